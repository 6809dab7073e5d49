/** Thinks for a bot, or for who asks for a hint, in a thread of its own. */
import { type Choice, type Decision, Match, type Seat } from '@regelwerk/core'
import { botChoice, hint } from '@regelwerk/players'
import { type Advice, gameOf } from '@regelwerk/protocol'

export interface Question {
  game: string
  saved: ReturnType<Match['save']>
  seat: Seat
  bot: string
}

function asked({ game, saved, seat }: Question): [Match, Decision] {
  const match = Match.load(gameOf(game), saved)
  return [match, match.decisionOf(seat) as Decision]
}

export default (question: Question): Choice => botChoice(...asked(question), question.bot)

export const advise = (question: Question): Advice[] =>
  hint(...asked(question), question.bot).map(({ choice, worth }) => ({ choice, worth }))
