import type { CatalogueItem } from '@regelwerk/core'

export const gameplay = {
  '2.1': { kind: 'chapter', summary: 'The stages of a game and who goes first.', informative: 'heading' },
  '2.1.1': {
    kind: 'rule',
    summary: 'Set-up, play and clean-up are separate stages that follow one another.',
    informative: 'overview',
  },
  '2.1.2': {
    kind: 'rule',
    summary: 'Format and series decide how the starting player is found.',
    informative: 'introduction',
  },
  '2.1.3': {
    kind: 'rule',
    summary:
      'Turns go from the starting player to the left around the table; between two players they alternate.',
  },
  '2.1.3.1': {
    kind: 'rule',
    summary: 'In a series of two games, whoever did not start the first game starts the second.',
  },
  '2.1.3.2': {
    kind: 'rule',
    summary: 'In a best-of-N series the loser of a game decides who starts the next.',
  },
  '2.2': { kind: 'chapter', summary: 'Setting up.', informative: 'heading' },
  '2.2.1': {
    kind: 'rule',
    summary: 'The steps below prepare the game, in this order.',
    informative: 'introduction',
  },
  '2.2.1.1': {
    kind: 'rule',
    summary: 'The starting player is found at random, and with them the turn order.',
  },
  '2.2.1.2': {
    kind: 'rule',
    summary: 'Every deck is shuffled into a random order; opponents may cut or shuffle it too.',
  },
  '2.2.1.3': { kind: 'rule', summary: 'Everyone begins at 0 lore.' },
  '2.2.1.4': { kind: 'rule', summary: 'Everyone draws an opening hand of 7 cards.' },
  '2.2.2': {
    kind: 'rule',
    summary: 'Each player may alter their opening hand once, the starting player first.',
    follows: ['2.2.2.1', '2.2.2.2'],
  },
  '2.2.2.1': {
    kind: 'rule',
    summary: 'The altering player puts any number of cards unseen under their deck, then draws back up to 7.',
  },
  '2.2.2.2': {
    kind: 'rule',
    summary: 'The others decide one by one in turn order whether to alter, and then do it the same way.',
  },
  '2.2.2.3': {
    kind: 'rule',
    summary: 'Only after all have altered does each player who put back a card shuffle their deck.',
  },
  '2.2.3': { kind: 'rule', summary: 'The game then opens with the Beginning phase of the starting player.' },
  '2.3': { kind: 'chapter', summary: 'Playing until someone wins.', informative: 'heading' },
  '2.3.1': {
    kind: 'rule',
    summary: 'This is the stage in which the game is played.',
    informative: 'introduction',
  },
  '2.3.2': {
    kind: 'rule',
    summary: 'The players take turns in turn order, each turn built as section 3 says.',
    follows: ['2.1.3', '3.1.3'],
  },
  '2.3.3': {
    kind: 'rule',
    summary: 'Turn follows turn until the game ends in one of the ways below.',
    follows: ['2.1.3', '1.3.4.1', '1.8.1.1'],
  },
  '2.3.3.1': { kind: 'rule', summary: 'Reaching 20 lore wins.', follows: ['1.8.1.1'] },
  '2.3.3.2': {
    kind: 'rule',
    summary: 'Ending your own turn with an empty deck loses.',
    follows: ['1.8.1.2'],
  },
  '2.3.3.3': {
    kind: 'rule',
    summary: 'Being the last one left in a multiplayer game wins.',
    follows: ['1.8.1.3'],
  },
  '2.3.3.4': {
    kind: 'rule',
    summary: 'A player may concede at any time, even during set-up, and thereby loses.',
  },
  '2.4': { kind: 'chapter', summary: 'Clearing up between games.', informative: 'heading' },
  '2.4.1': {
    kind: 'rule',
    summary: 'The table is made ready for the next game, if there is one.',
    informative: 'introduction',
  },
  '2.4.1.1': {
    kind: 'rule',
    summary: 'Everyone gathers the cards of all their zones back into one deck.',
    informative: 'physical',
  },
  '2.4.1.2': {
    kind: 'rule',
    summary: 'Everyone takes their counters off the table.',
    informative: 'physical',
  },
  '2.4.2': {
    kind: 'rule',
    summary: 'With decks whole and the table clear the next game of the series can begin.',
    informative: 'physical',
  },
} as const satisfies Record<string, CatalogueItem>
