/** The words L5R's rules are written with: procedures, steps, functions and guards whose ids must be in the catalogue. */
import { type Machine, rulebook } from '@regelwerk/core'
import type { RuleId } from './catalogue/index.ts'
import type { L5RState } from './state.ts'

export type { RuleId }
export type G = Machine<L5RState>

export const { procedure, named, step, rule, binds, meets, on, obeyed, procedures } = rulebook<
  L5RState,
  RuleId
>()
