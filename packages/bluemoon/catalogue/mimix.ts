import type { CatalogueItem } from '@regelwerk/core'

export const mimix = {
  'mimix/mimix-18-schamane-des-heiligen-opfers': {
    kind: 'entry',
    summary:
      'Mimix 18 Shaman of the Holy Sacrifice: at the end of the own turn up to 3 cards of the draw deck may be revealed; one of them is discarded, the others are taken to hand.',
  },
  'mimix/mimix-18-schamane-des-heiligen-opfers/1': {
    kind: 'ruling',
    summary:
      'The text: at the end of my turn I may reveal up to 3 cards from my draw deck, discard 1 and take the rest.',
    follows: ['mimix/mimix-18-schamane-des-heiligen-opfers'],
  },
  'mimix/mimix-18-schamane-des-heiligen-opfers/2': {
    kind: 'ruling',
    summary:
      'The opponent sees the cards. "Up to" gives no choice of number; it only allows the use with 2 or 1 cards left in the draw deck.',
    follows: ['mimix/mimix-18-schamane-des-heiligen-opfers'],
  },
  'mimix/mimix-18-schamane-des-heiligen-opfers/3': {
    kind: 'ruling',
    summary: 'Against Vulca 26 Wall of Fire the text cannot be used.',
    follows: ['vulca/vulca-26-feuerwall'],
  },
  'mimix/mimix-18-schamane-des-heiligen-opfers/4': {
    kind: 'ruling',
    summary:
      'Against Khind 25 Gluing Dust the text is lost if a card had to be drawn in the draw phase. With 6 or more cards before it, exactly 1 card is revealed, and that one must be discarded.',
    follows: ['mimix/mimix-18-schamane-des-heiligen-opfers', 'khind/khind-25-klebriger-staub'],
  },
  'mimix/mimix-18-schamane-des-heiligen-opfers/5': {
    kind: 'ruling',
    summary: 'Against Terrah 27 Quivering Quicksand nothing may be taken while 4 or more cards are in hand.',
    follows: ['terrah/terrah-27-undurchquerbarer-treibsand'],
  },
  'mimix/mimix-18-schamane-des-heiligen-opfers/6': {
    kind: 'ruling',
    summary: 'Against Pillar 15 Bottelus Emptius the text cannot be used.',
    follows: ['pillar/pillar-15-kalebassus-leerus'],
  },
  'mimix/mimix-18-schamane-des-heiligen-opfers/7': {
    kind: 'ruling',
    summary: 'After Intervention 404 Genug jetzt! the text cannot be used.',
    follows: ['interventionen/inter-404-genug-jetzt'],
  },
  'mimix/mimix-19-schamane-der-kuenftigen-heldentaten': {
    kind: 'entry',
    summary:
      'Mimix 19 Shaman of the Deeds to Come: at the end of the own turn up to 3 additional cards may be drawn, then 2 hand cards are shuffled into the draw deck.',
  },
  'mimix/mimix-19-schamane-der-kuenftigen-heldentaten/1': {
    kind: 'ruling',
    summary:
      'The text: at the end of my turn I may draw up to 3 additional cards and then shuffle any 2 hand cards into my draw deck.',
    follows: ['mimix/mimix-19-schamane-der-kuenftigen-heldentaten'],
  },
  'mimix/mimix-19-schamane-der-kuenftigen-heldentaten/2': {
    kind: 'ruling',
    summary:
      'It works beyond 6 cards in hand. "Up to" gives no choice of number; with fewer than 3 or no cards left one draws what there is, and 2 hand cards are shuffled in all the same.',
    follows: ['mimix/mimix-19-schamane-der-kuenftigen-heldentaten'],
  },
  'mimix/mimix-19-schamane-der-kuenftigen-heldentaten/3': {
    kind: 'ruling',
    summary: 'Against Vulca 26 Wall of Fire the text cannot be used.',
    follows: ['vulca/vulca-26-feuerwall'],
  },
  'mimix/mimix-19-schamane-der-kuenftigen-heldentaten/4': {
    kind: 'ruling',
    summary:
      'Against Khind 25 Gluing Dust the text is lost if a card had to be drawn in the draw phase. With 6 or more cards before it, exactly 1 card is drawn, and then 2 hand cards are shuffled in.',
    follows: ['mimix/mimix-19-schamane-der-kuenftigen-heldentaten', 'khind/khind-25-klebriger-staub'],
  },
  'mimix/mimix-19-schamane-der-kuenftigen-heldentaten/5': {
    kind: 'ruling',
    summary: 'Against Terrah 27 Quivering Quicksand nothing may be taken while 4 or more cards are in hand.',
    follows: ['terrah/terrah-27-undurchquerbarer-treibsand'],
  },
  'mimix/mimix-19-schamane-der-kuenftigen-heldentaten/6': {
    kind: 'ruling',
    summary: 'Against Pillar 15 Bottelus Emptius the text cannot be used.',
    follows: ['pillar/pillar-15-kalebassus-leerus'],
  },
  'mimix/mimix-19-schamane-der-kuenftigen-heldentaten/7': {
    kind: 'ruling',
    summary: 'After Intervention 404 Genug jetzt! the text cannot be used.',
    follows: ['interventionen/inter-404-genug-jetzt'],
  },
  'mimix/mimix-20-schamane-des-hier-und-jetzt': {
    kind: 'entry',
    summary:
      'Mimix 20 Shaman of the Here and Now: right after the own booster/support phase 1 card may be searched out of the draw deck, shown and taken.',
  },
  'mimix/mimix-20-schamane-des-hier-und-jetzt/1': {
    kind: 'ruling',
    summary:
      'The text: right after my booster/support phase I may choose 1 card of my draw deck, show it and take it.',
    follows: ['mimix/mimix-20-schamane-des-hier-und-jetzt'],
  },
  'mimix/mimix-20-schamane-des-hier-und-jetzt/2': {
    kind: 'ruling',
    summary: 'Corrected: the draw deck is shuffled afterwards.',
  },
  'mimix/mimix-20-schamane-des-hier-und-jetzt/3': {
    kind: 'ruling',
    summary: 'Against Vulca 26 Wall of Fire the text cannot be used.',
    follows: ['vulca/vulca-26-feuerwall'],
  },
  'mimix/mimix-20-schamane-des-hier-und-jetzt/4': {
    kind: 'ruling',
    summary:
      'Against Khind 25 Gluing Dust the text can be used, but then nothing may be drawn in the draw phase.',
    follows: ['khind/khind-25-klebriger-staub'],
  },
  'mimix/mimix-20-schamane-des-hier-und-jetzt/5': {
    kind: 'ruling',
    summary: 'Against Terrah 27 Quivering Quicksand nothing may be taken while 4 or more cards are in hand.',
    follows: ['terrah/terrah-27-undurchquerbarer-treibsand'],
  },
  'mimix/mimix-20-schamane-des-hier-und-jetzt/6': {
    kind: 'ruling',
    summary: 'Against Pillar 15 Bottelus Emptius the text cannot be used.',
    follows: ['pillar/pillar-15-kalebassus-leerus'],
  },
  'mimix/mimix-20-schamane-des-hier-und-jetzt/7': {
    kind: 'ruling',
    summary: 'Intervention 404 Genug jetzt! comes too late to prevent it.',
    follows: ['mimix/mimix-20-schamane-des-hier-und-jetzt'],
  },
  'mimix/mimix-21-schamane-des-lebens-nach-dem-tod': {
    kind: 'entry',
    summary:
      'Mimix 21 Shaman of the Afterlife: right after the own booster/support phase the discard pile is shuffled face down and 2 cards may be drawn from it.',
  },
  'mimix/mimix-21-schamane-des-lebens-nach-dem-tod/1': {
    kind: 'ruling',
    summary:
      'The text: right after my booster/support phase I shuffle my discard pile face down and may draw 2 cards from it.',
    follows: ['mimix/mimix-21-schamane-des-lebens-nach-dem-tod'],
  },
  'mimix/mimix-21-schamane-des-lebens-nach-dem-tod/2': {
    kind: 'ruling',
    summary: 'If the discard pile has only 1 card, that one is drawn.',
    follows: ['mimix/mimix-21-schamane-des-lebens-nach-dem-tod'],
  },
  'mimix/mimix-21-schamane-des-lebens-nach-dem-tod/3': {
    kind: 'ruling',
    summary: 'Against Vulca 26 Wall of Fire the text can still be used.',
    follows: ['mimix/mimix-21-schamane-des-lebens-nach-dem-tod'],
  },
  'mimix/mimix-21-schamane-des-lebens-nach-dem-tod/4': {
    kind: 'ruling',
    summary: 'Against Khind 25 Gluing Dust the text can still be used.',
    follows: ['mimix/mimix-21-schamane-des-lebens-nach-dem-tod'],
  },
  'mimix/mimix-21-schamane-des-lebens-nach-dem-tod/5': {
    kind: 'ruling',
    summary: 'Against Terrah 27 Quivering Quicksand nothing may be taken while 4 or more cards are in hand.',
    follows: ['terrah/terrah-27-undurchquerbarer-treibsand'],
  },
  'mimix/mimix-21-schamane-des-lebens-nach-dem-tod/6': {
    kind: 'ruling',
    summary: 'Against Pillar 15 Bottelus Emptius the text cannot be used.',
    follows: ['pillar/pillar-15-kalebassus-leerus'],
  },
  'mimix/mimix-21-schamane-des-lebens-nach-dem-tod/7': {
    kind: 'ruling',
    summary: 'Intervention 404 Genug jetzt! comes too late to prevent it.',
    follows: ['mimix/mimix-21-schamane-des-lebens-nach-dem-tod'],
  },
  'mimix/mimix-29-brennende-raserei': {
    kind: 'entry',
    summary: 'Mimix 29 Fearsome Chant: the opponent attracts 1 dragon fewer when its owner retreats.',
  },
  'mimix/mimix-29-brennende-raserei/1': {
    kind: 'ruling',
    summary: 'The text: if I retreat you attract 1 dragon fewer.',
    follows: ['mimix/mimix-29-brennende-raserei'],
  },
  'mimix/mimix-29-brennende-raserei/2': {
    kind: 'ruling',
    summary: "It cancels out the additional dragon of the opponent's Hoax 10 Redamikanas the Cartographer.",
    follows: ['mimix/mimix-29-brennende-raserei', 'base/33'],
  },
  'mimix/mimix-29-brennende-raserei/3': {
    kind: 'ruling',
    summary: "It cancels out the additional dragon of the opponent's Vulca 27 Fearsome Spirits.",
    follows: ['mimix/mimix-29-brennende-raserei', 'base/33'],
  },
  'mimix/mimix-29-brennende-raserei/4': {
    kind: 'ruling',
    summary: "It cancels out the additional dragon of the opponent's Khind 24 Schleuder der Bestürzung.",
    follows: ['mimix/mimix-29-brennende-raserei', 'base/33'],
  },
  'mimix/mimix-29-brennende-raserei/5': {
    kind: 'ruling',
    summary:
      'The dragon of Aqua 28 Irresistible Sirens is still attracted, since it is not gained by the retreat.',
    follows: ['base/35'],
  },
  'mimix/mimix-30-rufe-den-geist-des-schlachtfeldes': {
    kind: 'entry',
    summary:
      'Mimix 30 Call Spirit of the Battlefield: any 1 card of the own combat area may be taken back to hand.',
  },
  'mimix/mimix-30-rufe-den-geist-des-schlachtfeldes/1': {
    kind: 'ruling',
    summary: 'The text: now I may take any 1 card of my combat area back to hand.',
    follows: ['mimix/mimix-30-rufe-den-geist-des-schlachtfeldes'],
  },
  'mimix/mimix-30-rufe-den-geist-des-schlachtfeldes/2': {
    kind: 'ruling',
    summary: 'Inactive cards of the combat area may be taken as well.',
    follows: ['mimix/mimix-30-rufe-den-geist-des-schlachtfeldes'],
  },
  'mimix/mimix-30-rufe-den-geist-des-schlachtfeldes/3': {
    kind: 'ruling',
    summary: 'Against Vulca 26 Wall of Fire the text can still be used.',
    follows: ['mimix/mimix-30-rufe-den-geist-des-schlachtfeldes'],
  },
  'mimix/mimix-30-rufe-den-geist-des-schlachtfeldes/4': {
    kind: 'ruling',
    summary: 'Against Khind 25 Gluing Dust the text can still be used.',
    follows: ['mimix/mimix-30-rufe-den-geist-des-schlachtfeldes'],
  },
  'mimix/mimix-30-rufe-den-geist-des-schlachtfeldes/5': {
    kind: 'ruling',
    summary: 'Against Terrah 27 Quivering Quicksand nothing may be taken while 4 or more cards are in hand.',
    follows: ['terrah/terrah-27-undurchquerbarer-treibsand'],
  },
  'mimix/mimix-30-rufe-den-geist-des-schlachtfeldes/6': {
    kind: 'ruling',
    summary: 'Against Pillar 15 Bottelus Emptius the text cannot be used.',
    follows: ['pillar/pillar-15-kalebassus-leerus'],
  },
  'mimix/mimix-31-rufe-den-geist-der-unterwelt': {
    kind: 'entry',
    summary:
      'Mimix 31 Call Spirit of the Underworld: 1 card may be chosen from the own discard pile, shown and taken.',
  },
  'mimix/mimix-31-rufe-den-geist-der-unterwelt/1': {
    kind: 'ruling',
    summary: 'The text: now I may choose 1 card of my discard pile, show it and take it.',
    follows: ['mimix/mimix-31-rufe-den-geist-der-unterwelt'],
  },
  'mimix/mimix-31-rufe-den-geist-der-unterwelt/2': {
    kind: 'ruling',
    summary: 'Against Vulca 26 Wall of Fire the text can still be used.',
    follows: ['mimix/mimix-31-rufe-den-geist-der-unterwelt'],
  },
  'mimix/mimix-31-rufe-den-geist-der-unterwelt/3': {
    kind: 'ruling',
    summary: 'Against Khind 25 Gluing Dust the text can still be used.',
    follows: ['mimix/mimix-31-rufe-den-geist-der-unterwelt'],
  },
  'mimix/mimix-31-rufe-den-geist-der-unterwelt/4': {
    kind: 'ruling',
    summary: 'Against Terrah 27 Quivering Quicksand nothing may be taken while 4 or more cards are in hand.',
    follows: ['terrah/terrah-27-undurchquerbarer-treibsand'],
  },
  'mimix/mimix-31-rufe-den-geist-der-unterwelt/5': {
    kind: 'ruling',
    summary: 'Against Pillar 15 Bottelus Emptius the text cannot be used.',
    follows: ['pillar/pillar-15-kalebassus-leerus'],
  },
} as const satisfies Record<string, CatalogueItem>
