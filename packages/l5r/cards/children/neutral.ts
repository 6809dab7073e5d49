import type { Texts } from '../facts.ts'
import {
  action,
  atSelf,
  cancel,
  composure,
  duringConflict,
  glory,
  honor,
  loseFate,
  opponents,
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
}
