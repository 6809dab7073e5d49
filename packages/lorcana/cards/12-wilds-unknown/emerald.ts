import type { Texts } from '../facts.ts'
import { atEndOfYourTurn, drawThenDiscard } from '../phrases.ts'
import {
  cant,
  character,
  chosen,
  deal,
  draw,
  gainLore,
  has,
  inOrder,
  keyword,
  may,
  opposingCharacter,
  upTo,
  wheneverQuests,
  youHave,
} from '../words.ts'

export const emerald: Texts = {
  'Merida - Defiant Daughter': [has(keyword('ward'))],
  'Hamish, Hubert & Harris - Troublemaking Triplets': [has(keyword('evasive'))],
  'Tod - Nimble Fox': [has(keyword('evasive'))],
  'Gaetan Moliere - Clever Burrower': [has(keyword('evasive')), wheneverQuests(may(drawThenDiscard(2)))],
  'Elinor - Renowned Diplomat': [
    atEndOfYourTurn(inOrder(deal(1, chosen(opposingCharacter())), gainLore(1), draw()), {
      if: youHave(character({ exerted: true }), 3),
    }),
  ],
  "The Huntsman - On the Queen's Orders": [has(keyword('ward'))],

  'Strange Things': { effect: inOrder(cant(upTo(2, character()), 'quest', 'untilYourNextTurn'), draw()) },
}
