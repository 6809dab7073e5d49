/**
 * Saving, loading and hashing. A save outlives changes of the rules and cards: it names the steps of its frames by their
 * labels, cards by their ids, and says in which form it is written, so that an older form can be read.
 */
import type { Faces, Game } from './game.ts'
import { type Codes, codeOf, hashPlain } from './hash.ts'
import { gatherOptions, spreadOptions } from './save-options.ts'
import type { Frame, State } from './state.ts'

export interface SavedState {
  game: string
  /** The form it is written in. */
  schema: number
  state: Record<string, unknown>
}

/** A save of an older form, as it is in the next one. */
export type Migration = (state: Record<string, unknown>) => Record<string, unknown>

/**
 * What has to be done to a save, from the first form on: entry n makes form n + 2 of form n + 1. To be added to when the
 * state of all games changes its shape; a test beside this file shows how.
 */
const MIGRATIONS: readonly Migration[] = [
  () => {
    throw new Error(
      'this was saved when resolutions, histories and counters were kept in another form, and cannot go on',
    )
  },
]

const END = '~end'

export function saveState<S extends State>(
  game: Game<S>,
  state: S,
  migrations: readonly Migration[] = MIGRATIONS,
): SavedState {
  const named = nameCards(game, state) as Record<string, unknown>
  return {
    game: game.id,
    schema: migrations.length + 1,
    state: { ...gatherOptions(named), stack: labelled(game, { stack: named.stack as Frame[] }) },
  }
}

/** Plain data with its cards by their ids. */
export function nameCards<S extends State>({ faces }: Game<S>, data: unknown): unknown {
  return translated(data, fieldsOf(faces), (def) =>
    typeof def === 'number' && def >= 0 ? faces.idOf(def) : def,
  )
}

/** Plain data whose cards are named by their ids, with the numbers they have today. */
export function numberCards<S extends State>({ id, faces }: Game<S>, data: unknown): unknown {
  return translated(data, fieldsOf(faces), (name) => {
    if (typeof name !== 'string') return name
    const def = faces.defOf(name)
    if (def === undefined) throw new Error(`${id} has no card ${name}`)
    return def
  })
}

/** A copy in which each value of these fields, and each element of a list there, is another. */
function translated(value: unknown, fields: ReadonlySet<string>, other: (one: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const copy: unknown[] = value.slice()
    for (let i = 0; i < copy.length; i++) {
      const element = copy[i]
      if (typeof element === 'object' && element !== null) copy[i] = translated(element, fields, other)
    }
    return copy
  }
  const copy: Record<string, unknown> = { ...value }
  for (const key in copy) {
    const field = copy[key]
    if (fields.has(key)) copy[key] = Array.isArray(field) ? field.map(other) : other(field)
    else if (typeof field === 'object' && field !== null) copy[key] = translated(field, fields, other)
  }
  return copy
}

const fieldSets = new WeakMap<Faces, ReadonlySet<string>>()

function fieldsOf(faces: Faces): ReadonlySet<string> {
  const known = fieldSets.get(faces) ?? new Set(faces.fields)
  fieldSets.set(faces, known)
  return known
}

const labelled = <S extends State>(game: Game<S>, { stack }: { stack: readonly Frame[] }): unknown[] =>
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

/** The state in a save; throws, saying what does not fit, if it is not one of this game as it is today. */
export function loadState<S extends State>(
  game: Game<S>,
  saved: SavedState,
  migrations: readonly Migration[] = MIGRATIONS,
): S {
  if (saved.game !== game.id) throw new Error(`this is a save of ${String(saved.game)}, not of ${game.id}`)
  const form = saved.schema
  if (!Number.isInteger(form) || form < 1) throw new Error('the save does not say in which form it is')
  if (form > migrations.length + 1)
    throw new Error(`the save is of form ${form}, which is not known here yet`)
  const today = migrations.slice(form - 1).reduce((state, change) => change(state), saved.state)
  const copy = numberCards(game, spreadOptions(today)) as Record<string, unknown>
  for (const face of (copy.faces ?? []) as string[])
    if (game.faces.defOf(face) === undefined) throw new Error(`${game.id} has no card ${face}`)
  const stack = copy.stack as (Omit<Frame, 'step'> & { step: string })[]
  if (!Array.isArray(stack)) throw new Error('the save has no stack')
  copy.stack = stack.map((f) => {
    const labels = labelsOf(game, f.procedure)
    const step = f.step === END ? labels.length : labels.indexOf(f.step)
    if (step < 0) throw new Error(`procedure ${f.procedure} has no step ${f.step}`)
    return { ...f, step }
  })
  return copy as unknown as S
}

const codesOf = new WeakMap<Faces, Codes>()

/** In a hash a card counts as its id, too: the same game has the same hashes when cards have been added. */
function codedBy(faces: Faces): Codes {
  const before = codesOf.get(faces)
  if (before !== undefined) return before
  const known: (number | undefined)[] = []
  const of = (def: number): number => {
    known[def] ??= codeOf(faces.idOf(def))
    return known[def]
  }
  const codes = { fields: fieldsOf(faces), of }
  codesOf.set(faces, codes)
  return codes
}

export const hashState = <S extends State>(game: Game<S>, state: S): string =>
  hashPlain({ ...state, stack: labelled(game, state), ...game.hashed?.(state) }, codedBy(game.faces))
