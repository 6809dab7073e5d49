/** What a seat is offered lies on its table, nothing lies there that it may not know, and every card has a face. */
import {
  type CardView,
  type Decision,
  everyone,
  knows,
  type Lang,
  Machine,
  type Mark,
  Match,
  type Piece,
  randomChoice,
  type Seat,
  type Setup,
  seedRandom,
  type Table,
  WATCHER,
  type Zone,
} from '@regelwerk/core'
import { describe, expect, test } from 'vitest'
import { addCard, emptyState } from './begin.ts'
import { type CardDefinition, definitionNamed, definitions } from './cards/index.ts'
import { lorcana } from './index.ts'
import { face, layOut } from './layout.ts'
import { cardAt, type LorcanaState, PLAY } from './state.ts'
import { type TableView, view } from './view.ts'

const LANGS: readonly Lang[] = ['en', 'de', 'it']

const withAttached = (piece: Piece): Piece[] => [piece, ...piece.attached.flatMap(withAttached)]
const zonesOf = ({ sides, middle }: Table): Zone[] => [...sides.flatMap(({ zones }) => zones), ...middle]
const piecesOf = (table: Table): Piece[] =>
  zonesOf(table).flatMap(({ pieces }) => pieces.flatMap(withAttached))
const laid = (match: Match, seat: Seat, lang: Lang = 'en'): Table =>
  layOut(match.view(seat).table as TableView, lang)

const copies =
  (n: number) =>
  ({ fullName }: CardDefinition): [number, string] => [n, fullName]
/** Cards that look at, name, discard, ink and play cards, so that much is hidden and shown. */
const secretive = definitions
  .filter((card) =>
    /"(look|nameAndReveal|discard|ink|boost|revealAndPlay|either)"/.test(JSON.stringify(card)),
  )
  .map(copies(2))
/** Locations, and who goes there. */
const places = definitions
  .filter(({ type, id }) => type === 'location' || !id.startsWith('1-'))
  .map(copies(2))
const ready = (i: number): string => lorcana.decks[i % lorcana.decks.length]?.id as string

const games: [string, Omit<Setup, 'seed'>][] = [
  ['ready decks', { format: 'constructed', decks: [ready(0), ready(1)] }],
  ['other ready decks', { format: 'constructed', decks: [ready(2), ready(3)] }],
  ['cards that hide and show', { format: 'core', decks: [secretive, secretive] }],
  ['locations', { format: 'core', decks: [places, places] }],
  ['two teams', { format: 'core', decks: [ready(0), places, ready(4), secretive], teams: [0, 1, 0, 1] }],
]

/** Plays at random, and looks before every answer. */
function play(
  title: string,
  setup: Omit<Setup, 'seed'>,
  look: (match: Match, asked: Decision) => void,
): void {
  const match = Match.start(lorcana, { ...setup, seed: title }) as unknown as Match
  const random = seedRandom(title)
  while (match.outcome === null) {
    const decision = match.decisions[0] as Decision
    look(match, decision)
    match.answer(decision.seat, randomChoice(decision, random))
  }
}

describe.each(games)('the table of a game with %s', (title, setup) => {
  test('shows all that is offered', () => {
    play(title, setup, (match, { seat, prompt }) => {
      const handles = new Set(piecesOf(laid(match, seat)).map(({ handle }) => handle))
      for (const { verb, source, target, cards = [] } of match.view(seat).decision?.options ?? []) {
        const missing = [source, target, ...cards].filter((one) => one !== undefined && !handles.has(one))
        if (missing.length > 0) throw new Error(`${prompt}: to ${verb}, ${missing} are not on the table`)
      }
    })
  })

  test('shows each card once, and only known faces, in every language', () => {
    let looks = 0
    play(title, setup, (match) => {
      if (looks++ % 5 > 0) return
      for (const seat of [...match.state.handles.keys(), WATCHER]) {
        const lang = LANGS[looks % 3] as Lang
        const table = laid(match, seat, lang)
        checkKnown(match, seat, table)
        for (const { counters } of table.sides) checkMarks(counters)
        for (const { values, marks } of piecesOf(table)) checkMarks([...values, ...marks])
        expect(JSON.stringify(table)).not.toMatch(/undefined|NaN/)
      }
    })
  })
})

