/** Thinks for a bot, in a thread of its own. */
import { type Choice, type Decision, Match, type Seat } from '@regelwerk/core'
import { botChoice } from '@regelwerk/players'
import { gameOf } from '@regelwerk/protocol'

export interface Question {
  game: string
  saved: ReturnType<Match['save']>
  seat: Seat
  bot: string
}

export default ({ game, saved, seat, bot }: Question): Choice => {
  const match = Match.load(gameOf(game), saved)
  return botChoice(match, match.decisionOf(seat) as Decision, bot)
}
