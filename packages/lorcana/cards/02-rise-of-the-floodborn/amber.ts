import type { Texts } from '../facts.ts'
import {
  banish,
  character,
  chosen,
  draw,
  giveStrength,
  has,
  inOrder,
  keyword,
  may,
  opposingCharacter,
  payLessForNext,
  selfHas,
  shift,
  singer,
  theyHave,
  upTo,
  when,
  wheneverQuests,
  youHave,
  yourCharacter,
  yourOtherCharacter,
} from '../words.ts'

export const amber: Texts = {
  'Bashful - Hopeless Romantic': [
    selfHas(
      { cant: ['quest'] },
      { unless: youHave(character({ classification: 'Seven Dwarfs', other: true })) },
    ),
  ],
  'Cinderella - Ballroom Sensation': [has(singer(3))],
  'Doc - Leader of the Seven Dwarfs': [wheneverQuests(payLessForNext(1, character()))],
  'Gaston - Baritone Bully': [has(singer(5))],
  'Grand Duke - Advisor to the King': [
    theyHave(yourCharacter({ classification: ['Prince', 'Princess', 'King', 'Queen'] }), { strength: 1 }),
  ],
  'Grumpy - Bad-Tempered': [
    theyHave(yourOtherCharacter({ classification: 'Seven Dwarfs' }), { strength: 1 }),
  ],
  'Happy - Good-Natured': [has(keyword('support'))],
  'Mufasa - Betrayed Leader': [
    when('banished', may({ do: 'revealAndPlay', filter: character(), exerted: true })),
  ],
  'Mulan - Free Spirit': [has(keyword('support'))],
  'The Queen - Commanding Presence': [
    has(shift(2)),
    wheneverQuests(
      inOrder(giveStrength(chosen(opposingCharacter()), -4), giveStrength(chosen(character()), 4)),
    ),
  ],

  'Painting the Roses Red': { effect: inOrder(giveStrength(upTo(2, character()), -1), draw()) },
  "World's Greatest Criminal Mind": { effect: banish(chosen(character({ strength: { min: 5 } }))) },
}
