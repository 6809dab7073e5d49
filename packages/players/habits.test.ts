import { bluemoon } from '@regelwerk/bluemoon'
import { below, type Decision, type Game, Match, type Option, seedRandom, whyNot } from '@regelwerk/core'
import { keyforge } from '@regelwerk/keyforge'
import { l5r } from '@regelwerk/l5r'
import { lorcana } from '@regelwerk/lorcana'
import { describe, expect, test } from 'vitest'
import { kindsOf, readinessOf, usualChoice } from './habits.ts'
import { judgementOf } from './judgement.ts'

const games = [lorcana, keyforge, bluemoon, l5r] as unknown as Game[]

function start(game: Game, number = 0): Match {
  const decks = [0, 1].map((seat) => game.decks[(number + seat) % game.decks.length]?.id as string)
  return Match.start(game, { format: game.formats[0] as string, decks, seed: `habits ${number}` })
}

/** What the table says of the options, looked up by their kinds. */
function looked(match: Match, decision: Decision): number[] {
  const { habits } = judgementOf(match)
  const unknown = decision.kind === 'choose' ? 1 : 0.5
  return kindsOf(match, decision).map((kind) => Math.max(0.02, habits[kind] ?? unknown))
}

describe.each(games)('habits at $id', (game) => {
  test('lead to legal answers, and readiness is what the table says', () => {
    let known = 0
    let all = 0
    for (let number = 0; number < 3; number++) {
      const match = start(game, number)
      const { habits } = judgementOf(match)
      const random = seedRandom(`habits ${number}`)
      for (let given = 0; given < 400 && match.outcome === null; given++) {
        const decision = match.decisions[below(random, match.decisions.length)] as Decision
        expect(readinessOf(match, decision)).toEqual(looked(match, decision))
        all += decision.options.length
        known += kindsOf(match, decision).filter((kind) => kind in habits).length
        const choice = usualChoice(match, decision, random)
        expect(whyNot(decision, choice), decision.prompt).toBeNull()
        match.answer(decision.seat, choice)
      }
    }
    expect(known).toBeGreaterThan(all / 2)
  })

  test('every kind of the table is found again, by number and by whose card it is', () => {
    const match = start(game)
    const own = match.state.cards.findIndex(({ holder }) => holder === 0)
    const other = match.state.cards.findIndex(({ holder }) => holder === 1)
    const kinds = Object.entries(judgementOf(match).habits)
    expect(kinds.length).toBeGreaterThan(20)
    for (const [kind, often] of kinds) {
      const [prompt, done] = kind.split(': ') as [string, string]
      const words = done.split(' ')
      const option: Option = { verb: '', value: null }
      if (/^-?\d+$/.test(words.at(-1) as string)) option.n = Number(words.pop())
      const last = words.at(-1)
      if (last === 'own') option.target = own
      if (last === 'other') option.source = other
      if (last === 'own' || last === 'other') words.pop()
      option.verb = words.join(' ')
      const decision: Decision = {
        seat: 0,
        rule: '',
        kind: 'choose',
        prompt,
        options: [option],
        min: 1,
        max: 1,
      }
      expect(kindsOf(match, decision)).toEqual([kind])
      expect(readinessOf(match, decision), kind).toEqual([Math.max(0.02, often)])
    }
  })
})

describe('as usual', () => {
  const TIMES = 4000
  /** How often each option is among those answered. */
  function seen(match: Match, decision: Decision): number[] {
    const times = new Array<number>(decision.options.length).fill(0)
    const random = seedRandom('often')
    for (let i = 0; i < TIMES; i++) {
      for (const at of [usualChoice(match, decision, random)].flat()) (times[at] as number)++
    }
    return times.map((n) => n / TIMES)
  }

  test('one is chosen as often as it weighs beside the others', () => {
    const match = start(games[0] as Game)
    const random = seedRandom('main')
    while ((match.decisions[0]?.options.length ?? 0) < 5 || match.decisions[0]?.kind !== 'choose') {
      const decision = match.decisions[0] as Decision
      match.answer(decision.seat, usualChoice(match, decision, random))
    }
    const decision = match.decisions[0] as Decision
    const readiness = readinessOf(match, decision)
    expect(Math.max(...readiness)).toBeGreaterThan(2 * Math.min(...readiness))
    const sum = readiness.reduce((a, b) => a + b)
    const found = seen(match, decision)
    readiness.forEach((often, i) => {
      expect(Math.abs((found[i] as number) - often / sum)).toBeLessThan(0.04)
    })
  })

  test('of several, each is picked as often as it is usually among them', () => {
    const match = start(games[0] as Game)
    const decision = match.decisions[0] as Decision
    // Any of the first hand may be changed.
    expect(decision).toMatchObject({ kind: 'pick', min: 0, max: 7 })
    const found = seen(match, decision)
    readinessOf(match, decision).forEach((often, i) => {
      expect(Math.abs((found[i] as number) - often)).toBeLessThan(0.04)
    })
  })
})
