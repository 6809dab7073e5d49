/** The end of a game as a screen: why it ended, where it turned, the replay from there, and trying again. */
import { type Game, Match } from '@regelwerk/core'
import { botChoice } from '@regelwerk/players'
import { loadGames } from '@regelwerk/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Around, around, expectAccessible, type Visitor } from './browser.ts'
import { table } from './playing.ts'

const games = await loadGames()

let here: Around
beforeAll(async () => {
  here = await around()
})
afterAll(() => here?.close())

/** A game that is over, as this browser keeps it. */
function finished(game: Game) {
  const setup = {
    format: game.formats[0] as string,
    decks: game.decks.slice(0, 2).map(({ id }) => id),
    seed: 'shown',
  }
  const match = Match.start(game, setup)
  for (let decision = match.decisions[0]; decision !== undefined; decision = match.decisions[0])
    match.answer(decision.seat, botChoice(match, decision, 'greedy'))
  const plan = { ...setup, game: game.id, bots: [null, 'greedy'] }
  return { plan, rules: '', answers: match.answers, hash: '', over: true }
}

async function open({ page, context }: Visitor, record: ReturnType<typeof finished>): Promise<void> {
  await context.addInitScript((kept) => {
    if (localStorage.getItem('regelwerk.games') === null)
      localStorage.setItem('regelwerk.games', JSON.stringify([kept]))
  }, record)
  await page.goto(`${here.url}/#/here`)
  await page.locator('.ending-boxes').waitFor()
}

const seqOf = ({ page }: Visitor): Promise<number> =>
  page.locator('.table-screen').evaluate((screen) => Number((screen as HTMLElement).dataset.seq))

const desk = { width: 1440, height: 900, dark: true }
const laptop = { width: 1024, height: 768, dark: false, lang: 'de' }
const phone = { width: 390, height: 844, dark: true, lang: 'it' }

test.each([
  ['keyforge', [desk, laptop, phone]],
  ['lorcana', [{ ...phone, dark: false }]],
  ['l5r', [laptop]],
  ['bluemoon', [phone]],
] as const)('%s ends on a screen', async (id, sizes) => {
  const game = games.find((one) => one.id === id) as Game
  const record = finished(game)
  for (const size of sizes) {
    const visitor = await here.visit(size)
    const { page, complaints, context } = visitor
    await open(visitor, record)
    expect(await page.locator('.ending h2').evaluate((title) => title === document.activeElement)).toBe(true)
    expect(await page.locator('.ending-why .rule-chip').count(), 'the rule that ended it').toBe(1)
    expect((await page.locator('.ending-why').innerText()).length).toBeGreaterThan(20)
    expect(await page.locator('.ending-points li').count()).toBeGreaterThan(0)
    const isWide = await page.locator('.ending').evaluate((one) => one.scrollWidth > one.clientWidth)
    expect(isWide, 'it scrolls sideways').toBe(false)
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await context.close()
  }
})

test('from the end one goes to the turning point, back to the table, and into the game again', async () => {
  const record = finished(games[0] as Game)
  const visitor = await here.visit({ width: 1440, height: 900 })
  const { page, complaints, context } = visitor
  await open(visitor, record)

  // The table is behind it, and the result can be called back.
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.ending').count()).toBe(0)
  await page.locator('.outcome button.primary').click()
  await page.locator('.ending-see').first().click()
  await page.locator('.scrubber').waitFor()
  const seen = await seqOf(visitor)
  expect(seen).toBeGreaterThan(0)
  expect(seen).toBeLessThan(record.answers.length)

  await page.goBack()
  await page.locator('.ending-retry').waitFor()
  const turns = await page.locator('.ending-retry option').count()
  expect(turns).toBeGreaterThan(2)
  const option = page.locator('.ending-retry option').nth(turns - 2)
  const at = Number(await option.getAttribute('value'))
  const turn = (await option.innerText()).trim()
  await page.locator('.ending-retry select').selectOption(String(at))
  await page.locator('.ending-retry button').click()
  await table(page).waitFor()
  await page.locator('.prompt [data-choice], .prompt .choice-all').first().waitFor()
  await expect.poll(() => page.locator('.ending').count()).toBe(0)
  expect(await seqOf(visitor)).toBe(at)
  expect(await page.locator('.toolbar').innerText()).toContain(turn)
  // It is a game that goes on: a reload finds it again.
  await page.reload()
  await table(page).waitFor()
  await expect.poll(() => seqOf(visitor)).toBe(at)
  expect(complaints).toEqual([])
  await context.close()
})
