import type { Texts } from '../facts.ts'
import { wheneverOpponentPlays } from '../phrases.ts'
import {
  all,
  banish,
  character,
  chosen,
  discard,
  draw,
  either,
  give,
  has,
  keyword,
  may,
  opposingCharacter,
  shift,
  singTogether,
  song,
  toBottom,
  whenPlayed,
} from '../words.ts'

export const emerald: Texts = {
  'Megara - Captivating Cynic': [whenPlayed(either(discard(), banish('self')))],
  'Pegasus - Gift for Hercules': [has(keyword('evasive'))],
  'Prince Phillip - Vanquisher of Foes': [
    has(shift(6)),
    has(keyword('evasive')),
    whenPlayed(banish(all(opposingCharacter({ damaged: true })))),
  ],

  'Dodge!': {
    effect: give(
      chosen(character()),
      { keywords: [keyword('ward'), keyword('evasive')] },
      'untilYourNextTurn',
    ),
  },
  'Under the Sea': {
    effect: toBottom(all(opposingCharacter({ strength: { max: 2 } }))),
    keywords: [singTogether(8)],
  },

  'Signed Contract': [wheneverOpponentPlays(song(), may(draw()))],
}
