import type { CatalogueItem } from '@regelwerk/core'

/** What came after reference v10: rulings made from the reminder texts of the cards (docs/decisions/0013). */
export const later = {
  'later/rally': {
    kind: 'rule',
    summary:
      'Rally is a keyword: after the card is revealed in a province, that is turned faceup there or put there faceup, the top card of its dynasty deck is added to the province, faceup. That card may rally in its turn.',
  },
  'later/eminent': {
    kind: 'rule',
    summary:
      'Eminent is a keyword of provinces: such a province begins the game faceup, cannot be turned facedown and cannot be the stronghold province.',
  },
  'later/dishonored-province': {
    kind: 'rule',
    summary:
      'A province with a dishonored status token is treated as if its printed text box were blank, except for traits.',
  },
  'later/dire': {
    kind: 'rule',
    summary:
      'Dire is a variable keyword: a character with it has an additional ability while it has no fate on it.',
  },
  'later/support': {
    kind: 'rule',
    summary:
      "Support is a keyword: another player may help to pay the card's fate cost. In a game of two the only other player is the opponent, and nobody is asked.",
    informative: 'for more than two players',
  },
  'later/dynasty-events': {
    kind: 'rule',
    summary:
      "An event of the dynasty deck is played out of a province where it lies faceup, as characters are: its action in the dynasty phase's window, an interrupt or reaction whenever its condition is met. It goes to its owner's dynasty discard pile, and the province is refilled.",
  },
  'later/clans-only': {
    kind: 'rule',
    summary:
      'A card that names clans, as in "Crab and Phoenix only", can be only in a deck with a stronghold of one of them.',
  },
  'later/tainted': {
    kind: 'rule',
    summary:
      'Tainted is a status that a character or province has beside being honored, ordinary or dishonored, shown by a token of its own. A tainted character has +2 on each skill, a tainted province +2 strength; nothing is tainted twice.',
  },
  'later/tainted/1': {
    kind: 'rule',
    summary:
      'Whoever declares a tainted character as an attacker or defender loses 1 honor for each of them, as a cost.',
  },
  'later/tainted/2': {
    kind: 'rule',
    summary:
      'Whoever declares 1 or more defenders in a conflict at a tainted province loses 1 honor, as a cost.',
  },
  'later/corrupted': {
    kind: 'rule',
    summary: 'Corrupted is a keyword: a character with it enters play tainted.',
  },
  'later/province-attachments': {
    kind: 'rule',
    summary:
      'An attachment that says so is attached to a province instead of a character, faceup or facedown. Where only one attachment with a trait may be on a province, another cannot be attached to it.',
  },
} satisfies Readonly<Record<string, CatalogueItem>>
