/** Verbs, found by their name. */
import { verbFinder } from '@regelwerk/core'
import type { Verb, Verbs } from '../../abilities.ts'
import type { VerbWord, VerbWords } from '../types.ts'
import { amberVerbs } from './amber.ts'
import { choosingVerbs } from './choosing.ts'
import { damageVerbs } from './damage.ts'
import { keyVerbs } from './keys.ts'
import { movingVerbs } from './moving.ts'
import { placingVerbs } from './placing.ts'
import { playingVerbs } from './playing.ts'
import { statusVerbs } from './status.ts'

const words: VerbWords<Verbs> = {
  ...amberVerbs,
  ...keyVerbs,
  ...damageVerbs,
  ...statusVerbs,
  ...movingVerbs,
  ...playingVerbs,
  ...placingVerbs,
  ...choosingVerbs,
}

export const verbWord = verbFinder<VerbWord<Verb>>(words)

/** By name, where a prompt tells it. */
export const verbNamed = (name: string): VerbWord<Verb> | undefined =>
  Object.hasOwn(words, name) ? verbWord({ do: name }) : undefined
