import type { Texts } from '../facts.ts'
import { has, keyword, singer, when, yourCharacter } from '../words.ts'

export const amber: Texts = {
  'Baloo - Friend and Guardian': [has(keyword('bodyguard')), has(keyword('support'))],
  'Rapunzel - Ready for Adventure': [
    has(keyword('support')),
    when(
      'chosenForSupport',
      { do: 'preventNextDamage', to: 'triggering', for: 'untilYourNextTurn' },
      { what: yourCharacter() },
    ),
  ],
  'Rajah - Devoted Protector': [has(keyword('bodyguard'))],
  'Eilonwy - Princess of Llyr': [has(keyword('support'))],
  'Mrs. Beakley - Former S.H.U.S.H. Agent': [has(keyword('bodyguard'))],
  'Shanti - Village Girl': [has(singer(5))],
}
