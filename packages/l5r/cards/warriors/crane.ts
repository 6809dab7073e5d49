import type { Texts } from '../facts.ts'
import { character, honor, reaction, target } from '../words.ts'

/** The Crane clan, of Warriors of the Wind. */
export const crane: Texts = {
  'kakita-ryoku': [
    reaction(
      { event: 'phaseBegins' },
      { if: { favor: 'yours' }, targets: [target(character())], effect: honor('target') },
    ),
  ],
}
