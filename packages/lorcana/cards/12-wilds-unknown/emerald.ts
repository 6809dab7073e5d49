import type { Texts } from '../facts.ts'
import { atEndOfYourTurn, drawThenDiscard, opponentHas } from '../phrases.ts'
import {
  action,
  activated,
  banishSelf,
  cant,
  character,
  chosen,
  deal,
  draw,
  exerted,
  exertSelf,
  gainLore,
  gains,
  give,
  has,
  inOrder,
  keyword,
  loseLore,
  may,
  one,
  opposingCharacter,
  payingInk,
  returnToHand,
  selfHas,
  shift,
  upTo,
  when,
  whenBanished,
  wheneverChallenged,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  youHave,
  yourCharacter,
  yourOtherCharacter,
  yourTurn,
} from '../words.ts'

export const emerald: Texts = {
  'Merida - Defiant Daughter': [has(keyword('ward'))],
  'Hamish, Hubert & Harris - Troublemaking Triplets': [has(keyword('evasive'))],
  'Tod - Nimble Fox': [has(keyword('evasive'))],
  'The Witch - Wily Woodcarver': [wheneverChallenged(loseLore(1))],
  'The Queen - Evil Ruler': [selfHas({ strength: 2 }, { while: opponentHas(character({ damaged: true })) })],
  'Gaetan Moliere - Clever Burrower': [has(keyword('evasive')), wheneverQuests(may(drawThenDiscard(2)))],
  'Alien - True Believer': [
    selfHas({ strength: { each: yourOtherCharacter({ classification: 'Toy' }) } }),
    whenBanished(returnToHand(one(character({ named: 'Alien', other: true, in: 'discard' }))), {
      while: yourTurn,
    }),
  ],
  'Elinor - Renowned Diplomat': [
    atEndOfYourTurn(inOrder(deal(1, chosen(opposingCharacter())), gainLore(1), draw()), {
      if: youHave(character({ exerted: true }), 3),
    }),
  ],
  'Merida - Gifted Archer': [
    has(shift(3)),
    when('challenge', may(deal(1, 'triggering')), { what: opposingCharacter(), while: exerted }),
  ],
  'Buzz Lightyear - Jungle Ranger': [
    has(shift(5)),
    whenPlayed(may(returnToHand(one(action({ cost: { max: 7 }, in: 'discard' }))))),
    wheneverYouPlay(action(), give(chosen(character()), { lore: 1 })),
  ],
  "The Huntsman - On the Queen's Orders": [has(keyword('ward'))],

  'Strange Things': { effect: inOrder(cant(upTo(2, character()), 'quest', 'untilYourNextTurn'), draw()) },

  'Gyro-Evac': [
    activated(
      [exertSelf, payingInk(1)],
      gains(chosen(yourCharacter()), keyword('evasive'), 'untilYourNextTurn'),
    ),
    activated([exertSelf, banishSelf], loseLore(2, 'eachPlayer')),
  ],
  "Merida's Bow": [
    whenPlayed(deal(1, chosen(character()))),
    activated([payingInk(1), banishSelf], deal(1, chosen(character()))),
  ],
}
