import type { Texts } from '../facts.ts'
import {
  action,
  cannot,
  character,
  constant,
  costAtMost,
  eminent,
  province,
  rally,
  selfAttacking,
  unlimited,
  wouldInterrupt,
} from '../words.ts'

/** The Crab clan, of the Dominion cycle. */
export const crab: Texts = {
  'shrug-off-despair': [
    cannot('self', 'beStronghold'),
    action({
      if: { conflict: { at: province({ whose: 'yours', isNot: 'self' }) } },
      effect: { do: 'moveConflict', to: 'self' },
    }),
  ],
  'butcher-of-the-fallen': [
    rally,
    cannot(
      character({ military: { below: { count: province({ whose: 'yours', broken: false }) } } }),
      'beDeclaredDefender',
      selfAttacking,
    ),
  ],
  'shinsei-s-last-hope': [
    eminent,
    constant({ reduceCost: 2, of: character({ in: 'provinces', heldBy: 'self' }) }),
    constant({ to: character(), entersAs: 'dishonored', playedFrom: 'self' }),
  ],
  'ceaseless-duty': [
    wouldInterrupt(
      {
        event: 'leavesPlay',
        what: character(costAtMost({ count: province({ whose: 'yours', broken: false }) })),
      },
      { effect: { do: 'remain' } },
    ),
  ],
  'obsidian-talisman': [
    action({ ...unlimited, cost: [{ honor: 1 }], effect: { do: 'discardStatus', what: 'host' } }),
  ],
}
