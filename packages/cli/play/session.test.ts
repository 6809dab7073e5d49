import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Decision } from '@regelwerk/core'
import { botChoice } from '@regelwerk/players'
import { expect, test } from 'vitest'
import { gameNamed } from '../games.ts'
import { PERSON, type Seated } from './saves.ts'
import { Session } from './session.ts'

const { game } = await gameNamed('l5r')

/** How often the first seat could do nothing but pass, and how often it was passed for the person there. */
function play(seats: readonly Seated[]): { lone: number; unasked: number } {
  const setup = { format: 'core', decks: ['crab', 'crane'], seed: 'alone' }
  const file = join(mkdtempSync(join(tmpdir(), 'regelwerk-')), 'game.json')
  const session = Session.start(game, setup, seats, 'en', file)
  const seen = { lone: 0, unasked: 0 }
  for (let i = 0; i < 120 && session.decision !== null; i++) {
    const decision = session.decision as Decision
    if (decision.seat === 0 && decision.options.length === 1 && decision.options[0]?.verb === 'pass')
      seen.lone++
    if (session.unasked(decision) !== null) seen.unasked++
    session.match.answer(decision.seat, botChoice(session.match, decision, 'random'))
  }
  return seen
}

test('against a bot a person passes without being asked where there is nothing else to do', () => {
  const { lone, unasked } = play([PERSON, 'random'])
  expect(lone).toBeGreaterThan(5)
  expect(unasked).toBeGreaterThanOrEqual(lone)
})

test('with two at one keyboard nobody does: it would tell the other that nothing could be done', () => {
  expect(play([PERSON, PERSON]).unasked).toBe(0)
})
