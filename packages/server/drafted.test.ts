/** A draft at a server that is killed in the midst of it: picks that were acknowledged stay, and anyone can open the same boosters again. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Match, type Seat, seedRandom } from '@regelwerk/core'
import { type KeptReplay, loadGame, unfairness } from '@regelwerk/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { Child } from './scripts/child.ts'
import { Client, choiceFor } from './scripts/client.ts'
import { committed } from './scripts/plans.ts'

const BOOSTERS: [number, string][] = [[4, 'booster:5']]

test('a draft goes on after kill -9, and its record and its boosters can be checked', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'regelwerk-draft-'))
  let child = await Child.start(dataDir)
  onTestFinished(async () => {
    await child.kill()
    rmSync(dataDir, { recursive: true, force: true })
  })
  let ann = await Client.named(child.url, 'Ann')
  let bob = await Client.named(child.url, 'Bob')
  const { match } = await ann.make({
    game: 'lorcana',
    format: 'draft',
    seats: [{ who: 'me', deck: BOOSTERS, commit: committed(0) }, { who: 'open' }],
    starter: 'random',
    clock: { kind: 'none' },
    private: false,
    spectators: true,
    bestOf: 1,
  })
  await ann.ask({ kind: 'open', match })
  await bob.ask({ kind: 'join', match, seat: 1, commit: committed(1) })
  await bob.ask({ kind: 'open', match })

  const random = seedRandom('picks')
  const told: { seat: Seat; choice: unknown }[] = []
  /** Both pick, so often or until the draft is over. */
  const pick = async (times: number): Promise<void> => {
    for (let i = 0; i < times; i++) {
      for (const [seat, client] of [ann, bob].entries()) {
        const screen = await client.screen(
          match,
          (s) => s.seq >= told.length && (!!s.decision || !!s.outcome),
        )
        if (screen.decision === null) return
        const choice = choiceFor(screen.decision, random)
        await client.answer(match, choice, screen.seq)
        told.push({ seat, choice })
      }
    }
  }
  await pick(7)
  await child.kill()
  child = await Child.start(dataDir)
  ann = await Client.connect(child.url, ann.who)
  bob = await Client.connect(child.url, bob.who)
  for (const client of [ann, bob]) await client.ask({ kind: 'open', match })
  expect((await ann.screen(match)).seq).toBe(14)
  await pick(Number.POSITIVE_INFINITY)
  await ann.info(match, ({ state }) => state === 'over')

  const replay = (await (await fetch(`${child.url}/api/replays/${match}`)).json()) as KeptReplay
  expect(replay.answers.map(({ seat, choice }) => ({ seat, choice }))).toEqual(told)
  if (replay.fair === undefined) throw new Error('nothing is told by which the boosters can be checked')
  expect(unfairness(replay.setup.seed, replay.fair)).toBeNull()
  // The seed that both have made opens these boosters, and no other does.
  const game = await loadGame('lorcana-limited')
  const again = Match.replay(game, replay)
  expect(again.hash()).toBe(replay.hashes.at(-1))
  const opened = (seed: string): number[] =>
    Match.start(game, { ...replay.setup, seed }).state.cards.map(({ def }) => def)
  expect(opened(replay.setup.seed)).toEqual(again.state.cards.map(({ def }) => def))
  expect(opened(`${replay.setup.seed}.`)).not.toEqual(opened(replay.setup.seed))
})
