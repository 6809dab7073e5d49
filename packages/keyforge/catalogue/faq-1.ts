import type { CatalogueItem } from '@regelwerk/core'

export const faq1 = {
  'faq/alpha/1': {
    kind: 'faq',
    summary:
      "You have already played a card this step and play Mimicry as a copy of Eureka! from the opponent's discard pile: the copy has Alpha, so it cannot be played and Mimicry goes back to your hand.",
    follows: ['glossary/alpha'],
  },
  'faq/alpha/2': {
    kind: 'faq',
    summary:
      'Played as the very first thing in step 3, Mimicry may be a copy of Eureka!: it satisfies Alpha, and you resolve Eureka! (gain 2 Æmber, archive 2 random cards from your hand).',
    follows: ['glossary/alpha', 'rules/spielen-faehigkeiten'],
  },
  'faq/als-ob/1': {
    kind: 'faq',
    summary:
      "You reap with Nexus and use the opponent's Shard of Greed, the only Shard in play, as if it were yours: it counts as friendly to itself, so it gives you 1 Æmber (besides the 1 for reaping).",
    follows: ['glossary/als-ob-sie-deine-waere-als-ob-du-sie-kontrollieren-wuerdest', 'glossary/befreundet'],
  },
  'faq/als-ob/2': {
    kind: 'faq',
    summary:
      "You reap with Replicator and trigger the reap ability of the opponent's Sequis as if you controlled it: Sequis captures 1 Æmber from the opponent's pool, that is, from the pool of its own controller.",
    follows: ['glossary/als-ob-sie-deine-waere-als-ob-du-sie-kontrollieren-wuerdest', 'glossary/erbeuten'],
  },
  'faq/archiv/1': {
    kind: 'faq',
    summary:
      'The opponent has put 2 of your creatures into their archives with Sample Collection, and you play Dysania: instead of being discarded the creatures return to your hand. Nothing was discarded this way, so you gain no Æmber.',
    follows: ['glossary/ersatzeffekte', 'glossary/auf-diese-weise'],
  },
  'faq/auf-diese-weise/1': {
    kind: 'faq',
    summary:
      'You use Obsidian Forge and choose a warded creature as a sacrifice: it loses its ward and stays, was not destroyed this way, and so does not reduce the cost of the key.',
    follows: ['glossary/auf-diese-weise', 'glossary/beschuetzen-beschuetzt'],
  },
  'faq/auf-diese-weise/2': {
    kind: 'faq',
    summary:
      "If both cards discarded by Saurian Egg's Omni ability are Saurian creatures, both are put into play ready, each with three +1 power counters, and the Egg is destroyed.",
    follows: ['glossary/auf-diese-weise'],
  },
  'faq/betaeuben/1': {
    kind: 'faq',
    summary:
      'You play Anger on a stunned friendly creature: instead of fighting it is exhausted and its stun is removed. This works even if the opponent has no creature to fight.',
    follows: ['glossary/betaeuben-betaeubt-statuskarte-betaeubt-marker'],
  },
  'faq/betaeuben/2': {
    kind: 'faq',
    summary:
      'You play Smaaash while every enemy creature is stunned already: you need not stun Smaaash itself, but may choose a stunned creature. It gets no second stun, so nothing happens.',
    follows: [
      'glossary/betaeuben-betaeubt-statuskarte-betaeubt-marker',
      'rules/so-viel-wie-moeglich-abhandeln',
    ],
  },
  'faq/bibliothekszugang/1': {
    kind: 'faq',
    summary:
      'After Library Access you play Wild Wormhole: first you gain its bonus Æmber, then its play ability and the draw of Library Access resolve in the order you like. The card played from the deck gives its own bonus Æmber first, then its play abilities and another draw, again in your order.',
    follows: ['glossary/bonussymbole', 'rules/aember-bonus', 'glossary/aktiver-spieler'],
  },
  'faq/bonussymbole/1': {
    kind: 'faq',
    summary:
      'You play Maleficorn with a damage bonus icon and hit an enemy creature: Maleficorn is in play before its icons resolve, so its own ability deals 1 more damage to that creature.',
    follows: ['glossary/bonussymbole'],
  },
  'faq/bonussymbole/2': {
    kind: 'faq',
    summary:
      'You play Bonesaw with a damage bonus icon and destroy a friendly creature with that icon: Bonesaw had entered play exhausted before the icon resolved and stays exhausted.',
    follows: ['glossary/bonussymbole'],
  },
  'faq/bonussymbole/3': {
    kind: 'faq',
    summary:
      'After Wild Bounty every bonus icon of the next card you play this turn resolves an additional time: the icons added by Enhance and also the Æmber icons that are always printed on the card.',
    follows: ['glossary/bonussymbole', 'rules/aember-bonus'],
  },
  'faq/bonussymbole/4': {
    kind: 'faq',
    summary:
      'You play Shoulder Id with a damage bonus icon: Shoulder Id is not the source of that damage, so the icon deals 1 damage as usual and you steal nothing.',
    follows: ['glossary/bonussymbole'],
  },
  'faq/bonussymbole/5': {
    kind: 'faq',
    summary:
      'You play Rad Penny with a damage bonus icon as the only creature in play: the damage must go to Rad Penny and destroys it before its play ability could steal 1 Æmber.',
    follows: ['glossary/bonussymbole'],
  },
  'faq/bonussymbole/6': {
    kind: 'faq',
    summary:
      'Rad Penny, the only creature in play, has a damage and a draw bonus icon: the damage destroys it, and you still draw a card. All icons of a played card resolve, even if the card has left play.',
    follows: ['glossary/bonussymbole'],
  },
  'faq/bonussymbole/7': {
    kind: 'faq',
    summary:
      'A card with two damage bonus icons can destroy a warded creature of power 1: each icon resolves separately, so the first removes the ward and the second deals its damage.',
    follows: ['glossary/bonussymbole', 'glossary/beschuetzen-beschuetzt'],
  },
  'faq/erkundung/1': {
    kind: 'faq',
    summary:
      'Survey: of the two cards looked at, the one not discarded goes back on top of the deck. A card that is only looked at returns to exactly where it was.',
  },
  'faq/ersatzeffekte/1': {
    kind: 'faq',
    summary:
      "You play Nerve Blast while the opponent has 2 Æmber and Po's Pixies: the Æmber comes from the common supply instead of their pool, but counts as stolen, so you also deal the 2 damage. You gain 1, they keep 2.",
    follows: ['glossary/ersatzeffekte', 'glossary/falls-du-das-tust-und-um-zu'],
  },
  'faq/ersatzeffekte/2': {
    kind: 'faq',
    summary:
      'The opponent has Sir Marrows; you play Dimension Door and reap: you steal 1 Æmber instead of gaining it, so nothing was gained by reaping and Sir Marrows captures nothing.',
    follows: ['glossary/ersatzeffekte'],
  },
  'faq/ersatzeffekte/3': {
    kind: 'faq',
    summary:
      'You have a creature with Discombobulator, the opponent has Gargantodon and tries to steal 1 Æmber from you: your Æmber cannot be stolen, so there is nothing for Gargantodon to turn into a capture. Nothing happens.',
    follows: ['glossary/kann-nicht-vs-muss-darf-kann-nicht-vs-erlauben-effekt'],
  },
  'faq/ersatzeffekte/4': {
    kind: 'faq',
    summary:
      "You reap with Po's Pixies while the opponent has two Sir Marrows: each of them captures the reaped Æmber in turn, and each capture is taken from the common supply instead. Both get 1, and you keep yours.",
    follows: ['glossary/ersatzeffekte'],
  },
  'faq/erster-spielzug/1': {
    kind: 'faq',
    summary:
      'The first player plays Phase Shift as the one card of their first turn: they may still play one more card, a non-Logos one, from hand, since card effects modify the first turn rule.',
    follows: [
      'rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und/1',
      'rules/karten-ueber-andere-kartenfaehigkeiten-verwenden',
    ],
  },
  'faq/erster-spielzug/2': {
    kind: 'faq',
    summary:
      'The first player plays Wild Wormhole as the one card of their first turn: the top card of the deck is played as well, since the first turn rule only limits cards played or discarded from hand.',
    follows: [
      'rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und/1',
      'rules/karten-ueber-andere-kartenfaehigkeiten-verwenden',
      'glossary/spielen',
    ],
  },
  'faq/erwachter-albtraum/1': {
    kind: 'faq',
    summary:
      "Waking Nightmare: the opponent's key cost is not fixed when the card is played. During their next turn it follows the number of Dis creatures then in play, as these enter and leave.",
    follows: ['glossary/andauernde-effekte'],
  },
  'faq/faygin/1': {
    kind: 'faq',
    summary:
      "You reap with Faygin and choose the opponent's Urchin: it leaves play to its owner's hand, so it goes to the opponent's hand and not to yours.",
    follows: ['glossary/verlaesst-das-spiel', 'glossary/kontrolle'],
  },
  'faq/flanken/1': {
    kind: 'faq',
    summary:
      'Spectral Tunneler makes a creature inside the battleline count as a flank creature, and Positron Bolt is played on it: it is dealt 3 damage, a neighbor of it that you choose 2, and the other neighbor of that second creature 1.',
    follows: ['glossary/andauernde-effekte', 'glossary/nachbar', 'rules/kartenfaehigkeiten'],
  },
  'faq/flanken/2': {
    kind: 'faq',
    summary:
      'You have Sinestra and Dexus, the opponent has no creature and plays one: it is on both the left and the right flank, so the opponent loses 2 Æmber.',
    follows: ['glossary/flanke'],
  },
  'faq/fuer-jede-jedes-jeden/1': {
    kind: 'faq',
    summary:
      'Sack of Coins resolves while you have 3 Æmber in your pool: each of the 3 damage may be dealt to a different creature.',
    follows: ['glossary/fuer-jeden-fuer-jede-fuer-jedes'],
  },
  'faq/grubenfuerst/1': {
    kind: 'faq',
    summary:
      "You have Pitlord, and the opponent's Restringuntus names Dis: on your next turn you both must and cannot choose Dis. 'Cannot' wins, so you choose one of your other houses.",
    follows: ['glossary/kann-nicht-vs-muss-darf-kann-nicht-vs-erlauben-effekt'],
  },
  'faq/grubenfuerst/2': {
    kind: 'faq',
    summary:
      'You have a maverick Pitlord of another house in a deck without Dis and control no Dis card: you cannot choose Dis, so its demand is ignored and you choose one of your own houses.',
    follows: ['rules/schritt-2-fraktion-waehlen/3'],
  },
  'faq/ketten/1': {
    kind: 'faq',
    summary:
      'With 2 chains and 7 cards in hand you would draw nothing in the draw step, so no chain is shed.',
    follows: ['rules/ketten', 'glossary/kette-ketten'],
  },
  'faq/ketten/2': {
    kind: 'faq',
    summary:
      'With 2 chains and 5 cards in hand you would draw 1 card in the draw step; the chains prevent it, so you stay at 5 cards and shed 1 chain.',
    follows: ['rules/ketten', 'glossary/kette-ketten'],
  },
  'faq/klein-niff/1': {
    kind: 'faq',
    summary:
      'Ronnie Wristclocks, a neighbor of Little Niff, attacks and is destroyed in the fight: Little Niff still steals 1 Æmber, since a neighbor was used to fight and need not survive.',
    follows: ['glossary/kampf', 'glossary/verlaesst-das-spiel'],
  },
  'faq/koeder/1': {
    kind: 'faq',
    summary:
      'The opponent has 14 Æmber, you have 0, and you play Bait and Switch: its effect happens twice and no more. Only the stealing before the instruction to repeat is repeated, so the pools are 12 and 2.',
    follows: ['glossary/oben-genannt-wiederhole-den-oben-genannten-effekt'],
  },
  'faq/kreaturen-mit-staerke-0/1': {
    kind: 'faq',
    summary:
      'You play King of the Crag while the opponent has Looter Goblin: its power drops to 0, and as a creature with no less damage than power it is destroyed, without any damage on it.',
    follows: ['rules/schaden-und-ruestung', 'glossary/zerstoert'],
  },
  'faq/kreaturen-verschieben/1': {
    kind: 'faq',
    summary:
      "You use Replicator to trigger the reap ability of the opponent's Sanctum Guardian: nothing happens, since a creature never changes battlelines unless an effect expressly changes its control.",
    follows: ['glossary/tauschen', 'glossary/verschieben'],
  },
  'faq/kreaturen-verwenden/1': {
    kind: 'faq',
    summary:
      'You play Anger on an exhausted Bumpsy while the opponent has no creatures: Bumpsy is readied, cannot fight and stays ready. It may then be used under the normal rules.',
    follows: ['rules/so-viel-wie-moeglich-abhandeln', 'rules/kampf'],
  },
  'faq/kreaturen-verwenden/2': {
    kind: 'faq',
    summary:
      "You sacrifice Combat Pheromones, reap with Mindwarper, then reap with 'John Smyth' and ready Mindwarper with it: Mindwarper may be used again, since the permission is for up to 2 other Mars cards and not for 2 uses.",
  },
} as const satisfies Record<string, CatalogueItem>
