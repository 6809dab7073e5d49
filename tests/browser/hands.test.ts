/** Safe hands: nothing is lost, nothing is done that was not meant, and the page speaks to people. */
import { seedRandom } from '@regelwerk/core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MENTION } from '../../packages/web/src/table/addressing.ts'
import { type Around, around, type Visit, type Visitor } from './browser.ts'
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
  await isAsked(page)
  return visitor
}

const isAsked = (page: Page): Promise<void> =>
  page.locator('.prompt [data-choice], .prompt .choice-all, .outcome').first().waitFor()
const seqOf = (page: Page): Promise<string | null> => table(page).getAttribute('data-seq')
const option = (page: Page, text: RegExp | string) => page.locator('.prompt [data-choice]', { hasText: text })

const END = /end your turn/i

/** Plays cards from the hand as long as there are some to play, then ends the turn, until something is to be seen. */
async function playUntil(page: Page, seen: () => Promise<boolean>): Promise<void> {
  const hand = page.locator('.hand [data-marked="may"]')
  const random = seedRandom('until')
  for (let i = 0; i < 80 && !(await isOver(page)); i++) {
    await isAsked(page)
    if (await seen()) return
    const seq = await seqOf(page)
    const isTurn = (await option(page, END).count()) > 0
    if (isTurn && (await hand.count()) > 0) {
      // The second click on a card does what it does first.
      await hand.first().click({ position: { x: 16, y: 30 } })
      await page.locator('.menu-of-card button').first().click()
    } else if (isTurn) {
      await option(page, END).click()
      const again = page.locator('.prompt', { hasText: 'Keep playing' })
      await expect.poll(async () => (await again.isVisible()) || (await seqOf(page)) !== seq).toBe(true)
      if (await again.isVisible()) await option(page, END).click()
    } else await playSome(page, byClicks, random, 1)
    await expect.poll(() => seqOf(page)).not.toBe(seq)
  }
  throw new Error('it was never to be seen')
}

test('a card of the other player is only read, also where it could be challenged', async () => {
  const { page, complaints, context } = await begin('lorcana', { width: 1440, height: 900 })
  const aimed = page.locator('.others .rows [data-marked="aimed"]')
  await playUntil(page, async () => (await aimed.count()) > 0 && (await option(page, END).count()) > 0)
  const before = await seqOf(page)
  const card = aimed.first()
  const name = (await card.locator('.face-name').first().innerText()).trim()
  await card.click({ position: { x: 16, y: 30 } })
  await expect.poll(() => page.locator('.reading').innerText()).toContain(name)
  expect(await page.locator('.menu-of-card').count()).toBe(0)
  expect(await table(page).getAttribute('data-aiming')).toBeNull()
  // A second click is no second gesture either.
  await card.click({ position: { x: 16, y: 30 } })
  expect(await seqOf(page)).toBe(before)
  expect(complaints).toEqual([])
  await context.close()
})

