/**
 * What there is to say of a word. A word is one record: what it does or means, and how it is said in each language. The
 * types make every part obligatory; where one may be left out, what stands for it is the safe answer.
 */

import type { CardId, Ref } from '@regelwerk/core'
import type { GermanClause } from '@regelwerk/say/de'
import type { EnglishClause } from '@regelwerk/say/en'
import type { ItalianClause } from '@regelwerk/say/it'
import type { Amount, Condition, Filter, Happening, Target, Targets } from '../abilities.ts'
import type { G } from '../book.ts'
import type { Seen } from '../filter.ts'
import type { Context } from '../reading.ts'
import type { ResolveFrame, Resolving } from '../rules/effects.ts'
import type * as de from '../text/de/index.ts'
import type * as en from '../text/en/index.ts'
import type { Describing, Quote, Telling } from '../text/grammar.ts'
import type * as it from '../text/it/index.ts'

/** Fixed words in each language. */
export type Phrases = Readonly<Record<'en' | 'de' | 'it', string>>

/** Is the card so? */
export type Test = (g: G, what: Seen, c: Context) => boolean

/** A property of a filter. */
export interface FilterWord<V> {
  /** Made once of the property as it is written. */
  test(value: V, filter: Filter): Test
  /** Where its words stand: in the order of the index. */
  say: {
    en(value: V, of: Describing): en.FilterWords
    de(value: V, of: Describing): de.FilterWords
    it(value: V, of: Describing): it.FilterWords
  }
}
export type FilterWords<P> = { [K in keyof P]: FilterWord<P[K]> }

/** `target`: the card that the effect is done to. */
export type Reckoning = (g: G, c: Context, target: CardId) => number

interface Reckoned<A> {
  /** Made once of the amount as it is written. */
  reckon(n: A): Reckoning
  /** "your opponent has 7 Æmber or more". Absent: "the number of ... is 7 or more". */
  compared?: {
    en(n: A, telling: Telling, bound: en.Bound): string
    de(n: A, telling: Telling, bound: de.Bound): de.Subordinate
    it(n: A, telling: Telling, bound: it.Bound): string
  }
}
/** So many of something: what follows "for each". */
export interface CountingWord<A> extends Reckoned<A> {
  counts: {
    en(n: A, telling: Telling, plural: boolean): string
    de(n: A, telling: Telling): de.Counted
    it(n: A, telling: Telling): it.Counted
  }
}
/** So much as a whole: "half of your Æmber". */
export interface WholeWord<A> extends Reckoned<A> {
  whole: {
    en(n: A, telling: Telling, unit: en.Unit): en.Quantity
    de(n: A, telling: Telling, unit: de.Unit): de.Quantity
    it(n: A, telling: Telling, unit: it.Unit): it.Quantity
  }
}
export type AmountWord<A> = CountingWord<A> | WholeWord<A>
export type AmountWords<P> = { [K in keyof P]: AmountWord<P[K]> }

export type Holding = (g: G, c: Context) => boolean

export interface ConditionWord<C> {
  /** Made once of the condition as it is written. */
  holds(condition: C): Holding
  /** Behind "if", "while" and "unless"; `not` turns it round. */
  say: {
    en(condition: C, telling: Telling, not: boolean): string
    de(condition: C, telling: Telling, not: boolean): de.Subordinate | string
    it(condition: C, telling: Telling, not: boolean): string
  }
}
export type ConditionWords<P> = { [K in keyof P]: ConditionWord<P[K]> }

/** What can happen to a card or a player. */
export interface HappeningWord {
  /** Told as what comes after something, though it waits for what is to come. */
  lead?: 'after'
  /** Behind "after" or "before"; `each`: every time, as long as an effect lasts. */
  say: {
    en(happening: Happening, telling: Telling): string
    de(happening: Happening, telling: Telling): string
    it(happening: Happening, telling: Telling): string
  }
}

/** One that texts also ask for when it is past: "you have played ..." or "... was destroyed". */
export interface PastWord extends HappeningWord {
  past: {
    /** It is told of the card, not of the player. */
    passive?: true
    /** What is done where it is not a card of the text: "a key". */
    object?: Phrases
    /** Behind the cards: "from your hand". */
    behind?: Phrases
    participle: Phrases
    /** In English, where it is not the participle: "stole". */
    simple?: string
    /** Of the card that did it, whoever's it is: "a creature has reaped". */
    active?: Phrases
  }
}

/** An amount that is not just a number. */
export type AmountNode = Exclude<Amount, number>

/** Participles of what was done, and to what if it was not to cards. */
export interface DoneWord {
  en: string
  de: string
  it: it.Adjective
  of?: 'amber' | 'damage' | 'counter'
}

/** What an effect does. */
export interface VerbWord<V> {
  /** What it is done to, in the order of its text. */
  targets(verb: V): readonly Target[]
  /** Could it do anything, as far as everybody can tell, with all its targets there? Absent: yes. */
  could?(g: G, f: Resolving, verb: V): boolean
  /** Could what it does make a difference? Absent: yes. */
  matters?(g: G, f: Resolving, verb: V): boolean
  /** Would it do something to this card? `f`: with the card as "it". Absent: yes. */
  changes?(g: G, f: Resolving, verb: V, card: CardId): boolean
  /** Nothing changed is nothing done, just as if nothing had been chosen. Absent: it may count as done. */
  saysSo?: true
  /** The same whoever's card does it, unless the text says "this" or "that" card. Absent: it may not be. */
  impersonal?: true
  /** Can this card be chosen for it? Absent: yes. */
  choosable?(g: G, card: CardId): boolean
  /** `on`: what its targets are now, one list for each. */
  perform(g: G, f: ResolveFrame, verb: V, on: readonly Ref[][]): void
  /** What is asked: whether to do it, and where a card is chosen, which. */
  asks: { may: Phrases; which?: Phrases }
  /** What it has done, to be counted: "creature destroyed this way". Absent: it cannot be counted. */
  done?: DoneWord
  /** What a following "it" takes up. Absent: its targets. */
  object?(verb: V): Targets | undefined
  /** It is told in a sentence of its own, though it goes on with the same card. Absent: it is joined to the one before. */
  apart?: true
  say: {
    en(verb: V, telling: Telling): EnglishClause
    de(verb: V, telling: Telling): GermanClause
    it(verb: V, telling: Telling): ItalianClause
  }
}
export type VerbWords<P> = { [K in keyof P]: VerbWord<{ do: K } & P[K]> }

/** How a constant ability is told. */
export interface Stating {
  telling: Telling
  /** Says an ability that a card of this kind gains. */
  quoted: Quote
  /** Inside "for the remainder of the turn" and the like. */
  lasting: boolean
}

/** What holds as long as a card is in play, or for a while. What it does is read where it matters, by its name. */
export interface ConstantWord<C> {
  /** It is told in a sentence of its own. Absent: beside others of the same cards. */
  apart?: true
  /** It is about how the card itself is played: it works while the card is not in play yet. Absent: it works in play. */
  ofPlaying?: true
  say: {
    en(constant: C, of: Stating): EnglishClause
    de(constant: C, of: Stating): GermanClause
    it(constant: C, of: Stating): ItalianClause
  }
}
export type ConstantWords<P> = {
  [K in keyof P]: ConstantWord<{ kind: 'constant'; if?: Condition } & P[K]>
}
