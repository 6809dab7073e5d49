import type { Texts } from '../facts.ts'
import {
  atEndOfYourTurn,
  cantQuestOrChallenge,
  entersWithDamage,
  take,
  wheneverYouHeal,
  youPlayedThisTurn,
} from '../phrases.ts'
import {
  activated,
  allLooked,
  anyOf,
  banish,
  character,
  chosen,
  draw,
  exerted,
  exertSelf,
  gainLore,
  give,
  giveStrength,
  has,
  ifSo,
  ifYouDo,
  inOrder,
  inOrderTo,
  keyword,
  location,
  lookAt,
  lookAtHand,
  may,
  mayEnterExerted,
  mustQuest,
  one,
  opponentsTurn,
  opposingCharacter,
  payLess,
  payLessForNext,
  play,
  ready,
  removeDamage,
  returnToHand,
  revealTop,
  selfHas,
  shift,
  shiftFree,
  singer,
  theyHave,
  thisTurn,
  toTop,
  when,
  whenBanished,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  whenPlayedAndWheneverQuests,
  youHave,
  yourCharacter,
  yourOtherCharacter,
} from '../words.ts'

export const amber: Texts = {
  'Gosalyn Mallard - The Quiverwing Quack': [
    whenPlayed(ifYouDo(may(ready(chosen(character({ cost: { max: 2 } })))), cantQuestOrChallenge('it'))),
  ],
  'Monterey Jack - Watchful Ranger': [
    whenPlayed(may(revealTop(character(), may(returnToHand(allLooked())), 'bottom'))),
  ],
  'Dale - Excited Friend': [selfHas({ lore: 1 }, { while: youHave(character({ named: 'Chip' })) })],
  'Pedro Madrigal - Family Patriarch': [
    entersWithDamage(1),
    whenPlayed(may(removeDamage(1, 'self')), {
      if: youHave(character({ classification: 'Madrigal', other: true })),
    }),
  ],
  'Agustin Madrigal - Exceptionally Kind': [has(keyword('support'))],
  'Alan-a-Dale - Loyal Bard': [has(singer(4))],
  'Dolores Madrigal - Hears Everything': [whenPlayed(lookAtHand('chosenOpponent'))],
  'Rex - Protective Dinosaur': [
    has(keyword('bodyguard')),
    whenBanished(gainLore(1), { while: opponentsTurn }),
  ],
  'Hamm - Piggy Bank': [activated([exertSelf], payLessForNext(1, character()))],
  'Monterey Jack - Hypnotized by Cheese': [
    selfHas({ cant: ['quest'] }, { unless: youHave(character({ willpower: { min: 4 } })) }),
  ],
  'Bo Peep - Caring Shepherd': [
    theyHave(yourCharacter({ named: 'Woody' }), { keywords: [keyword('bodyguard')] }),
  ],
  'Chip - Retrieval Expert': [
    whenPlayed(may(returnToHand(one(character({ willpower: { min: 4 }, in: 'discard' }))))),
    theyHave(yourCharacter({ named: 'Dale' }), { willpower: 1 }),
  ],
  'Woody - Jungle Guide': [
    has(shift(3)),
    wheneverQuests(inOrder(draw(), may(play(character({ cost: { max: 2 } }), { free: true })))),
    theyHave(yourOtherCharacter({ classification: 'Toy' }), { willpower: 1 }),
  ],
  'Isabela Madrigal - Such a Lovely Voice': [
    has(singer(5)),
    whenPlayed(gainLore(1), { if: thisTurn('healed', { what: yourCharacter(), by: 'you' }) }),
  ],
  'Bullseye - Loyal Horse': [
    payLess(1, 'self', {
      while: anyOf(youHave(character({ named: 'Woody' })), youHave(character({ named: 'Jessie' }))),
    }),
  ],
  'Ariel - Curious Traveler': [
    wheneverQuests(give(chosen(opposingCharacter()), mustQuest, 'theirNextTurn'), {
      if: youPlayedThisTurn(character({ other: true })),
    }),
  ],
  'Isabela Madrigal - Caring Cultivator': [
    has(shift(4)),
    wheneverYouHeal(yourCharacter(), gainLore({ done: 'damageRemoved' })),
  ],
  'Jessie - Lively Cowgirl': [
    wheneverQuests(may(draw()), { if: youHave(character({ classification: 'Toy', other: true }), 2) }),
    wheneverYouPlay({}, giveStrength(chosen(opposingCharacter()), -1, 'untilYourNextTurn'), {
      how: { paidAtMost: 2 },
    }),
  ],
  'Woody - Leader of the Toys': [
    whenPlayed(
      lookAt(
        4,
        'bottom',
        take({ any: [character({ classification: 'Toy' }), location({ named: "Andy's Room" })] }),
      ),
    ),
  ],
  'Dale - Ready for His Shot': [theyHave(yourCharacter(), { fightsWithWillpower: true })],
  'Julieta Madrigal - Caring Baker': [
    whenPlayedAndWheneverQuests(may(removeDamage(1, chosen({ type: ['character', 'location'] })))),
  ],
  'Pluto - Vigilant Traveler': [
    wheneverQuests(giveStrength(chosen(opposingCharacter()), -1, 'untilYourNextTurn'), {
      if: youPlayedThisTurn(character({ other: true })),
    }),
  ],
  'Mickey Mouse - Expedition Leader': [
    mayEnterExerted(),
    when('quest', giveStrength(chosen(opposingCharacter()), -2, 'untilYourNextTurn'), {
      what: yourOtherCharacter(),
      while: exerted,
    }),
  ],
  'Chip - Team Player': [
    whenPlayed(may(draw()), { if: youHave(character({ other: true, willpower: { min: 4 } })) }),
  ],

  'Ranger Team-Up': { effect: giveStrength(chosen(character()), { of: 'it', value: 'willpower' }) },
  'This Growing Pressure': {
    effect: inOrder(give(chosen(opposingCharacter()), mustQuest, 'theirNextTurn'), draw()),
  },
  "You've Got a Friend in Me": { effect: lookAt(4, 'bottom', take(character({ classification: 'Toy' }), 2)) },
  Metamorphosis: { effect: shiftFree(character({ in: 'discard' })) },
  'When You Need Help, Just Call': {
    effect: ifSo(
      { fewer: { each: yourCharacter() }, than: 'anyOpponent' },
      may(play(character({ cost: { max: 4 } }), { free: true })),
    ),
  },

  'Safety Rope': [
    whenPlayed(may(toTop(one(character({ in: 'discard' }))))),
    atEndOfYourTurn(may(inOrderTo(banish('self'), draw()))),
  ],
  "Andy's Room - Home Base": [
    theyHave(
      yourCharacter({ here: true }),
      { willpower: 2, lore: 1 },
      {
        while: { have: yourCharacter({ here: true }), atLeast: 1, atMost: 1 },
      },
    ),
  ],
}
