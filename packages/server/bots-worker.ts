/** Thinks for a bot, or for who asks for a hint, in a thread of its own. */
import type { MessagePort } from 'node:worker_threads'
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

/** Told when the thinking begins: until then the thread has been starting. */
export interface Begun {
  begun: MessagePort
}

async function asked({ game, saved, seat, begun }: Question & Begun): Promise<[Match, Decision]> {
  const match = Match.load(await loadGame(game), saved)
  begun.postMessage(null)
  begun.close()
  return [match, match.decisionOf(seat) as Decision]
}

export default async (question: Question & Begun): Promise<Choice> =>
  botChoice(...(await asked(question)), question.bot)

export const advise = async (question: Question & Begun): Promise<Advice[]> =>
  hint(...(await asked(question)), question.bot).map(({ choice, worth }) => ({ choice, worth }))
