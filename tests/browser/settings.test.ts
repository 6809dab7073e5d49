/** Settings over the table: they count at once and are kept; stops and passing for longer do what they say. */
import { seedRandom } from '@regelwerk/core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Around, around, expectAccessible, type Visit, type Visitor } from './browser.ts'
import { overflowing } from './calm.ts'
import { byClicks, isOver, playSome, table } from './playing.ts'

let here: Around
beforeAll(async () => {
  here = await around()
})
afterAll(() => here?.close())

async function begin(game: string, visit?: Visit): Promise<Visitor> {
  const visitor = await here.visit(visit)
  const { page } = visitor
  await page.goto(here.url)
  await page.locator(`[data-tile="${game}"] .tile-play`).click()
  await page.locator('.prompt [data-choice], .prompt .choice-all').first().waitFor()
  return visitor
}

const dialog = (page: Page) => page.locator('.table-dialog[open]')

/** Opens the settings where the table has them: in its bar, or on a phone behind a button. */
async function openSettings(page: Page, isPhone = false): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await dialog(page).locator('.settings').waitFor()
}

const choose = (page: Page, legend: string, value: string): Promise<void> =>
  dialog(page).getByRole('group', { name: legend, exact: true }).getByText(value, { exact: true }).click()

const close = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog(page).count()).toBe(0)
}

const seqOf = async (page: Page): Promise<number> => Number(await table(page).getAttribute('data-seq'))

describe.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844, touch: true },
])('at $width', (size) => {
  test('what is set counts at once, and after a reload', async () => {
    const visitor = await begin('lorcana', { ...size, keepSettings: true })
    const { page, complaints, context } = visitor
    const isPhone = size.width < 960
    await openSettings(page, isPhone)
    await expectAccessible(page)
    const isWide = await dialog(page).evaluate((one) => one.scrollWidth > one.clientWidth)
    expect(isWide, 'it scrolls sideways').toBe(false)
    await choose(page, 'Appearance', 'Light')
    await choose(page, 'Size of the cards', 'Small')
    await choose(page, 'The rule of each line', 'Behind a sign')
    await close(page)
    const looks = async (): Promise<unknown[]> => [
      await page.evaluate(() => document.documentElement.dataset.theme),
      await table(page).getAttribute('data-cards'),
      await page.locator('.prompt .rule-chip').first().innerText(),
    ]
    await expect.poll(looks).toEqual(['light', 'small', '§'])
    await page.reload()
    await table(page).waitFor()
    await expect.poll(looks).toEqual(['light', 'small', '§'])
    await openSettings(page, isPhone)
    await choose(page, 'Language', 'Deutsch')
    await close(page)
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('de')
    await expect.poll(() => table(page).getAttribute('aria-label')).toBe('Tisch')
    expect(await overflowing(page)).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })
})

/** Nothing but passing can be answered. */
const isOnlyPass = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const prompt = document.querySelector('.prompt')
    const choices = prompt?.querySelectorAll('[data-choice]') ?? []
    const words = choices[0]?.textContent ?? ''
    return choices.length === 1 && prompt?.querySelector('.choice-all') == null && /pass/i.test(words)
  })

/** Plays on until something is to be seen. */
async function playUntil(page: Page, seen: () => Promise<boolean>): Promise<void> {
  const random = seedRandom('until')
  for (let i = 0; i < 120 && !(await isOver(page)); i++) {
    await page.locator('.prompt [data-choice], .prompt .choice-all, .outcome').first().waitFor()
    if (await seen()) return
    await playSome(page, byClicks, random, 1)
  }
  throw new Error('it was never to be seen')
}

test('who wants to be asked always is asked where there is nothing but passing; else it is passed at once', async () => {
  const { page, complaints, context } = await begin('l5r', { width: 1440, height: 900 })
  await openSettings(page)
  const stops = await dialog(page).locator('.stops .switch').all()
  expect(stops.length).toBeGreaterThan(5)
  for (const stop of stops) await stop.getByText('Always', { exact: true }).click()
  await close(page)
  await playUntil(page, () => isOnlyPass(page))
  const before = await seqOf(page)
  await openSettings(page)
  await dialog(page).getByRole('button', { name: 'As they were at first' }).click()
  await close(page)
  await expect.poll(() => seqOf(page)).toBeGreaterThan(before)
  await page.locator('.prompt [data-choice], .prompt .choice-all').first().waitFor()
  expect(await isOnlyPass(page)).toBe(false)
  expect(complaints).toEqual([])
  await context.close()
})

test('one button passes until something happens, another this conflict: the table goes on by itself', async () => {
  const { page, complaints, context } = await begin('l5r', { width: 1440, height: 900 })
  for (const name of ['Pass until something happens', 'Pass this conflict']) {
    const button = page.locator('.pass-on').getByRole('button', { name, exact: true })
    await playUntil(page, () => button.isVisible())
    await expectAccessible(page)
    const before = await seqOf(page)
    await button.click()
    await expect.poll(() => seqOf(page)).toBeGreaterThan(before)
  }
  expect(complaints).toEqual([])
  await context.close()
})
