import type { CatalogueItem } from '@regelwerk/core'

export const extras = {
  'geister/promo-904-windgeister': {
    kind: 'entry',
    summary: 'When Promo 904 Windgeister is played, one active opposing support may be discarded.',
    informative: 'the type of the card is not known, so no position can play it',
  },
  'geister/promo-904-windgeister/1': {
    kind: 'ruling',
    summary: 'Printed text of Promo 904 Windgeister: an active support of the opponent may be discarded now.',
    informative: 'the type of the card is not known, so no position can play it',
  },
  'geister/promo-904-windgeister/2': {
    kind: 'ruling',
    summary: 'PROTECTED supports are excepted.',
    informative: 'the type of the card is not known, so no position can play it',
  },
  'geister/promo-904-windgeister/3': {
    kind: 'ruling',
    summary:
      'A support whose PROTECTED icon is ignored through Hoax 16 Mekarthas the Shrewd may be discarded.',
    informative: 'the type of the card is not known, so no position can play it',
  },
  'geister/promo-904-windgeister/4': {
    kind: 'ruling',
    summary: 'A bluff card may be chosen.',
    informative: 'the type of the card is not known, so no position can play it',
  },
  'geister/promo-904-windgeister/5': {
    kind: 'ruling',
    summary: 'An ignored support is still a support and may be chosen.',
    informative: 'the type of the card is not known, so no position can play it',
  },
  'tutu/tutu-allgemein': {
    kind: 'entry',
    summary: 'Tutu in general.',
    informative: 'heading',
  },
  'tutu/tutu-allgemein/1': {
    kind: 'ruling',
    summary: 'All Tutu have text, so none can be played while cards with text are forbidden.',
    follows: ['base/30'],
  },
  'tutu/tutu-allgemein/2': {
    kind: 'ruling',
    summary:
      'An "I must" cost cannot be ignored and is paid before the Tutu is played; if Intervention 402 Schande über euch! voids it, the cost stays paid.',
    informative: 'no Tutu with a cost is known by its text',
  },
  'tutu/tutu-allgemein/3': {
    kind: 'ruling',
    summary:
      'Although "I must" ranks above a ban, such a Tutu cannot be played under Terrah 12 Ferro Fos, because whether it may be played is checked first.',
    informative: 'no Tutu with a cost is known by its text',
  },
  'tutu/tutu-507-tutu-pampam': {
    kind: 'entry',
    summary: 'While Tutu 507 PamPam is active, its owner may play no further characters in this fight.',
  },
  'tutu/tutu-507-tutu-pampam/1': {
    kind: 'ruling',
    summary: 'Printed text of Tutu 507 PamPam: no further own characters in this fight.',
    follows: ['tutu/tutu-507-tutu-pampam'],
  },
  'tutu/tutu-507-tutu-pampam/2': {
    kind: 'ruling',
    summary: 'The ban reaches beyond the turn to the whole fight, but not beyond it.',
    follows: ['tutu/tutu-507-tutu-pampam'],
  },
  'tutu/tutu-507-tutu-pampam/3': {
    kind: 'ruling',
    summary: 'It holds as long as PamPam is active.',
    follows: ['tutu/tutu-507-tutu-pampam'],
  },
  'tutu/tutu-507-tutu-pampam/4': {
    kind: 'ruling',
    summary: 'Characters before it are fine: a character, a FREE character and then PamPam in one turn.',
    follows: ['tutu/tutu-507-tutu-pampam', 'base/45'],
  },
  'tutu/tutu-507-tutu-pampam/5': {
    kind: 'ruling',
    summary:
      "A mutant and PamPam cannot be combined: PamPam's text bars the mutant, the mutant's STOP bars PamPam.",
    follows: ['tutu/tutu-507-tutu-pampam', 'base/48'],
  },
  'tutu/tutu-507-tutu-pampam/6': {
    kind: 'ruling',
    summary:
      'In the next turn its owner has to retreat unless PamPam was discarded, taken back (Vulca 28 Summon Sorcerer), attacks again (Khind 31 Bounce Back) or is ignored.',
    follows: ['tutu/tutu-507-tutu-pampam', 'base/12'],
  },
  'hyla/infl-604-hyla-piplox': {
    kind: 'entry',
    summary: 'With Hyla 604 Piplox its owner may play one additional booster or support in each own turn.',
  },
  'hyla/infl-604-hyla-piplox/1': {
    kind: 'ruling',
    summary: 'Printed text of Hyla 604 Piplox: one additional booster or support in the own turn.',
    follows: ['hyla/infl-604-hyla-piplox'],
  },
  'hyla/infl-604-hyla-piplox/2': {
    kind: 'ruling',
    summary: 'It may be a booster, a PAIR of boosters or a support, and is allowed even after a STOP.',
    follows: ['hyla/infl-604-hyla-piplox', 'base/30', 'base/44', 'base/48'],
  },
  'hyla/infl-604-hyla-piplox/3': {
    kind: 'ruling',
    summary: 'Hyla texts can be ignored like any other, for instance by Khind 27 Laughing Gas.',
    follows: ['base/30'],
  },
  'hyla/infl-604-hyla-piplox/4': {
    kind: 'ruling',
    summary: 'Introduces the question.',
    informative: 'heading',
  },
  'hyla/infl-604-hyla-piplox/5': {
    kind: 'ruling',
    summary:
      'Asks whether after a STOP the card allowed by Hyla 604 Piplox may be accompanied by FREE boosters or supports.',
    informative: 'question',
  },
  'hyla/infl-604-hyla-piplox/6': {
    kind: 'ruling',
    summary: 'Introduces the answer.',
    informative: 'heading',
  },
  'hyla/infl-604-hyla-piplox/7': {
    kind: 'ruling',
    summary:
      'No: after a STOP Piplox allows one single card; FREE cards depend on the regular play, which the STOP has taken away.',
    follows: ['hyla/infl-604-hyla-piplox', 'base/45', 'base/48'],
  },
  'hyla/infl-604-hyla-piplox/8': {
    kind: 'ruling',
    summary:
      'The card allowed by Piplox does not bring back the regular play to which FREE supports could be added.',
    follows: ['hyla/infl-604-hyla-piplox/7'],
  },
  'hyla/infl-605-hyla-hakbaad': {
    kind: 'entry',
    summary: 'With Hyla 605 Hakbaad its owner may draw one additional card at the end of each own turn.',
  },
  'hyla/infl-605-hyla-hakbaad/1': {
    kind: 'ruling',
    summary: 'Printed text of Hyla 605 Hakbaad: one additional card at the end of the turn.',
    follows: ['hyla/infl-605-hyla-hakbaad'],
  },
  'hyla/infl-605-hyla-hakbaad/2': {
    kind: 'ruling',
    summary: 'The card may be drawn even with more than six cards in hand.',
    follows: ['hyla/infl-605-hyla-hakbaad'],
  },
  'hyla/infl-605-hyla-hakbaad/3': {
    kind: 'ruling',
    summary:
      'Declining a fight or the end of a fight by a retreat gives no additional card, for the end phase of the turn is not reached.',
    follows: ['hyla/infl-605-hyla-hakbaad', 'base/9', 'base/22'],
  },
  'hyla/infl-605-hyla-hakbaad/4': {
    kind: 'ruling',
    summary: 'Against Vulca 26 Wall of Fire no card is drawn.',
    follows: ['vulca/vulca-26-feuerwall'],
  },
  'hyla/infl-605-hyla-hakbaad/5': {
    kind: 'ruling',
    summary: 'Against Khind 25 Gluing Dust one card in the whole turn is the most that can be drawn.',
    follows: ['khind/khind-25-klebriger-staub'],
  },
  'hyla/infl-605-hyla-hakbaad/6': {
    kind: 'ruling',
    summary: 'Against Terrah 27 Quivering Quicksand the card cannot be taken with four or more in hand.',
    follows: ['terrah/terrah-27-undurchquerbarer-treibsand'],
  },
  'hyla/infl-605-hyla-hakbaad/7': {
    kind: 'ruling',
    summary: 'Against Pillar 15 Bottelus Emptius no card is drawn.',
    follows: ['pillar/pillar-15-kalebassus-leerus'],
  },
  'hyla/infl-605-hyla-hakbaad/8': {
    kind: 'ruling',
    summary: 'Against Flit 28 Nervtötendes Gezwitscher the additional card is not drawn.',
    follows: ['flit/flit-28-nervtoetendes-gezwitscher'],
  },
  'hyla/infl-606-hyla-astel': {
    kind: 'entry',
    summary:
      'With Hyla 606 Astel the additional dragon for many cards is gained with four cards in combat and support areas, not six.',
  },
  'hyla/infl-606-hyla-astel/1': {
    kind: 'ruling',
    summary:
      'Printed text of Hyla 606 Astel: four or more own cards suffice for the additional dragon of a retreat.',
    follows: ['hyla/infl-606-hyla-astel', 'base/31'],
  },
  'hyla/infl-606-hyla-astel/2': {
    kind: 'ruling',
    summary:
      "If its owner's texts are ignored when the opponent retreats Astel does not work, since dragons are attracted before the cards are discarded.",
    follows: ['base/30'],
  },
  'hyla/infl-607-hyla-oktak': {
    kind: 'entry',
    summary: 'With Hyla 607 Oktak its owner may draw up to eight cards at the end of a fight.',
  },
  'hyla/infl-607-hyla-oktak/1': {
    kind: 'ruling',
    summary:
      'Printed text of Hyla 607 Oktak: with fewer than eight cards at the end of a fight, draw up to eight.',
    follows: ['hyla/infl-607-hyla-oktak', 'base/9'],
  },
  'hyla/infl-607-hyla-oktak/2': {
    kind: 'ruling',
    summary:
      'Cards that could ignore it are discarded before the fight ends, so Oktak works then although Hyla texts can be ignored during the fight.',
    follows: ['hyla/infl-607-hyla-oktak', 'base/9'],
  },
  'hyla/infl-607-hyla-oktak/3': {
    kind: 'ruling',
    summary: 'Declining to open a fight is no end of a fight and gives no such draw.',
    follows: ['hyla/infl-607-hyla-oktak', 'base/22'],
  },
  'hyla/infl-608-hyla-rueckkehr': {
    kind: 'entry',
    summary: 'Hyla 608 Rückkehr may be exchanged, when played, for a Hyla chosen from the own discard pile.',
  },
  'hyla/infl-608-hyla-rueckkehr/1': {
    kind: 'ruling',
    summary: 'Printed text of Hyla 608 Rückkehr: exchange it now for a Hyla from the own discard pile.',
    follows: ['hyla/infl-608-hyla-rueckkehr'],
  },
  'hyla/infl-608-hyla-rueckkehr/2': {
    kind: 'ruling',
    summary:
      "Unused, or without a Hyla in the pile, even if this is found out only while searching, it stays as an ordinary Hyla; an opposing Hyla goes to its owner's discard pile.",
    follows: ['hyla/infl-608-hyla-rueckkehr', 'base/65'],
  },
  'hyla/infl-608-hyla-rueckkehr/3': {
    kind: 'ruling',
    summary: 'It may displace an own Hyla and then bring this very card back.',
    follows: ['hyla/infl-608-hyla-rueckkehr', 'base/65'],
  },
  'kristallkarten/kristallkarten-allgemein': {
    kind: 'entry',
    summary: 'Crystal cards in general.',
    informative: 'heading',
  },
  'kristallkarten/kristallkarten-allgemein/1': {
    kind: 'ruling',
    summary:
      'A crystal card in play counts as active: Vulca 28 Summon Sorcerer can take it back and Khind 6 TopDog discard it.',
    informative: 'no crystal card is known by its text',
  },
  'kristallkarten/kristallkarten-allgemein/2': {
    kind: 'ruling',
    summary:
      'Its "I must" cost cannot be ignored. Its scoring text may be ignored during the game, but at scoring no ignoring card works any more.',
    informative: 'no crystal card is known by its text',
  },
  'kristallkarten/kristallkarten-allgemein/3': {
    kind: 'ruling',
    summary: 'Crystal cards are action cards of the type achievement and no influence cards.',
    informative: 'no crystal card is known by its text',
  },
} as const satisfies Record<string, CatalogueItem>
