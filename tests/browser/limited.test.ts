/** Decks that nobody brings: a draft with seven bots and a sealed pool, each to the end of its match. */
import { seedRandom } from '@regelwerk/core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Around, around, expectAccessible, type Visitor } from './browser.ts'
import { byClicks, byKeys, type Hand, isOver, playSome, table } from './playing.ts'

let here: Around
beforeAll(async () => {
  here = await around()
})
afterAll(() => here?.close())

async function begin({ page }: Visitor, format: string, set: string): Promise<void> {
  await page.goto(`${here.url}/#/play/lorcana`)
  const form = page.locator('form.setup')
  await form.locator('select').first().selectOption(format)
  await form.locator('select').filter({ hasText: 'The First Chapter' }).selectOption(set)
  await form.locator('select').filter({ hasText: 'beginner' }).first().selectOption('random')
  await expectAccessible(page)
  await form.locator('button[type=submit]').click()
  await table(page).waitFor()
}

const caption = (page: Page): Promise<string> => page.locator('.toolbar').innerText()
const isBuilding = (page: Page): Promise<boolean> => page.locator('.pick-bar').isVisible()

/** Fills the deck up, with a card of one's own choice first, and goes on to the match. */
async function build(page: Page): Promise<void> {
  await page.locator('.board [data-marked="may"]').first().click()
  expect(await page.locator('.board [data-marked="chosen"]').count()).toBe(1)
  // How the deck is spread is told while one chooses.
  const byCost = async (): Promise<number> => {
    const counts = await page.locator('.chosen-curve li > :nth-child(2)').allInnerTexts()
    return counts.reduce((sum, n) => sum + Number(n), 0)
  }
  expect(await byCost()).toBe(1)
  await page.getByRole('button', { name: 'Fill up' }).click()
  await expect.poll(byCost).toBeGreaterThanOrEqual(35)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  const confirm = await page.locator('.pick-bar .primary').boundingBox()
  expect((confirm?.x ?? 0) + (confirm?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  await expectAccessible(page)
  await page.locator('.pick-bar .primary:not([aria-disabled="true"])').click()
  await page.locator('.table-screen:not([data-limited]) .prompt').waitFor()
}

async function finish(page: Page, hand: Hand): Promise<void> {
  await playSome(page, hand, seedRandom('limited'), 600)
  expect(await isOver(page)).toBe(true)
  const answers = Number(await table(page).getAttribute('data-seq'))
  expect(answers, 'a whole match').toBeGreaterThan(20)
}

test('a whole draft with seven bots, and its match, by keys and clicks', async () => {
  const visitor = await here.visit()
  const { page, complaints } = visitor
  await begin(visitor, 'draft', 'booster:5')
  expect(await caption(page)).toContain('booster 1 of 4')
  await expectAccessible(page)
  const random = seedRandom('draft')
  for (let pick = 0; !(await isBuilding(page)); pick++) {
    await playSome(page, pick % 8 === 0 ? byClicks : byKeys, random, 1)
    await page.waitForFunction(
      () => document.querySelector('.prompt :is([data-choice], .choice-all), .pick-bar') !== null,
    )
    if (pick === 20) {
      const before = await caption(page)
      await page.reload()
      await table(page).waitFor()
      expect(await caption(page), 'kept over a reload').toBe(before)
    }
  }
  await build(page)
  await finish(page, byKeys)
  expect(complaints).toEqual([])
  await visitor.context.close()
})

test('a sealed pool and its match, offline, on a phone that is touched', async () => {
  const visitor = await here.visit({ width: 390, height: 844, touch: true, dark: false, offline: true })
  const { page, complaints } = visitor
  await begin(visitor, 'sealed', 'booster:1')
  await here.stopServer()
  await build(page)
  await finish(page, byClicks)
  await here.startServer()
  expect(complaints).toEqual([])
  await visitor.context.close()
})

test('Sealed of KeyForge: three decks are opened, one is chosen and played', async () => {
  const visitor = await here.visit({ width: 1024, height: 768, dark: false })
  const { page, complaints } = visitor
  await page.goto(`${here.url}/#/play/keyforge`)
  const form = page.locator('form.setup')
  await form.locator('select').first().selectOption('sealed')
  await form.getByLabel('Each player opens 3 decks of').selectOption({ label: 'Worlds Collide' })
  await expectAccessible(page)
  await form.locator('button[type=submit]').click()
  await page.locator('.table-screen[data-limited] .prompt').waitFor()
  await expect.poll(() => page.locator('.board .piece').count()).toBe(108)
  await expectAccessible(page)
  const choices = page.locator('.prompt [data-choice]').filter({ hasText: 'Play ' })
  expect(await choices.count()).toBe(3)
  // Which cards are whose is read above them.
  for (const [i, text] of (await choices.allInnerTexts()).entries()) {
    const label = page.locator(`[data-zone="deck-${i + 1}"] > .zone-label`)
    expect((await label.boundingBox())?.width).toBeGreaterThan(100)
    expect(text).toContain(await label.innerText())
  }
  await choices.nth(1).click()
  await page.locator('.table-screen:not([data-limited]) .prompt').waitFor()
  await playSome(page, byClicks, seedRandom('sealed'), 5)
  expect(complaints).toEqual([])
  await visitor.context.close()
})

test('an auction of KeyForge decks, and the match with the chains that were bid', async () => {
  const visitor = await here.visit()
  const { page, complaints } = visitor
  await page.goto(`${here.url}/#/play/keyforge`)
  await page.locator('form.setup select').first().selectOption('auction')
  await page.locator('form.setup button[type=submit]').click()
  await page.locator('.table-screen[data-limited] .prompt').waitFor()
  await expectAccessible(page)
  for (let bids = 0; (await page.locator('.table-screen[data-limited]').count()) > 0 && bids < 30; bids++)
    await playSome(page, byKeys, seedRandom('auction'), 1)
  await page.locator('.table-screen:not([data-limited]) .prompt').waitFor()
  await playSome(page, byClicks, seedRandom('auction'), 5)
  expect(complaints).toEqual([])
  await visitor.context.close()
})

test('a sealed pool with a friend: both build, and meet at a table of their own', async () => {
  const [host, guest] = await Promise.all([here.visit(), here.visit({ lang: 'de' })])
  const { page } = host
  await page.goto(`${here.url}/#/lobby`)
  const form = page.locator('form.make')
  await form.locator('select').first().selectOption('lorcana')
  await form.getByLabel('Format').selectOption('sealed')
  await form.locator('select').filter({ hasText: 'The First Chapter' }).selectOption('booster:2')
  await expectAccessible(page)
  await form.locator('button[type=submit]').click()
  const link = await page.locator('.link input').inputValue()

  const other = guest.page
  await other.goto(link)
  await expect.poll(() => other.locator('.sheet-head').innerText()).toContain('Rise of the Floodborn')
  await other.locator('.sit input').first().fill('Bert')
  await other.locator('.sit button[type=submit]').click()
  for (const side of [page, other]) {
    await side.locator('.pick-bar').waitFor()
    await side.getByRole('button', { name: /fill up|auffüllen/i }).click()
    await side.locator('.pick-bar .primary:not([aria-disabled="true"])').click()
  }
  for (const side of [page, other])
    await side.getByRole('button', { name: /your match|deiner Partie/ }).click()
  await Promise.all([page, other].map((side) => side.locator('.table-screen:not([data-limited])').waitFor()))
  expect(page.url()).toContain(other.url().split('?')[0]?.split('/').at(-1))
  for (const { complaints, context } of [host, guest]) {
    expect(complaints).toEqual([])
    await context.close()
  }
})
