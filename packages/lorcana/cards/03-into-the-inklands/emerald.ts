import type { Texts } from '../facts.ts'
import {
  activated,
  banish,
  character,
  chosen,
  discard,
  draw,
  exertSelf,
  gains,
  has,
  item,
  keyword,
  loseLore,
  may,
  opposingCharacter,
  selfHas,
  when,
  whenPlayed,
  yourOtherCharacter,
} from '../words.ts'

export const emerald: Texts = {
  "Cursed Merfolk - Ursula's Handiwork": [when('challenged', discard(1, 'eachOpponent'))],
  'Don Karnage - Prince of Pirates': [has(keyword('evasive'))],
  'Lyle Tiberius Rourke - Cunning Mercenary': [
    whenPlayed(gains(chosen(opposingCharacter()), keyword('reckless'), 'theirNextTurn')),
    when('banished', loseLore(1), { what: yourOtherCharacter() }),
  ],
  'Shenzi - Hyena Pack Leader': [
    selfHas({ strength: 3 }, { while: { selfIs: 'atLocation' } }),
    when('challenge', may(draw()), { whom: character(), while: { selfIs: 'atLocation' } }),
  ],
  'Sir Hiss - Aggravating Asp': [has(keyword('evasive'))],
  'Skippy - Energetic Rabbit': [has(keyword('ward'))],
  'Ursula - Deceiver of All': [when('sing', may({ do: 'playAgain' }))],
  'Wildcat - Mechanic': [has(keyword('evasive')), activated([exertSelf], banish(chosen(item())))],
}
