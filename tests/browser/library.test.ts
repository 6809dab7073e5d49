/** The rooms beside the table: rules, positions shown, decks, and all of it without a server. */
import { seedRandom } from '@regelwerk/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Around, around, expectAccessible } from './browser.ts'
import { byClicks, playSome, table } from './playing.ts'

let here: Around
beforeAll(async () => {
  here = await around()
})
afterAll(() => here?.close())

describe('every room', () => {
  const rooms = [
    '',
    'play/l5r',
    'lobby',
    'rules/keyforge',
    'rules/lorcana/4.6.8.3',
    'cards/l5r',
    'card/keyforge/dextre',
    'decks/bluemoon',
    'decks/keyforge',
    'replay',
  ]
  test.each([true, false])('is accessible, dark: %s', async (dark) => {
    const { page, context, complaints } = await here.visit({ dark })
    for (const room of rooms) {
      await page.goto(`${here.url}/#/${room}`)
      await page.locator('h1').first().waitFor()
      await page.waitForLoadState('networkidle')
      await expectAccessible(page)
    }
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('rules', () => {
  test.each([
    ['en', 'challenge'],
    ['de', 'Herausforderung'],
    ['it', 'inchiostro'],
  ])('are found by a word in %s', async (lang, word) => {
    const { page, context, complaints } = await here.visit({ lang })
    await page.goto(`${here.url}/#/rules/lorcana`)
    await page.locator('input[type=search]').fill(word)
    await expect.poll(() => page.locator('main a[href^="#/rules/lorcana/"]').count()).toBeGreaterThan(0)
    expect(complaints).toEqual([])
    await context.close()
  })

  test.each([
    ['lorcana', '4.6.8.3'],
    ['keyforge', 'glossary/archiv'],
    ['l5r', 'step/3.2.1'],
    ['bluemoon', 'base/29'],
  ])('of %s show themselves on the table', async (game, id) => {
    const { page, context, complaints } = await here.visit()
    await page.goto(`${here.url}/#/rules/${game}/${encodeURIComponent(id)}`)
    await page.locator('main a[href^="#/show/"]').first().click()
    await table(page).waitFor()
    const steps = page.locator('.scrubber input[type=range]')
    await expect.poll(async () => Number(await steps.getAttribute('max'))).toBeGreaterThan(0)
    await steps.focus()
    await page.keyboard.press('End')
    await expect.poll(() => page.locator('.verdict').getAttribute('data-ok')).toBe('true')
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('without a server the page plays on', async () => {
  const { page, context, complaints } = await here.visit({ offline: true })
  await page.goto(here.url)
  await page.locator('[data-tile="bluemoon"] .tile-play').waitFor()
  await page.waitForLoadState('networkidle')
  await page.locator('[data-tile="bluemoon"] .tile-play').click()
  await table(page).waitFor()
  await playSome(page, byClicks, seedRandom('offline'), 2)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await playSome(page, byClicks, seedRandom('offline on'), 6)
  const seq = async () => Number(await table(page).getAttribute('data-seq'))
  const before = await seq()
  // The page and the game are kept in the browser: a reload goes on where it was, or where the bot has come to meanwhile.
  await page.reload()
  await table(page).waitFor()
  await expect.poll(seq).toBeGreaterThanOrEqual(before)
  expect(complaints).toEqual([])
  await context.close()
})
