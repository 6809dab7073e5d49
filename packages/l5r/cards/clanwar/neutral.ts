import type { Texts } from '../facts.ts'
import { both, military, more, political, selfParticipating } from '../words.ts'

/** Neutral cards, of Clan War. */
export const neutral: Texts = {
  'insightful-gatekeeper': [
    military('self', 2, both(selfParticipating(), more({ has: 'rings', who: 'opponent' }, { has: 'rings' }))),
  ],
  'cunning-confidant': [
    political(
      'self',
      2,
      both(selfParticipating(), more({ has: 'rings', who: 'opponent' }, { has: 'rings' })),
    ),
  ],
}
