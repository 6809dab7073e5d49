/**
 * What is recorded of a match: its answers, in order, and that all have agreed to go back to fewer of them. The record
 * only grows; the match as it stands is its set-up and the answers that count.
 */
import type { Answer, Seat } from '@regelwerk/core'

/** `rewind: n`: only the first n of the answers that counted until then still count. */
export type EventChoice = Answer['choice'] | { rewind: number }

export interface MatchEvent {
  seat: Seat
  choice: EventChoice
  /** Of the state after it; '': not taken. */
  hash: string
}

export const isRewind = (choice: EventChoice): choice is { rewind: number } =>
  typeof choice === 'object' && 'rewind' in choice

/** The answers that count, of events before which so many counted already; none of those is taken back by them. */
export function standing<E extends { seat: Seat; choice: EventChoice }>(
  events: readonly E[],
  before = 0,
): (E & { choice: Answer['choice'] })[] {
  let list: (E & { choice: Answer['choice'] })[] = []
  for (const event of events) {
    if (isRewind(event.choice)) list = list.slice(0, event.choice.rewind - before)
    else list.push(event as E & { choice: Answer['choice'] })
  }
  return list
}

/** How many answers there were before the last one of this seat that has not been taken back; null: there is none. */
export function beforeLastOf(answers: readonly Answer[], seat: Seat): number | null {
  const open: number[] = []
  answers.forEach(({ choice }, i) => {
    if (choice === 'undo') open.pop()
    else open.push(i)
  })
  return open.findLast((i) => answers[i]?.seat === seat) ?? null
}
