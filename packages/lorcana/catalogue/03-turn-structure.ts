import type { CatalogueItem } from '@regelwerk/core'

export const turnStructure = {
  '3.1': { kind: 'chapter', summary: 'The three phases of a turn.', informative: 'heading' },
  '3.1.1': {
    kind: 'rule',
    summary: 'A turn is a Beginning, a Main and an End phase, in that order.',
    follows: ['3.1.2', '3.1.3', '3.1.4'],
  },
  '3.1.2': {
    kind: 'rule',
    summary: "The Beginning phase renews the player's cards for the turn in three steps: Ready, Set, Draw.",
    follows: ['3.2.1.1', '3.2.2.1', '3.2.3.1'],
  },
  '3.1.3': {
    kind: 'rule',
    summary: 'In the Main phase the player acts, choosing freely among the turn actions.',
  },
  '3.1.4': {
    kind: 'rule',
    summary: 'In the End phase what lasts this turn runs out, and the turn passes on.',
    follows: ['3.4.1.1', '3.4.1.2', '3.4.2'],
  },
  '3.2': { kind: 'chapter', summary: 'The Beginning phase.', informative: 'heading' },
  '3.2.1': { kind: 'rule', summary: 'Ready step.', informative: 'heading' },
  '3.2.1.1': {
    kind: 'rule',
    summary: 'The active player readies all their cards in play and in their inkwell.',
  },
  '3.2.1.2': { kind: 'rule', summary: 'Effects for "during your turn" start to apply.' },
  '3.2.1.3': { kind: 'rule', summary: "Effects that last until the start of this player's turn end now." },
  '3.2.1.4': {
    kind: 'rule',
    summary:
      'What triggers at the start of the turn or within this step goes into the bag and is not resolved yet.',
  },
  '3.2.2': { kind: 'rule', summary: 'Set step.', informative: 'heading' },
  '3.2.2.1': { kind: 'rule', summary: "The active player's characters in play become dry." },
  '3.2.2.2': {
    kind: 'rule',
    summary: 'The active player gains the lore of their locations, at once and without the bag.',
  },
  '3.2.2.3': {
    kind: 'rule',
    summary: 'Only then is the bag resolved, with what the Ready and the Set step have put there.',
  },
  '3.2.3': { kind: 'rule', summary: 'Draw step.', informative: 'heading' },
  '3.2.3.1': {
    kind: 'rule',
    summary: 'The active player draws a card; the starting player skips this in the first turn of the game.',
  },
  '3.2.3.2': {
    kind: 'rule',
    summary: 'The Main phase begins when everything is resolved and the bag is empty.',
  },
  '3.3': { kind: 'chapter', summary: 'The Main phase.', informative: 'heading' },
  '3.3.1': { kind: 'rule', summary: 'In the Main phase the player may take the turn actions of section 4.' },
  '3.3.2': {
    kind: 'rule',
    summary: 'The active player may declare the end of the turn whenever they could take an action.',
  },
  '3.3.2.1': {
    kind: 'rule',
    summary: "The turn can't be ended in the middle of a turn action or with abilities left in the bag.",
    follows: ['4.3.4'],
  },
  '3.4': { kind: 'chapter', summary: 'The End phase.', informative: 'heading' },
  '3.4.1': {
    kind: 'rule',
    summary: 'Declaring the end of the turn starts the following procedure.',
    informative: 'introduction',
  },
  '3.4.1.1': {
    kind: 'rule',
    summary: 'First, what triggers at the end of the turn goes into the bag and is resolved.',
  },
  '3.4.1.2': {
    kind: 'rule',
    summary: 'Then effects for this turn end; whatever that triggers is added to the bag and resolved.',
  },
  '3.4.2': {
    kind: 'rule',
    summary:
      'With the bag empty the turn is over: one last game state check, then the next player becomes active and begins.',
  },
} as const satisfies Record<string, CatalogueItem>
