import type { Texts } from '../facts.ts'
import {
  activated,
  all,
  banish,
  bottoming,
  cant,
  challenger,
  character,
  choose,
  chosen,
  countsForShift,
  draw,
  each,
  exert,
  exertSelf,
  gainLore,
  gains,
  give,
  has,
  ifYouDo,
  inOrder,
  keyword,
  may,
  mayEnterExerted,
  moveDamage,
  moveDamageExactly,
  one,
  opposingCharacter,
  payInk,
  payingInk,
  payLessForNext,
  returnToHand,
  search,
  selfHas,
  shift,
  shiftFor,
  singTogether,
  theyHave,
  thisTurn,
  toBottom,
  upTo,
  when,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  youHave,
  yourCharacter,
  yourTurn,
} from '../words.ts'

export const amethyst: Texts = {
  'Fflewddur Fflam - Luckless Bard': [
    whenPlayed(draw(), { if: thisTurn('quest', { what: yourCharacter() }) }),
  ],
  'Winnie the Pooh - Hunny Archmage': [
    selfHas({ lore: 2 }, { while: youHave(character({ classification: 'Hunny', other: true }), 2) }),
  ],
  'Panic - Hammer Enthusiast': [has(keyword('rush'))],
  'Lumpy - Hunny Druid': [whenPlayed(may(moveDamage(2, chosen(character()), chosen(opposingCharacter()))))],
  'Abu - Wise Sultan': [wheneverQuests(banish('self'))],
  'Meilin Lee - Superficially Obedient': [
    when('shiftedOnto', gains('whom', keyword('evasive'), 'untilYourNextTurn')),
  ],
  'Genie - Hard to Grasp': [has(keyword('evasive'))],
  'Vixey - Expert Fisher': [
    whenPlayed(may(returnToHand(chosen({ type: ['character', 'item', 'location'], cost: { max: 2 } }))), {
      if: youHave(character({ keyword: 'evasive' })),
    }),
  ],
  'Pain - Running with Scissors': [
    whenPlayed(gainLore(2), { if: { have: character({ named: 'Panic', in: 'discard' }) } }),
  ],
  'Ming Lee - Overprotective Parent': [
    when('shiftedOnto', cant(chosen(opposingCharacter({ exerted: true })), 'readyAtStart', 'theirNextTurn')),
  ],
  'Merida - Wisp Conjurer': [
    mayEnterExerted(draw()),
    wheneverYouPlay(character({ other: true, exerted: true }), may(draw()), { while: yourTurn }),
  ],
  'Mrs. Incredible - Created by the Vine': [
    when('quest', payLessForNext(1, character(), 'shift'), {
      what: yourCharacter({ classification: 'Floodborn' }),
    }),
  ],
  'Pete - Created by the Vine': [
    theyHave(yourCharacter({ classification: 'Floodborn' }), { keywords: [challenger(1)] }),
  ],
  'Grandma Wu - Wise Grandmother': [has(challenger(2)), when('shiftedOnto', gainLore(1))],
  'Heihei - Created by the Vine': [
    when('quest', may(moveDamageExactly(1, chosen(character()), chosen(opposingCharacter()))), {
      what: yourCharacter({ classification: 'Floodborn' }),
    }),
  ],
  'Hera - Created by the Vine': [wheneverYouPlay(character({ classification: 'Floodborn' }), gainLore(1))],
  'Morph - Little Imitator': [countsForShift('anything')],
  'Peter Pan - Playful Prankster': [
    whenPlayed(cant(chosen(opposingCharacter()), 'readyAtStart', 'theirNextTurn')),
  ],
  'Aladdin & Genie - Mischievous Pals': [
    has(shift(3)),
    whenPlayed(
      ifYouDo(may(toBottom(one({ in: 'hand' }, { upTo: 'any' }))), draw({ done: 'cardsPut', plus: 1 })),
    ),
  ],
  'Peter Pan & Tinker Bell - Fast Friends': [
    has(shift(4)),
    theyHave(yourCharacter(), { keywords: [keyword('evasive')] }),
  ],
  'Christopher Robin - Hunny Sage': [
    { kind: 'static', anyInk: character({ classification: 'Hunny' }) },
    whenPlayed(may(search({ classification: 'Hunny' }))),
  ],
  'Winnie the Pooh & Piglet - Hunny Mages': [has(shift(3)), selfHas({ lore: { inkTypes: yourCharacter() } })],

  'Maleficent & Diablo - Evil Incarnate': [
    has(shift(5)),
    has(shiftFor(bottoming(character(), { n: 5 }))),
    when('exert', draw(), { while: yourTurn }),
  ],
  "You've Got Some Punch": {
    effect: give(chosen(character()), { keywords: [keyword('rush'), challenger(2)] }),
  },
  'With a Few Good Friends': {
    keywords: [singTogether(6)],
    effect: draw({ inkTypes: yourCharacter() }, 'chosenPlayer'),
  },
  Petrify: { effect: exert(chosen(opposingCharacter())) },
  'One and Only': {
    effect: inOrder(
      choose(one(character())),
      banish(all(character({ named: { as: 'it' }, not: { same: 'it' } }))),
    ),
  },
  'Protective Aura': {
    effect: gains(
      all(yourCharacter({ classification: 'Floodborn' })),
      keyword('evasive'),
      'untilYourNextTurn',
    ),
  },
  'Narrow Escape': {
    effect: returnToHand(upTo(2, { type: ['character', 'item', 'location'], cost: { max: 2 } })),
  },

  'Broken Pod': [activated([exertSelf, payingInk(1)], toBottom(one({ in: 'anyDiscard' })))],
  'Source of the Vine': [
    when('quest', each('thatPlayer', ifYouDo(may(payInk(1)), inOrder(), gainLore(1, 'me'))), {
      what: opposingCharacter(),
    }),
    activated([exertSelf, payingInk(2)], gainLore(1)),
  ],

  'Magical Hunny Staff': [
    activated(
      [payingInk(1)],
      give(chosen(yourCharacter()), { classifications: ['Hunny'] }, 'untilYourNextTurn'),
      { once: true },
    ),
    activated(
      [exertSelf, payingInk(2)],
      gains(chosen(yourCharacter({ classification: 'Hunny' })), keyword('evasive'), 'untilYourNextTurn'),
    ),
  ],
  'Ring of Stones - Taken by the Vine': [
    theyHave(yourCharacter({ classification: 'Floodborn' }), { lore: 1 }),
  ],
}
