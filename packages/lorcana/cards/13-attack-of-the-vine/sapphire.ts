import type { Texts } from '../facts.ts'
import { has, keyword } from '../words.ts'

export const sapphire: Texts = {
  'Launchpad - Sky Patrol': [has(keyword('alert'))],
  'Hades - Meticulous Schemer': [has(keyword('ward'))],
  'Pluto - Suspicious Sentry': [has(keyword('support'))],
}
