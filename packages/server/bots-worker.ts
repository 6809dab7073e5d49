/** Thinks for a bot, or for who asks for a hint, in a thread of its own. */
import { type Choice, type Decision, fixRules, Match, type Seat } from '@regelwerk/core'
import { botChoice, hint } from '@regelwerk/players'
import { type Advice, loadGame } from '@regelwerk/protocol'

fixRules()

export interface Question {
  game: string
  saved: ReturnType<Match['save']>
  seat: Seat
  bot: string
}

async function asked({ game, saved, seat }: Question): Promise<[Match, Decision]> {
  const match = Match.load(await loadGame(game), saved)
  return [match, match.decisionOf(seat) as Decision]
}

export default async (question: Question): Promise<Choice> =>
  botChoice(...(await asked(question)), question.bot)

export const advise = async (question: Question): Promise<Advice[]> =>
  hint(...(await asked(question)), question.bot).map(({ choice, worth }) => ({ choice, worth }))
