/** What people do at a table beside answering: take back, give up, watch, talk, play again. */

import { type LogLine, Match, seedRandom } from '@regelwerk/core'
import { loadGames, type MatchPlan, type Screen } from '@regelwerk/protocol'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { Client, choiceFor } from './scripts/client.ts'
import { againstBot, joining, planFor, playingAgain } from './scripts/plans.ts'
import { type TestServer, testServer } from './testing.ts'

const games = await loadGames()

type AnyGame = (typeof games)[number]
const gameNamed = (id: string): AnyGame => games.find((game) => game.id === id) as AnyGame
const bluemoon = gameNamed('bluemoon')
const l5r = gameNamed('l5r')
const lorcana = gameNamed('lorcana')

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const guest = (name: string): Promise<Client> => Client.named(server.url, name)

class Party {
  readonly random = seedRandom('party')

  private constructor(
    readonly ann: Client,
    readonly bob: Client,
    readonly match: string,
    readonly key: string,
  ) {}

  static async of(game: AnyGame, change: Partial<MatchPlan> = {}): Promise<Party> {
    const [ann, bob] = (await Promise.all([guest('Ann'), guest('Bob')])) as [Client, Client]
    const { match, key } = await ann.make(planFor(game, change))
    await bob.ask(joining(game, match, key))
    for (const client of [ann, bob]) {
      client.keep = true
      await client.ask({ kind: 'open', match })
    }
    for (const client of [ann, bob]) await client.screen(match)
    return new Party(ann, bob, match, key)
  }

  get table() {
    return server.hall.table(this.match)
  }

  /** The screens of both, up to date. */
  async screens(): Promise<[Screen, Screen]> {
    const { seq } = await this.table
    const of = (client: Client) => client.screen(this.match, (screen) => screen.seq === seq)
    return [await of(this.ann), await of(this.bob)]
  }

  /** Who is asked, and what. */
  async asked(): Promise<{ client: Client; other: Client; screen: Screen }> {
    const [first, second] = await this.screens()
    return first.decision
      ? { client: this.ann, other: this.bob, screen: first }
      : { client: this.bob, other: this.ann, screen: second }
  }

  /** One answer; `until` says when to stop. */
  async go(until: (party: Party) => Promise<boolean>, most = 200): Promise<void> {
    for (let i = 0; i < most; i++) {
      if (await until(this)) return
      const { client, screen } = await this.asked()
      if (!screen.decision) throw new Error('the match is over')
      await client.answer(this.match, choiceFor(screen.decision, this.random), screen.seq)
    }
    throw new Error(`not so within ${most} answers`)
  }

  seq(client: Client): number {
    return client.screens.get(this.match)?.seq as number
  }
}

/** Lines without the handles of their cards: those are as of when a line was told, and the reader may have lost sight of one. */
const said = (lines: readonly LogLine[] = []) => lines.map(({ at, rule, text }) => ({ at, rule, text }))

