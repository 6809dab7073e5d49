/** The triggered abilities that some keywords stand for (8.13, 8.14). */
import type { Effect, Triggered } from '../abilities.ts'
import { banish, character, chosen, giveStrength, may, putUnder, topOfDeck, when } from './words.ts'

export const SUPPORT: Triggered = when(
  'quest',
  may(giveStrength(chosen(character({ other: true })), { of: 'self', value: 'strength' })),
)

/** Boost puts the top card of the deck facedown under this one (8.4.1). */
export const BOOST: Effect = putUnder(topOfDeck(), 'self')

export const VANISH: Triggered = when('chosen', banish('self'), { by: 'opponent', how: 'action' })
