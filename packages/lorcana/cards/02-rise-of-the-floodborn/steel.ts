import type { Texts } from '../facts.ts'
import {
  action,
  banish,
  character,
  chosen,
  deal,
  draw,
  has,
  inOrder,
  inOrderTo,
  item,
  keyword,
  may,
  resist,
  shift,
  wheneverYouPlay,
  whenPlayed,
  yourCharacter,
  yourOtherCharacter,
} from '../words.ts'

export const steel: Texts = {
  'Beast - Selfless Protector': [{ kind: 'static', takesDamageFor: yourOtherCharacter() }],
  'Benja - Guardian of the Dragon Gem': [whenPlayed(may(banish(chosen(item()))))],
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
  'Strength of a Raging Fire': { effect: deal({ each: yourCharacter() }, chosen(character())) },

  'Weight Set': [
    wheneverYouPlay(character({ strength: { min: 4 } }), may(inOrderTo({ do: 'payInk', n: 1 }, draw()))),
  ],
}
