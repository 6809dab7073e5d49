import type { Texts } from '../facts.ts'
import { action, character, honor, target } from '../words.ts'

/** The Crane clan, of Under Fu Leng's Shadow. */
export const crane: Texts = {
  resourcefulness: [
    action({ cost: [{ dishonor: character() }], targets: [target(character())], effect: honor('target') }),
  ],
}
