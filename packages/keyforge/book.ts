/** The words KeyForge's rules are written with: procedures, steps, functions and guards whose ids must be in the catalogue. */
import { type Machine, rulebook } from '@regelwerk/core'
import type { RuleId } from './catalogue/index.ts'
import type { KeyForgeState } from './state.ts'

export type { RuleId }
export type G = Machine<KeyForgeState>

export const { procedure, named, step, rule, binds, meets, on, obeyed, procedures } = rulebook<
  KeyForgeState,
  RuleId
>()
