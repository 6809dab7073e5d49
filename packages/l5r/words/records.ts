/** What there is to say of a word, by its kind. Every part is obligatory, unless it is said beside it what its absence means. */
import type { CardId, Option, Ref, Seat } from '@regelwerk/core'
import type { Clause, Said as SaidOf } from '@regelwerk/say'
import type { GermanClause } from '@regelwerk/say/de'
import type { EnglishClause } from '@regelwerk/say/en'
import type { ItalianClause } from '@regelwerk/say/it'
import type { Condition, Effect, Filter, Period, RingSubject, Subject } from '../abilities.ts'
import type { G } from '../book.ts'
import type { L5REvent } from '../events.ts'
import type { Context } from '../reading.ts'
import type { ResolveFrame } from '../rules/effects.ts'
import type { Language, Quote, Context as Spoken } from '../text/grammar.ts'
import type { EnglishPart, GermanPart, ItalianPart, Wording } from '../text/parts.ts'
import type { EnglishTelling, GermanTelling, ItalianTelling } from '../text/telling.ts'

/** In all languages. */
export interface InAll<E, D = E, I = D> {
  en: E
  de: D
  it: I
}

/** Is this a card that is meant? */
export type Test = (g: G, id: CardId, c: Context) => boolean
export type Holds = (g: G, c: Context) => boolean
export type Reckoned = (g: G, c: Context) => number

// ---- properties of cards

interface Property<T, P> {
  say(value: T, filter: Filter, context: Spoken, wording: Wording): P
}

export interface FilterWord<T> {
  /** What it depends on (aspects.ts). */
  reads(value: T): number
  /** The test, made once for each text. */
  test(value: T, filter: Filter): Test
  say: InAll<Property<T, EnglishPart>['say'], Property<T, GermanPart>['say'], Property<T, ItalianPart>['say']>
}

export type FilterWords<F> = { [K in keyof F]-?: FilterWord<NonNullable<F[K]>> }

// ---- numbers

interface Number<N> {
  say(n: N, context: Spoken): string
}

export interface AmountWord<N> {
  reads(n: N): number
  reckon(n: N): Reckoned
  /** As a noun, in German in the nominative. */
  say: InAll<Number<N>['say']>
  /** "for each ...": so many of something; absent: it is no such number. */
  per?: InAll<Number<N>['say']>
}

export type AmountWords<A> = { [K in keyof A]: AmountWord<A[K]> }

// ---- conditions

interface Stated<C> {
  say(test: C, context: Spoken, negated: boolean): string
  /** `always`: of all the time, "during conflicts". */
  during(test: C, context: Spoken, always: boolean): string | undefined
}

export interface ConditionWord<C> {
  reads(test: C): number
  holds(test: C): Holds
  /** Is it only known while the effect resolves? Absent: it can be told before. */
  isOpen?(test: C): boolean
  /** A clause, in German with its verb at the end. */
  say: InAll<Stated<C>['say']>
  /** Before an ability: "during a conflict". Absent or undefined: "while ..." or "if ...". */
  during?: InAll<Stated<C>['during']>
  /** How something is, rather than what has come about: "while", not "if". Absent: "if". */
  lasts?: true
}

export type ConditionWords<C> = { [K in keyof C]: ConditionWord<C[K]> }

// ---- what happens

interface Told<H, T> {
  say(happening: H, telling: T): string
}

export interface HappeningWord<H> {
  /** The kinds of events that can be it. */
  events: readonly L5REvent['kind'][]
  /** Is an event of these kinds it, seen from the bearer? Made once for each text. */
  test(happening: H): (g: G, event: L5REvent, c: Context) => boolean
  /** Without its "after" or "when". */
  say: InAll<Told<H, EnglishTelling>['say'], Told<H, GermanTelling>['say'], Told<H, ItalianTelling>['say']>
  /** What an effect calls that which it cancels: "those effects". Absent: "that". */
  cancelled?: InAll<string>
  /** What happens to the one it is turned to: "be honored". Absent: nothing can be turned. */
  redirected?: InAll<string>
  /** How it goes, rather than something on the way: "if", where it is waited for. */
  isOutcome?: true
}

export type HappeningWords<H> = { [K in keyof H]: HappeningWord<{ event: K } & H[K]> }

// ---- verbs

interface Said<V, C> {
  say(verb: V, context: Spoken): C
}

/** In a word or two, for prompts and options. */
export type Deed = InAll<string>

