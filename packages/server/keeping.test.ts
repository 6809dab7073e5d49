/** What becomes of matches that nobody looks at, or of which there are too many; and what taking back costs. */
import { Match, type RandomState, seedRandom } from '@regelwerk/core'
import { loadGames, type MatchPlan } from '@regelwerk/protocol'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MOST_ABANDONED, MOST_WAITING } from './lifetime.ts'
import { Client, choiceFor } from './scripts/client.ts'
import { joining, planFor } from './scripts/plans.ts'
import { FakeTime, type TestServer, testServer } from './testing.ts'

const games = await loadGames()

const bluemoon = games.find(({ id }) => id === 'bluemoon') as (typeof games)[number]
const lorcana = games.find(({ id }) => id === 'lorcana') as (typeof games)[number]
const MINUTE = 60_000

let time: FakeTime
let server: TestServer
beforeEach(async () => {
  time = new FakeTime()
  server = await testServer({ time, mostMatches: 3, mostEvents: 400, keep: 2 })
})
afterEach(() => server.stop())

const named = (name: string): Promise<Client> => Client.named(server.url, name)

async function party(change: Partial<MatchPlan> = {}, game = bluemoon) {
  const [ann, bob] = await Promise.all([named('Ann'), named('Bob')])
  const { match } = await ann.make(planFor(game, change))
  await bob.ask(joining(game, match))
  for (const client of [ann, bob]) await client.ask({ kind: 'open', match })
  for (const client of [ann, bob]) await client.screen(match)
  return { ann, bob, match }
}

async function playOn(clients: readonly Client[], match: string, answers: number, random: RandomState) {
  for (let i = 0; i < answers; i++) {
    const { seq } = await server.hall.table(match)
    const screens = await Promise.all(clients.map((one) => one.screen(match, (screen) => screen.seq >= seq)))
    const at = screens.findIndex(({ decision }) => decision)
    const decision = screens[at]?.decision
    if (!decision) return
    await clients[at]?.answer(match, choiceFor(decision, random), screens[at]?.seq)
  }
}

/** All who are here go, and the server has noticed. */
async function leave(...clients: Client[]): Promise<void> {
  for (const client of clients) client.close()
  await vi.waitUntil(() => server.hall.here === 0)
}

/** The server looks after its matches when so much time has passed. */
async function later(milliseconds: number): Promise<void> {
  time.pass(milliseconds)
  await server.hall.swept()
}

/** Goes on until it is so. */
async function until(milliseconds: number, isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let i = 0; i < 10; i++) {
    if (await isSo()) return
    await later(milliseconds)
  }
  throw new Error('that never came')
}

const inMemory = (): number => Object.values(server.hall.counts()).reduce((a, b) => a + b)

describe('a match that waits', () => {
  test('can be cancelled by who made it, and tells its secret', async () => {
    const [ann, bob] = await Promise.all([named('Ann'), named('Bob')])
    const { match } = await ann.make(planFor(bluemoon))
    await ann.ask({ kind: 'open', match })
    await expect(bob.ask({ kind: 'cancel', match })).rejects.toThrow(
      'not-allowed: you have not made this match',
    )
    await ann.ask({ kind: 'cancel', match })
    const info = await ann.info(match, ({ state }) => state === 'over')
    expect(info).toMatchObject({
      ended: 'cancelled',
      maker: 0,
      fair: { secret: expect.stringMatching(/^\w{64}$/) },
    })
    await expect(bob.ask(joining(bluemoon, match))).rejects.toThrow('not-allowed')
    expect((await fetch(`${server.url}/api/replays/${match}`)).status).toBe(404)
  })

  test('cannot be cancelled once it has begun', async () => {
    const { ann, match } = await party()
    await expect(ann.ask({ kind: 'cancel', match })).rejects.toThrow('illegal: the match has begun')
  })

  test('expires when nobody has come for long, not before', async () => {
    const ann = await named('Ann')
    const { match } = await ann.make(planFor(bluemoon))
    await leave(ann)
    await until(11 * MINUTE, () => inMemory() === 0)
    await later(MOST_WAITING - 60 * MINUTE)
    expect((await server.hall.table(match)).row.state).toBe('waiting')
    await until(11 * MINUTE, () => inMemory() === 0)
    await later(MOST_WAITING + MINUTE)
    await later(MINUTE)
    expect((await server.hall.table(match)).row).toMatchObject({ state: 'over', ended: 'expired', due: null })
  })
})

