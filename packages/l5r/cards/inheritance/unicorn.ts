import type { Texts } from '../facts.ts'
import {
  action,
  all,
  atSelf,
  attachTo,
  both,
  bow,
  cannot,
  character,
  choose,
  constant,
  costAtMost,
  courtesy,
  discard,
  duringConflict,
  duringMilitary,
  duringPhase,
  either,
  gainHonor,
  glory,
  honor,
  ifYouDo,
  inProvinces,
  interrupt,
  limited,
  max,
  military,
  moveToConflict,
  participating,
  province,
  reaction,
  ready,
  restricted,
  selfParticipating,
  selfWins,
  target,
  that,
  thisConflict,
  yours,
} from '../words.ts'

/** The Unicorn clan, of the Inheritance cycle. */
export const unicorn: Texts = {
  outflank: [
    reaction(
      { event: 'provinceRevealed', what: province({ whose: 'opponents' }) },
      {
        ...max(1, 'conflict'),
        if: duringConflict,
        targets: [target(character({ unique: false }))],
        effect: thisConflict(cannot('target', 'beDeclaredDefender')),
      },
    ),
  ],
  'untamed-steppe': [
    action({
      if: atSelf,
      targets: [target(province({ broken: false, isNot: 'self' }))],
      effect: { do: 'turnFacedown', what: 'target' },
    }),
  ],
  'moto-outrider': [action({ if: selfParticipating('military'), effect: ready('self') })],
  'ujik-tactics': [
    action({ if: duringConflict, effect: thisConflict(military(yours({ unique: false }), 1)) }),
  ],
  'golden-plains-raider': [
    reaction(selfWins('attacker'), {
      targets: [target(inProvinces({ whose: 'opponents', faceup: true }))],
      effect: discard('target'),
    }),
  ],
  'benevolent-ambassador': [courtesy, reaction(selfWins(), { effect: gainHonor(1, 'eachPlayer') })],
  'unfulfilled-duty': [
    action({
      targets: [{ choose: character({ fate: { max: 0 } }), n: 'any', totalCost: 6 }],
      effect: ready('target'),
    }),
  ],
  'ide-ryoma': [
    action({
      if: selfParticipating(),
      targets: [
        target(character({ clan: 'unicorn' })),
        target(character({ notClan: 'unicorn', controllerOf: 'target' })),
      ],
      effect: either(ifYouDo(bow('target'), ready('second')), ifYouDo(bow('second'), ready('target'))),
    }),
  ],
  'utaku-rumaru': [
    glory(yours({ status: 'honored' }), 1),
    glory(yours({ status: 'dishonored' }), -1),
    reaction(selfWins(), {
      cost: [{ discard: { in: 'hand' }, n: 1 }],
      targets: [target(participating({ isNot: 'self' }))],
      effect: honor('target'),
    }),
  ],
  'shinjo-kyora': [
    { kind: 'disguised', as: { trait: 'cavalry' } },
    action({ if: selfParticipating(), effect: { do: 'switchRing', a: 'contested' } }),
  ],
  'adorned-barcha': [
    attachTo(yours({ unique: true })),
    limited,
    restricted,
    action({
      if: both(duringMilitary, that('host', { participating: false })),
      targets: [target(participating())],
      effect: all(bow('target'), moveToConflict('host')),
    }),
  ],
  'natural-negotiator': [
    attachTo(yours({ trait: 'courtier' })),
    action({
      if: duringConflict,
      cost: [{ giveHonor: 1 }],
      effect: thisConflict(constant({ to: 'host', switchBase: true })),
    }),
  ],
  'current-of-the-beryt': [
    attachTo(yours({ trait: 'shugenja' })),
    action({ if: duringConflict, effect: { do: 'anotherAction', n: 2 } }),
  ],
  'shinjo-gunso': [
    reaction(
      { event: 'played', what: 'self', who: 'you', from: 'provinces' },
      {
        effect: {
          do: 'fetch',
          deck: 'dynasty',
          n: 5,
          what: character({ in: 'dynastyDeck', ...costAtMost(2) }),
          to: 'play',
          rest: 'discard',
        },
      },
    ),
  ],
  'wayfarer-s-camp': [
    action({
      if: duringPhase('dynasty'),
      effect: ifYouDo(
        { do: 'playSeveral', n: 2, of: character(inProvinces({ faceup: true })) },
        { do: 'turnFaceup', what: choose(inProvinces({ faceup: false })) },
      ),
    }),
  ],
  'keeper-of-secret-names': [
    action({
      if: duringConflict,
      targets: [target(province({ broken: false, faceup: true }))],
      effect: { do: 'resolveProvince', of: 'target', actions: true },
    }),
  ],
  'know-the-terrain': [
    interrupt(
      {
        event: 'conflictDeclared',
        who: 'opponent',
        at: province({ whose: 'yours', faceup: false, stronghold: false }),
      },
      {
        effect: {
          do: 'switchAttacked',
          with: choose(province({ whose: 'yours', faceup: false, stronghold: false, isNot: 'triggering' })),
        },
      },
    ),
  ],
}
