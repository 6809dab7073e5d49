// What runs inside the measured page, before anything of its own: it listens and touches nothing; and how to ask it.

/** In the browser: chance is the same in every run, so that pages are compared over the same deals as long as their rules agree. */
export function sameChance() {
  let word = 2463534242
  crypto.getRandomValues = (array) => {
    for (let i = 0; i < array.length; i++) {
      word ^= word << 13
      word ^= word >>> 17
      word ^= word << 5
      array[i] = word >>> 0
    }
    return array
  }
}

/** In the browser: keeps what the engine's worker tells the page, how it shifts and stalls, and when gestures show an effect. */
export function probe() {
  const kept = { told: null, prompts: {}, shifts: [], tasks: [], frames: [], gestures: [] }
  window.measured = kept

  window.Worker = class extends Worker {
    constructor(...args) {
      super(...args)
      this.addEventListener('message', ({ data }) => {
        if (data?.kind !== 'screen') return
        kept.told = data
        const { decision, seq } = data.screen
        if (decision !== null) {
          const { kind, min, max, options } = decision
          kept.prompts[seq] = { kind, min, max, options: options.length }
        }
      })
    }
  }

  const name = (node) => {
    const element = node instanceof Element ? node : node?.parentElement
    if (!element) return '?'
    const zone = element.closest('[data-zone]')?.getAttribute('data-zone')
    return `${element.localName}.${String(element.className.baseVal ?? element.className).replaceAll(' ', '.')}${zone ? ` in ${zone}` : ''}`
  }
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries())
      kept.shifts.push({
        at: startTime,
        value,
        excused: hadRecentInput,
        who: sources.map(({ node }) => name(node)),
      })
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) kept.tasks.push({ at: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration, scripts, renderStart, styleAndLayoutStart } of list.getEntries())
      kept.frames.push({
        at: startTime,
        duration,
        render: startTime + duration - renderStart,
        layout: startTime + duration - styleAndLayoutStart,
        scripts: scripts.map(
          (one) =>
            `${one.invoker} ${Math.round(one.duration)} ms (layout ${Math.round(one.forcedStyleAndLayoutDuration)})`,
        ),
      })
  }).observe({ type: 'long-animation-frame', buffered: true })

  /** After the next frame has been handed to the screen. */
  const shown = (then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => then(performance.now())
      port2.postMessage(null)
    })
  let last = null
  const begin = ({ isTrusted, timeStamp }) => {
    if (!isTrusted) return
    last = { at: timeStamp, effect: null, answer: null }
    kept.gestures.push(last)
  }
  // A drag begins its effect where it is let go.
  for (const kind of ['pointerdown', 'pointerup', 'keydown']) addEventListener(kind, begin, { capture: true })
  const seqOf = () => document.querySelector('.table-screen')?.getAttribute('data-seq')
  let seq = seqOf()
  new MutationObserver(() => {
    const now = seqOf()
    const changed = now !== seq
    seq = now
    const gesture = last
    if (gesture === null) return
    if (gesture.effect === null) {
      gesture.effect = Number.NaN
      shown((at) => {
        gesture.effect = at - gesture.at
      })
    }
    if (changed && gesture.answer === null) {
      gesture.answer = Number.NaN
      shown((at) => {
        gesture.answer = at - gesture.at
      })
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
}

/** Waits until the person is asked; false: the game is over. */
export async function asked(page) {
  const state = await page.waitForFunction(() => {
    const screen = document.querySelector('.table-screen')
    if (screen?.querySelector('.outcome')) return 'over'
    const ready = screen?.querySelector('.prompt [data-choice]:not([disabled]), .prompt .choice-all')
    const { told } = window.measured
    const isShown = String(told?.screen.seq) === screen?.dataset.seq
    return ready && isShown && told.screen.decision !== null ? 'asked' : null
  })
  return (await state.jsonValue()) === 'asked'
}

/** Is that still asked? A drop answers two questions: of the second the page is told, and it has answered it by itself. */
export const isStill = (page, { screen }) =>
  page.evaluate(
    (seq) => document.querySelector('.table-screen')?.getAttribute('data-seq') === seq,
    String(screen.seq),
  )
