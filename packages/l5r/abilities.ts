/**
 * The language in which the cards of Legend of the Five Rings are written: plain data, run by rules/, said by text/. Its
 * words are in words/, each with all that is to be said of it. "You" is the player who controls the card; "self" is the
 * card that bears the ability. What stands before the dash of a printed ability is `when`, `if`, `cost`, `targets` and
 * `select`; what stands behind it is `effect`.
 */
import type { Control } from '@regelwerk/core'
import type { CountAmounts } from './words/amounts/counts.ts'
import type { ValueAmounts } from './words/amounts/values.ts'
import type { CardConditions } from './words/conditions/cards.ts'
import type { ConflictConditions } from './words/conditions/conflicts.ts'
import type { LogicConditions } from './words/conditions/logic.ts'
import type { PlayerConditions } from './words/conditions/players.ts'
import type { CardConstants } from './words/constants/cards.ts'
import type { ConflictConstants } from './words/constants/conflicts.ts'
import type { PaymentConstants } from './words/constants/payments.ts'
import type { PlayerConstants } from './words/constants/players.ts'
import type { ProtectionConstants } from './words/constants/protections.ts'
import type { RestraintConstants } from './words/constants/restraints.ts'
import type { SkillConstants } from './words/constants/skills.ts'
import type { Costs } from './words/costs/index.ts'
import type { KindFilters } from './words/filters/kinds.ts'
import type { NumberFilters } from './words/filters/numbers.ts'
import type { PlaceFilters } from './words/filters/places.ts'
import type { StateFilters } from './words/filters/states.ts'
import type { WhichFilters } from './words/filters/which.ts'
import type { CardHappenings } from './words/happenings/cards.ts'
import type { ConflictHappenings } from './words/happenings/conflicts.ts'
import type { GameHappenings } from './words/happenings/game.ts'
import type { AnswerVerbs } from './words/verbs/answers.ts'
import type { BorrowingVerbs } from './words/verbs/borrowing.ts'
import type { CharacterVerbs } from './words/verbs/characters.ts'
import type { ConflictVerbs } from './words/verbs/conflicts.ts'
import type { DeckVerbs } from './words/verbs/decks.ts'
import type { EnteringVerbs } from './words/verbs/entering.ts'
import type { ExchangeVerbs } from './words/verbs/exchanges.ts'
import type { FateVerbs } from './words/verbs/fate.ts'
import type { HandVerbs } from './words/verbs/hands.ts'
import type { LaterVerbs } from './words/verbs/later.ts'
import type { MovingVerbs } from './words/verbs/moving.ts'
import type { PhaseVerbs } from './words/verbs/phases.ts'
import type { PlayerVerbs } from './words/verbs/players.ts'
import type { ProvinceVerbs } from './words/verbs/provinces.ts'
import type { SeveralVerbs } from './words/verbs/several.ts'
import type { TopVerbs } from './words/verbs/tops.ts'
import type { TurningVerbs } from './words/verbs/turning.ts'

export type Clan =
  | 'crab'
  | 'crane'
  | 'dragon'
  | 'lion'
  | 'phoenix'
  | 'scorpion'
  | 'unicorn'
  | 'shadowlands'
  | 'neutral'
export type Element = 'air' | 'earth' | 'fire' | 'void' | 'water'
export type Skill = 'military' | 'political'
/** What decides a duel (step/D.2). */
export type DuelValue = Skill | 'glory' | 'baseMilitary' | 'bareMilitary'
export type CardType = 'stronghold' | 'role' | 'province' | 'holding' | 'character' | 'attachment' | 'event'
export type Status = 'honored' | 'dishonored' | 'tainted'
export type Period = 'conflict' | 'phase' | 'round'
export type Phase = 'dynasty' | 'draw' | 'conflict' | 'fate' | 'regroup'
export type Deck = 'dynasty' | 'conflict'
/** What a card has a number of. */
export type Stat =
  | Skill
  | 'printedPolitical'
  | 'glory'
  | 'cost'
  | 'strength'
  | 'fate'
  | 'attachments'
  | 'tokens'

export type Zone =
  | 'play'
  | 'hand'
  | 'provinces'
  | 'dynastyDiscard'
  | 'conflictDiscard'
  | 'dynastyDeck'
  | 'conflictDeck'
  | 'removed'

// ---- numbers

/** A number, read when it is needed. */
export interface Amounts extends CountAmounts, ValueAmounts {}
export type Amount = number | Amounts[keyof Amounts]

export interface Range {
  min?: Amount
  max?: Amount
  /** Lower than this, or higher. */
  below?: Amount
  above?: Amount
}

// ---- cards, rings, players

/** Which cards are meant. All stated properties must hold. */
export interface Filter extends WhichFilters, KindFilters, StateFilters, NumberFilters, PlaceFilters {}

