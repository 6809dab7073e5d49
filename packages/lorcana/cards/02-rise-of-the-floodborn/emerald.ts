import type { Texts } from '../facts.ts'
import { banish, character, chosen, draw, each, has, keyword, may, selfHas, shift, when } from '../words.ts'

export const emerald: Texts = {
  'Donald Duck - Perfect Gentleman': [
    has(shift(3)),
    when('startOfYourTurn', each('eachPlayer', may(draw()))),
  ],
  'Flynn Rider - His Own Biggest Fan': [
    has(shift(2)),
    has(keyword('evasive')),
    selfHas({ lore: { cardsInHand: 'opponents', times: -1 } }),
  ],
  'Prince John - Greediest of All': [
    has(keyword('ward')),
    when('opponentDiscards', may(draw({ done: 'cardsDiscarded' }))),
  ],
  'Ratigan - Criminal Mastermind': [has(keyword('evasive'))],
  'Ray - Easygoing Firefly': [has(keyword('evasive'))],

  'Ring the Bell': { effect: banish(chosen(character({ damaged: true }))) },
}
