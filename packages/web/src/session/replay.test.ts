import { type Answer, Match, makeReplay, randomChoice, seedRandom } from '@regelwerk/core'
import { loadGame } from '@regelwerk/protocol'
import { describe, expect, test } from 'vitest'
import { dataIn, fromLinkData, replayInText, toLinkData } from '../library/replay-link.ts'
import { type Check, check, crossedByUndo, Player, recordFrom, showReplay } from './replay.ts'

const game = await loadGame('lorcana')

/** A game by chance in which now and then something is taken back. */
function played() {
  const setup = { format: 'core', decks: ['amber-steel', 'emerald-ruby'], seed: 'replayed' }
  const match = Match.start(game, setup, { undo: true })
  const random = seedRandom('answers')
  while (match.outcome === null && match.answers.length < 130) {
    const [decision] = match.decisions
    if (decision === undefined) break
    match.answer(decision.seat, randomChoice(decision, random))
    if (match.answers.length % 3 === 0 && match.canUndo(decision.seat)) match.undo(decision.seat)
  }
  return makeReplay(match, '')
}

const replay = played()
const last = (checks: Iterable<Check>): Check => [...checks].at(-1) as Check

describe('a replay', () => {
  test('has answers that are taken back, and is the same again', () => {
    expect(replay.answers.some(({ choice }) => choice === 'undo')).toBe(true)
    expect(last(check(new Player(game, replay)))).toEqual({ checked: replay.answers.length, differs: null })
  })

  test('goes to any answer, forth and back, with the log up to there', () => {
    const player = new Player(game, replay)
    const there = [replay.answers.length, 3, 77, 20, 41, 40, 39, 0, 99]
    for (const step of there) {
      const fresh = Match.replay(game, replay, { to: step, log: true })
      const match = player.to(step)
      expect(match.hash()).toBe(fresh.hash())
      expect(match.log(null)).toEqual(fresh.log(null))
    }
  })

  test('what was checked is remembered by the one that is shown', () => {
    const player = new Player(game, replay)
    last(check(player.twin()))
    const match = player.to(replay.answers.length)
    expect(match.hash()).toBe(replay.hashes.at(-1))
    expect(match.log(null)).toEqual(Match.replay(game, replay, { log: true }).log(null))
  })

  test('says where it first differs, and why', () => {
    const hashes = replay.hashes.with(9, 'another')
    expect(last(check(new Player(game, { ...replay, hashes })))).toEqual({ checked: 9, differs: 10 })
    const answers = replay.answers.with(4, { seat: 0, choice: 999 })
    expect(last(check(new Player(game, { ...replay, answers })))).toMatchObject({ checked: 4, differs: 5 })
  })

  test('is shown to a seat as that seat saw it, to nobody with all cards open', () => {
    const session = showReplay(new Player(game, replay), replay.answers.length, 'en')
    session.goTo(30)
    session.look(-1)
    const open = JSON.stringify(session.state().screen?.table)
    session.look(0)
    expect(session.state()).toMatchObject({ names: ['Player 1', 'Player 2'], screen: { seat: 0, seq: 30 } })
    expect(session.state().screen?.table).toEqual(Match.replay(game, replay, { to: 30 }).view(0).table)
    expect(JSON.stringify(session.state().screen?.table)).not.toBe(open)
  })

  test('fits into a link and comes out the same, but for the hashes', async () => {
    const data = await toLinkData(replay)
    expect(data).toMatch(/^[A-Za-z0-9_-]+$/)
    const again = await fromLinkData(data)
    expect({ ...again, hashes: [] }).toEqual({ ...replay, hashes: [] })
    expect(again.hashes.at(-1)).toBe(replay.hashes.at(-1))
    expect(dataIn(`https://somewhere/#/replay?data=${data}`)).toBe(data)
    expect(await replayInText(JSON.stringify(replay))).toEqual(replay)
    await expect(replayInText('nothing')).rejects.toThrow('no replay')
    await expect(fromLinkData(data.slice(0, 50))).rejects.toThrow('not whole')
  })

  test('can be continued from any answer against a bot', () => {
    const record = recordFrom(replay, 25, 1, 'greedy')
    expect(record).toMatchObject({
      plan: { bots: ['greedy', null], seed: 'replayed' },
      hash: replay.hashes[24],
    })
    expect(record.answers).toHaveLength(25)
  })

  test('nothing is remembered between an answer and its being taken back', () => {
    const said = (...choices: Answer['choice'][]): Answer[] => choices.map((choice) => ({ seat: 0, choice }))
    expect([...crossedByUndo(said(0, 1, 'undo', 2, 3, 'undo', 'undo'))]).toEqual([2, 5, 4, 6])
  })
})
