import type { CardText } from '../../abilities.ts'
import { choose, constant, elusive, friendly, inDiscard, keyword, play, returnToHand } from '../words.ts'

export const untamed = {
  duskwitch: [keyword('omega'), elusive, constant({ enters: 'ready', to: friendly() })],
  glimmer: [keyword('alpha'), play(returnToHand(choose(inDiscard())))],
  'po-s-pixies': [elusive, constant({ takenFromSupply: 'yours' })],
} satisfies Record<string, CardText>
