/** Drafts and auctions among people: matches like any other, which lead each seat to its match. */
import { type DeckList, type Seat, seedRandom } from '@regelwerk/core'
import { bookOf, loadGame, type MatchPlan } from '@regelwerk/protocol'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Client, choiceFor } from './scripts/client.ts'
import { committed, joining, planFor, playingAgain } from './scripts/plans.ts'
import type { Table } from './table.ts'
import { FakeTime, type TestServer, testServer } from './testing.ts'

let server: TestServer
let ann: Client
let bob: Client
beforeEach(async () => {
  server = await testServer()
  ;[ann, bob] = (await Promise.all(['Ann', 'Bob'].map((name) => Client.named(server.url, name)))) as [
    Client,
    Client,
  ]
})
afterEach(() => server.stop())

type Seats = MatchPlan['seats']

const plan = (game: string, format: string, seats: Seats): MatchPlan => ({
  game,
  format,
  seats,
  starter: 'random',
  clock: { kind: 'none' },
  private: false,
  spectators: true,
  bestOf: 1,
})

const boosters: [number, string][] = [[4, 'booster:5']]
const own = { who: 'me', deck: boosters, commit: committed(0) } as const
const open = { who: 'open' } as const
const bot = { who: 'bot', name: 'random', deck: boosters } as const

const join = (match: string, seat: Seat) => ({ kind: 'join', match, seat, commit: committed(seat) }) as const

async function drafting(seats: Seats): Promise<string> {
  const { match } = await ann.make(plan('lorcana', 'draft', seats))
  await ann.ask({ kind: 'open', match })
  await bob.ask(join(match, 1))
  await bob.ask({ kind: 'open', match })
  return match
}

/** Answers by chance whatever a client is asked, so often or until it is over. */
async function pick(client: Client, match: string, times = Number.POSITIVE_INFINITY): Promise<void> {
  const random = seedRandom(client.who.name)
  for (let i = 0, seen = -1; i < times; i++) {
    const screen = await client.screen(match, (s) => s.seq > seen && (!!s.decision || !!s.outcome))
    if (screen.decision === null) return
    const reply = await client.answer(match, choiceFor(screen.decision, random), screen.seq)
    // What others pick meanwhile may be shown before one's own.
    seen = (reply as { seq: number }).seq
  }
}

/** Goes on from a draft to the match that it leads to. */
async function goOn(client: Client, draft: string): Promise<string> {
  const reply = await client.ask(playingAgain(draft, client.seats.get(draft) as Seat))
  const { match, seat } = reply as { match: string; seat?: Seat }
  if (seat !== undefined) await client.ask(join(match, seat))
  await client.ask({ kind: 'open', match })
  return match
}

const at = (match: string): Promise<Table> => server.hall.table(match)
const draftedAt = async (match: string, seat: Seat): Promise<DeckList | null | undefined> => {
  const { game, match: draft } = await at(match)
  return draft && game.leads?.decksOf(draft.state)[seat]
}

