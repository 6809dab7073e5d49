import type { Texts } from '../facts.ts'
import {
  action,
  atSelf,
  cancel,
  composure,
  draw,
  duringConflict,
  glory,
  honor,
  limit,
  loseFate,
  opponents,
  reaction,
  wouldInterrupt,
  yours,
} from '../words.ts'

/** Neutral cards, of Children of the Empire. */
export const neutral: Texts = {
  'stay-your-hand': [wouldInterrupt({ event: 'duelResolves', involving: yours() }, { effect: cancel })],
  'vassal-fields': [action({ if: atSelf, effect: loseFate(1, 'opponent') })],
  'aspiring-challenger': [
    composure(glory('self', 2)),
    action({
      if: duringConflict,
      cost: [{ duel: 'military', against: opponents() }],
      effect: { do: 'resolveDuel', result: honor('duelWinner') },
    }),
  ],
  'proving-ground': [
    reaction({ event: 'duelWon', what: yours() }, { ...limit(2, 'round'), effect: draw(1) }),
  ],
}
