import type { Texts } from '../facts.ts'
import { constant, hostParticipating, province, reaction } from '../words.ts'

/** Neutral cards, of Warriors of the Wind. */
export const neutral: Texts = {
  'support-of-the-unicorn': [{ kind: 'deck', influence: 8, influenceFor: 'unicorn' }],
  compass: [
    reaction(
      { event: 'provinceRevealed', what: province({ whose: 'opponents' }) },
      { if: hostParticipating, effect: { do: 'arrangeTop', n: 3, deck: 'any', how: 'bottom' } },
    ),
  ],
  'ivory-kingdoms-unicorn': [
    { kind: 'noAttachments' },
    reaction(
      { event: 'conflictResolved', as: 'attacker', broke: true, with: 'self' },
      {
        effect: {
          do: 'declareConflict',
          type: 'military',
          as: constant({ conflictsAre: 'military' }),
        },
      },
    ),
  ],
}
