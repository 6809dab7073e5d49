/** The windows of the game, as players set stops for them: actions by phase, conflicts, interrupts and reactions. */
import { type Seat, type Windows, windowWith } from '@regelwerk/core'
import type { L5REvent } from './events.ts'
import type { L5RState } from './state.ts'

/** Which action window it is: during a conflict, before one, or the one of another phase. */
const actionIn = ({ conflict, phase }: L5RState): string =>
  conflict !== null ? 'conflict' : phase === 'conflict' ? 'before conflict' : phase

/** Is it about nothing but what this seat has begun? */
function isOwn({ stack }: L5RState, seat: Seat): boolean {
  const { batch = [] } = (stack.at(-1) ?? {}) as { batch?: readonly L5REvent[] }
  return batch.length > 0 && batch.every((event) => event.kind === 'initiate' && event.seat === seat)
}

export const windows: Windows<L5RState> = {
  kinds: {
    // Who passes here is out for the rest of the phase (glossary/passen/1).
    dynasty: { stop: 'able', costs: true },
    draw: { stop: 'able' },
    'before conflict': { stop: 'able' },
    declare: { stop: 'able', costs: true },
    conflict: { stop: 'able' },
    fate: { stop: 'able' },
    regroup: { stop: 'able' },
    would: { stop: 'able' },
    // Whether to cancel what one has just begun oneself is hardly ever a question.
    'own would': { stop: 'never' },
    interrupt: { stop: 'able' },
    reaction: { stop: 'able' },
  },
  // No card asks what lies above what in a discard pile, though its owner says so (glossary/ablagestapel/4).
  isIdle: (_, { prompt }) => prompt === 'order discarding',
  of({ state }, decision) {
    const { conflict, phase, round } = state
    const within = [`phase ${round}.${phase}`]
    if (conflict !== null) within.unshift(`conflict ${round}.${conflict.number}`)
    switch (decision.prompt) {
      case 'action':
        return windowWith(decision, 'pass', actionIn(state), within)
      case 'dynasty action':
        return windowWith(decision, 'pass', 'dynasty', within)
      case 'declare conflict':
        return windowWith(decision, 'pass', 'declare', within)
      case 'would':
        return windowWith(decision, 'pass', isOwn(state, decision.seat) ? 'own would' : 'would', within)
      case 'interrupt':
      case 'reaction':
        return windowWith(decision, 'pass', decision.prompt, within)
      default:
        return null
    }
  },
}
