import type { Texts } from '../facts.ts'
import {
  bow,
  character,
  gainFate,
  interrupt,
  noAttachmentsExcept,
  opponents,
  opponentsTarget,
  returnToHand,
} from '../words.ts'

/** The Crab clan, of the Inheritance cycle. */
export const crab: Texts = {
  'gallant-quartermaster': [interrupt({ event: 'sacrificed', what: 'self' }, { effect: gainFate(2) })],
  'sharpened-tsuruhashi': [
    interrupt({ event: 'sacrificed', what: 'host' }, { effect: returnToHand('self') }),
  ],
  'fifth-tower-watch': [
    noAttachmentsExcept('weapon'),
    interrupt(
      { event: 'sacrificed', what: character(), who: 'you' },
      {
        targets: [
          opponentsTarget(opponents({ military: { below: { stat: 'military', of: 'triggering' } } })),
        ],
        effect: bow('target'),
      },
    ),
  ],
}
