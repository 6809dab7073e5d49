/** The deck builder: a legal deck from nothing, by mouse and by keyboard; kept, compared, tried, and taken to a game. */
import { loadGame } from '@regelwerk/protocol'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Around, around, expectAccessible } from './browser.ts'
import { table } from './playing.ts'

let here: Around
beforeAll(async () => {
  here = await around()
})
afterAll(() => here?.close())

const query = (page: Page) => page.locator('.build input[type=search]')
const verdict = (page: Page) => page.locator('.deck-pane .verdict')

/** How a ready deck is made again card by card. */
async function recipe(id: string): Promise<[n: number, name: string][]> {
  const game = await loadGame(id)
  const names = new Map(game.cards().map((card) => [card.id, card.name.en]))
  return game.deckList(game.decks[0]?.id ?? '').map(([n, card]) => [n, names.get(card) ?? card])
}

type Hand = (page: Page, n: number, name: string) => Promise<void>

const byMouse: Hand = async (page, n, name) => {
  const card = page
    .locator('.build-card')
    .and(page.getByRole('button', { name: `One more: ${name}`, exact: true }))
  for (let i = 0; i < n; i++) await card.click()
}

/** From the search to the first card by the tabulator, past what opens and folds. */
const byKeys: Hand = async (page, n, name) => {
  const label = `One more: ${name}`
  const found = () => page.locator('.build-card > .hidden-text').allInnerTexts()
  await expect.poll(async () => (await found()).indexOf(label)).toBeGreaterThan(-1)
  await expect.poll(async () => (await found()).length).toBeLessThan(10)
  await query(page).focus()
  const at = () => page.evaluate(() => document.activeElement?.querySelector('.hidden-text')?.textContent)
  for (let i = 0; i < 40 && (await at()) !== label; i++) await page.keyboard.press('Tab')
  expect(await at()).toBe(label)
  for (let i = 0; i < n; i++) await page.keyboard.press('Enter')
}

