/** Tables as full as games make them: where cards overlap, what counts on each of them stays in sight. */
import { type Match, nameCards, parsePositions, playCase } from '@regelwerk/core'
import { gameOf, loadGame } from '@regelwerk/protocol'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Around, around } from './browser.ts'
import { overflowing, restyled } from './calm.ts'
import { table } from './playing.ts'

const hurt = (card: string, more: object = {}) => ({ card, damage: 1, ...more })
const fights = (card: string, more: object = {}) => ({ card, participating: true, ...more })

interface Crowd {
  game: string
  you: object
  opponent: object
  [more: string]: unknown
}

/** Ten characters a side, ten creatures a side, six a side in a conflict; and artifacts beside the houses to choose from. */
const crowded: Record<'lorcana' | 'keyforge' | 'houses' | 'l5r', Crowd> = {
  lorcana: {
    game: 'lorcana',
    you: {
      play: [
        hurt('Rafiki - Mystical Fighter'),
        { card: 'Mickey Mouse - Brave Little Tailor', exerted: true },
        'Elsa - Spirit of Winter',
        hurt('Maui - Hero to All', { exerted: true }),
        'Stitch - Rock Star',
        { card: 'Lilo - Making a Wish', drying: true },
        hurt('Stitch - New Dog', { at: 'Pride Lands - Pride Rock' }),
        { card: 'Simba - Protective Cub', at: 'Pride Lands - Pride Rock' },
        'Moana - Of Motunui',
        'Pride Lands - Pride Rock',
      ],
      hand: ['Dragon Fire', 'Be Our Guest', 'Let It Go', 'One Jump Ahead', 'Jafar - Keeper of Secrets'],
      inkwell: 6,
      deck: 20,
    },
    opponent: {
      play: [
        { card: 'Aladdin - Street Rat', exerted: true },
        hurt('Beast - Hardheaded'),
        'Belle - Strange but Special',
        hurt('Captain Hook - Forceful Duelist', { exerted: true }),
        'Gaston - Arrogant Hunter',
        hurt('Goofy - Musketeer'),
        hurt('Scar - Shameless Firebrand', { exerted: true }),
        'Te Kā - Heartless',
        "Tinker Bell - Peter Pan's Ally",
        'Tamatoa - So Shiny!',
      ],
      deck: 20,
    },
  },
  keyforge: {
    game: 'keyforge',
    you: {
      battleline: [
        hurt('Troll'),
        'Bumpsy',
        { card: 'Krump', exhausted: true },
        { card: 'Headhunter', amber: 2 },
        'Firespitter',
        { card: 'Dextre', stunned: true },
        { card: 'Dust Pixie', warded: true },
        'Silvertooth',
        'Umbra',
        hurt('Pit Demon', { enraged: true }),
      ],
      hand: ['Anger', 'Punch', 'Barehanded', 'Loot the Bodies', 'Smith', 'Urchin'],
    },
    opponent: {
      battleline: [
        hurt('Commander Remiel'),
        'Bulwark',
        { card: 'Champion Anaphiel', exhausted: true },
        'Sequis',
        { card: 'Francus', amber: 1 },
        'Raiding Knight',
        'Dextre',
        hurt('Zorg'),
        'Titan Mechanic',
        'Mother',
      ],
      amber: 9,
    },
  },
  houses: {
    game: 'keyforge',
    step: 'house',
    you: {
      battleline: ['Troll', 'Bumpsy', 'Umbra'],
      artifacts: ['Cannon', 'Autocannon', 'Pocket Universe'],
      hand: ['Anger', 'Punch', 'Urchin'],
    },
    opponent: { battleline: ['Zorg', 'Mother'], artifacts: ['Cannon', 'Autocannon'] },
  },
  l5r: {
    game: 'l5r',
    you: {
      play: [
        fights('Akodo Gunsō', { fate: 2, attachments: ['Fine Katana', 'Ornate Fan'] }),
        fights('Matsu Berserker'),
        fights('Moto Horde', { fate: 1, honored: true }),
        fights('Hida Kisada', { attachments: ['Fine Katana'] }),
        fights('Doji Whisperer', { dishonored: true }),
        fights('Asako Diplomat'),
        { card: 'Moto Youth', bowed: true },
        { card: 'Togashi Initiate', fate: 1 },
      ],
      hand: ['Banzai!', 'Fine Katana', 'Ornate Fan', 'Hawk Tattoo'],
      fate: 4,
    },
    opponent: {
      play: [
        fights('Hida Guardian'),
        fights('Shrewd Yasuki', { bowed: true }),
        fights('Eager Scout'),
        fights('Borderlands Defender', { fate: 3 }),
        fights('Steadfast Witch Hunter', { honored: true }),
        fights('Intimidating Hida'),
        { card: 'Kaiu Shuichi', bowed: true },
      ],
      provinces: [{ card: 'Entrenched Position', faceup: true }],
      favor: 'military',
    },
    conflict: { type: 'military', ring: 'air', province: 'Entrenched Position' },
  },
}

