/** The card browser: found as one types, by buttons and by what is printed; each card and each search has a link. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Around, around, expectAccessible } from './browser.ts'
import { table } from './playing.ts'

let here: Around
beforeAll(async () => {
  here = await around()
})
afterAll(() => here?.close())

const count = async (page: Page): Promise<number> =>
  Number((await page.locator('.browse [role=status]').innerText()).replace(/\D/g, ''))

const query = (page: Page) => page.locator('.browse input[type=search]')

describe.each([
  ['lorcana', 'Arielle', 'Ruby', 'ink:ruby cost<=2'],
  ['keyforge', 'Dodger', 'Dis', 'house:dis power>=5'],
  ['l5r', 'Doji', 'Crane', 'clan:crane cost<=2'],
  ['bluemoon', 'Feuer', 'Hoax', 'people:hoax fire>=4'],
])('cards of %s', (game, name, value, syntax) => {
  test('are found by a name, by a button and by what is typed', async () => {
    const { page, context, complaints } = await here.visit()
    await page.goto(`${here.url}/#/cards/${game}`)
    await query(page).waitFor()
    const all = await count(page)

    await query(page).fill(name)
    await expect.poll(() => count(page)).toBeLessThan(all)
    expect(await count(page)).toBeGreaterThan(0)

    await page.getByRole('button', { name: /clear/i }).click()
    await expect.poll(() => count(page)).toBe(all)
    await page.getByRole('button', { name: value, exact: true }).click()
    await expect.poll(() => count(page)).toBeLessThan(all)
    const ofValue = await count(page)
    expect(await query(page).inputValue()).toContain(':')

    await query(page).fill(syntax)
    await expect.poll(() => count(page)).toBeLessThan(ofValue)
    expect(await count(page)).toBeGreaterThan(0)
    await expectAccessible(page)

    // The address is a link to the search.
    const found = await count(page)
    await page.reload()
    await query(page).waitFor()
    expect(await query(page).inputValue()).toBe(syntax)
    expect(await count(page)).toBe(found)

    await page.locator('.card-link').first().click()
    await page.locator('.card-printed').waitFor()
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('what a search does not understand is said, with what there is instead', async () => {
  const { page, context, complaints } = await here.visit({ lang: 'de' })
  await page.goto(`${here.url}/#/cards/lorcana`)
  await query(page).fill('tint:rubin')
  await expect.poll(() => page.locator('.card-wrong').innerText()).toContain('ink')
  await query(page).fill('tinte:rubin kosten<=1')
  await expect.poll(() => page.locator('.card-wrong').count()).toBe(0)
  expect(await count(page)).toBeGreaterThan(0)
  expect(complaints).toEqual([])
  await context.close()
})

test('cards are found and read where there is no server, also those of a game that was never looked at', async () => {
  const { page, context, complaints } = await here.visit({ offline: true })
  await page.goto(`${here.url}/#/cards/bluemoon`)
  await query(page).waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await here.stopServer()
  for (const [game, search, found] of [
    ['lorcana', 'ink:amber arielle', 'Ariel'],
    ['keyforge', 'dodger', 'Dodger'],
    ['l5r', 'name:"doji whisperer"', 'Doji Whisperer'],
    ['bluemoon', 'people:hoax fire>=4', ''],
  ] as const) {
    await page.goto(`${here.url}/#/cards/${game}?q=${encodeURIComponent(search)}`)
    await page.reload()
    await page.locator('.card-link').first().click()
    await expect.poll(() => page.locator('h1').innerText()).toContain(found)
    await page.locator('.card-rulings .rule-link').first().waitFor()
  }
  await here.startServer()
  expect(complaints).toEqual([])
  await context.close()
})

test('the rules about a card are on its page, with what they say', async () => {
  const { page, context, complaints } = await here.visit()
  await page.goto(`${here.url}/#/cards/keyforge?q=${encodeURIComponent('"biomatrix backup"')}`)
  await page.locator('.card-link').first().click()
  await expect.poll(() => page.locator('.card-rulings').innerText()).toContain('archives')
  await page.goto(`${here.url}/#/card/lorcana/1-2`)
  await page.locator('.card-rulings a[href$="/8.11"]').waitFor()
  await expectAccessible(page)
  expect(complaints).toEqual([])
  await context.close()
})

test('a card shows the positions it is in, at the table', async () => {
  const { page, context, complaints } = await here.visit()
  await page.goto(`${here.url}/#/card/lorcana/1-2`)
  await page.locator('main a[href^="#/show/"]').first().click()
  await table(page).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
