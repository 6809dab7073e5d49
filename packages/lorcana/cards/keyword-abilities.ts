/** The triggered abilities that some keywords stand for (8.13, 8.14). */
import type { Effect, Triggered } from '../abilities.ts'
import {
  banish,
  character,
  chosen,
  giveStrength,
  inOrder,
  may,
  putUnder,
  removeDamage,
  topOfDeck,
  when,
} from './words.ts'

export const SUPPORT: Triggered = when(
  'quest',
  may(giveStrength(chosen(character({ other: true })), { of: 'self', value: 'strength' })),
)

/** Boost puts the top card of the deck facedown under this one (8.4.1). */
export const BOOST: Effect = putUnder(topOfDeck(), 'self')

export const VANISH: Triggered = when('chosen', banish('self'), { by: 'opponent', how: 'action' })

/** Temporary Shift: at the end of your turn all damage is removed, and only the top card returns to hand. */
export const TEMPORARY_SHIFT: Triggered = when(
  'endOfTurn',
  inOrder(removeDamage('all', 'it'), { do: 'unshift', what: 'it' }),
)