describe('taking back', () => {
  test('as the rules allow, at once; the log goes back too', async () => {
    const party = await Party.of(lorcana)
    const mine = ([screen]: [Screen, Screen]) => screen.canUndo && screen.decision !== null
    await party.go(async () => mine(await party.screens()))
    const { match, ann } = party
    const before = (await party.table).match?.answers.length
    await ann.ask({ kind: 'undo', match, seq: party.seq(ann) })
    await party.screens()
    const table = await party.table
    expect(table.match?.answers.at(-1)).toEqual({ seat: 0, choice: 'undo' })
    expect(table.match?.answers.length).toBe((before as number) + 1)
    expect(said(ann.logs.get(match))).toEqual(said(table.match?.log(0, 'en')))
  })

  test('beyond the rules, only if the other agrees', async () => {
    const party = await Party.of(bluemoon, { starter: 0 })
    const { match, ann, bob } = party
    await party.go(async () => (await party.asked()).client === bob && !(await party.screens())[0].canUndo)
    const { match: played, seq } = await party.table
    const answers = [...(played?.answers ?? [])]
    const last = answers.findLastIndex((answer) => answer.seat === 0)
    expect(last).toBeGreaterThanOrEqual(0)

    await expect(ann.ask({ kind: 'undo', match, seq: seq - 1 })).rejects.toThrow('stale')
    await expect(bob.ask({ kind: 'consent', match, seq, yes: true })).rejects.toThrow('nobody asks')
    await ann.ask({ kind: 'undo', match, seq })
    await bob.info(match, ({ undoAsked }) => undoAsked?.seat === 0 && undoAsked.to === last)
    await ann.ask({ kind: 'consent', match, seq, yes: true })
    expect((await party.table).seq).toBe(seq)
    await bob.ask({ kind: 'consent', match, seq, yes: false })
    await ann.info(match, ({ undoAsked }) => undoAsked === null)
    expect((await party.table).seq).toBe(seq)

    await ann.ask({ kind: 'undo', match, seq })
    await bob.info(match, ({ undoAsked }) => undoAsked !== null)
    await bob.ask({ kind: 'consent', match, seq, yes: true })
    const [screen] = await party.screens()
    expect(screen.seq).toBe(seq + 1)
    expect(screen.decision).not.toBeNull()
    expect((await party.table).match?.answers).toEqual(answers.slice(0, last))
    // What was taken back does not come again, though so many answers had been given then.
    await expect(ann.answer(match, 0, last)).rejects.toThrow('stale')

    const asked = await party.asked()
    const at = asked.screen.seq
    await asked.client.answer(match, choiceFor(asked.screen.decision as never, party.random), at)
    await party.screens()
    for (const [seat, client] of [ann, bob].entries()) {
      expect(said(client.logs.get(match))).toEqual(said((await party.table).match?.log(seat, 'en')))
    }

    const hash = (await party.table).match?.hash()
    server = await server.again()
    expect((await server.hall.table(match)).match?.hash()).toBe(hash)
    expect((await server.hall.table(match)).seq).toBe(seq + 2)
  })

  test('while the other is choosing already, only if they agree', async () => {
    // Who passes learns nothing, and the other is asked.
    const party = await Party.of(l5r)
    const { match, ann, bob } = party
    await party.go(async () => (await party.asked()).client === bob && (await party.screens())[0].canUndo)
    const { seq } = await party.table
    await ann.ask({ kind: 'undo', match, seq })
    await bob.info(match, ({ undoAsked }) => undoAsked?.seat === 0)
    expect((await party.table).seq).toBe(seq)
    await bob.ask({ kind: 'consent', match, seq, yes: true })
    await ann.screen(match, ({ decision, seq: now }) => now === seq + 1 && decision !== null)
  })

  test('a bot agrees to everything', async () => {
    const ann = await guest('Ann')
    const { match } = await ann.make(againstBot(bluemoon, 'random', { starter: 0 }))
    await ann.ask({ kind: 'open', match })
    let undone = false
    for (let i = 0; i < 60 && !undone; i++) {
      const screen = await ann.screen(match, ({ decision, seq }) => decision !== null && seq >= i)
      const { match: played } = await server.hall.table(match)
      if (!screen.canUndo && played?.answers.some(({ seat }) => seat === 0)) {
        await ann.ask({ kind: 'undo', match, seq: screen.seq })
        await ann.screen(match, ({ seq }) => seq > screen.seq)
        undone = true
      } else if (screen.decision) {
        await ann.answer(match, choiceFor(screen.decision, seedRandom(`${i}`)), screen.seq)
        await ann.screen(match, ({ seq }) => seq > screen.seq)
      }
    }
    expect(undone).toBe(true)
  })

  test('nothing, where nothing was said', async () => {
    const party = await Party.of(bluemoon, { starter: 0 })
    await party.screens()
    const { match, bob } = party
    await expect(bob.ask({ kind: 'undo', match, seq: 0 })).rejects.toThrow('illegal')
  })
})

test('who concedes has lost', async () => {
  const { ann, bob, match } = await Party.of(bluemoon)
  await bob.ask({ kind: 'concede', match })
  expect(await ann.info(match, ({ state }) => state === 'over')).toMatchObject({ ended: 'conceded' })
  expect((await ann.screen(match, ({ outcome }) => outcome !== null)).outcome?.winners).toEqual([0])
  await expect(bob.ask({ kind: 'concede', match })).rejects.toThrow('the match is over')
})

