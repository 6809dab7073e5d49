import type { CardSet } from '../facts.ts'
import { dis } from './dis.ts'
import { facts } from './facts.ts'
import { logos } from './logos.ts'
import { sanctum } from './sanctum.ts'
import { saurian } from './saurian.ts'
import { shadows } from './shadows.ts'
import { starAlliance } from './star-alliance.ts'
import { untamed } from './untamed.ts'

/** Mass Mutation. */
export const massMutation: CardSet = {
  code: 'MM',
  facts,
  texts: [dis, logos, sanctum, saurian, shadows, starAlliance, untamed],
}
