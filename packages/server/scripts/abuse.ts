/**
 * Abuse: what was done to a server to stall those who play on it, each thing against a server of its own, with the
 * limits that an operator gets. Meanwhile strangers play, from another address, and should hardly notice.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Game, seedRandom } from '@regelwerk/core'
import { loadGames, type MatchPlan } from '@regelwerk/protocol'
import { WebSocket } from 'ws'
import { Child } from './child.ts'
import { Client, choiceFor, type Identity, newGuest } from './client.ts'
import type { Figures } from './figures.ts'
import { joining, planFor } from './plans.ts'
import { botTimes, Strangers, waited } from './stranger.ts'

const games = await loadGames()

export interface AbuseOptions {
  /** How long each thing is done. */
  seconds: number
  /** Only this one. */
  only?: string | undefined
  /** Only what can be counted: a slow machine says nothing about times. */
  counts?: boolean
}

/** Where those come from who do it; the strangers come from 127.0.0.1. */
const ABUSERS = '127.0.0.2'
/** What a stranger may wait, in milliseconds, or so many times as long as in quiet times on a slow machine. */
const MOST = 250
const TIMES = 4

const gameNamed = (id: string): Game => games.find((game) => game.id === id) as Game
const lorcana = gameNamed('lorcana')
const bluemoon = gameNamed('bluemoon')

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

interface Scene {
  url: string
  child: Child
  seconds: number
  counts: boolean
}

/** What came of it, and what of that should not have been. */
interface Done {
  figures: { [name: string]: unknown }
  problems: string[]
}

/** Who does it may be shown out, or not be let in: then that is what came of it. */
class ShownOut extends Error {}

const arrive = (url: string, who: Identity): Promise<Client> =>
  Promise.race([Client.connect(url, who, 'en', ABUSERS), refusedAfter(20_000, 'not let in')])

async function refusedAfter(milliseconds: number, why: string): Promise<never> {
  await sleep(milliseconds)
  throw new ShownOut(why)
}

/** When one of them is gone, which nobody else would notice who waits for a reply. */
const gone = (...clients: readonly Client[]): Promise<never> =>
  new Promise((_, reject) => {
    for (const client of clients)
      client.socket.once('close', (code) => reject(new ShownOut(`closed: ${code}`)))
  })

/** What may be refused, or never be replied to because the connection is gone. */
const tried = (what: Promise<unknown>): Promise<boolean> =>
  Promise.race([what.then(() => true).catch(() => false), sleep(5000).then(() => false)])

/** Does what is refused for a while, as on a slow machine where everything costs more, until it is done. */
async function insist<T>(what: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await what()
    } catch (error) {
      if (tries === 600) throw error
      await sleep(100)
    }
  }
}

/** Waits until it is so, far longer than it takes. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 3000; tries++) {
    if (await isSo()) return true
    await sleep(100)
  }
  return false
}

/** A new abuser. Whoever came from there before may have been shown out: then it takes a while. */
async function comes(url: string, name: string): Promise<Client> {
  const who = await newGuest(url, name)
  return insist(() => arrive(url, who))
}

/** Two abusers with matches between them, in which so much has been answered. */
async function matchesOfTwo(
  url: string,
  count: number,
  answers: number,
): Promise<[Client, Client, string[]]> {
  const [ann, bob] = [await comes(url, 'Mallory'), await comes(url, 'Trudy')]
  return [ann, bob, await Promise.race([matchesOf(ann, bob, count, answers), gone(ann, bob)])]
}

async function matchesOf(ann: Client, bob: Client, count: number, answers: number): Promise<string[]> {
  const random = seedRandom('abuse')
  const matches: string[] = []
  while (matches.length < count) {
    const { match } = await insist(() => ann.make(planFor(lorcana)))
    await insist(() => bob.ask(joining(lorcana, match)))
    for (const client of [ann, bob]) await insist(() => client.ask({ kind: 'open', match }))
    let seen = -1
    for (let given = 0; given < answers; ) {
      const asked = await Promise.race(
        [ann, bob].map(async (client) => {
          await client.screen(match, (screen) => screen.seq > seen && screen.decision !== null)
          return client
        }),
      )
      const { decision, seq } = asked.screens.get(match) as Awaited<ReturnType<Client['screen']>>
      if (decision === null) continue
      if (asked.socket.readyState !== WebSocket.OPEN) throw new ShownOut('closed')
      // What is refused is answered again: nothing else would come.
      if (await tried(asked.answer(match, choiceFor(decision, random), seq))) {
        given++
        seen = seq
      }
      await sleep(15)
    }
    matches.push(match)
    await sleep(100)
  }
  return matches
}

