/**
 * How the positions of a game are built and read. A game says in which words its cards, its players and itself are
 * described; core places the cards, sets what is given, reads what is expected, and answers a wrong word with the
 * nearest right ones.
 */
import { MOST_CARDS } from './bounds.ts'
import { everyone, type ZoneRule, zoneOf } from './knowledge.ts'
import type { Machine } from './machine.ts'
import {
  type Given,
  isRecord,
  nearest,
  type Path,
  PositionError,
  type PositionGame,
  words,
} from './position.ts'
import type { Card, CardId, Seat, State } from './state.ts'

/** A word for something of a card, a player or the game: what it sets in `given`, what it reads in `then`. */
export interface Word<S extends State, Of> {
  set?: (placing: Placing<S>, of: Of, value: unknown, path: Path) => void
  read?: (g: Machine<S>, of: Of, given: Given) => unknown
}

export type Words<S extends State, Of> = Readonly<Record<string, Word<S, Of>>>

/** The fields of T that hold a V. */
type FieldsOf<T, V> = { [K in keyof T]: T[K] extends V ? K : never }[keyof T] & string

export interface PositionWords<S extends State>
  extends Pick<PositionGame<S>, 'seatNames' | 'rest' | 'phrases' | 'passes'> {
  /** The cards that exist, and all the names that the one at this index goes by, the fullest first. */
  definitions: readonly unknown[]
  names: (index: number) => string[]
  /** The index of a card's definition, where `def` says more than that. */
  indexOf?: (def: number, state: S) => number
  definitionNamed: (name: string) => { index: number } | undefined
  /** A card of no consequence, for zones of which only the number matters. */
  filler: string | ((zone: number) => string)
  zones: readonly ZoneRule[]
  /** Where a position may put cards. */
  places: readonly number[]
  /** Where a card is looked for that is only named, in this order. */
  search: readonly number[]
  /** Zones whose order counts: written and read from the top. */
  piles: readonly number[]
  /** Zones in which it counts beside what a card lies. */
  rows?: readonly number[]
  /** Fields of a card, and lists with an entry per seat, given and read as they are. */
  marks: readonly FieldsOf<S['cards'][number], number | boolean>[]
  counters: readonly FieldsOf<S, readonly (number | boolean)[]>[]
  card: Words<S, CardId>
  seat: Words<S, Seat>
  game: Words<S, null>
  /** What else may be given of the game; `empty`, `begin` or a word that reads looks at it. */
  given: readonly string[]
  /** The state before anything is placed. */
  empty(seats: number, seed: string, given: Given, path: Path): S
  add(state: S, def: number, owner: Seat, zone: number): CardId
  /** Cards and players are as given: where the game stands. */
  begin(placing: Placing<S>, given: Given, path: Path): void
}

const fieldsOf = (of: object): Record<string, unknown> => of as Record<string, unknown>

function unknownWord(what: string, word: string, known: readonly string[]): string {
  return `${what} ${word}; the nearest are: ${nearest(word, known).join(', ')}`
}

function knownKeys(record: Given, keys: readonly string[], path: Path): void {
  for (const key of Object.keys(record)) {
    if (!keys.includes(key)) throw new PositionError(unknownWord('unknown word', key, keys), [...path, key])
  }
}

/** `value`, if it is of the same kind as what is there. */
function likeOld(old: unknown, value: unknown, name: string, path: Path): unknown {
  if (typeof old === typeof value) return value
  const kind = typeof old === 'number' ? 'a number' : 'true or false'
  throw new PositionError(`${name} is ${kind}, not ${JSON.stringify(value)}`, path)
}

function checkCount(count: number, path: Path): void {
  if (!Number.isInteger(count) || count < 0 || count > MOST_CARDS) {
    throw new PositionError(`there are 0 to ${MOST_CARDS} cards in one place, not ${count}`, path)
  }
}

/** A position while it is built. */
export class Placing<S extends State> {
  readonly labels = new Map<string, CardId>()
  /** The cards that the position has by name, not only by number. */
  readonly named = new Set<CardId>()
  /** What is said of the cards placed so far, which may be about cards that are placed later. */
  readonly said: { id: CardId; entry: Given; path: Path }[] = []

  constructor(
    readonly state: S,
    readonly words: PositionWords<S>,
  ) {}

