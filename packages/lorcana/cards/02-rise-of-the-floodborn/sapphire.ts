import type { Texts } from '../facts.ts'
import {
  activated,
  banish,
  banishSelf,
  character,
  chosen,
  draw,
  exertSelf,
  giveStrength,
  has,
  ifYouDo,
  item,
  keyword,
  may,
  payingInk,
  resist,
  selfHas,
  whenPlayed,
  youHave,
} from '../words.ts'

export const sapphire: Texts = {
  'Basil - Of Baker Street': [has(keyword('support'))],
  'Duke Weaselton - Small-Time Crook': [has(keyword('ward'))],
  // As the rulebook quotes it (6.1.5.1, example C): the draw depends on the banishing.
  'Judy Hopps - Optimistic Officer': [whenPlayed(ifYouDo(may(banish(chosen(item()))), draw(1, 'itsPlayer')))],
  'Noi - Orphaned Thief': [selfHas({ keywords: [resist(1), keyword('ward')] }, { while: youHave(item()) })],
  'The Nokk - Water Spirit': [has(keyword('ward'))],

  'Fang Crossbow': [
    activated([exertSelf, payingInk(2)], giveStrength(chosen(character()), -2)),
    activated([exertSelf, banishSelf], banish(chosen(character({ classification: 'Dragon' })))),
  ],
}