describe('the end of a turn', () => {
  test('is asked about where something is left to do, unless the player does not want that', async () => {
    const { page, complaints, context } = await begin('lorcana', { width: 1440, height: 900 })
    const end = option(page, END)
    const question = page.locator('.prompt', { hasText: 'Keep playing' })
    let before: string | null = null
    // A turn that ends without a question had nothing like that left to do.
    await playUntil(page, async () => {
      if ((await page.locator('.side[data-below] .rows [data-marked="may"]').count()) === 0) return false
      if ((await end.count()) === 0) return false
      before = await seqOf(page)
      await end.click()
      await expect.poll(async () => (await question.isVisible()) || (await seqOf(page)) !== before).toBe(true)
      return question.isVisible()
    })
    expect(await page.locator('.prompt-text').innerText()).toMatch(/^You can still quest with \d/)
    await option(page, 'Keep playing').click()
    await expect.poll(() => option(page, 'Keep playing').count()).toBe(0)
    expect(await seqOf(page), 'nothing was ended').toBe(before)

    await page.getByRole('button', { name: 'Settings', exact: true }).click()
    await page
      .locator('.table-dialog[open]')
      .getByRole('group', { name: 'Before a turn ends with something left to do' })
      .getByText('Do not ask', { exact: true })
      .click()
    await page.keyboard.press('Escape')
    await end.click()
    await expect.poll(() => seqOf(page)).not.toBe(before)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('comes by itself where nothing is left to do, unless the player stays', async () => {
    const { page, complaints, context } = await begin('lorcana', { width: 1440, height: 900 })
    const ending = page.locator('.prompt[data-ending]')
    await playUntil(page, () => ending.isVisible())
    const before = await seqOf(page)
    await option(page, 'Not yet').click()
    await option(page, END).waitFor()
    expect(await seqOf(page)).toBe(before)
    await option(page, END).click()
    await expect.poll(() => seqOf(page)).not.toBe(before)
    await playUntil(page, () => ending.isVisible())
    const again = await seqOf(page)
    // Nobody clicks.
    await expect.poll(() => seqOf(page)).not.toBe(again)
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('two games begun are two games: both can be gone on with, each where it was', async () => {
  const { page, complaints, context } = await begin('lorcana')
  await playSome(page, byClicks, seedRandom('first'), 3)
  await isAsked(page)
  const first = Number(await seqOf(page))
  const home = (): Promise<void> => page.evaluate(() => location.assign('#/'))
  await home()
  await page.locator('[data-tile="keyforge"] .tile-play').click()
  await page.locator('.table-screen[data-game="keyforge"] .prompt [data-choice]').first().waitFor()
  await home()
  const kept = page.locator('.go-on')
  await expect.poll(() => kept.count()).toBe(2)
  await kept.filter({ hasText: 'Lorcana' }).getByRole('link', { name: 'Continue' }).click()
  await page.locator('.table-screen[data-game="lorcana"]').waitFor()
  await isAsked(page)
  expect(Number(await seqOf(page))).toBeGreaterThanOrEqual(first)
  expect(complaints).toEqual([])
  await context.close()
})

describe('who begins by keyboard', () => {
  test.each(['lorcana', 'keyforge', 'l5r', 'bluemoon'])(
    'is at the question of %s, and a digit is a choice',
    async (game) => {
      const { page, complaints, context } = await here.visit({ width: 1440, height: 900 })
      await page.goto(here.url)
      await page.locator(`[data-tile="${game}"] .tile-play`).focus()
      await page.keyboard.press('Enter')
      await isAsked(page)
      const at = (selector: string): Promise<boolean> =>
        page.evaluate((one) => document.activeElement?.matches(one) === true, selector)
      await expect.poll(() => at('.prompt-text')).toBe(true)
      await page.keyboard.press('1')
      await expect.poll(() => at('.prompt [data-choice]')).toBe(true)
      expect(complaints).toEqual([])
      await context.close()
    },
  )
})

/** All that can be read or is said aloud. */
const allWords = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const labels = Array.from(document.querySelectorAll('[aria-label], [title]')).flatMap((one) => [
      one.getAttribute('aria-label') ?? '',
      one.getAttribute('title') ?? '',
    ])
    return [document.body.textContent ?? '', ...labels].join('\n')
  })

/** What nobody is called: a player by number, as the page would replace it, or what is no word. */
const NO_NAMES = [MENTION, /search\d|greedy|\bundefined\b|\[object/g]

describe('people are called by their names', () => {
  test.each([
    ['lorcana', 'en'],
    ['keyforge', 'it'],
    ['l5r', 'de'],
    ['bluemoon', 'en'],
    ['l5r', 'it'],
  ])('at %s, in %s: nobody is "Player 1" or "search2"', async (game, lang) => {
    const { page, complaints, context } = await begin(game, { width: 1440, height: 900, lang })
    const random = seedRandom(`names ${game}`)
    for (let i = 0; i < 12 && !(await isOver(page)); i++) {
      await playSome(page, byClicks, random, 3)
      const words = await allWords(page)
      expect(NO_NAMES.flatMap((one) => words.match(one) ?? [])).toEqual([])
    }
    expect(complaints).toEqual([])
    await context.close()
  })
})

/** What lies on what it should not: the question on the hand, tags on the neighbours of their cards. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const box = (one: Element | null): DOMRect => (one ?? document.body).getBoundingClientRect()
    const found: string[] = []
    const hand = box(document.querySelector('.hand'))
    const isLong = document.querySelector('.prompt :is(.choice-all[aria-expanded="true"], .order)') !== null
    const asked = box(document.querySelector('.panel .asked'))
    if (!isLong && asked.left < hand.right && asked.top < hand.top + hand.height / 2)
      found.push(`the question: ${document.querySelector('.prompt-text')?.textContent}`)
    for (const tag of document.querySelectorAll('.board :is(.changed-tag, .makes)'))
      if (box(tag).width > box(tag.closest('[data-piece]')).width)
        found.push(`${tag.className}: ${tag.textContent}`)
    return found
  })

describe('on a phone nothing covers the hand, and no tag its neighbours', () => {
  test.each([
    ['l5r', { width: 390, height: 844 }],
    ['bluemoon', { width: 390, height: 844 }],
    ['l5r', { width: 844, height: 390 }],
  ])('%s at %o', async (game, size) => {
    const { page, complaints, context } = await begin(game, size)
    const random = seedRandom(`phone ${game}`)
    for (let i = 0; i < 40 && !(await isOver(page)); i++) {
      await isAsked(page)
      // A long question that the mouse came to lie on is shown whole.
      await page.mouse.move(0, 0)
      expect(await covered(page)).toEqual([])
      await playSome(page, byClicks, random, 1)
    }
    expect(complaints).toEqual([])
    await context.close()
  })
})
