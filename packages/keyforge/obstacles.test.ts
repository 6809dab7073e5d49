import {
  type Case,
  type Decision,
  Match,
  parsePositions,
  playCase,
  randomChoice,
  seedRandom,
} from '@regelwerk/core'
import { expect, test } from 'vitest'
import { catalogue } from './catalogue/index.ts'
import { keyforge } from './index.ts'
import { obstacles } from './obstacles.ts'

test('what is not possible is not offered, and cites the rule that forbids it', () => {
  const met = new Set<string>()
  const ready = keyforge.decks.map(({ id }) => id)
  ready.forEach((id, i) => {
    const decks = [id, ready[(i + 3) % ready.length] as string]
    const match = Match.start(keyforge, { format: 'archon', decks, seed: `why ${i}` })
    const random = seedRandom(`why ${i}`)
    while (match.outcome === null) {
      const decision = match.decisions[0] as Decision
      const { seat, options, prompt } = decision
      for (const { verb, source, target, rule } of prompt === 'act' ? obstacles(match.machine, seat) : []) {
        met.add(`${verb} ${rule}`)
        expect(catalogue).toHaveProperty([rule])
        const offered = options.filter((option) => option.source === source && option.verb !== 'discard')
        if (verb === 'use') expect(offered).toEqual([])
        else if (target === undefined) expect(offered.map((option) => option.verb)).not.toContain(verb)
      }
      expect(obstacles(match.machine, 1 - seat)).toEqual([])
      match.answer(seat, randomChoice(decision, random))
    }
  })
  const otherHouse = 'rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und/2'
  const expected = [
    `play ${otherHouse}`,
    `use ${otherHouse}`,
    'use rules/spielbereit-und-erschoepft',
    'fight rules/kampf',
    'fight glossary/spott',
  ]
  expect([...met]).toEqual(expect.arrayContaining(expected))
})

test('an enraged creature must fight, and that is why it may not be used otherwise', () => {
  const rule = 'glossary/wuetend-wuetend-machen'
  const you = { battleline: [{ card: 'Deipno Spymaster', enraged: true }] }
  const given = { you, opponent: { battleline: ['Troll'] }, house: 'shadows' }
  const { cases } = parsePositions({
    game: 'keyforge',
    cases: [{ rule, title: 'enraged', given, when: ['fight Deipno Spymaster'] }],
  })
  const said: string[][] = []
  playCase(keyforge, cases[0] as Case, (match) => {
    said.push(obstacles(match.machine, 0).map((one) => `${one.verb} ${one.rule}`))
  })
  expect(said[0]).toEqual([`reap ${rule}`, `omni ${rule}`])
})
