import type { Texts } from '../facts.ts'
import { action, max, selfAttacking, selfDefending } from '../words.ts'

/** Neutral cards, of Disciples of the Void. */
export const neutral: Texts = {
  'kami-unleashed': [
    action({
      ...max(1, 'conflict'),
      if: selfAttacking,
      cost: [{ sacrifice: 'self' }],
      effect: { do: 'resolveRing', which: 'contested', as: 'attacker' },
    }),
  ],
  'guardian-kami': [
    action({
      ...max(1, 'conflict'),
      if: selfDefending,
      cost: [{ sacrifice: 'self' }],
      effect: { do: 'resolveRing', which: 'contested', as: 'attacker' },
    }),
  ],
}
