import type { Texts } from '../facts.ts'
import { atStartOfYourTurn } from '../phrases.ts'
import {
  activated,
  challenger,
  chosen,
  either,
  gains,
  give,
  has,
  ifSo,
  inOrder,
  keyword,
  may,
  moveDamage,
  opposingCharacter,
  payingInk,
  shift,
  yourCharacter,
} from '../words.ts'

export const amethyst: Texts = {
  "Mor'du - Wicked with Pride": [has(keyword('rush'))],
  'Bashful - Riding the Rails': [has(keyword('evasive'))],
  'Frozone - Super Slick': [has(keyword('evasive'))],
  'Mrs. Incredible - Super Stretchy': [
    atStartOfYourTurn(
      may(either(gains('self', keyword('evasive'), 'untilYourNextTurn'), give('self', { lore: 1 }))),
    ),
  ],
  'Elinor - Bespelled Queen': [has(challenger(2))],
  'Luisa Madrigal - Confident Climber': [
    has(shift(3)),
    activated(
      [payingInk(1)],
      inOrder(
        moveDamage(1, chosen(yourCharacter()), 'self'),
        ifSo({ selfDamageAtLeast: 3 }, moveDamage('all', 'self', chosen(opposingCharacter()))),
      ),
    ),
  ],
  'Luisa Madrigal - Pushing Through': [has(challenger(2))],
}
