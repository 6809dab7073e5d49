/**
 * Events: the only way to change the state. What happens together is one batch. A batch that somebody may change
 * is first proposed, in a frame of its own; one that nobody watches costs only its reducers. When things trigger
 * is the game's matter: core calls its timing at fixed points and knows nothing of what happens there.
 */
import type { Machine } from './machine.ts'
import { type AnyProcedure, placesOf } from './procedure.ts'
import { type Frame, type State, setLocal } from './state.ts'

export interface GameEvent {
  kind: string
  /** What became of it; absent: it has not happened yet. */
  fate?: 'happened' | 'cancelled' | 'replaced'
}

export interface BatchFrame extends Frame {
  batch: GameEvent[]
  /** The rule of the step by which it happens: what windows ask and the log cites. */
  cause: string
  /** The frame (its place in the stack) and the local that receive the batch with the fates of its events. */
  returns: { to: number; into: string } | null
  /** What listened before the batch was applied: the game's own data. */
  heard: unknown
  /** The game's own notes while windows are open around this batch. */
  notes: Record<string, unknown>
}

/** All that a game keeps of what it has worked out. */
export const ALL = -1

/**
 * Changes the state by one kind of event. What follows from the state (values, abilities at work) is worked out when somebody asks,
 * and kept; of what is kept each part has a bit of the game's own. A reducer says which of them may not be so any longer.
 */
export interface Reducer<S extends State, E = never> {
  (g: Machine<S>, event: E): void
  /** Asked before the event is applied. Absent: all. */
  touches?: number | ((g: Machine<S>, event: E) => number)
}

/** Makes a function a reducer after which all that is kept is still so, but for these parts. */
export const touching = <S extends State, E>(
  touches: number | ((g: Machine<S>, event: E) => number),
  reduce: (g: Machine<S>, event: E) => void,
): Reducer<S, E> => Object.assign(reduce, { touches })

/** How a game's triggered and replacing abilities are timed. */
export interface Timing<S extends State> {
  /** May anyone change this batch, or must windows open around it? If not, it happens at once, without a frame. */
  watched(g: Machine<S>, batch: readonly GameEvent[]): boolean
  /**
   * Before it happens: interrupts, replacements. Called again and again until it returns false; whenever it returns
   * true it has asked or called something, or changed the batch.
   */
  propose?(g: Machine<S>, f: BatchFrame): boolean
  /** Before it is applied: who listens, so that cards leaving together see each other. */
  listen?(g: Machine<S>, batch: readonly GameEvent[]): unknown
  /** After it is applied, with what `listen` returned. */
  heard?(g: Machine<S>, batch: readonly GameEvent[], heard: unknown): void
  /** After that, for batches with a frame: reactions. Called until it returns false. */
  after?(g: Machine<S>, f: BatchFrame): boolean
}

/** Applies what has not been cancelled or replaced. */
export function applyBatch<S extends State>(g: Machine<S>, batch: readonly GameEvent[]): unknown {
  const { timing } = g
  const heard = timing.listen?.(g, batch)
  for (const event of batch) {
    if (event.fate !== undefined) continue
    event.fate = 'happened'
    applyEvent(g, event)
  }
  timing.heard?.(g, batch, heard)
  return heard
}

export function applyEvent<S extends State>(g: Machine<S>, event: GameEvent): void {
  const reduce = g.reducers[event.kind]
  if (reduce !== undefined) {
    const { touches } = reduce
    const touched =
      touches === undefined ? ALL : typeof touches === 'number' ? touches : touches(g, event as never)
    reduce(g, event as never)
    g.touch(touched)
  }
  if (g.log !== null) g.note(event)
}

/** The frame of a watched batch. */
export function batchProcedure<S extends State>(): AnyProcedure<S> {
  const steps = [
    {
      rule: '~propose',
      run: (g: Machine<S>, f: BatchFrame) => {
        g.rule = f.cause
        if (g.timing.propose?.(g, f)) g.again(f)
      },
    },
    {
      rule: '~apply',
      run: (g: Machine<S>, f: BatchFrame) => {
        g.rule = f.cause
        f.heard = applyBatch(g, f.batch)
      },
    },
    {
      rule: '~after',
      run: (g: Machine<S>, f: BatchFrame) => {
        g.rule = f.cause
        if (g.timing.after?.(g, f)) g.again(f)
        else if (f.returns !== null) setLocal(g.state.stack[f.returns.to] as Frame, f.returns.into, f.batch)
      },
    },
  ]
  const labels = steps.map((s) => s.rule)
  return { name: 'batch', steps, labels, places: placesOf(labels), cites: labels }
}
