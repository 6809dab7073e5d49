import type { Texts } from '../facts.ts'
import {
  action,
  bow,
  cannot,
  character,
  constant,
  costAtMost,
  duringConflict,
  moveHome,
  opposing,
  participating,
  playOnly,
  reaction,
  selfParticipating,
  support,
  target,
  there,
  thisConflict,
  thisPhase,
  yours,
} from '../words.ts'

/** The Scorpion clan, of Under Fu Leng's Shadow. */
export const scorpion: Texts = {
  'loyal-oathbreaker': [constant({ consideredLessHonorable: true })],
  'shiro-yogo': [
    action({
      cost: [{ bow: 'self' }],
      targets: [target(character({ status: 'dishonored' }))],
      effect: thisPhase(cannot('target', 'triggerAbilities')),
    }),
  ],
  'betrayed-vision': [
    playOnly(there(yours({ trait: 'shugenja' }))),
    support,
    action({
      if: duringConflict,
      targets: [
        target(opposing()),
        { choose: character({ unique: false, isNot: 'target' }), reference: true },
      ],
      effect: thisConflict(constant({ to: 'target', becomesCopyOf: 'second' })),
    }),
  ],
  'silent-enforcer': [
    reaction(
      { event: 'played', what: { type: 'event' }, who: 'you' },
      {
        if: selfParticipating(),
        targets: [target(participating(costAtMost(3)))],
        select: { by: 'controller', options: [{ effect: bow('target') }, { effect: moveHome('target') }] },
      },
    ),
  ],
  'soshi-s-memory': [
    action({
      targets: [{ player: 'any' }],
      effect: { do: 'search', n: { count: yours({ trait: 'shugenja' }) }, who: 'chosen', take: {} },
    }),
  ],
}
