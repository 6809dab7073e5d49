/** At the table against the bot: on a phone, with hints, by clicks that show before they do. */
import { seedRandom } from '@regelwerk/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Around, around, expectAccessible, type Visitor } from './browser.ts'
import { byClicks, playSome, table } from './playing.ts'

let here: Around
beforeAll(async () => {
  here = await around()
})
afterAll(() => here?.close())

/** From the first page into a game, with one click. */
async function begin({ page }: Visitor, game: string): Promise<void> {
  await page.goto(here.url)
  await page.locator(`[data-tile="${game}"] .tile-play`).click()
  await table(page).waitFor()
}

test('on a phone, in the light, in German', async () => {
  const visitor = await here.visit({ width: 390, height: 844, dark: false, lang: 'de' })
  const { page, complaints } = visitor
  await begin(visitor, 'lorcana')
  await playSome(page, byClicks, seedRandom('phone'), 8)
  await expectAccessible(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(wide, 'the page scrolls sideways').toBe(false)
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  expect(complaints).toEqual([])
  await visitor.context.close()
})

describe('a hint', () => {
  /** Asks for one, looks at it, answers, and looks again. */
  async function hinted({ page, complaints }: Visitor, ask: () => Promise<void>): Promise<void> {
    await page.locator('.prompt [data-choice]').first().waitFor()
    const seq = await table(page).getAttribute('data-seq')
    await ask()
    const advice = page.getByRole('status').locator('.advice-worth')
    await expect.poll(() => advice.count()).toBeGreaterThan(0)
    expect(await advice.first().innerText()).toMatch(/^\d+\s?%$/)
    expect(await page.locator('.choice[data-advised], .board .corner-advised').count()).toBeGreaterThan(0)
    expect(await table(page).getAttribute('data-seq'), 'nothing has been answered').toBe(seq)
    await expectAccessible(page)
    await playSome(page, byClicks, seedRandom('hint'), 1)
    await expect.poll(() => page.locator('.advice-worth, [data-advised], .corner-advised').count()).toBe(0)
    expect(complaints).toEqual([])
  }

  test('by the key, in this page', async () => {
    const visitor = await here.visit()
    const { page, context } = visitor
    await begin(visitor, 'bluemoon')
    await hinted(visitor, async () => {
      await page.locator('.prompt-text').focus()
      await page.keyboard.press('h')
    })
    await context.close()
  })

  test('by the button, on a phone, in the light', async () => {
    const visitor = await here.visit({ width: 390, height: 844, dark: false, lang: 'de' })
    await begin(visitor, 'bluemoon')
    await hinted(visitor, () => visitor.page.getByRole('button', { name: 'Rat', exact: true }).click())
    await visitor.context.close()
  })

  test('against the computer on a server', async () => {
    const visitor = await here.visit()
    const { page, context } = visitor
    await page.goto(`${here.url}/#/lobby`)
    const form = page.locator('form.make')
    await form.locator('select').first().selectOption('bluemoon')
    await form.locator('.seat-forms select').filter({ hasText: 'The computer' }).selectOption('bot')
    await form.locator('button[type=submit]').click()
    await table(page).waitFor()
    await hinted(visitor, () => page.getByRole('button', { name: 'Hint', exact: true }).click())
    await context.close()
  })
})

test('a click shows what a card can do; the second one does it', async () => {
  const visitor = await here.visit()
  const { page, complaints, context } = visitor
  await begin(visitor, 'lorcana')
  const ends = page.locator('.prompt [data-choice]', { hasText: /end your turn/i })
  for (let i = 0; i < 6 && (await ends.count()) === 0; i++)
    await playSome(page, byClicks, seedRandom(`first ${i}`), 1)
  await ends.waitFor()
  const seq = (): Promise<string | null> => table(page).getAttribute('data-seq')
  const before = await seq()
  const card = page.locator('.board [data-zone="hand"] [data-marked="may"]').first()
  await card.click()
  await page.locator('.menu-of-card button').first().waitFor()
  expect(await seq(), 'nothing has been answered').toBe(before)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.menu-of-card').count()).toBe(0)
  expect(await seq()).toBe(before)
  await card.click()
  await card.click()
  await expect.poll(seq).not.toBe(before)
  expect(complaints).toEqual([])
  await context.close()
})

test('a card is dragged into the inkwell, taken back, and says why it cannot be played', async () => {
  const visitor = await here.visit()
  const { page, complaints } = visitor
  await begin(visitor, 'lorcana')
  const hand = page.locator('.board [data-zone="hand"] [data-marked="may"]')
  const ends = page.locator('.prompt [data-choice]', { hasText: /end your turn/i })
  await expect
    .poll(async () => {
      if ((await ends.count()) === 0) await playSome(page, byClicks, seedRandom('drag'), 1)
      return ends.count()
    })
    .toBeGreaterThan(0)
  const seq = await table(page).getAttribute('data-seq')

  const card = await hand.first().boundingBox()
  const well = await page.locator('.side[data-seat="0"] [data-zone="inkwell"]').boundingBox()
  if (card === null || well === null) throw new Error('there is nothing to drag, or nowhere to drag it')
  await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2)
  await page.mouse.down()
  await page.mouse.move(card.x + card.width / 2, card.y - 40, { steps: 6 })
  await page.mouse.move(well.x + well.width / 2, well.y + well.height / 2, { steps: 8 })
  await page.mouse.up()
  await expect.poll(() => table(page).getAttribute('data-seq')).not.toBe(seq)

  // There is one ink only: a card that is too dear gives its reason, by a rule that can be read.
  await page.locator('.board [data-zone="hand"] [data-piece]:not([data-marked])').first().click()
  await page.locator('.refusal .rule-chip').first().click()
  await expect.poll(() => page.locator('.float').innerText()).toMatch(/\d\.\d[\s\S]*\w{4}/)
  await page.keyboard.press('Escape')

  await page
    .getByRole('button', { name: /undo|take back/i })
    .first()
    .click()
  await expect.poll(() => ends.count()).toBeGreaterThan(0)
  expect(complaints).toEqual([])
  await visitor.context.close()
})
