import { type Decision, Match, randomChoice, seedRandom } from '@regelwerk/core'
import { expect, test } from 'vitest'
import { catalogue } from './catalogue/index.ts'
import { bluemoon } from './index.ts'
import { obstacles } from './obstacles.ts'
import { HAND, pile } from './state.ts'

test('what is not possible is not offered, and cites a rule; nobody else is told of a hand', () => {
  const met = new Set<string>()
  bluemoon.decks.forEach(({ id }, i) => {
    const setup = { format: 'ready', decks: [id, i % 2 ? 'buka' : 'pillar'], seed: `why ${i}` }
    const match = Match.start(bluemoon, setup)
    const random = seedRandom(setup.seed)
    while (match.outcome === null) {
      const decision = match.decisions[0] as Decision
      const { seat, options } = decision
      for (const { verb, source, rule } of obstacles(match.machine, seat)) {
        met.add(`${verb} ${rule}`)
        expect(options.some((option) => option.verb === verb && option.source === source)).toBe(false)
        expect(catalogue).toHaveProperty([rule])
        if (source !== undefined) expect(pile(match.state, HAND, seat)).toContain(source)
      }
      expect(obstacles(match.machine, 1 - seat)).toEqual([])
      match.answer(seat, randomChoice(decision, random))
    }
  })
  const expected = ['play base/11', 'play base/13', 'play base/14', 'bluff base/14', 'go on base/15']
  expect([...met]).toEqual(expect.arrayContaining(expected))
})