function checkKnown({ state }: Match, seat: Seat, table: Table): void {
  const pieces = piecesOf(table)
  const handles = pieces.flatMap(({ handle }) => (handle === undefined ? [] : [handle]))
  expect(new Set(handles).size).toBe(handles.length)
  for (const { pieces: lying, count } of zonesOf(table)) expect(lying.length).toBeLessThanOrEqual(count)
  const own = state.handles[Math.max(0, seat)] as number[]
  const sees = seat === WATCHER ? [...state.handles.keys()] : [seat]
  for (const { handle, def } of pieces) {
    if (def === undefined || handle === undefined) continue
    const card = state.cards[own.indexOf(handle)]
    if (card?.def !== def || !sees.every((one) => knows(card, one))) throw new Error(`${def} may not be seen`)
  }
}

function checkMarks(marks: readonly Mark[]): void {
  expect(marks.filter(({ id, glyph, label }) => !id || !glyph || !label)).toEqual([])
  expect(new Set(marks.map(({ id }) => id)).size).toBe(marks.length)
}

describe('a position', () => {
  const s: LorcanaState = emptyState(2, 'core', 'table')
  const put = (name: string, seat: Seat): number =>
    addCard(s, (definitionNamed(name) as CardDefinition).index, seat, PLAY)
  const rock = put('Pride Lands - Pride Rock', 0)
  const visitor = put('Rafiki - Mystical Fighter', 0)
  const alone = put('Rafiki - Mystical Fighter', 0)
  for (const card of s.cards) card.known = everyone(s)
  Object.assign(cardAt(s, visitor), { at: rock, exerted: true, damage: 1, drying: false })
  Object.assign(cardAt(s, alone), { drying: true })
  const seen = view(new Machine(lorcana, s), 0)
  const [side] = layOut(seen, 'en').sides
  const zone = (id: string): Zone => side?.zones.find((one) => one.id === id) as Zone

  test('who is at a location lies there', () => {
    const [location] = zone('locations').pieces
    expect(location?.attached).toHaveLength(1)
    expect(location?.attached[0]).toMatchObject({ turned: true })
    expect(location?.attached[0]?.marks).toContainEqual(expect.objectContaining({ id: 'damage', value: 1 }))
    expect(zone('characters').pieces).toHaveLength(1)
    expect(zone('characters').pieces[0]).toMatchObject({ dim: true })
  })

  test('abilities in the bag say what they do; their card lies where it lies', () => {
    const def = (definitionNamed('Rafiki - Mystical Fighter') as CardDefinition).index
    const [source] = seen.players[0]?.play.filter((card) => card.def === def) ?? []
    const bag = [source as CardView, { handle: 999, def }].map((card) => ({
      seat: 0,
      source: { handle: card.handle, def },
      ability: 'support',
    }))
    const [waiting] = layOut({ ...seen, bag }, 'it').middle
    expect(waiting).toMatchObject({ id: 'bag', count: 2 })
    expect(waiting?.pieces.map(({ handle }) => handle)).toEqual([undefined, 999])
    expect(waiting?.pieces[0]?.marks).toMatchObject([{ id: 'ability', label: 'Aiutante' }])
  })

  test('what differs from print is told apart', () => {
    const raised = (zone('locations').pieces[0]?.attached[0]?.values ?? []).filter(
      ({ tone }) => tone === 'good',
    )
    expect(raised.map(({ id }) => id)).toEqual(['willpower'])
  })
})

describe('faces', () => {
  test.each(LANGS)('every card has one in %s', (lang) => {
    for (const { index, cost, strength, inks, abilities, effect } of definitions) {
      const made = face(index, lang)
      expect(made.name).not.toBe('')
      expect(made.cost?.value).toBe(cost)
      expect(made.suits).toEqual(inks)
      expect(made.suitNames).toHaveLength(inks.length)
      expect(made.values.find(({ id }) => id === 'strength')?.value).toBe(strength)
      expect(made.text.length > 0).toBe(abilities.length > 0 || effect !== undefined)
      checkMarks([...made.values, ...made.icons])
      expect(JSON.stringify(made)).not.toMatch(/undefined|NaN/)
    }
  })

  test('classifications stand alone in German', () => {
    const aladdin = definitions.find(({ classifications }) =>
      classifications.includes('Hero'),
    ) as CardDefinition
    expect(face(aladdin.index, 'de').traits).toContain('Held')
  })
})
