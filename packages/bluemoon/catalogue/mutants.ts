import type { CatalogueItem } from '@regelwerk/core'

export const mutants = {
  'mutanten/mutanten-allgemein': {
    kind: 'entry',
    summary: 'Mutants in general.',
    informative: 'heading',
  },
  'mutanten/mutanten-allgemein/1': {
    kind: 'ruling',
    summary: 'The condition for playing a mutant is part of its text and is ignored together with it.',
    follows: ['allgemein/sonderfunktion-auslegebedingung-zusatz/1'],
  },
  'mutanten/mutanten-allgemein/2': {
    kind: 'ruling',
    summary:
      'A mutant kept active by Khind 31 Bounce Back or Khind 23 KhindKin neither checks its condition nor changes the element again.',
    follows: ['khind/khind-31-lass-die-faeuste-tanzen/11'],
  },
  'mutanten/mutanten-allgemein/3': {
    kind: 'ruling',
    summary:
      'A condition about the opposing power looks at the current power before the mutant is played, not at what was announced.',
  },
  'mutanten/mutanten-allgemein/4': {
    kind: 'ruling',
    summary: "Asks whether a mutant's condition falls away when its text is ignored.",
    informative: 'question',
  },
  'mutanten/mutanten-allgemein/5': {
    kind: 'ruling',
    summary:
      'Yes: it may then be played without meeting the condition and the element does not change; its values, SHIELD and STOP remain.',
    follows: ['mutanten/mutanten-allgemein/1'],
  },
  'mutanten/mutant-101-den-bal-ton': {
    kind: 'entry',
    summary:
      'Mutant 101 Den-bal-Ton may be played only if the opponent has a dragon; the contested element flips.',
  },
  'mutanten/mutant-101-den-bal-ton/1': {
    kind: 'ruling',
    summary:
      "Printed text of Mutant 101 Den-bal-Ton: at least one dragon on the opponent's side, then the element changes.",
    follows: ['mutanten/mutant-101-den-bal-ton'],
  },
  'mutanten/mutant-101-den-bal-ton/2': {
    kind: 'ruling',
    summary:
      'It may open a fight if its condition holds. No element changes then; it is named with the announcement as usual.',
    follows: ['mutanten/mutant-101-den-bal-ton', 'base/7'],
  },
  'mutanten/mutant-102-sas-van-son': {
    kind: 'entry',
    summary:
      'Mutant 102 Sas-van-Son may be played only if the opponent holds at least two more cards; the contested element flips.',
  },
  'mutanten/mutant-102-sas-van-son/1': {
    kind: 'ruling',
    summary:
      'Printed text of Mutant 102 Sas-van-Son: two or more cards fewer in hand than the opponent, then the element changes.',
    follows: ['mutanten/mutant-102-sas-van-son'],
  },
  'mutanten/mutant-102-sas-van-son/2': {
    kind: 'ruling',
    summary: 'Cards lying open are still hand cards and count.',
    follows: ['mutanten/mutant-102-sas-van-son'],
  },
  'mutanten/mutant-102-sas-van-son/3': {
    kind: 'ruling',
    summary: "Sas-van-Son itself is counted among its player's hand cards.",
    follows: ['mutanten/mutant-102-sas-van-son'],
  },
  'mutanten/mutant-103-pen-dor-nith': {
    kind: 'entry',
    summary:
      'Mutant 103 Pen-dor-Nith may be played only if the opponent has at least six cards in combat and support areas; the contested element flips.',
  },
  'mutanten/mutant-103-pen-dor-nith/1': {
    kind: 'ruling',
    summary:
      'Printed text of Mutant 103 Pen-dor-Nith: six or more opposing cards lie there, then the element changes.',
    follows: ['mutanten/mutant-103-pen-dor-nith'],
  },
  'mutanten/mutant-103-pen-dor-nith/2': {
    kind: 'ruling',
    summary: 'Active, inactive and ignored cards all count, and so do bluff cards.',
    follows: ['mutanten/mutant-103-pen-dor-nith'],
  },
  'mutanten/mutant-104-neth-sur-pot': {
    kind: 'entry',
    summary:
      'Mutant 104 Neth-sur-Pot may be played only if the opponent has at least three active cards in combat and support areas; the contested element flips.',
  },
  'mutanten/mutant-104-neth-sur-pot/1': {
    kind: 'ruling',
    summary:
      'Printed text of Mutant 104 Neth-sur-Pot: three or more active opposing cards, then the element changes.',
    follows: ['mutanten/mutant-104-neth-sur-pot'],
  },
  'mutanten/mutant-104-neth-sur-pot/2': {
    kind: 'ruling',
    summary:
      'Characters, boosters, supports and bluff cards count, also while ignored, as long as they are active.',
    follows: ['mutanten/mutant-104-neth-sur-pot', 'base/29'],
  },
  'mutanten/mutant-109-fel-nar-gan': {
    kind: 'entry',
    summary:
      'Mutant 109 Fel-nar-Gan may be played only if the own combat and support areas are empty; the contested element flips.',
  },
  'mutanten/mutant-109-fel-nar-gan/1': {
    kind: 'ruling',
    summary:
      "Printed text of Mutant 109 Fel-nar-Gan: nothing of one's own lies there, then the element changes.",
    follows: ['mutanten/mutant-109-fel-nar-gan'],
  },
  'mutanten/mutant-109-fel-nar-gan/2': {
    kind: 'ruling',
    summary:
      'It fits the opening of a fight, or a turn whose areas were emptied by RETRIEVE or by the opponent, for example with Terrah 29 Provoke Earthquake. An own bluff card prevents it.',
    follows: ['mutanten/mutant-109-fel-nar-gan'],
  },
  'mutanten/mutant-109-fel-nar-gan/3': {
    kind: 'ruling',
    summary: 'Played to open a fight it changes no element; that is named with the announcement.',
    follows: ['mutanten/mutant-109-fel-nar-gan', 'base/7'],
  },
  'mutanten/mutant-110-man-shu-ran': {
    kind: 'entry',
    summary:
      'Mutant 110 Man-shu-Ran may be played only if the opponent has an active FREE card; the contested element flips.',
  },
  'mutanten/mutant-110-man-shu-ran/1': {
    kind: 'ruling',
    summary:
      'Printed text of Mutant 110 Man-shu-Ran: an active opposing card with FREE, then the element changes.',
    follows: ['mutanten/mutant-110-man-shu-ran'],
  },
  'mutanten/mutant-110-man-shu-ran/2': {
    kind: 'ruling',
    summary:
      'A card that was merely played as if FREE (Aqua 12 Yang, a Buka character from a ship, a Buka B.P. card) has the icon no longer and does not count.',
    follows: ['mutanten/mutant-110-man-shu-ran'],
  },
} as const satisfies Record<string, CatalogueItem>
