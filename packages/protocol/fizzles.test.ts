import { Match, seedRandom } from '@regelwerk/core'
import { playRandom } from '@regelwerk/core/testing'
import { describe, expect, test } from 'vitest'
import { gameOf, loadGames } from './games.ts'

await loadGames()

const REASONS = {
  en: /: (there is nothing to choose|its condition does not hold|nothing changes)/,
  de: /: (Es gibt nichts zu wählen|Die Bedingung ist nicht erfüllt|Es ändert sich nichts)/,
  it: /: (non c'è niente da scegliere|la condizione non è soddisfatta|non cambia nulla)/,
} as const
const MOST_GAMES = 40

describe.each(['lorcana', 'keyforge', 'l5r'])('an effect of %s that does nothing', (id) => {
  test('says so, whose it is and why, in every language', () => {
    const game = gameOf(id)
    const decks = game.decks.slice(0, 2).map((deck) => deck.id)
    let told = 0
    for (let i = 0; i < MOST_GAMES && told < 5; i++) {
      const setup = { format: game.formats[0] as string, decks, seed: `fizzles ${i}` }
      const match = Match.start(game, setup, { log: true })
      playRandom(match, seedRandom(`fizzles ${i}`), 400)
      const fizzles = match.machine.log?.filter(({ event }) => event.kind === 'skipped') ?? []
      for (const entry of fizzles)
        for (const lang of ['en', 'de', 'it'] as const) {
          told++
          expect(game.sayLog(match.machine, entry, null, lang)).toMatch(REASONS[lang])
        }
    }
    expect(told).toBeGreaterThan(0)
  })
})