test('of three, two go on when one has conceded', async () => {
  const clients = await Promise.all(['Ann', 'Bob', 'Cid'].map(guest))
  const [ann, bob, cid] = clients as [Client, Client, Client]
  const { match } = await ann.make(
    planFor(lorcana, { seats: [...planFor(lorcana).seats, { who: 'open' }], starter: 2 }),
  )
  await cid.ask(joining(lorcana, match, undefined, 2))
  await expect(cid.ask(joining(lorcana, match))).rejects.toThrow('you sit here already')
  await bob.ask(joining(lorcana, match))
  for (const client of clients) await client.ask({ kind: 'open', match })
  await cid.screen(match)
  await cid.ask({ kind: 'concede', match })
  await expect(cid.ask({ kind: 'concede', match })).rejects.toThrow('conceded already')
  expect((await ann.info(match, () => true)).state).toBe('playing')
  await Promise.all([ann, bob].map((client) => client.play(match, seedRandom('three'))))
  expect((await cid.info(match, ({ state }) => state === 'over')).ended).toBeNull()
})

describe('an answer that the rules cannot carry out', () => {
  test('has not been given', async () => {
    const party = await Party.of(bluemoon)
    const { client, screen } = await party.asked()
    const table = await party.table
    const hash = table.match?.hash()
    Object.assign(table.match as object, {
      answer: () => {
        throw new Error('endless loop')
      },
    })
    const choice = choiceFor(screen.decision as never, party.random)
    await expect(client.answer(party.match, choice, 0)).rejects.toThrow('unavailable')
    expect((await party.table).match?.hash()).toBe(hash)
    await client.answer(party.match, choice, 0)
  })

  test('of a bot: it tries others, then gives up', async () => {
    const answer = Match.prototype.answer
    const spy = vi.spyOn(Match.prototype, 'answer').mockImplementation(function (this: Match, seat, choice) {
      if (seat === 1 && choice !== 'concede') throw new Error('endless loop')
      answer.call(this, seat, choice)
    })
    const ann = await guest('Ann')
    const { match } = await ann.make(againstBot(bluemoon, 'random', { starter: 1 }))
    await ann.ask({ kind: 'open', match })
    expect(await ann.info(match, ({ state }) => state === 'over')).toMatchObject({ ended: 'conceded' })
    spy.mockRestore()
  })
})

test('in secret together: one does not make the answer of the other stale', async () => {
  const party = await Party.of(gameNamed('l5r'))
  const { match, ann, bob } = party
  const both = ([a, b]: [Screen, Screen]) => a.decision !== null && b.decision !== null
  await party.go(async () => both(await party.screens()), 1000)
  const [forAnn, forBob] = await party.screens()
  const { seq } = forAnn
  const choose = ({ decision }: Screen) => choiceFor(decision as never, party.random)
  await ann.answer(match, choose(forAnn), seq)
  await expect(ann.answer(match, choose(forAnn), seq)).rejects.toThrow('stale')
  await bob.screen(match, (screen) => screen.seq === seq + 1)
  await bob.answer(match, choose(forBob), seq)
  await expect(bob.answer(match, choose(forBob), seq)).rejects.toThrow('stale')
  expect((await party.table).seq).toBe(seq + 2)
})

