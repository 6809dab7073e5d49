/** Searches in a thread of its own, and tells from when to when. */
import { fixRules, type Match } from '@regelwerk/core'
import { loadGame } from '@regelwerk/protocol/games'
import { middlesOf, searchOn } from './searching.ts'

fixRules()

export interface SearchTask {
  game: string
  simulations: number
}

export interface Searched {
  simulations: number
  /** In seconds, by the clock that all threads share. */
  begin: number
  end: number
}

const MIDDLES = 6
const middles = new Map<string, Match[]>()
const seconds = (): number => Number(process.hrtime.bigint()) / 1e9

export default async function searched({ game, simulations: wanted }: SearchTask): Promise<Searched> {
  const from = middles.get(game) ?? middlesOf(await loadGame(game), MIDDLES)
  middles.set(game, from)
  const begin = seconds()
  const simulations = searchOn(from, wanted)
  return { simulations, begin, end: seconds() }
}
