/** All that can happen, and by which events. */
import type { Happens } from '../../abilities.ts'
import type { EventWord } from '../word.ts'
import { cardHappens } from './cards.ts'
import { challengeHappens } from './challenges.ts'
import { damageHappens } from './damage.ts'
import { turnHappens } from './turns.ts'
import { zoneHappens } from './zones.ts'

export const happenings: Readonly<Record<Happens, EventWord>> = {
  ...cardHappens,
  ...challengeHappens,
  ...damageHappens,
  ...turnHappens,
  ...zoneHappens,
}
