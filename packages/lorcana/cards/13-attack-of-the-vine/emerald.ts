import type { Texts } from '../facts.ts'
import { drawThenDiscard, opponentHasMoreCards } from '../phrases.ts'
import {
  all,
  banish,
  character,
  chosen,
  deal,
  discard,
  draw,
  has,
  ifYouDo,
  inOrderTo,
  item,
  keyword,
  may,
  opposingCharacter,
  payInk,
  returnToHand,
  shift,
  wheneverQuests,
  whenPlayed,
} from '../words.ts'

export const emerald: Texts = {
  'Rapunzel - Tower Defender': [whenPlayed(ifYouDo(may(discard()), returnToHand(chosen(character()))))],
  'Tod - Clever Fox': [whenPlayed(drawThenDiscard(2, 1))],
  'Winifred - Exasperated Elephant': [has(keyword('ward'))],
  'Aladdin - Doing His Part': [whenPlayed(may(inOrderTo(payInk(1), banish(chosen(item())))))],
  'Tod & Copper - Best of Friends': [has(shift(2)), has(keyword('evasive'))],
  'Mushu - Stealthy Dragon': [
    has(keyword('evasive')),
    wheneverQuests(may(draw()), { if: opponentHasMoreCards }),
  ],

  'To Wither a Flower': { effect: deal(2, all(opposingCharacter({ damaged: true }))) },
}
