import type { CatalogueItem } from '@regelwerk/core'

/** The glossary from chains to returning (Ke to Z in the German book). */
export const glossary2 = {
  'glossary/kette-ketten': {
    kind: 'rule',
    summary:
      'Gained chains raise the chain count. A player with chains who would draw to refill their hand refills to fewer cards by the table and then sheds one chain; the starting hand of a deck that begins with chains counts as such a refill and sheds one too.',
    follows: ['rules/ketten'],
  },
  'glossary/kette-ketten/1': {
    kind: 'rule',
    summary: '1 to 6 chains: one card less.',
    follows: ['rules/ketten/1'],
  },
  'glossary/kette-ketten/2': {
    kind: 'rule',
    summary: '7 to 12 chains: two cards less.',
    follows: ['rules/ketten/2'],
  },
  'glossary/kette-ketten/3': {
    kind: 'rule',
    summary: '13 to 18 chains: three cards less.',
    follows: ['rules/ketten/3'],
  },
  'glossary/kette-ketten/4': {
    kind: 'rule',
    summary: '19 to 24 chains: four cards less.',
    follows: ['rules/ketten/4'],
  },
  'glossary/kontrolle': {
    kind: 'rule',
    summary:
      "A player owns the cards that began in their deck; a card that is played enters play under the active player's control; the cards a player \"has\" in play are those they control. A card whose control is taken moves to its new controller's area, a creature to a flank there; of several control effects the latest counts, and its house can be chosen as active house. Whenever it leaves play it goes to its owner's zone.",
  },
  'glossary/kosten-aktuelle-kosten': {
    kind: 'rule',
    summary: 'A key costs 6 Æmber by default; the cost as abilities have modified it is the current cost.',
    follows: ['rules/schritt-1-schluessel-schmieden/1'],
  },
  'glossary/legacy': {
    kind: 'rule',
    summary:
      'A legacy card comes from an earlier set than its deck. It is part of the deck for every purpose, at tournaments too.',
  },
  'glossary/merkmale': {
    kind: 'rule',
    summary: 'Traits such as Knight or Specter do nothing by themselves, but abilities may refer to them.',
  },
  'glossary/maverick': {
    kind: 'rule',
    summary:
      'A maverick is a card printed in another house than its usual one. For every purpose it is a card of the house printed on it.',
  },
  'glossary/mulligan': {
    kind: 'rule',
    summary:
      'In set-up each player, the first player first, has one chance to shuffle their starting hand into the deck and draw a new one with one card fewer, which must be kept. With a deck that begins with chains, the mulligan sheds no chain; the new hand is simply one card smaller than the one before.',
  },
  'glossary/nachbar': {
    kind: 'rule',
    summary:
      'The creatures directly to the left and right of a creature in its battleline are its neighbors.',
  },
  'glossary/oben-genannt-wiederhole-den-oben-genannten-effekt': {
    kind: 'rule',
    summary:
      'Repeating the preceding effect resolves everything before the instruction to repeat once more, but not that instruction itself. The rule of six does not limit it, because no card is played or used.',
  },
  'glossary/omega': {
    kind: 'rule',
    summary:
      'After a card with omega has been played, the current step ends: the active player plays, uses and discards no further cards in it, pending effects and triggers are resolved, and the game goes on with the next step.',
  },
  'glossary/opfern': {
    kind: 'rule',
    summary:
      'A sacrificed card is discarded from play and counts as destroyed, so its "Destroyed:" abilities resolve. Players cannot sacrifice cards they do not control.',
  },
  'glossary/ruestung': {
    kind: 'rule',
    summary:
      'Armor prevents that much damage to the creature in each turn, before it is dealt; gained armor is added to the printed value, also where "~" means none is printed. Armor gained during a turn does not undo earlier damage, and armor lost does not bring back damage already prevented. A creature that loses armor loses first what it has already used up this turn.',
  },
  'glossary/ruestung/example-1': {
    kind: 'example',
    summary:
      'A creature with 2 armor is dealt 1 damage, all prevented; later that turn it is dealt 3 damage, of which the remaining armor prevents 1 and 2 are dealt.',
    follows: ['glossary/ruestung'],
  },
  'glossary/schaden': {
    kind: 'rule',
    summary:
      'A creature with damage equal to its power or more is destroyed. Damage does not lower power. Damage that one effect deals to several creatures is dealt at the same time.',
  },
  'glossary/schaden-bonussymbol': {
    kind: 'rule',
    summary: 'See bonus icons.',
    informative: 'cross-reference',
  },
  'glossary/scharmuetzel': {
    kind: 'rule',
    summary:
      'Skirmish: a creature used to fight takes no damage from the power of the opposing creature. Damage from keywords and other abilities is still dealt.',
  },
  'glossary/schlachtreihe': {
    kind: 'rule',
    summary: 'The battleline is the ordered row of the creatures a player controls in play.',
    follows: ['rules/kreaturen'],
  },
  'glossary/schluessel': {
    kind: 'rule',
    summary:
      'The first player to have forged all three keys wins at once. Each player has a red, a blue and a yellow key, and abilities may refer to the color of a key as well as to whether it is forged.',
  },
  'glossary/schmieden': {
    kind: 'rule',
    summary: 'See the step of forging a key.',
    informative: 'cross-reference',
  },
  'glossary/schwaechste-kreatur': {
    kind: 'rule',
    summary:
      'Each creature of the lowest power in play is a least powerful creature; if only one is wanted, the active player chooses among those tied. A group of the X least powerful is filled from the lowest power upward until it is full or no creature is left, and the active player chooses among equals that do not all fit.',
  },
  'glossary/schwer-zu-fassen': {
    kind: 'rule',
    summary:
      'Elusive: the first time in each turn that the creature is attacked, it is dealt no damage in that fight and deals none to the attacker. This stops only damage from the power of the creatures, not damage from keywords or other abilities.',
  },
  'glossary/selbstbezueglicher-text': {
    kind: 'rule',
    summary:
      "A card's text that uses its own title means that very card, not another copy. If a card copies or gains the text of another, such a text means the card that gained it. If an upgrade grants an ability that names the upgrade, that is this copy of the upgrade only; a gained ability that names its creature's title means that creature itself.",
  },
  'glossary/selbstbezueglicher-text/example-1': {
    kind: 'example',
    summary:
      'Creed of Nurture gives the text of a revealed Bad Penny to a Dust Pixie: if it is destroyed, the Dust Pixie returns to hand.',
    follows: ['glossary/selbstbezueglicher-text'],
  },
  'glossary/seltenheit': {
    kind: 'rule',
    summary:
      'A symbol shows the rarity of a card (common, uncommon, rare, special); it guides only how decks are generated.',
    informative: 'product',
  },
  'glossary/spielen': {
    kind: 'rule',
    summary:
      '"Play:" resolves whenever the card is played, from wherever: right after it enters play, or for an action before it goes to its owner\'s discard pile. It does not resolve when an ability puts the card into play without playing it.',
  },
  'glossary/spielzug-zug': {
    kind: 'rule',
    summary:
      'A turn is five steps in order: forge a key; choose a house; play, discard and use cards of that house; ready cards; draw cards.',
    follows: ['rules/zuguebersicht'],
  },
  'glossary/spott': {
    kind: 'rule',
    summary:
      'Taunt: enemy creatures used to fight cannot attack the neighbors of this creature, except neighbors that have taunt themselves.',
  },
  'glossary/staerkste-kreatur': {
    kind: 'rule',
    summary:
      'Each creature of the highest power in play is a most powerful creature; if only one is wanted, the active player chooses among those tied. A group of the X most powerful is filled from the highest power downward until it is full or no creature is left, and the active player chooses among equals that do not all fit.',
  },
  'glossary/staerkste-kreatur/example-1': {
    kind: 'example',
    summary:
      'Three Fates with creatures of power 8, 7, 5 and 5 in play destroys the 8, the 7 and one of the two with power 5, as the active player chooses.',
    follows: ['glossary/staerkste-kreatur'],
  },
  'glossary/stationieren': {
    kind: 'rule',
    summary:
      "Deploy: when the creature is played it may be placed anywhere in its controller's battleline, also between two creatures, and not only on a flank.",
  },
  'glossary/stehlen': {
    kind: 'rule',
    summary:
      "Stolen Æmber moves from the opponent's pool to the pool of the player resolving the ability. If there is less than the ability says, only what is there is stolen.",
  },
  'glossary/suchen': {
    kind: 'rule',
    summary:
      'Whoever searches a zone looks at all cards in it without showing them and may choose not to find what is sought. A deck searched as a whole is shuffled afterwards; a discard pile searched keeps its order.',
  },
  'glossary/tauschen': {
    kind: 'rule',
    summary:
      "Swapped things trade places. Two swapped creatures take each other's position in the battleline and must be under the same player's control; cards swapped between two zones trade zones.",
  },
  'glossary/transplantieren': {
    kind: 'rule',
    summary:
      "A grafted card is put faceup under another card and is not in play. When that other card leaves play, the grafted card goes to its owner's discard pile.",
  },
  'glossary/ungeschmiedet-machen': {
    kind: 'rule',
    summary:
      'A key that is unforged is turned back; it no longer counts toward victory and must be forged again.',
  },
  'glossary/universell': {
    kind: 'rule',
    summary:
      'In their turn the active player may trigger any "Omni:" ability they control, even on a card that is not of the active house. A creature used for it is exhausted first.',
    follows: ['rules/universell', 'rules/artefakte-verwenden/3'],
  },
  'glossary/unverwundbar': {
    kind: 'rule',
    summary:
      'Invulnerable: the creature can be neither dealt damage nor destroyed, so it stays in play even at 0 power. It can leave play in other ways, for example purged, archived, returned to hand or shuffled into a deck.',
  },
  'glossary/verbannen': {
    kind: 'rule',
    summary:
      "A purged card is removed from the game, faceup under its owner's identity card, and has no influence on the game.",
  },
  'glossary/verbesserung': {
    kind: 'rule',
    summary:
      'Enhance added bonus icons to random cards of the same deck when the deck was made, and a special frame marks these icons. During the game the keyword does nothing.',
  },
  'glossary/verbesserung/example-1': {
    kind: 'example',
    summary:
      'Mutant Cutpurse, with enhance for three damage icons: the icons are on random cards of its deck, and the Cutpurse itself has no ability from the keyword.',
    follows: ['glossary/verbesserung'],
  },
  'glossary/verlaesst-das-spiel': {
    kind: 'rule',
    summary:
      "A card that leaves play goes to its owner's zone unless an effect says otherwise; it loses its status cards and all counters but Æmber, its upgrades are discarded and lasting effects on it end. Æmber on a creature goes to the opponent's pool, on any other card to the common supply. If it goes to a hidden zone (hand, deck, archives), pending effects lose it unless they name that zone; later instructions of the ability that removed it treat it as it last was in play.",
  },
  'glossary/verlaesst-das-spiel/example-1': {
    kind: 'example',
    summary:
      'Code Monkey archives its neighbors and then asks whether they share a house: what counts is the house each belonged to just before it was archived, changed or not.',
    follows: ['glossary/verlaesst-das-spiel'],
  },
  'glossary/verschieben': {
    kind: 'rule',
    summary:
      'Moving Æmber takes it from one card or place to another and is no capturing, stealing or losing. Moved damage is placed without being dealt, so neither armor nor anything else prevents it. A moved creature stays with its controller unless the card also says that control changes, and it may be "moved" to the position it already has.',
  },
  'glossary/verwenden': {
    kind: 'rule',
    summary: 'See using cards.',
    informative: 'cross-reference',
  },
  'glossary/vor': {
    kind: 'rule',
    summary:
      'A "Before reap:" or "Before fight:" ability resolves before the reaping or fighting itself, but after the card has been exhausted where its use requires that.',
  },
  'glossary/wiederholen': {
    kind: 'rule',
    summary:
      'Repeating an effect resolves all of it again, the instruction to repeat included. If the card it comes from has been removed from play, it can no longer be repeated. The rule of six does not limit it, because no card is played or used.',
  },
  'glossary/wuetend-wuetend-machen': {
    kind: 'rule',
    summary:
      'An enraged creature that is used must be used to fight if possible; after it has fought, its enrage counters are removed. An enraged creature cannot be enraged again.',
  },
  'glossary/x': {
    kind: 'rule',
    summary: 'X stands for the value that an ability defines. While no ability defines it, X is 0.',
  },
  'glossary/x/example-1': {
    kind: 'example',
    summary:
      "Picaroon's power X is defined by its own ability; while the opponent's Shadow of Dis blanks it, its power is 0.",
    follows: ['glossary/x'],
  },
  'glossary/zentrum-der-schlachtreihe': {
    kind: 'rule',
    summary:
      'The creature with equally many creatures to its left and right is in the center of the battleline. An even number of creatures has no center; a lone creature is the center.',
  },
  'glossary/zerstoert': {
    kind: 'rule',
    summary:
      'A card that an effect destroys, that is sacrificed, or that has damage equal to its power or more is tagged for destruction. The "Destroyed:" abilities it had when tagged trigger, once each, the active player ordering those of several cards; cards they destroy are tagged too, and only when all are done do all tagged cards go to the discard piles together, stacked as the active player decides. Only an "instead" effect removes a tag, healing does not; a tagged card cannot be chosen for, or tagged again by, destruction or sacrifice, and if it is moved to another zone out of play it still counts as destroyed.',
  },
  'glossary/zerstoert/example-1': {
    kind: 'example',
    summary:
      'Gateway to Dis tags all five creatures, Archimedes in the middle of them. His two neighbors are archived by the ability he gives them; the creatures that then become his neighbors were tagged without it and go to the discard pile with him.',
    follows: ['glossary/zerstoert'],
  },
  'glossary/zerstoert/example-2': {
    kind: 'example',
    summary:
      'Poison Wave tags Duma the Martyr and Commander Remiel. Her healing comes too late for him and both are discarded, while Jehu the Bureaucrat survives without damage.',
    follows: ['glossary/zerstoert'],
  },
  'glossary/zerstoert/example-3': {
    kind: 'example',
    summary:
      'Groggins destroys a Dust Imp with a Soulkeeper; the active player orders both abilities: 2 Æmber for the opponent, then Groggins is destroyed. His Phoenix Heart returns him to hand and deals 3 damage to every other creature, which tags Drumble and Shaffles; at last Dust Imp, Drumble and Shaffles are discarded together, in the order the active player chooses.',
    follows: ['glossary/zerstoert'],
  },
  'glossary/ziehen-bonussymbol': {
    kind: 'rule',
    summary: 'See bonus icons.',
    informative: 'cross-reference',
  },
  'glossary/zurueckschicken': {
    kind: 'rule',
    summary: "Captured Æmber that is returned goes to the opponent's pool.",
    follows: ['rules/schaden-und-ruestung/1'],
  },
} as const satisfies Record<string, CatalogueItem>
