import type { Texts } from '../facts.ts'
import { honor, reaction, target, yours } from '../words.ts'

/** The Crane clan, of Masters of the Court. */
export const crane: Texts = {
  'kyuden-kakita': [
    reaction(
      { event: 'duelResolved' },
      {
        cost: [{ bow: 'self' }],
        targets: [target(yours({ involvedInDuel: true }))],
        effect: honor('target'),
      },
    ),
  ],
}
