/** Crash: kills the server at random moments under load, again and again, and looks for what is missing or twice there. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { below, seedRandom } from '@regelwerk/core'
import { loadGames } from '@regelwerk/protocol'
import { Child } from './child.ts'
import type { Figures } from './figures.ts'
import { nothingTold, Pair } from './pair.ts'
import { verify } from './verify.ts'

const games = await loadGames()

export interface CrashOptions {
  rounds: number
  matches: number
  seed: string
  /** Told after each round. */
  progress?: (round: number) => void
}

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Milliseconds of load before the server is killed, at most. */
const LONGEST = 1500

export async function crash({ rounds, matches, seed, progress }: CrashOptions): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'regelwerk-crash-'))
  const random = seedRandom(seed)
  const told = nothingTold()
  const pairs = Array.from(
    { length: matches },
    (_, i) => new Pair(games[i % games.length] as (typeof games)[number], told, `${seed} ${i}`),
  )
  const problems: string[] = []
  let recorded = 0
  for (let round = 1; round <= rounds; round++) {
    const child = await Child.start(dataDir)
    const arriving = pairs.map(async (pair) => {
      await pair.arrive(child.url)
      pair.play(() => 0).catch((error) => problems.push(String(error)))
    })
    const here = Promise.allSettled(arriving)
    // Now and then while they are still coming.
    if (round % 5 > 0) await here
    await sleep(below(random, LONGEST))
    await child.kill()
    for (const pair of pairs) pair.leave()
    await sleep(50)
    const found = verify(dataDir, told.acknowledged, told.unsure)
    recorded = found.answers
    problems.push(...found.problems.map((problem) => `round ${round}: ${problem}`))
    if (problems.length > 0) break
    progress?.(round)
  }
  rmSync(dataDir, { recursive: true })
  const all = [...told.problems, ...problems]
  return {
    script: 'crash',
    ok: all.length === 0,
    rounds,
    matches,
    finished: told.finished,
    acknowledged: told.acknowledged.length,
    answers: recorded,
    problems: all.slice(0, 5),
  }
}
