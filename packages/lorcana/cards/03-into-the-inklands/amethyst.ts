import type { Texts } from '../facts.ts'
import {
  activated,
  challenger,
  character,
  exertSelf,
  gainLore,
  has,
  keyword,
  nameAndReveal,
  payingInk,
  shift,
  when,
  yourTurn,
} from '../words.ts'

export const amethyst: Texts = {
  'Iago - Pretty Polly': [has(keyword('evasive'))],
  'Jafar - Striking Illusionist': [
    has(shift(5)),
    has(keyword('evasive')),
    when('draw', gainLore(1), { while: { both: [yourTurn, { selfIs: 'exerted' }] } }),
  ],
  'Lena Sabrewing - Rebellious Teenager': [has(keyword('rush'))],
  'Rafiki - Mystical Fighter': [
    has(challenger(3)),
    when(
      'challenge',
      { do: 'noChallengeDamage', to: 'self' },
      { whom: character({ classification: 'Hyena' }) },
    ),
  ],

  "The Sorcerer's Hat": [activated([exertSelf, payingInk(1)], nameAndReveal())],
}
