/**
 * What there is to say of a word: one record with all its parts. The types make every part obligatory, so a new word
 * cannot be forgotten anywhere.
 */
import type { CardId, Constraint, Said, Seat } from '@regelwerk/core'
import type { G } from '../book.ts'
import type { EffectLocals } from '../rules/effect-frame.ts'
import type { GermanDeed } from '../text/de.ts'
import type { EnglishDeed } from '../text/en.ts'
import type { ItalianDeed } from '../text/it.ts'

/** What a player is offered for an effect. */
export interface Offer {
  cards: CardId[]
  min: number
  max: number
  weight?: (id: CardId) => number
  group?: (id: CardId) => string
  constraint?: Constraint
  /** Depends on what only they know. */
  secret?: boolean
}

/** Something that is done once. */
export type EffectWord<E> = Doing<E> &
  (
    | { offer: null; asks: { may: Said } }
    | {
        /** What a player who has a part in it chooses from; null: it takes no choice. */
        offer(g: G, f: EffectLocals, effect: E, seat: Seat): Offer | null
        /** Whether to do it, and with which cards. */
        asks: { may: Said; choose: Said }
      }
  )

interface Doing<E> {
  /** Whose part it is; each player's: the opponent's first (pillar/pillar-32-auserwaehlter-der-weite/2). */
  part: 'mine' | 'theirs' | 'each'
  /** Taking cards is forbidden, or there is nothing that it could do: its text cannot be used. */
  isBarred(g: G, me: Seat, effect: E): boolean
  /** Whether to use it is decided before anything is seen. */
  isAskedFirst?: true
  /** What its player says instead of yes or no; then they are asked in any case. */
  answers?: readonly string[]
  /** What is shown or looked through before cards are chosen. */
  before?(g: G, seat: Seat, offered: readonly CardId[]): void
  perform(g: G, f: EffectLocals, effect: E, seat: Seat, picked: CardId[]): void
  /** Could it bring cards to pay a demand with, or take away the card that demands? */
  mayHelp: boolean
  /** Does it put cards into my draw deck, so that there is something to draw? */
  fillsDeck(effect: E): boolean
  /** `additional`: beyond the refill. */
  say: {
    en(effect: E, additional: boolean): EnglishDeed
    de(effect: E, additional: boolean): GermanDeed
    it(effect: E, additional: boolean): ItalianDeed
  }
}

/** The effects of an interface that names their forms. */
export type EffectWords<Forms> = { readonly [Do in keyof Forms]: EffectWord<{ do: Do } & Forms[Do]> }

/** Something that may be so. */
export interface ConditionWord<C> {
  holds(g: G, seat: Seat, condition: C, card: CardId): boolean
  /** A clause to stand behind "if", "wenn" (its verb last) and "se". */
  say: { en(condition: C): string; de(condition: C): string; it(condition: C): string }
}

export type ConditionWords<Forms> = { readonly [Key in keyof Forms]: ConditionWord<Forms[Key]> }

/** Something that is so as long as the card is active: rules ask for it by its name (`atWork` in ignored.ts). */
export interface ContinuousWord<T> {
  /** `isThisTurn`: on a leadership card whatever lasts, lasts for this turn (base/25). */
  say: {
    en(text: T, isThisTurn: boolean): string
    de(text: T, isThisTurn: boolean): string
    it(text: T, isThisTurn: boolean): string
  }
}

export type ContinuousWords<Forms> = { readonly [Key in keyof Forms]: ContinuousWord<Forms[Key]> }
