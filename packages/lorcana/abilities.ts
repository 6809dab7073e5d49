/**
 * The language in which Lorcana's cards are written: ability trees (chapter 6). Everything here is plain data; the
 * words at the end build it. A tree is run (rules/06-abilities.ts), said (text/) and asked what it could do.
 */
import type { Control } from '@regelwerk/core'
import type { CardAmounts } from './words/amounts/cards.ts'
import type { CountedAmounts } from './words/amounts/counted.ts'
import type { Own, PlayerAmounts } from './words/amounts/players.ts'
import type { AmountConditions } from './words/conditions/amounts.ts'
import type { CardConditions } from './words/conditions/cards.ts'
import type { ChallengeConditions } from './words/conditions/challenges.ts'
import type { LogicConditions } from './words/conditions/logic.ts'
import type { TurnConditions } from './words/conditions/turn.ts'
import type { Costs } from './words/costs/index.ts'
import type { Facts } from './words/filters/facts.ts'
import type { References } from './words/filters/references.ts'
import type { States } from './words/filters/states.ts'
import type { Values } from './words/filters/values.ts'
import type { CardHappens } from './words/happenings/cards.ts'
import type { ChallengeHappens } from './words/happenings/challenges.ts'
import type { DamageHappens } from './words/happenings/damage.ts'
import type { TurnHappens } from './words/happenings/turns.ts'
import type { ZoneHappens } from './words/happenings/zones.ts'
import type { Keywords } from './words/keywords/index.ts'
import type { Permissions } from './words/permissions/index.ts'
import type { Restrictions } from './words/restrictions/index.ts'
import type { GrantingStatics } from './words/statics/granting.ts'
import type { PlayerStatics } from './words/statics/players.ts'
import type { PlayingStatics } from './words/statics/playing.ts'
import type { ShiftingStatics } from './words/statics/shifting.ts'
import type { CharacterVerbs } from './words/verbs/characters.ts'
import type { DamageVerbs } from './words/verbs/damage.ts'
import type { DrawingVerbs } from './words/verbs/drawing.ts'
import type { LastingVerbs } from './words/verbs/lasting.ts'
import type { LookingVerbs } from './words/verbs/looking.ts'
import type { LoreVerbs } from './words/verbs/lore.ts'
import type { PlayingVerbs } from './words/verbs/playing.ts'
import type { SendingVerbs } from './words/verbs/sending.ts'
import type { WaitingVerbs } from './words/verbs/waiting.ts'

export type Ink = 'amber' | 'amethyst' | 'emerald' | 'ruby' | 'sapphire' | 'steel'
export type CardType = 'character' | 'action' | 'item' | 'location'

/** Keywords (chapter 8), some with a number. */
export type Keyword = keyof Keywords
export type KeywordAbility = { [K in Keyword]: { keyword: K } & Keywords[K] }[Keyword]

/** Bounds may be counted: "the same cost or less" is max { of: 'it', value: 'cost' }. */
export interface Range {
  min?: Amount
  max?: Amount
}

/** Which cards are meant. All stated properties must hold; what is not stated does not matter. */
export interface Filter extends Facts, Values, States, References {}

/**
 * 'anyDiscard': of any player, unless it is said of whom. 'looked': those this effect looks at or reveals. 'changed': those to
 * which it has last done something. 'under': under cards in play (5.1.1.5); 'wasUnder': what lay under this card when it left.
 */
export type Zone =
  | 'hand'
  | 'discard'
  | 'anyDiscard'
  | 'inkwell'
  | 'deck'
  | 'looked'
  | 'changed'
  | 'under'
  | 'wasUnder'

