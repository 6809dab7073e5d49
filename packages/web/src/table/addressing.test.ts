import { Match, randomChoice, seedRandom } from '@regelwerk/core'
import { loadGames } from '@regelwerk/protocol'
import { describe, expect, test } from 'vitest'
import { addressed } from './addressing.ts'
import { withNames } from './names.ts'

const games = await loadGames()

describe('who reads is spoken to', () => {
  test.each([
    ['Player 1 draws Simba.', 'You draw Simba.'],
    ['Player 1 passes.', 'You pass.'],
    ['Player 1 chooses house Logos.', 'You choose house Logos.'],
    ['Player 1 is now the first player.', 'You are now the first player.'],
    ['Player 1 shuffles their deck. Player 2 draws.', 'You shuffle your deck. Player 2 draws.'],
    ['Player 1 searches their deck.', 'You search your deck.'],
    ['Turn of Player 1.', 'Your turn.'],
    ['Turn 2: Player 1.', 'Turn 2: you.'],
    ['The bid of Player 1 rises by 1.', 'Your bid rises by 1.'],
    ['Player 2 gives 1 honor to Player 1.', 'Player 2 gives 1 honor to you.'],
    ['React? Player 1 wins the conflict.', 'React? You win the conflict.'],
    ['Fan is discarded; Player 1 loses 1 honor.', 'Fan is discarded; you lose 1 honor.'],
    ['Simba (Player 1, exerted)', 'Simba (you, exerted)'],
    ['Player 1 bids 2, Player 2 bids 1.', 'You bid 2, Player 2 bids 1.'],
    ['Player 12 draws.', 'Player 12 draws.'],
  ])('in English: %s', (said, heard) => expect(addressed(said, 1)).toBe(heard))

  test.each([
    ['Spieler 1 zieht Simba.', 'Du ziehst Simba.'],
    ['Spieler 1 ist am Zug.', 'Du bist am Zug.'],
    ['Spieler 1 passt.', 'Du passt.'],
    ['Spieler 1 erntet mit Schlurfer.', 'Du erntest mit Schlurfer.'],
    ['Spieler 1 nutzt Plasma-Kanone.', 'Du nutzt Plasma-Kanone.'],
    ['Spieler 1 sieht sich Ronin an.', 'Du siehst dir Ronin an.'],
    ['Spieler 2 gibt Spieler 1 1 Ehre.', 'Spieler 2 gibt dir 1 Ehre.'],
    ['Das Gebot von Spieler 1 steigt um 1.', 'Dein Gebot steigt um 1.'],
    ['Lager kommt ins Deck von Spieler 1 zurück.', 'Lager kommt in dein Deck zurück.'],
    ['Dexter kommt auf das Deck von Spieler 1.', 'Dexter kommt auf dein Deck.'],
    ['Zug 2: Spieler 1.', 'Zug 2: du.'],
    ['Simba (Spieler 1, erschöpft)', 'Simba (du, erschöpft)'],
    ['Jeder Spieler 1 Æmber.', 'Jeder Spieler 1 Æmber.'],
  ])('in German: %s', (said, heard) => expect(addressed(said, 1)).toBe(heard))

  test.each([
    ['Giocatore 1 pesca Simba.', 'Peschi Simba.'],
    ['Giocatore 1 paga 1 inchiostro.', 'Paghi 1 inchiostro.'],
    ['Giocatore 1 ottiene 1 leggenda.', 'Ottieni 1 leggenda.'],
    ['Giocatore 1 aggiunge Simba al proprio calamaio.', 'Aggiungi Simba al tuo calamaio.'],
    ['Turno 2: Giocatore 1.', 'Turno 2: tu.'],
  ])('in Italian: %s', (said, heard) => expect(addressed(said, 1)).toBe(heard))
})

test('others go by their names, who has none by number', () => {
  expect(withNames('Player 1 draws; Player 2 waits.', ['Anna', null])).toBe('Anna draws; Player 2 waits.')
  expect(withNames('Player 1 draws; Player 2 waits.', [null, 'Bot'], 0)).toBe('You draw; Bot waits.')
  expect(withNames('Spieler 2 zieht, Giocatore 1 aspetta', ['Anna', 'Bert'])).toBe('Bert zieht, Anna aspetta')
})

describe.each(games)('in a game of $id', (game) => {
  test('texts of cards speak of nobody by number', () => {
    for (const { text } of game.cards())
      for (const said of Object.values(text)) expect(withNames(said, ['Anna', 'Bert'], 0)).toBe(said)
  })

  test('nobody at the table is a number, and every sentence fits', () => {
    const decks = game.decks.slice(0, 2).map(({ id }) => id)
    const setup = { format: game.formats[0] as string, decks, seed: 'spoken to', starter: 0 }
    const match = Match.start(game, setup, { log: true })
    const random = seedRandom('spoken to')
    for (let answers = 0; answers < 300 && match.outcome === null; answers++) {
      const decision = match.decisions[0]
      if (decision === undefined) break
      match.answer(decision.seat, randomChoice(decision, random))
    }
    for (const lang of ['en', 'de', 'it'] as const) {
      const said = match.log(0, lang).map(({ text }) => withNames(text, [null, 'Bot'], 0))
      expect(said.filter((text) => /\b(?:Player|Spieler|Giocatore) \d/.test(text))).toEqual([])
      // The verb goes with who acts.
      expect(
        said.filter((text) => /\b(?:You (?!pass\b)[a-z]+s|Du \p{Ll}+[^s]t)\b(?<!zt|ßt|xt)/u.test(text)),
      ).toEqual([])
      expect(said.length).toBeGreaterThan(20)
    }
  })
})
