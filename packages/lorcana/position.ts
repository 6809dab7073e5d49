/** How positions of Lorcana are written: what lies where, what is done, what is read. See docs/positions.md. */
import {
  type CardId,
  type Decision,
  everyone,
  type Frame,
  type Given,
  handlesOf,
  isRecord,
  lay,
  type Option,
  type Path,
  type PhrasePart,
  type Placing,
  PositionError,
  type PositionGame,
  positions,
  type Seat,
  startNamed,
  stepLabelled,
  type Words,
  zoneOf,
} from '@regelwerk/core'
import type { Ability, CardType, Effect, Ink } from './abilities.ts'
import { addCard, addMarketingCards, emptyState, setupProblems } from './begin.ts'
import { type G, procedures } from './book.ts'
import {
  allDefinitions,
  type CardDefinition,
  definitionNamed,
  definitions,
  fullNameIn,
} from './cards/index.ts'
import { parseDeck } from './deck-list.ts'
import { checkDeck, nextStarter, type Series } from './formats.ts'
import { wrongState } from './invariants.ts'
import { abilityNamed, defineCard, prepared } from './prepare.ts'
import { gameFrame } from './rules/02-gameplay.ts'
import {
  cardAt,
  DECK,
  DISCARD,
  definitionOf,
  HAND,
  INKWELL,
  type LorcanaState,
  MARKETING,
  NONE,
  PLAY,
  readyInk,
  UNDER,
  zones,
} from './state.ts'
import { hasKeyword, rawLore, rawStrength, singingCost, willpowerOf } from './values.ts'
import { view } from './view.ts'
import { KEYWORDS } from './words/keywords/index.ts'

const SEATS = ['you', 'opponent', 'third', 'fourth']

/** A name without its version will do where only one card has it. */
function onlyOneNamed(name: string): CardDefinition | undefined {
  const found = definitions.filter((d) => d.name.en.toLowerCase() === name.toLowerCase())
  return found.length === 1 ? found[0] : undefined
}

function names(index: number): string[] {
  const d = allDefinitions[index]
  if (d === undefined) return []
  const all = [d.fullName, fullNameIn(d, 'de'), fullNameIn(d, 'it'), d.name.en, d.name.de, d.name.it]
  return [...new Set(all.filter((name) => name !== undefined))]
}

/** Made-up cards, for what no printed card can show: facts and abilities as in cards/. */
function defineCards(value: unknown, path: Path): void {
  if (!isRecord(value)) throw new PositionError('cards: name of each made-up card, with its facts', path)
  for (const [fullName, entry] of Object.entries(value)) {
    if (!isRecord(entry))
      throw new PositionError('a made-up card has type, cost and abilities', [...path, fullName])
    const [name, version] = fullName.split(' - ')
    defineCard({
      id: `made-up ${fullName}`,
      fullName,
      name: { en: name as string },
      ...(version !== undefined && { version: { en: version } }),
      inks: [(entry.ink ?? 'steel') as Ink],
      cost: Number(entry.cost ?? 1),
      inkwell: entry.inkwell !== false,
      type: (entry.type ?? 'character') as CardType,
      ...(entry.song === true && { song: true as const }),
      ...(entry.type === undefined || entry.type === 'character'
        ? {
            strength: Number(entry.strength ?? 1),
            willpower: Number(entry.willpower ?? 1),
            lore: Number(entry.lore ?? 1),
          }
        : {}),
      ...(entry.type === 'location'
        ? {
            willpower: Number(entry.willpower ?? 1),
            lore: Number(entry.lore ?? 0),
            moveCost: Number(entry.moveCost ?? 1),
          }
        : {}),
      classifications: (entry.classifications ?? ['Storyborn']) as string[],
      rarity: 'made-up',
      abilities: (entry.abilities ?? []) as Ability[],
      ...(entry.effect !== undefined && { effect: entry.effect as Effect }),
    })
  }
}

/** From the very beginning: set-up, altering hands, first turn. */
function startSetup({ state: s }: Placing<LorcanaState>, starter: unknown): void {
  addMarketingCards(s)
  if (isRecord(starter)) s.stack.push(gameFrame({ chosenBy: SEATS.indexOf(String(starter.chosenBy)) }))
  else s.stack.push(gameFrame(starter === undefined || starter === 'random' ? 'random' : s.starter))
}

const STARTS: Readonly<Record<string, string>> = {
  ready: '3.2.1.1',
  set: '~set',
  draw: '~draw',
  main: '~main',
  end: '~end',
}

