import type { Texts } from '../facts.ts'
import { gainLore, has, keyword, loseLore, selfHas, shift, when, whenPlayed } from '../words.ts'

export const ruby: Texts = {
  'Donald Duck - Pie Slinger': [
    has(shift(4)),
    whenPlayed(loseLore(2), { if: { shifted: true } }),
    selfHas({ strength: 6 }, { while: { opponentLoreAtLeast: 10 } }),
  ],
  'Snowanna Rainbeau - Cool Competitor': [has(keyword('rush'))],
  'Daisy Duck - Spotless Food-Fighter': [has(keyword('evasive'))],
  'Taffyta Muttonfudge - Sour Speedster': [has(shift(2)), when('move', gainLore(2), { once: true })],
  'Arthur - Novice Sparrow': [has(keyword('reckless'))],
}