let here: Around
beforeAll(async () => {
  here = await around()
})
afterAll(() => here?.close())

/** A game that stands like that, as the page keeps games to go on with. */
async function kept(name: keyof typeof crowded): Promise<string> {
  const { game: id, ...given } = crowded[name]
  await loadGame(id)
  const game = gameOf(id)
  const [position] = parsePositions({ game: id, cases: [{ rule: 'none', title: name, given }] }).cases
  if (position === undefined) throw new Error('no position')
  let match: Match | undefined
  playCase(game, position, (played) => {
    match = played
  })
  if (match === undefined) throw new Error('nothing was played')
  return JSON.stringify([
    {
      plan: { game: id, format: 'position', decks: ['', ''], seed: name, bots: [null, 'random'] },
      rules: '',
      answers: [],
      hash: '-',
      over: false,
      stood: { at: 0, saved: match.save().saved, log: nameCards(game, match.machine.log) },
    },
  ])
}

/** Numbers and states on cards in the lanes that another card, or the edge of its own, hides. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const marks = document.querySelectorAll<HTMLElement>(
      '.row .card :is(.face-values .mark-value, .badges .mark[data-tone="bad"], .badges [data-mark="amber"])',
    )
    return [...marks].flatMap((mark) => {
      const { left, top, width, height } = mark.getBoundingClientRect()
      const card = mark.closest('.card')
      const found = document.elementsFromPoint(left + width / 2, top + height / 2)
      // What lies on the card itself covers nothing of it.
      const first = found.find((one) => one.closest('.card') !== null)
      return width > 0 && first !== undefined && card?.contains(first)
        ? []
        : [`${mark.textContent} of ${card?.querySelector('.face-name')?.textContent}`]
    })
  })

/** Words of names that are broken in two on cards that another one covers, where they read as two. */
const broken = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.board .face-small .face-name')].flatMap((name) => {
      const text = name.firstChild
      const covered = Number.parseFloat(getComputedStyle(name).getPropertyValue('--covered'))
      if (!(text instanceof Text) || !(covered > 0)) return []
      return [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        return tops.size > 1 ? [word] : []
      })
    }),
  )

/** Cards on which two figures stand so close that they look like one number, where no sign is between them. */
const close = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.row .card:not([data-turned]) .face-values')].flatMap((values) => {
      const marks = [...values.querySelectorAll('.mark-value')].map((one) => {
        const range = document.createRange()
        range.selectNodeContents(one)
        return range.getBoundingClientRect()
      })
      return marks.some(({ left }, i) => i > 0 && left - (marks[i - 1]?.right ?? 0) < 1)
        ? [`${values.textContent} of ${values.closest('.card')?.querySelector('.face-name')?.textContent}`]
        : []
    }),
  )

/** Cards on which power and armor, without their signs, are two figures that look like one number. */
const runTogether = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.face-values:has([data-mark="power"] + [data-mark="armor"])')].flatMap(
      (values) => {
        const [power, armor] = [...values.querySelectorAll('.mark-value')]
        const sign = values.querySelector('[data-mark="armor"] .emblem')
        if (!power || !armor || !sign || sign.getBoundingClientRect().width > 0) return []
        const isApart = getComputedStyle(power).backgroundColor !== getComputedStyle(armor).backgroundColor
        return isApart ? [] : [`${power.textContent}${armor.textContent}`]
      },
    ),
  )

