import type { Texts } from '../facts.ts'
import {
  action,
  bothSkills,
  character,
  constant,
  duringPhase,
  limited,
  opponents,
  thisPhase,
} from '../words.ts'

/** Neutral cards, of The Emperor's Legion. */
export const neutral: Texts = {
  'those-who-serve': [
    limited,
    action({
      if: duringPhase('dynasty'),
      effect: thisPhase(constant({ reduceCost: 1, of: character(), min: 1 })),
    }),
  ],
  'insolent-outcast': [bothSkills('self', { count: opponents({ status: 'honored' }) })],
  'support-of-the-lion': [{ kind: 'deck', influence: 8, influenceFor: 'lion' }],
  'caravan-guard': [constant({ to: 'self', attackCosts: 1 })],
}
