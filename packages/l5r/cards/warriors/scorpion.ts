import type { Texts } from '../facts.ts'
import { character, dishonor, reaction, target } from '../words.ts'

/** The Scorpion clan, of Warriors of the Wind. */
export const scorpion: Texts = {
  'shosuro-hyobu': [
    reaction(
      { event: 'discardedFromHand', who: 'opponent' },
      { targets: [target(character())], effect: dishonor('target') },
    ),
  ],
}
