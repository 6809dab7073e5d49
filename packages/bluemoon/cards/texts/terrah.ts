import type { Text } from '../../abilities.ts'

export const terrah: Readonly<Record<string, readonly Text[]>> = {
  // Terrah 12 Ferro Fos
  'terrah-12': [{ kind: 'continuous', forbid: true, play: { text: true } }],
  // Terrah 13 Kabu Kat
  'terrah-13': [{ kind: 'continuous', demand: true, playOne: 'support', orElse: 'retreat' }],
  // Terrah 14 Baku But
  'terrah-14': [{ kind: 'continuous', demand: true, playOne: 'booster', orElse: 'retreat' }],
  // Terrah 15 Bashdin
  'terrah-15': [{ kind: 'effect', when: 'played', may: true, do: { do: 'opponentDiscards', n: 2 } }],
  // Terrah 16 Corono Cos
  'terrah-16': [{ kind: 'continuous', forbid: true, play: { text: false } }],
  // Terrah 19 Earthtremor
  'terrah-19': [
    {
      kind: 'effect',
      when: 'played',
      may: true,
      do: { do: 'discardOpposing', filter: { type: ['booster', 'support'] }, n: 1, active: true },
    },
  ],
  // Terrah 21 Crashing Thunder Storm
  'terrah-21': [{ kind: 'family', family: 'storm' }],
  // Terrah 22 Swirling Snow Storm
  'terrah-22': [{ kind: 'family', family: 'storm' }],
  // Terrah 23 Lashing Sand Storm
  'terrah-23': [{ kind: 'family', family: 'storm' }],
  // Terrah 24 Drowning Rain Storm
  'terrah-24': [{ kind: 'family', family: 'storm' }],
  // Terrah 25 Cloying Mud
  'terrah-25': [{ kind: 'continuous', forbid: true, play: { type: 'character', valueAbove: 4 } }],
  // Terrah 26 Impenetrable Fog
  'terrah-26': [{ kind: 'continuous', ignore: 'icons', exceptIcons: ['STOP', 'PROTECTED'] }],
  // Terrah 27 Quivering Quicksand
  'terrah-27': [{ kind: 'continuous', forbid: true, takeIntoHand: true, holding: 4 }],
  // Terrah 28 Boshaftes Auge
  'terrah-28': [
    { kind: 'continuous', forbid: true, play: { type: ['leadership', 'ship', 'hyla', 'crystal'] } },
  ],
  // Terrah 29 Provoke Earthquake
  'terrah-29': [
    {
      kind: 'effect',
      when: 'played',
      may: true,
      do: { do: 'discardOpposing', filter: {}, n: 'all', zone: 'combat' },
    },
  ],
  // Terrah 30 Impress Holy Dragon
  'terrah-30': [{ kind: 'effect', when: 'played', may: true, do: { do: 'buyDragon', earth: 8 } }],
  // Terrah 31 Beschwöre einen Taifun
  'terrah-31': [
    {
      kind: 'effect',
      when: 'played',
      may: true,
      do: { do: 'discardOpposing', filter: { type: 'crystal' }, n: 1, active: true },
    },
  ],
  // Terrah 32 Auserwählter der Erde
  'terrah-32': [{ kind: 'effect', when: 'played', do: { do: 'eachDraws', n: 3 } }],
}
