import type { Texts } from '../facts.ts'
import { has, keyword } from '../words.ts'

export const sapphire: Texts = {
  'Wasabi - Always Prepared': [has(keyword('support'))],
  'Arthur - Determined Squire': [{ kind: 'static', skipDrawStep: true }],
}
