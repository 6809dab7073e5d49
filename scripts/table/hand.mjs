// A hand that gives an answer at a table the cheapest way the page offers, and counts its gestures: clicks and drags. It knows what all
// measured pages have in common (numbered buttons in the prompt, cards as `data-thing`, the menu at a card, the confirm button),
// and drags where a page says which cards can be taken up (`data-drag`) and where they can be dropped.

/** Gives an answer, looking so many milliseconds before each click; how many gestures that took. */
export async function give(page, decision, choice, look = 0) {
  const hand = { page, look, gestures: 0 }
  if (decision.kind === 'order') await click(hand, page.locator('.prompt .primary'))
  else if (decision.kind === 'choose') await take(hand, decision, choice)
  else {
    for (const index of choice) await take(hand, decision, index)
    const isOne = decision.min === 1 && decision.max === 1
    if (!isOne) await click(hand, page.locator('.pick-bar .primary'))
  }
  return hand.gestures
}

async function take(hand, decision, index) {
  const { page } = hand
  const option = decision.options[index]
  const listed = () => buttonOf(page, '.prompt [data-choice]', decision, index)
  const button = await listed()
  if (button !== null) {
    const seq = await seqOf(page)
    await click(hand, button)
    // A turn that would end with something left to do is asked about once more.
    const isAsked = decision.kind === 'choose' && (await seqOf(page)) === seq
    const again = isAsked ? await listed() : null
    return again === null ? undefined : click(hand, again)
  }
  if (decision.kind === 'choose' && (await drag(hand, option))) return
  const things = [option.source, option.target, ...(option.cards ?? [])]
    .filter((card) => card !== undefined)
    .map((card) => `card ${card}`)
  if (option.name !== undefined) things.push(`token ${option.name}`)
  if (option.seat !== undefined) things.push(`seat ${option.seat}`)
  const seq = await seqOf(page)
  for (const thing of things) {
    const card = page.locator(`.table-screen [data-thing="${thing}"]:visible`)
    const place = (await card.count()) === 0 ? undefined : await inSight(card.first())
    if (place === undefined) continue
    await click(hand, card.first(), place)
    if ((await seqOf(page)) !== seq || decision.kind === 'pick') return
    const entry = await buttonOf(page, '.menu-of-card button', decision, index)
    if (entry !== null) return click(hand, entry)
    // A menu that only says the verb: what it aims at comes next.
    const verb = page.locator('.menu-of-card button:visible')
    const found = await verbEntry(page, option.text)
    if ((await verb.count()) > 0) await click(hand, verb.nth(Math.max(0, found)))
  }
  if ((await seqOf(page)) !== seq) return
  const all = page.locator('.prompt .choice-all[aria-expanded="false"]')
  if ((await all.count()) > 0) await click(hand, all)
  const unfolded = await listed()
  if (unfolded === null) throw new Error(`no way to answer "${option.text}" to "${decision.text}"`)
  await click(hand, unfolded)
}

/** A place on a card that no other covers, where cards overlap or are tilted, once all lie still; undefined: there is none. */
const inSight = (card) =>
  card.evaluate(async (one) => {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const where = () => JSON.stringify(one.getBoundingClientRect())
    const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const moves = ({ playState, effect }) =>
      playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)
    for (let at = ''; at !== where() || document.getAnimations().some(moves); await frames()) at = where()
    const { left, top, width, height } = one.getBoundingClientRect()
    for (const down of [0.5, 0.3, 0.7, 0.15, 0.85])
      for (let x = 4; x < width; x += 4) {
        const found = document.elementFromPoint(left + x, top + height * down)
        const next = document.elementFromPoint(left + x + 6, top + height * down)
        if (found && next && one.contains(found) && one.contains(next)) return { x: x + 3, y: height * down }
      }
    return undefined
  })

