/** The words L5R's rules are written with: procedures and steps whose ids must be in the catalogue. */
import { type Machine, rulebook, ruleOn } from '@regelwerk/core'
import type { RuleId } from './catalogue/index.ts'
import type { L5RState } from './state.ts'

export type { RuleId }
export type G = Machine<L5RState>

export const { procedure, named, step, procedures } = rulebook<L5RState, RuleId>()

/** Is this rule in force? True, except in a proof. */
export const on = (id: RuleId): boolean => ruleOn(id)

/** A rule that core obeys for us. */
export const rule = (id: RuleId): RuleId => id