/** Another language, again and again, with matches open. */
async function languages({ url, seconds, counts }: Scene): Promise<Done> {
  const [ann, , matches] = await matchesOfTwo(url, counts ? 2 : 15, counts ? 4 : 40)
  let shown = 0
  ann.onMessage = ({ kind }) => {
    if (kind === 'screen') shown++
  }
  const sent = Math.round(seconds * 44)
  for (let i = 0; i < sent; i++) {
    ann.send({ kind: 'language', lang: ['de', 'it', 'en'][i % 3] })
    await sleep(1000 / 44)
  }
  await sleep(500)
  const most = matches.length * (seconds * 5 + 2)
  const problems = shown > most ? [`${shown} screens were shown, ${most} would do`] : []
  return { figures: { sent, open: matches.length, screensShown: shown }, problems }
}

/** As many matches with three of the strongest bots each as one can get, and nobody stays. */
async function botsLeftAlone({ url, child, seconds, counts }: Scene): Promise<Done> {
  const bot = (seat: number) =>
    ({ who: 'bot', name: 'search5', deck: lorcana.decks[seat % lorcana.decks.length]?.id as string }) as const
  const [me] = planFor(lorcana).seats
  const seats = [me, bot(1), bot(2), bot(3)] as MatchPlan['seats']
  const quiet = counts ? [] : await botTimes(url, bluemoon, 'search3', 20)
  const wanted = counts ? 12 : 30
  let made = 0
  for (let guest = 0; guest < (counts ? 1 : 5); guest++) {
    const client = await comes(url, 'Mallory')
    for (let i = 0; i < wanted; i++) {
      const plan = planFor(lorcana, { seats, starter: 1 })
      const { match } = (await client.make(plan).catch(() => null)) ?? {}
      if (match === undefined) continue
      made++
      await tried(client.ask({ kind: 'open', match }))
      // The bots go on among each other when the only person has given up.
      await tried(client.screen(match))
      await tried(client.ask({ kind: 'concede', match }))
      await tried(client.ask({ kind: 'close', match }))
      await sleep(80)
    }
    client.close()
  }
  const problems: string[] = []
  const perGuest = made / (counts ? 1 : 5)
  if (perGuest > 10) problems.push(`a guest has ${perGuest} matches with bots`)
  // What has been begun may be thought to its end.
  await until(async () => (await child.figure('bots_thinking')) === 0)
  const before = await child.figure('bots_thinking')
  const meanwhile = counts ? [] : await botTimes(url, bluemoon, 'search3', 2 * seconds)
  if (before > 0) problems.push(`${before} bots think for nobody`)
  const attacked = waited(meanwhile)
  if (!counts && attacked.p50 > Math.max(1000, TIMES * waited(quiet).p50)) problems.push('bots answer late')
  return {
    figures: { made, thinkingForNobody: before, botsQuiet: waited(quiet), botsAttacked: attacked },
    problems,
  }
}

