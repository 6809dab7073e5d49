import type { Texts } from '../facts.ts'
import {
  action,
  character,
  chosen,
  deal,
  draw,
  has,
  inOrder,
  inOrderTo,
  keyword,
  may,
  resist,
  shift,
  wheneverYouPlay,
  yourOtherCharacter,
} from '../words.ts'

export const steel: Texts = {
  'Beast - Selfless Protector': [{ kind: 'static', takesDamageFor: yourOtherCharacter() }],
  'Hercules - Divine Hero': [has(shift(4)), has(resist(2))],
  'The Prince - Never Gives Up': [has(keyword('bodyguard')), has(resist(1))],
  'Tiana - Celebrating Princess': [
    has(resist(2)),
    {
      kind: 'static',
      while: { both: [{ selfIs: 'exerted' }, { handEmpty: true }] },
      opponentsCantPlay: action(),
    },
  ],

  'Let the Storm Rage On': { effect: inOrder(deal(2, chosen(character())), draw()) },

  'Weight Set': [
    wheneverYouPlay(character({ strength: { min: 4 } }), may(inOrderTo({ do: 'payInk', n: 1 }, draw()))),
  ],
}
