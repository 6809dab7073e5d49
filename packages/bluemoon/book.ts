/** The words Blue Moon's rules are written with: procedures and steps whose ids must be in the catalogue. */
import { type Machine, rulebook, ruleOn } from '@regelwerk/core'
import type { RuleId } from './catalogue/index.ts'
import type { BlueMoonState } from './state.ts'

export type { RuleId }
export type G = Machine<BlueMoonState>

export const { procedure, named, step, procedures } = rulebook<BlueMoonState, RuleId>()

/** Is this rule in force? True, except in a proof. */
export const on = (id: RuleId): boolean => ruleOn(id)
