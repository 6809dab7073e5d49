import type { Text } from '../../abilities.ts'

export const aqua: Readonly<Record<string, readonly Text[]>> = {
  // Aqua 11 Oomola-Aqua-Delta
  'aqua-11': [{ kind: 'effect', when: 'played', may: true, do: { do: 'discardOwn', n: 'any' } }],
  // Aqua 12 Yang
  'aqua-12': [{ kind: 'continuous', nextFree: true }],
  // Aqua 13 Yin
  'aqua-13': [{ kind: 'continuous', nextFree: true }],
  // Aqua 14 Oosa-Aqua-Epsilon
  'aqua-14': [{ kind: 'effect', when: 'played', may: true, do: { do: 'putUnderDeck' } }],
  // Aqua 15 Uusa-Alpha-Omega
  'aqua-15': [{ kind: 'continuous', crystalWithoutDragon: true }],
  // Aqua 19 Firewater
  'aqua-19': [{ kind: 'continuous', powerAtLeast: 7, element: 'fire' }],
  // Aqua 20 Earthwater
  'aqua-20': [{ kind: 'continuous', powerAtLeast: 7, element: 'earth' }],
  // Aqua 25 Torrential Flood
  'aqua-25': [{ kind: 'family', family: 'flood' }],
  // Aqua 26 Tidal Flood
  'aqua-26': [{ kind: 'family', family: 'flood' }],
  // Aqua 27 Wasser der Verbindung
  'aqua-27': [{ kind: 'continuous', raise: ['fire', 'earth'], to: 'higher', of: 'characters' }],
  // Aqua 28 Irresistible Sirens
  'aqua-28': [{ kind: 'continuous', demand: true, discardCharacter: true, orElse: 'dragon' }],
  // Aqua 29 Sprinkle Water of Tranquility
  'aqua-29': [{ kind: 'effect', when: 'played', do: { do: 'opponentDiscardsTo', n: 5 } }],
  // Aqua 30 Drown Resistance
  'aqua-30': [
    {
      kind: 'effect',
      when: 'played',
      may: true,
      do: {
        do: 'discardOpposing',
        filter: {},
        n: 'all',
        zone: 'combat',
        active: true,
        keepCharacter: true,
      },
    },
  ],
  // Aqua 31 Administer Water of Immortality
  'aqua-31': [{ kind: 'effect', when: 'played', may: true, do: { do: 'shuffleDiscardIntoDeck', who: 'me' } }],
  // Aqua 32 Auserwählte des Wassers
  'aqua-32': [{ kind: 'effect', when: 'played', do: { do: 'eachShufflesHandAndDraws', n: 6 } }],
}