/** Takes the card of an option up and drops it where that is lit; false: it cannot be done so. */
async function drag(hand, { source, target, text }) {
  const { page } = hand
  if (source === undefined) return false
  const card = page.locator(`.board [data-drag][data-thing="card ${source}"]`)
  if ((await card.count()) !== 1) return false
  const place = await inSight(card)
  const from = await card.boundingBox()
  if (place === undefined || from === null) return false
  const at = { x: from.x + place.x, y: from.y + place.y }
  const seq = await seqOf(page)
  await page.mouse.move(at.x, at.y)
  if (hand.look > 0) await page.waitForTimeout(hand.look)
  await page.mouse.down()
  await page.mouse.move(at.x + 4, at.y - 16, { steps: 3 })
  const lit = page.locator('.drop-spot, .board [data-drop]')
  const isLit = await lit
    .first()
    .waitFor({ state: 'attached', timeout: 1000 })
    .then(() => true)
    .catch(() => false)
  const spot = isLit ? await spotFor(page, target, plain(text)) : null
  if (spot !== null) await page.mouse.move(spot.x, spot.y, { steps: 5 })
  else await page.mouse.move(at.x, at.y)
  await page.mouse.up()
  if (spot === null) return false
  hand.gestures++
  await answered(page, seq)
  return (await seqOf(page)) !== seq
}

/** Where an option is done: on its target, where its words stand, or where what it asks next is answered at once. */
async function spotFor(page, target, wanted) {
  const spots = await page.locator('.drop-spot, .board [data-drop]').evaluateAll((all) =>
    all.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const isCard = one.dataset.drop !== undefined
      return {
        thing: one.dataset.thing ?? null,
        text: isCard ? '' : one.textContent,
        x: isCard ? left + 16 : left + width / 2,
        y: top + height / 2,
      }
    }),
  )
  const onTarget = target !== undefined && spots.find(({ thing }) => thing === `card ${target}`)
  return onTarget || (spots.find(({ text }) => plain(text) === wanted) ?? spots[0] ?? null)
}

/** A moment for a drop to be answered: it may also open a menu. */
const answered = (page, seq) =>
  page
    .waitForFunction((before) => document.querySelector('.table-screen')?.dataset.seq !== before, seq, {
      timeout: 1500,
    })
    .catch(() => {})

async function click(hand, target, position) {
  await target.hover({ force: true, ...(position && { position }) })
  if (hand.look > 0) await hand.page.waitForTimeout(hand.look)
  const seq = await seqOf(hand.page)
  await target.click({ force: true, ...(position && { position }) })
  hand.gestures++
  await settled(hand.page, seq)
}

const seqOf = (page) => page.evaluate(() => document.querySelector('.table-screen')?.getAttribute('data-seq'))

/** A moment for what a click does; what it does not is not waited for. */
const settled = (page, seq) =>
  page.waitForFunction(
    (before) => {
      const screen = document.querySelector('.table-screen')
      return screen?.dataset.seq !== before || screen?.dataset.busy === undefined
    },
    seq,
    { timeout: 30_000 },
  )

/** The visible button that stands for an option: by its number or its words, and of several that read alike by their order. */
async function buttonOf(page, selector, { options }, index) {
  // A page that tells copies apart says which option a button is.
  const told = page.locator(`${selector}[data-option="${index}"]:visible:not([disabled])`)
  if ((await told.count()) > 0) return told.first()
  const wanted = plain(options[index].text)
  const alike = options.filter(
    (one, i) => i < index && plain(one.text) === wanted && one.verb === options[index].verb,
  ).length
  const found = page.locator(`${selector}:visible`)
  const texts = await found.evaluateAll((buttons) =>
    buttons.map((one) => {
      const text = one.querySelector('.choice-text') ?? one
      return one.disabled ? '' : (one.getAttribute('aria-label') ?? text.textContent)
    }),
  )
  const places = texts.flatMap((text, i) => (plain(text) === wanted ? [i] : []))
  const at = places[alike] ?? places[0]
  return at === undefined ? null : found.nth(at)
}

/** Words without signs and without what players are called, which differs from page to page. */
const plain = (text) =>
  text
    .replace(/\{[A-Z]\}/g, '')
    .replace(/\b(?:Player \d|You|Your|The computer|Computer|Bot)\b('s)?/gi, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .toLowerCase()

/** Of the entries of a menu the one whose words are most like those of an option. */
async function verbEntry(page, text) {
  const entries = await page.locator('.menu-of-card button:visible').allTextContents()
  const words = new Set(plain(text).split(' '))
  const likeness = entries.map(
    (entry) =>
      plain(entry)
        .split(' ')
        .filter((word) => words.has(word)).length,
  )
  return likeness.indexOf(Math.max(...likeness))
}
