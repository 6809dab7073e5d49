import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attacking,
  both,
  bothSkills,
  cannot,
  character,
  constant,
  courtesy,
  covert,
  dire,
  dishonor,
  draw,
  duringConflict,
  duringPhase,
  gains,
  gainsAbility,
  instead,
  lessHonorable,
  loseHonor,
  maho,
  not,
  opponents,
  opponentsTarget,
  participating,
  reaction,
  removeFate,
  selfParticipating,
  target,
  that,
  there,
  wouldInterrupt,
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
  'seize-the-mind': [
    maho,
    action({
      if: duringConflict,
      targets: [target(opponents({ unique: false }))],
      effect: all(
        { do: 'takeControl', of: 'target', for: 'conflict' },
        loseHonor({ stat: 'fate', of: 'target' }),
      ),
    }),
  ],
  'shape-the-flesh': [maho, gains('host', 'covert'), cannot('host', 'beHonored')],

  'shoju-s-diviner': [
    dire(
      gainsAbility('self', action({ effect: { do: 'arrangeTop', n: 8, deck: 'conflict', how: 'discard' } })),
    ),
  ],
  'yogo-junzo': [
    dire(
      gainsAbility('self', action({ targets: [target(character())], effect: removeFate('all', 'target') })),
    ),
    action({
      targets: [target(yours())],
      effect: { do: 'moveFate', n: 'any', from: 'target', to: { pool: 'you' } },
    }),
  ],

  'final-whisper': [
    reaction(
      { event: 'getsStatus', what: opponents() },
      {
        targets: [opponentsTarget(opponents({ isNot: 'triggering' }))],
        effect: { do: 'copyStatus', to: 'target' },
      },
    ),
  ],
  'shadow-step': [
    action({
      targets: [target(yours({ notTrait: 'mythic' }))],
      effect: { do: 'comeBack', what: 'target', dishonoredUnless: 'shadow' },
    }),
  ],
  'shosuro-deceiver': [
    constant({
      if: selfParticipating(),
      to: 'self',
      gainsAbilitiesOf: participating({ status: 'dishonored', isNot: 'self' }),
    }),
  ],

  subterfuge: [
    wouldInterrupt(
      { event: 'cardsDrawn', who: 'opponent' },
      { if: both(not(duringPhase('draw')), lessHonorable), effect: { do: 'discardDrawn', upTo: 3 } },
    ),
  ],
}