/** In the middle of a turn: the main phase, unless `phase` says otherwise. */
function startTurn({ state: s }: Placing<LorcanaState>, given: Given, path: Path): void {
  const phase = String(given.phase ?? 'main')
  const label = startNamed(STARTS, 'phase', phase, path)
  s.turn = Number(given.turn ?? 3)
  s.phase = phase as LorcanaState['phase']
  s.during = phase !== 'ready'
  const after = Array.from({ length: s.seats }, (_, i) => (s.active + i) % s.seats)
  const next = after.find((seat) => s.teams[seat] !== s.teams[s.active]) ?? s.active
  s.stack.push({ ...gameFrame(s.starter, next), step: stepLabelled(procedures, 'game', '~turns') })
  const step = stepLabelled(procedures, 'turn', label)
  s.stack.push({ procedure: 'turn', step, seat: s.active, skipped: [], action: null } as Frame)
}

// ---- words for options

function phrases(g: G, _decision: Decision, option: Option): PhrasePart[][] {
  const { verb, source, target } = option
  const from: PhrasePart[] = source === undefined ? [] : [{ card: source }]
  const to: PhrasePart[] = target === undefined ? [] : [{ card: target }]
  switch (verb) {
    case 'challenge':
      return [[verb, ...to, 'with', ...from]]
    case 'quest':
      return [['quest with', ...from]]
    case 'move':
      return [['move', ...from, 'to', ...to]]
    case 'shift':
      return [['shift', ...from, 'onto', ...to]]
    case 'shift free':
      return [['shift', ...from, 'onto', ...to, 'for free']]
    case 'sing':
      return [['sing', ...from, 'with', ...to]]
    case 'sing together':
      return [['sing', ...from, 'together']]
    case 'play free':
      return [['play', ...from, 'for free']]
    case 'use':
      return [useWord(g, option), ...numberedUse(g, option)]
    case 'resolve':
      return [
        ['resolve', ...from],
        ['resolve', ...from, 'for', ...to],
        ...granterOf(g, option).flatMap((granter) => [
          ['resolve', granter],
          ['resolve', ...from, 'by', granter],
        ]),
        ['resolve', ...from, abilityWord(option)],
        ['resolve', ...from, abilityWord(option), 'for', ...to],
      ]
    case 'choose':
    case 'take':
    case 'order':
      return [
        ['choose', ...to],
        [verb, ...to],
      ]
    case 'discard':
    case 'put back':
    case 'put on top':
    case 'put on bottom':
    case 'put into hand':
    case 'put into discard':
    case 'put into inkwell':
      return [
        [verb, ...to],
        ['choose', ...to],
      ]
    case 'replace':
      return [
        ['replace with', ...from],
        ['replace with', ...from, 'for', ...to],
      ]
    case 'choose player':
      return [['choose', SEATS[option.seat ?? 0] ?? '']]
    case 'number':
      return [[String(option.n)], ['choose', String(option.n)]]
    case 'name':
      return [['name', String(option.value)]]
    case 'either':
      return [[option.name ?? ''], ['option', String((option.n ?? 0) + 1)]]
    default:
      return [[verb, ...from, ...to]]
  }
}

const useWord = (_g: G, option: Option): PhrasePart[] => {
  const from: PhrasePart[] = option.source === undefined ? [] : [{ card: option.source }]
  return option.ability === 'boost' ? ['boost', ...from] : ['use', ...from]
}

/** "use Fang Crossbow 2": its second activated ability. */
function numberedUse(g: G, option: Option): PhrasePart[][] {
  if (option.source === undefined || option.ability === 'boost') return []
  const activated = prepared(cardAt(g.state, option.source).def).activated
  const at = activated.findIndex((a) => a.id === option.ability)
  return [['use', { card: option.source }, String(at + 1)]]
}

/** The card that an ability stands on, where it was granted to another. */
function granterOf(g: G, { ability, source }: Option): string[] {
  const definition = ability === undefined ? null : abilityNamed(ability).definition
  if (definition === null || (source !== undefined && definitionOf(cardAt(g.state, source)) === definition))
    return []
  return [...new Set([definition.fullName, definition.name.en])]
}

/** The number of an ability on its card, from 1, or the keyword it comes with: "resolve Hans support". */
function abilityWord(option: Option): string {
  const number = /#(\d+)/.exec(option.ability ?? '')?.[1]
  return number === undefined ? (option.ability ?? '') : String(Number(number) + 1)
}

// ---- reading

/** Does a seat see the face of this card in its view? */
function isSeen(g: G, id: CardId, seat: Seat): boolean {
  const handle = handlesOf(g.state, seat)[id]
  const seen = JSON.stringify(view(g, seat))
  return seen.includes(`"handle":${handle},"def":`)
}

/** What deck construction and set-up have against the deck and the players given. */
function problems(g: G, given: Given): string[] {
  const { deck = { cards: [] } } = given
  if (!isRecord(deck) || !Array.isArray(deck.cards))
    throw new PositionError('deck: a format and a list of cards', [])
  const { cards } = parseDeck(deck.cards.join('\n'))
  const found = [
    ...(given.deck === undefined ? [] : checkDeck(cards, String(deck.format ?? 'constructed'))),
    ...setupProblems(Number(given.players ?? g.state.seats)),
  ]
  return [...new Set(found.map((problem) => problem.rule))]
}

