import { bluemoon } from '@regelwerk/bluemoon'
import {
  below,
  type Choice,
  type Decision,
  type Game,
  Match,
  type Option,
  randomChoice,
  seedRandom,
  whyNot,
} from '@regelwerk/core'
import { keyforge } from '@regelwerk/keyforge'
import { l5r } from '@regelwerk/l5r'
import { lorcana } from '@regelwerk/lorcana'
import { describe, expect, test } from 'vitest'
import { candidatesOf } from './candidates.ts'

const games = [lorcana, keyforge, bluemoon, l5r] as unknown as Game[]

/** All decisions of some random games. */
function* decisionsOf(game: Game): Generator<[Match, Decision]> {
  for (let number = 0; number < 3; number++) {
    const decks = [0, 1].map((seat) => game.decks[(number + seat) % game.decks.length]?.id as string)
    const match = Match.start(game, { format: game.formats[0] as string, decks, seed: `words ${number}` })
    const random = seedRandom(`words ${number}`)
    for (let given = 0; given < 400 && match.outcome === null; given++) {
      const decision = match.decisions[below(random, match.decisions.length)] as Decision
      yield [match, decision]
      match.answer(decision.seat, randomChoice(decision, random))
    }
  }
}

/** What is chosen, by names; of a pick in any order. */
function named(match: Match, { kind, options }: Decision, choice: Choice): string[] {
  const names = [choice].flat().map((at) => {
    const { verb, source, target } = options[at] as Option
    const card = match.state.cards[target ?? source ?? -1]
    return `${verb} ${card?.def} ${card?.holder}`
  })
  return kind === 'pick' ? names.sort() : names
}

describe.each(games)('candidates at $id', (game) => {
  test('are legal, and there is always one', () => {
    const random = seedRandom('legal')
    for (const [match, decision] of decisionsOf(game)) {
      const found = candidatesOf(match, decision, [], 6, random)
      expect(found.size, decision.prompt).toBeGreaterThan(0)
      if (decision.kind !== 'choose') expect(found.size).toBeLessThanOrEqual(6)
      for (const choice of found.values()) expect(whyNot(decision, choice)).toBeNull()
    }
  })

  test('where several are picked, what is known comes back, and what is not on offer does not', () => {
    const random = seedRandom('known')
    let several = 0
    for (const [match, decision] of decisionsOf(game)) {
      if (decision.kind === 'choose') continue
      const found = candidatesOf(match, decision, [], 12, random)
      const again = candidatesOf(match, decision, [...found.keys(), 'what nobody said'], 0, random)
      expect([...again.keys()]).toEqual([...found.keys()])
      for (const [sentence, choice] of again) {
        expect(whyNot(decision, choice)).toBeNull()
        expect(named(match, decision, choice)).toEqual(named(match, decision, found.get(sentence) as Choice))
      }
      if (found.size > 1) several++
    }
    expect(several).toBeGreaterThan(0)
  })
})

describe('what says the same', () => {
  const given = {
    you: {
      play: ['Stitch - New Dog', 'Stitch - New Dog'],
      hand: ['Flounder - Voice of Reason', 'Flounder - Voice of Reason', 'Smash'],
      inkwell: 1,
      deck: 5,
    },
    opponent: { deck: 5 },
  }
  const { state } = lorcana.position.build(given, [])
  const match = Match.at(lorcana as unknown as Game, state, { format: 'position', decks: [], seed: '1' })
  const decision = match.decisionOf(0) as Decision
  const choices = [...candidatesOf(match, decision, [], 1, seedRandom('like')).values()] as number[]
  const times = (verb: string, indices: readonly number[]): number =>
    indices.filter((i) => decision.options[i]?.verb === verb).length
  const all = decision.options.map((_, i) => i)

  test('counts once for like cards in a hand', () => {
    expect([times('ink', all), times('ink', choices)]).toEqual([3, 2])
  })

  test('is told apart for like cards on the table', () => {
    expect([times('quest', all), times('quest', choices)]).toEqual([2, 2])
    expect(times('end turn', choices)).toBe(1)
  })

  test('is picked as often as it is said, from like cards too', () => {
    const cards = decision.options.filter(({ verb }) => verb === 'ink')
    const pick: Decision = { ...decision, kind: 'pick', min: 2, max: 2, options: cards }
    const found = candidatesOf(match, pick, [], 60, seedRandom('two'))
    // Two Flounders, or one and Smash: whichever Flounder it is.
    expect(found.size).toBe(2)
    const twice = [...found.keys()].find((sentence) => {
      const [first, second] = sentence.split(';')
      return first === second
    }) as string
    const [again] = candidatesOf(match, pick, [twice], 1, seedRandom('two')).values()
    expect(new Set(again as number[]).size).toBe(2)
    expect(
      candidatesOf(match, { ...pick, options: cards.slice(1) }, [twice], 0, seedRandom('two')).size,
    ).toBe(0)
  })

  test('is in the order in which it is said, where an order is asked for', () => {
    const options = decision.options.filter(({ verb }) => verb === 'quest')
    const order: Decision = { ...decision, kind: 'order', min: 2, max: 2, options }
    const found = candidatesOf(match, order, [], 40, seedRandom('order'))
    const ways = [...found.values()]
    expect(ways).toHaveLength(2)
    expect(ways).toEqual(
      expect.arrayContaining([
        [0, 1],
        [1, 0],
      ]),
    )
    expect(candidatesOf(match, order, found.keys(), 0, seedRandom('order'))).toEqual(found)
  })
})
