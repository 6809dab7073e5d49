/** How positions of Blue Moon are written: what lies where, what is done, what is read. */
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
import type { Element, Icon } from './abilities.ts'
import { addCard, emptyState, gameFrame } from './begin.ts'
import { type G, procedures } from './book.ts'
import { type CardDefinition, definitionNamed, definitions } from './cards/index.ts'
import { checkDeck, parseDeck } from './formats.ts'
import { hasIcon, isIgnored, isProtected, worksText } from './ignored.ts'
import { dragonsFor } from './rules/dragons.ts'
import { afterGame, newSeries, type Series } from './series.ts'
import {
  type BlueMoonState,
  CARGO,
  COMBAT,
  cardAt,
  DECK,
  DISCARD,
  defAt,
  definitionOf,
  HAND,
  INFLUENCE,
  LEADER,
  LIMBO,
  middle,
  nothingPlayed,
  PILE,
  SUPPORT,
  zones,
} from './state.ts'
import { isShielded, power, printedValue } from './values.ts'
import { mayLookAt } from './view.ts'

const SEATS = ['you', 'opponent']
const ZONES: Readonly<Record<string, number>> = {
  deck: DECK,
  hand: HAND,
  combat: COMBAT,
  support: SUPPORT,
  discard: DISCARD,
  pile: PILE,
  influence: INFLUENCE,
  leader: LEADER,
}
/** A card of no consequence, for zones of which only the number matters. */
const FILLER = 'vulca-12'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function definitionOrFail(name: string, path: Path): CardDefinition {
  const found = definitionNamed(name)
  if (found !== undefined) return found
  const known = definitions.flatMap((d) => [d.id, d.name.de, d.name.en ?? d.name.de])
  throw new PositionError(
    `there is no card named ${name}; the nearest are: ${nearest(name, new Set(known)).join('; ')}`,
    path,
  )
}

