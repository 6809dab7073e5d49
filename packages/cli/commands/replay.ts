/** `replay`: plays a saved game again, and checks that it is the same, and that its seed was fair. */
import { type Game, Match, type Replay } from '@regelwerk/core'
import { isGame, loadGame, unfairness } from '@regelwerk/protocol'
import { fingerprintOf } from '@regelwerk/protocol/fingerprint'
import { type Report, UsageError } from '../command.ts'
import { FileError } from '../files.ts'
import { gameIds } from '../games.ts'
import { table } from '../layout.ts'
import { readReplay } from '../replay-files.ts'

const OTHER_RULES = 'it was played by other rules or cards than those of this version'
const UNVERIFIABLE = `${OTHER_RULES}, so it cannot be verified here`

export interface ReplayOptions {
  to?: number
  verify?: boolean
}

export async function replay(file: string, options: ReplayOptions, width: number): Promise<Report> {
  const saved = readReplay(file)
  if (!isGame(saved.game)) throw new FileError(`there is no game ${saved.game}; there are: ${gameIds}`, file)
  const game = await loadGame(saved.game)
  const to = options.to ?? saved.answers.length
  if (to > saved.answers.length) {
    throw new UsageError(`${file} has ${saved.answers.length} answers, so there is no answer ${to}`)
  }
  const { match, begun, hashes, refused } = playAgain(game, saved, to, file)
  const differs = options.verify ? difference(saved, hashes, to, begun) : null
  const { fair } = saved
  const unfair = options.verify && fair !== undefined ? unfairness(saved.setup.seed, fair) : null
  const isOther = saved.rules !== fingerprintOf(game.id)
  const first = differs ?? (refused === null ? null : hashes.length + 1)
  const hash = match.hash()
  const text = (): string => {
    // What was recorded is what happened; played again by other rules it may be another game.
    const told = first !== null && isOther ? (saved.recorded ?? []) : match.log(null)
    const log = told.map((line) => [line.rule, line.text])
    const lines = log.length > 0 ? [table(log, width)] : []
    for (const { at } of saved.changed ?? []) lines.push(`after answer ${at} it went on by other rules`)
    if (isOther) lines.push(first === null ? OTHER_RULES : UNVERIFIABLE)
    lines.push(`${hashes.length} of ${saved.answers.length} answers, hash ${hash}`)
    if (first !== null && isOther) lines.push(`it goes the same way until answer ${first}`)
    else if (differs !== null) lines.push(`differs from answer ${differs} on`)
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
    ...(isOther && { otherRules: true }),
    ...(options.verify && fair !== undefined && { fair: unfair === null }),
    ...(unfair !== null && { unfair }),
  }
  return { json, text, ok }
}

interface PlayedAgain {
  match: Match
  /** Before the first answer. */
  begun: string
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
  const begun = match.hash()
  const each = (played: Match): void => {
    match = played
    hashes.push(played.hash())
  }
  try {
    Match.replay(game, saved, { log: true, to, each })
    return { match, begun, hashes, refused: null }
  } catch (error) {
    return { match, begun, hashes, refused: (error as Error).message }
  }
}

/**
 * The first answer after which the hash is not the stored one ('': none was taken there, as a server does for most answers);
 * a hash too many or too few differs too.
 */
function difference(saved: Replay, hashes: readonly string[], to: number, begun: string): number | null {
  if (saved.begun !== undefined && saved.begun !== begun) return 1
  const at = hashes.findIndex((hash, i) => saved.hashes[i] !== '' && hash !== saved.hashes[i])
  if (at >= 0) return at + 1
  const whole = hashes.length === to && to === saved.answers.length
  return whole && saved.hashes.length > to ? to + 1 : null
}
