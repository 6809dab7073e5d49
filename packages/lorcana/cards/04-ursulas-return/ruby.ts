import type { Texts } from '../facts.ts'
import { character, gainLore, has, instead, keyword, when } from '../words.ts'

export const ruby: Texts = {
  'Hercules - Clumsy Kid': [has(keyword('rush'))],
  'Hercules - Daring Demigod': [has(keyword('rush')), has(keyword('reckless'))],
  'Pegasus - Flying Steed': [has(keyword('evasive'))],
  'Tong - Survivor': [has(keyword('reckless'))],

  'Snuggly Duckling - Disreputable Pub': [
    when(
      'challenge',
      instead(gainLore(1), { is: 'challenger', a: character({ strength: { min: 6 } }) }, gainLore(3)),
      { what: character({ strength: { min: 3 }, here: true }), whom: character() },
    ),
  ],
}