describe('who may come', () => {
  test('to a private match only with its key', async () => {
    const party = await Party.of(bluemoon, { private: true })
    const { match, key } = party
    const eve = await guest('Eve')
    await expect(eve.ask({ kind: 'open', match })).rejects.toThrow('not-allowed')
    await expect(eve.ask({ kind: 'open', match, key: 'wrong' })).rejects.toThrow('not-allowed')
    await eve.ask({ kind: 'open', match, key })
    expect(eve.seats.get(match)).toBe(-1)
    const ann = await Client.connect(server.url, party.ann.who)
    await ann.ask({ kind: 'open', match })
    expect(ann.seats.get(match)).toBe(0)
  })

  test('of two who want a seat at once, one gets it; and nobody gets two', async () => {
    const [ann, bob, cid] = (await Promise.all(['Ann', 'Bob', 'Cid'].map(guest))) as [Client, Client, Client]
    const { match } = await ann.make(planFor(bluemoon))
    const both = await Promise.allSettled([bob, cid].map((client) => client.ask(joining(bluemoon, match))))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { message: expect.stringMatching(/seat is taken|has begun/) },
    })
    const seats = [...planFor(lorcana).seats, { who: 'open' } as const]
    const { match: three } = await ann.make(planFor(lorcana, { seats }))
    const again = await Client.connect(server.url, bob.who)
    const twice = await Promise.allSettled([
      bob.ask(joining(lorcana, three)),
      again.ask(joining(lorcana, three, undefined, 2)),
    ])
    expect(twice.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { message: expect.stringContaining('you sit here already') },
    })
  })

  test('to watch, unless that is not wanted', async () => {
    const ann = await guest('Ann')
    const bob = await guest('Bob')
    const eve = await guest('Eve')
    const { match } = await ann.make(planFor(bluemoon, { spectators: false }))
    await eve.ask({ kind: 'open', match })
    eve.keep = true
    await bob.ask(joining(bluemoon, match))
    await eve.until(() => eve.heard.some((said) => said.kind === 'error' && said.code === 'not-allowed'))
    expect(eve.screens.has(match)).toBe(false)
    await expect(eve.ask({ kind: 'open', match })).rejects.toThrow('no spectators')
    await expect(eve.ask({ kind: 'chat', match, text: 'hello' })).rejects.toThrow('not-allowed')
  })

  test('watchers are counted once each, and see nobody’s hand', async () => {
    const party = await Party.of(bluemoon)
    const eve = await guest('Eve')
    const tab = await Client.connect(server.url, eve.who)
    for (const client of [eve, tab]) await client.ask({ kind: 'open', match: party.match })
    await party.ann.info(party.match, ({ watching }) => watching === 1)
    const screen = await tab.screen(party.match)
    expect(screen).toMatchObject({ seat: -1, decision: null, canUndo: false })
    eve.close()
    tab.close()
    await party.ann.info(party.match, ({ watching }) => watching === 0)
  })
})

test('several tabs are shown the same, each in its language, and only what is new', async () => {
  const party = await Party.of(lorcana)
  const { match, ann } = party
  const tab = await Client.connect(server.url, ann.who, 'de')
  tab.keep = true
  await tab.ask({ kind: 'open', match })
  let answers = 0
  await party.go(async () => answers++ === 12)
  const [screen] = await party.screens()
  const other = await tab.screen(match, ({ seq }) => seq === screen.seq)
  expect(other.table).toEqual(screen.table)
  expect(other.log.from).toBeGreaterThan(0)
  expect(said(tab.logs.get(match))).toEqual(said((await party.table).match?.log(0, 'de')))
  await tab.ask({ kind: 'language', lang: 'it' })
  const italian = await tab.screen(match, ({ log }) => log.from === 0)
  expect(italian.log.lines).toEqual((await party.table).match?.log(0, 'it'))
  tab.close()
  expect((await party.ann.info(match, () => true)).seats[0]?.connected).toBe(true)
  party.bob.close()
  await ann.info(match, ({ seats }) => seats[1]?.connected === false)
})

test('chat reaches everybody at the table, and not too much of it', async () => {
  const own = await testServer({ limits: { chat: { burst: 2, perSecond: 0.001 } } })
  const ann = await Client.named(own.url, 'Ann')
  const bob = await Client.named(own.url, 'Bob')
  bob.keep = true
  const { match } = await ann.make(planFor(bluemoon))
  for (const client of [ann, bob]) await client.ask({ kind: 'open', match })
  await ann.ask({ kind: 'chat', match, text: ' good\u0007  luck ' })
  const said = await bob.until(() => bob.heard.find(({ kind }) => kind === 'chat'))
  expect(said).toEqual({ kind: 'chat', match, from: 'Ann', seat: 0, text: 'good luck' })
  await expect(ann.ask({ kind: 'chat', match, text: '\u200b' })).rejects.toThrow('malformed')
  await expect(ann.ask({ kind: 'chat', match, text: 'x' })).rejects.toThrow('too-many')
  await own.stop()
})