  /** Places a card: a name, or {card: name, as: label, ...} with words of the game. */
  place(value: unknown, seat: Seat, zone: number, path: Path): CardId {
    const entry = isRecord(value) ? value : { card: value }
    const id = this.words.add(this.state, definitionNamed(this.words, String(entry.card), path), seat, zone)
    this.named.add(id)
    if (entry.as !== undefined) this.labels.set(String(entry.as), id)
    this.said.push({ id, entry, path })
    return id
  }

  /** Places a list of cards, or a number of cards that do not matter. */
  placeAll(value: unknown, seat: Seat, zone: number, path: Path): CardId[] {
    const { filler } = this.words
    const plain = typeof filler === 'string' ? filler : filler(zone)
    if (typeof value === 'number') {
      checkCount(value, path)
      const index = definitionNamed(this.words, plain, path)
      return Array.from({ length: value }, () => this.words.add(this.state, index, seat, zone))
    }
    const list = value
    if (!Array.isArray(list)) throw new PositionError('a list of cards, or how many', path)
    const entries = [...list.entries()]
    if (this.words.piles.includes(zone)) entries.reverse()
    return entries.map(([i, entry]) => this.place(entry, seat, zone, [...path, i]))
  }

  /** The card among these that a label or a name means. */
  cardNamed(name: unknown, among: readonly CardId[], path: Path): CardId {
    const found =
      this.labels.get(String(name)) ??
      among.find((id) => isAmong(String(name), namesOf(this.words, this.state, id)))
    if (found !== undefined) return found
    const known = among.flatMap((id) => namesOf(this.words, this.state, id))
    throw new PositionError(unknownWord('there is no card here named', String(name), known), path)
  }

  seatNamed(name: unknown, path: Path): Seat {
    const known = this.words.seatNames.slice(0, this.state.seats)
    const seat = known.indexOf(String(name))
    if (seat < 0)
      throw new PositionError(`there is no player ${String(name)}; there are ${known.join(', ')}`, path)
    return seat
  }
}

function definitionNamed<S extends State>(game: PositionWords<S>, name: string, path: Path): number {
  const found = game.definitionNamed(name)
  if (found !== undefined) return found.index
  const known = game.definitions.map((_, index) => game.names(index))
  const fitting = known.filter((names) => isAmong(name, names))
  if (fitting.length > 0) {
    throw new PositionError(`${name} could be: ${fitting.map(([first]) => first).join('; ')}`, path)
  }
  const near = nearest(name, new Set(known.flat())).join('; ')
  throw new PositionError(`there is no card named ${name}; the nearest are: ${near}`, path)
}

const isAmong = (name: string, names: readonly string[]): boolean =>
  names.some((known) => words(known) === words(name))

function namesOf<S extends State>(game: PositionWords<S>, state: S, id: CardId): string[] {
  const { def } = state.cards[id] as Card
  const index = game.indexOf?.(def, state) ?? def
  return index in game.definitions ? game.names(index) : ['card without a name']
}

/** The words of a table that can be given, or that can be read. */
const able = <S extends State, Of>(table: Words<S, Of>, what: keyof Word<S, Of>): string[] =>
  Object.keys(table).filter((word) => table[word]?.[what] !== undefined)

