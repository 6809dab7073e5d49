import type { Texts } from '../facts.ts'
import { drawThenDiscard, entersExerted } from '../phrases.ts'
import {
  activated,
  banishSelf,
  character,
  chosen,
  exerted,
  exertSelf,
  gainLore,
  give,
  has,
  inOrderTo,
  keyword,
  may,
  one,
  payInk,
  payingInk,
  returnToHand,
  song,
  theyHave,
  whenPlayed,
  yourCharacter,
  yourOtherCharacter,
} from '../words.ts'

export const emerald: Texts = {
  'Max Goof - Rebellious Teen': [
    whenPlayed(may(inOrderTo(payInk(1), returnToHand(one(song({ cost: { max: 3 }, in: 'discard' })))))),
  ],
  'Genie - Of the Lamp': [
    has(keyword('evasive')),
    theyHave(yourOtherCharacter(), { strength: 2 }, { while: exerted }),
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
