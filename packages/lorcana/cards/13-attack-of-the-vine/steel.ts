import type { Texts } from '../facts.ts'
import {
  challenger,
  character,
  chosen,
  deal,
  discard,
  draw,
  has,
  inOrder,
  keyword,
  may,
  resist,
  whenPlayed,
} from '../words.ts'

export const steel: Texts = {
  'Sheriff of Nottingham - Vine Slayer': [has(challenger(3))],
  'Violet Parr - Force Field Practice': [has(resist(1))],
  'Dr. Hamsterviel - Evil Observer': [has(keyword('alert'))],
  'Darkwing Duck - Shadowy Superhero': [whenPlayed(may(deal(1, chosen(character()))))],

  'You Broke My Smolder': { effect: inOrder(discard('hand'), draw(2)) },
}
