/**
 * Nobody is asked what cannot change anything: at each question of random games every answer is tried. Where all of
 * them come to the same, and to what was before, the question was idle.
 */
import {
  type Choice,
  type Decision,
  Match,
  type RandomState,
  randomChoice,
  seedRandom,
} from '@regelwerk/core'
import { playWatched } from '@regelwerk/core/testing'
import { expect, test } from 'vitest'
import { keyforge } from './index.ts'
import { faceAt, type KeyForgeState, LIMBO } from './state.ts'

/** What a player is asked at every turn. */
const IN_TURN = ['act', 'choose house', 'archives', 'mulligan']
/** Orders of abilities and places are asked also where they happen to make no difference, as is what Replicator triggers. */
const OTHERS = [
  'resolve next',
  'order destroyed',
  'before the fight',
  'next one',
  'choose flank',
  'choose to trigger',
]

/** The answers worth trying: each option, none, all that can be taken; for an order, three. */
function answers({ kind, options, min, max }: Decision): Choice[] {
  const all = options.map((_, i) => i)
  if (kind === 'choose') return all
  if (kind === 'order') return [all, all.toReversed(), [...all.slice(1), 0]]
  const some = all.map((i) => [...all.slice(i), ...all.slice(0, i)].slice(0, Math.max(1, min)))
  return [...(min === 0 ? [[]] : []), ...(max === 0 ? [] : some), all.slice(0, max)]
}

/** The game as it lies on the table. A card that is being played comes to lie somewhere in any case. */
function table({ state }: Match<KeyForgeState>, played: readonly number[]): string {
  const { cards, zones, amber, keys, chains, effects, outcome } = state
  const rest = cards.filter((_, id) => !played.includes(id))
  const lists = zones.map((ids) => ids.filter((id) => !played.includes(id)))
  return JSON.stringify([rest, lists, amber, keys, chains, effects, outcome])
}

/** Ways to answer all that follows: with the first of all answers, with the last, at random. */
const WAYS: ((decision: Decision, random: RandomState) => Choice)[] = [
  (decision) => answers(decision)[0] as Choice,
  (decision) => answers(decision).at(-1) as Choice,
  randomChoice,
]

/** What becomes of the game by an answer, when all that follows from it is done. */
function after(match: Match<KeyForgeState>, decision: Decision, choice: Choice, way: number) {
  const copy = match.clone()
  const random = seedRandom('after')
  copy.answer(decision.seat, choice)
  for (let i = 0; i < 12; i++) {
    const next = copy.decisions[0]
    if (next === undefined || IN_TURN.includes(next.prompt)) break
    copy.answer(next.seat, WAYS[way]?.(next, random) as Choice)
  }
  return copy
}

function isIdle(match: Match<KeyForgeState>, decision: Decision): boolean {
  const played = match.state.cards.flatMap(({ zone }, id) => (zone === LIMBO ? [id] : []))
  const before = table(match, played)
  const results: string[] = []
  return answers(decision).every((choice) =>
    WAYS.every((_, way) => {
      const result = after(match, decision, choice, way)
      if (table(result, played) !== before) return false
      // What the turn remembers can matter later: who was attacked, say.
      const whole = table(result, []) + JSON.stringify(result.state.tale)
      results[way] ??= whole
      return results[way] === whole
    }),
  )
}

test('no question of random games is idle', () => {
  const idle: string[] = []
  let asked = 0
  for (let i = 0; i < 150; i++) {
    const decks = [`seed:idle ${i} a`, `seed:idle ${i} b`]
    const match = Match.start(keyforge, { format: 'archon', decks, seed: `idle ${i}` })
    playWatched(match, `idle ${i}`, (decision) => {
      const { prompt, secret, source } = decision
      if (secret || IN_TURN.includes(prompt) || OTHERS.includes(prompt)) return
      asked++
      if (isIdle(match, decision))
        idle.push(`game ${i}: ${prompt} (${source === undefined ? '' : faceAt(match.state, source).en})`)
    })
  }
  expect(idle).toEqual([])
  expect(asked).toBeGreaterThan(3000)
})
