import type { Texts } from '../facts.ts'
import {
  bow,
  cannot,
  character,
  gainFate,
  interrupt,
  noAttachmentsExcept,
  opponents,
  opponentsTarget,
  reaction,
  returnToHand,
  strength,
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
  'fortified-assembly': [
    cannot('self', 'beStronghold'),
    strength('self', { times: 2, of: { stat: 'tokens', of: 'self' } }),
    reaction({ event: 'conflictDeclared', at: 'self' }, { effect: { do: 'placeHonorToken', what: 'self' } }),
  ],
}
