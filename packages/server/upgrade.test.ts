/**
 * The upgrade story, with real processes on one folder: a server, then one with other rules and cards, then the first one
 * again. A match goes on from where it stood and says so; where it cannot, it ends without a winner and can be read;
 * where its game is the same, nothing is said.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Answer, seedRandom } from '@regelwerk/core'
import { loadGames, type MatchInfo, replayFrom, type Screen } from '@regelwerk/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Child } from './scripts/child.ts'
import { Client } from './scripts/client.ts'
import { joining, planFor } from './scripts/plans.ts'
import { playTogether } from './scripts/together.ts'
import { Tree } from './scripts/tree.ts'

const games = await loadGames()

type Id = 'lorcana' | 'keyforge' | 'l5r' | 'bluemoon'

const dataDir = mkdtempSync(join(tmpdir(), 'regelwerk-upgrade-'))
const random = seedRandom('upgrade')
const tree = new Tree()
const children: Child[] = []
afterAll(() => {
  for (const child of children) child.process.kill('SIGKILL')
  tree.remove()
  rmSync(dataDir, { recursive: true })
})

let clients: [Client, Client]
const matches = {} as { [id in Id]: string }

/** What Ann and Bob are shown of a match, when at least so many events are recorded. */
async function shown(match: string, least = 0): Promise<{ infos: MatchInfo[]; screens: Screen[] }> {
  const infos = clients.map((client) => client.infos.get(match) as MatchInfo)
  const screens = infos.some(({ ended }) => ended === 'upgrade')
    ? []
    : await Promise.all(clients.map((client) => client.screen(match, ({ seq }) => seq >= least)))
  return { infos, screens }
}

async function started(child: Promise<Child>): Promise<Child> {
  children.push(await child)
  return child
}

async function arrive(child: Child): Promise<void> {
  const before = clients
  clients = (await Promise.all(
    before.map((client) => Client.connect(child.url, client.who)),
  )) as typeof clients
  for (const match of Object.values(matches))
    for (const client of clients) await client.ask({ kind: 'open', match })
}

/** All that a seat can see of the cards, by name: the number of a card is another when cards are added. */
const seen = ({ table }: Screen): unknown =>
  JSON.parse(JSON.stringify(table).replaceAll(/"def":\d+/g, '"def":0'))

const before: { [id: string]: Screen[] } = {}

beforeAll(async () => {
  const child = await started(Child.start(dataDir))
  clients = [await Client.named(child.url, 'Ann'), await Client.named(child.url, 'Bob')]
  for (const game of games) {
    const { match } = await clients[0].make(planFor(game))
    await clients[1].ask(joining(game, match))
    for (const client of clients) await client.ask({ kind: 'open', match })
    matches[game.id as Id] = match
    await playTogether(clients, match, 9, random)
    before[game.id] = (await shown(match, 9)).screens
  }
  await child.stop()
  tree.edit('lorcana/rules/03-turn-structure.ts', 'draw(g, seat, 1)', 'draw(g, seat, 2)')
  tree.edit('keyforge/rules/turn.ts', `procedure<TurnLocals>('turn', [`, `procedure<TurnLocals>('a turn', [`)
  tree.edit('bluemoon/decks.ts', `'vulca-01', 'vulca-03', 'vulca-04'`, `'vulca-04', 'vulca-01', 'vulca-03'`)
  tree.edit(
    'bluemoon/cards/facts/vulca.ts',
    'export const vulca: readonly CardFacts[] = [',
    `export const vulca: readonly CardFacts[] = [
  { id: 'vulca-99', people: 'vulca', no: 99, name: { de: 'Neu', en: 'New' }, type: 'character', fire: 1, earth: 1, moons: 0, icons: [], hasText: false, set: 'V' },`,
  )
})

test('other rules, then those from before', async () => {
  const other = await started(Child.elsewhere(tree.root, dataDir))
  await arrive(other)

  // Nothing of L5R has changed, so nothing is said.
  const l5r = await shown(matches.l5r)
  expect(l5r.infos.map(({ changed, state }) => [changed, state])).toEqual([
    [undefined, 'playing'],
    [undefined, 'playing'],
  ])
  expect(l5r.screens.map(seen)).toEqual(before.l5r?.map(seen))

  // A rule of Lorcana is another: the match goes on from where it stood, and both are told.
  const lorcana = await shown(matches.lorcana)
  for (const { state, changed } of lorcana.infos) {
    expect([state, changed?.map(({ seq, lost }) => [seq, lost])]).toEqual(['playing', [[9, 0]]])
    expect(changed?.[0]?.from).not.toBe(changed?.[0]?.to)
  }
  expect(lorcana.screens.map(seen)).toEqual(before.lorcana?.map(seen))

  // Blue Moon has a card more, before all others, and a ready deck in another order: nobody has another hand.
  const bluemoon = await shown(matches.bluemoon)
  expect(bluemoon.infos[0]?.changed?.map(({ lost }) => lost)).toEqual([0])
  expect(bluemoon.screens.map(seen)).toEqual(before.bluemoon?.map(seen))

  // KeyForge calls what it was doing otherwise: the match cannot go on.
  const { infos } = await shown(matches.keyforge)
  expect(infos[0]).toMatchObject({ state: 'over', ended: 'upgrade', series: { wins: [0, 0] } })
  expect(infos[0]?.reason).toContain('no procedure named turn')
  const replay = replayFrom(await (await fetch(`${other.url}/api/replays/${matches.keyforge}`)).json())
  expect(replay.recorded?.length).toBeGreaterThan(3)

  // They play on by the new rules, and nobody says goodbye.
  for (const id of ['lorcana', 'bluemoon', 'l5r'] as const)
    await playTogether(clients, matches[id], 30, random)
  const reached = (await shown(matches.lorcana, 39)).screens[0]?.seq as number
  await other.kill()

  const first = await started(Child.start(dataDir))
  await arrive(first)
  // What was drawn since the last snapshot, two cards at a time, was not by these rules: it is taken back.
  const back = (await shown(matches.lorcana)).infos[0]
  expect(back?.changed).toHaveLength(2)
  const [there, here] = back?.changed ?? []
  expect([here?.from, here?.to]).toEqual([there?.to, there?.from])
  expect(here?.lost).toBeGreaterThan(0)
  expect((await shown(matches.lorcana)).screens[0]?.seq).toBe(reached + 1)
  expect((await shown(matches.l5r)).infos[0]?.changed).toBeUndefined()

  // Conceding works, and the replay says where the rules changed.
  await clients[0].ask({ kind: 'concede', match: matches.lorcana })
  const told = replayFrom(await (await fetch(`${first.url}/api/replays/${matches.lorcana}`)).json())
  expect(told.changed?.map(({ at }) => at)).toEqual([9, told.answers.length - 1])
  expect(told.answers.at(-1)).toEqual({ seat: 0, choice: 'concede' } satisfies Answer)
  expect(told.recorded?.length).toBeGreaterThan(10)
  await first.stop()
})