function starterOf(series: Series): string {
  const next = nextStarter(series)
  if (next === 'random') return next
  return typeof next === 'number' ? (SEATS[next] as string) : `chosen by ${SEATS[next.chosenBy]}`
}

/** The name of a card that another one points at. */
const nameAt = (g: G, id: CardId, none: string): string =>
  id === NONE ? none : definitionOf(cardAt(g.state, id)).fullName

const card: Words<LorcanaState, CardId> = {
  strength: { read: rawStrength },
  willpower: { read: willpowerOf },
  lore: { read: rawLore },
  cost: { read: (g, id) => definitionOf(cardAt(g.state, id)).cost },
  singingCost: { read: singingCost },
  cardsUnder: { read: (g, id) => g.state.cards.filter((other) => other.under === id).length },
  seenBy: { read: (g, id) => SEATS.slice(0, g.state.seats).filter((_, seat) => isSeen(g, id, seat)) },
  ...Object.fromEntries(
    KEYWORDS.map((word) => [word, { read: (g: G, id: CardId) => hasKeyword(g, id, word) }]),
  ),
  at: {
    set: (placing, id, name, path) => {
      const placed = cardAt(placing.state, id)
      placed.at = placing.cardNamed(name, zoneOf(placing.state, PLAY, placed.holder), path)
    },
    read: (g, id) => nameAt(g, cardAt(g.state, id).at, 'nowhere'),
  },
  under: {
    set: (placing, id, name, path) => {
      const placed = cardAt(placing.state, id)
      lay(placing.state, zones, id, UNDER, placed.holder)
      placed.under = placing.cardNamed(name, zoneOf(placing.state, PLAY, placed.holder), path)
    },
    read: (g, id) => nameAt(g, cardAt(g.state, id).under, 'nothing'),
  },
}

const seat: Words<LorcanaState, Seat> = {
  marketing: {
    set: ({ state }, seat, n) => {
      for (let i = 0; i < Number(n); i++) addCard(state, MARKETING, seat, INKWELL)
    },
  },
  exertedInk: {
    set: ({ state }, seat, n) => {
      for (const id of zoneOf(state, INKWELL, seat).slice(0, Number(n))) cardAt(state, id).exerted = true
    },
  },
  readyInk: { read: (g, seat) => readyInk(g.state, seat) },
  bag: { read: (g, seat) => g.state.bag.filter((entry) => entry.seat === seat).length },
  seesBag: { read: (g, seat) => view(g, seat).bag.length },
  active: { read: (g, seat) => g.state.active === seat },
}

const game: Words<LorcanaState, null> = {
  active: {
    set: (placing, _, name, path) => {
      placing.state.active = placing.seatNamed(name, path)
    },
    read: (g) => SEATS[g.state.active],
  },
  starter: {
    set: (placing, _, name, path) => {
      if (typeof name === 'string' && name !== 'random') placing.state.starter = placing.seatNamed(name, path)
    },
    read: (g) => SEATS[g.state.starter],
  },
  turn: { read: (g) => g.state.turn },
  phase: { read: (g) => g.state.phase },
  problems: { read: (g, _, given) => problems(g, given) },
  nextStarter: { read: (_g, _, given) => starterOf(given.series as Series) },
}

export const position: PositionGame<LorcanaState> = positions({
  seatNames: SEATS,
  rest: ['main'],
  phrases,
  definitions: allDefinitions,
  names,
  definitionNamed: (name) =>
    allDefinitions.find((d) => d.fullName === name) ?? definitionNamed(name) ?? onlyOneNamed(name),
  filler: 'Flounder - Voice of Reason',
  zones,
  places: [DECK, HAND, PLAY, INKWELL, DISCARD],
  search: [PLAY, UNDER, HAND, DISCARD, INKWELL, DECK],
  piles: [DECK],
  marks: ['damage', 'exerted', 'drying', 'facedown', 'shifted'],
  counters: ['lore', 'inked', 'gone'],
  card,
  seat,
  game,
  given: ['turn', 'phase', 'setup', 'format', 'teams', 'cards', 'deck', 'players', 'series'],
  empty: (seats, seed, given, path) => {
    if (given.cards !== undefined) defineCards(given.cards, [...path, 'cards'])
    return emptyState(seats, String(given.format ?? 'constructed'), seed, given.teams as number[] | undefined)
  },
  add: (s, def, seat, zone) => {
    const id = addCard(s, def, seat, zone)
    cardAt(s, id).facedown = zone === INKWELL
    return id
  },
  begin: (placing, given, path) => {
    const { state } = placing
    for (const placed of state.cards) {
      if (placed.zone === UNDER && !placed.facedown) placed.known = everyone(state)
      const wrong = wrongState(placed)
      if (wrong !== null) throw new PositionError(`${definitionOf(placed).fullName}: ${wrong}`, path)
    }
    if (given.setup === true) startSetup(placing, given.starter)
    else startTurn(placing, given, path)
  },
})
