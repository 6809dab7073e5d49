/** Which guided games have been played, and whether they are still offered on coming here. */
import { keep, kept } from '../settings.ts'

const KEY = 'regelwerk.lessons'

interface Learnt {
  /** The games whose guided game has been played to its end. */
  done: readonly string[]
  /** Who does not want to be asked again. */
  isDeclined: boolean
}

function learnt(): Learnt {
  const { done, isDeclined } = (kept(KEY) ?? {}) as Partial<Record<keyof Learnt, unknown>>
  return {
    done: Array.isArray(done) ? done.filter((one) => typeof one === 'string') : [],
    isDeclined: isDeclined === true,
  }
}

export const hasLearnt = (game: string): boolean => learnt().done.includes(game)

export function noteLearnt(game: string): void {
  const before = learnt()
  if (!before.done.includes(game)) keep(KEY, { ...before, done: [...before.done, game] })
}

export const declineLessons = (): void => keep(KEY, { ...learnt(), isDeclined: true })

/** On the first visit: nothing has been played here yet, and nobody has said no. */
export const isFirstVisit = (): boolean =>
  kept('regelwerk.games') === null && learnt().done.length === 0 && !learnt().isDeclined
