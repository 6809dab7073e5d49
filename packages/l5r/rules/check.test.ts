import { copyState, type Decision, Machine, Match, randomChoice, seedRandom } from '@regelwerk/core'
import { expect, test } from 'vitest'
import { l5r } from '../index.ts'
import { putRight } from './check.ts'

const WINDOWS: ReadonlySet<string> = new Set([
  'action',
  'dynasty action',
  'would',
  'interrupt',
  'reaction',
  'forced interrupt',
  'forced reaction',
  'choose target',
])

test('nobody is asked for an interrupt, a reaction, an action or a target while something is wrong', () => {
  const asked = new Set<string>()
  const decks = l5r.decks.map(({ id }) => id)
  // In about one of seven such games a window would open on something that is wrong.
  for (let i = 0; i < 14; i++) {
    const pair = [decks[i % decks.length], decks[(i * 3 + 1) % decks.length]] as string[]
    const match = Match.start(l5r, { format: 'core', decks: pair, seed: `right ${i}` })
    const random = seedRandom(`right ${i}`)
    while (match.outcome === null) {
      const decision = match.decisions[0] as Decision
      asked.add(decision.prompt)
      if (WINDOWS.has(decision.prompt)) {
        // A machine of its own remembers nothing of what was found right before.
        const there = new Machine(l5r, copyState(match.state))
        expect(putRight(there), `${decision.prompt} of seat ${decision.seat}`).toBe(false)
      }
      match.answer(decision.seat, randomChoice(decision, random))
    }
  }
  expect([...asked]).toEqual(expect.arrayContaining(['action', 'would', 'reaction', 'choose target']))
  // There was something to put right, too.
  expect([...asked]).toContain('discard attachment')
})
