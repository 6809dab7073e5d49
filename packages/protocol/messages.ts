/** The messages between a client and the server: one JSON object each over a WebSocket, checked by these schemas. */

import {
  type Choice as AnyChoice,
  type DeckList,
  LONGEST_NAME,
  MOST_ANSWERS,
  MOST_OPTIONS,
  MOST_PICKED,
  MOST_SEATS,
} from '@regelwerk/core'
import Type, { type Static, type TSchema } from 'typebox'
import type { Fairness } from './fair.ts'
import type { Foreseen } from './foresee.ts'
import type { ObstacleOnScreen, ScreenMessage } from './screen.ts'

/** The longest message a client may send, in bytes. */
export const LONGEST_MESSAGE = 16_384

export const strict = { additionalProperties: false }
const Lang = Type.Union([Type.Literal('en'), Type.Literal('de'), Type.Literal('it')])
const Id = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' })
const Seat = Type.Integer({ minimum: 0, maximum: MOST_SEATS - 1 })
const Seq = Type.Integer({ minimum: 0, maximum: MOST_ANSWERS })
/** 256 bits in hex: a hash, or a piece of chance. */
const Hex = Type.String({ minLength: 64, maxLength: 64, pattern: '^[0-9a-f]*$' })

const CardsOf = Type.Tuple([
  Type.Integer({ minimum: 1, maximum: 99 }),
  Type.String({ minLength: 1, maxLength: LONGEST_NAME }),
])
const MOST_CARDS = 200

/** Cards by name with their numbers, while a deck is being built also none. */
export const Cards = Type.Array(CardsOf, { maxItems: MOST_CARDS })

/** A ready deck's id, or the cards. */
const Deck = Type.Union([
  Type.String({ minLength: 1, maxLength: LONGEST_NAME }),
  Type.Array(CardsOf, { minItems: 1, maxItems: MOST_CARDS }),
])

export const Clock = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, strict),
  /** So long for each answer. */
  Type.Object({ kind: Type.Literal('move'), seconds: Type.Integer({ minimum: 5, maximum: 86_400 }) }, strict),
  /** So long for the whole game, and a little more for each answer. */
  Type.Object(
    {
      kind: Type.Literal('chess'),
      seconds: Type.Integer({ minimum: 10, maximum: 86_400 }),
      increment: Type.Integer({ minimum: 0, maximum: 600 }),
    },
    strict,
  ),
])
export type Clock = Static<typeof Clock>

/** Who is to sit in a seat: whoever made the match, a guest who joins, or a player that is no person. */
const SeatPlan = Type.Union([
  Type.Object({ who: Type.Literal('me'), deck: Deck, commit: Hex }, strict),
  Type.Object({ who: Type.Literal('open') }, strict),
  Type.Object(
    { who: Type.Literal('bot'), name: Type.String({ minLength: 1, maxLength: 32 }), deck: Deck },
    strict,
  ),
])

export const MatchPlan = Type.Object(
  {
    game: Type.String({ minLength: 1, maxLength: 32 }),
    format: Type.String({ minLength: 1, maxLength: 64 }),
    seats: Type.Array(SeatPlan, { minItems: 2, maxItems: MOST_SEATS }),
    starter: Type.Union([Type.Literal('random'), Seat]),
    /** What each seat begins with to its disadvantage, in the format that has it. */
    handicap: Type.Optional(
      Type.Array(Type.Integer({ minimum: 0, maximum: 99 }), { minItems: 2, maxItems: MOST_SEATS }),
    ),
    clock: Clock,
    /** Only who has the link can join or watch. */
    private: Type.Boolean(),
    spectators: Type.Boolean(),
    /** As many games as one can win most of: 1, 3, 5, 7. */
    bestOf: Type.Integer({ minimum: 1, maximum: 7 }),
  },
  strict,
)
export type MatchPlan = Static<typeof MatchPlan>

const Choice = Type.Union([
  Type.Integer({ minimum: 0, maximum: MOST_OPTIONS }),
  Type.Array(Type.Integer({ minimum: 0, maximum: MOST_OPTIONS }), { maxItems: MOST_PICKED }),
])

/** `re` is the client's own number for a message; the reply to it carries the same. */
const said = <P extends Record<string, TSchema>, K extends string>(kind: K, properties: P) =>
  Type.Object(
    {
      kind: Type.Literal(kind),
      re: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
      ...properties,
    },
    strict,
  )

/** For a private match: what its link carries beside its id. */
const Key = Type.Optional(Id)

