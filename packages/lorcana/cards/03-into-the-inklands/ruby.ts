import type { Texts } from '../facts.ts'
import {
  character,
  has,
  keyword,
  location,
  may,
  play,
  selfHas,
  wheneverYouPlay,
  whenPlayed,
  youHave,
} from '../words.ts'

export const ruby: Texts = {
  'Della Duck - Unstoppable Mom': [has(keyword('reckless'))],
  'Jim Hawkins - Space Traveler': [
    whenPlayed(may(play(location({ cost: { max: 4 } }), { free: true }))),
    wheneverYouPlay(location(), may({ do: 'move', what: 'self', to: 'triggering' })),
  ],
  'Moana - Undeterred Voyager': [has(keyword('evasive'))],
  'Peter Pan - Never Land Hero': [
    has(keyword('rush')),
    selfHas({ strength: 2 }, { while: youHave(character({ named: 'Tinker Bell' })) }),
  ],
  'Stitch - Little Rocket': [has(keyword('rush'))],
}
