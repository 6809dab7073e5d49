import type { CatalogueItem } from '@regelwerk/core'

export const variants = {
  '10.1': { kind: 'chapter', summary: 'Casual variants: general rules.', informative: 'heading' },
  '10.1.1': {
    kind: 'rule',
    summary: 'Optional rules for casual play; the list is not complete.',
    informative: 'introduction',
  },
  '10.1.2': {
    kind: 'rule',
    summary: "The normal rules hold in a variant except where its own rules differ; the variant's then win.",
    follows: ['10.2.3', '10.2.4'],
  },
  '10.1.2/example-1': { kind: 'example', summary: 'In Pack Rush the starting hand is 5 cards instead of 7.' },
  '10.2': { kind: 'chapter', summary: 'Pack Rush.', informative: 'heading' },
  '10.2.1': {
    kind: 'rule',
    summary:
      'Each player shuffles the cards of two unopened booster packs together as a deck; it is a Limited format.',
  },
  '10.2.1.1': {
    kind: 'rule',
    summary: 'There is no minimum deck size: the deck is whatever the two packs hold.',
  },
  '10.2.2': {
    kind: 'rule',
    summary:
      'Marketing cards are set aside before shuffling, and two of them start in each inkwell before hands are drawn.',
  },
  '10.2.2.1': { kind: 'rule', summary: 'A marketing card cannot leave the inkwell.' },
  '10.2.2.2': { kind: 'rule', summary: 'A marketing card cannot be chosen for effects.' },
  '10.2.3': { kind: 'rule', summary: 'The starting hand is 5 cards.' },
  '10.2.4': { kind: 'rule', summary: 'A player wins on reaching 15 lore.' },
  '10.2.5': {
    kind: 'rule',
    summary:
      'A player who runs out of deck does not lose: they shuffle their discard and lay it face down as their new deck.',
  },
} as const satisfies Record<string, CatalogueItem>
