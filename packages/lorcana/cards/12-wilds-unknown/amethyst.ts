import type { Texts } from '../facts.ts'
import {
  activated,
  chosen,
  has,
  ifSo,
  inOrder,
  moveDamage,
  opposingCharacter,
  payingInk,
  shift,
  yourCharacter,
} from '../words.ts'

export const amethyst: Texts = {
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
}
