/** `replay`: plays a saved game again, and checks that it is the same, and that its seed was fair. */
import { type Game, Match, type Replay } from '@regelwerk/core'
import { unfairness } from '@regelwerk/protocol'
import { fingerprintOf } from '@regelwerk/protocol/fingerprint'
import { type Report, UsageError } from '../command.ts'
import { FileError } from '../files.ts'
import { gameIds, games } from '../games.ts'
import { table } from '../layout.ts'
import { readReplay } from '../replay-files.ts'

const OTHER_RULES = 'it was played by other rules or cards than those of this version'

export interface ReplayOptions {
  to?: number
  verify?: boolean
}

export async function replay(file: string, options: ReplayOptions, width: number): Promise<Report> {
  const saved = readReplay(file)
  const game = games.find((entry) => entry.game.id === saved.game)?.game
  if (game === undefined) throw new FileError(`there is no game ${saved.game}; there are: ${gameIds()}`, file)
  const to = options.to ?? saved.answers.length
  if (to > saved.answers.length) {
    throw new UsageError(`${file} has ${saved.answers.length} answers, so there is no answer ${to}`)
  }
  const { match, hashes, refused } = playAgain(game, saved, to, file)
  const differs = options.verify ? difference(saved, hashes, to) : null
  const { fair } = saved
  const unfair = options.verify && fair !== undefined ? unfairness(saved.setup.seed, fair) : null
  const first = differs ?? (refused === null ? null : hashes.length + 1)
  const hash = match.hash()
  const text = (): string => {
    const log = match.log(null).map((line) => [line.rule, line.text])
    const lines = log.length > 0 ? [table(log, width)] : []
    if (saved.rules !== fingerprintOf(game.id)) lines.push(OTHER_RULES)
    lines.push(`${hashes.length} of ${saved.answers.length} answers, hash ${hash}`)
    if (differs !== null) lines.push(`differs from answer ${differs} on`)
    else if (refused !== null) lines.push(`answer ${first} is not possible: ${refused}`)
    else if (options.verify) lines.push('every hash is as stored')
    if (unfair !== null) lines.push(`the seed is not fair: ${unfair}`)
    else if (options.verify && fair !== undefined) lines.push('the seed is as it was promised')
    return lines.join('\n')
  }
  const ok = first === null && unfair === null
  const json = {
    ok,
    answers: hashes.length,
    hash,
    ...(first !== null && { firstDifference: first }),
    ...(options.verify && fair !== undefined && { fair: unfair === null }),
    ...(unfair !== null && { unfair }),
  }
  return { json, text, ok }
}

interface PlayedAgain {
  match: Match
  /** After each answer. */
  hashes: string[]
  /** Why the next answer was not possible, if it was not. */
  refused: string | null
}

function playAgain(game: Game, saved: Replay, to: number, file: string): PlayedAgain {
  const hashes: string[] = []
  let match: Match
  try {
    match = Match.start(game, saved.setup, { log: true })
  } catch (error) {
    throw new FileError(`this set-up cannot be played: ${(error as Error).message}`, file)
  }
  const each = (played: Match): void => {
    match = played
    hashes.push(played.hash())
  }
  try {
    Match.replay(game, saved, { log: true, to, each })
    return { match, hashes, refused: null }
  } catch (error) {
    return { match, hashes, refused: (error as Error).message }
  }
}

/** The first answer after which the hash is not the stored one; a hash too many or too few differs too. */
function difference(saved: Replay, hashes: readonly string[], to: number): number | null {
  const at = hashes.findIndex((hash, i) => hash !== saved.hashes[i])
  if (at >= 0) return at + 1
  const whole = hashes.length === to && to === saved.answers.length
  return whole && saved.hashes.length > to ? to + 1 : null
}
