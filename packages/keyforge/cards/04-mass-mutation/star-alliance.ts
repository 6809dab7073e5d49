import type { CardText } from '../../abilities.ts'
import { all, choose, enhance, play, top } from '../words.ts'

export const starAlliance = {
  survey: [
    enhance('draw'),
    play(all({ do: 'look', what: top(2) }, { do: 'discard', what: choose({ in: 'deck', amongIt: true }) })),
  ],
} satisfies Record<string, CardText>