test('two people and two bots draft, pick by pick, and everybody meets whoever sits opposite', async () => {
  const draft = await drafting([own, open, bot, bot])
  await Promise.all([pick(ann, draft, 4), pick(bob, draft, 3)])
  const table = await at(draft)
  expect(table.row.game).toBe('lorcana-limited')
  // Until only Bob is asked the bots are picking.
  const asked = () => table.match?.decisions.map(({ seat }) => seat)
  await expect.poll(asked, { timeout: 600_000 }).toEqual([1])
  await table.settled()
  const hash = table.match?.hash()

  // What has been picked is on record.
  server = await server.again()
  ;[ann, bob] = [await Client.connect(server.url, ann.who), await Client.connect(server.url, bob.who)]
  expect((await at(draft)).match?.hash()).toBe(hash)
  for (const client of [ann, bob]) await client.ask({ kind: 'open', match: draft })
  await Promise.all([pick(ann, draft), pick(bob, draft)])
  await ann.info(draft, ({ state }) => state === 'over')

  const own0 = await draftedAt(draft, 0)
  expect(own0?.reduce((sum, [n]) => sum + n, 0)).toBeGreaterThanOrEqual(35)
  const hers = await goOn(ann, draft)
  const his = await goOn(bob, draft)
  expect(hers).not.toBe(his)
  const { seats } = await bob.info(draft, (info) => info.seats[1]?.next !== undefined)
  expect(seats.map(({ next }) => next)).toEqual([hers, his, hers, his])
  await ann.screen(hers)
  const { row: made } = await at(hers)
  expect([made.game, bookOf(made.game), made.plan.format]).toEqual(['lorcana', 'lorcana', 'draft'])
  expect(made.setup?.decks).toEqual([own0, await draftedAt(draft, 2)])
  expect(made.seats.map((seat) => seat.bot)).toEqual([null, 'random'])
  await ann.play(hers, seedRandom('hers'))
  // The same two with the same decks, as after any match.
  const again = await goOn(ann, hers)
  expect((await at(again)).row.seats.map(({ deck }) => deck)).toEqual(made.setup?.decks)
})

test('whose time is up has something sensible picked for them, and a deck built, and stays', async () => {
  await server.stop()
  const time = new FakeTime()
  server = await testServer({ time })
  ann = await Client.named(server.url, 'Ann')
  bob = await Client.named(server.url, 'Bob')
  const clock = { kind: 'move', seconds: 30 } as const
  const { match: draft } = await ann.make({ ...plan('lorcana', 'draft', [own, open]), clock })
  await ann.ask({ kind: 'open', match: draft })
  await bob.ask(join(draft, 1))
  await bob.ask({ kind: 'open', match: draft })
  await pick(ann, draft, 1)
  const table = await at(draft)
  const asked = (): Seat[] => table.match?.decisions.map(({ seat }) => seat) ?? []
  expect(asked()).toEqual([1])
  const best = table.match && table.game.weigh?.(table.match.view(1))[0]?.choice
  time.pass(30_000)
  await expect.poll(asked).toEqual([0, 1])
  await table.settled()
  expect(table.match?.answers.at(-1)).toMatchObject({ seat: 1, choice: best })

  // Nobody comes back: both have decks in the end, as good as a bot's.
  for (let i = 0; i < 200 && table.row.state === 'playing'; i++) {
    await table.settled()
    time.pass(30_000)
  }
  expect(table.row).toMatchObject({ state: 'over', ended: null })
  const decks = await Promise.all([draftedAt(draft, 0), draftedAt(draft, 1)])
  for (const deck of decks) expect(deck?.reduce((sum, [n]) => sum + n, 0)).toBeGreaterThanOrEqual(35)
})

test('nobody sees what others pick from, nor who watches', async () => {
  const draft = await drafting([own, open])
  const eve = await Client.named(server.url, 'Eve')
  await eve.ask({ kind: 'open', match: draft })
  for (const client of [ann, bob, eve]) client.keep = true
  await Promise.all([pick(ann, draft, 6), pick(bob, draft, 6)])
  const seen = (client: Client): number[] => {
    const shown = JSON.stringify(client.screens.get(draft)?.table)
    return [...shown.matchAll(/"def":(\d+)/g)].map(([, def]) => Number(def))
  }
  await eve.screen(draft, ({ seq }) => seq >= 12)
  expect(seen(ann).length).toBeGreaterThan(0)
  expect(seen(eve)).toEqual([])
})

