import type { Texts } from '../facts.ts'

/** The Crab clan, of Children of the Empire. */
export const crab: Texts = {
  'siege-captain': [],
}
