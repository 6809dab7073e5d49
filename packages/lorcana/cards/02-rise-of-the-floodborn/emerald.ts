import type { Texts } from '../facts.ts'
import {
  action,
  banish,
  character,
  chosen,
  discard,
  draw,
  each,
  giveStrength,
  has,
  inOrder,
  keyword,
  may,
  selfHas,
  shift,
  when,
  wheneverQuests,
  wheneverYouPlay,
} from '../words.ts'

export const emerald: Texts = {
  'Daisy Duck - Secret Agent': [wheneverQuests(discard(1, 'eachOpponent'))],
  'Donald Duck - Perfect Gentleman': [
    has(shift(3)),
    when('startOfYourTurn', each('eachPlayer', may(draw()))),
  ],
  'Donald Duck - Sleepwalker': [wheneverYouPlay(action(), giveStrength('self', 2))],
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

  Improvise: { effect: inOrder(giveStrength(chosen(character()), 1), draw()) },
  'Ring the Bell': { effect: banish(chosen(character({ damaged: true }))) },
}
