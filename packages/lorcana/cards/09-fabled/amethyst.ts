import type { Texts } from '../facts.ts'
import {
  activated,
  character,
  choose,
  chosen,
  draw,
  exert,
  exertSelf,
  gainLore,
  gains,
  has,
  inOrder,
  keyword,
  may,
  one,
  opposingCharacter,
  payingInk,
  play,
  quoted,
  returnToHand,
  selfHas,
  song,
  theyHave,
  whenPlayed,
  youHave,
  yourCharacter,
  yourOtherCharacter,
} from '../words.ts'

export const amethyst: Texts = {
  'Ursula - Voice Stealer': [
    whenPlayed(
      inOrder(
        exert(chosen(opposingCharacter({ exerted: false }))),
        may(play(song({ cost: { max: { of: 'it', value: 'cost' } } }), { free: true })),
      ),
    ),
  ],
  'Dumbo - Ninth Wonder of the Universe': [
    has(keyword('evasive')),
    activated([exertSelf, payingInk(1)], inOrder(draw(), gainLore(1))),
    theyHave(
      yourOtherCharacter({ keyword: 'evasive' }),
      quoted(activated([exertSelf, payingInk(1)], inOrder(draw(), gainLore(1)))),
    ),
  ],
  'Dumbo - The Flying Elephant': [
    has(keyword('evasive')),
    whenPlayed(gains(chosen(character()), keyword('evasive'), 'untilYourNextTurn')),
  ],
  'Timothy Q. Mouse - Flight Instructor': [
    selfHas({ lore: 1 }, { while: youHave(character({ keyword: 'evasive' })) }),
  ],
  'The Magic Feather': [
    whenPlayed(inOrder(choose(one(yourCharacter())), gains('it', keyword('evasive'), 'whileInPlay'))),
    activated([payingInk(3)], returnToHand('self')),
  ],
}
