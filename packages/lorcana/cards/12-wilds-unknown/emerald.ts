import type { Texts } from '../facts.ts'
import {
  atEndOfYourTurn,
  canBePlayedFree,
  drawThenDiscard,
  mayMoveHereFree,
  onceDuringYourTurn,
  opponentHas,
  putIntoYourDiscard,
  youPlayedThisTurn,
} from '../phrases.ts'
import {
  action,
  activated,
  all,
  banish,
  banishing,
  banishSelf,
  cant,
  character,
  chosen,
  deal,
  discard,
  draw,
  each,
  exerted,
  exertSelf,
  gainLore,
  gains,
  give,
  has,
  ifYouDo,
  inOrder,
  inOrderTo,
  instead,
  keyword,
  loseLore,
  may,
  mayEnterExerted,
  one,
  opposingCharacter,
  payingInk,
  payLess,
  payLessForNext,
  ready,
  returnToHand,
  revealHandAndDiscard,
  selfHas,
  shift,
  thisTurn,
  toBottom,
  toTop,
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
  'Helga Sinclair - No Backup Needed': [payLess(2, 'self', { while: putIntoYourDiscard(2) })],
  'The Witch - Wily Woodcarver': [wheneverChallenged(loseLore(1))],
  'The Queen - Evil Ruler': [selfHas({ strength: 2 }, { while: opponentHas(character({ damaged: true })) })],
  'RC - Remote-Controlled Car': [selfHas({ toll: 1 })],
  'Lord MacGuffin - Clever Swordsman': [mayEnterExerted(deal(3, chosen(character({ damaged: true }))))],
  'Lenny - Toy Binoculars': [
    whenPlayed(revealHandAndDiscard(action(), 'chosenOpponent')),
    wheneverYouPlay(action(), may(ready('self')), onceDuringYourTurn),
  ],
  'Gaetan Moliere - Clever Burrower': [has(keyword('evasive')), wheneverQuests(may(drawThenDiscard(2)))],
  'Milo Thatch - Getting His Hands Dirty': [
    has(keyword('ward')),
    whenPlayed(may(inOrderTo(discard(), returnToHand(chosen(character()))))),
    atEndOfYourTurn(draw(), { if: putIntoYourDiscard(2) }),
  ],
  'Alien - True Believer': [
    selfHas({ strength: { each: yourOtherCharacter({ classification: 'Toy' }) } }),
    whenBanished(returnToHand(one(character({ named: 'Alien', other: true, in: 'discard' }))), {
      while: yourTurn,
    }),
  ],
  'Donald Duck - Distracted Traveler': [
    wheneverQuests(discard(1, 'eachOpponent'), { if: youPlayedThisTurn(character({ other: true })) }),
  ],
  'Buzz Lightyear - On the Way': [
    wheneverYouPlay({ not: character() }, drawThenDiscard(), { how: { paidAtMost: 2 } }),
    wheneverYouPlay(character(), deal(1, chosen(opposingCharacter({ damaged: true }))), {
      how: { paidAtMost: 2 },
    }),
  ],
  'Elinor - Renowned Diplomat': [
    atEndOfYourTurn(inOrder(deal(1, chosen(opposingCharacter())), gainLore(1), draw()), {
      if: youHave(character({ exerted: true }), 3),
    }),
  ],
  'Lyle Tiberius Rourke - Adventurer for Hire': [
    whenPlayed(may(drawThenDiscard())),
    atEndOfYourTurn(loseLore(1), { if: putIntoYourDiscard(2) }),
  ],
  'Joshua Sweet - Field Surgeon': [wheneverChallenged(discard(1, 'chosenOpponent'))],
  'Merida - Gifted Archer': [
    has(shift(3)),
    when('challenge', may(deal(1, 'triggering')), { what: opposingCharacter(), while: exerted }),
  ],
  'The Queen - Devious Disguise': [
    whenPlayed(ifYouDo(may(draw()), { do: 'gainLore', n: 2, who: 'eachOpponent' })),
    selfHas({ lore: 2 }, { while: { fewer: { own: 'lore' }, than: 'anyOpponent' } }),
  ],
  'Buzz Lightyear - Jungle Ranger': [
    has(shift(5)),
    whenPlayed(may(returnToHand(one(action({ cost: { max: 7 }, in: 'discard' }))))),
    wheneverYouPlay(action(), give(chosen(character()), { lore: 1 })),
  ],
  'Cruella De Vil - Judgmental Traveler': [
    wheneverQuests(may(banish(chosen(character({ damaged: true })))), {
      if: youPlayedThisTurn(character({ other: true })),
    }),
  ],
  'Helga Sinclair - Prepared for Anything': [
    wheneverQuests(instead(deal(1, chosen(opposingCharacter())), putIntoYourDiscard(2), deal(2, 'it'))),
  ],
  "The Huntsman - On the Queen's Orders": [has(keyword('ward'))],

  'Strange Things': { effect: inOrder(cant(upTo(2, character()), 'quest', 'untilYourNextTurn'), draw()) },
  Sabotage: {
    effect: inOrder(
      banish(chosen({ type: ['item', 'location'] })),
      banish(all({ type: ['item', 'location'], other: true, named: { as: 'it' } })),
    ),
  },
  'The Family Scattered': {
    effect: each(
      'chosenOpponent',
      inOrder(
        returnToHand(one(yourCharacter())),
        toBottom(one(yourCharacter())),
        toTop(one(yourCharacter())),
      ),
    ),
  },

  "Buzz's Arm": [
    canBePlayedFree(thisTurn('banished', { what: character({ named: 'Buzz Lightyear' }) })),
    activated([exertSelf], payLessForNext(1, { type: ['action', 'item'] })),
  ],
  'The Claw': [
    activated(
      [exertSelf, payingInk(2), banishing(yourCharacter())],
      returnToHand(chosen(opposingCharacter())),
    ),
  ],
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
  'Pizza Planet - Spaceport': [
    mayMoveHereFree(yourCharacter({ classification: 'Toy' })),
    when('challenged', loseLore(1), { what: character({ here: true }) }),
  ],
}
