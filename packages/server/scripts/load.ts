/**
 * Load: many matches at once between scripted clients, over all games, against a server on one core. First at a pace
 * (how long does an answer take?), then as fast as it goes (how many are there in a second?). Then the server is
 * stopped, and its record compared with what the clients were told.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { below, seedRandom } from '@regelwerk/core'
import { loadGames } from '@regelwerk/protocol'
import { Child, canPin } from './child.ts'
import type { Figures } from './figures.ts'
import { nothingTold, Pair, type Told } from './pair.ts'
import { verify } from './verify.ts'

const games = await loadGames()

export interface LoadOptions {
  matches: number
  /** For both parts together. */
  seconds: number
  /** Between a screen and its answer at a pace, in milliseconds, on average. */
  think: number
  /** So many answers are given as fast as it goes before that is measured: what runs often is compiled by then. */
  warm?: number
}

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

const MEGABYTE = 1024 * 1024

export async function load({ matches, seconds, think, warm = 0 }: LoadOptions): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'regelwerk-load-'))
  const child = await Child.start(dataDir, 0)
  const told = nothingTold()
  const pairs = Array.from(
    { length: matches },
    (_, i) => new Pair(games[i % games.length] as (typeof games)[number], told, `load ${i}`),
  )
  const rssBefore = await child.figure('resident_bytes')
  for (let from = 0; from < pairs.length; from += 20) {
    await Promise.all(pairs.slice(from, from + 20).map((pair) => pair.arrive(child.url)))
  }
  const random = seedRandom('think')
  const paced = await part(
    child,
    pairs,
    told,
    () => sleep((seconds / 2) * 1000),
    () => below(random, 2 * think),
  )
  const rss = await child.figure('resident_bytes')
  const isWarm = async (): Promise<void> => {
    while (told.latencies.length < warm) await sleep(100)
  }
  const atOnce = (): number => 0
  const warming = warm > 0 ? await part(child, pairs, told, isWarm, atOnce) : null
  const flatOut = await part(child, pairs, told, () => sleep((seconds / 2) * 1000), atOnce)
  for (const pair of pairs) pair.leave()
  await sleep(200)
  await child.stop()
  const { matches: recorded, answers, problems } = verify(dataDir, told.acknowledged, told.unsure)
  rmSync(dataDir, { recursive: true })
  const ok = problems.length === 0 && told.problems.length === 0
  return {
    script: 'load',
    ok,
    concurrent: matches,
    pinned: canPin(),
    paced,
    ...(warming && { warming }),
    flatOut,
    memoryPerMatchKb: Math.round((rss - rssBefore) / matches / 1024),
    rssMb: Math.round(rss / MEGABYTE),
    matches: recorded,
    finished: told.finished,
    answers,
    acknowledged: told.acknowledged.length,
    lost: problems.length,
    problems: [...told.problems, ...problems].slice(0, 5),
  }
}

const bytesOf = (pairs: readonly Pair[]): number => pairs.reduce((sum, { bytes }) => sum + bytes, 0)

async function part(
  child: Child,
  pairs: readonly Pair[],
  told: Told,
  enough: () => Promise<void>,
  think: () => number,
) {
  const first = told.latencies.length
  const bytesBefore = bytesOf(pairs)
  const cpu = await child.figure('cpu_seconds_total')
  const own = process.cpuUsage()
  const began = performance.now()
  const playing = pairs.map((pair) => pair.play(think))
  await enough()
  const measured = told.latencies.slice(first).sort((a, b) => a - b)
  const bytes = bytesOf(pairs) - bytesBefore
  const took = (performance.now() - began) / 1000
  const spent = (await child.figure('cpu_seconds_total')) - cpu
  const { user, system } = process.cpuUsage(own)
  for (const pair of pairs) pair.stop()
  await Promise.all(playing)
  for (const pair of pairs) pair.goOn()
  const at = (share: number): number =>
    Number((measured[Math.floor(measured.length * share)] ?? 0).toFixed(1))
  return {
    seconds: Number(took.toFixed(1)),
    answersPerSecond: Math.round(measured.length / took),
    answersPerCpuSecond: Math.round(measured.length / spent),
    p50: at(0.5),
    p99: at(0.99),
    bytesPerAnswer: Math.round(bytes / measured.length),
    /** How busy the server and the clients were, as shares of a core: is it the server that is measured? */
    serverBusy: Number((spent / took).toFixed(2)),
    clientsBusy: Number(((user + system) / 1e6 / took).toFixed(2)),
  }
}
