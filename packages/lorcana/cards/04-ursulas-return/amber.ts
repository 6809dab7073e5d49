import type { Texts } from '../facts.ts'
import { character, has, keyword, singer, singTogether } from '../words.ts'

export const amber: Texts = {
  'Ariel - Singing Mermaid': [has(singer(7))],
  'Mirabel Madrigal - Prophecy Finder': [has(keyword('support'))],
  'Prince Eric - Seafaring Prince': [has(keyword('bodyguard'))],
  'Ursula - Vanessa': [has(singer(4))],

  'Look at This Family': {
    effect: { do: 'look', n: 5, take: { filter: character(), upTo: 2, reveal: true }, rest: 'bottom' },
    keywords: [singTogether(7)],
  },

  'Atlantica - Concert Hall': [{ kind: 'static', to: character({ here: true }), singCost: 2 }],
}
