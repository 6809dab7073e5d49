/**
 * Options in saves. Where very many are alike but for one field (every name that a card could have), the save holds the first
 * of them and what that field is in each.
 */

/** So few are written out. */
const FEW = 50

interface Alike {
  like: Record<string, unknown>
  field: string
  values: unknown[]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Plain data of a state with what is done to the options of each decision that is pending. */
function withOptions(
  state: Record<string, unknown>,
  change: (options: unknown) => unknown,
): Record<string, unknown> {
  const { pending } = state
  if (!isRecord(pending) || !Array.isArray(pending.decisions)) return state
  const decisions = pending.decisions.map((one) =>
    isRecord(one) ? { ...one, options: change(one.options) } : one,
  )
  return { ...state, pending: { ...pending, decisions } }
}

function gathered(options: unknown): unknown {
  if (!Array.isArray(options) || options.length <= FEW || !options.every(isRecord)) return options
  const [like = {}, other = {}] = options
  const keys = Object.keys(like)
  const field = keys.find((key) => like[key] !== other[key])
  if (field === undefined) return options
  const isAlike = (one: Record<string, unknown>): boolean =>
    Object.keys(one).length === keys.length &&
    keys.every((key) => (key === field ? key in one : one[key] === like[key]))
  return options.every(isAlike) ? { like, field, values: options.map((one) => one[field]) } : options
}

const isGathered = (options: unknown): options is Alike =>
  isRecord(options) && isRecord(options.like) && Array.isArray(options.values)

const spread = (options: unknown): unknown =>
  isGathered(options) ? options.values.map((value) => ({ ...options.like, [options.field]: value })) : options

export const gatherOptions = (state: Record<string, unknown>): Record<string, unknown> =>
  withOptions(state, gathered)

export const spreadOptions = (state: Record<string, unknown>): Record<string, unknown> =>
  withOptions(state, spread)
