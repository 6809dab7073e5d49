/** Reading a text: from where it looks at the game, which cards it means, whether its conditions hold, how much it says. */
import type { CardId, Ref, Seat } from '@regelwerk/core'
import type { Amount, Condition, Constant, Constants, Filter, Happening, House, Verb } from './abilities.ts'
import type { G } from './book.ts'
import type { Seen } from './filter.ts'
import type { Occurrence } from './rules/occurrences.ts'
import { NONE } from './state.ts'
import type {
  AmountNode,
  AmountWord,
  ConditionWord,
  ConstantWord,
  FilterWord,
  HappeningWord,
  PastWord,
  VerbWord,
} from './words/types.ts'

/** Something was done to this card, which was theirs. */
export interface Done {
  card: CardId
  controller: Seat
  owner: Seat
}

/** From where a text looks at the game, and what it has learned so far: a resolution is one of these. */
export interface Context {
  /** "You". */
  you: Seat
  /** The card that bears the ability; of a granted one, the creature that has it. NONE: there is none. */
  self: Ref
  /** The card it was gained from. */
  granter: CardId
  /** A card used as if it were "yours" (glossary/als-ob-sie-deine-waere...). */
  borrowed: CardId
  /** What has triggered it. */
  occasion: Occurrence | null
  /** Its place among the happenings of the window. */
  occasionAt: number
  /** The cards last chosen, or that something was last done to. */
  it: readonly Ref[]
  /** Everything chosen so far. */
  chosen: readonly CardId[]
  /** What was last looked at or revealed. */
  seen: readonly Ref[]
  house: House | null
  number: number | null
  /** A trait, and a card by its id, that were named. */
  trait: string | null
  title: string | null
  /** How much or how many the last effect did, and to which cards. */
  count: number
  doneTo: readonly Done[]
  /** Armor just lost. */
  lost: readonly { card: CardId; n: number }[]
  /** The creatures "it" has been used to fight against. */
  fought: readonly Ref[]
  /** The card that is being tested, for a condition about it. */
  candidate: Seen
}

const NOTHING: readonly never[] = []

/** What a text knows that has just begun. */
export const contextOf = (you: Seat, self: CardId): Context => ({
  you,
  self: { card: self, life: 0 },
  granter: NONE,
  borrowed: NONE,
  occasion: null,
  occasionAt: -1,
  it: NOTHING,
  chosen: NOTHING,
  seen: NOTHING,
  house: null,
  number: null,
  trait: null,
  title: null,
  count: 0,
  doneTo: NOTHING,
  lost: NOTHING,
  fought: NOTHING,
  candidate: NONE,
})

/** A property of some filter. */
export type FilterValue = Required<Filter>[keyof Filter]

interface Reading {
  matches: (g: G, filter: Filter, what: Seen, c: Context) => boolean
  holds: (g: G, condition: Condition, c: Context) => boolean
  amount: (g: G, n: Amount, c: Context, target?: CardId) => number
  /** In the order in which they are said. */
  filterWords: ReadonlyMap<string, FilterWord<FilterValue>>
  amountWord: (n: AmountNode) => AmountWord<AmountNode>
  conditionWord: (condition: Condition) => ConditionWord<Condition>
  happeningWord: (happening: Happening) => HappeningWord | PastWord
  constantKind: (constant: Constant) => keyof Constants
  constantWord: (constant: Constant) => ConstantWord<Constant>
  verbWord: (verb: { readonly do: string }) => VerbWord<Verb>
  /** None: it is no verb. */
  verbNamed: (name: string) => VerbWord<Verb> | undefined
}

// Values follow from texts, and texts speak of values: so both find the words here, which words/index.ts brings.
export let matches: Reading['matches']
export let holds: Reading['holds']
export let amount: Reading['amount']
export let filterWords: Reading['filterWords']
export let amountWord: Reading['amountWord']
export let conditionWord: Reading['conditionWord']
export let happeningWord: Reading['happeningWord']
export let constantKind: Reading['constantKind']
export let constantWord: Reading['constantWord']
export let verbWord: Reading['verbWord']
export let verbNamed: Reading['verbNamed']

export function readBy(words: Reading): void {
  matches = words.matches
  holds = words.holds
  amount = words.amount
  filterWords = words.filterWords
  amountWord = words.amountWord
  conditionWord = words.conditionWord
  happeningWord = words.happeningWord
  constantKind = words.constantKind
  constantWord = words.constantWord
  verbWord = words.verbWord
  verbNamed = words.verbNamed
}
