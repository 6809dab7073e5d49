/** The sets after Call of the Archons, in their order. */
import { ageOfAscension } from './02-age-of-ascension/index.ts'
import { worldsCollide } from './03-worlds-collide/index.ts'
import { massMutation } from './04-mass-mutation/index.ts'
import { addSets } from './index.ts'

addSets(ageOfAscension, worldsCollide, massMutation)
