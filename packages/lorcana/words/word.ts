/**
 * What there is to say of a word, kind by kind: what it means in the game, and how it is said in each language. Every part
 * of a record is obligatory unless leaving it out is safe, which its remark then says.
 */
import type { CardId, Seat } from '@regelwerk/core'
import type { Clause, Sentence } from '@regelwerk/say'
import type { Case, GermanClause, Phrase as GermanPhrase, Subordinate } from '@regelwerk/say/de'
import type { EnglishClause, Phrase as EnglishPhrase } from '@regelwerk/say/en'
import type { ItalianClause, Phrase as ItalianPhrase } from '@regelwerk/say/it'
import type { Effect, Filter, Happening, StaticDetails, Target } from '../abilities.ts'
import type { G, RuleId } from '../book.ts'
import type { LorcanaEvent } from '../events.ts'
import type { DeedParts } from '../happenings.ts'
import type { From } from '../reading.ts'
import type { ResolveFrame, Resolving } from '../rules/06-under-way.ts'
import type { LastKnown } from '../state.ts'
import type { Context } from '../text/grammar.ts'
import type { Test as ItalianTest } from '../text/it-phrases.ts'
import type { NounName } from '../text/nouns.ts'
import type { Wanted } from '../text/table-words.ts'
import type { Derived } from '../values.ts'

/** The same in each language. */
export interface InEach<E, D = E, I = E> {
  en: E
  de: D
  it: I
}

/**
 * What it depends on, as a set of bits: a static ability that looks at derived values is applied after those that make
 * them (values.ts).
 */
export const NOTHING = 0
export const VALUES = 1

// ---- properties of a filter

/** Does this card have it? `last`: what it was, if it has left play (6.7.7). */
export type CardTest = (g: G, id: CardId, from: From, last: LastKnown | undefined) => boolean

/** Where a property is said in a noun phrase, and how. */
export interface EnglishPiece {
  /** Before the noun. */
  adjective?: string
  /** Right before it: "Princess". */
  classification?: string
  behind?: string
  /** After "with" or "has". */
  having?: string
}
export interface GermanPiece {
  /** Without its ending. */
  adjective?: string
  /** The first part of the noun: "Prinzessinnen-". */
  prefix?: string
  behind?: string
  having?: string
}
export interface ItalianPiece {
  /** Right behind the noun. */
  classification?: string
  state?: string
  behind?: string
  having?: string
}

/** How the noun phrase is said that a property is part of. */
export interface Phrasing {
  plural: boolean
  /** What joins several: all of them, or any of them. */
  and: string
  /** They are spoken of as cards, not as what they are in play. */
  cards: boolean
  /** "Another" is said with them. */
  another: boolean
  /** Italian: a stem as the noun demands. */
  agree(stem: string): string
}

// Declared as a method, so that the words for different things go into one table.
type Piece<T, P> = { say(wanted: T, context: Context, how: Phrasing): P }['say']

export interface PropertyWord<T> {
  /** Made once of what is wanted. */
  test(wanted: T, filter: Filter): CardTest
  reads(wanted: T): number
  /** 'noun phrase': the phrase itself is built around it. */
  say: InEach<Piece<T, EnglishPiece>, Piece<T, GermanPiece>, Piece<T, ItalianPiece>> | 'noun phrase'
}

/** The words for the properties that an interface declares. */
export type PropertyWords<L> = { readonly [K in keyof L]-?: PropertyWord<NonNullable<L[K]>> }

// ---- amounts

/** How a number is said: for each of what it is counted, and as a noun, "the number of ...", "the strength of ...". */
export interface EnglishAmount {
  /** "for each card in your hand"; absent: it is not counted. */
  per?: string
  equal: string
}
export interface GermanAmount {
  per?: string
  equal: string
  /** "so viel, wie dieser Charakter {S} hat" */
  as?: string
}
export interface ItalianAmount {
  per?: string
  equal: string
  /** The same behind "pari": "alla {S} di questo personaggio". */
  equalTo: string
}

/** `counted`: as a number. `so`: "you have 3 or more cards in your hand", with what is said of how many. */
interface SayingAmount<N, A, S> {
  counted(n: N, context: Context): A
  so(n: N, count: string, context: Context): S
}

