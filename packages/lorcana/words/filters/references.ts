/** Whose a card is, where it lies, and which one it is not. */
import type { Zone } from '../../abilities.ts'
import { on } from '../../book.ts'
import { isOpponent } from '../../players.ts'
import { cardAt } from '../../state.ts'
import { NOTHING, type PropertyWords } from '../word.ts'

export interface References {
  /** Absent: anyone's. 'yours' and 'opposing' are seen from the player of the ability. */
  whose?: 'yours' | 'opposing'
  /** Not the card that bears the ability, nor one that this effect has chosen already (6.1.6). */
  other?: true
  /** Absent: in play. 'anyDiscard': the discard of any player. */
  in?: Zone
}

export const references: PropertyWords<References> = {
  whose: {
    test: (whose) =>
      whose === 'yours'
        ? (g, id, { you }) => cardAt(g.state, id).holder === you
        : (g, id, { you }) => isOpponent(g.state, you, cardAt(g.state, id).holder),
    reads: () => NOTHING,
    say: 'noun phrase',
  },
  other: {
    test:
      () =>
      (_, id, { self }) =>
        id !== self || !on('6.1.6'),
    reads: () => NOTHING,
    say: 'noun phrase',
  },
  /** Which cards are looked through at all: see `candidates` in reading.ts. */
  in: {
    test: () => () => true,
    reads: () => NOTHING,
    say: 'noun phrase',
  },
}