/** Answers and undos over many connections of one guest. */
async function takingBack({ url, child, seconds }: Scene): Promise<Done> {
  const [ann, bob, [match = '']] = await matchesOfTwo(url, 1, 8)
  const tabs = [ann]
  for (let i = 0; i < 15; i++) {
    const tab = await Promise.race([arrive(url, ann.who).catch(() => null), sleep(5000).then(() => null)])
    if (tab !== null && (await tried(tab.ask({ kind: 'open', match })))) tabs.push(tab)
  }
  const before = await child.figure('answers_total')
  const random = seedRandom('back')
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    for (const tab of [...tabs, bob]) {
      const screen = tab.screens.get(match)
      if (!screen) continue
      if (screen.canUndo) tab.send({ kind: 'undo', match, seq: screen.seq })
      else if (screen.decision)
        tab.send({ kind: 'answer', match, seq: screen.seq, choice: choiceFor(screen.decision, random) })
      else tab.send({ kind: 'undo', match, seq: screen.seq })
    }
    await sleep(4)
  }
  const events = (await child.figure('answers_total')) - before
  const problems = tabs.length > 12 ? [`a guest has ${tabs.length} connections`] : []
  return { figures: { connections: tabs.length, events }, problems }
}

/** Replays of a match that goes on, by somebody who has no business with it. */
async function replays({ url, seconds }: Scene): Promise<Done> {
  const [, , [match = '']] = await matchesOfTwo(url, 1, 8)
  const statuses: { [status: string]: number } = {}
  const count = async (path: string): Promise<void> => {
    const { status } = await fetch(`${url}${path}`)
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    await Promise.all(['/api/replays/', '/api/replays/', '/healthz?'].map((path) => count(path + match)))
    await sleep(10)
  }
  const problems = [
    ...(statuses['200'] === undefined ? ['nothing is healthy'] : []),
    ...((statuses['403'] ?? 0) > 40 ? [`${statuses['403']} replays were looked up in ${seconds} s`] : []),
  ]
  return { figures: { statuses }, problems }
}

/** As many messages as go through a line. */
async function flood({ url, child, seconds, counts }: Scene): Promise<Done> {
  const who = await newGuest(url, 'Mallory')
  const client = await insist(() => arrive(url, who))
  let code: number | null = null
  client.onClose = (closed) => {
    code = closed
  }
  let sent = 0
  const end = performance.now() + seconds * 1000
  // A slow machine is given as many messages as a fast one, in its time.
  while (code === null && (counts ? sent < 50_000 : performance.now() < end)) {
    for (let i = 0; i < 50; i++) client.send('{"kind":"lobby","on":false}')
    sent += 50
    await sleep(9)
  }
  const isBack = await tried(arrive(url, who))
  const crowd: WebSocket[] = []
  for (let i = 0; i < 200; i++) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { localAddress: '127.0.0.3' })
    socket.on('error', () => {})
    crowd.push(socket)
  }
  await sleep(1500)
  const connected = crowd.filter(({ readyState }) => readyState === WebSocket.OPEN).length
  for (const socket of crowd) socket.terminate()
  const shownOut = await child.figure('shown_out_total{code="1008"}')
  const problems = [
    ...(code === 1008 ? [] : [`after ${sent} messages the connection was closed with ${code}`]),
    ...(isBack ? ['who was shown out is back at once'] : []),
    ...(connected > 60 ? [`${connected} connections of one address`] : []),
  ]
  return { figures: { sent, code, isBack, connected, shownOut }, problems }
}

/** Requests that come drop by drop. */
async function drops({ url, counts }: Scene): Promise<Done> {
  if (counts) return { figures: {}, problems: [] }
  const { hostname, port } = new URL(url)
  let open = 0
  const sockets = Array.from({ length: 20 }, () => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: ABUSERS })
    socket.on('error', () => {})
    socket.write(
      'POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    )
    open++
    socket.on('close', () => open--)
    socket.resume()
    return socket
  })
  const dripping = setInterval(() => {
    for (const socket of sockets) socket.write(' ')
  }, 500)
  await sleep(14_000)
  clearInterval(dripping)
  const left = open
  for (const socket of sockets) socket.destroy()
  return {
    figures: { open: sockets.length, left },
    problems: left > 0 ? [`${left} requests are still waited for`] : [],
  }
}

