import type { Texts } from '../facts.ts'
import { action, attach, attachment, character, choose, costAtMost, target } from '../words.ts'

/** The Unicorn clan, of Seekers of Wisdom. */
export const unicorn: Texts = {
  'iuchi-rimei': [
    action({
      targets: [target(attachment({ whose: 'opponents', ...costAtMost(1) }))],
      effect: attach('target', choose(character({ controllerOf: { hostOf: 'target' } }))),
    }),
  ],
}
