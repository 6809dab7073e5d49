import type { CatalogueItem } from '@regelwerk/core'

export const terrah = {
  'terrah/terrah-13-kabu-kat': {
    kind: 'entry',
    summary:
      'While Terrah 13 Kabu Kat is active, the opponent must play a support in each own turn or retreat.',
  },
  'terrah/terrah-13-kabu-kat/1': {
    kind: 'ruling',
    summary: 'Printed text of Terrah 13 Kabu Kat: the opponent plays a support this turn or retreats.',
    follows: ['terrah/terrah-13-kabu-kat'],
  },
  'terrah/terrah-13-kabu-kat/2': {
    kind: 'ruling',
    summary:
      'Khind 31 Bounce Back does not satisfy it: a support played in an earlier turn was not played this turn.',
    follows: ['terrah/terrah-13-kabu-kat', 'khind/khind-31-lass-die-faeuste-tanzen/11'],
  },
  'terrah/terrah-13-kabu-kat/3': {
    kind: 'ruling',
    summary: 'A bluff card counts as a support played; loading a card on a ship does not.',
    follows: ['terrah/terrah-13-kabu-kat', 'base/56', 'base/59'],
  },
  'terrah/terrah-14-baku-but': {
    kind: 'entry',
    summary:
      'While Terrah 14 Baku But is active, the opponent must play a booster in each own turn or retreat.',
  },
  'terrah/terrah-14-baku-but/1': {
    kind: 'ruling',
    summary: 'Printed text of Terrah 14 Baku But: the opponent plays a booster this turn or retreats.',
    follows: ['terrah/terrah-14-baku-but'],
  },
  'terrah/terrah-14-baku-but/2': {
    kind: 'ruling',
    summary: 'Playing Khind 27 Laughing Gas is another way out: it ignores the demand of Baku But at once.',
    follows: ['khind/khind-27-lachgas'],
  },
  'terrah/terrah-14-baku-but/3': {
    kind: 'ruling',
    summary:
      'Khind 31 Bounce Back does not satisfy it: a booster played in an earlier turn was not played this turn.',
    follows: ['terrah/terrah-14-baku-but', 'khind/khind-31-lass-die-faeuste-tanzen/11'],
  },
  'terrah/terrah-15-bashdin': {
    kind: 'entry',
    summary: 'When Terrah 15 Bashdin is played, its player may make the opponent discard two hand cards.',
  },
  'terrah/terrah-15-bashdin/1': {
    kind: 'ruling',
    summary: 'Printed text of Terrah 15 Bashdin: the opponent can be made to discard two hand cards now.',
    follows: ['terrah/terrah-15-bashdin'],
  },
  'terrah/terrah-15-bashdin/2': {
    kind: 'ruling',
    summary: 'Whether it happens is up to the player of Bashdin, which two cards go is up to the opponent.',
    follows: ['terrah/terrah-15-bashdin'],
  },
  'terrah/terrah-21-22-23-24-sturm-unterstuetzungen': {
    kind: 'entry',
    summary:
      'With two or more active Storm supports (Terrah 21 to 24) at the start of the own turn their owner attracts one dragon.',
  },
  'terrah/terrah-21-22-23-24-sturm-unterstuetzungen/1': {
    kind: 'ruling',
    summary:
      'Printed text of Terrah 21 to 24: more than one active Storm at the start of the turn attracts one dragon in total.',
    follows: ['terrah/terrah-21-22-23-24-sturm-unterstuetzungen'],
  },
  'terrah/terrah-21-22-23-24-sturm-unterstuetzungen/2': {
    kind: 'ruling',
    summary: 'The dragon comes at the beginning of every own turn in which two or more Storms lie there.',
    follows: ['terrah/terrah-21-22-23-24-sturm-unterstuetzungen', 'base/10'],
  },
  'terrah/terrah-21-22-23-24-sturm-unterstuetzungen/3': {
    kind: 'ruling',
    summary:
      'The Storms do not count each other one by one: two, three or four of them bring a single dragon per turn.',
    follows: ['terrah/terrah-21-22-23-24-sturm-unterstuetzungen'],
  },
  'terrah/terrah-21-22-23-24-sturm-unterstuetzungen/4': {
    kind: 'ruling',
    summary:
      'The limit concerns the Storms alone; dragons from a retreat or other sources are gained besides.',
    follows: ['terrah/terrah-21-22-23-24-sturm-unterstuetzungen', 'base/10'],
  },
  'terrah/terrah-25-stinkender-morast': {
    kind: 'entry',
    summary:
      'While Terrah 25 Cloying Mud lies there, the opponent may not play characters with a printed value above 4.',
  },
  'terrah/terrah-25-stinkender-morast/1': {
    kind: 'ruling',
    summary:
      'Printed text of Terrah 25 Cloying Mud: no opposing character with a printed value higher than 4.',
    follows: ['terrah/terrah-25-stinkender-morast'],
  },
  'terrah/terrah-25-stinkender-morast/2': {
    kind: 'ruling',
    summary: 'Both printed values are looked at, whichever element is contested.',
    follows: ['terrah/terrah-25-stinkender-morast'],
  },
  'terrah/terrah-26-undurchdringlicher-nebel': {
    kind: 'entry',
    summary:
      'While Terrah 26 Impenetrable Fog lies there, opposing icons are ignored, except STOP and PROTECTED.',
  },
  'terrah/terrah-26-undurchdringlicher-nebel/1': {
    kind: 'ruling',
    summary:
      'Printed text of Terrah 26 Impenetrable Fog: icons of the opponent are ignored save STOP and PROTECTED.',
    follows: ['terrah/terrah-26-undurchdringlicher-nebel'],
  },
  'terrah/terrah-26-undurchdringlicher-nebel/2': {
    kind: 'ruling',
    summary:
      "Cards that were played by PAIR, GANG or FREE before the Fog came keep their values until their owner's next character; only the icons stop working.",
    follows: ['terrah/terrah-26-undurchdringlicher-nebel'],
  },
  'terrah/terrah-26-undurchdringlicher-nebel/3': {
    kind: 'ruling',
    summary:
      "A gang enlarged before the Fog keeps its values until its owner's next character phase; there it cannot be extended any more, since its icons are ignored.",
    follows: ['terrah/terrah-26-undurchdringlicher-nebel', 'base/24', 'base/46'],
  },
  'terrah/terrah-26-undurchdringlicher-nebel/4': {
    kind: 'ruling',
    summary: 'PAIR and FREE characters played before the Fog also keep counting with their values.',
    follows: ['terrah/terrah-26-undurchdringlicher-nebel'],
  },
  'terrah/terrah-26-undurchdringlicher-nebel/5': {
    kind: 'ruling',
    summary:
      'Under the Fog the opponent cannot keep up a gang, play a PAIR or an extra FREE character, RETRIEVE, use a SHIELD, REPLACE (by Inquisitor 412 Argusauge neither), lay bluff cards, or show a bluff in the contested element when called.',
    follows: ['terrah/terrah-26-undurchdringlicher-nebel'],
  },
  'terrah/terrah-26-undurchdringlicher-nebel/6': {
    kind: 'ruling',
    summary:
      'Khind 23 KhindKin keeps an opposing gang active in spite of the Fog, because his text does it and not the icons.',
    follows: ['khind/khind-23-khindkin'],
  },
  'terrah/terrah-26-undurchdringlicher-nebel/7': {
    kind: 'ruling',
    summary:
      "With one's own Flit 13 Mad Mike Magpie beside the Fog, the opposing cards with (ignored) icons are ignored, save Flit characters and PROTECTED cards.",
    follows: ['base/29', 'flit/flit-13-mad-mike'],
  },
  'terrah/terrah-26-undurchdringlicher-nebel/8': {
    kind: 'ruling',
    summary:
      'An icon that a card has only "as if" (Inquisitor 412 Argusauge, Aqua 12 Yang, a Buka character from a landed ship, a Buka B.P. card) is an icon for that moment, so the Fog makes it useless.',
    follows: ['terrah/terrah-26-undurchdringlicher-nebel'],
  },
  'terrah/terrah-27-undurchquerbarer-treibsand': {
    kind: 'entry',
    summary:
      'While Terrah 27 Quivering Quicksand lies there, the opponent may take no card into a hand of four or more.',
  },
  'terrah/terrah-27-undurchquerbarer-treibsand/1': {
    kind: 'ruling',
    summary:
      'Printed text of Terrah 27 Quivering Quicksand: with four or more cards in hand the opponent may take no further one.',
    follows: ['terrah/terrah-27-undurchquerbarer-treibsand'],
  },
  'terrah/terrah-27-undurchquerbarer-treibsand/2': {
    kind: 'ruling',
    summary:
      'It does not matter whence the card would come: draw deck, discard pile, combat, support or influence area, or leadership pile.',
    follows: ['terrah/terrah-27-undurchquerbarer-treibsand'],
  },
  'terrah/terrah-27-undurchquerbarer-treibsand/3': {
    kind: 'ruling',
    summary: 'With four or more in hand neither RETRIEVE nor drawing after a REPLACE is allowed.',
    follows: ['terrah/terrah-27-undurchquerbarer-treibsand', 'base/43', 'base/50'],
  },
  'terrah/terrah-28-boshaftes-auge': {
    kind: 'entry',
    summary: 'While Terrah 28 Boshaftes Auge lies there, the opponent may not play action cards.',
  },
  'terrah/terrah-28-boshaftes-auge/1': {
    kind: 'ruling',
    summary: 'Printed text of Terrah 28 Boshaftes Auge: no action cards for the opponent.',
    follows: ['terrah/terrah-28-boshaftes-auge'],
  },
  'terrah/terrah-28-boshaftes-auge/2': {
    kind: 'ruling',
    summary:
      'Leadership, Hyla, crystal cards and ships cannot be played; REPLACE and landing ships stay allowed.',
    follows: ['terrah/terrah-28-boshaftes-auge', 'base/50', 'base/57'],
  },
  'terrah/terrah-29-erzeuge-ein-erdbeben': {
    kind: 'entry',
    summary:
      'Terrah 29 Provoke Earthquake may discard all cards of the opposing combat area, active PROTECTED ones excepted.',
  },
  'terrah/terrah-29-erzeuge-ein-erdbeben/1': {
    kind: 'ruling',
    summary:
      'Printed text of Terrah 29 Provoke Earthquake: the opposing combat area may be emptied save active PROTECTED cards.',
    follows: ['terrah/terrah-29-erzeuge-ein-erdbeben'],
  },
  'terrah/terrah-29-erzeuge-ein-erdbeben/2': {
    kind: 'ruling',
    summary: 'Only the combat area is hit; the support area stays as it is.',
    follows: ['terrah/terrah-29-erzeuge-ein-erdbeben'],
  },
  'terrah/terrah-29-erzeuge-ein-erdbeben/3': {
    kind: 'ruling',
    summary:
      'Characters and boosters go, inactive ones too. An active PROTECTED card stays, unless its icon is ignored through Hoax 16 Mekarthas the Shrewd.',
    follows: ['terrah/terrah-29-erzeuge-ein-erdbeben', 'base/49'],
  },
  'terrah/terrah-30-imponiere-dem-heiligen-drachen': {
    kind: 'entry',
    summary:
      'Terrah 30 Impress Holy Dragon: discard hand cards of together at least 8 Earth to attract one dragon.',
  },
  'terrah/terrah-30-imponiere-dem-heiligen-drachen/1': {
    kind: 'ruling',
    summary: 'Printed text of Terrah 30 Impress Holy Dragon: hand cards with 8 or more Earth buy one dragon.',
    follows: ['terrah/terrah-30-imponiere-dem-heiligen-drachen'],
  },
  'terrah/terrah-30-imponiere-dem-heiligen-drachen/2': {
    kind: 'ruling',
    summary:
      'The rulings on Vulca 29 Charm Holy Dragon apply with Earth in place of Fire: any type, printed values only, no card that contributes nothing.',
    follows: [
      'vulca/vulca-29-bezaubere-den-heiligen-drachen/2',
      'vulca/vulca-29-bezaubere-den-heiligen-drachen/3',
      'vulca/vulca-29-bezaubere-den-heiligen-drachen/8',
    ],
  },
} as const satisfies Record<string, CatalogueItem>
