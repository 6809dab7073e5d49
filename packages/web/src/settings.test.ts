import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

describe('settings', () => {
  it('begin with the language of the browser, where it is one of ours', () => {
    expect(readSettings(null, ['fr-FR', 'it-CH', 'de']).lang).toBe('it')
    expect(readSettings(null, ['fr']).lang).toBe('en')
  })

  it('are as they were kept', () => {
    const kept = {
      lang: 'de',
      theme: 'light',
      name: 'Ada',
      muted: true,
      game: 'l5r',
      rules: 'hidden',
      cards: 'small',
      sound: true,
    }
    const passing = { stops: { 'l5r reaction': 'never' }, passing: 'quick', confirm: false }
    expect(readSettings({ ...kept, ...passing }, ['en'])).toMatchObject({ ...kept, ...passing })
  })

  it.each([
    ['nonsense'],
    [7],
    [[]],
    [
      {
        lang: 'xx',
        theme: 'pink',
        name: 3,
        muted: 'yes',
        sound: 'yes',
        stops: { 'l5r reaction': 'perhaps' },
      },
    ],
  ])('fall back where %j was kept', (kept) => {
    expect(readSettings(kept, ['en'])).toMatchObject({
      lang: 'en',
      theme: 'system',
      name: '',
      muted: false,
      sound: false,
      rules: 'shown',
      stops: {},
      passing: 'covered',
      confirm: true,
    })
  })
})
