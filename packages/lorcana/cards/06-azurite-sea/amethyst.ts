import type { Texts } from '../facts.ts'
import { atEndOfYourTurn, atStartOfYourTurn, wheneverInked } from '../phrases.ts'
import {
  activated,
  all,
  allLooked,
  cant,
  challenger,
  character,
  chosen,
  discard,
  discarding,
  draw,
  exert,
  exertSelf,
  gainLore,
  give,
  has,
  ifYouDo,
  inOrder,
  keyword,
  lookAt,
  may,
  moveDamage,
  moveDamageExactly,
  opponentsTurn,
  opposingCharacter,
  payingInk,
  payLess,
  repeatThis,
  returnToHand,
  revealTop,
  send,
  shift,
  song,
  theyHave,
  toBottom,
  topOfDeck,
  when,
  whenBanished,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  youHave,
  yourCharacter,
  yourOtherCharacter,
} from '../words.ts'

export const amethyst: Texts = {
  'Hades - Lord of the Dead': [
    when('banished', gainLore(2), { what: yourOtherCharacter(), while: opponentsTurn }),
  ],
  'Madam Mim - Tiny Adversary': [
    has(challenger(1)),
    theyHave(yourOtherCharacter(), { keywords: [challenger(1)] }),
  ],
  'Sisu - In Her Element': [has(challenger(2))],
  'The White Rose - Jewel of the Garden': [whenPlayed(gainLore(1))],
  "Juju - Mama Odie's Companion": [
    whenPlayed(moveDamageExactly(1, chosen(character()), chosen(opposingCharacter()))),
  ],
  'Tinker Bell - Fast Flier': [has(keyword('evasive'))],
  'The Carpenter - Dinner Companion': [whenBanished(may(exert(chosen(character()))))],
  'Iago - Reappearing Parrot': [whenBanished(returnToHand('self'), { inChallenge: true })],
  'Scar - Tempestuous Lion': [has(keyword('rush')), has(challenger(3))],
  'Tinker Bell - Queen of the Azurite Fairies': [
    has(shift(5)),
    has(keyword('evasive')),
    wheneverQuests(give(all(yourOtherCharacter({ classification: 'Fairy' })), { lore: 1 })),
  ],
  'Diablo - Obedient Raven': [whenBanished(may(draw()))],
  'March Hare - Absurd Host': [has(keyword('rush'))],
  'Rafiki - Ethereal Guide': [has(shift(7)), wheneverInked(may(draw()))],
  'Genie - Wish Fulfilled': [has(keyword('evasive')), whenPlayed(draw())],
  'Sisu - Uniting Dragon': [
    wheneverQuests(
      revealTop(character({ classification: 'Dragon' }), inOrder(returnToHand(allLooked()), repeatThis), {
        either: ['top', 'bottom'],
      }),
    ),
  ],
  'Madam Mim - Truly Marvelous': [activated([payingInk(2), discarding()], gainLore(1))],
  'Yzma - Conniving Chemist': [activated([exertSelf], { do: 'drawUntil', n: 3 })],
  'Mama Odie - Solitary Sage': [
    wheneverYouPlay(song(), may(moveDamage(2, chosen(character()), chosen(opposingCharacter())))),
  ],
  'Peter Pan - Shadow Catcher': [wheneverInked(exert(chosen(opposingCharacter())))],
  'Mad Hatter - Eccentric Host': [
    wheneverQuests(may(lookAt(1, { either: ['top', 'discard'] }, undefined, { of: 'chosenPlayer' }))),
  ],

  'A Very Merry Unbirthday': { effect: send(topOfDeck(2, 'eachOpponent'), 'discard') },

  'Genie - Wonderful Trickster': [
    has(shift(5)),
    wheneverYouPlay({}, draw()),
    atEndOfYourTurn(toBottom(all({ in: 'hand' }))),
  ],

  'Making Magic': {
    effect: inOrder(moveDamageExactly(1, chosen(character()), chosen(opposingCharacter())), draw()),
  },
  'Lose the Way': {
    effect: inOrder(
      exert(chosen(character())),
      ifYouDo(may(discard()), cant('first', 'readyAtStart', 'theirNextTurn')),
    ),
  },

  'Seeking the Half Crown': {
    effect: draw(2),
    abilities: [payLess({ each: yourCharacter({ classification: 'Sorcerer' }) }, 'self')],
  },
  "Maleficent's Staff": [
    when('goes', gainLore(1), {
      what: { type: ['character', 'item', 'location'], whose: 'opposing' },
      from: 'play',
      to: 'hand',
    }),
  ],
  "Mad Hatter's Teapot": [
    activated([exertSelf, payingInk(1)], send(topOfDeck(1, 'eachOpponent'), 'discard')),
  ],
  'Pixie Dust': [
    activated(
      [exertSelf, payingInk(2)],
      give(chosen(character()), { keywords: [challenger(2), keyword('evasive')] }, 'untilYourNextTurn'),
    ),
  ],
  "Mystical Tree - Mama Odie's Home": [
    atStartOfYourTurn(
      may(moveDamageExactly(1, chosen(character({ here: true })), chosen(opposingCharacter()))),
    ),
    atStartOfYourTurn(gainLore(1), { if: youHave(character({ named: 'Mama Odie', here: true })) }),
  ],
}