/** A card or cards that an effect is about. */
export type Subject =
  | 'self'
  /** The character (or card) this attachment is on. */
  | 'host'
  /** The first and the second target of the ability. */
  | 'target'
  | 'second'
  /** All of them, together. */
  | 'targets'
  /** The cards this effect last chose or did something to. */
  | 'it'
  /** The card or cards the triggering condition is about. */
  | 'triggering'
  /** The card with which the cost was paid. */
  | 'paid'
  /** The very card that a filter or a modifier is looking at. */
  | 'itself'
  | 'duelWinner'
  | 'duelLoser'
  | 'attackedProvince'
  | { each: Filter }
  /** What that attachment is on. */
  | { hostOf: 'target' | 'triggering' | 'paid' }
  /** Chosen while the effect resolves, by you or an opponent. */
  | { choose: Filter; n?: Amount | 'any'; upTo?: true; by?: 'opponent' }
  /** The province in which that card lies. */
  | { provinceOf: 'self' | 'target' | 'paid' }
  /** What lies on top of your deck, or your opponent's. */
  | { top: Deck; n: Amount | 'all'; whose?: 'opponents' }

export interface RingFilter {
  state?: 'unclaimed' | 'claimed' | 'contested' | 'yours' | 'opponents'
  element?: Element
  /** Of the element of your role. */
  ofRole?: true
  /** Another than the one chosen as a target, or than that of an element. */
  isNot?: 'target' | Element
  /** Claimed in a conflict of this type. */
  type?: Skill
  hasFate?: boolean
  /** Of an element of the province under attack. */
  ofProvince?: true
  /** It really lies in the pool, and does not only count as claimed. */
  inPool?: true
}

export type RingSubject =
  | 'contested'
  /** The ring chosen as a target, the one last dealt with, the one that the triggering condition is about. */
  | 'target'
  | 'it'
  | 'triggering'
  | { each: RingFilter }
  | { choose: RingFilter; n?: number; upTo?: true }
  /** Of an element of that province. */
  | { elementOf: 'triggering' | 'attackedProvince' }

export type Who =
  | 'you'
  | 'opponent'
  | 'eachPlayer'
  | 'attacker'
  | 'defender'
  | 'firstPlayer'
  /** Who has lost the conflict. */
  | 'loser'
  /** The player chosen as a target; the one that the triggering condition is about. */
  | 'chosen'
  | 'triggering'
  | { controllerOf: Subject }
  | { ownerOf: Subject }

/** Where fate lies. */
export type FatePlace = Subject | { pool: Who } | { ring: RingSubject }

/** Where a card is put; `own`: the deck it belongs to. */
export type Destination =
  | 'hand'
  | 'discard'
  | 'removed'
  | { top: Deck | 'own' }
  | { bottom: Deck | 'own' }
  | { third: 'own' }
  | { shuffle: Deck | 'own' }
  | { province: Subject; faceup?: true }

// ---- what happens

/** By whose effect something happens. */
export interface Source {
  who: 'opponent'
  kind: 'cardOrRing'
}

/** Whose effects are about to initiate. */
export interface EffectSource {
  type?: 'event' | 'triggered' | 'action' | 'character'
  by?: 'opponent'
  trait?: string
  onProvince?: true
  /** On a province in which a card lies facedown. */
  onHidingProvince?: true
  /** Only those that target such a card. */
  targets?: Filter
  /** On the attacked province. */
  onAttackedProvince?: true
  /** The first action ability of an opponent in each conflict. */
  firstActionEachConflict?: true
}

export interface Happenings extends ConflictHappenings, CardHappenings, GameHappenings {}
/** Something that happens: "after ..." for reactions, "when ..." for interrupts. */
export type Happening = { [K in keyof Happenings]: { event: K } & Happenings[K] }[keyof Happenings]

export interface Conditions extends CardConditions, ConflictConditions, PlayerConditions, LogicConditions {}
export type Condition = Conditions[keyof Conditions]

// ---- effects

export interface Verbs
  extends PlayerVerbs,
    HandVerbs,
    DeckVerbs,
    TopVerbs,
    CharacterVerbs,
    FateVerbs,
    MovingVerbs,
    ProvinceVerbs,
    SeveralVerbs,
    BorrowingVerbs,
    EnteringVerbs,
    ExchangeVerbs,
    ConflictVerbs,
    AnswerVerbs,
    LaterVerbs,
    PhaseVerbs,
    TurningVerbs {}
export type Verb = { [K in keyof Verbs]: { do: K } & Verbs[K] }[keyof Verbs]
export type Effect = Control<Verb, Condition, Who> | Verb

// ---- abilities

export type Cost = Costs[keyof Costs]

