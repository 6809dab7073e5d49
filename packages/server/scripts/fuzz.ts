/**
 * Fuzz: seeded nonsense, from noise to messages that are nearly right. Each must be refused with a reason, and when all
 * have been sent the match they were about must be what it was.
 */
import { below, type Match, type RandomState, seedRandom, whyNot } from '@regelwerk/core'
import {
  type ClientMessage,
  LONGEST_MESSAGE,
  loadGames,
  type MatchPlan,
  type ServerMessage,
} from '@regelwerk/protocol'
import { check } from '../messages.ts'
import { checkPlan } from '../plan.ts'
import type { Table } from '../table.ts'
import { testServer } from '../testing.ts'
import { Client, choiceFor } from './client.ts'
import type { Figures } from './figures.ts'
import { mutated, noise } from './mutate.ts'
import { entropyOfSeat, joining, planFor, playingAgain } from './plans.ts'

const games = await loadGames()

export interface FuzzOptions {
  messages: number
  seed: string
}

/** So many are on their way at once. */
const WINDOW = 64

interface Stage {
  match: string
  token: string
  /** The match as it stands, and what has been recorded of it. */
  truth: Match
  seq: number
}

export async function fuzz({ messages, seed }: FuzzOptions): Promise<Figures> {
  const server = await testServer()
  const game = games.find(({ id }) => id === 'lorcana') as (typeof games)[number]
  const [ann, bob, eve] = (await Promise.all(
    ['Ann', 'Bob', 'Eve'].map((name) => Client.named(server.url, name)),
  )) as [Client, Client, Client]
  const { match } = await ann.make(planFor(game))
  await bob.ask(joining(game, match))
  for (const client of [ann, bob, eve]) await client.ask({ kind: 'open', match })
  await ann.screen(match)
  const table = await server.hall.table(match)
  await playOn(table, [ann, bob], match)
  const stage: Stage = { match, token: ann.who.token, truth: table.match as Match, seq: table.seq }
  const before = { seq: table.seq, hash: stage.truth.hash(), tables: server.hall.counts() }

  const random = seedRandom(seed)
  const codes: { [code: string]: number } = {}
  const problems: string[] = []
  for (let sent = 0; sent < messages; ) {
    const size = Math.min(WINDOW, messages - sent)
    const [client, seat] = (
      [
        [ann, 0],
        [bob, 1],
        [eve, -1],
      ] as const
    )[below(random, 3)] as [Client, number]
    const batch: string[] = []
    while (batch.length < size) batch.push(await nonsense(stage, seat, random))
    const replies = await sendAll(client, batch)
    sent += size
    for (const reply of replies) {
      if (reply.kind === 'error' && reply.text.length > 0) codes[reply.code] = (codes[reply.code] ?? 0) + 1
      else problems.push(`${JSON.stringify(reply)} to one of ${batch.slice(0, 3).join(' ')}`)
    }
    if (problems.length > 0) break
  }
  const after = { seq: table.seq, hash: table.match?.hash(), tables: server.hall.counts() }
  if (JSON.stringify(before) !== JSON.stringify(after)) problems.push('the match has changed')
  await server.stop()
  const { length } = problems
  return { script: 'fuzz', ok: length === 0, messages, seed, codes, problems: problems.slice(0, 5) }
}

/** Some answers, so that there is something to spoil. */
async function playOn(table: Table, clients: readonly Client[], match: string): Promise<void> {
  const random = seedRandom('before')
  while (table.seq < 24) {
    for (const client of clients) {
      const { decision, seq } = await client.screen(match, (screen) => screen.seq === table.seq)
      if (decision === null) continue
      await client.answer(match, choiceFor(decision, random), seq)
      break
    }
  }
}

/** Sends all of them and waits for as many replies. */
function sendAll(client: Client, batch: readonly string[]): Promise<ServerMessage[]> {
  return new Promise((resolve, reject) => {
    const replies: ServerMessage[] = []
    client.onClose = (code) => reject(new Error(`the connection was closed: ${code}`))
    client.onMessage = (message) => {
      if (!('re' in message) && message.kind !== 'error') return
      replies.push(message)
      if (replies.length === batch.length) resolve(replies)
    }
    for (const text of batch) client.send(text)
  })
}

