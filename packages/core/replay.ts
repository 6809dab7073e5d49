/** A whole match on file: its set-up and answers, with a hash after each, so that anyone can check it. */
import { Match, type Replay } from './match.ts'
import type { State } from './state.ts'

/** The replay of a match that was started from its set-up, by these rules. It is played again to take the hashes. */
export function makeReplay<S extends State>(match: Match<S>, rules: string): Replay {
  const { game, setup } = match
  const replay: Replay = {
    game: game.id,
    rules,
    setup,
    answers: [...match.answers],
    hashes: [],
  }
  replay.begun = Match.start(game, setup).hash()
  Match.replay(game, replay, { each: (played) => replay.hashes.push(played.hash()) })
  return replay
}
