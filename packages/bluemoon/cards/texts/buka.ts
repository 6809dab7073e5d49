import type { Text } from '../../abilities.ts'

export const buka: Readonly<Record<string, readonly Text[]>> = {
  // Buka 13 B.P. Unity
  'buka-13': [{ kind: 'continuous', freeIf: { opponentCards: 6 } }],
  // Buka 14 B.P. Ferocity
  'buka-14': [{ kind: 'continuous', freeIf: { opponentActive: { type: 'character' }, atLeast: 2 } }],
  // Buka 15 B.P. Bravery
  'buka-15': [{ kind: 'continuous', freeIf: { opponentActive: { type: 'booster' }, atLeast: 2 } }],
  // Buka 16 B.P. Mystery
  'buka-16': [{ kind: 'continuous', freeIf: { opponentActive: { type: 'support' }, atLeast: 2 } }],
  // Buka 17 B.P. Loyalty
  'buka-17': [{ kind: 'continuous', freeIf: { opponentActive: { icon: 'any' }, atLeast: 2 } }],
  // Buka 18 Boatswain Mena Marn
  'buka-18': [{ kind: 'continuous', forbid: true, activeCharacters: 2 }],
  // Buka 19 Coxswain Mora Marn
  'buka-19': [
    {
      kind: 'effect',
      when: 'played',
      may: true,
      if: { playedFromShip: true },
      do: { do: 'discardOpposing', filter: {}, n: 'all', zone: 'combat' },
    },
  ],
  // Buka 20 Quartermaster Kura Ko
  'buka-20': [{ kind: 'continuous', additional: 'support', n: 'any', evenAfterStop: true }],
  // Buka 21 Powdermaster Yina Ko
  'buka-21': [{ kind: 'continuous', bluffWorth: 4 }],
  // Buka 22 Lookout Dolora Paal
  'buka-22': [{ kind: 'effect', when: 'played', may: true, do: { do: 'discardBoostersOrSupports' } }],
  // Buka 23 Old Goo Laa's Ghost
  'buka-23': [
    { kind: 'onlyIf', condition: { ownInfluenceEmpty: true } },
    { kind: 'element', becomes: 'other' },
  ],
  // Buka 24 Letter of Marque
  'buka-24': [{ kind: 'continuous', forbid: true, callMyBluff: true }],
  // Buka 25 Armory
  'buka-25': [{ kind: 'continuous', additional: 'support', n: 1, evenAfterStop: true }],
  // Buka 26 Duplicator of Fire
  'buka-26': [{ kind: 'continuous', double: ['fire'], of: 'oneCharacter' }],
  // Buka 27 Entreat Favor
  'buka-27': [{ kind: 'effect', when: 'played', may: true, do: { do: 'searchForShip' } }],
  // Buka 28 Sea Falcon
  'buka-28': [{ kind: 'continuous', handWhenLanding: true }],
  // Buka 29 Sea Devil
  'buka-29': [{ kind: 'effect', when: 'played', may: true, do: { do: 'load', n: 3 } }],
  // Buka 31 Sea Moon
  'buka-31': [
    { kind: 'effect', when: 'played', may: true, do: { do: 'load', n: 1 } },
    { kind: 'continuous', handWhenLanding: true, most: 1 },
  ],
}
