import type { Texts } from '../facts.ts'
import { cannot, character, constant } from '../words.ts'

/** The Scorpion clan, of the Inheritance cycle. */
export const scorpion: Texts = {
  'toshi-ranbo': [
    { kind: 'deck', startsFaceup: true },
    cannot('self', ['turnFacedown', 'beStronghold']),
    constant({ to: character(), entersWithFate: 1, playedFrom: 'self' }),
  ],
}
