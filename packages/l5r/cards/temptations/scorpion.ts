import type { Texts } from '../facts.ts'
import {
  action,
  attacking,
  bothSkills,
  character,
  courtesy,
  covert,
  dire,
  dishonor,
  gainsAbility,
  target,
  there,
  yours,
} from '../words.ts'

/** The Scorpion clan, of the Temptations cycle. */
export const scorpion: Texts = {
  'messenger-of-misery': [courtesy],
  'underhanded-samurai': [covert],
  'the-scorpion-clan-coup': [
    bothSkills(attacking({ whose: 'opponents' }), -1, there(yours({ trait: 'imperial' }))),
  ],
  'yogo-paramour': [
    dire(
      gainsAbility(
        'self',
        action({
          cost: [{ bow: 'self' }],
          targets: [target(character({ isNot: 'self' }))],
          effect: dishonor('target'),
        }),
      ),
    ),
  ],
}
