import { type Decision, Match, randomChoice, seedRandom } from '@regelwerk/core'
import { expect, test } from 'vitest'
import { catalogue } from './catalogue/index.ts'
import { l5r } from './index.ts'
import { obstacles } from './obstacles.ts'
import { cardAt, faceAt } from './state.ts'

test('what is not possible is not offered, and cites a rule; nobody else is told of a hand', () => {
  const met = new Set<string>()
  l5r.decks.slice(0, 4).forEach(({ id }, i) => {
    const rival = l5r.decks[(i + 3) % l5r.decks.length]?.id as string
    const match = Match.start(l5r, { format: 'core', decks: [id, rival], seed: `why ${i}` })
    const random = seedRandom(`why ${i}`)
    while (match.outcome === null) {
      const decision = match.decisions[0] as Decision
      const { seat, options } = decision
      for (const { verb, source, target, rule } of obstacles(match.machine, seat)) {
        met.add(`${verb} ${rule}`)
        const card = source ?? target
        if (card !== undefined)
          expect(options.some((option) => option.source === card || option.target === card)).toBe(false)
        if (source !== undefined) expect(cardAt(match.state, source).holder).toBe(seat)
        expect(catalogue).toHaveProperty([rule])
      }
      if (match.decisions.length === 1) expect(obstacles(match.machine, 1 - seat)).toEqual([])
      match.answer(seat, randomChoice(decision, random))
    }
  })
  const expected = [
    'attack glossary/gedankenstrich',
    'attack step/3.2/5',
    'attack glossary/provinz-unterwerfen-unterworfenen-provinz/5',
    'declare military step/3.2/1',
    'defend step/3.2.1',
    'play glossary/charakterkarten/1',
    'play glossary/reaktionen',
    'trigger glossary/beschraenkungen-von-ausgeloesten-faehigkeiten',
  ]
  expect([...met]).toEqual(expect.arrayContaining(expected))
})

const inConflict = { conflict: { attacker: 'opponent', type: 'military', ring: 'air' } }

test.each<[string, Record<string, unknown>, string, string | null]>([
  [
    'it costs too much',
    { you: { hand: ['Adept of Shadows'], fate: 0 } },
    'Adept of Shadows',
    'glossary/spielen-und-ins-spiel-bringen/2',
  ],
  ['it can be paid for', { you: { hand: ['Adept of Shadows'], fate: 9 } }, 'Adept of Shadows', null],
  [
    'from hand in the dynasty phase',
    { phase: 'dynasty actions', you: { hand: ['Adept of Shadows'], fate: 9 } },
    'Adept of Shadows',
    'glossary/charakterkarten/1',
  ],
  [
    'an attachment in the dynasty phase',
    { phase: 'dynasty actions', you: { hand: ['Fine Katana'], play: ['Moto Youth'], fate: 9 } },
    'Fine Katana',
    'step/1.4',
  ],
  [
    'from a province in the conflict phase',
    { you: { row: ['Moto Horde'], fate: 9 } },
    'Moto Horde',
    'glossary/charakterkarten/1',
  ],
  [
    'nothing to attach it to',
    { you: { hand: ['Fine Katana'], fate: 9 } },
    'Fine Katana',
    'glossary/verstaerkungskarten/1',
  ],
  [
    'a second limited card',
    { phase: 'dynasty actions', you: { row: ['Doomed Shugenja'], fate: 9, limited: 1 } },
    'Doomed Shugenja',
    'glossary/limitiert',
  ],
  [
    'a name that is taken',
    { you: { hand: ['Yogo Kikuyo'], play: [{ card: 'Yogo Kikuyo', as: 'the first' }], fate: 9 } },
    'Yogo Kikuyo',
    'glossary/einzigartige-karten/1',
  ],
  [
    'an event without a target',
    { you: { hand: ['Assassination'], fate: 9 }, ...inConflict },
    'Assassination',
    'glossary/ziel/2',
  ],
  [
    'an event outside a conflict',
    { you: { hand: ['Assassination'], play: ['Moto Youth'], fate: 9 } },
    'Assassination',
    'glossary/spieleinschraenkungen-und-berechtigungen',
  ],
  [
    'an interrupt in an action window',
    { you: { hand: ['Voice of Honor'], fate: 9 } },
    'Voice of Honor',
    'glossary/unterbrechungen',
  ],
  [
    'a bowed attacker',
    { phase: 'declare', you: { play: [{ card: 'Moto Youth', bowed: true }, 'Moto Horde'] } },
    'Moto Youth',
    'step/3.2/5',
  ],
  [
    'a bowed defender',
    {
      you: { play: [{ card: 'Moto Youth', bowed: true }, 'Moto Horde'] },
      conflict: { attacker: 'opponent', type: 'military', step: 'step/3.2.1' },
    },
    'Moto Youth',
    'step/3.2.1',
  ],
  [
    'a dash',
    {
      you: { play: ['Matsu Berserker', 'Moto Horde', 'Doji Whisperer'] },
      conflict: { attacker: 'opponent', type: 'political', step: 'step/3.2.1' },
    },
    'Matsu Berserker',
    'glossary/gedankenstrich',
  ],
  [
    'it must bow for it and is bowed',
    {
      you: { play: ['Moto Youth'], stronghold: [{ card: 'Golden Plains Outpost', bowed: true }] },
      ...inConflict,
    },
    'Golden Plains Outpost',
    'glossary/ausgeloeste-faehigkeiten/6',
  ],
])('%s', (_, given, name, rule) => {
  const { state } = l5r.position.build(given, [])
  const match = Match.at(l5r, state, { format: 'position', decks: [], seed: 'why' })
  const [decision] = match.decisions
  const ofCard = obstacles(match.machine, decision?.seat ?? 0).find(
    ({ source, target }) => faceAt(match.state, source ?? target ?? 0).en === name,
  )
  expect(ofCard?.rule ?? null).toBe(rule)
})
