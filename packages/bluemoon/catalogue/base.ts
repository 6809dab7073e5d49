import type { CatalogueItem } from '@regelwerk/core'

export const base = {
  'base/1': {
    kind: 'rule',
    summary:
      'Two players meet, each with a leader and a draw deck of their own; a ready-made people deck has 30 cards besides the leader.',
  },
  'base/2': {
    kind: 'rule',
    summary:
      'Three dragons start in the middle. A side holds 0 to 3 of them and never both sides at once, because a dragon on the rival side is first pulled back to the middle.',
    follows: ['base/34'],
  },
  'base/3': {
    kind: 'rule',
    summary:
      'The leader lies open beside the board, sets the deck limits and is the bottom of the leadership pile. It has no further effect in play.',
  },
  'base/4': {
    kind: 'rule',
    summary: 'Both players shuffle their draw deck and draw 6 cards before the first fight.',
  },
  'base/5': {
    kind: 'rule',
    summary: 'Unconfirmed by the booklet; decided: who opens the first fight is drawn at random.',
  },
  'base/6': {
    kind: 'rule',
    summary:
      "What lies in the combat areas is known to both players: one looks through one's own and is told the other's on request. Discard and leadership piles may not be searched except by a text.",
  },
  'base/7': {
    kind: 'rule',
    summary:
      'A game is a chain of fights. The opener of a fight names Fire or Earth with the first announcement, and that element is contested until a text changes it.',
  },
  'base/8': { kind: 'rule', summary: 'The player who retreats from a fight opens the next one.' },
  'base/9': {
    kind: 'rule',
    summary:
      "When a fight ends, all cards of both combat and support areas go to their owners' discard piles; the leadership piles and influence cards stay. Then the winner refills to 6, and after that the loser.",
  },
  'base/10': {
    kind: 'rule',
    summary:
      'At the beginning of a turn, in this order: two or more effective Storms give a dragon, own active RETRIEVE cards may be taken back, own bluff cards may be dropped, ships may land.',
  },
  'base/11': {
    kind: 'rule',
    summary:
      'In the leadership phase a player either plays one leadership-phase card (leadership, Hyla, ship or crystal card) or uses REPLACE once, never both.',
  },
  'base/12': {
    kind: 'rule',
    summary:
      'One may retreat only in the retreat phase. One must retreat there if no character can be played, the power cannot be met or an opposing demand cannot be fulfilled.',
  },
  'base/13': {
    kind: 'rule',
    summary:
      'In the character phase exactly one character is played; only PAIR, GANG, FREE or a text allows more.',
  },
  'base/14': {
    kind: 'rule',
    summary:
      'In the booster/support phase at most one booster or one support is played; only FREE, PAIR or a text allows more.',
  },
  'base/15': {
    kind: 'rule',
    summary:
      "The announced power must be at least the opponent's current power in the contested element, equality being enough, unless an effective SHIELD of that element lies active.",
  },
  'base/16': {
    kind: 'rule',
    summary:
      'In the draw phase one refills to 6 as far as possible and allowed; stopping short by choice is not possible.',
  },
  'base/17': {
    kind: 'rule',
    summary:
      'At the end of the turn the end-of-turn texts are used first, then texts asking how the turn ends ("if my turn ends with fewer than 9 cards"). Leadership cards played this turn stop working afterwards.',
  },
  'base/18': {
    kind: 'rule',
    summary:
      'An "in my turn" text tied to no phase may be used once per own turn at any moment, even in the beginning phase and before a retreat.',
  },
  'base/19': {
    kind: 'rule',
    summary:
      'The player to open a fight may first play a leadership-phase card and must then open or decline.',
  },
  'base/20': {
    kind: 'rule',
    summary:
      'Opening takes at least one character, with the extras PAIR, GANG or FREE allow. No booster or support may be added unless it is FREE or a text allows it.',
  },
  'base/21': {
    kind: 'rule',
    summary: 'The opener of a fight cannot retreat in that turn, except when intervention 402 forces it.',
  },
  'base/22': {
    kind: 'rule',
    summary:
      'Declining: discard 1 to 3 hand cards and refill to 6, the opponent stays as they are and must now open or decline. Decided with the FAQ against the old computer version: with an empty hand one declines without a discard and draws 6.',
  },
  'base/23': {
    kind: 'rule',
    summary: 'A fight may be opened with power 0, and power 0 is always met, provided a character is played.',
  },
  'base/24': {
    kind: 'rule',
    summary:
      'The first character of a turn makes every card that lay in the own combat area inactive. Only a continued gang, Khind 23 KhindKin and Khind 31 Bounce Back keep earlier cards active.',
  },
  'base/25': {
    kind: 'rule',
    summary:
      'Boosters are active as long as their character, supports for the whole fight, leadership cards for the turn, influence cards until replaced.',
  },
  'base/26': {
    kind: 'rule',
    summary:
      "Power is the sum of the effective values in the contested element of one's own active characters, boosters and supports and of influence cards that bear values.",
  },
  'base/27': {
    kind: 'rule',
    summary:
      'A value belongs to one card, power is the total. A text on a value changes that card only; a text on power sets a floor under the total.',
  },
  'base/28': {
    kind: 'rule',
    summary:
      'First come effects on printed values, then raises in the order that gives most ("rises to" before doubling), then reductions, and last the floors under the total power.',
  },
  'base/29': {
    kind: 'rule',
    summary:
      'An ignored card has 0/0, no icons and no text, but still lies there, active and of its type. Moons, people and type cannot be ignored, and an ignored icon still counts as one for texts that look for icons.',
  },
  'base/30': {
    kind: 'rule',
    summary:
      '"I must" beats PROTECTED, which beats "is ignored", which beats "you may not", which beats all other texts, which beat the general rules with their icons. At equal rank a ban beats a permission; the order of play never matters.',
  },
  'base/31': {
    kind: 'rule',
    summary:
      "A retreat gives the winner 1 dragon, or 2 if 6 or more cards, active or not, lie in the winner's combat and support areas.",
  },
  'base/32': {
    kind: 'rule',
    summary:
      'Decided with the old computer version, the FAQ being silent: face-down bluff cards do not count towards the six cards of the second dragon, though they do count for Mutant 103.',
  },
  'base/33': {
    kind: 'rule',
    summary:
      'The dragons of a retreat are computed in this order: all increases, all reductions down to 0 at the least, "at most 1", "none". The result lies between 0 and 4.',
  },
  'base/34': {
    kind: 'rule',
    summary:
      'To attract a dragon, pull one from the rival side back to the middle; if there is none, take one from the middle to the own side. With all three already on the own side the game ends at once with a win.',
  },
  'base/35': {
    kind: 'rule',
    summary:
      'Dragons from Sirens, Storms, purchases and called bluffs are not gained by retreat, so texts about retreating leave them alone.',
  },
  'base/36': {
    kind: 'rule',
    summary:
      'The game also ends when a fight would have to be opened while either player has neither hand nor draw cards, or when a decliner discards the last cards. Cards on ships do not count.',
  },
  'base/37': {
    kind: 'rule',
    summary:
      'Whoever has dragons on their side then wins. With all dragons in the middle the player who triggered the end loses; decided: that is the one found without cards, or the one due to open if neither has any. Having run out earlier does not matter.',
  },
  'base/38': {
    kind: 'rule',
    summary:
      'The winner scores 1 crystal plus 1 for each dragon on their side; a win by attracting a fourth dragon scores 4.',
  },
  'base/39': {
    kind: 'rule',
    summary: 'Each active crystal card of the winner adds 1 crystal, for at most 7 with three of them.',
    informative: 'no crystal card is known by its text',
  },
  'base/40': {
    kind: 'rule',
    summary:
      'A match is won by the first player to reach 5 crystals; more are not counted. Unconfirmed, decided: the loser of a game says who opens the next one and whether the decks change sides.',
  },
  'base/41': {
    kind: 'rule',
    summary:
      'If a player who chose to play on cannot match the power after all, the turn is taken back to before the character as long as no card was drawn or revealed; otherwise the game is lost at the maximum score.',
  },
  'base/42': {
    kind: 'rule',
    summary: 'Icons, SHIELD included, belong to the general rules and are not special texts.',
  },
  'base/43': {
    kind: 'rule',
    summary:
      'RETRIEVE: in the own beginning phase an own active card with it may be taken back to hand. Characters may not while the opponent has an active character printing RETRIEVE, even an ignored one.',
  },
  'base/44': {
    kind: 'rule',
    summary:
      'PAIR: two cards with this icon and the same first word in their names may be played where one character or booster may be. They remain two cards.',
  },
  'base/45': {
    kind: 'rule',
    summary:
      'FREE: the card may be played in its phase alone or in addition to others, in any number, but not after an effective STOP.',
  },
  'base/46': {
    kind: 'rule',
    summary:
      'GANG: at the start of the character phase any number of one gang may be played. An earlier gang stays active if nothing but that gang lies active in the combat area and a member is added.',
  },
  'base/47': {
    kind: 'rule',
    summary:
      'SHIELD: an active shield of the contested element makes the announcement legal whatever the power.',
  },
  'base/48': {
    kind: 'rule',
    summary:
      'STOP: after this card nothing more may be played this turn except what a text explicitly adds. It acts only when the card is played.',
  },
  'base/49': {
    kind: 'rule',
    summary:
      'PROTECTED: while the card is active, opposing effects cannot ignore, discard, reduce or blank it; only Hoax 16 Mekarthas the Shrewd switches the icon off. It does nothing in hand.',
  },
  'base/50': {
    kind: 'rule',
    summary:
      'REPLACE: in the leadership phase discard the card from hand and, if wished, draw one. That is not playing it.',
  },
  'base/51': {
    kind: 'rule',
    summary:
      'BLUFF: the card may be laid face down as a support for a Fire bluff, an Earth bluff or an empty one.',
    follows: ['base/59', 'base/60'],
  },
  'base/52': {
    kind: 'rule',
    summary:
      "In deck construction cards of the leader's people are free and others cost their moons; a leader allows 30 cards and 10 moons.",
  },
  'base/53': {
    kind: 'rule',
    summary: 'Mutants belong to no people and cost 0 moons, so any deck may hold them.',
  },
  'base/54': {
    kind: 'rule',
    summary:
      'Unconfirmed; decided: a deck holds each card at most once, as each exists once in the products.',
  },
  'base/55': {
    kind: 'rule',
    summary: 'The ready-made decks contain foreign cards worth 4 to 7 moons.',
    informative: 'product',
  },
  'base/56': {
    kind: 'rule',
    summary:
      'A ship is an influence and action card played in the leadership phase, with room for 1 to 4 cards. Loading one takes the place of playing a support; loaded cards lie face up and are not in play.',
  },
  'base/57': {
    kind: 'rule',
    summary:
      'Any number of ships may land in the beginning phase. That turn characters, boosters and supports come only from landed ships unless a text says otherwise; Buka characters among them count as FREE; the rest and the ships are discarded before the announcement.',
  },
  'base/58': {
    kind: 'rule',
    summary:
      'No opposing effect removes a ship. Vulca 28 Summon Sorcerer takes back an own one, but its cargo is discarded.',
  },
  'base/59': {
    kind: 'rule',
    summary:
      "A bluff card is laid face down as a support worth 2/2 without text. It does not become FREE on a ship and may not be laid while the player's supports, icons or bluff cards are ignored.",
  },
  'base/60': {
    kind: 'rule',
    summary:
      'After the announcement the opponent may call the bluff, unless Buka 24 Letter of Marque is effective or the bluff cards are ignored. All of them are shown and discarded: if every one fits the element the bluffer attracts 1 dragon and play goes on, otherwise the caller does and the bluffer must retreat.',
  },
  'base/61': {
    kind: 'rule',
    summary: 'The Buka come in six families of five cards that can be mixed into other decks as a block.',
    informative: 'product',
  },
  'base/62': {
    kind: 'rule',
    summary: 'Emissaries and inquisitors come in two sets of 30 cards.',
    informative: 'product',
  },
  'base/63': {
    kind: 'rule',
    summary:
      'Ready-deck variant: a people deck, the 3 extra cards of that people, and one emissary with the 7 cards it names, 40 cards in all and no inquisitor. The emissaries are not known, so only the ban on inquisitors is checked.',
  },
  'base/64': {
    kind: 'rule',
    summary:
      "Constructed variant: a leader and one inquisitor, no emissary. The inquisitor's change of the card and moon limits cannot be ignored, its text can.",
  },
  'base/65': {
    kind: 'rule',
    summary:
      "Sources differ; decided: only one Hyla lies in play for both players together. A new one sends the old, own or rival, to its owner's discard pile.",
  },
  'base/66': {
    kind: 'rule',
    summary:
      'Tutu are characters with texts. An "I must" cost is paid before the card is played, can never be ignored and is not refunded.',
    informative: 'no Tutu with a cost is known by its text',
  },
  'base/67': {
    kind: 'rule',
    summary:
      "Interventions are played in the opponent's turn when their trigger happens, but not while one's own texts are ignored or cards with text are banned.",
  },
  'base/68': {
    kind: 'rule',
    summary:
      'Crystal cards are achievements played in the leadership phase and then count as active. Their scoring applies after the end of the game, when nothing can ignore it any more.',
    informative: 'no crystal card is known by its text',
  },
} as const satisfies Record<string, CatalogueItem>