export const ClientMessage = Type.Union([
  /** First of all: who speaks (the token of POST /api/guests), and the language to be spoken to in. */
  said('hello', { token: Type.String({ maxLength: 500 }), lang: Lang }),
  said('language', { lang: Lang }),
  /** Tell me of open matches from now on, or no longer. */
  said('lobby', { on: Type.Boolean() }),
  said('make', { plan: MatchPlan }),
  /** Who sits down commits to what is going to be added to the seed: see fair.ts. Without a deck where boosters are opened. */
  said('join', { match: Id, key: Key, seat: Seat, deck: Type.Optional(Deck), commit: Hex }),
  /** When everybody has committed: this is what I add. */
  said('reveal', { match: Id, entropy: Hex }),
  /** Show me this match: to those who sit there as their seat sees it, to others as to who watches. */
  said('open', { match: Id, key: Key }),
  said('close', { match: Id }),
  /** To the decision asked when so many answers had been given. */
  said('answer', { match: Id, seq: Seq, choice: Choice }),
  /** What would you do? Given to who plays against bots alone. */
  said('hint', { match: Id, seq: Seq }),
  /** What can I not do now, and by which rules? */
  said('why', { match: Id, seq: Seq }),
  /** What would this option of mine lead to? */
  said('foresee', { match: Id, seq: Seq, index: Type.Integer({ minimum: 0, maximum: MOST_OPTIONS }) }),
  said('undo', { match: Id, seq: Seq }),
  /** Whether an undo beyond what the rules allow, asked for by another seat, may be. */
  said('consent', { match: Id, seq: Seq, yes: Type.Boolean() }),
  said('concede', { match: Id }),
  /** The match that I have made and that has not begun is not to be. */
  said('cancel', { match: Id }),
  /**
   * Another match between the same players: the next of the series, or a new one. After a draft, the match with its decks, where a
   * seat is kept: what is committed to is said when joining it.
   */
  said('rematch', { match: Id, commit: Hex }),
  said('chat', { match: Id, text: Type.String({ minLength: 1, maxLength: 500 }) }),
])
export type ClientMessage = Static<typeof ClientMessage>

export type ErrorCode =
  | 'malformed'
  | 'too-large'
  | 'too-many'
  | 'who-are-you'
  | 'no-such-match'
  | 'not-allowed'
  | 'stale'
  | 'illegal'
  | 'unavailable'

/** An answer, and what it is worth: from 0, as good as lost, to 1, as good as won. */
export interface Advice {
  choice: AnyChoice
  worth: number
}

export interface SeatInfo {
  /** null: the seat is free. */
  name: string | null
  /** The name of a player that is no person. */
  bot?: string
  connected: boolean
  /** Has done all that is asked before the match begins: has sat down, and then revealed what it adds to the seed. */
  ready: boolean
  /** Of a draft that is over: the match in which this seat plays with what it has drafted. */
  next?: string
}

/**
 * Why a match ended. The first two have a winner, the others none. It never began: not everybody revealed what they had
 * committed to, who made it called it off, nobody came. It went on no longer: everybody left, it could not go on by the
 * rules of another version, it had too many answers.
 */
export type Ended =
  | 'conceded'
  | 'clock'
  | 'unrevealed'
  | 'cancelled'
  | 'expired'
  | 'abandoned'
  | 'upgrade'
  | 'length'

/** The rules or cards have been changed, by fingerprint, while a match was going on. */
export interface RulesChanged {
  /** So many events were recorded by then. */
  seq: number
  from: string
  to: string
  /** So many answers lead elsewhere now and were taken back. */
  lost: number
}

/** All that is told of a match beside the game itself. */
export interface MatchInfo {
  id: string
  game: string
  format: string
  /** revealing: all sit, and not everybody has revealed what they add to the seed. */
  state: 'waiting' | 'revealing' | 'playing' | 'over'
  seats: SeatInfo[]
  /** The seat of who made it and may cancel it before it begins. */
  maker: number
  clock: Clock
  /** What each seat opens, where nobody brings a deck. */
  opened?: DeckList
  /** Milliseconds left to each seat, and whose clock runs; absent without a clock. */
  clocks?: { left: number[]; running: number[] }
  private: boolean
  spectators: boolean
  watching: number
  series: { bestOf: number; game: number; wins: number[] }
  /** Which seat asks to go back, and to how many answers. */
  undoAsked: { seat: number; to: number } | null
  /** Why it ended, where the rules of the game were not the reason. */
  ended: Ended | null
  /** What exactly happened, where it could not go on. */
  reason?: string
  /** Where it went on by other rules than it was begun by; absent: nowhere. */
  changed?: RulesChanged[]
  fair: Fairness
  /** The game after this one: a rematch, or the next of a series. */
  next: string | null
}

export interface LobbyEntry {
  id: string
  game: string
  format: string
  state: 'waiting' | 'playing'
  names: (string | null)[]
  clock: Clock
  spectators: boolean
  bestOf: number
}

export type ServerMessage =
  /** `build`: of the server; a page that was built with another is older or newer, and had better be loaded anew. */
  | { kind: 'welcome'; re?: number; name: string; guest: string; build: string }
  /** `seq`, of an answer: its place in the record. */
  | { kind: 'done'; re?: number; seq?: number }
  | { kind: 'error'; re?: number; code: ErrorCode; text: string }
  | { kind: 'lobby'; matches: LobbyEntry[] }
  /** `seat`: the one that is kept for the reader, who has yet to join. */
  | { kind: 'made'; re?: number; match: string; key: string; seat?: number }
  /** `seat` is the reader's own; -1: the reader watches. `kept`: the seat that waits for the reader, who has not sat down. */
  | { kind: 'match'; re?: number; match: MatchInfo; seat: number; kept?: number }
  /** The best few answers to what was asked at `seq`, the best first. */
  | { kind: 'hint'; re?: number; match: string; seq: number; answers: Advice[] }
  | { kind: 'why'; re?: number; match: string; seq: number; obstacles: ObstacleOnScreen[] }
  /** null: nobody can say. */
  | { kind: 'foreseen'; re?: number; match: string; seq: number; foreseen: Foreseen | null }
  /** Of the clocks alone, where nothing else of the match has changed. */
  | { kind: 'clocks'; match: string; clocks: NonNullable<MatchInfo['clocks']> }
  | ScreenMessage
  /** `seat` is that of who speaks; -1: somebody who watches. */
  | { kind: 'chat'; match: string; from: string; seat: number; text: string }
