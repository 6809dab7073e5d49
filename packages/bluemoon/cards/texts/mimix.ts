import type { Text } from '../../abilities.ts'
import { always, iMay, now, nowIMay, youMayNotPlay } from '../words.ts'

/** The Mimix: shamans, who find the card they need. */
export const mimix: Readonly<Record<string, readonly Text[]>> = {
  // Mimix 18 Shaman of the Holy Sacrifice
  'mimix-18': [iMay('endOfTurn', { do: 'revealAndTake', n: 3, discard: 1 })],
  // Mimix 19 Shaman of the Deeds to Come: not among the additional cards that Flit 28 stops
  'mimix-19': [
    iMay('endOfTurn', {
      do: 'inOrder',
      parts: [
        { do: 'draw', n: 3 },
        { do: 'shuffleFromHand', n: 2 },
      ],
    }),
  ],
  // Mimix 20 Shaman of the Here and Now
  'mimix-20': [iMay('afterBoosters', { do: 'search' })],
  // Mimix 21 Shaman of the Afterlife
  'mimix-21': [iMay('afterBoosters', { do: 'drawFromDiscard', n: 2 })],
  // Mimix 28 Hypnotic Rattle
  'mimix-28': [youMayNotPlay({ type: 'booster' })],
  // Mimix 29 Fearsome Chant
  'mimix-29': [always({ dragons: -1, when: 'iRetreat' })],
  // Mimix 30 Call Spirit of the Battlefield
  'mimix-30': [nowIMay({ do: 'takeBack', from: 'combat' })],
  // Mimix 31 Call Spirit of the Underworld
  'mimix-31': [nowIMay({ do: 'takeBack', from: 'discard' })],
  // Mimix 32 Auserwählte der Natur
  'mimix-32': [now({ do: 'shuffleDiscardIntoDeck', who: 'both' })],
}
