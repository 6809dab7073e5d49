/**
 * What is recorded of a match: its answers, in order, and that all have agreed to go back to fewer of them. The record
 * only grows; the match as it stands is its set-up and the answers that count.
 */
import { type Answer, type Game, Match, type Seat, type Setup } from '@regelwerk/core'

/** `rewind: n`: only the first n of the answers that counted until then still count. */
export type EventChoice = Answer['choice'] | { rewind: number }

export interface MatchEvent {
  seat: Seat
  choice: EventChoice
  /** Of the state after it. */
  hash: string
}

export const isRewind = (choice: EventChoice): choice is { rewind: number } =>
  typeof choice === 'object' && 'rewind' in choice

/** The answers that count. */
export function standing<E extends { seat: Seat; choice: EventChoice }>(
  events: readonly E[],
): (E & { choice: Answer['choice'] })[] {
  let list: (E & { choice: Answer['choice'] })[] = []
  for (const event of events) {
    if (isRewind(event.choice)) list = list.slice(0, event.choice.rewind)
    else list.push(event as E & { choice: Answer['choice'] })
  }
  return list
}

/** The match after these answers, with all that a table needs of it. */
export function play(game: Game, setup: Setup, answers: readonly Answer[]): Match {
  const match = Match.start(game, setup, { log: true, undo: true })
  for (const { seat, choice } of answers) match.answer(seat, choice)
  return match
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

/** An answer recorded earlier leads elsewhere today: the match is left as it is. */
export class Frozen extends Error {}

/** A match from its record, checked against the hash of its last answer. */
export function playedAgain(game: Game, setup: Setup, events: readonly MatchEvent[]): Match {
  let match: Match
  try {
    match = play(game, setup, standing(events))
  } catch (error) {
    throw new Frozen(`its answers cannot be played again: ${(error as Error).message}`)
  }
  const last = events.at(-1)
  const hash = match.hash()
  if (last !== undefined && hash !== last.hash) {
    throw new Frozen(`after ${events.length} events its hash is ${hash}, but ${last.hash} is recorded`)
  }
  return match
}