/** What must be refused in a word. */
async function nonsense({ url }: Scene): Promise<Done> {
  const named = async (name: string): Promise<number> => {
    const body = JSON.stringify({ name })
    const headers = { 'content-type': 'application/json' }
    return (await fetch(`${url}/api/guests`, { method: 'POST', headers, body })).status
  }
  const names = await Promise.all(['\u2800\u2800', '\u3164', '\u115f\u1160', '\u00ad'].map(named))
  const origin = await new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { origin: url.replace('http', 'ftp') })
    socket.once('open', () => resolve('open'))
    socket.once('unexpected-response', (_, { statusCode }) => resolve(statusCode))
    socket.once('error', () => {})
  })
  const client = await comes(url, 'Mallory')
  const [me, open] = planFor(bluemoon).seats as [MatchPlan['seats'][number], MatchPlan['seats'][number]]
  const deck: [number, string][] = [[1e9, 'x']]
  const plans = [
    planFor(bluemoon, { clock: { kind: 'chess', seconds: 2_200_000, increment: 0 } }),
    planFor(bluemoon, { seats: [{ ...me, deck } as typeof me, open] }),
  ]
  const taken = await Promise.all(plans.map((plan) => tried(client.make(plan))))
  client.close()
  const problems = [
    ...(names.every((status) => status === 400) ? [] : ['names that nobody can see are taken']),
    ...(origin === 403 ? [] : ['a page of another kind of origin may connect']),
    ...(taken.some((isTaken) => isTaken) ? ['clocks or decks without bounds are taken'] : []),
  ]
  return { figures: { names, origin, taken }, problems }
}

const ROWS: { [name: string]: (scene: Scene) => Promise<Done> } = {
  languages,
  botsLeftAlone,
  takingBack,
  replays,
  drops,
  nonsense,
  flood,
}

/** A server of its own, with strangers who play on it. */
class Stage {
  private constructor(
    readonly dataDir: string,
    readonly child: Child,
    readonly url: string,
    readonly strangers: Strangers,
  ) {}

  static async set(): Promise<Stage> {
    const dataDir = mkdtempSync(join(tmpdir(), 'regelwerk-abuse-'))
    const child = await Child.start(dataDir, undefined, 'limited')
    const url = child.url.replace('localhost', '127.0.0.1')
    const strangers = new Strangers(bluemoon)
    await strangers.arrive(url)
    return new Stage(dataDir, child, url, strangers)
  }

  async clear(): Promise<void> {
    await Promise.race([this.strangers.leave(), sleep(10_000)])
    await this.child.stop()
    rmSync(this.dataDir, { recursive: true })
  }
}

export async function abuse({ seconds, only, counts = false }: AbuseOptions): Promise<Figures> {
  const rows: { [name: string]: unknown } = {}
  const problems: string[] = []
  // What is only counted is not disturbed by what was done before.
  const shared = counts ? await Stage.set() : null
  for (const [name, row] of Object.entries(ROWS)) {
    if (only !== undefined && only !== name) continue
    const stage = shared ?? (await Stage.set())
    const { url, child, strangers } = stage
    await sleep(counts ? 100 : 2000)
    const quiet = strangers.waited()
    const shownOut = (error: unknown): Done => {
      if (error instanceof ShownOut) return { figures: { shownOut: error.message }, problems: [] }
      throw error
    }
    // Ten times what it takes: who waits for a reply on a line that is gone would wait for ever.
    const guarded = Promise.race([
      row({ url, child, seconds, counts }),
      refusedAfter((12 + 6 * seconds) * 10_000, 'no end'),
    ])
    const [done] = await Promise.all([guarded.catch(shownOut), sleep(1000)])
    if (counts) await until(() => strangers.hasAnswered())
    const attacked = strangers.waited()
    if (shared === null) await stage.clear()
    const most = Math.max(MOST, TIMES * quiet.p99)
    const late = !counts && attacked.p99 > most ? [`strangers waited ${attacked.p99} ms`] : []
    const alone = attacked.answers === 0 ? ['strangers could not play'] : []
    const found = [...done.problems, ...late, ...alone, ...strangers.problems.slice(0, 2)]
    problems.push(...found.map((problem) => `${name}: ${problem}`))
    rows[name] = { ...done.figures, quiet, attacked }
  }
  await shared?.clear()
  return { script: 'abuse', ok: problems.length === 0, seconds, rows, problems }
}
