/** Saving, loading and hashing. A save names the steps of its frames by their labels, not by numbers. */
import type { Game } from './game.ts'
import { hashPlain } from './hash.ts'
import type { Frame, State } from './state.ts'

export interface SavedState {
  game: string
  version: string
  state: Record<string, unknown>
}

const END = '~end'

export function saveState<S extends State>(game: Game<S>, state: S): SavedState {
  return {
    game: game.id,
    version: game.version,
    state: { ...(state as object), stack: labelled(game, state) },
  }
}

const labelled = <S extends State>(game: Game<S>, { stack }: S): unknown[] =>
  stack.map((f) => ({ ...f, step: labelOf(game, f) }))

const BATCH_LABELS = ['~propose', '~apply', '~after']

function labelsOf<S extends State>(game: Game<S>, name: string): readonly string[] {
  if (name === 'batch') return BATCH_LABELS
  const procedure = game.procedures.get(name)
  if (procedure === undefined) throw new Error(`${game.id} has no procedure named ${name}`)
  return procedure.labels
}

function labelOf<S extends State>(game: Game<S>, f: Frame): string {
  return labelsOf(game, f.procedure)[f.step] ?? END
}

/** The state in a save; throws, saying what does not fit, if it is not one of this game. */
export function loadState<S extends State>(game: Game<S>, saved: SavedState): S {
  if (saved.game !== game.id) throw new Error(`this is a save of ${String(saved.game)}, not of ${game.id}`)
  const copy = JSON.parse(JSON.stringify(saved.state)) as Record<string, unknown>
  const stack = copy.stack as (Omit<Frame, 'step'> & { step: string })[]
  if (!Array.isArray(stack)) throw new Error('the save has no stack')
  copy.stack = stack.map((f) => {
    const labels = labelsOf(game, f.procedure)
    const step = f.step === END ? labels.length : labels.indexOf(f.step)
    if (step < 0) throw new Error(`procedure ${f.procedure} has no step ${f.step} in version ${game.version}`)
    return { ...f, step }
  })
  return copy as unknown as S
}

export const hashState = <S extends State>(game: Game<S>, state: S): string =>
  hashPlain({ ...state, stack: labelled(game, state), ...game.hashed?.(state) })
