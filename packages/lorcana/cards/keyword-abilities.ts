/** The triggered abilities that some keywords stand for (8.13, 8.14). */
import type { Triggered } from '../abilities.ts'
import { banish, character, chosen, giveStrength, may, when } from './words.ts'

export const SUPPORT: Triggered = when(
  'quest',
  may(giveStrength(chosen(character({ other: true })), { of: 'self', value: 'strength' })),
)

export const VANISH: Triggered = when('chosen', banish('self'), { by: 'opponent', how: 'action' })
