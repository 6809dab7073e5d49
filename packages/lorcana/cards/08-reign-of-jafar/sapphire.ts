import type { Texts } from '../facts.ts'

export const sapphire: Texts = {
  'Arthur - Determined Squire': [{ kind: 'static', skipDrawStep: true }],
}