describe.each(['lorcana', 'keyforge', 'l5r', 'bluemoon'])('a legal deck of %s', (game) => {
  test.each([
    ['by mouse', byMouse],
    ['by keyboard', byKeys],
  ])('from nothing, %s', async (_, hand) => {
    const { page, context, complaints } = await here.visit()
    await page.goto(`${here.url}/#/build/${game}`)
    await query(page).waitFor()
    await expect.poll(() => verdict(page).getAttribute('data-ok')).toBe('false')
    for (const [n, name] of await recipe(game)) {
      await query(page).fill(`name:"${name.replaceAll('"', '')}"`)
      await hand(page, n, name)
    }
    await expect.poll(() => verdict(page).getAttribute('data-ok')).toBe('true')
    const counted = page.locator('.deck-counts li')
    expect(await counted.count()).toBeGreaterThan(1)
    expect(await page.locator('.deck-counts li[data-ok="false"]').allInnerTexts()).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('what is built is not lost, can be tried and compared, and is taken to a game', async () => {
  const { page, context, complaints } = await here.visit()
  await page.goto(`${here.url}/#/build/bluemoon?deck=vulca`)
  await verdict(page).waitFor()
  await page.getByRole('button', { name: 'Deal a hand' }).click()
  await expect.poll(() => page.locator('.test-hand li').count()).toBe(6)
  await page.getByLabel('Compare with').selectOption('vulca')
  await expect.poll(() => page.locator('.deck-pane').innerText()).toContain('Both have the same cards.')
  await page.getByRole('button', { name: 'Let them play' }).click()
  await expect.poll(() => page.locator('.faring [role=status]').innerText()).toContain('games: won')
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.locator('.build-group .stepper button').first().click()
  await expect.poll(() => verdict(page).getAttribute('data-ok')).toBe('false')
  await page.getByLabel('Name', { exact: true }).fill('Mine')
  await page.getByLabel('Notes').fill('no leader')
  await page.getByRole('button', { name: 'Keep the deck' }).click()
  await expectAccessible(page)
  await page.goto(`${here.url}/#/decks/bluemoon`)
  await page.getByRole('button', { name: 'Mine', exact: true }).click()
  await page.getByRole('link', { name: 'Change' }).click()
  await expect.poll(() => page.getByLabel('Notes').inputValue()).toBe('no leader')

  await page.goto(`${here.url}/#/build/lorcana?deck=amber-steel`)
  await page.getByLabel('Name', { exact: true }).fill('Again')
  await page.getByRole('button', { name: 'Play it' }).click()
  await page.getByRole('button', { name: /start|begin/i }).click()
  await table(page).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test.each([
  ['bluemoon', 'inquisitor'],
  ['l5r', 'stronghold'],
])('%s, %s: played at once, though no deck is ready for it', async (game, format) => {
  const { page, context, complaints } = await here.visit()
  await page.goto(`${here.url}/#/play/${game}`)
  await page.locator('form.setup select').first().selectOption(format)
  await expect.poll(() => page.getByText('one is made for each game').count()).toBe(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: /start|begin/i }).click()
  await table(page).waitFor()
  await page.locator('.prompt').first().waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('what a deck of L5R is still short of is counted: influence, and provinces by their elements', async () => {
  const { page, context, complaints } = await here.visit()
  await page.goto(`${here.url}/#/build/l5r?deck=crane`)
  const influence = page.locator('.deck-counts [data-count="influence"]')
  expect(await influence.getAttribute('data-ok')).toBe('true')
  await query(page).fill('clan:lion side:conflict influence=3')
  const card = page.locator('.build-card').first()
  for (let i = 0; i < 8; i++) await card.click()
  await expect.poll(() => influence.getAttribute('data-ok')).toBe('false')
  const province = page.locator('.build-group').filter({ hasText: 'Province' })
  await province.locator('.stepper button').first().click()
  await expect.poll(() => page.locator('.deck-counts [data-ok="false"]').count()).toBeGreaterThan(1)
  expect(complaints).toEqual([])
  await context.close()
})

test('a deck is built, kept, tried and compared where there is no server', async () => {
  const { page, context, complaints } = await here.visit({ offline: true })
  await page.goto(`${here.url}/#/build/bluemoon`)
  await query(page).waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await here.stopServer()
  await page.goto(`${here.url}/#/build/keyforge?deck=cinder-tavern`)
  await page.reload()
  await verdict(page).waitFor()
  await page.getByRole('button', { name: 'Deal a hand' }).click()
  await expect.poll(() => page.locator('.test-hand li').count()).toBeGreaterThan(5)
  await page.getByLabel('Compare with').selectOption('velvet-court')
  await page.getByLabel('Name', { exact: true }).fill('Far away')
  await page.getByRole('button', { name: 'Keep the deck' }).click()
  await page.goto(`${here.url}/#/decks/keyforge`)
  await page.getByRole('button', { name: 'Far away', exact: true }).waitFor()
  await here.startServer()
  expect(complaints).toEqual([])
  await context.close()
})

test('on a phone, and in the dark', async () => {
  const { page, context, complaints } = await here.visit({ width: 390, height: 844, dark: true, lang: 'it' })
  await page.goto(`${here.url}/#/build/keyforge`)
  await query(page).fill('house:dis')
  await page.locator('.build-card').first().click()
  await expect.poll(() => page.locator('.build-group li').count()).toBe(1)
  // How the deck stands is in sight among the cards, and one tap leads there and back.
  const bar = page.locator('.build-bar')
  await expect.poll(() => bar.innerText()).toContain('1 carta')
  const inSight = (what: string): Promise<boolean> =>
    page.locator(what).evaluate((it) => {
      const { top, bottom } = it.getBoundingClientRect()
      return top < innerHeight && bottom > 0
    })
  expect([await inSight('.build-bar'), await inSight('.deck-pane')]).toEqual([true, false])
  await bar.getByRole('button').click()
  await expect.poll(() => inSight('.deck-pane')).toBe(true)
  await bar.getByRole('button', { name: 'Torna alle carte' }).click()
  await expect.poll(() => inSight('.deck-pane')).toBe(false)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(complaints).toEqual([])
  await context.close()
})