/** The positions of a game, from its words. */
export function positions<S extends State>(game: PositionWords<S>): PositionGame<S> {
  const { seatNames, zones } = game
  const cardAt = (state: S, id: CardId): Card => state.cards[id] as Card
  const seatsIn = (known: number): string[] => seatNames.filter((_, seat) => (known & (1 << seat)) !== 0)

  const cardWords: Words<S, CardId> = {
    zone: { read: (g, id) => zones[cardAt(g.state, id).zone]?.name },
    owner: { read: (g, id) => seatNames[cardAt(g.state, id).owner] },
    knownTo: { read: (g, id) => seatsIn(cardAt(g.state, id).known) },
    ...Object.fromEntries(game.marks.map((mark) => [mark, markWord(mark)])),
    ...game.card,
  }
  const seatWords: Words<S, Seat> = {
    ...Object.fromEntries(zones.map(({ name }, zone) => [name, zoneWord(zone)])),
    ...Object.fromEntries(game.counters.map((counter) => [counter, counterWord(counter)])),
    ...game.seat,
  }
  const gameWords: Words<S, null> = {
    winner: {
      read: ({ state: { outcome } }) =>
        outcome?.winners.map((seat) => seatNames[seat]).join(' and ') || 'nobody',
    },
    over: { read: (g) => g.state.outcome !== null },
    endedBy: { read: (g) => g.state.outcome?.rule ?? 'nothing' },
    ...game.game,
  }

  function markWord(mark: string): Word<S, CardId> {
    return {
      set: ({ state }, id, value, path) => {
        const card = fieldsOf(cardAt(state, id))
        card[mark] = likeOld(card[mark], value, mark, path)
      },
      read: (g, id) => fieldsOf(cardAt(g.state, id))[mark],
    }
  }
  function counterWord(counter: string): Word<S, Seat> {
    const listIn = (state: S) => fieldsOf(state)[counter] as unknown[]
    return {
      set: ({ state }, seat, value, path) => {
        listIn(state)[seat] = likeOld(listIn(state)[seat], value, counter, path)
      },
      read: (g, seat) => listIn(g.state)[seat],
    }
  }
  function zoneWord(zone: number): Word<S, Seat> {
    const ordered = game.piles.includes(zone)
    return {
      read: (g, seat) => {
        const cards = [...zoneOf(g.state, zone, seat)]
        return { cards: ordered ? cards.reverse() : cards, ordered }
      },
    }
  }

  const CARD_KEYS = ['card', 'as', ...able(cardWords, 'set')]
  const SEAT_KEYS = [...game.places.map((zone) => zones[zone]?.name as string), ...able(seatWords, 'set')]
  const GAME_KEYS = [...seatNames, 'seed', 'open', ...game.given, ...able(gameWords, 'set')]

  function setAll<Of>(placing: Placing<S>, table: Words<S, Of>, of: Of, record: Given, path: Path): void {
    for (const [word, { set }] of Object.entries(table)) {
      if (record[word] !== undefined) set?.(placing, of, record[word], [...path, word])
    }
  }

  function build(given: Given, path: Path): ReturnType<PositionGame<S>['build']> {
    knownKeys(given, GAME_KEYS, path)
    const seats = Math.max(2, ...seatNames.map((name, i) => (given[name] === undefined ? 0 : i + 1)))
    const state = game.empty(seats, String(given.seed ?? 'position'), given, path)
    const placing = new Placing(state, game)
    const players = seatNames.slice(0, seats).map((name) => given[name] ?? {})
    for (const [seat, player] of players.entries())
      placeSeat(placing, player, seat, [...path, seatNames[seat] as string])
    for (const { id, entry, path } of placing.said) {
      knownKeys(entry, CARD_KEYS, path)
      setAll(placing, cardWords, id, entry, path)
    }
    for (const [seat, player] of players.entries())
      setAll(placing, seatWords, seat, player as Given, [...path, seatNames[seat] as string])
    for (const card of state.cards) {
      const seen = zones[card.zone]?.seen
      card.known = seen === 'all' ? everyone(state) : seen === 'holder' ? 1 << card.holder : 0
    }
    if (given.open === true) for (const id of placing.named) cardAt(state, id).known = everyone(state)
    setAll(placing, gameWords, null, given, path)
    game.begin(placing, given, path)
    return { state, labels: placing.labels, named: placing.named }
  }

  function placeSeat(placing: Placing<S>, player: unknown, seat: Seat, path: Path): void {
    if (!isRecord(player)) throw new PositionError(`a player has ${SEAT_KEYS.join(', ')}`, path)
    knownKeys(player, SEAT_KEYS, path)
    for (const zone of game.places) {
      const name = zones[zone]?.name as string
      if (player[name] !== undefined) placing.placeAll(player[name], seat, zone, [...path, name])
    }
  }

  function read<Of>(what: string, table: Words<S, Of>) {
    return (g: Machine<S>, of: Of, word: string, given: Given): unknown => {
      const found = table[word]?.read
      if (found === undefined)
        throw new PositionError(unknownWord(`${what} has no`, word, able(table, 'read')), [])
      return found(g, of, given)
    }
  }
  const readGame = read('the game', gameWords)

  return {
    seatNames,
    rest: game.rest,
    phrases: game.phrases,
    ...(game.passes && { passes: game.passes }),
    placesCount: (zone) => game.piles.includes(zone) || (game.rows?.includes(zone) ?? false),
    build,
    namesOf: (g, id) => namesOf(game, g.state, id),
    candidates: ({ state }) =>
      game.search.flatMap((zone) =>
        seatNames.slice(0, state.seats).flatMap((_, seat) => zoneOf(state, zone, seat)),
      ),
    readCard: read('a card', cardWords),
    readSeat: read('a player', seatWords),
    readGame: (g, word, given) => readGame(g, null, word, given),
  }
}
