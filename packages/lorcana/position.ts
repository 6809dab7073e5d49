/** How positions of Lorcana are written: what lies where, what is done, what is read. See docs/positions.md. */
import {
  type CardId,
  type Decision,
  everyone,
  type Frame,
  nearest,
  type Option,
  type Path,
  type PhrasePart,
  PositionError,
  type PositionGame,
  type Seat,
  zoneOf,
} from '@regelwerk/core'
import type { Ability, CardType, Effect, Ink } from './abilities.ts'
import { addCard, addMarketingCards, emptyState, setupProblems } from './begin.ts'
import { type G, procedures } from './book.ts'
import { type CardDefinition, definitionNamed, definitions, fullNameIn } from './cards/index.ts'
import { hasName } from './filter.ts'
import { checkDeck, type DeckList, nextStarter, parseDeck, type Series } from './formats.ts'
import { defineCard, prepared } from './prepare.ts'
import { gameFrame } from './rules/02-gameplay.ts'
import {
  allDefinitions,
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

const SEATS = ['you', 'opponent', 'third', 'fourth']
const ZONES: Readonly<Record<string, number>> = {
  deck: DECK,
  hand: HAND,
  play: PLAY,
  inkwell: INKWELL,
  discard: DISCARD,
}
/** A card of no consequence, for zones of which only the number matters. */
const FILLER = 'Flounder - Voice of Reason'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function definitionOrFail(name: string, path: Path): CardDefinition {
  const made = allDefinitions.find((d) => d.fullName === name)
  const found = made ?? definitionNamed(name) ?? onlyOneNamed(name)
  if (found !== undefined) return found
  const known = nearest(name, new Set(definitions.flatMap((d) => [d.fullName, fullNameIn(d, 'de')])))
  throw new PositionError(`there is no card named ${name}; the nearest are: ${known.join('; ')}`, path)
}

/** A name without its version will do where only one card has it. */
function onlyOneNamed(name: string): CardDefinition | undefined {
  const found = definitions.filter((d) => d.name.en.toLowerCase() === name.toLowerCase())
  return found.length === 1 ? found[0] : undefined
}

const CARD_KEYS = ['card', 'as', 'damage', 'exerted', 'drying', 'at', 'under', 'facedown', 'shifted']
const SEAT_KEYS = [...Object.keys(ZONES), 'lore', 'inked', 'exertedInk', 'gone', 'marketing']
const GIVEN_KEYS = [
  ...SEATS,
  'players',
  'deck',
  'series',
  'active',
  'turn',
  'format',
  'teams',
  'cards',
  'starter',
  'phase',
  'setup',
  'seed',
]

function knownKeys(record: Record<string, unknown>, keys: readonly string[], path: Path): void {
  for (const key of Object.keys(record)) {
    if (keys.includes(key)) continue
    throw new PositionError(`unknown word ${key}; the nearest are: ${nearest(key, keys).join(', ')}`, [
      ...path,
      key,
    ])
  }
}

interface Later {
  card: CardId
  at?: string
  under?: string
  path: Path
}

function placeCard(
  s: LorcanaState,
  entry: unknown,
  seat: Seat,
  zone: number,
  labels: Map<string, CardId>,
  later: Later[],
  path: Path,
): void {
  const record = isRecord(entry) ? entry : { card: entry }
  knownKeys(record, CARD_KEYS, path)
  const definition = definitionOrFail(String(record.card), path)
  const id = addCard(s, definition.index, seat, record.under === undefined ? zone : UNDER)
  const card = cardAt(s, id)
  card.exerted = record.exerted === true
  card.damage = Number(record.damage ?? 0)
  card.drying = record.drying === true
  card.facedown = record.facedown === true || zone === INKWELL
  card.shifted = record.shifted === true
  if (record.as !== undefined) labels.set(String(record.as), id)
  const at = record.at === undefined ? {} : { at: String(record.at) }
  const under = record.under === undefined ? {} : { under: String(record.under) }
  if (record.at !== undefined || record.under !== undefined) later.push({ card: id, ...at, ...under, path })
}

function placeZone(
  s: LorcanaState,
  value: unknown,
  seat: Seat,
  zone: number,
  labels: Map<string, CardId>,
  later: Later[],
  path: Path,
): void {
  const entries = typeof value === 'number' ? new Array<string>(value).fill(FILLER) : value
  if (!Array.isArray(entries)) throw new PositionError('a list of cards, or how many', path)
  const order = zone === DECK ? [...entries.entries()].reverse() : [...entries.entries()]
  for (const [i, entry] of order) placeCard(s, entry, seat, zone, labels, later, [...path, i])
}

function placeSeat(
  s: LorcanaState,
  value: unknown,
  seat: Seat,
  labels: Map<string, CardId>,
  later: Later[],
  path: Path,
): void {
  if (!isRecord(value)) throw new PositionError('a player has zones and lore', path)
  knownKeys(value, SEAT_KEYS, path)
  for (const [name, zone] of Object.entries(ZONES)) {
    if (value[name] !== undefined) placeZone(s, value[name], seat, zone, labels, later, [...path, name])
  }
  for (let i = 0; i < Number(value.marketing ?? 0); i++) addCard(s, MARKETING, seat, INKWELL)
  let exerted = Number(value.exertedInk ?? 0)
  for (const id of zoneOf(s, INKWELL, seat)) if (exerted-- > 0) cardAt(s, id).exerted = true
  s.lore[seat] = Number(value.lore ?? 0)
  s.inked[seat] = Number(value.inked ?? 0)
  s.gone[seat] = value.gone === true
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

/** Everybody knows what is public, and players know their hands. */
function learn(s: LorcanaState): void {
  s.cards.forEach((card) => {
    const seen = zones[card.zone]?.seen
    if (seen === 'all' || (card.zone === UNDER && !card.facedown)) card.known = everyone(s)
    else if (seen === 'holder') card.known = 1 << card.holder
  })
}

function link(s: LorcanaState, later: readonly Later[], labels: ReadonlyMap<string, CardId>): void {
  for (const { card, at, under, path } of later) {
    const name = (at ?? under) as string
    const labelled = labels.get(name)
    const found =
      labelled ??
      zoneOf(s, PLAY, cardAt(s, card).holder).find((id) => {
        const p = prepared(cardAt(s, id).def)
        return p.definition.fullName === name || hasName(p, name)
      })
    if (found === undefined) throw new PositionError(`${name} is not in play`, path)
    if (at !== undefined) cardAt(s, card).at = found
    else cardAt(s, card).under = found
  }
}

function build(
  given: Record<string, unknown>,
  path: Path,
): { state: LorcanaState; labels: Map<string, CardId> } {
  knownKeys(given, GIVEN_KEYS, path)
  if (given.cards !== undefined) defineCards(given.cards, [...path, 'cards'])
  const seats = Math.max(2, ...SEATS.map((name, i) => (given[name] === undefined ? 0 : i + 1)))
  const teams = given.teams as number[] | undefined
  const s = emptyState(seats, String(given.format ?? 'constructed'), String(given.seed ?? 'position'), teams)
  const labels = new Map<string, CardId>()
  const later: Later[] = []
  SEATS.slice(0, seats).forEach((name, seat) => {
    if (given[name] !== undefined) placeSeat(s, given[name], seat, labels, later, [...path, name])
  })
  link(s, later, labels)
  learn(s)
  if (given.deck !== undefined) decksGiven.set(s.cards, deckOf(given.deck, [...path, 'deck']))
  if (given.players !== undefined) playersGiven.set(s.cards, Number(given.players))
  if (given.series !== undefined) seriesGiven.set(s.cards, given.series as Series)
  s.active = SEATS.indexOf(String(given.active ?? 'you'))
  s.starter = SEATS.indexOf(String(given.starter ?? 'you'))
  if (given.setup === true) startSetup(s, given)
  else startTurn(s, given)
  return { state: s, labels }
}

/** What a position asks of deck construction and series; beside the state, which knows neither. */
const decksGiven = new WeakMap<object, { format: string; cards: DeckList }>()
/** How many want to play, for what set-up says of that. */
const playersGiven = new WeakMap<object, number>()
const seriesGiven = new WeakMap<object, Series>()

/** A deck to check: a format, and lines such as "4 Stitch - New Dog". */
function deckOf(value: unknown, path: Path): { format: string; cards: DeckList } {
  if (!isRecord(value) || !Array.isArray(value.cards))
    throw new PositionError('deck: a format and a list of cards', path)
  return { format: String(value.format ?? 'constructed'), cards: parseDeck(value.cards.join('\n')).cards }
}

function starterNow(series: Series): string {
  const next = nextStarter(series)
  if (next === 'random') return next
  return typeof next === 'number' ? (SEATS[next] as string) : `chosen by ${SEATS[next.chosenBy]}`
}

/** From the very beginning: set-up, altering hands, first turn. */
function startSetup(s: LorcanaState, given: Record<string, unknown>): void {
  addMarketingCards(s)
  const { starter } = given
  if (isRecord(starter)) s.stack.push(gameFrame({ chosenBy: SEATS.indexOf(String(starter.chosenBy)) }))
  else
    s.stack.push(
      gameFrame(starter === undefined || starter === 'random' ? 'random' : SEATS.indexOf(String(starter))),
    )
}

const STARTS: Readonly<Record<string, string>> = {
  ready: '3.2.1.1',
  set: '~set',
  draw: '~draw',
  main: '~main',
  end: '~end',
}

/** In the middle of a turn: the main phase, unless `phase` says otherwise. */
function startTurn(s: LorcanaState, given: Record<string, unknown>): void {
  const phase = String(given.phase ?? 'main')
  s.turn = Number(given.turn ?? 3)
  s.phase = phase as LorcanaState['phase']
  s.during = phase !== 'ready'
  const after = Array.from({ length: s.seats }, (_, i) => (s.active + i) % s.seats)
  const next = after.find((seat) => s.teams[seat] !== s.teams[s.active]) ?? s.active
  s.stack.push({ ...gameFrame(s.starter, next), step: labelIndex('game', '~turns') })
  const step = labelIndex('turn', STARTS[phase] ?? '~main')
  s.stack.push({ procedure: 'turn', step, seat: s.active, skipped: [], action: null } as Frame)
}

const labelIndex = (name: string, label: string): number => procedures.get(name)?.labels.indexOf(label) ?? 0

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
        ['resolve', ...from, abilityWord(option)],
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
      return [
        [verb, ...to],
        ['choose', ...to],
      ]
    case 'replace':
      return [['replace with', ...from]]
    case 'number':
      return [[String(option.n)], ['choose', String(option.n)]]
    case 'name':
      return [['name', option.name ?? '']]
    case 'either':
      return [[option.name ?? '']]
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

/** The number of an ability on its card, from 1, or the keyword it comes with: "resolve Hans support". */
function abilityWord(option: Option): string {
  const number = /#(\d+)/.exec(option.ability ?? '')?.[1]
  return number === undefined ? (option.ability ?? '') : String(Number(number) + 1)
}

// ---- reading

const zoneName = (s: LorcanaState, id: CardId): string => zones[cardAt(s, id).zone]?.name ?? 'nowhere'

function readCard(g: G, id: CardId, property: string): unknown {
  const s = g.state
  const card = cardAt(s, id)
  switch (property) {
    case 'damage':
    case 'exerted':
    case 'drying':
    case 'facedown':
    case 'shifted':
      return card[property]
    case 'zone':
      return zoneName(s, id)
    case 'strength':
      return rawStrength(g, id)
    case 'willpower':
      return willpowerOf(g, id)
    case 'lore':
      return rawLore(g, id)
    case 'cost':
      return definitionOf(card).cost
    case 'singingCost':
      return singingCost(g, id)
    case 'at':
      return card.at === NONE ? 'nowhere' : definitionOf(cardAt(s, card.at)).fullName
    case 'under':
      return card.under === NONE ? 'nothing' : definitionOf(cardAt(s, card.under)).fullName
    case 'cardsUnder':
      return s.cards.filter((other) => other.under === id).length
    case 'owner':
      return SEATS[card.owner]
    case 'knownTo':
      return SEATS.filter((_, seat) => (card.known & (1 << seat)) !== 0)
    case 'seenBy':
      return SEATS.slice(0, s.seats).filter((_, seat) => isSeen(g, id, seat))
    default: {
      const word = property.replace(/^has/, '')
      const keyword = (word[0] ?? '').toLowerCase() + word.slice(1)
      return hasKeyword(g, id, keyword as Parameters<typeof hasKeyword>[2])
    }
  }
}

/** Does a seat see the face of this card in its view? */
function isSeen(g: G, id: CardId, seat: Seat): boolean {
  const handle = g.state.handles[seat]?.[id]
  const seen = JSON.stringify(view(g, seat))
  return seen.includes(`"handle":${handle},"def":`)
}

function readSeat(g: G, seat: Seat, property: string): unknown {
  const s = g.state
  if (property in ZONES) {
    const pile = zoneOf(s, ZONES[property] as number, seat)
    return { cards: property === 'deck' ? [...pile].reverse() : [...pile], ordered: property === 'deck' }
  }
  switch (property) {
    case 'lore':
      return s.lore[seat]
    case 'readyInk':
      return readyInk(s, seat)
    case 'gone':
      return s.gone[seat]
    case 'bag':
      return s.bag.filter((entry) => entry.seat === seat).length
    case 'seesBag':
      return view(g, seat).bag.length
    case 'active':
      return s.active === seat
    case 'inked':
      return s.inked[seat]
    default:
      throw new PositionError(
        `a player has no ${property}; the nearest are: ${nearest(property, [...Object.keys(ZONES), 'lore', 'readyInk', 'gone', 'bag', 'seesBag', 'active', 'inked']).join(', ')}`,
        [],
      )
  }
}

function readGame(g: G, property: string): unknown {
  const s = g.state
  switch (property) {
    case 'winner':
      return s.outcome === null
        ? 'nobody'
        : s.outcome.winners.map((seat) => SEATS[seat]).join(' and ') || 'nobody'
    case 'over':
      return s.outcome !== null
    case 'active':
      return SEATS[s.active]
    case 'turn':
      return s.turn
    case 'phase':
      return s.phase
    case 'starter':
      return SEATS[s.starter]
    case 'problems': {
      const deck = decksGiven.get(s.cards)
      const problems = [
        ...(deck === undefined ? [] : checkDeck(deck.cards, deck.format)),
        ...setupProblems(playersGiven.get(s.cards) ?? s.seats),
      ]
      return [...new Set(problems.map((problem) => problem.rule))]
    }
    case 'nextStarter': {
      const series = seriesGiven.get(s.cards)
      return series === undefined ? 'nobody' : starterNow(series)
    }
    default:
      throw new PositionError(
        `the game has no ${property}; there are winner, over, active, turn, phase, starter`,
        [],
      )
  }
}

export const position: PositionGame<LorcanaState> = {
  seatNames: SEATS,
  rest: ['main'],
  build,
  phrases,
  namesOf: (g, id) => {
    const card = cardAt(g.state, id)
    if (card.def < 0) return ['marketing card']
    const d = definitionOf(card)
    const names = [d.fullName, fullNameIn(d, 'de'), fullNameIn(d, 'it'), d.name.en, d.name.de, d.name.it]
    return [...new Set(names.filter((name): name is string => name !== undefined))]
  },
  candidates: (g) => {
    const s = g.state
    const order = [PLAY, UNDER, HAND, DISCARD, INKWELL, DECK]
    return order.flatMap((zone) => Array.from({ length: s.seats }, (_, seat) => zoneOf(s, zone, seat)).flat())
  },
  readCard,
  readSeat,
  readGame,
}