/** What must be chosen before the effect: a target (glossary/ziel). */
export interface CardTarget {
  choose: Filter
  n?: Amount | 'any'
  upTo?: true
  /** The printed costs of all of them together. */
  totalCost?: number
  by?: 'opponent'
  /** It is not itself affected, only referred to. */
  reference?: true
  /** Where there is none, none is chosen. */
  ifAble?: true
  /** The opponent may choose, and then gives so much honor. */
  joins?: number
}
export interface RingTarget {
  ring: RingFilter
  by?: 'opponent'
  /** The opponent may choose, and then gives so much honor. */
  joins?: number
  n?: number
  upTo?: true
}
export interface PlayerTarget {
  player: 'any'
  /** One, or as many as one likes. */
  n?: 'any'
  by?: 'opponent'
  joins?: number
}
export type TargetSpec = CardTarget | RingTarget | PlayerTarget

/** "Limit n per period" counts each copy of the card, "max" all copies by name. Default: limit once per round. */
export interface Limits {
  limit?: { n: number; per: Period } | 'unlimited'
  max?: { n: number; per: Period | 'opportunity' }
  /** Of an action: not only its controller may trigger it. */
  anyPlayer?: true
}

interface Triggered extends Limits {
  if?: Condition
  cost?: readonly Cost[]
  targets?: readonly TargetSpec[]
  /** "Select one" before the effect; `by`: who selects, an opponent or who controls the target. The effect of the selected option is resolved. */
  select?: {
    by?: 'opponent' | 'controller'
    options: readonly { targets?: readonly TargetSpec[]; effect: Effect }[]
  }
  /** What it is about stands in its condition ("that character", "that opponent"): it cannot do without (faq/14). */
  refersToCondition?: true
  /** From where it works, where that is not play (an event: the hand). */
  from?: readonly Zone[]
  /** Absent where `select` says it all. */
  effect?: Effect
  /** The player may resolve it once more: "lose 1 honor to resolve this ability twice". */
  twice?: readonly Cost[]
  /** Only while this holds. */
  twiceIf?: Condition
}

export type ActionAbility = { kind: 'action' } & Triggered
export type ReactiveAbility = {
  kind: 'interrupt' | 'reaction'
  forced?: true
  /** "... would ...": before other interrupts (glossary/wuerden). */
  would?: true
  when: Happening | readonly Happening[]
} & Triggered

export type Keyword =
  | 'ancestral'
  | 'corrupted'
  | 'courtesy'
  | 'covert'
  | 'eminent'
  | 'limited'
  | 'pride'
  | 'rally'
  | 'restricted'
  | 'sincerity'
  | 'support'

/** Whom a constant ability is about; a lasting effect is for those it found when it began. */
export type Scope = 'self' | 'host' | 'target' | 'it' | 'duelWinner' | 'duelLoser' | Filter

/** Constant abilities, and what lasting effects apply. */
export interface Constants
  extends SkillConstants,
    CardConstants,
    PlayerConstants,
    RestraintConstants,
    ProtectionConstants,
    PaymentConstants,
    ConflictConstants {}
export type Constant = { kind: 'constant'; if?: Condition } & Constants[keyof Constants]

export type Ability =
  | ActionAbility
  | ReactiveAbility
  | Constant
  /** What follows by itself, without anybody triggering it. */
  | { kind: 'after'; when: Happening; effect: Effect }
  | { kind: 'keyword'; keyword: Keyword }
  /** While its player's bid is the lower one; while it has no fate. */
  | { kind: 'composure' | 'dire'; ability: Ability }
  | { kind: 'disguised'; as: { trait?: string; clan?: Clan } }
  /** "No attachments": of these traits only, or except these, or those of this clan; of an opponent only. */
  | {
      kind: 'noAttachments'
      traits?: readonly string[]
      except?: readonly string[]
      exceptClan?: Clan
      whose?: 'opponents'
    }
  /** `oneOf`: it can have only one attachment with this trait. */
  | { kind: 'attachTo'; filter: Filter; onePerCharacter?: true; oneOf?: string }
  /** Play restrictions (glossary/spieleinschraenkungen...). */
  | { kind: 'playOnly'; if: Condition }
  | { kind: 'playOnlyOn'; filter: Filter }
  /** `cheaper`: by so much. */
  | { kind: 'asAttachment'; abilities: readonly Ability[]; cheaper?: number }
  /** For building a deck. */
  | {
      kind: 'deck'
      role?: Element | 'keeper' | 'seeker'
      clans?: readonly Clan[]
      influence?: number
      /** The only clan on whose cards influence may be spent. */
      influenceFor?: Clan
      additionalProvince?: Element
      perDeck?: number
      startsFaceup?: true
    }

export type CardText = readonly Ability[]
