import { loadGames } from '@regelwerk/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Clocks } from './clocks.ts'
import { Client } from './scripts/client.ts'
import { joining, planFor } from './scripts/plans.ts'
import { FakeTime, type TestServer, testServer } from './testing.ts'

const games = await loadGames()

describe('a clock', () => {
  test('per move: each answer brings the whole time back', () => {
    const clocks = new Clocks({ kind: 'move', seconds: 30 }, 2)
    clocks.run([0], 0)
    clocks.charge(20_000)
    expect(clocks.left).toEqual([10_000, 30_000])
    clocks.answered(0)
    clocks.run([1], 20_000)
    clocks.charge(50_000)
    expect([clocks.left, clocks.runOut()]).toEqual([[30_000, 0], [1]])
  })

  test('chess: an answer brings the increment', () => {
    const clocks = new Clocks({ kind: 'chess', seconds: 60, increment: 5 }, 2)
    clocks.run([0], 0)
    clocks.charge(10_000)
    clocks.answered(0)
    expect(clocks.left).toEqual([55_000, 60_000])
    expect(clocks.untilNext()).toBe(55_000)
  })

  test.each([{ kind: 'move', seconds: 30 } as const, { kind: 'chess', seconds: 30, increment: 10 } as const])(
    '$kind: nobody wins time by answering and taking back',
    (clock) => {
      const clocks = new Clocks(clock, 2)
      let now = 0
      clocks.run([0], now)
      for (let i = 0; i < 6 && clocks.runOut().length === 0; i++) {
        for (const step of ['answered', 'answered', 'undone', 'undone'] as const) {
          now += 2000
          clocks.charge(now)
          clocks[step](0)
          clocks.run([0], now)
        }
      }
      expect(now).toBeLessThanOrEqual(32_000)
      expect(clocks.runOut()).toEqual([0])
    },
  )

  test('where several are asked, all their clocks run', () => {
    const clocks = new Clocks({ kind: 'chess', seconds: 60, increment: 0 }, 3)
    clocks.run([0, 2], 0)
    clocks.charge(7000)
    expect(clocks.left).toEqual([53_000, 60_000, 53_000])
  })
})

describe('a match with clocks', () => {
  let server: TestServer
  let time: FakeTime
  beforeEach(async () => {
    time = new FakeTime()
    server = await testServer({ time })
  })
  afterEach(() => server.stop())

  const bluemoon = games.find(({ id }) => id === 'bluemoon') as (typeof games)[number]

  async function begun(clock: Parameters<typeof planFor>[1]) {
    const ann = await Client.named(server.url, 'Ann')
    const bob = await Client.named(server.url, 'Bob')
    const { match } = await ann.make(planFor(bluemoon, { starter: 0, ...clock }))
    await bob.ask(joining(bluemoon, match))
    for (const client of [ann, bob]) await client.ask({ kind: 'open', match })
    const asked = async (): Promise<Client> => {
      await Promise.all([ann.screen(match), bob.screen(match)])
      return ann.screens.get(match)?.decision ? ann : bob
    }
    return { ann, bob, match, asked }
  }

  test('who lets the time run out has lost, and it is recorded', async () => {
    const { ann, bob, match, asked } = await begun({ clock: { kind: 'move', seconds: 30 } })
    const slow = await asked()
    const seat = slow.seats.get(match) as number
    expect(ann.infos.get(match)?.clocks).toEqual({ left: [30_000, 30_000], running: [seat] })
    time.pass(29_999)
    await slow.ask({ kind: 'chat', match, text: 'a moment' })
    expect(ann.infos.get(match)?.state).toBe('playing')
    time.pass(1)
    const info = await bob.info(match, ({ state }) => state === 'over')
    expect(info).toMatchObject({ ended: 'clock', clocks: { running: [] } })
    expect(info.clocks?.left[seat]).toBe(0)
    const screen = await ann.screen(match, ({ outcome }) => outcome !== null)
    expect(screen.outcome?.winners).toEqual([1 - seat])
    await expect(slow.answer(match, 0)).rejects.toThrow('the match is over')
    server = await server.again()
    const again = await Client.connect(server.url, bob.who)
    await again.ask({ kind: 'open', match })
    expect(again.infos.get(match)).toMatchObject({ state: 'over', ended: 'clock' })
  })

  test('the time that the server was down is not counted', async () => {
    const { match, asked } = await begun({ clock: { kind: 'chess', seconds: 60, increment: 2 } })
    const first = await asked()
    const seat = first.seats.get(match) as number
    time.pass(10_000)
    await first.answer(match, first.screens.get(match)?.decision?.kind === 'choose' ? 0 : [])
    await server.close()
    time.pass(3_600_000)
    server = await testServer({ time, dataDir: server.dataDir })
    const again = await Client.connect(server.url, first.who)
    await again.ask({ kind: 'open', match })
    const { clocks, state } = again.infos.get(match) ?? {}
    expect(state).toBe('playing')
    expect(clocks?.left[seat]).toBe(52_000)
  })
})
