/**
 * The language in which KeyForge's cards are written: plain data, run by rules/, said by text/. "You" is the player
 * who controls the card (or uses it as if it were theirs); "self" is the card that bears the ability. The active
 * player makes every choice (rules/kartenfaehigkeiten).
 */
import type { Control } from '@regelwerk/core'
import type { Arithmetic } from './words/amounts/arithmetic.ts'
import type { CardAmounts } from './words/amounts/cards.ts'
import type { DoneAmounts } from './words/amounts/done.ts'
import type { PoolAmounts } from './words/amounts/pools.ts'
import type { CardConditions } from './words/conditions/cards.ts'
import type { ComparedConditions } from './words/conditions/compared.ts'
import type { GameConditions } from './words/conditions/game.ts'
import type { JoinedConditions } from './words/conditions/joined.ts'
import type { FightConstants } from './words/constants/fights.ts'
import type { PlayConstants } from './words/constants/plays.ts'
import type { PoolConstants } from './words/constants/pools.ts'
import type { ValueConstants } from './words/constants/values.ts'
import type { KindFilters } from './words/filters/kinds.ts'
import type { PlaceFilters } from './words/filters/places.ts'
import type { StateFilters } from './words/filters/states.ts'
import type { ValueFilters } from './words/filters/values.ts'
import type { After, Before, Moment } from './words/happenings/index.ts'
import type { AmberVerbs } from './words/verbs/amber.ts'
import type { ChoosingVerbs } from './words/verbs/choosing.ts'
import type { DamageVerbs } from './words/verbs/damage.ts'
import type { KeyVerbs } from './words/verbs/keys.ts'
import type { MovingVerbs } from './words/verbs/moving.ts'
import type { PlacingVerbs } from './words/verbs/placing.ts'
import type { PlayingVerbs } from './words/verbs/playing.ts'
import type { StatusVerbs } from './words/verbs/status.ts'

export type House =
  | 'brobnar'
  | 'dis'
  | 'logos'
  | 'mars'
  | 'sanctum'
  | 'shadows'
  | 'untamed'
  | 'saurian'
  | 'staralliance'
export type CardType = 'action' | 'artifact' | 'creature' | 'upgrade'
export type BonusIcon = 'amber' | 'capture' | 'damage' | 'draw'
/** +1 power counters, and those without rules of their own (glossary/liste-der-markerarten). */
export type Counter =
  | 'power'
  | 'wanted'
  | 'scheme'
  | 'fuse'
  | 'glory'
  | 'disruption'
  | 'doom'
  | 'growth'
  | 'warrant'

export type Keyword =
  | 'alpha'
  | 'omega'
  | 'deploy'
  | 'elusive'
  | 'skirmish'
  | 'poison'
  | 'taunt'
  | 'invulnerable'
  /** With a number; several add up. */
  | 'assault'
  | 'hazardous'

export interface Range {
  min?: number
  max?: number
}

export type Zone = 'play' | 'hand' | 'discard' | 'deck' | 'archives' | 'under' | 'purged'

/** Which cards are meant. All stated properties must hold (words/filters). */
export interface Filter
  extends Partial<KindFilters>,
    Partial<StateFilters>,
    Partial<PlaceFilters>,
    Partial<ValueFilters> {}

/** A card by what it is in the text. */
export type Ref =
  /** The card that bears the ability; of a granted ability, the creature that has it. */
  | 'self'
  /** The creature an upgrade is attached to. */
  | 'host'
  /** The upgrade (or other card) that granted this ability. */
  | 'granter'
  /** The cards this effect last chose or did something to. */
  | 'it'
  /** The card the triggering event is about. */
  | 'triggering'
  /** The creature that "self" is fighting. */
  | 'opposing'
  /** The creature "it" was used to fight against, by this effect. */
  | 'attacked'
  /** Inside a filter: the card that is being tested. */
  | 'candidate'
  /** The first card that this effect has chosen. */
  | 'firstChosen'
  /** The creature that was archived, destroyed ... by the effect before, whatever is chosen now. */
  | 'doneTo'

/** Which card or cards something is done to. */
export type Target =
  | Ref
  /** n (default 1) of these; `upTo`: 0 to n; 'any': as many as wanted. `repeated`: the same one may be chosen again. */
  | {
      choose: Filter
      n?: Amount | 'any'
      upTo?: true
      repeated?: true
      /** One for each house. */
      perHouse?: true
      /** Together they have at least so much power. */
      totalPower?: number
    }
  /** All of these; `except`: but those. */
  | { each: Filter; except?: Extreme }
  | Extreme
  /** The neighbours of a card; of one that has left, those it had then (glossary/verlaesst-das-spiel). */
  | { neighboursOf: Ref }
  /** n cards at random. */
  | { random: Filter; n?: number }
  /** The top n cards of a deck, or of a discard pile. */
  | { top: number; of?: Who; in?: 'discard' }

/** The n most or least powerful (glossary/staerkste-kreatur, glossary/schwaechste-kreatur). */
export type Extreme = { most: number; of: Filter } | { least: number; of: Filter }