export interface AmountWord<N> {
  /** Made once of the node; how it is scaled is not its matter. */
  reckon(n: N): (g: G, from: From) => number
  reads(n: N): number
  /** The cards it asks for. */
  targets(n: N): readonly Target[]
  say: InEach<
    SayingAmount<N, EnglishAmount, string>,
    SayingAmount<N, GermanAmount, Subordinate>,
    SayingAmount<N, ItalianAmount, ItalianTest>
  >
}

export type AmountWords<L> = { readonly [K in keyof L]: AmountWord<L[K]> }

// ---- conditions

type SayingTest<C, S> = { say(test: C, context: Context, not: boolean): S }['say']

export interface ConditionWord<C> {
  /** Made once of the node. */
  holds(test: C): (g: G, from: From) => boolean
  reads(test: C): number
  /** It speaks of this card itself, so that a pronoun can follow. Left out: it does not. */
  aboutSelf?(test: C): boolean
  say: InEach<SayingTest<C, string>, SayingTest<C, Subordinate>, SayingTest<C, ItalianTest>>
}

export type ConditionWords<L> = { readonly [K in keyof L]: ConditionWord<L[K]> }

// ---- what happens

/** Those it is about, as their language names them: a card that matches, or the player who does it. */
export interface EnglishParties {
  thing(what: 'self' | Filter, as?: 'card'): EnglishPhrase
  player: EnglishPhrase
  context: Context
}
/** Who does what: "this character | quests", "an opponent | discards | a card", "they | are banished | in a challenge". */
export interface EnglishHappening {
  subject: EnglishPhrase
  /** Its base form and its past: "quest", "quested". Absent: it is done to the subject. */
  active?: readonly [string, string]
  passive?: string
  rest?: string
}
export interface GermanParties {
  thing(what: 'self' | Filter, as?: 'card'): GermanPhrase
  player: GermanPhrase
  context: Context
}
export interface GermanHappening {
  subject: GermanPhrase
  /** "erkundet" and "erkundet hat"; of "du": "ausspielst". */
  active?: { er: string; du?: string; participle: string }
  /** "verbannt" wird, wurde */
  passive?: string
  middle?: string
}
export interface ItalianParties {
  thing(what: 'self' | Filter, as?: 'card'): ItalianPhrase
  player: ItalianPhrase
  context: Context
}
export interface ItalianHappening {
  subject: ItalianPhrase
  /** "va", "è andat-": the present, of "you" too, and the past; behind "è" the participle agrees. */
  active?: { now: string; tu?: string; participle: string; essere?: 'è' | 'si è' }
  /** "esiliat" */
  passive?: string
  rest?: string
}
/** A time, not something that somebody does. */
export interface Moment {
  time: string
}

export interface EventWord {
  /** Which events are meant. */
  kinds: readonly LorcanaEvent['kind'][]
  /** What such an event tells. */
  deeds(g: G, event: LorcanaEvent): readonly DeedParts[]
  /** What it is about where its text names nothing: this card, or a player. */
  about: 'card' | 'player'
  /** Whose doing it must be where its text does not say. */
  by(h: Happening, isPast: boolean): 'you' | null
  /** It can happen to this card but once: "when", not "whenever". Left out: it can happen again. */
  onlyOnce?: true
  /** What the other party is. */
  whom: NounName
  say: InEach<
    { happens(h: Happening, parties: EnglishParties): EnglishHappening | Moment; the: string },
    { happens(h: Happening, parties: GermanParties): GermanHappening | Moment; the: string },
    { happens(h: Happening, parties: ItalianParties): ItalianHappening | Moment; the: string }
  >
}

export type EventWords<L extends string> = Readonly<Record<L, EventWord>>

interface EventWordOf<K extends LorcanaEvent['kind']> extends Omit<EventWord, 'kinds' | 'deeds'> {
  kinds: readonly K[]
  deeds(g: G, event: Extract<LorcanaEvent, { kind: K }>): readonly DeedParts[]
}

