import type { CardSet } from '../facts.ts'
import { brobnar } from './brobnar.ts'
import { dis } from './dis.ts'
import { facts } from './facts.ts'
import { logos } from './logos.ts'
import { mars } from './mars.ts'
import { sanctum } from './sanctum.ts'
import { shadows } from './shadows.ts'
import { untamed } from './untamed.ts'

/** Age of Ascension. */
export const ageOfAscension: CardSet = {
  code: 'AoA',
  facts,
  texts: [brobnar, dis, logos, mars, sanctum, shadows, untamed],
}
