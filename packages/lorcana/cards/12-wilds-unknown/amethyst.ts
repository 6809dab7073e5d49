import type { Texts } from '../facts.ts'
import {
  activated,
  challenger,
  chosen,
  has,
  ifSo,
  inOrder,
  keyword,
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
