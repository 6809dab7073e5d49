import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attachToYours,
  cancel,
  constant,
  corrupted,
  dishonor,
  duringConflict,
  gainsAbility,
  holding,
  ifSo,
  opposing,
  participating,
  playOnly,
  province,
  reaction,
  removeFate,
  restricted,
  selfWins,
  support,
  takeHonor,
  target,
  that,
  there,
  thisConflict,
  unlimited,
  wouldInterrupt,
  yours,
} from '../words.ts'

/** The Crab clan, of Under Fu Leng's Shadow. */
export const crab: Texts = {
  'jade-inlaid-katana': [
    restricted,
    support,
    gainsAbility(
      'host',
      reaction(selfWins(), {
        targets: [target(participating({ status: 'any' }))],
        effect: removeFate(1, 'target'),
      }),
    ),
  ],
  'jade-strike': [
    playOnly(there(yours({ trait: 'shugenja' }))),
    action({
      if: duringConflict,
      targets: [target(participating({ status: 'any' }))],
      effect: all(
        thisConflict(constant({ to: 'target', setBase: { military: 0, political: 0 } })),
        ifSo(that('target', { status: 'tainted' }), removeFate(1, 'target')),
      ),
    }),
  ],
  'exiled-guardian': [
    corrupted,
    support,
    action({
      cost: [{ sacrifice: 'self' }],
      targets: [target({ type: ['character', 'province'], status: 'any' })],
      effect: { do: 'discardToken', what: 'target' },
    }),
  ],
  'hida-backbreaker': [
    { kind: 'noAttachments', whose: 'opponents' },
    reaction(selfWins(undefined, 'military'), { targets: [target(opposing())], effect: dishonor('target') }),
  ],
  'third-tower': [
    reaction(
      {
        event: 'conflictDeclared',
        who: 'opponent',
        at: province({ whose: 'yours', holds: { no: holding({ trait: 'kaiu-wall' }) } }),
      },
      { ...unlimited, effect: takeHonor(1) },
    ),
  ],
  'jade-talisman': [
    attachToYours,
    wouldInterrupt({ event: 'ringTargets', what: 'host' }, { cost: [{ sacrifice: 'self' }], effect: cancel }),
  ],
}
