import type { Text } from '../../abilities.ts'

export const pillar: Readonly<Record<string, readonly Text[]>> = {
  // Pillar 11 Gulpus Permanentus
  'pillar-11': [{ kind: 'continuous', additional: 'booster', n: 1, evenAfterStop: true }],
  // Pillar 12 Gloria Gracia
  'pillar-12': [
    { kind: 'effect', when: 'played', may: true, do: { do: 'takeBack', from: 'combat', other: true } },
  ],
  // Pillar 13 Cardus Nikkus
  'pillar-13': [{ kind: 'effect', when: 'played', may: true, do: { do: 'discardBlind', n: 1 } }],
  // Pillar 14 Crysalus Frendus
  'pillar-14': [{ kind: 'continuous', doubleCaterpillar: true }],
  // Pillar 15 Bottelus Emptius
  'pillar-15': [{ kind: 'continuous', forbid: true, takeIntoHand: true }],
  // Pillar 16 Caterpillar Fireeater
  'pillar-16': [{ kind: 'continuous', demand: true, discardValues: { fire: 3 }, orElse: 'retreat' }],
  // Pillar 17 Caterpillar Eartheroder
  'pillar-17': [{ kind: 'continuous', demand: true, discardValues: { earth: 3 }, orElse: 'retreat' }],
  // Pillar 18 Caterpillar Watertamer
  'pillar-18': [
    { kind: 'continuous', demand: true, discardValues: { fire: 2, earth: 2 }, orElse: 'retreat' },
  ],
  // Pillar 19 Caterpillar Lightseeker
  'pillar-19': [
    { kind: 'continuous', demand: true, discardValues: { fire: 5, earth: 5 }, or: true, orElse: 'retreat' },
  ],
  // Pillar 20 Monduntergangs-Raupe
  'pillar-20': [{ kind: 'continuous', demand: true, discardMoons: 2, orElse: 'retreat' }],
  // Pillar 21 Potion of Cosmic Power
  'pillar-21': [{ kind: 'continuous', double: ['fire', 'earth'], of: 'oneCharacter' }],
  // Pillar 22 Potion of Conjoining
  'pillar-22': [{ kind: 'continuous', raise: ['fire', 'earth'], to: 'sum', of: 'oneCharacter' }],
  // Pillar 23 Potion of Mutation
  'pillar-23': [{ kind: 'continuous', raise: ['fire', 'earth'], to: 'higher', of: 'oneCharacter' }],
  // Pillar 24 Potion of Sparkling Fire
  'pillar-24': [{ kind: 'continuous', raise: ['fire'], to: 6, of: 'oneCharacter' }],
  // Pillar 25 Potion of Trembling Earth
  'pillar-25': [{ kind: 'continuous', raise: ['earth'], to: 6, of: 'oneCharacter' }],
  // Pillar 26 Potion of Prodigious Passion
  'pillar-26': [{ kind: 'continuous', raise: ['fire', 'earth'], to: 5, of: 'oneCharacter' }],
  // Pillar 27 Butterfly Scout
  'pillar-27': [{ kind: 'effect', when: 'played', do: { do: 'openHand' } }],
  // Pillar 30 Deploy Butterfly
  'pillar-30': [{ kind: 'effect', when: 'played', do: { do: 'openHand' } }],
  // Pillar 31 Versuche den Heiligen Drachen
  'pillar-31': [{ kind: 'effect', when: 'played', may: true, do: { do: 'buyDragon', moons: 5 } }],
  // Pillar 32 Auserwählter der Weite
  'pillar-32': [{ kind: 'effect', when: 'played', do: { do: 'eachMayBuyDragon', fire: 2, earth: 2 } }],
}
