/** What others do is shown where it happens, at a pace one can follow or skip, and calmly where that is wished. */
import { seedRandom } from '@regelwerk/core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Around, around, expectAccessible, type Visit, type Visitor } from './browser.ts'
import { byClicks, playSome, table } from './playing.ts'

let here: Around
beforeAll(async () => {
  here = await around()
})
afterAll(() => here?.close())

async function begin(game: string, visit: Visit): Promise<Visitor> {
  const visitor = await here.visit(visit)
  const { page } = visitor
  await page.goto(here.url)
  await page.locator(`[data-tile="${game}"] .tile-play`).click()
  await table(page).waitFor()
  return visitor
}

const endTurn = (page: Page) => page.locator('.prompt [data-choice]', { hasText: /end your turn/i })

/** Ends a turn, also where it is asked whether it should. */
async function endsTurn(page: Page): Promise<void> {
  const seq = await table(page).getAttribute('data-seq')
  await endTurn(page).click()
  const isAsked = (): Promise<boolean> => page.locator('.prompt', { hasText: 'Keep playing' }).isVisible()
  await expect
    .poll(async () => (await isAsked()) || (await table(page).getAttribute('data-seq')) !== seq)
    .toBe(true)
  if (await isAsked()) await endTurn(page).click()
}

/** Plays until the own turn can be ended. */
async function onTurn(page: Page): Promise<void> {
  for (let i = 0; i < 6 && (await endTurn(page).count()) === 0; i++)
    await playSome(page, byClicks, seedRandom(`first ${i}`), 1)
  await endTurn(page).waitFor()
}

/** Skips the rest of what the bot does; false: it had done the last thing already. */
async function skips(page: Page): Promise<boolean> {
  const skip = page.getByRole('button', { name: 'Skip', exact: true })
  while (!(await endTurn(page).isVisible())) {
    const isDone = await skip.click({ timeout: 5_000 }).then(
      () => true,
      () => false,
    )
    if (isDone) return true
  }
  return false
}

test('a card that acts rises and says what it does; who skips is asked at once; nothing shifts', async () => {
  const visitor = await begin('lorcana', { motion: true, width: 1440, height: 900 })
  const { page, complaints, context } = visitor
  await onTurn(page)
  await page.evaluate(() => {
    const seen = { deeds: [] as string[], shift: 0 }
    Object.assign(globalThis, { seen })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.matches('.following')) seen.deeds.push(node.innerText)
    }).observe(document.body, { childList: true, subtree: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) seen.shift += entry.value
    }).observe({ type: 'layout-shift' })
  })
  const seen = () =>
    page.evaluate(() => (globalThis as unknown as { seen: { deeds: string[]; shift: number } }).seen)
  let skipped = 0
  for (let turn = 0; turn < 3; turn++) {
    await endsTurn(page)
    await page.locator('.following').first().waitFor({ state: 'attached' })
    if (await skips(page)) skipped++
    await endTurn(page).waitFor()
  }
  expect(skipped).toBeGreaterThan(0)
  // What is new since the last act is marked on the table and in the log, until one acts again.
  expect(await page.locator('.board .changed-tag').count()).toBeGreaterThan(0)
  expect(await page.locator('.log-lines [data-fresh]').count()).toBeGreaterThan(0)
  expect(await page.locator('.log-since').count()).toBe(1)
  const { deeds, shift } = await seen()
  expect(deeds.join(' ')).toMatch(/Bot (plays|puts)|quests/)
  // A guard: what an input moves half a second later, on a slow machine, counts as a shift.
  expect(shift).toBeLessThan(0.1)
  await expectAccessible(page)
  expect(complaints).toEqual([])
  await context.close()
})

test('with reduced motion nothing travels, and it is still shown', async () => {
  const visitor = await begin('lorcana', { width: 390, height: 844 })
  const { page, complaints, context } = visitor
  await onTurn(page)
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('regelwerk.settings') ?? '{}')
    localStorage.setItem('regelwerk.settings', JSON.stringify({ ...kept, pace: 'usual' }))
    dispatchEvent(new StorageEvent('storage', { key: 'regelwerk.settings' }))
  })
  await endsTurn(page)
  await page.locator('.following').first().waitFor({ state: 'attached' })
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => {
        const keys = effect instanceof KeyframeEffect ? effect.getKeyframes() : []
        return keys.some((key) => 'transform' in key || 'translate' in key || 'scale' in key)
      }).length,
  )
  expect(moving).toBe(0)
  await endTurn(page).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
