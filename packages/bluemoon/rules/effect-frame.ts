/** An effect of a card that is being done. */
import type { CardId, Seat } from '@regelwerk/core'
import type { Effect } from '../abilities.ts'
import { named } from '../book.ts'

export interface EffectLocals {
  /** Whose text it is. */
  me: Seat
  card: CardId
  effect: Effect
  may: boolean
  /** Players who have yet to do their part. */
  queue: Seat[] | null
  picked: CardId[] | null
  agreed: 'yes' | 'no' | 'boosters' | 'supports' | null
}

export const effectOf = (me: Seat, card: CardId, effect: Effect, may: boolean): EffectLocals => ({
  me,
  card,
  effect,
  may,
  queue: null,
  picked: null,
  agreed: null,
})

/** Written in effects.ts: some effects lay cards, whose effects are done in turn. */
export const doEffect = named<EffectLocals>('effect')
