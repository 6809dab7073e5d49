/** What some further cards do, so that every keyword of chapter 8 and each of its variants is on some card. */
import type { CardText } from '../abilities.ts'
import {
  boost,
  character,
  chosen,
  give,
  has,
  keyword,
  removeDamage,
  selfHas,
  shift,
  whenPlayed,
  youHave,
} from './words.ts'

export const keywords: Readonly<Record<string, CardText>> = {
  // Alert (8.2)
  'Cri-Kee - Good Luck Charm': [has(keyword('alert'))],
  'Sina - Vigilant Parent': [has(keyword('alert'))],

  // Boost (8.4), on characters and on a location
  'Flynn Rider - Spectral Scoundrel': [
    has(boost(2)),
    selfHas({ strength: 2, lore: 1 }, { while: { cardsUnderAtLeast: 1 } }),
  ],
  'Hercules - Spectral Demigod': [
    has(boost(2)),
    selfHas({ strength: 3 }, { while: { cardsUnderAtLeast: 1 } }),
  ],
  "Scrooge's Counting House - Ebenezer's Office": [
    has(boost(2)),
    selfHas({ willpower: { cardsUnder: 'self' }, lore: { cardsUnder: 'self' } }),
  ],

  // Shift onto a classification or onto anyone (8.10.8), and whom to shift onto
  'Thunderbolt - Wonder Dog': [has(shift(3, 'Puppy')), has(keyword('bodyguard'))],
  'Patch - Playful Pup': [
    has(keyword('ward')),
    selfHas({ lore: 1 }, { while: youHave(character({ classification: 'Puppy', other: true })) }),
  ],
  'Baymax - Giant Robot': [
    has(shift(4, 'any')),
    whenPlayed(removeDamage('all', 'self'), { if: { shifted: true } }),
  ],
  'Chip - Friend Indeed': [whenPlayed(give(chosen(character()), { lore: 1 }))],

  // Rush (8.9)
  'Luisa Madrigal - Magically Strong One': [has(keyword('rush'))],

  // Support (8.13)
  'Dewey - Showy Nephew': [has(keyword('support'))],
  'Louie - Chill Nephew': [has(keyword('support'))],
  'Rolly - Hungry Pup': [has(keyword('support'))],

  // Vanish (8.14)
  'Iago - Giant Spectral Parrot': [has(keyword('evasive')), has(keyword('vanish'))],
  'Rajah - Ghostly Tiger': [has(keyword('vanish'))],
}
