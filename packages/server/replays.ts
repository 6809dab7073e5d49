/** The replay of a finished match, with all that is needed to check that it was fair. */
import type { KeptReplay } from '@regelwerk/protocol'
import { standing } from './events.ts'
import { type AnswerRow, fairnessOf, type MatchRow } from './rows.ts'

export function replayOf(row: MatchRow, answers: readonly AnswerRow[]): KeptReplay {
  const { id, game, version, setup, seats } = row
  if (setup === null) throw new Error(`match ${id} has never begun`)
  const counting = standing(answers)
  return {
    game,
    rules: version,
    setup,
    answers: counting.map(({ seat, choice }) => ({ seat, choice })),
    hashes: counting.map(({ hash }) => hash),
    fair: fairnessOf(row),
    names: seats.map(({ name }) => name ?? ''),
  }
}
