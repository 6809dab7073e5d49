import type { Texts } from '../facts.ts'
import { entersWithDamage } from '../phrases.ts'
import {
  banish,
  character,
  chosen,
  each,
  gainLore,
  has,
  inOrder,
  instead,
  keyword,
  loseLore,
  one,
  opposingCharacter,
  selfHas,
  singTogether,
  when,
  whenPlayed,
  yourCharacter,
} from '../words.ts'

export const ruby: Texts = {
  'Hercules - Clumsy Kid': [has(keyword('rush'))],
  'Hercules - Daring Demigod': [has(keyword('rush')), has(keyword('reckless'))],
  'Mulan - Injured Soldier': [entersWithDamage(2)],
  'Pegasus - Flying Steed': [has(keyword('evasive'))],
  'Sisu - Daring Visitor': [
    has(keyword('evasive')),
    whenPlayed(banish(chosen(opposingCharacter({ strength: { max: 1 } })))),
  ],
  'Sisu - Emboldened Warrior': [selfHas({ strength: { cardsInHand: 'opponents' } })],
  'Tong - Survivor': [has(keyword('reckless'))],

  "A Pirate's Life": { effect: inOrder(loseLore(2), gainLore(2)), keywords: [singTogether(6)] },
  'Be King Undisputed': { effect: each('eachOpponent', banish(one(yourCharacter()))) },

  'Snuggly Duckling - Disreputable Pub': [
    when(
      'challenge',
      instead(gainLore(1), { is: 'challenger', a: character({ strength: { min: 6 } }) }, gainLore(3)),
      { what: character({ strength: { min: 3 }, here: true }), whom: character() },
    ),
  ],
}