/** A word that is made of events of these kinds. */
export function eventOf<K extends LorcanaEvent['kind']>(word: EventWordOf<K>): EventWord {
  const kinds: ReadonlySet<string> = new Set(word.kinds)
  const isMeant = (event: LorcanaEvent): event is Extract<LorcanaEvent, { kind: K }> => kinds.has(event.kind)
  return { ...word, deeds: (g, event) => (isMeant(event) ? word.deeds(g, event) : []) }
}

// ---- costs

/** Who pays, for which card. */
export interface Payer {
  seat: Seat
  card: CardId
}

type SayingNode<N, S> = { say(node: N, context: Context): S }['say']

export interface CostWord<C> {
  /** Why it cannot be paid; the ink of all costs is added up apart. */
  whyNot(g: G, payer: Payer, cost: C): RuleId | null
  /** How much ink it is. Left out: none. */
  ink?(cost: C): number
  /** The cards of which so many are chosen to pay it, and what for. Left out: nothing is chosen. */
  choice?(g: G, payer: Payer, cost: C): { cards: CardId[]; n: number; prompt: string }
  pay(g: G, payer: Payer, cost: C, chosen: readonly CardId[]): void
  /** Also paid where the ability is used for free (6.1.7.1). */
  evenFree: boolean
  say: InEach<SayingNode<C, string>>
}

export type CostWords<L> = { readonly [K in keyof L]: CostWord<L[K]> }

// ---- static abilities

export interface StaticWord<S> {
  /** What it makes so while its card is in play and its conditions hold. */
  apply(g: G, d: Derived, ability: S, from: From): void
  /** What it depends on beside its conditions. */
  reads(ability: S): number
  /** It makes what others ask of a card as if it were printed. Left out: it does not. */
  isFirst?(ability: S): boolean
  /** It works while its own card is played, not in play. Left out: in play. */
  ofItsPlaying?(ability: S): boolean
  /** It matters only while a card is played: "if", not "while". Left out: it does all the time. */
  isIf?: true
  say: InEach<SayingNode<S, string>, SayingNode<S, GermanClause>, SayingNode<S, string>>
}

export type StaticWords<L> = {
  readonly [K in keyof L]: StaticWord<{ kind: 'static' } & StaticDetails & L[K]>
}

// ---- verbs

/** How the effect inside a verb is said. */
export type Tell<C extends Clause> = (effect: Effect, context: Context) => readonly Sentence<C>[]

/** One clause, or whole sentences where it has an effect in its midst. */
type SayingVerb<V, C extends Clause> = {
  say(verb: V, context: Context, tell: Tell<C>): C | readonly Sentence<C>[]
}['say']

/** What a player is asked: what a card is chosen for, and whether they want it. */
interface Asking<V, P> {
  choose: P | { purpose(verb: V, wanted: Wanted): P }['purpose']
  /** `what`: the cards it would be done to. */
  may: { ask(what: string, verb: V): string }['ask']
}
/** "Welcher Charakter soll | verbannt werden": the case, what follows, what comes before. */
export type GermanPurpose = readonly [Case, string, string?]

export interface VerbWord<V> {
  /** What it is done to, in the order of its text. Choices among them are made before it is done (6.1.3). */
  targets(verb: V): readonly Target[]
  /** Where they must be: outside play a card has no such condition (5.1.2). */
  where: 'play' | 'anywhere'
  /** Could it change anything, as far as everybody can tell? */
  could(g: G, f: Resolving, verb: V): boolean
  perform(g: G, f: ResolveFrame, verb: V): void
  /** Why this card cannot be chosen for it. Left out: nothing of its own forbids it. */
  whyNot?(g: G, f: Resolving, verb: V, id: CardId, filter: Filter): RuleId | null
  /** What is done in its midst, and what it does after that. Left out: nothing. */
  inside?(verb: V): Effect | undefined
  after?(g: G, f: ResolveFrame, verb: V): void
  /** Parts of it that are run by themselves later, so that states must be able to name them. Left out: none. */
  later?(verb: V): readonly string[]
  say: InEach<SayingVerb<V, EnglishClause>, SayingVerb<V, GermanClause>, SayingVerb<V, ItalianClause>>
  asks: InEach<Asking<V, string>, Asking<V, GermanPurpose>, Asking<V, string>>
}

export type VerbWords<L> = { readonly [K in keyof L]: VerbWord<{ do: K } & L[K]> }
