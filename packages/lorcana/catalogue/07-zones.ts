import type { CatalogueItem } from '@regelwerk/core'

export const zones = {
  '7.1': { kind: 'chapter', summary: 'Zones: general rules.', informative: 'heading' },
  '7.1.1': {
    kind: 'rule',
    summary: 'Zones are separate from one another, even where they share space on the table.',
    follows: ['7.1.5'],
  },
  '7.1.1/example-1': {
    kind: 'example',
    summary: 'Cards in deck, inkwell and discard lie on the table and yet are not in play.',
  },
  '7.1.2': {
    kind: 'rule',
    summary: 'Cards in a public zone are known to all players, who may look at and count them at any time.',
  },
  '7.1.2.1': { kind: 'rule', summary: 'Play, discard and bag are the public zones.', follows: ['7.1.2'] },
  '7.1.3': {
    kind: 'rule',
    summary:
      'Cards in a private zone are hidden unless a rule or effect lets a player look; everyone may count them. A revealed part is not private for as long as it is revealed.',
  },
  '7.1.3.1': { kind: 'rule', summary: 'Hand, deck and inkwell are the private zones.', follows: ['7.1.3'] },
  '7.1.4': {
    kind: 'rule',
    summary:
      'A player searching a private zone of theirs may fail to find; in a public zone of theirs they must take a fitting card if there is one.',
  },
  '7.1.5': {
    kind: 'rule',
    summary: 'A card is in one zone at a time, and only a card in the play zone is in play.',
  },
  '7.1.6': {
    kind: 'rule',
    summary:
      'A card that goes from play to another zone loses damage and all effects on it and becomes a new card. An effect may still find it in its new zone.',
  },
  '7.1.6.1': {
    kind: 'rule',
    summary:
      'A waiting effect of an action that was played resolves before any triggered ability can be picked from the bag.',
    follows: ['6.7.8.1'],
  },
  '7.2': { kind: 'chapter', summary: 'Deck.', informative: 'heading' },
  '7.2.1': {
    kind: 'rule',
    summary: 'The deck is the set of cards a player starts with and draws from.',
    informative: 'definition',
  },
  '7.2.2': {
    kind: 'rule',
    summary:
      'The deck is private and face down. Nobody may look at it or reorder it, but anyone may count it.',
    follows: ['7.1.3'],
  },
  '7.2.3': {
    kind: 'rule',
    summary:
      'When cards go on or under a deck in any order, every player learns the order of those that were face up.',
  },
  '7.2.3/example-1': {
    kind: 'example',
    summary:
      'Under the Sea takes two shifted characters: their four cards go under the deck in any mix their player likes, in an order both players know.',
  },
  '7.2.3.1': {
    kind: 'rule',
    summary:
      'Cards of stacks, face up or face down, may be freely mixed and ordered with all other cards going to the deck. Their statuses change only when they get there.',
  },
  '7.3': { kind: 'chapter', summary: 'Hand.', informative: 'heading' },
  '7.3.1': {
    kind: 'rule',
    summary: 'Drawn cards go to the hand, as may other cards through effects; the starting hand is 7 cards.',
    follows: ['1.12.1', '2.2.1.4'],
  },
  '7.3.2': {
    kind: 'rule',
    summary: "A player sees the cards in their own hand and nobody else's; anyone may count any hand.",
  },
  '7.3.3': {
    kind: 'rule',
    summary: 'A hand has no maximum size and never holds fewer than 0 cards.',
    follows: ['1.2.3'],
  },
  '7.3.4': {
    kind: 'rule',
    summary:
      'A player told to discard chooses that many cards of their own hand and puts them into their discard.',
  },
  '7.4': { kind: 'chapter', summary: 'Play.', informative: 'heading' },
  '7.4.1': {
    kind: 'rule',
    summary:
      "Characters, items and locations stay in their player's play zone until something removes them, actions only while they resolve. Nobody plays a card into an opponent's play zone.",
    follows: ['6.7.1.1', '6.7.1.2'],
  },
  '7.4.2': {
    kind: 'rule',
    summary:
      'The play zone is public: its cards can be seen and counted at any time, and their status must not be hidden.',
    follows: ['7.1.2'],
  },
  '7.4.2.1': {
    kind: 'rule',
    summary:
      'Face-down cards in the play zone are private, even if they were public before. They may be counted but not looked at.',
  },
  '7.4.3': {
    kind: 'rule',
    summary:
      'Triggers for leaving play are determined before cards leave; cards that leave together see one another leave.',
  },
  '7.4.3/example-1': {
    kind: 'example',
    summary:
      'Be Prepared banishes Lyle Tiberius Rourke with two other characters of his player: his ability triggers twice.',
  },
  '7.5': { kind: 'chapter', summary: 'Inkwell.', informative: 'heading' },
  '7.5.1': {
    kind: 'rule',
    summary: 'Every card in the inkwell is worth 1 ink, whatever is printed on its face.',
    follows: ['4.3.2.4'],
  },
  '7.5.2': {
    kind: 'rule',
    summary: 'Cards go into the inkwell face down and ready; several at once count as separate instances.',
  },
  '7.5.3': { kind: 'rule', summary: 'The inkwell has no maximum size.', informative: 'no limit to enforce' },
  '7.5.4': {
    kind: 'rule',
    summary: 'The inkwell is private even to its own player. Number and status of its cards are open to all.',
  },
  '7.5.5': {
    kind: 'rule',
    summary: 'An "additional" card to ink is announced and inked by the normal steps.',
    follows: ['4.2.3.1'],
  },
  '7.5.6': {
    kind: 'rule',
    summary: 'A card that an effect puts into the inkwell is not revealed and needs no inkwell symbol.',
    follows: ['4.2.3.2'],
  },
  '7.6': { kind: 'chapter', summary: 'Discard.', informative: 'heading' },
  '7.6.1': {
    kind: 'rule',
    summary: "The discard generally holds a player's cards that have left play.",
    informative: 'definition',
  },
  '7.6.2': {
    kind: 'rule',
    summary:
      'The discard is a public face-up pile that anyone may look through and count and its player may rearrange.',
    follows: ['7.1.2'],
  },
  '7.6.3': {
    kind: 'rule',
    summary: 'Cards that reach the discard together go there in any order their player likes.',
    informative: 'order is immaterial',
  },
  '7.7': { kind: 'chapter', summary: 'Bag.', informative: 'heading' },
  '7.7.1': {
    kind: 'rule',
    summary: 'The bag is no place on the table, only where triggered abilities wait to resolve.',
    informative: 'physical',
  },
  '7.7.2': {
    kind: 'rule',
    summary:
      'Triggered abilities alone use the bag; activated abilities, actions and the playing of cards resolve without it.',
    follows: ['4.4.4', '6.7.1.2'],
  },
  '7.7.3': {
    kind: 'rule',
    summary: 'Adding abilities to the bag follows certain rules.',
    informative: 'introduction',
  },
  '7.7.3.1': {
    kind: 'rule',
    summary:
      'A triggered ability is added the moment its condition is met, by the player of its card, simultaneous ones together. During another effect it waits for that effect to end.',
  },
  '7.7.4': {
    kind: 'rule',
    summary: 'Resolving from the bag follows a process that goes on until the bag is empty.',
    follows: ['7.7.4.2', '7.7.4.3', '7.7.4.4', '7.7.4.5'],
  },
  '7.7.4.1': { kind: 'rule', summary: 'First it is determined which players have abilities in the bag.' },
  '7.7.4.2': {
    kind: 'rule',
    summary: 'If the active player has any, that player picks one of them and resolves it fully.',
  },
  '7.7.4.3': {
    kind: 'rule',
    summary:
      'After the game state check, the player who resolved last goes on with their own abilities until none of theirs is left.',
  },
  '7.7.4.4': {
    kind: 'rule',
    summary:
      'Then the bag passes to the next player in turn order who has abilities in it, and that player resolves theirs in the same way.',
  },
  '7.7.4.5': {
    kind: 'rule',
    summary: 'The bag keeps passing in turn order until it is empty; then the active player continues.',
  },
  '7.7.5': {
    kind: 'rule',
    summary: 'An ability added by the player now resolving may be the next one picked.',
    follows: ['7.7.4.3'],
  },
  '7.7.6': {
    kind: 'rule',
    summary: 'An ability added by any other player waits until the bag has passed to them.',
    follows: ['7.7.4.3', '7.7.4.4'],
  },
  '7.7.7': {
    kind: 'rule',
    summary: 'When a player leaves the game, their abilities in the bag cease to exist.',
  },
  '7.7.7/example-1': {
    kind: 'example',
    summary:
      'A quest trigger waits for the quest and its game state check, is picked and resolved by the active player, and play goes on with an empty bag.',
  },
  '7.7.7/example-2': {
    kind: 'example',
    summary:
      'The active player resolves two abilities and one added meanwhile before the opponent resolves theirs; what the opponent causes for the active player is resolved after that.',
  },
} as const satisfies Record<string, CatalogueItem>
