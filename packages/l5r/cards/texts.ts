/** All ability trees, by card id. */
import type { CardText } from '../abilities.ts'
import { crab1 } from './texts/crab-1.ts'
import { crane1 } from './texts/crane-1.ts'
import { dragon1 } from './texts/dragon-1.ts'
import { lion1 } from './texts/lion-1.ts'
import { neutral1 } from './texts/neutral-1.ts'
import { phoenix1 } from './texts/phoenix-1.ts'
import { scorpion1 } from './texts/scorpion-1.ts'
import { unicorn1 } from './texts/unicorn-1.ts'

export const texts: Readonly<Record<string, CardText>> = {
  ...crab1,
  ...crane1,
  ...dragon1,
  ...lion1,
  ...phoenix1,
  ...scorpion1,
  ...unicorn1,
  ...neutral1,
}
