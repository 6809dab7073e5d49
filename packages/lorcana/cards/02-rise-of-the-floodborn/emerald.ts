import type { Texts } from '../facts.ts'
import { noCardsInHand } from '../phrases.ts'
import {
  action,
  activated,
  anyOpponent,
  banish,
  banishSelf,
  beingChallenged,
  cant,
  character,
  chosen,
  deal,
  discard,
  discarding,
  draw,
  each,
  either,
  exertSelf,
  gainLore,
  giveStrength,
  has,
  inOrder,
  inOrderTo,
  instead,
  itIs,
  keyword,
  loseLore,
  may,
  opposingCharacter,
  play,
  ready,
  returnToHand,
  selfHas,
  selfIs,
  shift,
  when,
  wheneverChallenged,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  yourCharacter,
} from '../words.ts'

export const emerald: Texts = {
  'Beast - Relentless': [when('damaged', may(ready('self')), { what: opposingCharacter() })],
  'Belle - Bookworm': [selfHas({ lore: 2 }, { while: anyOpponent(noCardsInHand) })],
  'Belle - Hidden Archer': [has(shift(3)), wheneverChallenged(discard('hand', 'challengingPlayer'))],
  'Bucky - Squirrel Squeak Tutor': [
    wheneverYouPlay(character({ classification: 'Floodborn' }), discard(1, 'eachOpponent'), { how: 'shift' }),
  ],
  'Cheshire Cat - From the Shadows': [
    has(shift(5)),
    has(keyword('evasive')),
    activated([exertSelf], banish(chosen(character({ damaged: true })))),
  ],
  'Daisy Duck - Secret Agent': [wheneverQuests(discard(1, 'eachOpponent'))],
  'Donald Duck - Perfect Gentleman': [has(shift(3)), when('startOfTurn', each('eachPlayer', may(draw())))],
  'Donald Duck - Sleepwalker': [wheneverYouPlay(action(), giveStrength('self', 2))],
  'Dr. Facilier - Fortune Teller': [
    has(keyword('evasive')),
    wheneverQuests(cant(chosen(opposingCharacter()), 'quest', 'theirNextTurn')),
  ],
  'Enchantress - Unexpected Judge': [selfHas({ strength: 2 }, { while: beingChallenged })],
  'Flynn Rider - His Own Biggest Fan': [
    has(shift(2)),
    has(keyword('evasive')),
    selfHas({ lore: { own: 'hand', who: 'eachOpponent', times: -1 } }),
  ],
  'Gaston - Scheming Suitor': [selfHas({ strength: 3 }, { while: anyOpponent(noCardsInHand) })],
  'Lucifer - Cunning Cat': [
    whenPlayed(each('eachOpponent', either(discard(2), discard(1, undefined, { what: action() })))),
  ],
  'Pain - Underworld Imp': [selfHas({ lore: 2 }, { while: selfIs({ strength: { min: 5 } }) })],
  'Panic - Underworld Imp': [
    whenPlayed(
      instead(
        giveStrength(chosen(character()), 2),
        itIs(character({ named: 'Pain' })),
        giveStrength('it', 4),
      ),
    ),
  ],
  'Pete - Bad Guy': [
    has(keyword('ward')),
    wheneverYouPlay(action(), giveStrength('self', 2)),
    selfHas({ lore: 2 }, { while: selfIs({ strength: { min: 7 } }) }),
  ],
  'Prince John - Greediest of All': [
    has(keyword('ward')),
    when('discard', may(draw({ done: 'cardsDiscarded' })), { by: 'opponent', together: true }),
  ],
  'Queen of Hearts - Quick-Tempered': [whenPlayed(deal(1, chosen(opposingCharacter({ damaged: true }))))],
  'Ratigan - Criminal Mastermind': [has(keyword('evasive'))],
  'Ray - Easygoing Firefly': [has(keyword('evasive'))],

  'The Queen - Disguised Peddler': [
    activated([exertSelf, discarding(character())], gainLore({ of: 'it', value: 'lore' })),
  ],
  'Bibbidi Bobbidi Boo': {
    effect: inOrderTo(
      returnToHand(chosen(yourCharacter())),
      play(character({ cost: { max: { of: 'it', value: 'cost' } } }), { free: true }),
    ),
  },
  Bounce: {
    effect: inOrderTo(
      returnToHand(chosen(yourCharacter())),
      returnToHand(chosen(character({ other: true }))),
    ),
  },
  Hypnotize: { effect: inOrder(discard(1, 'eachOpponent'), draw()) },
  Improvise: { effect: inOrder(giveStrength(chosen(character()), 1), draw()) },
  'Pack Tactics': { effect: gainLore({ each: opposingCharacter({ damaged: true }) }) },
  'Ring the Bell': { effect: banish(chosen(character({ damaged: true }))) },

  "Ratigan's Marvelous Trap": [activated([banishSelf], loseLore(2))],
}
