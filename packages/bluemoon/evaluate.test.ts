import { type Decision, Match, randomChoice, seedRandom } from '@regelwerk/core'
import { expect, test } from 'vitest'
import { degreesOf } from './evaluate.ts'
import { bluemoon } from './index.ts'
import { cardAt, other } from './state.ts'
import { power } from './values.ts'

test('a card goes as far as it is ahead once it is played', () => {
  let right = 0
  let all = 0
  for (let number = 0; number < 40; number++) {
    const seed = `degrees ${number}`
    const match = Match.start(bluemoon, {
      format: bluemoon.formats[0] as string,
      decks: ['vulca', 'hoax'],
      seed,
    })
    const random = seedRandom(seed)
    for (let given = 0; given < 60 && match.outcome === null; given++) {
      const decision = match.decisions[0] as Decision
      const degrees = degreesOf(match.machine, decision)
      for (const [i, { source }] of decision.options.entries()) {
        const degree = degrees[i]
        // Beyond four nothing more is said; what texts do to values is left out, hence not all.
        if (degree === undefined || source === undefined || Math.abs(degree) === 4) continue
        const { seat, prompt } = decision
        if (prompt !== 'character' && prompt !== 'booster') continue
        const tried = match.clone()
        tried.answer(seat, i)
        const g = tried.machine
        const { element, active } = g.state
        if (element === null || active !== seat || !cardAt(g.state, source).active) continue
        all++
        if (power(g, seat, element) - power(g, other(seat), element) === degree) right++
      }
      match.answer(decision.seat, randomChoice(decision, random))
    }
  }
  expect(all).toBeGreaterThan(100)
  expect(right).toBeGreaterThan(0.9 * all)
})
