/** The words Blue Moon's rules are written with: procedures, steps, functions and guards whose ids must be in the catalogue. */
import { type Machine, rulebook } from '@regelwerk/core'
import type { RuleId } from './catalogue/index.ts'
import type { BlueMoonState } from './state.ts'

export type { RuleId }
export type G = Machine<BlueMoonState>

export const { procedure, named, step, rule, binds, meets, on, procedures } = rulebook<
  BlueMoonState,
  RuleId
>()
