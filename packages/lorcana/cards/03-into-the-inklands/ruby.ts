import type { Texts } from '../facts.ts'
import {
  character,
  chosen,
  gains,
  has,
  keyword,
  location,
  may,
  play,
  selfHas,
  song,
  wheneverYouPlay,
  whenPlayed,
  youHave,
  yourCharacter,
} from '../words.ts'

export const ruby: Texts = {
  'Ariel - Adventurous Collector': [
    has(keyword('evasive')),
    wheneverYouPlay(song(), gains(chosen(yourCharacter()), keyword('evasive'), 'untilYourNextTurn')),
  ],
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