/** Something that must be refused: noise, something spoilt, or something that only does not fit. */
async function nonsense(stage: Stage, seat: number, random: RandomState): Promise<string> {
  for (;;) {
    const which = below(random, 10)
    const text =
      which === 0
        ? noise(random, LONGEST_MESSAGE + 100)
        : which < 6
          ? mutated(template(stage, random), random)
          : JSON.stringify(misplaced(stage, random))
    if (!(await mightBeRight(text, stage, seat))) return text
  }
}

/** As a message must be, but about something else. */
function misplaced(stage: Stage, random: RandomState): ClientMessage {
  const oneOf = <T>(...list: readonly T[]): T => list[below(random, list.length)] as T
  const message = template(stage, random)
  if ('match' in message) message.match = oneOf(stage.match, stage.match, 'nowhere')
  if ('seq' in message) message.seq = Math.max(0, stage.seq - 2 + below(random, 5))
  if ('seat' in message) message.seat = below(random, 8)
  if (message.kind === 'answer') {
    const some = Array.from({ length: below(random, 5) }, () => below(random, 20))
    message.choice = oneOf<number | number[]>(below(random, 60), some)
  }
  if (message.kind === 'hello') {
    const at = below(random, message.token.length)
    message.token = `${message.token.slice(0, at)}${oneOf('A', 'b', '.', '')}${message.token.slice(at + 1)}`
  }
  if (message.kind === 'make') {
    message.plan = {
      ...message.plan,
      game: oneOf('lorcana', 'l5r', 'chess'),
      format: oneOf('constructed', 'x'),
      bestOf: 1 + below(random, 7),
      starter: oneOf<'random' | number>('random', 5),
      seats: oneOf([{ who: 'open' }, { who: 'open' }], message.plan.seats.slice(0, 1), message.plan.seats),
    }
  }
  return message
}

function template(stage: Stage, random: RandomState): ClientMessage {
  const all = templates(stage)
  return all[below(random, all.length)] as ClientMessage
}

/** One of each kind, each right or nearly so. */
function templates({ match, token, seq }: Stage): ClientMessage[] {
  const plan = planFor(games[0] as (typeof games)[number])
  return [
    { kind: 'hello', token, lang: 'en' },
    { kind: 'language', lang: 'de' },
    { kind: 'lobby', on: true },
    { kind: 'make', plan },
    { ...joining(games[0] as (typeof games)[number], match), deck: 'x' },
    { kind: 'reveal', match, entropy: entropyOfSeat(1) },
    { kind: 'open', match },
    { kind: 'close', match },
    { kind: 'answer', match, seq, choice: 0 },
    { kind: 'hint', match, seq },
    { kind: 'why', match, seq },
    { kind: 'foresee', match, seq, index: 0 },
    { kind: 'undo', match, seq },
    { kind: 'consent', match, seq, yes: true },
    { kind: 'concede', match },
    playingAgain(match, 0),
    { kind: 'chat', match, text: 'hello' },
  ]
}

/** Whether the server may do what this says: then it is no nonsense. */
async function mightBeRight(
  text: string,
  { match, token, truth, seq }: Stage,
  seat: number,
): Promise<boolean> {
  let message: ClientMessage
  try {
    if (Buffer.byteLength(text) > LONGEST_MESSAGE) return false
    message = check(JSON.parse(text))
  } catch {
    return false
  }
  switch (message.kind) {
    case 'hello':
      return message.token === token
    case 'language':
    case 'lobby':
    case 'close':
      return true
    case 'make':
      return isPlayable(message.plan)
    case 'answer': {
      const decision = truth.decisionOf(seat)
      const fits = decision !== null && whyNot(decision, message.choice) === null
      return message.match === match && message.seq === seq && fits
    }
    case 'why':
    case 'foresee':
      return message.match === match && message.seq === seq && truth.decisionOf(seat) !== null
    case 'undo':
      return message.match === match && message.seq === seq && seat >= 0
    case 'concede':
      return message.match === match && seat >= 0
    // Said again, it is what it was.
    case 'reveal':
      return message.match === match && seat >= 0 && message.entropy === entropyOfSeat(seat)
    case 'open':
    case 'chat':
      return message.match === match
    default:
      return false
  }
}

async function isPlayable(plan: MatchPlan): Promise<boolean> {
  try {
    await checkPlan(plan)
    return true
  } catch {
    return false
  }
}
