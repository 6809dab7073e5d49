/** The state of a match: plain data, always, also in the middle of an effect while somebody is being asked. */

import type { Pending } from './decision.ts'
import { branch, copyRandom, type RandomState, seedRandom } from './random.ts'

/** A number that says what it counts: a plain one may stand for it, one of another kind may not. */
export type Numbered<What extends string> = number & { readonly numbers?: What }

export type Seat = Numbered<'seats'>
/** The place of a card in `state.cards`. */
export type CardId = Numbered<'cards'>
/** The number under which a reader is shown a card: never its place. */
export type Handle = Numbered<'handles'>

/** A card as it was in one of its lives: a card that leaves play and comes back is another object. */
export interface Ref {
  card: CardId
  life: number
}

/** What every game's cards have. Games add flat fields only: copying a card is one spread. */
export interface Card {
  /** Which card it is: an index into the game's definitions. */
  def: number
  owner: Seat
  /** Index into the game's zones, and whose of them. */
  zone: number
  holder: Seat
  /** Raised whenever the card becomes another object. */
  life: number
  /** Bit per seat: who knows its face. */
  known: number
}

/** One procedure under way: where it stands, and its locals beside. */
export interface Frame {
  procedure: string
  step: number
}

export function setLocal(f: Frame, name: string, value: unknown): void {
  ;(f as Frame & Record<string, unknown>)[name] = value
}

export interface Outcome {
  winners: Seat[]
  rule: string
}

/** Something that lasts: a modifier, a floating trigger, a replacement. Never changed, only added and removed. */
export interface Lasting {
  id: number
  /** Whose effect it is. */
  seat: Seat
  source: Ref | null
}

/** Who is shown the table under numbers of their own. */
export interface Reader {
  /** The handle under which the reader is shown each card, and the next one to give out. */
  handles: Handle[]
  next: Handle
  /** In which order handles are given out is drawn from here, never from the game's randomness. */
  random: RandomState
}

export interface State {
  seats: number
  /** The cards of this match by their ids: a card's `def` is a place in it. Absent: `def` is the number of the game's own list. */
  faces?: readonly string[]
  cards: Card[]
  /** Cards in each zone, at zone * seats + seat. The top of a pile is its last card. */
  zones: CardId[][]
  stack: Frame[]
  pending: Pending | null
  effects: Lasting[]
  /** All that chance decides in the game. */
  random: RandomState
  /** Each seat, and last those who watch. */
  readers: Reader[]
  /** The next id for a lasting effect and the like. */
  serial: number
  outcome: Outcome | null
}

/** The readers of a new match. What they see is drawn by other keys than what happens. */
export function newReaders(seats: number, seed: string): Reader[] {
  const random = seedRandom(`${seed} readers`)
  const readers: Reader[] = []
  while (readers.length <= seats) readers.push({ handles: [], next: 1, random: branch(random) })
  return readers
}

const copyReader = ({ handles, next, random }: Reader): Reader => ({
  handles: handles.slice(),
  next,
  random: copyRandom(random),
})

/** A copy of plain data. Arrays of numbers or strings are copied whole. */
export function copyPlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const length = value.length
    if (length === 0) return [] as T
    const copy = value.slice()
    for (let i = 0; i < length; i++) {
      const element = copy[i]
      if (typeof element === 'object' && element !== null) copy[i] = copyPlain(element)
    }
    return copy as T
  }
  const copy = { ...value }
  for (const key in copy) {
    const field = copy[key]
    if (typeof field === 'object' && field !== null) copy[key] = copyPlain(field)
  }
  return copy
}

const COPIED = new Set<string>([
  'faces',
  'cards',
  'zones',
  'random',
  'readers',
  'effects',
  'pending',
] satisfies (keyof State)[])

/** A copy of a state. What is never changed in place (faces, options on offer, lasting effects, keys) is shared. */
export function copyState<S extends State>(state: S): S {
  const copy: S = { ...state }
  const cards = state.cards
  const copiedCards = new Array<Card>(cards.length)
  for (let i = 0; i < cards.length; i++) copiedCards[i] = { ...(cards[i] as Card) }
  copy.cards = copiedCards
  const zones = state.zones
  const copiedZones = new Array<CardId[]>(zones.length)
  for (let i = 0; i < zones.length; i++) copiedZones[i] = (zones[i] as CardId[]).slice()
  copy.zones = copiedZones
  copy.random = copyRandom(state.random)
  copy.readers = state.readers.map(copyReader)
  copy.effects = state.effects.slice()
  copy.pending = state.pending && { ...state.pending, answers: state.pending.answers.slice() }
  for (const key in copy) {
    if (COPIED.has(key)) continue
    const field = copy[key]
    if (typeof field === 'object' && field !== null) copy[key] = copyPlain(field)
  }
  return copy
}
