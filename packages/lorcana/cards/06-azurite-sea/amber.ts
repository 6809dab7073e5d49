import type { Texts } from '../facts.ts'
import {
  atEndOfYourTurn,
  cantQuestOrChallenge,
  entersExerted,
  exertOne,
  onceDuringYourTurn,
  take,
  wheneverInked,
} from '../phrases.ts'
import {
  activated,
  all,
  banish,
  banishSelf,
  cant,
  character,
  chosen,
  draw,
  each,
  exerted,
  exertSelf,
  gainLore,
  give,
  giveStrength,
  has,
  ifYouDo,
  inOrder,
  inOrderTo,
  keyword,
  lookAt,
  may,
  one,
  opponentsTurn,
  opposingCharacter,
  payInk,
  payingInk,
  payLessForNext,
  play,
  ready,
  removeDamage,
  returnToHand,
  selfHas,
  send,
  shift,
  singer,
  topOfDeck,
  when,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  youHave,
  yourCharacter,
  yourOtherCharacter,
  yourTurn,
} from '../words.ts'

export const amber: Texts = {
  'Owl - Pirate Lookout': [wheneverInked(giveStrength(chosen(opposingCharacter()), -1, 'untilYourNextTurn'))],
  'Lilo - Escape Artist': [when('startOfTurn', may(play('self', { exerted: true })), { inZone: 'discard' })],
  'Winnie the Pooh - Hunny Pirate': [
    has(keyword('support')),
    wheneverQuests(payLessForNext(1, character({ classification: 'Pirate' }))),
  ],
  'Chip - Friend Indeed': [whenPlayed(give(chosen(character()), { lore: 1 }))],
  'Dale - Friend in Need': [{ ...entersExerted, unless: youHave(character({ named: 'Chip' })) }],
  'David - Impressive Surfer': [selfHas({ lore: 2 }, { while: youHave(character({ named: 'Nani' })) })],
  'Prince Naveen - Vigilant First Mate': [has(shift(3)), has(keyword('bodyguard'))],
  'Chief Bogo - Gazelle Fan': [
    selfHas({ keywords: [singer(6)] }, { while: youHave(character({ named: 'Gazelle' })) }),
  ],
  'Chip - Ranger Leader': [
    selfHas({ keywords: [keyword('support')] }, { while: youHave(character({ named: 'Dale' })) }),
  ],
  "Chip 'n' Dale - Recovery Rangers": [
    has(shift(5)),
    when('inked', may(returnToHand(one(character({ in: 'discard' })))), { while: yourTurn }),
  ],
  'Judy Hopps - Resourceful Rabbit': [
    has(keyword('support')),
    atEndOfYourTurn(may(ready(chosen(yourOtherCharacter())))),
  ],
  'Tiana - Restaurant Owner': [
    when(
      'challenged',
      each('challengingPlayer', ifYouDo(may(payInk(3)), inOrder(), giveStrength('challenger', -3))),
      { what: yourCharacter(), while: exerted },
    ),
  ],
  'Grand Councilwoman - Federation Leader': [
    wheneverQuests(give(all(yourOtherCharacter({ classification: 'Alien' })), { lore: 1 })),
  ],
  'Dale - Mischievous Ranger': [
    whenPlayed(
      may(
        inOrderTo(send(topOfDeck(3), 'discard'), giveStrength(chosen(character()), -3, 'untilYourNextTurn')),
      ),
    ),
  ],
  'Nani - Caring Sister': [
    has(keyword('support')),
    activated([payingInk(2)], giveStrength(chosen(character()), -1, 'untilYourNextTurn')),
  ],
  'Simba - Pride Protector': [
    has(shift(3)),
    atEndOfYourTurn(may(ready(all(yourOtherCharacter()))), { if: exerted }),
  ],
  'Kanga - Nurturing Mother': [
    wheneverQuests(cant(chosen(yourOtherCharacter()), 'beChallenged', 'untilYourNextTurn')),
  ],
  'Rabbit - Indignant Pirate': [whenPlayed(may(removeDamage(1, chosen(character()))))],
  'Roo - Littlest Pirate': [whenPlayed(may(giveStrength(chosen(character()), -2, 'untilYourNextTurn')))],
  'Mr. Litwak - Arcade Owner': [
    wheneverYouPlay(
      character({ other: true }),
      inOrder(may(ready('self')), cantQuestOrChallenge('self')),
      onceDuringYourTurn,
    ),
  ],
  'Jim Hawkins - Honorable Pirate': [
    has(keyword('bodyguard')),
    whenPlayed(lookAt(4, 'bottom', take(character({ classification: 'Pirate' }), 'any'))),
  ],

  'Good Job!': { effect: give(chosen(character()), { lore: 1 }) },
  "I Won't Give In": { effect: returnToHand(one(character({ cost: { max: 2 }, in: 'discard' }))) },
  'Rescue Rangers Away!': {
    effect: giveStrength(chosen(character()), { each: yourCharacter(), times: -1 }, 'untilYourNextTurn'),
  },
  'Safe and Sound': { effect: cant(chosen(yourCharacter()), 'beChallenged', 'untilYourNextTurn') },

  "Naveen's Ukulele": [activated([payingInk(1), banishSelf], give(chosen(character()), { singCost: 3 }))],
  'Pooh Pirate Ship': [
    activated(
      [exertSelf, payingInk(3)],
      returnToHand(one(character({ classification: 'Pirate', in: 'discard' }))),
    ),
  ],
  Scrump: [
    activated([exertOne(yourCharacter())], giveStrength(chosen(character()), -2, 'untilYourNextTurn')),
  ],
  "Hundred Acre Island - Pooh's Home": [
    when('banished', gainLore(1), { what: character({ here: true }), while: opponentsTurn }),
  ],
  'Sugar Rush Speedway - Finish Line': [
    when('move', may(inOrderTo(banish('self'), inOrder(gainLore(3), draw(3)))), {
      what: yourCharacter(),
      whom: { here: true },
      how: 'fromLocation',
    }),
  ],
}
