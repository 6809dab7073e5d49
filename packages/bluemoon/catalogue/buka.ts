import type { CatalogueItem } from '@regelwerk/core'

export const buka = {
  'buka/buka-18-bootsmann-mena-marn': {
    kind: 'entry',
    summary:
      'While Buka 18 Boatswain Mena Marn is active, the opponent may not have two or more active characters at the end of the character phase.',
    follows: ['base/30'],
  },
  'buka/buka-18-bootsmann-mena-marn/1': {
    kind: 'ruling',
    summary:
      'Printed text of Buka 18 Boatswain Mena Marn: fewer than two active characters for the opponent when the character phase ends.',
    follows: ['buka/buka-18-bootsmann-mena-marn'],
  },
  'buka/buka-18-bootsmann-mena-marn/2': {
    kind: 'ruling',
    summary: 'Asks whether surplus characters are discarded.',
    informative: 'question',
  },
  'buka/buka-18-bootsmann-mena-marn/3': {
    kind: 'ruling',
    summary:
      'Nothing is discarded: it is not allowed to have a second one by PAIR, FREE or GANG, and who cannot comply retreats in the retreat phase. A gang may be dropped even when one of its members is played.',
    follows: ['buka/buka-18-bootsmann-mena-marn', 'base/12'],
  },
  'buka/buka-18-bootsmann-mena-marn/4': {
    kind: 'ruling',
    summary:
      'Characters kept by Khind 23 KhindKin or Khind 31 Bounce Back count as well. KhindKin may be played without using his text.',
    follows: ['buka/buka-18-bootsmann-mena-marn'],
  },
  'buka/buka-19-steuermann-mora-marn': {
    kind: 'entry',
    summary:
      'Buka 19 Coxswain Mora Marn, played from a landing ship, may discard all cards of the opposing combat area, active PROTECTED ones excepted.',
  },
  'buka/buka-19-steuermann-mora-marn/1': {
    kind: 'ruling',
    summary:
      'Printed text of Buka 19 Coxswain Mora Marn: from a landing ship, the opposing combat area may be emptied now save active PROTECTED cards.',
    follows: ['buka/buka-19-steuermann-mora-marn'],
  },
  'buka/buka-19-steuermann-mora-marn/2': {
    kind: 'ruling',
    summary: 'Only the combat area is hit; the support area stays as it is.',
    follows: ['buka/buka-19-steuermann-mora-marn'],
  },
  'buka/buka-19-steuermann-mora-marn/3': {
    kind: 'ruling',
    summary:
      'Characters and boosters go, inactive ones too. An active PROTECTED card stays, unless its icon is ignored through Hoax 16 Mekarthas the Shrewd.',
    follows: ['buka/buka-19-steuermann-mora-marn', 'base/49'],
  },
  'buka/buka-19-steuermann-mora-marn/4': {
    kind: 'ruling',
    summary: 'Played from the hand it discards nothing.',
    follows: ['buka/buka-19-steuermann-mora-marn'],
  },
  'buka/buka-21-pulvermeister-yina-ko': {
    kind: 'entry',
    summary: 'Buka 21 Powdermaster Yina Ko raises the values of all own active bluff cards to 4.',
  },
  'buka/buka-21-pulvermeister-yina-ko/1': {
    kind: 'ruling',
    summary: 'Printed text of Buka 21 Powdermaster Yina Ko: own active bluff cards are worth 4 each.',
    follows: ['buka/buka-21-pulvermeister-yina-ko'],
  },
  'buka/buka-21-pulvermeister-yina-ko/2': {
    kind: 'ruling',
    summary:
      'Against Khind 4 CoolCub the bluff cards first fall to 0, a matter of printed values, and are then raised to 4.',
    follows: ['buka/buka-21-pulvermeister-yina-ko', 'base/28'],
  },
  'buka/buka-22-ausguck-dolora-paal': {
    kind: 'entry',
    summary:
      'When Buka 22 Lookout Dolora Paal is played, all active opposing boosters or all active opposing supports may be discarded.',
  },
  'buka/buka-22-ausguck-dolora-paal/1': {
    kind: 'ruling',
    summary:
      'Printed text of Buka 22 Lookout Dolora Paal: either all active boosters or all active supports of the opponent may go.',
    follows: ['buka/buka-22-ausguck-dolora-paal'],
  },
  'buka/buka-22-ausguck-dolora-paal/2': {
    kind: 'ruling',
    summary: 'PROTECTED cards are excepted.',
    follows: ['buka/buka-22-ausguck-dolora-paal', 'base/49'],
  },
  'buka/buka-22-ausguck-dolora-paal/3': {
    kind: 'ruling',
    summary:
      'Supports whose PROTECTED icon is ignored through Hoax 16 Mekarthas the Shrewd may be discarded.',
    follows: ['buka/buka-22-ausguck-dolora-paal'],
  },
  'buka/buka-22-ausguck-dolora-paal/4': {
    kind: 'ruling',
    summary:
      'Her own PROTECTED icon does not overcome PROTECTED on opposing supports, but it keeps her text from being ignored, so an opposing Khind 27 Laughing Gas can be discarded.',
    follows: ['base/30', 'base/49'],
  },
  'buka/buka-22-ausguck-dolora-paal/5': {
    kind: 'ruling',
    summary: 'Choosing supports includes bluff cards.',
    follows: ['buka/buka-22-ausguck-dolora-paal'],
  },
  'buka/buka-22-ausguck-dolora-paal/6': {
    kind: 'ruling',
    summary: 'Ignored boosters or supports keep their type and may be discarded.',
    follows: ['buka/buka-22-ausguck-dolora-paal', 'base/29'],
  },
  'buka/buka-23-geist-des-alten-goo-laa': {
    kind: 'entry',
    summary:
      "Buka 23 Old Goo Laa's Ghost may be played only with an empty own influence area; the contested element flips.",
  },
  'buka/buka-23-geist-des-alten-goo-laa/1': {
    kind: 'ruling',
    summary:
      "Printed text of Buka 23 Old Goo Laa's Ghost: no own influence card may lie there, and the fight changes its element.",
    follows: ['buka/buka-23-geist-des-alten-goo-laa'],
  },
  'buka/buka-23-geist-des-alten-goo-laa/2': {
    kind: 'ruling',
    summary:
      'Coming from the last ship, with no own Hyla in play, it meets its condition: a landed ship is no longer in the influence area.',
    follows: ['buka/buka-23-geist-des-alten-goo-laa', 'base/57'],
  },
  'buka/buka-23-geist-des-alten-goo-laa/3': {
    kind: 'ruling',
    summary: 'An opposing Hyla does not matter.',
    follows: ['buka/buka-23-geist-des-alten-goo-laa'],
  },
  'buka/buka-25-waffenkammer': {
    kind: 'entry',
    summary: 'While Buka 25 Armory lies there, its owner may play one additional support in each own turn.',
  },
  'buka/buka-25-waffenkammer/1': {
    kind: 'ruling',
    summary: 'Printed text of Buka 25 Armory: one additional support in the own turn.',
    follows: ['buka/buka-25-waffenkammer'],
  },
  'buka/buka-25-waffenkammer/2': {
    kind: 'ruling',
    summary:
      'The extra play may be a support, a bluff card or one loading of a ship, and is allowed even after a STOP.',
    follows: ['buka/buka-25-waffenkammer', 'base/30', 'base/48', 'base/56'],
  },
  'buka/buka-25-waffenkammer/3': {
    kind: 'ruling',
    summary: 'It may be used in the very turn in which Buka 25 Armory is played.',
    follows: ['buka/buka-25-waffenkammer'],
  },
  'buka/buka-26-doppelte-feuerkraft': {
    kind: 'entry',
    summary: 'Buka 26 Duplicator of Fire doubles the Fire value of one own character.',
  },
  'buka/buka-26-doppelte-feuerkraft/1': {
    kind: 'ruling',
    summary: 'Printed text of Buka 26 Duplicator of Fire: the Fire value of an own character doubles.',
    follows: ['buka/buka-26-doppelte-feuerkraft'],
  },
  'buka/buka-26-doppelte-feuerkraft/2': {
    kind: 'ruling',
    summary: 'Together with Vulca 21 Volcanic Gauntlets the Fire value is doubled twice.',
    follows: ['buka/buka-26-doppelte-feuerkraft'],
  },
  'buka/buka-27-erbitte-eine-gunst': {
    kind: 'entry',
    summary:
      'Buka 27 Entreat Favor: from the draw deck play one influence card or load one character, booster or support on a ship, then shuffle.',
  },
  'buka/buka-27-erbitte-eine-gunst/1': {
    kind: 'ruling',
    summary:
      'Printed text of Buka 27 Entreat Favor: search for an influence card to play or a card to load, and shuffle afterwards.',
    follows: ['buka/buka-27-erbitte-eine-gunst'],
  },
  'buka/buka-27-erbitte-eine-gunst/2': {
    kind: 'ruling',
    summary: 'The card may be loaded on a ship that has landed this turn.',
    follows: ['buka/buka-27-erbitte-eine-gunst', 'base/57'],
  },
  'buka/buka-27-erbitte-eine-gunst/3': {
    kind: 'ruling',
    summary:
      "Buka 29 Sea Devil brought in this way may load at once by its own text, and these cards do not count against the turn's loading.",
    follows: ['buka/buka-27-erbitte-eine-gunst'],
  },
  'buka/buka-27-erbitte-eine-gunst/4': {
    kind: 'ruling',
    summary: 'A Hyla may be chosen, being an influence card; a crystal card may not, being an achievement.',
    follows: ['buka/buka-27-erbitte-eine-gunst'],
  },
  'buka/schiffe-allgemein': {
    kind: 'entry',
    summary: 'Ships in general.',
    informative: 'heading',
  },
  'buka/schiffe-allgemein/1': {
    kind: 'ruling',
    summary: 'Ships are influence cards and therefore action cards.',
    follows: ['base/11'],
  },
  'buka/schiffe-allgemein/2': {
    kind: 'ruling',
    summary: 'A player may have ships and a Hyla at once, and both players may have ships at the same time.',
    follows: ['base/56', 'base/65'],
  },
  'buka/schiffe-allgemein/3': {
    kind: 'ruling',
    summary:
      'Ships landing together share their texts: an empty Buka 28 Sea Falcon permits hand cards beside those from another ship.',
    follows: ['base/57'],
  },
  'buka/schiffe-allgemein/4': {
    kind: 'ruling',
    summary:
      'A ship whose text is ignored can be loaded and landed like one without text, with its own capacity.',
    follows: ['base/29', 'base/57'],
  },
  'buka/schiffe-allgemein/5': {
    kind: 'ruling',
    summary:
      "Nothing changes or ignores a ship's capacity, stops its landing or removes it by opposing effect; Vulca 28 Summon Sorcerer can take back an own ship, at the loss of its cargo.",
    follows: ['base/58'],
  },
  'buka/schiffe-allgemein/6': {
    kind: 'ruling',
    summary:
      'Landing lifts none of the limits of the phases, so two non-Buka characters without FREE cannot both be played from it; leftovers are discarded with the ship before announcing.',
    follows: ['base/13', 'base/57'],
  },
  'buka/schiffe-allgemein/7': {
    kind: 'ruling',
    summary:
      'If Intervention 402 Schande über euch! takes the only character on the landed ship and hand cards may not be played, a retreat is due.',
    follows: ['interventionen/inter-402-schande-ueber-euch', 'base/57'],
  },
  'buka/schiffe-allgemein/8': {
    kind: 'ruling',
    summary:
      'A bluff card laid from a ship is not FREE: the Buka character becomes a support first and is played as such.',
    follows: ['base/59'],
  },
  'buka/schiffe-allgemein/9': {
    kind: 'ruling',
    summary:
      'After an effective STOP no card may be loaded, unless a text such as that of Hyla 604 Piplox allows it.',
    follows: ['base/48', 'base/56'],
  },
  'buka/schiffe-allgemein/10': {
    kind: 'ruling',
    summary:
      'Dragon purchases, Caterpillars, Aqua 28 Irresistible Sirens and REPLACE take their cards from the hand, never from a ship.',
  },
  'buka/schiffe-allgemein/11': {
    kind: 'ruling',
    summary: 'A loaded card cannot be taken back by RETRIEVE.',
  },
  'buka/schiffe-allgemein/12': {
    kind: 'ruling',
    summary:
      'The "I must" cost of a loaded Tutu is due when it is played from the landed ship; discarded with the ship it costs nothing.',
    informative: 'no Tutu with a cost is known by its text',
  },
  'buka/schiffe-allgemein/13': {
    kind: 'ruling',
    summary:
      'With cards on ships only, none in hand and draw deck, the game ends when the next fight would begin; the ships may not land to open it.',
    follows: ['base/36'],
  },
  'buka/schiffe-allgemein/14': {
    kind: 'ruling',
    summary:
      'A landing cannot be undone when the power falls short: special rule 11 takes back only cards that were played. Friendly players may agree otherwise.',
    follows: ['base/41'],
  },
  'buka/buka-promo-31-seemond': {
    kind: 'entry',
    summary:
      'Buka 31 Sea Moon loads one hand card when played; in the turn it lands, one character, booster or support may also be played from hand.',
  },
  'buka/buka-promo-31-seemond/1': {
    kind: 'ruling',
    summary:
      'Printed text of Buka 31 Sea Moon: load one hand card now, and on landing play one more card besides.',
    follows: ['buka/buka-promo-31-seemond'],
  },
  'buka/buka-promo-31-seemond/2': {
    kind: 'ruling',
    summary:
      'The card comes from the hand. The text neither gets round a STOP nor permits a further FREE card from the hand.',
    follows: ['buka/buka-promo-31-seemond', 'base/48'],
  },
  'buka/buka-promo-31-seemond/3': {
    kind: 'ruling',
    summary: 'The card may be a PAIR or, if played first in the character phase, several members of a gang.',
    follows: ['buka/buka-promo-31-seemond', 'base/44', 'base/46'],
  },
  'buka/buka-promo-31-seemond/4': {
    kind: 'ruling',
    summary: 'Cards from hand and ship may be played in either order.',
    follows: ['buka/buka-promo-31-seemond'],
  },
  'buka/buka-promo-31-seemond/5': {
    kind: 'ruling',
    summary:
      'Buka 31 Sea Moon belongs to the Buka, so it costs a Buka deck no moons; its imprint is faulty and it was sold apart from the set.',
    follows: ['base/52'],
  },
} as const satisfies Record<string, CatalogueItem>
