import { describe, expect, it } from 'vitest'
import { clockWords, namesOf, timeWords } from './match-words.ts'

describe('a match in words', () => {
  it.each([
    [605_000, '10:05'],
    [59_001, '1:00'],
    [10_000, '0:10'],
    [9_960, '0:09.9'],
    [-3, '0:00.0'],
  ])('%i ms left is %s', (ms, words) => {
    expect(timeWords(ms)).toBe(words)
  })

  it('says the clock in each language', () => {
    const clock = { kind: 'chess', seconds: 600, increment: 5 } as const
    expect(clockWords(clock, 'en')).toBe('10 minutes + 5 s')
    expect(clockWords(clock, 'de')).toBe('10 Minuten + 5 s')
    expect(clockWords({ kind: 'move', seconds: 30 }, 'it')).toBe('30 secondi per mossa')
  })

  it('names who plays, and the seats that are free', () => {
    expect(namesOf(['Ada', 'Bea'], 'de')).toBe('Ada gegen Bea')
    expect(namesOf(['Ada', null], 'en')).toBe('Ada, free seat')
    expect(namesOf(['Ada', 'search4'], 'en')).toBe('Ada against Bot (strong)')
    expect(namesOf(['Ada', 'Bea', null], 'de')).toBe('Ada, Bea, freier Platz')
  })
})
