import { type Card, type Decision, handlesOf, knows, Match, randomChoice, seedRandom } from '@regelwerk/core'
import { describe, expect, test } from 'vitest'
import { gameOf, loadGames } from './games.ts'

await loadGames()

const chapter = {
  lorcana: /^Turn \d+: Player \d\.$/,
  keyforge: /^Turn of Player \d\.$/,
  l5r: /^(Dynasty|Draw|Conflict|Fate|Regroup) phase$/,
  bluemoon: /^Turn \d+: Player \d\.$/,
}
const actsOnTwo = { lorcana: / challenges /, keyforge: / attacks /, l5r: /^Target of / } as const

describe.each(['lorcana', 'keyforge', 'l5r', 'bluemoon'] as const)('%s', (id) => {
  test('a line of the log names its cards by handle, only those that its reader knows, and turns or phases open a part', () => {
    const game = gameOf(id)
    const decks = game.decks.slice(0, 2).map((deck) => deck.id)
    const match = Match.start(
      game,
      { format: game.formats[0] as string, decks, seed: 'lines' },
      { log: true },
    )
    const random = seedRandom(id)
    let named = 0
    let withTwo = 0
    for (let i = 0; i < 400 && match.outcome === null; i++) {
      const from = match.logged
      const decision = match.decisions[0] as Decision
      match.answer(decision.seat, randomChoice(decision, random))
      for (const seat of [0, 1]) {
        const handles = handlesOf(match.state, seat)
        for (const { text, cards = [] } of match.log(seat, 'en', from)) {
          if (id !== 'bluemoon' && actsOnTwo[id].test(text) && cards.length > 1) withTwo++
          for (const handle of cards) {
            named++
            const card = match.state.cards[handles.indexOf(handle)] as Card
            expect(knows(card, seat), text).toBe(true)
          }
        }
      }
    }
    expect(named).toBeGreaterThan(50)
    if (id !== 'bluemoon') expect(withTwo).toBeGreaterThan(0)
    const parts = match.log(0).filter(({ opens }) => opens)
    expect(parts.length).toBeGreaterThan(3)
    for (const { text } of parts) expect(text).toMatch(chapter[id])
  })
})
