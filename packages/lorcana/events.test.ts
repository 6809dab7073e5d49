import { Match, runCase } from '@regelwerk/core'
import { describe, expect, it } from 'vitest'
import { lorcana } from './index.ts'
import { cardAt, HAND } from './state.ts'

const BOTH = 0b11

describe('a card that leaves a hand facedown', () => {
  const given = {
    you: { play: ['Fishbone Quill', 'Mufasa - Betrayed Leader'], hand: ['Smash', 'Break'], deck: 5 },
    opponent: { deck: 5 },
  }

  it('is not told from one that the opponent knows to be there', () => {
    const { state } = lorcana.position.build(given, [])
    const match = Match.at(lorcana, state, { format: 'position', decks: [], seed: '1' })
    const known = match.state.cards.findIndex((card) => card.zone === HAND)
    cardAt(match.state, known).known = BOTH
    const use = match.decisionOf(0)?.options.findIndex((o) => o.verb === 'use') ?? -1
    match.answer(0, use)
    const ink = match.decisionOf(0)?.options.findIndex((o) => o.target !== known) ?? -1
    match.answer(0, ink)
    expect(match.state.cards.filter((card) => card.zone === HAND && card.known === BOTH)).toEqual([])
  })

  it('is inked without being shown (4.2.3.2)', () => {
    const when = ['use Fishbone Quill', 'choose Smash']
    const then = { 'Smash.zone': 'inkwell', 'Smash.knownTo': ['you'] }
    const result = runCase(lorcana, { rules: ['4.2.3.2'], title: 'quill', given, when, then, path: [] })
    expect(result.failure).toBeUndefined()
  })
})
