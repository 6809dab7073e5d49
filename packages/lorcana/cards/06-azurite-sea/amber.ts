import type { Texts } from '../facts.ts'
import {
  character,
  chosen,
  give,
  has,
  keyword,
  may,
  one,
  returnToHand,
  shift,
  when,
  whenPlayed,
  yourTurn,
} from '../words.ts'

export const amber: Texts = {
  'Lilo - Escape Artist': [
    when('startOfYourTurn', may({ do: 'playSelf', exerted: true }), { from: 'discard' }),
  ],
  'Chip - Friend Indeed': [whenPlayed(give(chosen(character()), { lore: 1 }))],
  'Prince Naveen - Vigilant First Mate': [has(shift(3)), has(keyword('bodyguard'))],
  "Chip 'n' Dale - Recovery Rangers": [
    has(shift(5)),
    when('inked', may(returnToHand(one(character({ in: 'discard' })))), { while: yourTurn }),
  ],

  'Good Job!': { effect: give(chosen(character()), { lore: 1 }) },
}
