import type { Texts } from '../facts.ts'
import { cantQuestOrChallenge, entersWithDamage, take } from '../phrases.ts'
import {
  activated,
  character,
  chosen,
  draw,
  exertSelf,
  has,
  ifYouDo,
  inOrder,
  keyword,
  lookAt,
  may,
  payLessForNext,
  play,
  ready,
  removeDamage,
  selfHas,
  shift,
  singer,
  theyHave,
  wheneverQuests,
  whenPlayed,
  whenPlayedAndWheneverQuests,
  youHave,
  yourCharacter,
  yourOtherCharacter,
} from '../words.ts'

export const amber: Texts = {
  'Gosalyn Mallard - The Quiverwing Quack': [
    whenPlayed(ifYouDo(may(ready(chosen(character({ cost: { max: 2 } })))), cantQuestOrChallenge('it'))),
  ],
  'Dale - Excited Friend': [selfHas({ lore: 1 }, { while: youHave(character({ named: 'Chip' })) })],
  'Pedro Madrigal - Family Patriarch': [
    entersWithDamage(1),
    whenPlayed(may(removeDamage(1, 'self')), {
      if: youHave(character({ classification: 'Madrigal', other: true })),
    }),
  ],
  'Agustin Madrigal - Exceptionally Kind': [has(keyword('support'))],
  'Alan-a-Dale - Loyal Bard': [has(singer(4))],
  'Hamm - Piggy Bank': [activated([exertSelf], payLessForNext(1, character()))],
  'Bo Peep - Caring Shepherd': [
    theyHave(yourCharacter({ named: 'Woody' }), { keywords: [keyword('bodyguard')] }),
  ],
  'Woody - Jungle Guide': [
    has(shift(3)),
    wheneverQuests(inOrder(draw(), may(play(character({ cost: { max: 2 } }), { free: true })))),
    theyHave(yourOtherCharacter({ classification: 'Toy' }), { willpower: 1 }),
  ],
  'Julieta Madrigal - Caring Baker': [
    whenPlayedAndWheneverQuests(may(removeDamage(1, chosen({ type: ['character', 'location'] })))),
  ],

  "You've Got a Friend in Me": { effect: lookAt(4, 'bottom', take(character({ classification: 'Toy' }), 2)) },
}
