/** All ability trees, by card id. */
import type { CardText } from '../abilities.ts'
import { anomalies1 } from './texts/anomalies-1.ts'
import { brobnar1 } from './texts/brobnar-1.ts'
import { dis1 } from './texts/dis-1.ts'
import { extra1 } from './texts/extra-1.ts'
import { logos1 } from './texts/logos-1.ts'
import { mars1 } from './texts/mars-1.ts'
import { others1 } from './texts/others-1.ts'
import { others2 } from './texts/others-2.ts'
import { sanctum1 } from './texts/sanctum-1.ts'
import { shadows1 } from './texts/shadows-1.ts'
import { untamed1 } from './texts/untamed-1.ts'

export const texts: Readonly<Record<string, CardText>> = {
  ...brobnar1,
  ...dis1,
  ...logos1,
  ...mars1,
  ...sanctum1,
  ...shadows1,
  ...untamed1,
  ...others1,
  ...others2,
  ...extra1,
  ...anomalies1,
}