/** One or several at the same time. */
export type Targets = Target | readonly Target[]

/** Players: "you", and those that are found by a card. 'any': whoever it is. */
export type Who =
  | 'you'
  | 'opponent'
  | 'eachPlayer'
  | 'itsController'
  | 'itsOwner'
  | 'itsOpponent'
  | 'active'
  | 'any'

interface Amounts extends CardAmounts, PoolAmounts, DoneAmounts, Arithmetic {}
/** How much or how many (words/amounts). */
export type Amount = number | Amounts[keyof Amounts]

interface Conditions extends CardConditions, ComparedConditions, GameConditions, JoinedConditions {}
/** Whether something is so (words/conditions). */
export type Condition = Conditions[keyof Conditions]

export type Duration =
  /** For the remainder of the turn. */
  | 'turn'
  | 'opponentsNextTurn'
  | 'untilYourNextTurn'
  | 'untilEndOfYourNextTurn'
  /** The next turn of the player it speaks of. */
  | 'theirNextTurn'
  /** Until the bearer leaves play. */
  | 'whileInPlay'

export interface Hit {
  n: Amount
  to: Targets
  splash?: number
}

export interface Verbs
  extends AmberVerbs,
    KeyVerbs,
    DamageVerbs,
    StatusVerbs,
    MovingVerbs,
    PlayingVerbs,
    PlacingVerbs,
    ChoosingVerbs {}
/** What effects do (words/verbs). */
export type Verb = { [K in keyof Verbs]: { do: K } & Verbs[K] }[keyof Verbs]

/** Doing an effect several times. */
export type Loop =
  /** For each: n times, with new choices each time. */
  | { do: 'times'; n: Amount; effect: Effect }
  /** With each of these cards as "it", one after the other. */
  | { do: 'eachOf'; what: Target; effect: Effect }
  /**
   * The effect, then again while `if` holds, or (`may`) as often as wanted while it is possible. `once`: only the
   * preceding effect, one more time (glossary/oben-genannt-wiederhole-den-oben-genannten-effekt); otherwise the whole
   * effect with its instruction to repeat, as long as the card is in play (glossary/wiederholen). `exalt`: the price.
   */
  | {
      do: 'repeat'
      effect: Effect
      if?: Condition
      may?: true
      once?: true
      exalt?: 'it' | { choose: Filter }
    }

/** Core's control nodes around our verbs: all, may, if, ifYouDo, either, instead, each. */
export type Effect = Control<Verb | Loop, Condition, Who> | Verb | Loop

/** Something that happens: what an ability waits for, or what has happened before (words/happenings). */
export type Happening = {
  /** What it happens to or who does it; a card of the text, or such a card. */
  what?: Filter | 'self' | 'host'
  /** The player who does it. */
  by?: Who
  /** In whose turn. */
  during?: Who
} & (
  | {
      after: After
      /** The other creature of a fight. */
      against?: Filter | 'self'
      /** Only where creatures are played: on this flank of their player's battleline. */
      flank?: 'left' | 'right'
      /** Only where a house is chosen. */
      house?: House | 'chosen'
      /** Only where a bonus icon is resolved. */
      icon?: BonusIcon
      /** Only where something is destroyed: while fighting, or by assault before that. */
      inFight?: true
      through?: 'assault'
    }
  | { before: Before }
  | { at: Moment; of: Who }
)

export interface Triggered {
  kind: 'triggered'
  /** Absent: in play. */
  in?: 'discard'
  when: Happening
  /** Ability only if this holds. */
  if?: Condition
  effect: Effect
}

/** The bold words. */
export type Bold =
  | 'play'
  | 'fight'
  | 'reap'
  | 'action'
  | 'omni'
  | 'beforeFight'
  | 'beforeReap'
  | 'destroyed'
  | 'leaves'

export interface BoldAbility {
  kind: 'bold'
  on: readonly Bold[]
  /** On 'destroyed': replaces being destroyed (glossary/ersatzeffekte). */
  instead?: true
  /** An omni or action that can only be used while this holds. */
  if?: Condition
  effect: Effect
}

/** What a constant ability applies to. 'it': the cards chosen when a lasting effect began. */
export type Scope = 'self' | 'host' | 'it' | Filter

export interface Constants extends ValueConstants, FightConstants, PlayConstants, PoolConstants {}
/** What holds while a card is in play, or for a while (words/constants). */
export type Constant = { [K in keyof Constants]: ConstantOf<K> }[keyof Constants]
export type ConstantOf<K extends keyof Constants> = { kind: 'constant'; if?: Condition } & Constants[K]

export type Ability =
  | { kind: 'keyword'; keyword: Keyword; n?: number }
  /** Icons added to the deck when it was made (glossary/verbesserung); nothing during the game. */
  | { kind: 'enhance'; icons: readonly BonusIcon[] }
  | BoldAbility
  | Triggered
  | Constant

export type CardText = readonly Ability[]
