/** Constant abilities, found by the word that a node bears. */
import { oncePerNode } from '@regelwerk/core'
import type { Constant, Constants } from '../../abilities.ts'
import type { ConstantWord, ConstantWords } from '../types.ts'
import { fightConstants } from './fights.ts'
import { playConstants } from './plays.ts'
import { poolConstants } from './pools.ts'
import { valueConstants } from './values.ts'

const words: ConstantWords<Constants> = {
  ...valueConstants,
  ...fightConstants,
  ...playConstants,
  ...poolConstants,
}

const known: ReadonlySet<string> = new Set(Object.keys(words))
const isKind = (key: string): key is keyof Constants => known.has(key)

/** The word that says what a constant ability does. */
export const constantKind = oncePerNode((constant: Constant): keyof Constants => {
  const kind = Object.keys(constant).find(isKind)
  if (kind === undefined) throw new Error(`no constant is meant by ${JSON.stringify(constant)}`)
  return kind
})

export const constantWord = (constant: Constant): ConstantWord<Constant> => words[constantKind(constant)]
