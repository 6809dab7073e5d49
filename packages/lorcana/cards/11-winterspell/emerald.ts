import type { Texts } from '../facts.ts'
import { drawThenDiscard, whenLeavesPlay, yourCharactersAndLocations } from '../phrases.ts'
import {
  action,
  activated,
  all,
  banish,
  banishing,
  banishSelf,
  boost,
  character,
  chosen,
  deal,
  discard,
  draw,
  each,
  either,
  exert,
  exertSelf,
  gainLore,
  gains,
  give,
  giveStrength,
  has,
  ifSo,
  ifYouDo,
  inOrder,
  item,
  keyword,
  location,
  may,
  one,
  opponentsTurn,
  opposingCharacter,
  payingInk,
  payLess,
  play,
  putUnder,
  ready,
  resist,
  revealHand,
  selfHas,
  shift,
  shuffleIntoDeck,
  theyHave,
  toBottom,
  topOfDeck,
  underdog,
  when,
  whenBanished,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  youHave,
  yourCharacter,
  yourOtherCharacter,
  yourTurn,
} from '../words.ts'

export const emerald: Texts = {
  'Mulan - Resourceful Recruit': [wheneverQuests(gainLore({ of: 'self', value: 'strength', upTo: 6 }))],
  'Stitch - Naughty Experiment': [
    activated([exertSelf], gains(chosen(opposingCharacter()), keyword('reckless'), 'untilYourNextTurn')),
  ],
  'Big Mama - Clever and Calming': [has(keyword('ward'))],
  'Yao - Snow Warrior': [selfHas({ keywords: [resist(2)] }, { while: opponentsTurn })],
  'Ling - Snow Warrior': [activated([payingInk(1)], giveStrength(chosen(character()), 1))],
  'Boomer - Has the Beak': [whenPlayed(may(exert(chosen(character({ damaged: true })))))],
  'Chernabog - Unnatural Force': [
    whenPlayed(
      ifYouDo(
        may(shuffleIntoDeck(chosen(opposingCharacter()))),
        each('itsPlayer', may(play(character({ in: 'discard' }), { free: true }))),
      ),
    ),
  ],
  'Dinky - Has the Brains': [whenPlayed(each('eachOpponent', deal(1, one(yourCharacter()))))],
  'Stegmutt - Clumsy Dinosaur': [
    payLess({ each: item({ in: 'discard' }) }, 'self'),
    whenPlayed(ifYouDo(may(toBottom(one(item({ in: 'discard' }), { n: 3 }))), deal(3, chosen(character())))),
  ],
  'Squeaks - Cozy Caterpillar': [has(keyword('evasive'))],
  'Aladdin - On the Edge of Adventure': [
    wheneverYouPlay(action(), gains('self', keyword('evasive'), 'untilYourNextTurn')),
  ],
  'Mushu - Sneaky Dragon': [whenPlayed(deal(2, chosen(character())))],
  'Goofy - Ghost of Jacob Marley': [
    has(boost(2)),
    whenBanished(discard({ cardsUnder: 'self' }, 'eachOpponent')),
  ],
  'Copper - Champion of the Forest': [
    has(shift(3)),
    wheneverQuests(give(all(yourCharacter({ keyword: 'evasive' })), { lore: 1 })),
  ],
  'Copper - Hound Pup': [whenPlayed(revealHand('chosenPlayer'))],
  'Vixey - Forest Friend': [
    has(keyword('evasive')),
    payLess(1, 'self', { while: youHave(character({ named: 'Tod' })) }),
  ],
  'Minnie Mouse - Mrs. Cratchit': [
    has(keyword('ward')),
    whenPlayed(
      ifYouDo(may(putUnder(topOfDeck(), one({ ...yourCharactersAndLocations, keyword: 'boost' }))), draw()),
    ),
  ],
  'White Rabbit - Late Again': [has(keyword('evasive')), payLess(1, 'self', { while: underdog })],
  'Tod - Playful Kit': [
    wheneverQuests(
      either(gainLore(1), gains(chosen(yourCharacter()), keyword('evasive'), 'untilYourNextTurn')),
    ),
  ],
  'Mickey Mouse - Snowboard Ace': [
    whenPlayed(discard(1, 'eachOpponent')),
    whenLeavesPlay(discard(1, 'eachOpponent')),
  ],
  'Tod - Knows All the Tricks': [
    has(shift(5)),
    has(keyword('evasive')),
    when('chosen', may(ready('self')), { how: 'actionOrItem', once: 2, while: yourTurn }),
  ],
  'Donald Duck - Fred Honeywell': [
    when('putUnder', may(putUnder(topOfDeck(), 'triggering')), {
      what: yourCharacter(),
      by: 'you',
      how: 'boost',
    }),
    when('banished', may(draw({ cardsUnder: 'triggering' })), {
      what: yourOtherCharacter(),
      while: opponentsTurn,
    }),
  ],

  'Snowball Fight': {
    effect: inOrder(
      discard(1, 'eachOpponent'),
      ifSo(youHave(character({ keyword: 'evasive' })), gainLore(1)),
    ),
  },
  'Freeze the Vine': { effect: inOrder(banish(all(location())), drawThenDiscard(2, 1)) },
  'Education or Elimination': {
    effect: either(
      inOrder(
        draw(),
        give(chosen(yourCharacter()), { lore: 1, keywords: [keyword('evasive')] }, 'untilYourNextTurn'),
      ),
      banish(chosen(character({ damaged: true }))),
    ),
  },
  'Snow Fort': [
    theyHave(yourCharacter(), { strength: 1 }),
    theyHave(yourCharacter(), { keywords: [resist(1)] }, { while: opponentsTurn }),
  ],

  "Rafiki's Bakora Staff": [
    activated([exertSelf, payingInk(1)], drawThenDiscard()),
    activated([payingInk(1), banishSelf], deal(1, chosen(character()))),
  ],
  'Retro Evolution Device': [
    activated(
      [exertSelf, payingInk(1), banishing(yourCharacter(), { chosen: true })],
      play(character({ cost: { max: { of: 'it', value: 'cost', plus: 2 } } }), { free: true }),
    ),
  ],
  'Battering Ram': [
    activated([exertSelf], deal(1, chosen(character({ damaged: true })))),
    activated([exertSelf, banishSelf], banish(chosen(location()))),
  ],

  'Game Preserve - Protected Land': [
    selfHas(
      { keywords: [keyword('evasive')] },
      { while: { have: character({ keyword: 'evasive', here: true }) } },
    ),
  ],
}
