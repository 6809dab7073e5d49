/** Puzzles in the page: found from the first page, solved by clicks, told at once whether it worked, explained by rules. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Around, around, expectAccessible } from './browser.ts'
import { table } from './playing.ts'

let here: Around
beforeAll(async () => {
  here = await around()
})
afterAll(() => here?.close())

describe.each([1440, 1024, 390])('at %i', (width) => {
  test('a task is spoilt, taken back and solved by clicks', async () => {
    const { page, context, complaints } = await here.visit({ width, height: width === 390 ? 844 : 800 })
    await page.goto(here.url)
    await page.locator('.doors a[href="#/puzzles/lorcana"]').click()
    await page.locator('a[href="#/puzzle/lorcana/behind-the-guard"]').click()
    await table(page).waitFor()

    const card = (name: string) => table(page).locator('.board .piece', { hasText: name }).first()
    const challenge = async (by: string, whom: string): Promise<void> => {
      const seq = await table(page).getAttribute('data-seq')
      await card(by).click()
      await page.locator('.menu-of-card button', { hasText: 'Challenge' }).first().click()
      if ((await table(page).getAttribute('data-aiming')) !== null) await card(whom).click()
      await expect.poll(() => table(page).getAttribute('data-seq')).not.toBe(seq)
    }
    const verdict = page.locator('.puzzle-verdict')

    await challenge('Kristoff', 'Donald')
    await expect.poll(() => verdict.innerText()).toContain('out of reach')
    await page.locator('.puzzle-side button', { hasText: 'Take back' }).click()
    await expect.poll(() => verdict.innerText()).toBe('')
    await challenge('Scar', 'Donald')
    await challenge('Kristoff', 'Hans')
    await expect.poll(() => verdict.innerText()).toContain('Solved!')
    await expect
      .poll(() => page.locator('.judge-answer a[href^="#/rules/lorcana/"]').count())
      .toBeGreaterThan(0)
    await expectAccessible(page)

    await page.locator('a.back').click()
    const line = page.locator('li', { has: page.locator('a[href="#/puzzle/lorcana/behind-the-guard"]') })
    await expect.poll(() => line.getAttribute('data-how')).toBe('solved')
    const room = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(room).toBeLessThanOrEqual(width)
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('the solution is shown move by move, and a question is answered, in German', async () => {
  const { page, context, complaints } = await here.visit({ lang: 'de' })
  await page.goto(`${here.url}/#/puzzle/lorcana/last-lore`)
  await page.getByRole('button', { name: 'Lösung zeigen' }).click()
  const steps = page.locator('.moves .script-steps button')
  await steps.last().click()
  await expect.poll(() => table(page).innerText()).toContain('20')
  await expectAccessible(page)

  await page.goto(`${here.url}/#/puzzle/lorcana/challenger-challenged`)
  await page.getByRole('button', { name: 'Beide werden verbannt' }).click()
  await expect.poll(() => page.locator('.puzzle-verdict').innerText()).toContain('So ist es nicht')
  await expectAccessible(page)
  expect(complaints).toEqual([])
  await context.close()
})
