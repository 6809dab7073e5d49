/** Is the table calm: nothing moves that was not touched, nothing is wider than its room, all that happens is said in order. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

interface Watched {
  watched: { shift: number; said: string[] }
}

/** To be called before the page is opened: notes how the page shifts, and what is said aloud. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = { shift: 0, said: [] as string[] }
    ;(globalThis as unknown as Watched).watched = kept
    let sum = 0
    let first = Number.NEGATIVE_INFINITY
    let last = Number.NEGATIVE_INFINITY
    // As browsers count it: the worst five seconds of shifts less than a second apart, but for those right after an input.
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {
          startTime: at,
          value,
          hadRecentInput,
        } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        if (hadRecentInput || document.querySelector('.table-screen[data-seq]') === null) continue
        if (at - last > 1000 || at - first > 5000) {
          sum = 0
          first = at
        }
        sum += value
        last = at
        kept.shift = Math.max(kept.shift, sum)
      }
    }).observe({ type: 'layout-shift', buffered: true })
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.matches('.announced'))
          for (const node of addedNodes) kept.said.push(node.textContent ?? '')
    }).observe(document, { subtree: true, childList: true })
  })
}

/** Where what never moves lies: strips, lanes, the middle, the question and the hand. */
export const frameOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const parts = {
      toolbar: '.toolbar',
      board: '.board',
      'their strip': '.others .strip',
      'their lanes': '.others .rows',
      middle: '.middle',
      'own lanes': '.side[data-below] .rows',
      'own strip': '.side[data-below] .strip',
      question: '.asking, .panel',
      hand: '.hand',
      panel: '.panel',
    }
    return Object.fromEntries(
      Object.entries(parts).map(([name, selector]) => {
        const box = document.querySelector(selector)?.getBoundingClientRect()
        const edges = box ? [box.left, box.top, box.width, box.height] : []
        return [name, edges.map(Math.round).join(' ')]
      }),
    )
  })

/** What is wider than the page, or cut off; nothing is. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    const board = document.querySelector('.board')
    const found = scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`] : []
    if (board && board.scrollHeight > board.clientHeight + 1)
      found.push(`the board is ${board.scrollHeight} high and has room for ${board.clientHeight}`)
    // What lies between the players lies on the board, and nothing on it.
    const ground = board?.getBoundingClientRect() ?? document.body.getBoundingClientRect()
    for (const one of document.querySelectorAll('.middle .token')) {
      const { left, right, top, height } = one.getBoundingClientRect()
      if (left < ground.left - 1 || right > ground.right + 1)
        found.push(`"${one.textContent}" is beside the board`)
      for (const x of [left + 8, right - 8]) {
        const above = document.elementFromPoint(x, top + height / 2)
        if (above?.closest('.aside') != null) found.push(`"${one.textContent}" is covered`)
      }
    }
    for (const one of document.querySelectorAll('.contest-about :is(strong, .contest-verdict)'))
      if (one.scrollWidth > one.clientWidth + 1) found.push(`"${one.textContent}" is cut off`)
    // What a player has and their piles stay on the board, beside each other, in one line or, upright on a phone, in two.
    const edge = board?.getBoundingClientRect() ?? document.body.getBoundingClientRect()
    for (const strip of document.querySelectorAll('.strip')) {
      const boxes = (selector: string): DOMRect[] =>
        [...strip.querySelectorAll(selector)]
          .map((one) => one.getBoundingClientRect())
          .filter(({ width }) => width > 2)
      const piles = boxes('.pile')
      const counters = boxes('.counters li, .pool, .scale')
      const name = `${strip.textContent?.slice(0, 12)}'s`
      if ([...piles, ...counters].some(({ left, right }) => left < edge.left - 1 || right > edge.right + 1))
        found.push(`${name} strip is wider than the board`)
      const lines = new Set(
        boxes('.counters li').map(({ top, height }) => Math.round((top + height / 2) / 8)),
      )
      if (lines.size > 1) found.push(`what ${name} is counted wraps`)
      for (const pile of piles)
        for (const one of counters)
          if (
            pile.left < one.right - 4 &&
            one.left < pile.right - 4 &&
            pile.top < one.bottom - 4 &&
            one.top < pile.bottom - 4
          )
            found.push(`${name} piles lie over what they have`)
    }
    // The bar holds what stands in it, beside the name of the page.
    const brand = document.querySelector('.brand')?.getBoundingClientRect()
    const caption = document.querySelector('.toolbar .caption')?.getBoundingClientRect()
    if (brand && caption && brand.right > caption.left + 1 && brand.bottom > caption.top)
      found.push(`the name of the page lies over "${document.querySelector('.caption')?.textContent}"`)
    const bar = document.querySelector('.toolbar')?.getBoundingClientRect()
    for (const one of document.querySelectorAll('.toolbar :is(.caption, .track li, .tool)')) {
      const { left, right, top, bottom, width } = one.getBoundingClientRect()
      if (bar === undefined || width === 0) continue
      if (left < bar.left - 1 || right > bar.right + 1 || top < bar.top - 1 || bottom > bar.bottom + 1)
        found.push(`"${one.textContent || one.getAttribute('aria-label')}" stands out of the bar`)
    }
    for (const one of document.querySelectorAll('.prompt button, .prompt-text, .menu-of-card button')) {
      const { overflowX, textOverflow } = getComputedStyle(one)
      const isCut = one.scrollWidth > one.clientWidth + 1 && overflowX !== 'visible'
      if (isCut && textOverflow !== 'ellipsis') found.push(`"${one.textContent}" is cut off`)
    }
    return found
  })

/** How much the page has shifted by itself so far (CLS), and what has been said aloud. */
export const noted = (page: Page): Promise<Watched['watched']> =>
  page.evaluate(() => (globalThis as unknown as Watched).watched)

/** Every line of the log that is shown has been said, one after the other. */
export async function expectSaidInOrder(page: Page): Promise<void> {
  const told = await page.locator('.log-lines li .log-text').allTextContents()
  expect(told.length).toBeGreaterThan(5)
  await expect
    .poll(async () => (await noted(page)).said.some((text) => text.includes('The game is over')))
    .toBe(true)
  const said = (await noted(page)).said.map(plain)
  let at = 0
  for (const line of told.map(plain)) {
    const found = said.indexOf(line, at)
    expect(found, `"${line}" is said after "${said[at - 1] ?? ''}"`).toBeGreaterThanOrEqual(0)
    at = found + 1
  }
}

/** Signs are drawn in the log and spelt where they are said; a line that comes twice may be told once. */
const plain = (text: string): string =>
  text
    .replace(/\{[A-Z]\}/g, '')
    .replace(/ ×\d+$/, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The most elements whose looks the browser reckoned anew at once while something was done, of all that the page has. */
export async function restyled(page: Page, act: () => Promise<void>): Promise<{ most: number; all: number }> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('no browser')
  const cdp = await browser.newBrowserCDPSession()
  const counts: number[] = []
  cdp.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as { name?: string; args?: { elementCount?: number } }[])
      if (event.name === 'UpdateLayoutTree') counts.push(event.args?.elementCount ?? 0)
  })
  const complete = new Promise((done) => cdp.once('Tracing.tracingComplete', done))
  await cdp.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline'] },
    transferMode: 'ReportEvents',
  })
  await act()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await cdp.send('Tracing.end')
  await complete
  await cdp.detach()
  return { most: Math.max(0, ...counts), all: await page.locator('*').count() }
}
