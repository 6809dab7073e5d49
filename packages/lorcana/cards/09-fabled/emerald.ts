import type { Texts } from '../facts.ts'
import { drawThenDiscard, entersExerted, onceDuringYourTurn } from '../phrases.ts'
import {
  activated,
  banishSelf,
  character,
  chosen,
  draw,
  exerted,
  exertSelf,
  gainLore,
  give,
  has,
  ifYouDo,
  inOrderTo,
  keyword,
  may,
  move,
  one,
  payInk,
  payingInk,
  play,
  returnToHand,
  shift,
  song,
  theyHave,
  when,
  wheneverQuests,
  whenPlayed,
  yourCharacter,
  yourOtherCharacter,
} from '../words.ts'

export const emerald: Texts = {
  'Goofy - Set for Adventure': [
    when('move', ifYouDo(may(move(one(yourOtherCharacter()), 'whom')), draw()), onceDuringYourTurn),
  ],
  'Max Goof - Rebellious Teen': [
    whenPlayed(may(inOrderTo(payInk(1), returnToHand(one(song({ cost: { max: 3 }, in: 'discard' })))))),
  ],
  'Genie - Of the Lamp': [
    has(keyword('evasive')),
    theyHave(yourOtherCharacter(), { strength: 2 }, { while: exerted }),
  ],
  'Max Goof - Chart Topper': [
    has(shift(4)),
    wheneverQuests(
      may(play(song({ in: 'discard', cost: { max: 4 } }), { free: true, afterwards: 'bottom' })),
    ),
  ],
  'Bobby Zimuruski - Spray Cheese Kid': [whenPlayed(may(drawThenDiscard()))],

  'Stand Out': {
    effect: give(chosen(character()), { strength: 3, keywords: [keyword('evasive')] }, 'untilYourNextTurn'),
  },

  'Family Fishing Pole': [
    entersExerted,
    activated(
      [exertSelf, payingInk(1), banishSelf],
      inOrderTo(returnToHand(chosen(yourCharacter({ exerted: true }))), gainLore(2)),
    ),
  ],
}