describe('a match that everybody has left', () => {
  test('leaves the memory and comes back as it was', async () => {
    const { ann, bob, match } = await party({}, lorcana)
    await playOn([ann, bob], match, 45, seedRandom('aside'))
    const table = await server.hall.table(match)
    const hash = table.match?.hash()
    await leave(ann, bob)
    await until(11 * MINUTE, () => inMemory() === 0)
    const again = await server.hall.table(match)
    expect(again).not.toBe(table)
    expect([again.seq, again.match?.hash(), again.match?.log(null)]).toEqual([
      45,
      hash,
      table.match?.log(null),
    ])
    expect(again.match?.answers).toEqual([])
  })

  test('without a clock ends without a winner, after long', async () => {
    const { ann, bob, match } = await party()
    await playOn([ann, bob], match, 3, seedRandom('left'))
    await leave(ann, bob)
    await until(11 * MINUTE, () => inMemory() === 0)
    await later(MOST_ABANDONED + MINUTE)
    await later(MINUTE)
    const { row } = await server.hall.table(match)
    expect(row).toMatchObject({ state: 'over', ended: 'abandoned', series: { wins: [0, 0] } })
  })

  test('with a clock is lost by whose time runs out, though it is not in memory', async () => {
    const { ann, bob, match } = await party({
      clock: { kind: 'chess', seconds: 3600, increment: 0 },
      starter: 0,
    })
    await playOn([ann, bob], match, 3, seedRandom('clock'))
    const [asked] = (await server.hall.table(match)).match?.decisions ?? []
    await leave(ann, bob)
    await until(11 * MINUTE, () => inMemory() === 0)
    await later(20 * MINUTE)
    const before = await server.hall.table(match)
    const left = before.info().clocks?.left[asked?.seat as number] as number
    // It ran on while the match was not in memory.
    expect(left).toBeLessThanOrEqual(3600_000 - 30 * MINUTE)
    await until(11 * MINUTE, async () => (await server.hall.table(match)).row.state === 'over')
    expect((await server.hall.table(match)).row).toMatchObject({ ended: 'clock' })
    expect((await server.hall.table(match)).row.series.wins[asked?.seat as number]).toBe(0)
  })

  test('is removed when it has been over for longer than is kept', async () => {
    const { ann, bob, match } = await party()
    await ann.ask({ kind: 'concede', match })
    await leave(ann, bob)
    await until(MINUTE, () => inMemory() === 0)
    await later(24 * 60 * MINUTE)
    expect((await fetch(`${server.url}/api/replays/${match}`)).status).toBe(200)
    await later(26 * 60 * MINUTE)
    await later(MINUTE)
    expect((await fetch(`${server.url}/api/replays/${match}`)).status).toBe(404)
  })
})

test('how many matches one may sit in counts what is on disk', async () => {
  const ann = await named('Ann')
  const made = await Promise.all([1, 2, 3].map(() => ann.make(planFor(bluemoon))))
  await leave(ann)
  await until(11 * MINUTE, () => inMemory() === 0)
  server = await server.again()
  const again = await Client.connect(server.url, ann.who)
  await expect(again.make(planFor(bluemoon))).rejects.toThrow('too-many: you sit in 3 unfinished matches')
  await again.ask({ kind: 'cancel', match: made[0]?.match as string })
  await again.make(planFor(bluemoon))
  await expect(again.make(planFor(bluemoon))).rejects.toThrow('too-many')
})

