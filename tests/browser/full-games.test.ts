/**
 * A full game of each kind by mouse, by touch and by keyboard alone: twelve games. Each of them is played at 1440, at 1024 and at
 * 390, some answers at one size, some at the next, the rest at the last; by touch the phone is also turned on its side. So every game
 * meets every way to play at every size, each as a part of a game. Throughout, the frame of the table stays where it is, nothing
 * overflows and nothing is complained about; axe finds nothing at level A or AA, at each size and at the end.
 */
import { type RandomState, seedRandom } from '@regelwerk/core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Around, around, expectAccessible, type Visitor } from './browser.ts'
import { expectSaidInOrder, frameOf, noted, overflowing, watch } from './calm.ts'
import { byDrags, finger } from './drags.ts'
import { byClicks, byKeys, type Hand, isOver, playSome, table } from './playing.ts'

const LARGE = { width: 1440, height: 900 }
const MIDDLE = { width: 1024, height: 768 }
const UPRIGHT = { width: 390, height: 844 }
const ON_ITS_SIDE = { width: 844, height: 390 }

type Size = typeof LARGE

/** So many answers at `each` size but the last, which is that of the rest of a game: Lorcana played at random is soon lost. */
const games: { game: string; each: number; mouse: Size[]; keyboard: Size[] }[] = [
  { game: 'lorcana', each: 4, mouse: [UPRIGHT, MIDDLE, LARGE], keyboard: [LARGE, UPRIGHT, MIDDLE] },
  { game: 'keyforge', each: 8, mouse: [LARGE, UPRIGHT, MIDDLE], keyboard: [MIDDLE, UPRIGHT, LARGE] },
  { game: 'l5r', each: 8, mouse: [UPRIGHT, MIDDLE, LARGE], keyboard: [LARGE, UPRIGHT, MIDDLE] },
  { game: 'bluemoon', each: 8, mouse: [LARGE, UPRIGHT, MIDDLE], keyboard: [MIDDLE, UPRIGHT, LARGE] },
]
const roomAt = ({ width }: Size): string => ({ 390: 'narrow', 844: 'flat' })[width] ?? 'wide'
const touched: Size[] = [LARGE, MIDDLE, UPRIGHT, ON_ITS_SIDE]

/** A game longer than this is stuck. */
const MOST_ANSWERS = 1500
/** So often the table is looked at; by everything that axe knows before the size is another, and at the end. */
const LOOK = 4

let here: Around
beforeAll(async () => {
  here = await around()
})
afterAll(() => here?.close())

/** Plays some answers and looks at the table every few of them. */
async function playCalmly(page: Page, hand: Hand, random: RandomState, answers: number): Promise<void> {
  await table(page).locator('.prompt').waitFor()
  const frame = await frameOf(page)
  for (let given = 0; given < answers && !(await isOver(page)); given += LOOK) {
    await playSome(page, hand, random, LOOK)
    if (await isOver(page)) return
    expect(await overflowing(page)).toEqual([])
    expect(await frameOf(page)).toEqual(frame)
  }
}

async function playWell(
  visitor: Visitor,
  hand: Hand,
  seed: string,
  each: number,
  sizes: readonly Size[],
): Promise<void> {
  const { page, complaints, context } = visitor
  const random = seedRandom(seed)
  for (const [i, size] of sizes.entries()) {
    if (await isOver(page)) throw new Error(`over before it was played at ${size.width}`)
    await page.setViewportSize(size)
    await expect.poll(() => table(page).getAttribute('data-room')).toBe(roomAt(size))
    const isLast = i === sizes.length - 1
    await playCalmly(page, hand, random, isLast ? MOST_ANSWERS : each)
    if (!isLast && !(await isOver(page))) await expectAccessible(page)
  }
  expect(await isOver(page), `over after ${MOST_ANSWERS} answers`).toBe(true)
  await expectAccessible(page)
  // A guard: what an input moves half a second later, on a slow machine, counts as a shift. measure:table has the figure.
  expect((await noted(page)).shift, 'CLS').toBeLessThan(0.1)
  expect(complaints).toEqual([])
  if ((await page.locator('.log-lines').count()) > 0) await expectSaidInOrder(page)
  await context.close()
}

describe.each(games)('a full game of $game', ({ game, each, mouse, keyboard }) => {
  test('by mouse', async () => {
    const visitor = await here.visit(mouse[0])
    const { page } = visitor
    await watch(page)
    await page.goto(here.url)
    await page.locator(`[data-tile="${game}"] .tile-play`).click()
    await table(page).waitFor()
    await playWell(visitor, byClicks, `mouse ${game}`, each, mouse)
  })

  test('by touch', async () => {
    const visitor = await here.visit({ ...touched[0], touch: true, dark: false })
    const { page } = visitor
    await watch(page)
    await page.goto(here.url)
    await page.locator(`[data-tile="${game}"] .tile-play`).tap()
    await table(page).waitFor()
    await playWell(visitor, byDrags(await finger(page)), `touch ${game}`, each, touched)
  })

  test('by keyboard alone', async () => {
    const visitor = await here.visit({ ...keyboard[0], dark: false })
    const { page } = visitor
    await watch(page)
    await page.goto(here.url)
    const isThere = () =>
      page.evaluate((id) => document.activeElement?.matches(`[data-tile="${id}"] .tile-play`) === true, game)
    await page.locator('.tile-play').first().waitFor()
    // From the top of the page to the game, by Tab.
    for (let i = 0; i < 60 && !(await isThere()); i++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await table(page).waitFor()
    await playWell(visitor, byKeys, `keys ${game}`, each, keyboard)
  })
})
