/** The suite that every game must pass, on auctions; and that the match after one is begun with the chains that were bid. */
import { followUp, type Game, Match, type Setup } from '@regelwerk/core'
import { checkGame } from '@regelwerk/core/testing'
import { expect, test } from 'vitest'
import { keyforge } from '../game.ts'
import { keyforgeLimited } from './index.ts'

const setups = (i: number): Setup => ({
  format: 'auction',
  decks: [keyforge.decks[i % 8]?.id as string, `seed:${i}`],
  seed: `auction ${i}`,
})

test('auctions at random', () => {
  const report = checkGame(keyforgeLimited, { games: 20, seed: 'auction', setups, maxDecisions: 100 })
  expect(report.games).toBe(20)
  expect(report.largestSave).toBeLessThan(32 * 1024)
})

/** Answers in the words of the offer. */
function said(match: Match, ...words: string[]): void {
  for (const word of words) {
    const [decision] = match.decisions
    if (decision === undefined) throw new Error('nobody is asked')
    const choice = decision.options.findIndex(
      (option) => match.game.sayOption(match.machine, decision, option, 'en') === word,
    )
    match.answer(decision.seat, choice)
  }
}

test('the highest bidder plays the deck with the chains, the other the other one (example-1)', () => {
  const match = Match.start(keyforgeLimited as unknown as Game, { ...setups(0), starter: 1 })
  said(match, 'Deck 1, with 5 chains', 'Deck 1, with 6 chains', 'Deck 1, with 7 chains', 'Pass')
  const next = followUp(match, 0)
  expect(next?.setup.handicap).toEqual([0, 7])
  const lists = setups(0).decks.map((deck) => keyforge.deckList(deck))
  expect(next?.setup.decks).toEqual([lists[1], lists[0]])
  expect(keyforge.begin(next?.setup as Setup).chains).toEqual([0, 7])
})

test('a bot bids for the better deck, no more than it is worth, and comes to an end', () => {
  for (let i = 0; i < 10; i++) {
    const match = Match.start(keyforgeLimited, setups(i))
    for (let answers = 0; match.outcome === null; answers++) {
      expect(answers).toBeLessThan(20)
      const seat = match.decisions[0]?.seat as number
      match.answer(seat, keyforgeLimited.weigh?.(match.view(seat))[0]?.choice as number)
    }
    expect(match.state.auction.result).not.toBeNull()
  }
})
