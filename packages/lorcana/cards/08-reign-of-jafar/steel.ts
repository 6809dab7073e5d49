import type { Texts } from '../facts.ts'
import { atStartOfYourTurn, drawThenDiscard, noCardsInHand } from '../phrases.ts'
import {
  activated,
  all,
  cantPlayUnless,
  challenger,
  character,
  chosen,
  deal,
  discard,
  draw,
  each,
  exert,
  exerted,
  exertSelf,
  gainLore,
  gains,
  has,
  ifSo,
  inOrder,
  keyword,
  may,
  opponentsTurn,
  opposingCharacter,
  payingInk,
  payLess,
  resist,
  selfHas,
  singTogether,
  theyHave,
  thisTurn,
  when,
  whenBanished,
  wheneverBanishesInYourTurn,
  whenPlayed,
  youHave,
  yourOtherCharacter,
  yourTurn,
} from '../words.ts'

export const steel: Texts = {
  'Bobby - Purple Pigeon': [has(keyword('bodyguard'))],
  'Magic Carpet - Phantom Rug': [
    has(keyword('vanish')),
    theyHave(yourOtherCharacter({ classification: 'Illusion' }), { keywords: [challenger(1)] }),
  ],
  'Prince Achmed - Rival Suitor': [whenPlayed(may(exert(chosen(character({ classification: 'Princess' })))))],
  "Dumptruck - Karnage's Second Mate": [whenPlayed(may(deal(1, chosen(character()))))],
  'General Li - Head of the Imperial Army': [has(resist(1))],
  'Monterey Jack - Defiant Protector': [has(keyword('bodyguard'))],
  'Genie - Satisfied Dragon': [selfHas({ keywords: [keyword('evasive')] }, { while: yourTurn })],
  'Toby Turtle - Wary Friend': [selfHas({ keywords: [resist(1)] }, { while: exerted })],
  'Zipper - Flying Ranger': [
    payLess(1, 'self', { while: youHave(character({ named: 'Monterey Jack' })) }),
    selfHas({ keywords: [keyword('evasive')] }, { while: yourTurn }),
  ],
  'Vinnie - Green Pigeon': [
    when('banished', gainLore(1), { what: yourOtherCharacter(), while: opponentsTurn }),
  ],
  'Iago - Out of Reach': [
    selfHas({ cant: ['beChallenged'] }, { while: youHave(character({ exerted: true, other: true })) }),
  ],
  'Nathaniel Flint - Notorious Pirate': [cantPlayUnless(thisTurn('damaged', { what: opposingCharacter() }))],
  'Vincenzo Santorini - The Explosives Expert': [whenPlayed(may(deal(3, chosen(character()))))],
  'Namaari - Single-Minded Rival': [
    whenPlayed(may(drawThenDiscard())),
    atStartOfYourTurn(may(drawThenDiscard())),
    selfHas({ strength: { each: { in: 'discard' } } }),
  ],
  'Mickey Mouse - Giant Mouse': [has(keyword('bodyguard')), whenBanished(deal(5, all(opposingCharacter())))],
  'Stitch - Alien Troublemaker': [wheneverBanishesInYourTurn(may(inOrder(draw(), gainLore(1))))],
  'Desperate Plan': {
    effect: ifSo(
      noCardsInHand,
      { do: 'drawUntil', n: 3 },
      inOrder(discard('any'), draw({ done: 'cardsDiscarded' })),
    ),
  },
  'Beyond the Horizon': {
    keywords: [singTogether(7)],
    effect: each('chosenPlayers', inOrder(discard('hand'), draw(3))),
  },

  'Quick Shot': { effect: inOrder(deal(1, chosen(character())), draw()) },

  'Hamster Ball': [
    activated(
      [exertSelf, payingInk(1)],
      gains(chosen(character({ damaged: false })), resist(2), 'untilYourNextTurn'),
    ),
  ],
}
