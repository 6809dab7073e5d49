import { bluemoon } from '@regelwerk/bluemoon'
import {
  type Choice,
  type Decision,
  type Game,
  Match,
  type Offer,
  type RandomState,
  seedRandom,
  whyNot,
} from '@regelwerk/core'
import { playRandom } from '@regelwerk/core/testing'
import { keyforge } from '@regelwerk/keyforge'
import { l5r } from '@regelwerk/l5r'
import { lorcana } from '@regelwerk/lorcana'
import { describe, expect, test } from 'vitest'
import type { Considered, Player } from './index.ts'
import { search } from './search.ts'

const games = [lorcana, keyforge, bluemoon, l5r] as unknown as Game[]
const SIMULATIONS = 16

/** Asks a player, and counts the worlds it imagines. */
function ask(player: Player, match: Match, decision: Decision): { choice: Choice; imagined: number } {
  const { seat } = decision
  let imagined = 0
  const imagine = (random: RandomState): Match => {
    imagined++
    return match.determinize(seat, random)
  }
  const choice = player.answer(decision, () => match.view(seat), imagine)
  return { choice, imagined }
}

function think(player: Player, match: Match, decision: Decision): Considered[] {
  const { seat } = decision
  const look = () => match.view(seat)
  return player.think?.(decision, look, (random) => match.determinize(seat, random)) ?? []
}

const same = (thought: readonly Considered[]) =>
  thought.map(({ choice, worth, visits }) => ({ choice, worth, visits }))

describe.each(games)('search at $id', (game) => {
  const decks = game.decks.slice(0, 2).map(({ id }) => id)
  const match = Match.start(game, { format: game.formats[0] as string, decks, seed: 'search' })
  const random = seedRandom('search')
  const moments = [match.clone()]
  while (moments.length < 6) {
    playRandom(match, random, 5)
    moments.push(match.clone())
  }

  test('thinks of legal answers, the most tried first, and gives that one', () => {
    let several = 0
    for (const moment of moments) {
      for (const decision of moment.decisions) {
        const thought = think(search(() => SIMULATIONS)('a'), moment, decision)
        const { choice, imagined } = ask(search(() => SIMULATIONS)('a'), moment, decision)
        expect(thought[0]?.choice).toEqual(choice)
        for (const one of thought) {
          expect(whyNot(decision, one.choice), decision.prompt).toBeNull()
          expect(one.worth).toBeGreaterThanOrEqual(0)
          expect(one.worth).toBeLessThanOrEqual(1)
        }
        const visits = thought.map((one) => one.visits)
        expect(visits).toEqual([...visits].sort((a, b) => b - a))
        // One world is imagined for each simulation, and one to look at the offer.
        expect(imagined).toBeLessThanOrEqual(SIMULATIONS + 1)
        if (thought.length > 1) {
          several++
          expect(visits[0]).toBeGreaterThan(0)
          expect(imagined).toBeGreaterThan(1)
        }
      }
    }
    expect(several).toBeGreaterThan(2)
  })

  test('thinks the same from the same seed, and not the same from another', () => {
    const thoughts = (seed: string) =>
      moments.map((moment) =>
        same(think(search(() => SIMULATIONS)(seed), moment, moment.decisions[0] as Decision)),
      )
    const first = thoughts('a')
    expect(thoughts('a')).toEqual(first)
    expect(thoughts('b')).not.toEqual(first)
  })
})

test('a search goes on with what it knows from its last answer: always legal, and with fewer simulations', () => {
  let going = 0
  let anew = 0
  for (const game of games) {
    const decks = game.decks.slice(0, 2).map(({ id }) => id)
    const match = Match.start(game, { format: game.formats[0] as string, decks, seed: 'kept' })
    playRandom(match, seedRandom('kept'), 20)
    const seated = [0, 1].map((seat) => search(() => SIMULATIONS)(`${seat}`)) as [Player, Player]
    for (let given = 0; given < 24 && match.outcome === null; given++) {
      const decision = match.decisions[0] as Decision
      const { choice, imagined } = ask(seated[decision.seat as 0 | 1], match, decision)
      expect(whyNot(decision, choice), decision.prompt).toBeNull()
      going += imagined
      anew += ask(search(() => SIMULATIONS)(`${given}`), match, decision).imagined
      match.answer(decision.seat, choice)
    }
  }
  expect(going).toBeLessThan(0.9 * anew)
})

test('where there is one option, nothing is imagined', () => {
  const offer: Offer = {
    seat: 0,
    rule: '',
    kind: 'choose',
    prompt: 'main',
    options: [{ verb: 'end turn' }],
    min: 1,
    max: 1,
  }
  const never = () => {
    throw new Error('nothing is to be looked at')
  }
  expect(search(() => 1000)('a').answer(offer, never, never)).toBe(0)
})

describe('a win within reach is taken', () => {
  const stitch = 'Stitch - New Dog'
  const position = (you: object): Match => {
    const given = {
      you: { deck: 5, ...you },
      // Who would win with the next turn.
      opponent: { lore: 19, deck: 5, play: [stitch, stitch, { card: stitch, exerted: true }] },
    }
    const { state } = lorcana.position.build(given, [])
    return Match.at(lorcana as unknown as Game, state, { format: 'position', decks: [], seed: 'lethal' })
  }
  const seeds = ['a', 'b', 'c', 'd', 'e']

  test.each(seeds)('by the one quest that wins (%s)', (seed) => {
    const match = position({ lore: 19, play: [stitch] })
    const decision = match.decisions[0] as Decision
    const verbs = decision.options.map(({ verb }) => verb)
    expect(new Set(verbs)).toEqual(new Set(['quest', 'challenge', 'end turn']))
    const thought = think(search(() => 64)(seed), match, decision)
    const verbOf = (one: Considered | undefined) => verbs[one?.choice as number]
    expect(verbOf(thought[0])).toBe('quest')
    expect(thought[0]?.worth).toBe(1)
    for (const one of thought.slice(1)) if (one.visits > 0) expect(one.worth, verbOf(one)).toBeLessThan(0.5)
  })

  test.each(seeds)('by two quests, though each could challenge, and cards could be played (%s)', (seed) => {
    const match = position({ lore: 18, play: [stitch, stitch], hand: [stitch, 'Smash'], inkwell: 3 })
    const player = search(() => 64)(seed)
    while (match.outcome === null && match.decisions[0]?.seat === 0) {
      match.answer(0, ask(player, match, match.decisions[0]).choice)
    }
    expect(match.outcome?.winners).toEqual([0])
  })
})