const CARD_KEYS = ['card', 'as', 'active', 'bluff', 'cargo', 'landed', 'open']
const SEAT_KEYS = [...Object.keys(ZONES), 'dragons']
const GIVEN_KEYS = [
  ...SEATS,
  'active',
  'element',
  'phase',
  'turn',
  'checks',
  'setup',
  'seed',
  'landing',
  'format',
  'series',
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

function placeCard(
  s: BlueMoonState,
  entry: unknown,
  seat: Seat,
  zone: number,
  labels: Map<string, CardId>,
  path: Path,
): void {
  const record = isRecord(entry) ? entry : { card: entry }
  knownKeys(record, CARD_KEYS, path)
  const id = addCard(s, definitionOrFail(String(record.card), path).index, seat, zone)
  const card = cardAt(s, id)
  const lies = zone === COMBAT || zone === SUPPORT || zone === INFLUENCE
  card.active = record.active === undefined ? lies : record.active === true
  card.bluff = record.bluff === true
  card.landed = record.landed === true
  card.open = record.open === true
  if (record.as !== undefined) labels.set(String(record.as), id)
  for (const [i, loaded] of (Array.isArray(record.cargo) ? record.cargo : []).entries()) {
    placeCard(s, loaded, seat, CARGO, labels, [...path, 'cargo', i])
    cardAt(s, s.cards.length - 1).ship = id
  }
}

function placeSeat(
  s: BlueMoonState,
  value: unknown,
  seat: Seat,
  labels: Map<string, CardId>,
  path: Path,
): void {
  if (!isRecord(value)) throw new PositionError('a player has zones and dragons', path)
  knownKeys(value, SEAT_KEYS, path)
  for (const [name, zone] of Object.entries(ZONES)) {
    const given = value[name]
    if (given === undefined) continue
    const entries = typeof given === 'number' ? new Array<string>(given).fill(FILLER) : given
    if (!Array.isArray(entries)) throw new PositionError('a list of cards, or how many', [...path, name])
    const order = zone === DECK ? [...entries.entries()].reverse() : [...entries.entries()]
    for (const [i, entry] of order) placeCard(s, entry, seat, zone, labels, [...path, name, i])
  }
  s.dragons[seat as 0 | 1] = Number(value.dragons ?? 0)
}

const STARTS: Readonly<Record<string, string>> = {
  beginning: '~turn',
  leadership: 'base/11',
  retreat: 'base/12',
  character: 'base/13',
  booster: 'base/14',
  draw: 'base/16',
  end: 'base/17',
}

const labelIndex = (name: string, label: string): number => procedures.get(name)?.labels.indexOf(label) ?? 0

/** What a position asks of deck construction; beside the state, which knows nothing of it. */
const decksGiven = new WeakMap<object, { format: string; cards: readonly (readonly [number, string])[] }>()

/** The games of a match that came before this one. */
const gamesGiven = new WeakMap<object, Series>()

/** The match with this game, if it is over. */
function seriesNow({ state: s }: G): Series {
  const before = gamesGiven.get(s.cards) ?? newSeries()
  return s.outcome === null ? before : afterGame(before, s.outcome.winners[0] as Seat, s.score)
}

function build(
  given: Record<string, unknown>,
  path: Path,
): { state: BlueMoonState; labels: Map<string, CardId> } {
  knownKeys(given, GIVEN_KEYS, path)
  const s = emptyState(String(given.format ?? 'constructed'), String(given.seed ?? 'position'))
  const labels = new Map<string, CardId>()
  SEATS.forEach((name, seat) => {
    if (given[name] !== undefined) placeSeat(s, given[name], seat, labels, [...path, name])
  })
  s.interventions = s.cards.some((card) => definitionOf(card).type === 'intervention')
  for (const card of s.cards) {
    const seen = zones[card.zone]?.seen
    if (card.zone === LEADER && given.setup === true) continue
    if (seen === 'all' || (card.zone === SUPPORT && !card.bluff) || card.open) card.known = everyone(s)
    else if (seen === 'holder') card.known = 1 << card.holder
  }
  if (isRecord(given.checks)) {
    const cards = parseDeck((given.checks.cards as string[]).join('\n')).cards
    decksGiven.set(s.cards, { format: String(given.checks.format ?? 'constructed'), cards })
  }
  if (Array.isArray(given.series)) {
    let series = newSeries()
    for (const [i, game] of given.series.entries()) {
      const winner = SEATS.indexOf(String(isRecord(game) ? game.winner : ''))
      if (winner < 0) throw new PositionError('a game has a winner and a score', [...path, 'series', i])
      series = afterGame(series, winner, Number(game.score ?? 1))
    }
    gamesGiven.set(s.cards, series)
  }
  s.active = Math.max(0, SEATS.indexOf(String(given.active ?? 'you')))
  if (given.setup === true) s.stack.push(gameFrame(0))
  else startTurn(s, given, path)
  return { state: s, labels }
}

/** In the middle of a game: the turn begins, unless `phase` says where it stands. */
function startTurn(s: BlueMoonState, given: Record<string, unknown>, path: Path): void {
  const phase = String(given.phase ?? 'beginning')
  const label = STARTS[phase]
  if (label === undefined)
    throw new PositionError(`phases are ${Object.keys(STARTS).join(', ')}`, [...path, 'phase'])
  s.turn = Number(given.turn ?? 5)
  s.element = given.element === 'none' ? null : ((given.element ?? 'fire') as Element)
  s.phase = phase === 'beginning' ? 'beginning' : (phase as BlueMoonState['phase'])
  s.played = nothingPlayed()
  if (phase === 'booster') {
    const lying = zoneOf(s, COMBAT, s.active).filter((id) => cardAt(s, id).active)
    s.played.characters = lying.filter((id) => defAt(s, id).type === 'character').length
  }
  // After the character phase the active characters are those of this turn.
  if (!['beginning', 'leadership', 'retreat', 'character'].includes(phase)) {
    const lying = zoneOf(s, COMBAT, s.active).map((id) => cardAt(s, id))
    s.played.characters = lying.filter(
      (card) => card.active && definitionOf(card).type === 'character',
    ).length
    s.played.mains = Math.min(1, s.played.characters)
  }
  s.stack.push({ ...gameFrame(1 - s.active), step: labelIndex('game', '~turns') })
  const step = labelIndex('turn', label)
  s.stack.push({ procedure: 'turn', step, seat: s.active, opening: s.element === null, act: null } as Frame)
}

// ---- words for options

function phrases(_g: G, _decision: Decision, option: Option): PhrasePart[][] {
  const { verb, source, target } = option
  const from: PhrasePart[] = source === undefined ? [] : [{ card: source }]
  const to: PhrasePart[] = target === undefined ? [] : [{ card: target }]
  switch (verb) {
    case 'load':
      return [['load', ...from, 'onto', ...to]]
    case 'choose':
    case 'discard':
      return [
        ['choose', ...to],
        [verb, ...to],
      ]
    case 'announce':
      return [['announce', option.name ?? '']]
    case 'way':
      return [[String((option.n ?? 0) + 1)]]
    default:
      return [[verb, ...from, ...to]]
  }
}

// ---- reading

function readCard(g: G, id: CardId, property: string): unknown {
  const s = g.state
  const card = cardAt(s, id)
  switch (property) {
    case 'active':
    case 'bluff':
    case 'landed':
    case 'open':
      return card[property]
    case 'zone':
      return zones[card.zone]?.name
    case 'fire':
    case 'earth':
      return printedValue(g, id, property)
    case 'ignored':
      return isIgnored(g, id)
    case 'protected':
      return isProtected(g, id)
    case 'textWorks':
      return worksText(g, id).length > 0
    case 'owner':
      return SEATS[card.owner]
    case 'ship':
      return card.ship < 0 ? 'none' : defAt(s, card.ship).id
    case 'seenBy':
      return SEATS.filter((_, seat) => mayLookAt(g, seat, id))
    case 'knownTo':
      return SEATS.filter((_, seat) => (card.known & (1 << seat)) !== 0)
    default:
      return hasIcon(g, id, property.toUpperCase() as Icon)
  }
}

function readSeat(g: G, seat: Seat, property: string): unknown {
  const s = g.state
  if (property in ZONES || property === 'cargo') {
    const pile = zoneOf(s, property === 'cargo' ? CARGO : (ZONES[property] as number), seat)
    return { cards: property === 'deck' ? [...pile].reverse() : [...pile], ordered: property === 'deck' }
  }
  switch (property) {
    case 'dragons':
      return s.dragons[seat as 0 | 1]
    case 'fire':
    case 'earth':
      return power(g, seat, property)
    case 'shieldFire':
      return isShielded(g, seat, 'fire')
    case 'shieldEarth':
      return isShielded(g, seat, 'earth')
    case 'crystals':
      return seriesNow(g).crystals[seat as 0 | 1]
    case 'wouldLose':
      return dragonsFor(g, seat)
    default: {
      const known = [
        ...Object.keys(ZONES),
        'cargo',
        'dragons',
        'fire',
        'earth',
        'shieldFire',
        'shieldEarth',
        'wouldLose',
      ]
      throw new PositionError(
        `a player has no ${property}; the nearest are: ${nearest(property, known).join(', ')}`,
        [],
      )
    }
  }
}

function readGame(g: G, property: string): unknown {
  const s = g.state
  switch (property) {
    case 'winner':
      return s.outcome === null
        ? 'nobody'
        : s.outcome.winners.map((seat) => SEATS[seat]).join(' and ') || 'nobody'
    case 'endedBy':
      return s.outcome?.rule ?? 'nothing'
    case 'match':
      return SEATS[seriesNow(g).winner ?? -1] ?? 'nobody'
    case 'over':
      return s.outcome !== null
    case 'score':
      return s.score
    case 'active':
      return SEATS[s.active]
    case 'turn':
    case 'phase':
    case 'fight':
      return s[property]
    case 'element':
      return s.element ?? 'none'
    case 'middle':
      return middle(s)
    case 'problems': {
      const deck = decksGiven.get(s.cards)
      return deck === undefined
        ? []
        : [...new Set(checkDeck(deck.cards, deck.format).map((problem) => problem.rule))]
    }
    default:
      throw new PositionError(
        `the game has no ${property}; there are winner, over, endedBy, match, score, active, turn, phase, fight, element, middle, problems`,
        [],
      )
  }
}

export const position: PositionGame<BlueMoonState> = {
  seatNames: SEATS,
  rest: [
    'beginning',
    'leadership',
    'retreat',
    'open or decline',
    'character',
    'booster',
    'announce',
    'decline',
  ],
  build,
  phrases,
  namesOf: (g, id) => {
    const d = defAt(g.state, id)
    const numbered = `${d.people} ${d.no}`
    return [d.name.en, d.name.de, d.id, numbered].filter((name): name is string => name !== undefined)
  },
  candidates: (g) => {
    const order = [COMBAT, SUPPORT, INFLUENCE, CARGO, LIMBO, HAND, PILE, DISCARD, DECK, LEADER]
    return order.flatMap((zone) => [0, 1].flatMap((seat) => zoneOf(g.state, zone, seat)))
  },
  readCard,
  readSeat,
  readGame,
}
