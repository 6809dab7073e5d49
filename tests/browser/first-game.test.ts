/** Guided first games: offered on the first visit, clicked through by following the hand, left at any time. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Around, around, expectAccessible } from './browser.ts'
import { isOver } from './playing.ts'

let here: Around
beforeAll(async () => {
  here = await around()
})
afterAll(() => here?.close())

/** What the guide says, and how far it is. */
const said = (page: Page): Promise<string> => page.locator('.coach').innerText()

/** Clicks where the hand points, until the guide has something else to say. */
async function followTheHand(page: Page): Promise<void> {
  const before = await said(page)
  for (let clicks = 0; clicks < 6; clicks++) {
    const hand = page.locator('.lesson-pointer')
    await hand.waitFor()
    const box = await hand.boundingBox()
    if (box === null) continue
    // Cards overlap: their upper left corner stays in sight.
    await page.mouse.click(box.x + Math.min(14, box.width / 2), box.y + Math.min(12, box.height / 2))
    // The hand moves on a moment after the table has; where it stays, one more click is meant.
    await page
      .waitForFunction(
        ([words, { x, y }]) => {
          const now = document.querySelector('.lesson-pointer')?.getBoundingClientRect()
          const spoken = document.querySelector<HTMLElement>('.coach')?.innerText
          return spoken !== words || (now !== undefined && Math.hypot(now.x - x, now.y - y) > 4)
        },
        [before, box] as const,
        { timeout: 1500 },
      )
      .catch(() => {})
    if ((await said(page)) !== before) return
  }
  throw new Error(`the hand leads nowhere: ${before}`)
}

/** What it is about, and what there is to see. */
async function read(page: Page): Promise<void> {
  for (let i = 0; i < 2; i++) await page.locator('.coach .strong').click()
  await page.locator('.lesson-pointer').waitFor()
}

/** Until it is the learner who goes on. */
const asked = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const coach = document.querySelector('.coach')
    const waits = coach?.querySelector('.coach-words')?.textContent === '…'
    return coach !== null && !waits
  })

const sizes = [
  ['lorcana', { width: 1440, height: 900, dark: true }],
  ['keyforge', { width: 1024, height: 768, dark: false, lang: 'de' }],
  ['l5r', { width: 390, height: 844, dark: false }],
  ['bluemoon', { width: 390, height: 844, dark: true, lang: 'it' }],
] as const

test.each(sizes)('%s is won by following the hand', async (game, size) => {
  const visitor = await here.visit(size)
  const { page, complaints } = visitor
  await page.goto(here.url)
  await page.locator(`.lesson-offer a[href="#/first/${game}"]`).click()
  await read(page)
  await expectAccessible(page)
  for (let steps = 0; steps < 20 && !(await isOver(page)); steps++) {
    await asked(page)
    if (await isOver(page)) break
    await followTheHand(page)
  }
  expect(await isOver(page)).toBe(true)
  await page.locator('.coach[data-over]').waitFor()
  await expectAccessible(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(wide, 'the page scrolls sideways').toBe(false)
  expect(complaints).toEqual([])

  // From then on it is offered no more on coming here, and can be played again.
  await page.goto(`${here.url}/#/`)
  await page.locator('.tiles').waitFor()
  expect(await page.locator('.lesson-offer').count()).toBe(0)
  expect(await page.locator(`[data-tile="${game}"] .tile-learn`).count()).toBe(1)
  await visitor.context.close()
})

test('something else is answered with why not now, nothing is done, and one can leave', async () => {
  const visitor = await here.visit({ width: 1440, height: 900 })
  const { page, complaints } = visitor
  await page.goto(`${here.url}/#/first/lorcana`)
  await read(page)
  const seq = () => page.locator('.table-screen').getAttribute('data-seq')
  const before = await seq()
  await page.locator('.prompt .choice-all').click()
  await page.locator('.prompt [data-choice]', { hasText: 'Quest with Kristoff' }).click()
  await page.locator('.coach-remark').waitFor()
  expect(await seq()).toBe(before)
  // What was meant is accepted as before.
  await followTheHand(page)
  expect(await page.locator('.coach-remark').count()).toBe(0)
  expect(Number(await seq())).toBe(Number(before) + 1)
  await page.locator('.coach a').click()
  await page.locator('.tiles').waitFor()
  // Who does not want it is not asked again.
  await page.locator('.lesson-decline').click()
  await page.reload()
  await page.locator('.tiles').waitFor()
  expect(await page.locator('.lesson-offer').count()).toBe(0)
  expect(complaints).toEqual([])
  await visitor.context.close()
})