test('two who meet each other sit down at one match, whoever of them asks first', async () => {
  const draft = await drafting([own, open])
  await Promise.all([pick(ann, draft), pick(bob, draft)])
  await bob.info(draft, ({ state }) => state === 'over')
  const [his, hers] = await Promise.all([goOn(bob, draft), goOn(ann, draft)])
  expect(hers).toBe(his)
  const screens = await Promise.all([ann, bob].map((client) => client.screen(hers)))
  expect(screens.map(({ seat }) => seat).sort()).toEqual([0, 1])
  const { row } = await at(hers)
  const guests = row.seats.map(({ guest }) => guest)
  expect(row.setup?.decks).toEqual([
    await draftedAt(draft, guests[0] === ann.who.guest ? 0 : 1),
    await draftedAt(draft, guests[1] === ann.who.guest ? 0 : 1),
  ])
})

test('of three one is left over, and meets the deck of the first in the hands of a bot', async () => {
  const eve = await Client.named(server.url, 'Eve')
  const { match } = await ann.make(plan('lorcana', 'draft', [own, open, open]))
  const all = [ann, bob, eve]
  for (const [seat, client] of all.entries()) {
    if (seat > 0) await client.ask(join(match, seat))
    await client.ask({ kind: 'open', match })
  }
  await Promise.all(all.map((client) => pick(client, match)))
  await eve.info(match, ({ state }) => state === 'over')
  const left = await goOn(eve, match)
  const { row } = await at(left)
  expect(row.seats.map((seat) => [seat.guest, seat.bot !== null])).toEqual([
    [eve.who.guest, false],
    [null, true],
  ])
  expect(row.seats.map(({ deck }) => deck)).toEqual([await draftedAt(match, 2), await draftedAt(match, 0)])
  expect(await goOn(ann, match)).toBe(await goOn(bob, match))
})

test('decks are bid for, and the chains that were bid are the handicap', async () => {
  const deck = (n: number) => (n === 0 ? 'saltmarsh-band' : 'velvet-court')
  const { match } = await ann.make(
    plan('keyforge', 'auction', [{ who: 'me', deck: deck(0), commit: committed(0) }, open]),
  )
  await ann.ask({ kind: 'open', match })
  await expect(bob.ask(join(match, 1))).rejects.toThrow('illegal: who sits down brings a deck')
  await bob.ask({ ...join(match, 1), deck: deck(1) })
  await bob.ask({ kind: 'open', match })
  await Promise.all([pick(ann, match), pick(bob, match)])
  await ann.info(match, ({ state }) => state === 'over')
  const { game, match: auction } = await at(match)
  const bid = game.leads?.handicapOf?.(auction?.state as never) ?? []
  const next = await goOn(ann, match)
  await goOn(bob, match)
  await ann.screen(next)
  const { row } = await at(next)
  expect(row.setup?.handicap).toEqual(bid)
  expect(row.game).toBe('keyforge')
})

test('all open what the maker has chosen, as many as the format says', async () => {
  const three: [number, string][] = [[3, 'booster:5']]
  await expect(ann.make(plan('lorcana', 'draft', [{ ...own, deck: three }, open]))).rejects.toThrow(
    'draft begins with 4 unopened boosters',
  )
  const draft = await drafting([own, open])
  expect((await at(draft)).row.seats.map(({ deck }) => deck)).toEqual([boosters, boosters])
})

test('chains as a handicap go up with the third game in a row that the stronger deck has won', async () => {
  const keyforge = await loadGame('keyforge')
  const begun = await ann.make(planFor(keyforge, { format: 'handicap', handicap: [4, 0], bestOf: 7 }))
  let { match } = begun
  await bob.ask(joining(keyforge, match))
  const chains: unknown[] = []
  for (let game = 0; game < 4; game++) {
    for (const client of [ann, bob]) await client.ask({ kind: 'open', match })
    await ann.screen(match)
    chains.push((await at(match)).row.setup?.handicap)
    await bob.ask({ kind: 'concede', match })
    await ann.info(match, ({ state }) => state === 'over')
    const [next] = await Promise.all([ann.ask(playingAgain(match, 0)), bob.ask(playingAgain(match, 1))])
    match = (next as { match: string }).match
  }
  expect(chains).toEqual([
    [4, 0],
    [4, 0],
    [4, 0],
    [5, 0],
  ])
})
