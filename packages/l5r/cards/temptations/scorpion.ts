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
  draw,
  duringPhase,
  gainsAbility,
  instead,
  loseHonor,
  not,
  reaction,
  target,
  that,
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
  'sinister-peacekeeper': [
    reaction({ event: 'honorGained', who: 'opponent' }, { effect: loseHonor(1, 'opponent') }),
  ],
  'shadowed-village': [
    reaction(
      { event: 'fateRemoved', what: yours() },
      {
        if: not(duringPhase('fate')),
        effect: instead(draw(1), that('triggering', { status: 'dishonored' }), draw(2)),
      },
    ),
  ],
  'display-of-loyalty': [
    action({
      targets: [target(character({ fate: { min: { highest: 'fate', among: character() } } }))],
      effect: dishonor('target'),
    }),
  ],
}
