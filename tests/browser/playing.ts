/** Playing at the table as people do: looking at what is asked, clicking on it or typing. */
import { below, type RandomState } from '@regelwerk/core'
import type { Locator, Page } from 'playwright-core'

export const table = (page: Page): Locator => page.locator('.table-screen')
const outcome = (page: Page): Locator => page.locator('.outcome')

/** How far the game is: the number of answers given, and whether one can answer or all is over. */
async function standing(page: Page): Promise<{ seq: string; state: 'asked' | 'over' | 'waiting' }> {
  return page.evaluate(() => {
    const screen = document.querySelector<HTMLElement>('.table-screen')
    const seq = screen?.dataset.seq ?? ''
    if (screen?.querySelector('.outcome')) return { seq, state: 'over' as const }
    const ready = screen?.querySelector('.prompt [data-choice]:not([disabled]), .prompt .choice-all')
    return { seq, state: ready ? ('asked' as const) : ('waiting' as const) }
  })
}

/** Waits until one is asked or the game is over. */
async function turn(page: Page): Promise<'asked' | 'over'> {
  await page.waitForFunction(() => {
    const screen = document.querySelector('.table-screen')
    const ready = '.outcome, .prompt [data-choice]:not([disabled]), .prompt .choice-all'
    return screen?.querySelector(ready) != null
  })
  return (await standing(page)).state === 'over' ? 'over' : 'asked'
}

export type Hand = (page: Page, random: RandomState) => Promise<void>

/** Plays some answers, or until the game is over. */
export async function playSome(
  page: Page,
  answer: Hand,
  random: RandomState,
  answers: number,
): Promise<void> {
  for (let i = 0; i < answers; i++) {
    if ((await turn(page)) === 'over') return
    await answer(page, random)
  }
}

/** So many gestures at random find an answer, where it is just two of five cards, too. */
const TRIES = 200
/** Cards that a click says something of; of several to pick, one too many can be let go again. */
const MEANT =
  '[data-marked="may"], [data-marked="target"], .table-screen:has(.pick-bar) [data-marked="chosen"]'

/** By the mouse: a card on the table that can be chosen, or one of the buttons. */
export const byClicks: Hand = async (page, random) => {
  const { seq } = await standing(page)
  for (let tries = 0; tries < TRIES; tries++) {
    if ((await standing(page)).seq !== seq) return
    const menu = page.locator('.table-screen .menu-of-card button:visible')
    const confirm = page.locator('.pick-bar .primary:not([aria-disabled="true"])')
    const cards = page.locator(`.board :is(${MEANT}):visible`)
    const buttons = page.locator('.prompt [data-choice]:not([disabled]):not([aria-disabled="true"])')
    // A card that was only read covers the table on a phone.
    if ((await page.locator('.table-dialog[open]').count()) > 0) await page.keyboard.press('Escape')
    else if ((await menu.count()) > 0) await click(menu, random)
    else if ((await confirm.count()) > 0 && below(random, 3) > 0) await click(confirm, random)
    else if ((await cards.count()) > 0 && below(random, 3) === 0) await clickCard(cards, random)
    else await click(buttons, random)
    await settled(page, seq)
  }
  throw new Error(`no click answers: ${await page.locator('.prompt').innerText()}`)
}

/** A short while for what a click does, without waiting for what it does not. */
async function settled(page: Page, seq: string): Promise<void> {
  await page
    .waitForFunction((before) => {
      const screen = document.querySelector<HTMLElement>('.table-screen')
      return screen?.dataset.seq !== before || screen?.dataset.busy === undefined
    }, seq)
    .catch(() => {})
}

/** What goes away before it is clicked, as where a turn ends by itself, is not clicked: others are tried. */
const BRIEF = { force: true, timeout: 2000 }
async function click(found: Locator, random: RandomState): Promise<void> {
  const count = await found.count()
  if (count > 0)
    await found
      .nth(below(random, count))
      .click(BRIEF)
      .catch(() => {})
}

/** At its left edge, half-way down: that stays in sight where cards overlap, and where one is tilted. */
async function clickCard(found: Locator, random: RandomState): Promise<void> {
  const card = found.nth(below(random, await found.count()))
  const box = await card.boundingBox({ timeout: BRIEF.timeout }).catch(() => null)
  if (box !== null) await card.click({ ...BRIEF, position: { x: 18, y: box.height / 2 } }).catch(() => {})
}

/** By the keyboard alone: the number of an option, then Enter. */
export const byKeys: Hand = async (page, random) => {
  const { seq } = await standing(page)
  for (let tries = 0; tries < TRIES; tries++) {
    if ((await standing(page)).seq !== seq) return
    const keys = await keysToPress(page, random)
    for (const key of keys) {
      // By Tab one may come out of the question, onto something that leads away from the table.
      if (key === 'Enter' && keys.includes('Tab') && !(await isInPrompt(page))) break
      await page.keyboard.press(key)
    }
    await settled(page, seq)
  }
  throw new Error(`no key answers: ${await page.locator('.prompt').innerText()}`)
}

const isInPrompt = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('.prompt') != null)

/** Which keys lead to something: what can be seen on the screen says it. */
async function keysToPress(page: Page, random: RandomState): Promise<string[]> {
  // A digit opens what is folded away.
  if ((await page.locator('.prompt .choice-all[aria-expanded="false"]').count()) > 0) {
    await page.keyboard.press('1')
    await page.locator('.prompt .choice-all[aria-expanded="true"]').waitFor()
  }
  const offered = await page.evaluate(() => {
    const prompt = document.querySelector('.prompt')
    const numbers = Array.from(prompt?.querySelectorAll<HTMLElement>('[data-choice]') ?? [])
      .map((one) => one.dataset.choice ?? '')
      .filter((number) => number !== '')
    const confirm = prompt?.querySelector('.primary[data-choice=""]')
    return {
      numbers,
      canConfirm: confirm != null && confirm.getAttribute('aria-disabled') !== 'true',
      // What can be reached by Tab: of what an order moves up or down, too.
      others: prompt?.querySelectorAll('[data-choice=""], .order button:not([disabled])').length ?? 0,
    }
  })
  const { numbers, canConfirm, others } = offered
  if (numbers.length > 0 && !(canConfirm && below(random, 2) === 0)) {
    return [...(numbers[below(random, numbers.length)] as string), 'Enter']
  }
  // What has no number is reached by Tab from the question.
  const steps = numbers.length + 1 + below(random, others + 2)
  await page.locator('.prompt-text').focus()
  return [...Array.from({ length: steps }, () => 'Tab'), 'Enter']
}

export const isAsked = async (page: Page): Promise<boolean> => (await standing(page)).state === 'asked'
export const isOver = (page: Page): Promise<boolean> => outcome(page).isVisible()
