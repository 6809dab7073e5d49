/**
 * No view leaks: what is sent to each seat, and to those who watch, stays the same when all that they cannot know is
 * dealt anew. Checked on the very messages that come over the wire.
 */
import {
  below,
  type Card,
  everyone,
  type Game,
  type Lang,
  type LogEntry,
  type LogLine,
  type Match,
  type RandomState,
  seedRandom,
  WATCHER,
} from '@regelwerk/core'
import { firstDifference } from '@regelwerk/core/testing'
import {
  foreseeOption,
  loadGames,
  obstaclesOf,
  type Screen,
  type ServerMessage,
  screenOf,
} from '@regelwerk/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client, choiceFor, newGuest } from './scripts/client.ts'
import { joining, planFor } from './scripts/plans.ts'
import { type TestServer, testServer } from './testing.ts'

const games = await loadGames()

/** Every how many answers to look closely, how many to give in a match, and how many looks are enough. */
const EVERY = 7
const MOST = 150
const SAMPLES = 12

const READERS: readonly (readonly [string, Lang])[] = [
  ['Ann', 'en'],
  ['Bob', 'de'],
  ['Eve', 'it'],
]

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test.each(games.map((game) => [game.id, game] as const))('%s', async (id, game) => {
  const clients = await Promise.all(
    READERS.map(async ([name, lang]) => Client.connect(server.url, await newGuest(server.url, name), lang)),
  )
  let samples = 0
  for (let n = 0; samples < SAMPLES; n++) samples += await playOne(game, clients, `${id} ${n}`)
})

/** Plays a match, looking closely now and then; returns how often it has. */
async function playOne(game: Game, clients: readonly Client[], seed: string): Promise<number> {
  const [ann, bob] = clients as [Client, Client]
  const { match } = await ann.make(planFor(game))
  await bob.ask(joining(game, match))
  for (const client of clients) {
    client.keep = true
    await client.ask({ kind: 'open', match })
  }
  await ann.screen(match)
  const table = await server.hall.table(match)
  const truth = table.match as Match
  const { secret, setup } = table.row
  const random = seedRandom(seed)
  const aside = seedRandom(`${seed} aside`)
  let samples = 0
  for (let answers = 0; answers < MOST; answers++) {
    const shown = clients.map((client) => client.screen(match, ({ seq }) => seq === table.seq))
    const screens = await Promise.all(shown)
    if (answers % EVERY === 0 || truth.outcome !== null) {
      screens.forEach((screen, i) => {
        const otherwise = sentFor(truth, screen, READERS[i]?.[1] as Lang, aside)
        expect(firstDifference(screen, otherwise), `${setup?.seed}, answer ${answers}`).toBeNull()
      })
      samples++
    }
    const at = screens.findIndex(({ decision }) => decision !== null)
    if (answers % EVERY === 0 && at >= 0) {
      const told = await clients[at]?.ask({ kind: 'why', match, seq: table.seq })
      expect(told).toMatchObject({ obstacles: obstaclesOf(truth.determinize(at, aside), at) })
      const index = below(random, Math.max(1, screens[at]?.decision?.options.length ?? 1))
      const foreseen = await clients[at]?.ask({ kind: 'foresee', match, seq: table.seq, index })
      const lang = READERS[at]?.[1] as Lang
      const otherwise = foreseeOption(truth.determinize(at, aside), at, index, lang)
      expect(foreseen).toMatchObject({ foreseen: JSON.parse(JSON.stringify(otherwise)) })
    }
    const { decision, seq } = screens[at] ?? {}
    if (!decision) break
    await clients[at]?.answer(match, choiceFor(decision, random), seq)
  }
  const heard = JSON.stringify(clients.flatMap((client) => client.heard.filter((said) => !isOver(said))))
  expect(heard).not.toContain(secret)
  expect(heard).not.toContain(setup?.seed)
  return samples
}

const isOver = (said: ServerMessage): boolean => said.kind === 'match' && said.match.state === 'over'

/** The same screen, had everything that its reader cannot know been otherwise. */
function sentFor(truth: Match, { seat, seq, log }: Screen, lang: Lang, random: RandomState): unknown {
  const other = truth.determinize(seat, random)
  const lines = linesOf(truth, other, seat, lang, log.from)
  // A determinized match has not kept what undo needs; whether one may take back is public.
  const canUndo = seat !== WATCHER && truth.canUndo(seat)
  const screen = { ...screenOf(other, seat, lang), seq, canUndo, log: { ...log, lines } }
  return JSON.parse(JSON.stringify(screen))
}

/** What the reader knew when a line was logged has its true face in that line. */
function linesOf(truth: Match, other: Match, seat: number, lang: Lang, from: number): LogLine[] {
  const entries = truth.machine.log ?? []
  const all = everyone(truth.state)
  const isKnown = (seats: number): boolean => (seat === WATCHER ? seats === all : (seats & (1 << seat)) !== 0)
  const defOf = (match: Match, id: number): Card => match.state.cards[id] as Card
  return entries.slice(from).flatMap((entry: LogEntry, i) => {
    const known = entry.faces.filter(([, seats]) => isKnown(seats)).map(([id]) => id)
    const faces = known.map((id) => defOf(other, id).def)
    for (const id of known) defOf(other, id).def = defOf(truth, id).def
    other.machine.log = [entry]
    const lines = other.log(seat, lang).map((line) => ({ ...line, at: from + i }))
    other.machine.log = null
    known.forEach((id, k) => {
      defOf(other, id).def = faces[k] as number
    })
    return lines
  })
}
