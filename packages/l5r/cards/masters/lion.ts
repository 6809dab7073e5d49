import type { Texts } from '../facts.ts'
import { discard, ifSo, participating, reaction, removeFate, selfWins, target, that } from '../words.ts'

/** The Lion clan, of Masters of the Court. */
export const lion: Texts = {
  'akodo-makoto': [
    reaction(selfWins(), {
      targets: [target(participating({ trait: 'courtier' }))],
      effect: ifSo(that('target', { fate: { max: 0 } }), discard('target'), removeFate(1, 'target')),
    }),
  ],
}
