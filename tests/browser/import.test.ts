/** Decks from elsewhere: pasted, from a file and by a link, as people's other tools write them; and what is wrong with a list. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Around, around, expectAccessible } from './browser.ts'

let here: Around
beforeAll(async () => {
  here = await around()
})
afterAll(() => here?.close())

const vault = {
  data: { name: 'Linked', expansion: 479, _links: { cards: ['a', 'a', 'b'] }, bonus_icons: [] },
  _linked: {
    cards: [
      { id: 'a', card_title: 'Sinder', house: 'Dis' },
      { id: 'b', card_title: 'Commander Chan', house: 'Star Alliance' },
    ],
  },
}

/** Game, what it is, the list, and the cards that it comes to. */
const lists: [game: string, what: string, text: string, cards: string[]][] = [
  ['lorcana', 'a list of names', '4 Stitch - New Dog\n2 Aladdin - Prince Ali', ['Stitch', 'Aladdin']],
  [
    'keyforge',
    'what the vault shows',
    'Odd Ones\nWorlds Collide\nLogos\n129 Babbling Bibliophile Common',
    ['Babbling Bibliophile'],
  ],
  ['keyforge', 'the JSON of the vault', JSON.stringify(vault), ['Sinder', 'Commander Chan']],
  [
    'l5r',
    'a list with headings',
    'Stronghold (1)\nYōjin no Shiro x1\nDynasty Deck (2)\nOtomo Courtier x2\nConflict Deck (1)\nbanzai x1',
    ['Otomo Courtier', 'Banzai!'],
  ],
  ['bluemoon', 'a list of names', '1 Vulca 02\n1 Vulca 03', []],
]

const area = (page: Page) => page.locator('.paste textarea')
const read = (page: Page): Promise<void> => page.locator('.paste button[type=submit]').click()

async function toPaste(page: Page, game: string): Promise<void> {
  await page.goto(`${here.url}/#/decks/${game}`)
  await page.getByRole('button', { name: 'Paste a list' }).click()
  await area(page).waitFor()
}

const seesDeck = async (page: Page, cards: readonly string[]): Promise<void> => {
  for (const card of cards) await expect.poll(() => page.locator('article.deck').innerText()).toContain(card)
}

describe.each(lists)('%s, %s', (game, _what, text, cards) => {
  test('is read where it is pasted, from a file, and from a link, and kept', async () => {
    const { page, context, complaints } = await here.visit()
    await toPaste(page, game)
    await area(page).fill(text)
    await read(page)
    await seesDeck(page, cards)
    await toPaste(page, game)
    const file = { name: 'deck.txt', mimeType: 'text/plain', buffer: Buffer.from(text) }
    await page.locator('.paste input[type=file]').setInputFiles(file)
    await expect.poll(() => area(page).inputValue()).toBe(text)
    await page.locator('.paste input:not([type=file])').fill('Brought')
    await read(page)
    await seesDeck(page, cards)
    await page.getByRole('button', { name: 'Keep as one of yours' }).click()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy a link' }).click()
    await page.getByText('The link is in the clipboard').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await expectAccessible(page)
    const other = await here.visit()
    await other.page.goto(link)
    await seesDeck(other.page, ['Brought', ...cards])
    expect([...complaints, ...other.complaints]).toEqual([])
    await other.context.close()
    await context.close()
  })
})

test('a card that there is not, one that is misspelt, and one that is not there yet have three answers', async () => {
  const { page, context } = await here.visit()
  await toPaste(page, 'l5r')
  await area(page).fill('1 Quorvex Blimpton\n1 Otomo Curtier\n1 Closed Shell Castle')
  await read(page)
  const said = page.locator('.deck-problems')
  await expect.poll(() => said.innerText()).toContain('line 3: Closed Shell Castle is printed')
  expect(await said.innerText()).toMatch(/line 2: unknown card: Otomo Curtier; nearest: Otomo Courtier/)
  expect(await said.innerText()).toMatch(/line 1: unknown card: Quorvex Blimpton/)
  await expectAccessible(page)
  await context.close()
})

test('the three answers are also given where a list is pasted for a game at once', async () => {
  const { page, context, complaints } = await here.visit({ lang: 'de' })
  await page.goto(`${here.url}/#/play/l5r`)
  const own = page.locator('form.setup fieldset').first()
  await own.locator('select').first().selectOption('list')
  await own.locator('textarea').fill('1 Quorvex Blimpton\n1 Otomo Curtier\n1 Closed Shell Castle')
  const said = own.locator('.problems')
  await expect.poll(() => said.innerText()).toContain('line 3: Closed Shell Castle is printed')
  expect(await said.innerText()).toMatch(/line 2: unknown card: Otomo Curtier; nearest: Otomo Courtier/)
  expect(await said.innerText()).toMatch(/line 1: unknown card: Quorvex Blimpton/)
  // Rules go by their titles.
  expect(await said.locator('a').first().innerText()).not.toContain('/')
  await expectAccessible(page)
  expect(complaints).toEqual([])
  await context.close()
})

test('a link with a list that cannot be read leads to the list, to be mended', async () => {
  const { page, context } = await here.visit()
  await page.goto(
    `${here.url}/#/decks/lorcana?deck=${encodeURIComponent('list:Name: Odd\n4 Stich - New Dog')}`,
  )
  await expect.poll(() => area(page).inputValue()).toContain('4 Stich - New Dog')
  await context.close()
})
