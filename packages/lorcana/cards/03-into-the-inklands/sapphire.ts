import type { Texts } from '../facts.ts'
import {
  activated,
  chosen,
  draw,
  exertSelf,
  gainLore,
  has,
  intoInkwell,
  item,
  keyword,
  may,
  payingInk,
  shift,
  when,
  wheneverQuests,
  yourCharacter,
} from '../words.ts'

export const sapphire: Texts = {
  'Dewey - Showy Nephew': [has(keyword('support'))],
  'Huey - Savvy Nephew': [
    has(keyword('support')),
    wheneverQuests(may(draw(3)), { if: { haveNamed: ['Dewey', 'Louie'] } }),
  ],
  'Kit Cloudkicker - Navigator': [has(shift(3)), has(keyword('ward'))],
  'Kit Cloudkicker - Spunky Bear Cub': [has(keyword('ward'))],
  'Louie - Chill Nephew': [has(keyword('support'))],
  'Tinker Bell - Very Clever Fairy': [
    when('banished', may(intoInkwell('triggering', 'exerted')), { what: item({ whose: 'yours' }) }),
  ],
  'Wendy Darling - Authority on Peter Pan': [has(keyword('ward')), has(keyword('support'))],

  'Lucky Dime': [
    activated([exertSelf, payingInk(2)], gainLore({ of: chosen(yourCharacter()), value: 'lore' })),
  ],
}
