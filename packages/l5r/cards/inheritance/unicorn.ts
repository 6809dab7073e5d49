import type { Texts } from '../facts.ts'
import { cannot, character, duringConflict, max, province, reaction, target, thisConflict } from '../words.ts'

/** The Unicorn clan, of the Inheritance cycle. */
export const unicorn: Texts = {
  outflank: [
    reaction(
      { event: 'provinceRevealed', what: province({ whose: 'opponents' }) },
      {
        ...max(1, 'conflict'),
        if: duringConflict,
        targets: [target(character({ unique: false }))],
        effect: thisConflict(cannot('target', 'beDeclaredDefender')),
      },
    ),
  ],
}