test('nothing is loaded at the start', async () => {
  const { match } = await party()
  server = await server.again()
  expect(inMemory()).toBe(0)
  expect((await server.hall.table(match)).match).not.toBeNull()
})

describe('taking back', () => {
  const BOUND = 70

  /** How many answers are given again while something is done. */
  async function given(act: () => Promise<unknown>): Promise<number> {
    const answer = vi.spyOn(Match.prototype, 'answer')
    await act()
    const n = answer.mock.calls.length
    answer.mockRestore()
    return n
  }

  test('by consent costs a bounded number of answers, however long the match is', async () => {
    const { ann, bob, match } = await party({}, lorcana)
    const random = seedRandom('long')
    let most = 0
    let rewinds = 0
    for (let i = 0; i < 24; i++) {
      await playOn([ann, bob], match, 4, random)
      const { seq, match: played } = await server.hall.table(match)
      if (seq >= 98 || played?.outcome) break
      const seat = played?.canUndo(0) ? 1 : 0
      const [asking, other] = seat === 0 ? [ann, bob] : [bob, ann]
      for (const client of [asking, other]) await client.screen(match, (screen) => screen.seq === seq)
      const asked = await asking.ask({ kind: 'undo', match, seq }).then(
        () => true,
        () => false,
      )
      if (!asked) continue
      most = Math.max(most, await given(() => other.ask({ kind: 'consent', match, seq, yes: true })))
      rewinds++
    }
    expect(rewinds).toBeGreaterThan(5)
    expect(most).toBeLessThan(BOUND)
    const hash = (await server.hall.table(match)).match?.hash()
    server = await server.again()
    expect((await server.hall.table(match)).match?.hash()).toBe(hash)
  })

  test('goes on after the match has been laid aside', async () => {
    const { ann, bob, match } = await party({}, lorcana)
    await playOn([ann, bob], match, 50, seedRandom('aside'))
    const before = (await server.hall.table(match)).match
    const last = before?.answers.findLastIndex(({ seat }) => seat === 0) as number
    server = await server.again()
    const [ann2, bob2] = [
      await Client.connect(server.url, ann.who),
      await Client.connect(server.url, bob.who),
    ]
    for (const client of [ann2, bob2]) await client.ask({ kind: 'open', match })
    const { seq } = await ann2.screen(match)
    await ann2.ask({ kind: 'undo', match, seq })
    expect(await bob2.info(match, ({ undoAsked }) => undoAsked !== null)).toMatchObject({
      undoAsked: { seat: 0, to: last },
    })
    await bob2.ask({ kind: 'consent', match, seq, yes: true })
    const table = await server.hall.table(match)
    const fresh = Match.start(lorcana, table.row.setup as Match['setup'], { undo: true, log: true })
    for (const { seat, choice } of before?.answers.slice(0, last) ?? []) fresh.answer(seat, choice)
    expect(table.match?.hash()).toBe(fresh.hash())
    expect(table.match?.log(null)).toEqual(fresh.log(null))
  })

  test('is refused after a quarter of the events that a match may have', async () => {
    server = await server.again({ mostEvents: 40 })
    const { ann, bob, match } = await party({}, lorcana)
    await playOn([ann, bob], match, 10, seedRandom('quarter'))
    const refused = 'illegal: after 10 answers nothing is taken back any more'
    await expect(ann.ask({ kind: 'undo', match, seq: 10 })).rejects.toThrow(refused)
  })
})

test('a match that has too many events ends without a winner', async () => {
  server = await server.again({ mostEvents: 40 })
  const { ann, bob, match } = await party({}, lorcana)
  await playOn([ann, bob], match, 60, seedRandom('cap'))
  const info = await ann.info(match, ({ state }) => state === 'over')
  expect(info).toMatchObject({ ended: 'length', series: { wins: [0, 0] } })
  expect((await server.hall.table(match)).seq).toBe(40)
  await expect(ann.answer(match, 0, 40)).rejects.toThrow('illegal: the match is over')
})
