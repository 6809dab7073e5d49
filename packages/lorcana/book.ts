/** The words Lorcana's rules are written with: procedures and steps whose ids must be in the catalogue. */
import { type Machine, rulebook, ruleOn } from '@regelwerk/core'
import type { RuleId } from './catalogue/index.ts'
import type { LorcanaState } from './state.ts'

export type { RuleId }
export type G = Machine<LorcanaState>

export const { procedure, named, step, procedures } = rulebook<LorcanaState, RuleId>()

/** Is this rule in force? True, except in a proof. */
export const on = (id: RuleId): boolean => ruleOn(id)

/** A rule that core obeys for us. */
export const rule = (id: RuleId): RuleId => id
