/** Cards taken up and dropped, by mouse and by finger: what lights up, what a drop does, and what it must not do. */
import { seedRandom } from '@regelwerk/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Around, around, expectAccessible, type Visit, type Visitor } from './browser.ts'
import { byDrags, cardsToDrag, finger, type Grip, litSpots, mouse, takeUp } from './drags.ts'
import { isOver, playSome, table } from './playing.ts'

let here: Around
beforeAll(async () => {
  here = await around()
})
afterAll(() => here?.close())

const phone: Visit = { width: 390, height: 844, touch: true }

async function begin(game: string, visit?: Visit): Promise<Visitor & { grip: Grip }> {
  const visitor = await here.visit(visit)
  const { page } = visitor
  await page.goto(here.url)
  await page.locator(`[data-tile="${game}"] .tile-play`).click()
  await table(page).waitFor()
  return { ...visitor, grip: visit?.touch ? await finger(page) : mouse(page) }
}

const seqOf = (visitor: Visitor): Promise<string | null> => table(visitor.page).getAttribute('data-seq')

/** Plays on until a card of a zone can be taken up that lights up such a spot; holds it then. */
async function holding(visitor: Visitor & { grip: Grip }, zone: string, spot: RegExp): Promise<void> {
  const { page, grip } = visitor
  const random = seedRandom(`holds ${zone}`)
  for (let i = 0; i < 150 && !(await isOver(page)); i++) {
    for (const card of await cardsToDrag(page, `[data-zone="${zone}"]`)) {
      await takeUp(page, grip, card)
      if ((await litSpots(page)).some(({ at }) => spot.test(at))) return
      // Let go where it was taken up, it does nothing.
      await grip.move(card)
      await grip.up()
    }
    await playSome(page, byDrags(grip), random, 1)
  }
  throw new Error(`nothing in ${zone} lights up ${spot}`)
}

/** Drops what is held on such a spot; where that means several things, says which. Returns how many answers that gave. */
async function drop(visitor: Visitor & { grip: Grip }, spot: RegExp, which = /./): Promise<number> {
  const { page, grip } = visitor
  const before = Number(await seqOf(visitor))
  const found = (await litSpots(page)).find(({ at }) => spot.test(at))
  if (found === undefined) throw new Error(`no spot ${spot}`)
  await grip.move(found)
  await grip.up()
  const menu = page.locator('.menu-of-card')
  const isOn = async () => Number(await seqOf(visitor)) > before || (await menu.count()) > 0
  await expect.poll(isOn, { message: 'a drop does something, or asks what' }).toBe(true)
  if ((await menu.count()) > 0) await menu.locator('.choice', { hasText: which }).first().click()
  await expect.poll(async () => Number(await seqOf(visitor))).toBeGreaterThan(before)
  return Number(await seqOf(visitor)) - before
}

describe.each(['lorcana', 'keyforge', 'l5r', 'bluemoon'])('%s', (game) => {
  test('by finger on a phone', async () => {
    const visitor = await begin(game, phone)
    const { page, complaints, context, grip } = visitor
    await playSome(page, byDrags(grip), seedRandom(`finger ${game}`), game === 'l5r' ? 16 : 9)
    expect(await page.locator('.drop-spot, .ghost, [data-drop], [data-dragged]').count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('by mouse: a card dropped into the inkwell is inked; one let go where it lay, or by Escape, does nothing', async () => {
  const visitor = await begin('lorcana')
  const { page, grip, complaints, context } = visitor
  await holding(visitor, 'hand', /^zone$/)
  const before = await seqOf(visitor)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  // However late the button is let go: some frames after.
  await page.evaluate(async () => {
    for (let i = 0; i < 8; i++) await new Promise(requestAnimationFrame)
  })
  await grip.up()
  expect(await page.locator('.drop-spot, .ghost').count()).toBe(0)
  expect(await page.locator('.menu-of-card').count(), 'no menu opens by a drag').toBe(0)
  const [card] = await cardsToDrag(page, '[data-zone="hand"]')
  if (card === undefined) throw new Error('no card')
  await takeUp(page, grip, card)
  await grip.move({ x: card.x + 3, y: card.y + 20 })
  await grip.up()
  expect(await page.locator('.menu-of-card').count()).toBe(0)
  expect(await seqOf(visitor), 'nothing has been answered').toBe(before)
  await holding(visitor, 'hand', /^zone$/)
  const inks = await page.locator('.side[data-own] [data-zone="inkwell"] .counted-card').count()
  await drop(visitor, /^zone$/)
  await expect
    .poll(() => page.locator('.side[data-own] [data-zone="inkwell"] .counted-card').count())
    .toBe(inks + 1)
  expect(complaints).toEqual([])
  await context.close()
})

test('one drop says two things: a creature and its flank', async () => {
  const visitor = await begin('keyforge')
  const { page, context } = visitor
  const creatures = page.locator('.side[data-own] [data-zone="line"] .card')
  await holding(visitor, 'hand', /^left$/)
  const thing = await page.locator('[data-dragged]').getAttribute('data-thing')
  expect(await drop(visitor, /^left$/)).toBeGreaterThanOrEqual(1)
  await expect.poll(() => creatures.first().getAttribute('data-thing')).toBe(thing)
  expect(await page.locator('.prompt', { hasText: /flank/i }).count(), 'it is not asked again').toBe(0)
  await context.close()
})

test('a card dropped onto an enemy challenges it', async () => {
  const visitor = await begin('lorcana')
  await holding(visitor, 'characters', /^card/)
  await drop(visitor, /^card/, /challenge/i)
  await visitor.page.locator('.log-lines', { hasText: / challenges / }).waitFor()
  await visitor.context.close()
})

test('a finger that rests on a card reads it, and does nothing else', async () => {
  const visitor = await begin('lorcana', phone)
  const { page, grip, complaints, context } = visitor
  await page.locator('.board [data-zone="hand"] .card').first().waitFor()
  const before = await seqOf(visitor)
  const box = await page.locator('.board [data-zone="hand"] .card').first().boundingBox()
  if (box === null) throw new Error('no card')
  await grip.down({ x: box.x + 20, y: box.y + 20 })
  await page.locator('.table-dialog[open] .inspect').waitFor()
  await grip.up()
  expect(await page.locator('.menu-of-card').count()).toBe(0)
  expect(await seqOf(visitor)).toBe(before)
  await page.keyboard.press('Escape')
  expect(await page.locator('.table-dialog[open]').count()).toBe(0)
  // The next touch is one again; at the left, for the cards of a hand overlap.
  await page
    .locator('.board [data-zone="hand"] .card')
    .first()
    .tap({ position: { x: 18, y: 20 } })
  await expect
    .poll(() => page.locator('.corner-chosen, .menu-of-card, .table-dialog[open]').count())
    .toBeGreaterThan(0)
  expect(complaints).toEqual([])
  await context.close()
})
