import type { Texts } from '../facts.ts'
import {
  atEndOfYourTurn,
  drawUntilAsMany,
  mayMoveHereFree,
  opponentHas,
  opponentHasMoreCards,
} from '../phrases.ts'
import {
  action,
  activated,
  all,
  banish,
  banishSelf,
  beingChallenged,
  cantBeChallengedBy,
  challenging,
  character,
  chosen,
  deal,
  discard,
  draw,
  each,
  either,
  exert,
  exertSelf,
  gainLore,
  gains,
  giveStrength,
  has,
  ifSo,
  inOrder,
  inOrderTo,
  item,
  keyword,
  may,
  one,
  opponentsTurn,
  opposingCharacter,
  payInk,
  payingInk,
  payLess,
  payLessForNext,
  ready,
  returnToHand,
  selfHas,
  shift,
  shuffleIntoDeck,
  theyHave,
  toTop,
  when,
  whenever,
  wheneverQuests,
  whenPlayed,
  youHave,
  yourCharacter,
  yourOtherCharacter,
} from '../words.ts'

export const emerald: Texts = {
  'Robin Hood - Timely Contestant': [
    has(keyword('ward')),
    payLess({ damageOn: opposingCharacter() }, 'self'),
  ],
  "Shenzi - Scar's Accomplice": [
    has(keyword('evasive')),
    selfHas({ strength: 2 }, { while: challenging(character({ damaged: true })) }),
  ],
  'Zazu - Advisor to Mufasa': [has(keyword('evasive'))],
  'Ulf - Mime': [selfHas({ cant: ['sing'] })],
  'Ed - Laughing Hyena': [whenPlayed(may(deal(2, chosen(character({ damaged: true })))))],
  'Flora - Good Fairy': [selfHas({ strength: 2 }, { while: beingChallenged })],
  'Merryweather - Good Fairy': [whenPlayed(may(inOrderTo(payInk(1), giveStrength(chosen(character()), 2))))],
  'Robin Hood - Archery Contestant': [
    whenPlayed(gainLore(1), { if: opponentHas(character({ damaged: true })) }),
  ],
  'Iago - Fake Flamingo': [has(keyword('evasive')), wheneverQuests(payLessForNext(2, action()))],
  'Ed - Hysterical Partygoer': [cantBeChallengedBy('self', character({ damaged: true }))],
  'Scroop - Odious Mutineer': [
    has(keyword('evasive')),
    whenPlayed(may(inOrderTo(payInk(3), banish(chosen(character({ damaged: true })))))),
  ],
  'Prince Phillip - Swordsman of the Realm': [
    whenPlayed(banish(chosen(opposingCharacter({ classification: 'Dragon' })))),
    when('challenge', whenever(when('challengeEnds', ready('self')), 'thisTurn', 'next'), {
      whom: character({ damaged: true }),
    }),
  ],
  'Clarabelle - Light on Her Hooves': [
    has(shift(5)),
    atEndOfYourTurn(ifSo({ fewer: { own: 'hand' }, than: 'chosenOpponent' }, may(drawUntilAsMany))),
  ],
  'Anna - Diplomatic Queen': [
    whenPlayed(
      may(
        inOrderTo(
          payInk(2),
          either(
            discard(1, 'eachOpponent'),
            giveStrength(chosen(character()), 2),
            banish(chosen(character({ damaged: true }))),
          ),
        ),
      ),
    ),
  ],
  'Clarabelle - Clumsy Guest': [whenPlayed(may(inOrderTo(payInk(2), banish(chosen(item())))))],
  'Banzai - Taunting Hyena': [whenPlayed(may(exert(chosen(character({ damaged: true })))))],
  'Robin Hood - Sneaky Sleuth': [
    has(shift(3)),
    selfHas({ lore: { each: opposingCharacter({ damaged: true }) } }),
  ],
  'Mother Gothel - Conceited Manipulator': [
    whenPlayed(may(inOrderTo(payInk(3), returnToHand(chosen(character()))))),
  ],
  'Clarabelle - Contented Wallflower': [whenPlayed(may(draw()), { if: opponentHasMoreCards })],
  'Shenzi - Head Hyena': [
    selfHas({ strength: { each: yourOtherCharacter({ classification: 'Hyena' }) } }),
    when('challenge', gainLore(2), {
      what: yourCharacter({ classification: 'Hyena' }),
      whom: character({ damaged: true }),
    }),
  ],
  'Mother Gothel - Unwavering Schemer': [
    has(shift(4)),
    whenPlayed(each('eachOpponent', returnToHand(one(yourCharacter())))),
  ],
  'Scar - Vengeful Lion': [
    has(keyword('ward')),
    when('challenge', may(draw()), { what: yourCharacter(), whom: character({ damaged: true }) }),
  ],
  'Hypnotic Deduction': { effect: inOrder(draw(3), toTop(one({ in: 'hand' }, { n: 2 }))) },

  'Night Howler Rage': {
    effect: inOrder(draw(), gains(chosen(character()), keyword('reckless'), 'theirNextTurn')),
  },
  "You're Welcome": {
    effect: inOrder(
      shuffleIntoDeck(chosen({ type: ['character', 'item', 'location'] })),
      draw(2, 'itsPlayer'),
    ),
  },
  'Remember Who You Are': {
    effect: ifSo({ fewer: { own: 'hand' }, than: 'chosenOpponent' }, drawUntilAsMany),
  },
  "Prince John's Mirror": [
    payLess(1, 'self', { while: youHave(character({ named: 'Prince John' })) }),
    when('endOfTurn', discard({ downTo: 3 }, 'thatPlayer'), { by: 'opponent' }),
  ],

  Obscurosphere: [
    activated([payingInk(2), banishSelf], gains(all(yourCharacter()), keyword('ward'), 'untilYourNextTurn')),
  ],
  'Emerald Chromicon': [
    when('banished', may(returnToHand(chosen(character()))), { what: yourCharacter(), while: opponentsTurn }),
  ],
  'Sherwood Forest - Outlaw Hideaway': [
    mayMoveHereFree(yourCharacter({ named: 'Robin Hood' })),
    theyHave(character({ here: true }), {
      keywords: [keyword('ward')],
      abilities: [activated([exertSelf, payingInk(1)], deal(2, chosen(character({ damaged: true }))))],
    }),
  ],

  'Tropical Rainforest - Jaguar Lair': [
    theyHave(opposingCharacter({ damaged: true }), { keywords: [keyword('reckless')] }),
  ],
}
