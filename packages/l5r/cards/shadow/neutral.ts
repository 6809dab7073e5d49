import type { Texts } from '../facts.ts'
import {
  action,
  bow,
  character,
  costAtLeast,
  duringPolitical,
  participating,
  placeFate,
  reaction,
  target,
} from '../words.ts'

/** Neutral cards, of Under Fu Leng's Shadow. */
export const neutral: Texts = {
  'audience-chamber': [
    reaction(
      { event: 'played', what: character(costAtLeast(4)), who: 'you' },
      { effect: placeFate(1, 'triggering') },
    ),
  ],
  'exposed-secrets': [
    action({
      if: duringPolitical,
      targets: [
        target(participating({ political: { max: { has: 'bid', who: { controllerOf: 'itself' } } } })),
      ],
      effect: bow('target'),
    }),
  ],
}
