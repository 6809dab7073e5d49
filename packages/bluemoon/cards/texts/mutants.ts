import type { Text } from '../../abilities.ts'

export const mutants: Readonly<Record<string, readonly Text[]>> = {
  // Mutant 101 Den-bal-Ton
  'mutant-101': [
    { kind: 'onlyIf', condition: { opponentHasDragon: true } },
    { kind: 'element', becomes: 'other' },
  ],
  // Mutant 102 Sas-van-Son
  'mutant-102': [
    { kind: 'onlyIf', condition: { opponentHoldsMore: 2 } },
    { kind: 'element', becomes: 'other' },
  ],
  // Mutant 103 Pen-dor-Nith
  'mutant-103': [
    { kind: 'onlyIf', condition: { opponentCards: 6 } },
    { kind: 'element', becomes: 'other' },
  ],
  // Mutant 104 Neth-sur-Pot
  'mutant-104': [
    { kind: 'onlyIf', condition: { opponentCards: 3, active: true } },
    { kind: 'element', becomes: 'other' },
  ],
  // Mutant 105 Var-dis-Nar
  'mutant-105': [
    { kind: 'onlyIf', condition: { attackedBy: 7 } },
    { kind: 'element', becomes: 'other' },
  ],
  // Mutant 106 Zig-nur-Don
  'mutant-106': [
    { kind: 'onlyIf', condition: { attackedBy: 5, element: 'earth' } },
    { kind: 'element', becomes: 'fire' },
  ],
  // Mutant 107 Ras-mus-Pan
  'mutant-107': [
    { kind: 'onlyIf', condition: { attackedBy: 5, element: 'fire' } },
    { kind: 'element', becomes: 'earth' },
  ],
  // Mutant 108 Chu-nan-Chi
  'mutant-108': [
    { kind: 'onlyIf', condition: { opponentActive: { type: 'hyla' } } },
    { kind: 'element', becomes: 'other' },
  ],
  // Mutant 109 Fel-nar-Gan
  'mutant-109': [
    { kind: 'onlyIf', condition: { ownAreasEmpty: true } },
    { kind: 'element', becomes: 'other' },
  ],
  // Mutant 110 Man-shu-Ran
  'mutant-110': [
    { kind: 'onlyIf', condition: { opponentActive: { icon: 'FREE' } } },
    { kind: 'element', becomes: 'other' },
  ],
}
