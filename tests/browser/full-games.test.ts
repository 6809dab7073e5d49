/**
 * A full game of each kind by mouse, by touch and by keyboard alone, at four sizes: twelve games, in which every game meets every
 * way to play and every size. By mouse and by keyboard a game is played at 1440 and at 1024, two games each way round; by touch on a
 * phone of 390 that is turned on its side half-way. Throughout, the frame of the table stays where it is, nothing overflows and
 * nothing is complained about; axe finds nothing at level A or AA, in play and at the end.
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

const games = [
  { game: 'lorcana', mouse: LARGE, keyboard: MIDDLE },
  { game: 'keyforge', mouse: MIDDLE, keyboard: LARGE },
  { game: 'l5r', mouse: LARGE, keyboard: MIDDLE },
  { game: 'bluemoon', mouse: MIDDLE, keyboard: LARGE },
]

/** A game longer than this is stuck. */
const MOST_ANSWERS = 1500
/** So often the table is looked at; and after so many answers by everything that axe knows. */
const LOOK = 4
const INTO_THE_GAME = 12

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
  half?: () => Promise<void>,
): Promise<void> {
  const { page, complaints, context } = visitor
  const random = seedRandom(seed)
  await playCalmly(page, hand, random, INTO_THE_GAME)
  if (!(await isOver(page))) await expectAccessible(page)
  await half?.()
  await playCalmly(page, hand, random, MOST_ANSWERS)
  expect(await isOver(page), `over after ${MOST_ANSWERS} answers`).toBe(true)
  await expectAccessible(page)
  // A guard: what an input moves half a second later, on a slow machine, counts as a shift. measure:table has the figure.
  expect((await noted(page)).shift, 'CLS').toBeLessThan(0.1)
  expect(complaints).toEqual([])
  if ((await page.locator('.log-lines').count()) > 0) await expectSaidInOrder(page)
  await context.close()
}

describe.each(games)('a full game of $game', ({ game, mouse, keyboard }) => {
  test(`by mouse at ${mouse.width}`, async () => {
    const visitor = await here.visit(mouse)
    const { page } = visitor
    await watch(page)
    await page.goto(here.url)
    await page.locator(`[data-tile="${game}"] .tile-play`).click()
    await table(page).waitFor()
    await playWell(visitor, byClicks, `mouse ${game}`)
  })

  test('by touch at 390, and from half-way with the phone on its side', async () => {
    const visitor = await here.visit({ ...UPRIGHT, touch: true, dark: false })
    const { page } = visitor
    await watch(page)
    await page.goto(here.url)
    await page.locator(`[data-tile="${game}"] .tile-play`).tap()
    await table(page).waitFor()
    await playWell(visitor, byDrags(await finger(page)), `touch ${game}`, async () => {
      await page.setViewportSize(ON_ITS_SIDE)
      await expect.poll(() => table(page).getAttribute('data-room')).toBe('flat')
    })
  })

  test(`by keyboard alone at ${keyboard.width}`, async () => {
    const visitor = await here.visit({ ...keyboard, dark: false })
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
    await playWell(visitor, byKeys, `keys ${game}`)
  })
})
