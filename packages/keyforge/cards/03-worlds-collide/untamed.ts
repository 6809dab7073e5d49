import type { CardText } from '../../abilities.ts'
import { all, choose, creature, ifYouDo, inHand, omni, reveal, sacrifice } from '../words.ts'

export const untamed = {
  'creed-of-nurture': [
    omni(
      ifYouDo(
        sacrifice('self'),
        all(reveal(choose(inHand(creature()))), { do: 'gainTextOfRevealed', to: choose(creature()) }),
      ),
    ),
  ],
} satisfies Record<string, CardText>
