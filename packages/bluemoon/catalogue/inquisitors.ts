import type { CatalogueItem } from '@regelwerk/core'

export const inquisitors = {
  'inquisitoren/inquisitoren-allgemein': {
    kind: 'entry',
    summary: 'Inquisitors in general.',
    informative: 'heading',
  },
  'inquisitoren/inquisitoren-allgemein/1': {
    kind: 'ruling',
    summary: "An inquisitor's text can be ignored, its change of the deck limits cannot.",
    follows: ['base/64'],
  },
  'inquisitoren/inq-411-donnerfaust': {
    kind: 'entry',
    summary: 'Inquisitor 411 Donnerfaust attracts one dragon at the start of the game.',
  },
  'inquisitoren/inq-411-donnerfaust/1': {
    kind: 'ruling',
    summary: 'Inquisitor 411 Donnerfaust leaves the deck limits as they are.',
    follows: ['base/52'],
  },
  'inquisitoren/inq-411-donnerfaust/2': {
    kind: 'ruling',
    summary: 'Printed text of Inquisitor 411 Donnerfaust: one dragon at the start of the game.',
    follows: ['inquisitoren/inq-411-donnerfaust'],
  },
  'inquisitoren/inq-411-donnerfaust/3': {
    kind: 'ruling',
    summary: 'The dragon comes as the inquisitor is revealed; two of them leave all dragons in the middle.',
    follows: ['inquisitoren/inq-411-donnerfaust', 'base/34'],
  },
  'inquisitoren/inq-412-argusauge': {
    kind: 'entry',
    summary: 'With Inquisitor 412 Argusauge every own card may be treated as if it had REPLACE.',
  },
  'inquisitoren/inq-412-argusauge/1': {
    kind: 'ruling',
    summary: 'Inquisitor 412 Argusauge allows 5 more cards and 5 more moons in the deck.',
    follows: ['base/64'],
  },
  'inquisitoren/inq-412-argusauge/2': {
    kind: 'ruling',
    summary:
      'Printed text of Inquisitor 412 Argusauge: all own cards may be used as if REPLACE were printed on them.',
    follows: ['inquisitoren/inq-412-argusauge'],
  },
  'inquisitoren/inq-412-argusauge/3': {
    kind: 'ruling',
    summary: 'A card replaced counts as discarded and not as played.',
    follows: ['base/50'],
  },
  'inquisitoren/inq-412-argusauge/4': {
    kind: 'ruling',
    summary: 'While icons are ignored the as-if REPLACE is ignored too, at the moment it would be used.',
    follows: ['inquisitoren/inq-412-argusauge'],
  },
  'inquisitoren/inq-412-argusauge/5': {
    kind: 'ruling',
    summary:
      'Argusauge gives the cards no icon: effects looking for cards with icons do not find them through it.',
    follows: ['inquisitoren/inq-412-argusauge'],
  },
  'inquisitoren/inq-412-argusauge/6': {
    kind: 'ruling',
    summary:
      'The as-if icon exists only while the card is being replaced in the leadership phase and is gone afterwards.',
    follows: ['inquisitoren/inq-412-argusauge/5'],
  },
  'inquisitoren/inq-412-argusauge/7': {
    kind: 'ruling',
    summary: 'Refers to the rulings on REPLACE.',
    informative: 'heading',
  },
  'inquisitoren/inq-412-argusauge/8': {
    kind: 'ruling',
    summary:
      'While own texts are ignored, by Flit 7 Tittertweet or Khind 27 Laughing Gas, only cards with a printed REPLACE may be replaced.',
    follows: ['inquisitoren/inq-412-argusauge', 'base/30'],
  },
  'inquisitoren/inq-414-schlangenzunge': {
    kind: 'entry',
    summary:
      'With Inquisitor 414 Schlangenzunge one additional card may be drawn at the end of each own turn.',
  },
  'inquisitoren/inq-414-schlangenzunge/1': {
    kind: 'ruling',
    summary: 'Inquisitor 414 Schlangenzunge allows 15 more cards and 10 more moons in the deck.',
    follows: ['base/64'],
  },
  'inquisitoren/inq-414-schlangenzunge/2': {
    kind: 'ruling',
    summary: 'Printed text of Inquisitor 414 Schlangenzunge: one additional card at the end of the turn.',
    follows: ['inquisitoren/inq-414-schlangenzunge'],
  },
  'inquisitoren/inq-414-schlangenzunge/3': {
    kind: 'ruling',
    summary: 'The card may be drawn even with more than six cards in hand.',
    follows: ['inquisitoren/inq-414-schlangenzunge'],
  },
  'inquisitoren/inq-414-schlangenzunge/4': {
    kind: 'ruling',
    summary: 'Declining a fight or the end of a fight by a retreat gives no additional card.',
    follows: ['inquisitoren/inq-414-schlangenzunge', 'base/9', 'base/22'],
  },
  'inquisitoren/inq-414-schlangenzunge/5': {
    kind: 'ruling',
    summary: 'Against Vulca 26 Wall of Fire no card is drawn.',
    follows: ['vulca/vulca-26-feuerwall'],
  },
  'inquisitoren/inq-414-schlangenzunge/6': {
    kind: 'ruling',
    summary: 'Against Khind 25 Gluing Dust one card in the whole turn is the most that can be drawn.',
    follows: ['khind/khind-25-klebriger-staub'],
  },
  'inquisitoren/inq-414-schlangenzunge/7': {
    kind: 'ruling',
    summary: 'Against Terrah 27 Quivering Quicksand the card cannot be taken with four or more in hand.',
    follows: ['terrah/terrah-27-undurchquerbarer-treibsand'],
  },
  'inquisitoren/inq-414-schlangenzunge/8': {
    kind: 'ruling',
    summary: 'Against Pillar 15 Bottelus Emptius no card is drawn.',
    follows: ['pillar/pillar-15-kalebassus-leerus'],
  },
  'inquisitoren/inq-414-schlangenzunge/9': {
    kind: 'ruling',
    summary: 'Against Flit 28 Nervtötendes Gezwitscher the additional card is not drawn.',
    follows: ['flit/flit-28-nervtoetendes-gezwitscher'],
  },
} as const satisfies Record<string, CatalogueItem>
