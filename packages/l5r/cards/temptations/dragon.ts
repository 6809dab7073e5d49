import type { Texts } from '../facts.ts'
import {
  action,
  attachToYours,
  attacking,
  bothSkills,
  bow,
  cancel,
  character,
  constant,
  duringConflict,
  each,
  gains,
  gainsAbility,
  hostParticipating,
  loseFate,
  noAttachmentsExcept,
  opponents,
  participating,
  reaction,
  restricted,
  selfRevealed,
  selfWins,
  target,
  that,
  wouldInterrupt,
  yours,
} from '../words.ts'

/** The Dragon clan, of the Temptations cycle. */
export const dragon: Texts = {
  'betrayal-of-truth': [action({ if: duringConflict, effect: bow(each(participating({ status: 'any' }))) })],
  'perfect-land-believer': [bothSkills('self', 2, that('self', { status: 'none' }))],
  'mushin-no-shin': [
    wouldInterrupt(
      { event: 'effectsInitiate', of: { type: 'triggered', targets: yours({ attachments: { min: 2 } }) } },
      { effect: cancel },
    ),
  ],
  'phoenix-tattoo': [
    attachToYours,
    constant({ to: 'host', gainsTrait: 'tattooed' }),
    restricted,
    gains(participating({ isNot: 'host' }), 'pride', hostParticipating),
  ],
  'militant-faithful': [
    noAttachmentsExcept('heresy', 'weapon'),
    constant({
      if: { conflict: { participating: opponents({ status: 'any' }) } },
      to: 'self',
      doesNotBow: 'conflictResolution',
    }),
  ],
  'seeking-enlightenment': [reaction(selfRevealed, { effect: loseFate({ count: attacking() }, 'opponent') })],
  'self-understanding': [
    restricted,
    constant({ to: 'self', cannot: 'beTargetedByEvents', by: 'opponents' }),
    gainsAbility(
      'host',
      reaction(selfWins(), {
        effect: { do: 'resolveRing', which: { each: { state: 'yours', inPool: true } } },
      }),
    ),
  ],
  'overlooked-community': [
    action({
      cost: [{ returnRing: { state: 'yours', inPool: true } }],
      targets: [target(character({ status: 'any' }))],
      effect: { do: 'discardStatus', what: 'target' },
    }),
  ],
}
