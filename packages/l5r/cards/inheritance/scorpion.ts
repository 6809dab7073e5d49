import type { Texts } from '../facts.ts'
import { atSelf, cancel, cannot, character, constant, moreHonorable, wouldInterrupt } from '../words.ts'

/** The Scorpion clan, of the Inheritance cycle. */
export const scorpion: Texts = {
  'toshi-ranbo': [
    { kind: 'deck', startsFaceup: true },
    cannot('self', ['turnFacedown', 'beStronghold']),
    constant({ to: character(), entersWithFate: 1, playedFrom: 'self' }),
  ],
  'effective-deception': [
    wouldInterrupt({ event: 'effectsInitiate', of: {} }, { if: atSelf, effect: cancel }),
  ],
  'palace-guard': [cannot('self', 'beDeclaredAttacker', moreHonorable())],
}
