/** Questions point to no card that the asked player does not know: not even its handle may say where it lies. */
import { type Case, type Decision, knows, Match, parsePositions, playCase, runCase } from '@regelwerk/core'
import { playWatched } from '@regelwerk/core/testing'
import { describe, expect, test } from 'vitest'
import { keyforge } from './index.ts'
import { cardAt, type KeyForgeState } from './state.ts'

/** The cards a question points to without the asked player knowing them. */
function unknownIn({ state }: Match<KeyForgeState>, { seat, source, options }: Decision): number[] {
  const all = options.flatMap((one) => [one.source ?? [], one.target ?? [], one.cards ?? []].flat())
  return [source ?? [], all].flat().filter((id) => !knows(cardAt(state, id), seat))
}

test('in random games', () => {
  const ready = keyforge.decks.map(({ id }) => id)
  for (let i = 0; i < 4; i++) {
    const decks = i < 2 ? [`seed:asked ${i} a`, `seed:asked ${i} b`] : [ready[i], ready[i + 1]]
    const match = Match.start(keyforge, { format: 'archon', decks: decks as string[], seed: `asked ${i}` })
    playWatched(match, `asked ${i}`, (decision) => expect(unknownIn(match, decision)).toEqual([]), 800)
  }
})

describe('where a card has been shuffled into the deck', () => {
  const table = { deck: 6, discard: 5 }
  const positions = [
    {
      prompt: 'played by',
      names: ['Phase Shift', 'Witch of the Wilds (Player 1)'],
      you: {
        ...table,
        hand: ['Phase Shift', 'Reverse Time', 'Dust Pixie'],
        battleline: ['Witch of the Wilds'],
      },
      when: ['play Phase Shift', 'play Reverse Time', 'play Dust Pixie'],
    },
    {
      prompt: 'resolve next',
      names: ['Full Moon: ', 'Autocannon: '],
      you: {
        ...table,
        hand: [{ card: 'Full Moon', house: 'logos' }, 'Reverse Time', { card: 'Dust Pixie', house: 'logos' }],
        artifacts: ['Autocannon'],
      },
      when: ['play Full Moon', 'play Reverse Time', 'play Dust Pixie'],
    },
  ]

  test.each(positions)('$prompt: it is named, and not pointed to', ({ prompt, names, you, when }) => {
    const given = { you, opponent: { deck: 5 }, house: 'logos' }
    const rule = 'glossary/aktiver-spieler'
    const { cases } = parsePositions({
      game: 'keyforge',
      cases: [{ rule, title: prompt, given, when }],
    })
    const said: string[] = []
    playCase(keyforge, cases[0] as Case, (match) => {
      const decision = match.decisionOf(0)
      if (decision?.prompt !== prompt) return
      expect(unknownIn(match, decision)).toEqual([])
      said.push(
        ...decision.options.map((option) => keyforge.sayOption(match.machine, decision, option, 'en')),
      )
    })
    expect(said).toEqual(names.map((name) => expect.stringContaining(name)))
  })
})

test.each([
  {
    you: { hand: ['Library Access', 'Library Access'], deck: 5 },
    house: 'logos',
    when: ['play Library Access', 'play Library Access'],
    offered: 'resolve Library Access 1 | resolve Library Access for Library Access',
  },
  {
    you: { battleline: [{ card: 'Drecker', upgrades: ['Silent Dagger'] }] },
    house: 'dis',
    when: ['reap Drecker'],
    offered: 'resolve Drecker 2 | resolve Silent Dagger',
  },
])('a question says how it is answered: $offered', ({ you, house, when, offered }) => {
  const given = { you, opponent: { amber: 2 }, house }
  const { cases } = parsePositions({
    game: 'keyforge',
    cases: [{ rule: 'glossary/aktiver-spieler', title: offered, given, when }],
  })
  expect(runCase(keyforge, cases[0] as Case).failure).toContain(offered)
})