/** A card, or cards, by the part they play in the resolution of an effect. */
export type CardRef =
  /** The card that bears the ability. */
  | 'self'
  /** What this effect (or its cost) last chose or did something to: "them", "that card" (6.1.11). */
  | 'it'
  /** What it chose first. */
  | 'first'
  /** Those to which it really did something. */
  | 'changed'
  /** The card the triggering event is about: the one that was played, quested, was banished ... */
  | 'triggering'
  /** The other party of that event: the song that was sung, the location moved to ... */
  | 'whom'
  /** "That location": where this effect has moved somebody, or where the card is that it speaks of. */
  | 'there'
  /** The characters of the challenge that is under way. */
  | 'challenger'
  | 'challenged'

/** How many: exactly `n` (default 1), or `upTo` so many, from none on (6.1.3). `random`: nobody chooses. */
export interface Count {
  n?: Amount
  upTo?: Amount | 'any'
  random?: true
  /** All of them but so many. */
  allBut?: number
  /** Together they have at most so much strength. */
  total?: number
}

/** Which card or cards an effect is done to. */
export type Target =
  | CardRef
  /** "Chosen ...": a choice, so Ward and Vanish apply. */
  | ({ chosen: Filter } & Count)
  /** "One of your ...", "a character card from your discard": the player picks one, as any choice. */
  | ({ one: Filter } & Count)
  /** All that match: "each of your ...", "all ...". */
  | { all: Filter }
  /** So many cards on the top of a deck, unseen. */
  | { top: Amount; of?: Who }

/**
 * Seen from the player of the ability. 'me': that player, also where "you" is another. 'itsPlayer': of the card 'it';
 * 'thatPlayer': of the triggering event.
 */
export type Who =
  | 'you'
  | 'me'
  | 'eachOpponent'
  | 'eachPlayer'
  | 'itsPlayer'
  | 'thatPlayer'
  | 'challengingPlayer'
  /** Chosen by the player of the ability before anything is done; from then on it is that player. */
  | 'chosenOpponent'
  | 'chosenPlayer'
  | 'anotherPlayer'
  /** Any number of them. */
  | 'chosenPlayers'
  /** The one of several whom an effect has come to while you stay "you". */
  | 'them'
  /** Each opponent who has more of it than you. */
  | { more: Own }
  /** The player or players who have the most of it. */
  | { most: Own }

/** What is counted may count several times, and more or at most so much of it. */
export interface Scale {
  times?: number
  plus?: number
  upTo?: number
}

/** The amounts: each is a number, counted once while an effect resolves (6.1.8) or continuously in a static ability. */
export interface Amounts extends CountedAmounts, CardAmounts, PlayerAmounts {}
export type Amount = number | { [K in keyof Amounts]: Amounts[K] & Scale }[keyof Amounts]

export interface Conditions
  extends CardConditions,
    ChallengeConditions,
    AmountConditions,
    TurnConditions,
    LogicConditions {}
export type Condition = Conditions[keyof Conditions]

/**
 * How long something lasts (6.1.13). 'theirNextTurn': during the next turn of the affected card's player. 'whileInPlay': as
 * long as the card is in play whose effect it is.
 */
export type Duration = 'thisTurn' | 'untilYourNextTurn' | 'theirNextTurn' | 'thisChallenge' | 'whileInPlay'

export type Restriction = keyof Restrictions

/** What a card gets, gains and loses, what it cannot do, and what it may do beyond the rules. */
export interface Grant {
  strength?: Amount
  willpower?: Amount
  lore?: Amount
  keywords?: readonly KeywordAbility[]
  /** Abilities in quotation marks; in a state, their names. */
  abilities?: readonly (Triggered | Activated | string)[]
  classifications?: readonly string[]
  loses?: readonly Keyword[]
  cantGain?: readonly Keyword[]
  cant?: readonly Restriction[]
  can?: Partial<Permissions>
  /** If able: its player cannot end their turn before that. */
  mustQuest?: true
  /** In challenges it deals damage with its willpower instead of its strength. */
  fightsWithWillpower?: true
  /** It counts as costing so much more to sing songs. */
  singCost?: number
  /** It cannot quest or challenge unless so much ink is paid each time. */
  toll?: number
  /** It loses the ability of that name. */
  losesAbility?: string
  /** Only while, or unless, that is so of the card that gets it. */
  while?: Condition
  unless?: Condition
}

