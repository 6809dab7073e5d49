import { gameOf, loadGames } from '@regelwerk/protocol'
import { describe, expect, test } from 'vitest'
import { showPosition } from '../session/position.ts'
import { examplesOf, filesOf, positionsOfFile, readPositions, sayEntry, sayExpected } from './positions.ts'

await loadGames()

const text = `game: lorcana
cases:
# ---- first
- rule: 1.10
  title: one
  given:
    you: { hand: [Pumbaa - Friendly Warthog], inkwell: 5 }
  when: [play Pumbaa]
  then: { Pumbaa.zone: play, you.readyInk: 1 }

# ---- second
- rule: [1.5.1, 1.5.2]
  title: two
`

describe('positions', () => {
  test('are read with their place and their source; an id keeps its last zero', () => {
    const [one, two] = readPositions('lorcana', 'here', text)
    expect(one?.test.rules).toEqual(['1.10'])
    expect(two).toMatchObject({ file: 'here', n: 1, test: { rules: ['1.5.1', '1.5.2'] } })
    expect(one?.source).toBe(
      [
        'rule: 1.10',
        'title: one',
        'given:',
        '  you: { hand: [Pumbaa - Friendly Warthog], inkwell: 5 }',
        'when: [play Pumbaa]',
        'then: { Pumbaa.zone: play, you.readyInk: 1 }',
      ].join('\n'),
    )
  })

  test('are found by the rules they cite', async () => {
    expect(filesOf('bluemoon')).toContain('base-1')
    const [first, ...more] = await examplesOf('bluemoon', 'base/1')
    expect(first).toMatchObject({ game: 'bluemoon', file: 'base-1', n: 0 })
    for (const { test: one } of more) expect(one.rules).toContain('base/1')
    expect(await positionsOfFile('bluemoon', 'nowhere')).toEqual([])
  })

  test('what is done and expected is said in lines', () => {
    expect(sayEntry('play Pumbaa')).toBe('play Pumbaa')
    expect(sayEntry({ expect: { can: ['play a', 'play b'] } })).toBe('expect: can: play a, play b')
    expect(sayExpected({ 'you.hand': 1, 'you.rings': [] })).toEqual(['you.hand: 1', 'you.rings: –'])
  })

  test('are shown step by step through every seat, in each language', () => {
    const [one] = readPositions('lorcana', 'here', text)
    if (one === undefined) throw new Error('no position')
    const { session, seats, failure } = showPosition(gameOf('lorcana'), one.test, 'en')
    expect({ seats, failure }).toEqual({ seats: 2, failure: null })
    expect(session.state()).toMatchObject({ steps: { at: 0, of: 1 }, names: ['You', 'Opponent'], log: [] })
    session.goTo(1)
    const english = session.state().log.map((line) => line.text)
    expect(english.length).toBeGreaterThan(0)
    session.speak('de')
    expect(session.state().log.map((line) => line.text)).not.toEqual(english)
    session.look(1)
    expect(session.state().screen).toMatchObject({ seat: 1, decision: null })
    session.goTo(99)
    expect(session.state().steps).toEqual({ at: 1, of: 1 })
  })
})
