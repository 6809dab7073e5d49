/**
 * Start: a server on a record with thousands of unfinished and finished matches. How long until it listens, how much memory
 * does it take, and how soon is a match back that was laid aside? The record is made of many copies of a few real matches.
 * The server runs from its compiled form: `npm run build` first.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { below, seedRandom } from '@regelwerk/core'
import { loadGames } from '@regelwerk/protocol'
import Database from 'libsql'
import { databaseIn } from '../folder.ts'
import { Child } from './child.ts'
import { Client, type Identity } from './client.ts'
import type { Figures } from './figures.ts'
import { joining, planFor } from './plans.ts'
import { playTogether } from './together.ts'

const games = await loadGames()

export interface StartOptions {
  unfinished: number
  finished: number
  /** Of each match. */
  answers: number
  /** So many that were laid aside are opened. */
  opened: number
}

/** What is wanted. */
const MOST_SECONDS = 3
const MOST_MB = 300
const MOST_MILLISECONDS = 50

const MEGABYTE = 1024 * 1024

export async function beginning({ unfinished, finished, answers, opened }: StartOptions): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'regelwerk-start-'))
  const seeds = games.length
  const ann = await playSome(dataDir, answers)
  const matches = multiply(dataDir, Math.ceil(unfinished / seeds), Math.ceil(finished / seeds))
  const began = performance.now()
  const child = await Child.compiled(dataDir)
  const seconds = (performance.now() - began) / 1000
  const cpu = await child.figure('cpu_seconds_total')
  const rss = (await child.figure('resident_bytes')) / MEGABYTE
  const times = await openSome(child, ann, dataDir, opened)
  const rssAfter = (await child.figure('resident_bytes')) / MEGABYTE
  const stopping = performance.now()
  await child.stop()
  const stopped = (performance.now() - stopping) / 1000
  const megabytes = statSync(databaseIn(dataDir)).size / MEGABYTE
  rmSync(dataDir, { recursive: true })
  const at = (share: number): number =>
    Number((times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1))
  // On a machine that does other things as well, what counts is the work.
  const ok = cpu < MOST_SECONDS && rss < MOST_MB && at(0.5) < MOST_MILLISECONDS
  return {
    script: 'start',
    ok,
    ...matches,
    databaseMb: Math.round(megabytes),
    secondsToListen: Number(seconds.toFixed(2)),
    cpuSecondsToListen: Number(cpu.toFixed(2)),
    rssMb: Math.round(rss),
    opened: times.length,
    backInMs: { p50: at(0.5), p99: at(0.99), most: at(1) },
    rssMbAfter: Math.round(rssAfter),
    secondsToStop: Number(stopped.toFixed(2)),
  }
}

/** Of each game a match that goes on, and one that is over. */
async function playSome(dataDir: string, answers: number): Promise<Identity> {
  const child = await Child.start(dataDir)
  const ann = await Client.named(child.url, 'Ann')
  const bob = await Client.named(child.url, 'Bob')
  for (const game of games) {
    for (const isOver of [false, true]) {
      const { match } = await ann.make(planFor(game))
      await bob.ask(joining(game, match))
      for (const client of [ann, bob]) await client.ask({ kind: 'open', match })
      await playTogether([ann, bob], match, answers, seedRandom(game.id))
      if (isOver) await ann.ask({ kind: 'concede', match }).catch(() => {})
      for (const client of [ann, bob]) await client.ask({ kind: 'close', match })
    }
  }
  await child.stop()
  return ann.who
}

/** Copies each of the matches so many times, with all that belongs to it. */
function multiply(
  dataDir: string,
  unfinished: number,
  finished: number,
): { unfinished: number; finished: number } {
  const db = new Database(databaseIn(dataDir))
  db.pragma('synchronous = OFF')
  const columns = (table: string): string[] =>
    (db.prepare(`PRAGMA table_info(${table})`).raw().all() as string[][]).map(([, name]) => name as string)
  const copy = (table: string, id: string, where: string, times: number): void => {
    const names = columns(table).map((name) => `"${name}"`)
    const values = names.map((name) => (name === `"${id}"` ? `"${id}" || '-' || n.i` : `t.${name}`))
    db.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${times})
      INSERT INTO ${table} (${names.join()}) SELECT ${values.join()} FROM ${table} t, n WHERE ${where}`)
  }
  const idsOf = (state: string): string =>
    (db.prepare(`SELECT id FROM matches WHERE state ${state} 'over'`).raw().all() as string[][])
      .map(([id]) => `'${id}'`)
      .join()
  for (const [ids, times] of [
    [idsOf('<>'), unfinished - 1],
    [idsOf('='), finished - 1],
  ] as const) {
    if (times < 1) continue
    db.exec('BEGIN')
    for (const table of ['answers', 'snapshots', 'sits']) copy(table, 'match', `t.match IN (${ids})`, times)
    copy('matches', 'id', `t.id IN (${ids})`, times)
    db.exec('COMMIT')
  }
  const count = (where: string): number =>
    (
      db.prepare(`SELECT count(*) FROM matches WHERE state ${where} 'over'`).raw().all() as number[][]
    )[0]?.[0] as number
  const made = { unfinished: count('<>'), finished: count('=') }
  db.close()
  return made
}

/** Opens some of the matches that are not in memory; milliseconds until their screen is here, sorted. */
async function openSome(child: Child, who: Identity, dataDir: string, opened: number): Promise<number[]> {
  const db = new Database(databaseIn(dataDir))
  const ids = (db.prepare(`SELECT id FROM matches WHERE state = 'playing'`).raw().all() as string[][]).map(
    ([id]) => id as string,
  )
  db.close()
  const random = seedRandom('open')
  const client = await Client.connect(child.url, who)
  const times: number[] = []
  for (let i = 0; i < opened && ids.length > 0; i++) {
    const [match] = ids.splice(below(random, ids.length), 1) as [string]
    const began = performance.now()
    await client.ask({ kind: 'open', match })
    await client.screen(match)
    times.push(performance.now() - began)
    await client.ask({ kind: 'close', match })
  }
  client.close()
  return times.sort((a, b) => a - b)
}
