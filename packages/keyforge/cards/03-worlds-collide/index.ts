import type { CardSet } from '../facts.ts'
import { anomalies } from './anomalies.ts'
import { brobnar } from './brobnar.ts'
import { dis } from './dis.ts'
import { facts } from './facts.ts'
import { logos } from './logos.ts'
import { saurian } from './saurian.ts'
import { shadows } from './shadows.ts'
import { starAlliance } from './star-alliance.ts'
import { untamed } from './untamed.ts'

/** Worlds Collide. */
export const worldsCollide: CardSet = {
  code: 'WC',
  facts,
  texts: [anomalies, brobnar, dis, logos, saurian, shadows, starAlliance, untamed],
}
