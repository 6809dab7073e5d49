import type { Texts } from '../facts.ts'
import {
  all,
  banish,
  character,
  chosen,
  discard,
  either,
  give,
  has,
  keyword,
  opposingCharacter,
  singTogether,
  toBottom,
  whenPlayed,
} from '../words.ts'

export const emerald: Texts = {
  'Megara - Captivating Cynic': [whenPlayed(either(discard(), banish('self')))],
  'Pegasus - Gift for Hercules': [has(keyword('evasive'))],

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
}
