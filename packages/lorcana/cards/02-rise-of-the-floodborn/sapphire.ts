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
  // As the rulebook quotes it (6.1.5.1, example C): the draw depends on the banishing.
  'Judy Hopps - Optimistic Officer': [whenPlayed(ifYouDo(may(banish(chosen(item()))), draw(1, 'itsPlayer')))],
  'Noi - Orphaned Thief': [selfHas({ keywords: [resist(1), keyword('ward')] }, { while: youHave(item()) })],

  'Fang Crossbow': [
    activated([exertSelf, payingInk(2)], giveStrength(chosen(character()), -2)),
    activated([exertSelf, banishSelf], banish(chosen(character({ classification: 'Dragon' })))),
  ],
}