describe('the lobby', () => {
  test('shows who waits, and what can be watched, and nothing private', async () => {
    const own = await testServer()
    const [ann, bob, eve] = await Promise.all(
      ['Ann', 'Bob', 'Eve'].map((name) => Client.named(own.url, name)),
    )
    if (!ann || !bob || !eve) throw new Error('nobody came')
    eve.keep = true
    const lobby = () =>
      eve.heard.findLast((said) => said.kind === 'lobby') as { matches: { id: string; state: string }[] }
    await eve.ask({ kind: 'lobby', on: true })
    expect(lobby().matches).toEqual([])
    const { match } = await ann.make(planFor(bluemoon))
    await ann.make(planFor(bluemoon, { private: true }))
    await ann.ask({ kind: 'open', match })
    await eve.until(() => lobby().matches.length === 1)
    expect(lobby().matches[0]).toMatchObject({ id: match, state: 'waiting', names: ['Ann', null] })
    await bob.ask(joining(bluemoon, match))
    await bob.ask({ kind: 'open', match })
    await eve.until(() => lobby().matches[0]?.state === 'playing')
    await bob.ask({ kind: 'concede', match })
    await eve.until(() => lobby().matches.length === 0)
    await own.stop()
  })

  test('one guest cannot sit everywhere', async () => {
    const own = await testServer({ mostMatches: 2 })
    const ann = await Client.named(own.url, 'Ann')
    await ann.make(planFor(bluemoon))
    await ann.make(planFor(bluemoon))
    await expect(ann.make(planFor(bluemoon))).rejects.toThrow('too-many')
    await own.stop()
  })
})

describe('again', () => {
  test('a series goes on until it is decided; who has lost chooses who starts', async () => {
    const { ann, bob, match } = await Party.of(lorcana, { bestOf: 3 })
    await expect(ann.ask(playingAgain(match, 0))).rejects.toThrow('not over')
    await bob.ask({ kind: 'concede', match })
    await ann.info(match, ({ state }) => state === 'over')
    await ann.ask(playingAgain(match, 0))
    const { next } = await bob.info(match, (info) => info.next !== null)
    const second = next as string
    await ann.ask({ kind: 'open', match: second })
    expect(ann.infos.get(second)).toMatchObject({
      state: 'waiting',
      series: { bestOf: 3, game: 2, wins: [1, 0] },
    })
    expect(await bob.ask(playingAgain(match, 1))).toMatchObject({ kind: 'made', match: second })
    await bob.ask({ kind: 'open', match: second })
    const asked = await bob.screen(second)
    expect(asked.decision?.prompt).toBe('who starts')

    await bob.ask({ kind: 'concede', match: second })
    const over = await ann.info(second, ({ state }) => state === 'over')
    expect(over.series).toEqual({ bestOf: 3, game: 2, wins: [2, 0] })
    await ann.ask(playingAgain(second, 0))
    const third = (await ann.info(second, (info) => info.next !== null)).next as string
    await ann.ask({ kind: 'open', match: third })
    await bob.ask(joining(lorcana, third))
    await bob.ask({ kind: 'open', match: third })
    expect(await bob.info(third, ({ state }) => state === 'playing')).toMatchObject({
      series: { game: 1, wins: [0, 0] },
    })
  })

  test('both ask at once: there is one next match', async () => {
    const { ann, bob, match } = await Party.of(bluemoon)
    await bob.ask({ kind: 'concede', match })
    await Promise.all([ann, bob].map((client, seat) => client.ask(playingAgain(match, seat))))
    const { next } = await ann.info(match, (info) => info.next !== null)
    for (const client of [ann, bob]) await client.ask({ kind: 'open', match: next as string })
    await ann.info(next as string, ({ state }) => state === 'playing')
    const eve = await guest('Eve')
    await expect(eve.ask(playingAgain(match, 0))).rejects.toThrow('not-allowed')
  })
})