/** The verbs: what an effect can do. One game action each. */
export interface Verbs
  extends CharacterVerbs,
    DamageVerbs,
    DrawingVerbs,
    LastingVerbs,
    LookingVerbs,
    LoreVerbs,
    PlayingVerbs,
    SendingVerbs,
    WaitingVerbs {}
export type Verb = { [K in keyof Verbs]: { do: K } & Verbs[K] }[keyof Verbs]

/** Core's control nodes around our verbs: all, may, if, ifYouDo, either, instead, eachPlayer. */
export type Effect = Control<Verb, Condition, Who, Amount> | Verb

/** What can happen. */
export type Happens = CardHappens | ChallengeHappens | DamageHappens | TurnHappens | ZoneHappens

/** Where a card can go from or to. */
export type PlaceOfCard = 'deck' | 'hand' | 'play' | 'inkwell' | 'discard' | 'under'

/** Something that happens, for triggered abilities and for what has happened this turn alike. */
export interface Happening {
  /** Several: "when you play this character and whenever it quests" (6.2.6). */
  on: Happens | readonly Happens[]
  /** The card it is about. Default: this card; of what has happened, any. */
  what?: 'self' | Filter
  /** The other party: whom it challenges, the location moved to, what it sings, what went under it. */
  whom?: Filter
  /** Whose doing, or whose turn. Default: yours where a player does it. */
  by?: 'you' | 'opponent' | 'anyone'
  /** Only in the turn of the player whose doing it is. */
  inTheirTurn?: true
  inChallenge?: true | 'asChallenger' | 'asChallenged'
  /** Of a card that goes from one zone to another. */
  from?: PlaceOfCard
  to?: PlaceOfCard
  /**
   * Played with Shift, for so much ink at most; chosen by an action; damaged by being dealt it; moved from a location; put
   * under by Boost.
   */
  how?: 'shift' | 'action' | 'actionOrItem' | 'dealt' | 'fromLocation' | 'boost' | { paidAtMost: number }
  /** Once for all that it happens to at the same time. */
  together?: true
}

export interface Triggered extends Happening {
  kind: 'triggered'
  /** The ability exists only while this holds (6.1.13.6), checked when the event happens. */
  while?: Condition
  /** Secondary condition, checked when the effect resolves (6.2.4). */
  if?: Condition
  /** Once per turn (6.1.13.2), or twice. */
  once?: true | 2
  /** Only the first, the second ... such event of a turn. */
  nth?: number
  /** Where the card must be for the ability to work; default in play (6.1.12). */
  inZone?: 'discard'
  effect: Effect
}

export type Cost = Costs[keyof Costs]

export interface Activated {
  kind: 'activated'
  cost: readonly Cost[]
  /** "While you have 3 or more characters here, you may banish this location to ...": usable only then. */
  while?: Condition
  /** Once per turn (6.1.13.2). */
  once?: true
  effect: Effect
}

/** A static ability applies while, or unless. */
export interface StaticDetails {
  /** By which other cards speak of it. */
  named?: string
  while?: Condition
  unless?: Condition
}

/** Static abilities (6.4) and replacement effects (6.5) of a card in play, and a few that work elsewhere (6.1.12). */
export interface Statics extends GrantingStatics, PlayingStatics, PlayerStatics, ShiftingStatics {}
export type Static = { [K in keyof Statics]: { kind: 'static' } & StaticDetails & Statics[K] }[keyof Statics]

export type Ability = ({ kind: 'keyword' } & KeywordAbility) | Triggered | Activated | Static

/** What a card does: abilities, or for an action its effect (5.4.3). */
export type CardText =
  | readonly Ability[]
  | { effect: Effect; keywords?: readonly KeywordAbility[]; abilities?: readonly Ability[] }
