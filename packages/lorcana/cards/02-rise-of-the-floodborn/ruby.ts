import type { Texts } from '../facts.ts'
import {
  cant,
  character,
  chosen,
  gains,
  has,
  inOrder,
  keyword,
  may,
  ready,
  wheneverBanishesInYourTurn,
} from '../words.ts'

export const ruby: Texts = {
  'Felicia - Always Hungry': [has(keyword('reckless'))],
  "Fidget - Ratigan's Henchman": [has(keyword('evasive'))],
  'Minnie Mouse - Stylish Surfer': [has(keyword('evasive'))],
  'Mother Gothel - Withered and Wicked': [{ kind: 'static', enters: { damage: 3 } }],
  'Mulan - Soldier in Training': [has(keyword('rush'))],
  'Queen of Hearts - Impulsive Ruler': [has(keyword('rush'))],
  'Scar - Vicious Cheater': [
    has(keyword('rush')),
    wheneverBanishesInYourTurn(inOrder(may(ready('self')), cant('self', 'quest'))),
  ],
  'Tuk Tuk - Wrecking Ball': [has(keyword('reckless'))],

  'You Can Fly!': { effect: gains(chosen(character()), keyword('evasive'), 'untilYourNextTurn') },
}
