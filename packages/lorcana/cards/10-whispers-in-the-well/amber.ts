import type { Texts } from '../facts.ts'
import { has, keyword, when, yourCharacter } from '../words.ts'

export const amber: Texts = {
  'Rapunzel - Ready for Adventure': [
    has(keyword('support')),
    when(
      'chosenForSupport',
      { do: 'preventNextDamage', to: 'triggering', for: 'untilYourNextTurn' },
      { what: yourCharacter() },
    ),
  ],
}