/** Cards and rings that a verb names; those that say "choose" are chosen when it is its turn. */
export type Named = Subject | { ring: RingSubject }

/** Who draws how many together with what else happens. */
export type Draws = { seat: Seat; n: number }[]

interface CommonVerb<V> {
  /** The cards and rings it is about, in the order in which its text names them. */
  subjects(verb: V): readonly Named[]
  /** Could it change anything, as far as everybody can tell (glossary/ausgeloeste-faehigkeiten/5)? */
  could(g: G, c: Context, verb: V): boolean
  /** What that depends on, beside the cards and numbers it names. */
  reads(verb: V): number
  deed: Deed
  /** It changes what is about to happen, of which it speaks, and leaves no trace of its own. Absent: it does not. */
  isAnswer?: true
  /** The effects inside it that are resolved by themselves. Absent: none. */
  inside?(verb: V): readonly Effect[]
}

export interface SaidVerb<V> {
  say: InAll<Said<V, EnglishClause>['say'], Said<V, GermanClause>['say'], Said<V, ItalianClause>['say']>
  /** What follows from it, in sentences of its own. Absent: nothing. */
  follows?(verb: V): Effect
}

/** A verb that is more than a clause. */
interface ToldVerb<V> {
  tell<C extends Clause>(
    verb: V,
    language: Language<C>,
    context: Spoken,
    effects: (effect: Effect, context: Spoken) => readonly SaidOf<C>[],
  ): readonly SaidOf<C>[]
}

/** It asks nobody: what is to happen, together with what the verbs beside it have happen. */
interface PlainVerb<V> {
  changes(g: G, f: ResolveFrame, verb: V, draws: Draws): L5REvent[]
}

/** It asks, looks, plays cards, or reaches into what is under way. */
interface InvolvedVerb<V> {
  perform(g: G, f: ResolveFrame, verb: V): void
}

export type VerbWord<V> = CommonVerb<V> & (SaidVerb<V> | ToldVerb<V>) & (PlainVerb<V> | InvolvedVerb<V>)

export type VerbWords<V> = { [K in keyof V]: VerbWord<{ do: K } & V[K]> }

// ---- costs

/** What happens when a cost is paid, and with which cards. */
export interface Paid {
  events: L5REvent[]
  paid: Ref[]
  /** A number by which the effect goes. Absent: none. */
  count?: number
}

export interface CostWord<K> {
  reads(cost: K): number
  /** The cards with which it could be paid; null: no card is to be chosen. */
  payers(g: G, cost: K, c: Context): readonly CardId[] | null
  /** The cards with which it will be paid, where there is nothing to choose but the effect speaks of them. Absent: none. */
  will?(g: G, cost: K, c: Context): readonly CardId[]
  /** What else is to be chosen. Absent: nothing. */
  options?(g: G, cost: K, c: Context): Option[] | undefined
  /** With how many or how much it could be paid, where the player says so: 1 or more. Absent or undefined: that is fixed. */
  most?(g: G, cost: K, c: Context): number | undefined
  /** Can it be paid, apart from what `fate` says? With cards to choose from, so many must be there. */
  canPay(g: G, cost: K, c: Context, payers: readonly CardId[] | null): boolean
  /** How much of one's fate it takes. Absent: none. */
  fate?(cost: K): number
  pay(g: G, cost: K, choice: unknown, c: Context): Paid
  say: InAll<Said<K, EnglishClause>['say'], Said<K, GermanClause>['say'], Said<K, ItalianClause>['say']>
}

export type CostWords<K> = { [N in keyof K]: CostWord<K[N]> }

// ---- constant abilities

interface Rule<K, C> {
  /** `lasting`: for how long, where it does not hold for ever. */
  say(rule: K, context: Spoken, quoted: Quote, lasting?: Period): C
}

export interface ConstantWord<K> {
  /** What of the game it is about (one of the aspects that follow from texts). */
  bears: number
  /** What it depends on, beside its condition and whom it is for. */
  reads(rule: K): number
  /** Would it change anything for this card, as a lasting effect? Absent: it would. */
  affects?(g: G, rule: K, id: CardId, c: Context): boolean
  say: InAll<Rule<K, EnglishClause>['say'], Rule<K, GermanClause>['say'], Rule<K, ItalianClause>['say']>
}

export type ConstantWords<K> = {
  [N in keyof K]: ConstantWord<{ kind: 'constant'; if?: Condition } & K[N]>
}
