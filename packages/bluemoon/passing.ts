/** Where a player may pass: interventions, and the phases of the own turn in which nothing is left to do. */
import { type Windows, windowWith } from '@regelwerk/core'
import type { BlueMoonState } from './state.ts'

/** The phases of a turn in which one may go on. */
const PHASES: readonly string[] = ['beginning', 'leadership', 'character', 'booster', 'end of turn']

export const windows: Windows<BlueMoonState> = {
  kinds: {
    turn: { stop: 'able', costs: true },
    intervene: { stop: 'able' },
  },
  of({ state }, decision) {
    if (decision.prompt === 'intervene')
      return windowWith(decision, 'pass', 'intervene', [`turn ${state.turn}`])
    return PHASES.includes(decision.prompt) ? windowWith(decision, 'go on', 'turn') : null
  },
}
