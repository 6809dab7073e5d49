/** Which ability asks: the one that resolves, also where a procedure that it has called does the asking. */
import type { Frame, State } from './state.ts'

/** A procedure called by an ability lies so far above it at most. */
const NEAR = 3

/**
 * What the ability under way says, if one is near the top of the stack and no window has opened since; of several, the first
 * that has words.
 */
export function sayUnderWay(
  { stack }: State,
  say: (frame: Frame & { ability: string }) => string | null,
): string | null {
  for (let i = stack.length - 1; i >= Math.max(0, stack.length - NEAR); i--) {
    const frame = stack[i] as Frame & { ability?: unknown; batch?: unknown }
    if (frame.batch !== undefined) return null
    const said = typeof frame.ability === 'string' ? say(frame as Frame & { ability: string }) : null
    if (said !== null) return said
  }
  return null
}
