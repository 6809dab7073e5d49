/** Hints: what is answered, to whom, and what is refused. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Decision, type Match, whyNot } from '@regelwerk/core'
import { hint } from '@regelwerk/players'
import { ADVISER, loadGames, type Screen, type ServerMessage } from '@regelwerk/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from './scripts/client.ts'
import { againstBot, joining, planFor } from './scripts/plans.ts'
import { type TestServer, testServer } from './testing.ts'

const games = await loadGames()

const bluemoon = games.find(({ id }) => id === 'bluemoon') as (typeof games)[number]

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

/** A match against a bot, at the first thing its only person is asked. */
async function alone(at: TestServer): Promise<{ ann: Client; match: string; screen: Screen }> {
  const ann = await Client.named(at.url, 'Ann')
  const { match } = await ann.make(againstBot(bluemoon, 'random', { starter: 0 }))
  await ann.ask({ kind: 'open', match })
  return { ann, match, screen: await ann.screen(match, ({ decision }) => decision !== null) }
}

/** The answer after which the same person is asked again. */
const goOn = ({ decision }: Screen): number =>
  decision?.options.findIndex(({ verb }) => verb === 'go on') as number

const hintIn = (said: ServerMessage) => said as Extract<ServerMessage, { kind: 'hint' }>

describe('against a bot', () => {
  test('the best few answers come, and nothing else happens', async () => {
    const { ann, match, screen } = await alone(server)
    const table = await server.hall.table(match)
    const truth = table.match as Match
    const decision = truth.decisionOf(0) as Decision
    const { seq, answers, ...rest } = hintIn(await ann.ask({ kind: 'hint', match, seq: screen.seq }))
    expect(rest).toMatchObject({ kind: 'hint', match })
    expect(seq).toBe(screen.seq)
    const expected = hint(truth, decision, ADVISER).map(({ choice, worth }) => ({ choice, worth }))
    expect(answers).toEqual(expected)
    expect(answers.length).toBeGreaterThan(1)
    for (const { choice } of answers) expect(whyNot(decision, choice)).toBeNull()
    expect(table.seq).toBe(screen.seq)
    expect(await ann.ask({ kind: 'hint', match, seq })).toMatchObject({ answers })
  })

  test('not to a question that is no longer asked, nor when all is over', async () => {
    const { ann, match, screen } = await alone(server)
    await ann.answer(match, goOn(screen), screen.seq)
    const next = await ann.screen(match, ({ decision, seq }) => decision !== null && seq > screen.seq)
    await expect(ann.ask({ kind: 'hint', match, seq: screen.seq })).rejects.toThrow('stale')
    await expect(ann.ask({ kind: 'hint', match, seq: next.seq + 1 })).rejects.toThrow('stale')
    expect(await ann.ask({ kind: 'hint', match, seq: next.seq })).toMatchObject({ kind: 'hint' })
    await ann.ask({ kind: 'concede', match })
    await expect(ann.ask({ kind: 'hint', match, seq: next.seq })).rejects.toThrow('the match is over')
  })

  test('not to who only watches', async () => {
    const { match, screen } = await alone(server)
    const eve = await Client.named(server.url, 'Eve')
    await eve.ask({ kind: 'open', match })
    await expect(eve.ask({ kind: 'hint', match, seq: screen.seq })).rejects.toThrow(
      'not-allowed: you do not sit at this table',
    )
  })
})

test('against people there are none', async () => {
  const ann = await Client.named(server.url, 'Ann')
  const bob = await Client.named(server.url, 'Bob')
  const { match } = await ann.make(planFor(bluemoon, { starter: 0 }))
  await expect(ann.ask({ kind: 'hint', match, seq: 0 })).rejects.toThrow('the match has not begun')
  await bob.ask(joining(bluemoon, match))
  for (const client of [ann, bob]) await client.ask({ kind: 'open', match })
  for (const client of [ann, bob]) {
    const { seq } = await client.screen(match)
    await expect(client.ask({ kind: 'hint', match, seq })).rejects.toThrow(
      'not-allowed: hints are for who plays against bots alone',
    )
  }
})

describe('the one who thinks', () => {
  /** A server whose adviser is this code; its bots answer by their first option. */
  const advisedBy = (code: string): Promise<TestServer> => {
    const botWorker = join(mkdtempSync(join(tmpdir(), 'regelwerk-')), 'worker.mjs')
    writeFileSync(botWorker, `export default () => 0\nexport const advise = ${code}`)
    return testServer({ botWorker })
  }

  test('keeps nothing else waiting, and thinks about one thing at a time', async () => {
    const enough = join(mkdtempSync(join(tmpdir(), 'regelwerk-')), 'enough')
    const slow = await advisedBy(`async () => {
      const { existsSync } = await import('node:fs')
      while (!existsSync('${enough}')) await new Promise((again) => setTimeout(again, 10))
      return [{ choice: 0, worth: 0.5 }]
    }`)
    const { ann, match, screen } = await alone(slow)
    const heard: string[] = []
    const first = ann.ask({ kind: 'hint', match, seq: screen.seq })
    const same = ann.ask({ kind: 'hint', match, seq: screen.seq })
    for (const asked of [first, same]) void asked.then(({ kind }) => heard.push(kind))
    await ann.answer(match, goOn(screen), screen.seq)
    const { seq } = await ann.screen(match, (next) => next.decision !== null && next.seq > screen.seq)
    await expect(ann.ask({ kind: 'hint', match, seq })).rejects.toThrow('too-many')
    expect(heard).toEqual([])
    writeFileSync(enough, '')
    expect(await first).toMatchObject({ kind: 'hint', seq: screen.seq, answers: [{ choice: 0, worth: 0.5 }] })
    expect(hintIn(await same).answers).toEqual(hintIn(await first).answers)
    expect(await ann.ask({ kind: 'hint', match, seq })).toMatchObject({ kind: 'hint', seq })
    await slow.stop()
  })

  test('may fail, and be asked again', async () => {
    const poor = await advisedBy('() => { throw new Error("no idea") }')
    const { ann, match, screen } = await alone(poor)
    for (let i = 0; i < 2; i++) {
      await expect(ann.ask({ kind: 'hint', match, seq: screen.seq })).rejects.toThrow('unavailable')
    }
    await ann.answer(match, goOn(screen), screen.seq)
    await poor.stop()
  })
})