/** Lanes that are more than one line. */
const wrapped = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.row .pieces')].flatMap((lane) => {
      const bottoms = [...lane.children].map((one) => Math.round(one.getBoundingClientRect().bottom))
      return new Set(bottoms).size > 1
        ? [`${lane.parentElement?.getAttribute('aria-label')}: ${bottoms}`]
        : []
    }),
  )

test.each([
  { game: 'lorcana', width: 1024, height: 768 },
  { game: 'lorcana', width: 390, height: 844 },
  { game: 'lorcana', width: 844, height: 390 },
  { game: 'keyforge', width: 1024, height: 768 },
  { game: 'keyforge', width: 390, height: 844 },
  { game: 'keyforge', width: 844, height: 390 },
  { game: 'houses', width: 1440, height: 900 },
  { game: 'houses', width: 1024, height: 768 },
  { game: 'houses', width: 390, height: 844 },
  { game: 'houses', width: 844, height: 390 },
  { game: 'l5r', width: 1440, height: 900 },
  { game: 'l5r', width: 1024, height: 768 },
  { game: 'l5r', width: 390, height: 844 },
  { game: 'l5r', width: 844, height: 390 },
] as const)('$game at $width', async ({ game, width, height }) => {
  const { page, context, complaints } = await here.visit({ width, height })
  const games = await kept(game)
  await context.addInitScript((list) => localStorage.setItem('regelwerk.games', list), games)
  await page.goto(`${here.url}/#/here?seed=${game}`)
  await table(page).locator('.prompt [data-choice], .prompt .choice-all').first().waitFor()
  expect(await overflowing(page)).toEqual([])
  expect(await wrapped(page)).toEqual([])
  // A card that is pointed at lies open.
  await page.mouse.move(0, 0)
  expect(await hidden(page)).toEqual([])
  expect(await broken(page)).toEqual([])
  expect(await runTogether(page)).toEqual([])
  expect(await close(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

test.each([
  { game: 'lorcana', width: 1440, height: 900 },
  { game: 'l5r', width: 1440, height: 900 },
  { game: 'keyforge', width: 390, height: 844 },
] as const)(
  '$game at $width: a click has little of the table drawn anew',
  async ({ game, width, height }) => {
    const { page, context } = await here.visit({ width, height })
    await context.addInitScript((list) => localStorage.setItem('regelwerk.games', list), await kept(game))
    await page.goto(`${here.url}/#/here?seed=${game}`)
    const card = table(page).locator('.hand .card[data-marked="may"]').first()
    await card.waitFor()
    await card.hover({ position: { x: 18, y: 20 } })
    const menu = page.locator('.menu-of-card button')
    const { most, all } = await restyled(page, async () => {
      await card.click({ position: { x: 18, y: 20 } })
      await menu.first().waitFor()
    })
    expect(all).toBeGreaterThan(1000)
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThan(all / 4)
    await context.close()
  },
)

test('on a phone a question with many words leaves in sight what its player has', async () => {
  const { page, context } = await here.visit({ width: 390, height: 844 })
  await context.addInitScript((list) => localStorage.setItem('regelwerk.games', list), await kept('l5r'))
  await page.goto(`${here.url}/#/here?seed=l5r`)
  await table(page).locator('.hand .card', { hasText: 'Banzai!' }).press('Enter')
  await page.locator('.menu-of-card button').first().click()
  const effect = page.locator('.prompt-effect')
  await effect.waitFor()
  expect((await effect.textContent())?.length).toBeGreaterThan(150)
  const [asked, strip] = await page.evaluate(() =>
    ['.prompt', '.side[data-below] .strip'].map((one) =>
      document.querySelector(one)?.getBoundingClientRect(),
    ),
  )
  expect(asked?.top).toBeGreaterThanOrEqual(strip?.bottom ?? Number.NaN)
  await context.close()
})

test('who challenges is seen to strike whom they challenge', async () => {
  const { page, context, complaints } = await here.visit({ width: 1440, height: 900, motion: true })
  await context.addInitScript((list) => localStorage.setItem('regelwerk.games', list), await kept('lorcana'))
  await page.goto(`${here.url}/#/here?seed=lorcana`)
  const rafiki = table(page).locator('.row .card[data-marked="may"]', { hasText: 'Rafiki' }).first()
  await rafiki.focus()
  const strokes = page.evaluate(
    () =>
      new Promise<string[]>((seen) => {
        const look = (): void => {
          const found = document.getAnimations().filter(({ id }) => id === 'strike')
          if (found.length === 0) requestAnimationFrame(look)
          else
            seen(
              found.map(({ effect }) =>
                effect instanceof KeyframeEffect ? (effect.target?.textContent ?? '') : '',
              ),
            )
        }
        look()
      }),
  )
  await rafiki.press('Enter')
  await page.locator('.menu-of-card button', { hasText: 'Challenge' }).click()
  const aim = table(page).locator('.others .card[data-marked="target"]', { hasText: 'Aladdin' })
  // What is foreseen of the card at the edge stays on the page.
  await aim.hover({ position: { x: 18, y: 60 } })
  const foreseen = page.locator('.arrow-says', { hasText: 'Aladdin' })
  await foreseen.waitFor()
  expect((await foreseen.boundingBox())?.x).toBeGreaterThanOrEqual(0)
  await aim.click({ position: { x: 18, y: 60 } })
  expect(await strokes).toEqual([expect.stringContaining('Rafiki')])
  expect(complaints).toEqual([])
  await context.close()
})

test('of a card with some words all is to be read on a small screen, to its last sign', async () => {
  const { page, context } = await here.visit({ width: 1024, height: 768 })
  await context.addInitScript((list) => localStorage.setItem('regelwerk.games', list), await kept('lorcana'))
  await page.goto(`${here.url}/#/here?seed=lorcana`)
  await table(page).locator('.hand .card', { hasText: 'Be Our Guest' }).focus()
  await page.locator('.reading .face-name', { hasText: 'Be Our Guest' }).waitFor()
  const over = await page.locator('.reading').evaluate((one) => one.scrollHeight - one.clientHeight)
  expect(over).toBeLessThanOrEqual(1)
  await context.close()
})

test('a card with many words can be read to its end on a small screen, without scrolling', async () => {
  const { page, context } = await here.visit({ width: 1024, height: 768 })
  await context.addInitScript((list) => localStorage.setItem('regelwerk.games', list), await kept('l5r'))
  await page.goto(`${here.url}/#/here?seed=l5r`)
  for (const name of ['Hawk Tattoo', 'Hida Kisada']) {
    await table(page).locator('.card', { hasText: name }).first().focus()
    await page.locator('.reading .face-name', { hasText: name }).waitFor()
    const [text, room] = await page.evaluate(() =>
      ['.reading .face-text', '.reading'].map((one) => document.querySelector(one)?.getBoundingClientRect()),
    )
    expect(text?.bottom).toBeLessThanOrEqual(room?.bottom ?? Number.NaN)
  }
  await context.close()
})

test.each(['lorcana', 'keyforge', 'bluemoon'])(
  '%s upright on a phone: what is asked first leaves the hand in sight',
  async (game) => {
    const { page, context } = await here.visit({ width: 390, height: 844, touch: true })
    await page.goto(here.url)
    await page.locator(`[data-tile="${game}"] .tile-play`).tap()
    await table(page).locator('.prompt [data-choice], .prompt .choice-all').first().waitFor()
    const [asked, hand] = await page.evaluate(() =>
      ['.panel .asked', '.hand .card'].map((one) => document.querySelector(one)?.getBoundingClientRect()),
    )
    expect(asked?.top).toBeGreaterThanOrEqual(hand?.bottom ?? Number.NaN)
    await context.close()
  },
)
