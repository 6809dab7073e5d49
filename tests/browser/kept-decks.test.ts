/** Decks that are kept in the browser and with the server: in two browsers of one guest, also when the server is away for a while. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Around, around, expectAccessible } from './browser.ts'

let here: Around
beforeAll(async () => {
  here = await around()
})
afterAll(() => here?.close())

const GUEST = 'regelwerk.guest'
const DECKS = 'regelwerk.decks.bluemoon'

const kept = (page: Page) => page.locator('[data-kept]').getAttribute('data-kept')
const shelf = (page: Page) => page.locator('.deck-shelf button').allInnerTexts()

async function decks(page: Page, name?: string): Promise<void> {
  await page.goto(`${here.url}/#/decks/bluemoon`)
  await page.reload()
  if (name !== undefined) await page.getByRole('button', { name, exact: true }).click()
}

async function rename(page: Page, name: string): Promise<void> {
  await page.locator('.deck header').getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Rename' }).click()
}

test('a deck is in every browser of its guest; changed in two of them while nobody could know, both are kept', async () => {
  const one = await here.visit({ offline: true })
  const two = await here.visit({ offline: true })

  await decks(one.page)
  await one.page.getByRole('button', { name: 'Keep as one of yours' }).click()
  await expect.poll(() => kept(one.page)).toBe('both')
  await rename(one.page, 'Mine')
  await expect.poll(() => kept(one.page)).toBe('both')
  await expectAccessible(one.page)

  // What the page keeps of its decks is lost: the server has it.
  await one.page.evaluate((key) => localStorage.removeItem(key), DECKS)
  await decks(one.page, 'Mine')
  await expect.poll(() => kept(one.page)).toBe('both')

  // Another browser of the same guest.
  const guest = await one.page.evaluate((key) => localStorage.getItem(key), GUEST)
  await two.page.goto(here.url)
  await two.page.evaluate(([key, value]) => localStorage.setItem(key, value), [GUEST, guest ?? ''] as const)
  await decks(two.page, 'Mine')

  await here.stopServer()
  await rename(one.page, 'Earlier')
  await expect.poll(() => kept(one.page)).toBe('soon')
  await rename(two.page, 'Later')
  await expect.poll(() => kept(two.page)).toBe('soon')
  await here.startServer()
  await decks(one.page, 'Earlier')
  await expect.poll(() => kept(one.page)).toBe('both')
  await decks(two.page, 'Later')
  await expect.poll(() => kept(two.page)).toBe('both')
  await expect.poll(() => shelf(two.page)).toContain('Earlier (2)')
  await expect
    .poll(() => two.page.locator('main').innerText())
    .toContain('the earlier one is kept as Earlier (2)')
  await decks(one.page, 'Later')
  await one.page.getByRole('button', { name: 'Earlier (2)', exact: true }).click()

  // Deleted in one, it is gone in the other.
  await one.page.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => shelf(one.page)).not.toContain('Earlier (2)')
  await decks(two.page, 'Later')
  await expect.poll(() => shelf(two.page)).not.toContain('Earlier (2)')
  expect([...one.complaints, ...two.complaints].filter((text) => !text.includes('409'))).toEqual([])
  await one.context.close()
  await two.context.close()
})
