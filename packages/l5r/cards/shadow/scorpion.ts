import type { Texts } from '../facts.ts'
import { action, cannot, character, constant, target, thisPhase } from '../words.ts'

/** The Scorpion clan, of Under Fu Leng's Shadow. */
export const scorpion: Texts = {
  'loyal-oathbreaker': [constant({ consideredLessHonorable: true })],
  'shiro-yogo': [
    action({
      cost: [{ bow: 'self' }],
      targets: [target(character({ status: 'dishonored' }))],
      effect: thisPhase(cannot('target', 'triggerAbilities')),
    }),
  ],
}
