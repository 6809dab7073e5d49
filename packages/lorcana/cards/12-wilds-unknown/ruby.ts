import type { Texts } from '../facts.ts'
import { has, item, keyword, theyHave } from '../words.ts'

export const ruby: Texts = {
  'Pegasus - Searching High and Low': [has(keyword('evasive'))],
  'Audrey Ramirez - Gutsy Mechanic': [has(keyword('rush'))],
  'Jebidiah Farnsworth - Cookie': [has(keyword('evasive')), has(keyword('reckless'))],
  'Dash Parr - Super Speedy': [has(keyword('rush'))],
  'Vincenzo Santorini - On the Run': [
    has(keyword('evasive')),
    theyHave(item({ whose: 'opposing' }), { cant: ['readyAtStart'] }),
  ],
}
