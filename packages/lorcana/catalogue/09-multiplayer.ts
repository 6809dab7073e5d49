import type { CatalogueItem } from '@regelwerk/core'

export const multiplayer = {
  '9.1': {
    kind: 'rule',
    summary:
      'A multiplayer game has three or more players; team games are a kind of it not covered in detail.',
    informative: 'definition',
  },
  '9.2': {
    kind: 'rule',
    summary: 'The two-player rules hold with the following additions and changes.',
    informative: 'introduction',
  },
  '9.2.1': {
    kind: 'rule',
    summary: 'After each turn, play goes on to the player on the left.',
    follows: ['2.1.3'],
  },
  '9.2.2': {
    kind: 'rule',
    summary:
      'When several players must do something at once, the active player begins and the others follow one by one to the left.',
    follows: ['6.7.6'],
  },
  '9.2.3': {
    kind: 'rule',
    summary:
      'A player who loses by ending their turn with an empty deck leaves at once, with all their cards and their abilities in the bag. Static effects they created with a duration run on until it ends.',
  },
  '9.2.3/example-1': {
    kind: 'example',
    summary:
      'After the player of Pete - Games Referee has left, opponents still cannot play actions until the point where that player would have had the next turn.',
  },
  '9.3': { kind: 'chapter', summary: 'Simultaneous turns.', informative: 'heading' },
  '9.3.1': {
    kind: 'rule',
    summary:
      'In a simultaneous turn all players of a team go through phases and steps together. In the Main phase they act in any order, each finishing a turn action before the next begins.',
  },
  '9.3.2': {
    kind: 'rule',
    summary:
      'Abilities triggered for several teammates in a simultaneous turn belong to the team, which chooses their order.',
  },
  '9.3.2/example-1': {
    kind: 'example',
    summary:
      'Three teammates ready, gain lore from locations and draw at the same time, agree on the order of their turn actions, and end the turn and its effects together.',
  },
} as const satisfies Record<string, CatalogueItem>
