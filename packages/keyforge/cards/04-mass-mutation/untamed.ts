import type { CardText } from '../../abilities.ts'
import { constant, enhance, play, thisTurn } from '../words.ts'

export const untamed = {
  'wild-bounty': [enhance('amber', 'amber'), play(thisTurn(constant({ iconsAgain: true, uses: 1 })))],
} satisfies Record<string, CardText>
