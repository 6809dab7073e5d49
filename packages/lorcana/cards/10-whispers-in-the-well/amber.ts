import type { Texts } from '../facts.ts'
import {
  cardUnder,
  entersExerted,
  onceDuringYourTurn,
  take,
  wheneverPutUnder,
  yourCharactersAndLocations,
} from '../phrases.ts'
import {
  activated,
  all,
  allLooked,
  banish,
  banishSelf,
  boost,
  character,
  chosen,
  discard,
  draw,
  exertSelf,
  gainLore,
  give,
  giveStrength,
  has,
  ifSo,
  ifYouDo,
  inOrder,
  inOrderTo,
  keyword,
  lookAt,
  may,
  mayPlayThisTurn,
  mustQuest,
  one,
  opposingCharacter,
  payInk,
  payingInk,
  payLess,
  payLessForNext,
  play,
  putUnder,
  ready,
  removeDamage,
  returnToHand,
  revealHand,
  revealTop,
  selfHas,
  send,
  shift,
  singer,
  song,
  theyHave,
  topOfDeck,
  toTop,
  when,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  whenPlayedAndWheneverQuests,
  youHave,
  yourCharacter,
  yourOtherCharacter,
} from '../words.ts'

export const amber: Texts = {
  'Baloo - Friend and Guardian': [has(keyword('bodyguard')), has(keyword('support'))],
  'Gaston - Frightful Bully': [
    has(boost(2)),
    wheneverQuests(give(chosen(opposingCharacter()), mustQuest, 'theirNextTurn'), { if: cardUnder }),
  ],
  'Rapunzel - Ready for Adventure': [
    has(keyword('support')),
    when(
      'chosenForSupport',
      { do: 'preventNextDamage', to: 'triggering', for: 'untilYourNextTurn' },
      { what: yourCharacter() },
    ),
  ],
  'Rajah - Devoted Protector': [has(keyword('bodyguard'))],
  'Eilonwy - Princess of Llyr': [has(keyword('support'))],
  'Scrooge McDuck - On the Right Track': [whenPlayed(give(chosen(character({ over: true })), { lore: 1 }))],
  'Webby Vanderquack - Knowledge Seeker': [
    selfHas({ lore: 1 }, { while: youHave({ type: ['character', 'location'], over: true }) }),
  ],
  'Gurgi - Apple Lover': [whenPlayed(may(removeDamage(2, chosen(character()))))],
  'Mrs. Beakley - Former S.H.U.S.H. Agent': [has(keyword('bodyguard'))],
  'Shanti - Village Girl': [has(singer(5))],
  'Flash - Records Specialist': [
    entersExerted,
    wheneverQuests(may(giveStrength(chosen(character({ classification: 'Detective' })), 2))),
  ],
  'Taran - Pig Keeper': [
    has(keyword('support')),
    wheneverQuests(may(returnToHand(one(character({ named: 'Hen Wen', in: 'discard' }))))),
  ],
  'Ariel - Ethereal Voice': [
    has(boost(1)),
    wheneverYouPlay(song(), may(draw()), { ...onceDuringYourTurn, if: cardUnder }),
  ],
  'Scrooge McDuck - Cavern Prospector': [
    has(shift(4)),
    wheneverYouPlay(
      { type: ['character', 'location'], keyword: 'boost' },
      may(putUnder(topOfDeck(), 'triggering')),
    ),
  ],
  'Mowgli - Man Cub': [
    whenPlayed(revealHand('chosenOpponent', discard(1, undefined, { what: { not: character() } }))),
  ],
  'Simba - King in the Making': [
    has(boost(3)),
    wheneverPutUnder(
      may(revealTop(character(), may(play(allLooked(), { free: true, exerted: true })), 'bottom')),
    ),
  ],
  'Goofy - Ghost Hunter': [whenPlayed(giveStrength(chosen(opposingCharacter()), -1, 'untilYourNextTurn'))],
  'Della Duck - Returning Mother': [
    whenPlayed(
      ifYouDo(
        may(ready(chosen(character({ keyword: 'boost' })))),
        give('it', { cant: ['quest', 'challenge'] }),
      ),
    ),
  ],
  'Mickey Mouse - Amber Champion': [
    theyHave(yourOtherCharacter({ ink: 'amber' }), { willpower: 2 }),
    selfHas({ keywords: [singer(8)] }, { while: youHave(yourOtherCharacter({ ink: 'amber' }), 2) }),
  ],
  'Goofy - Galumphing Gumshoe': [
    has(shift(5)),
    whenPlayedAndWheneverQuests(giveStrength(all(opposingCharacter()), -1, 'untilYourNextTurn')),
  ],
  'Gazelle - Ballad Singer': [has(singer(7)), whenPlayed(may(toTop(one(song({ in: 'discard' })))))],
  'Search for Clues': {
    effect: inOrder(
      discard(2, { most: 'hand' }),
      ifSo(youHave(character({ classification: 'Detective' })), gainLore(1)),
    ),
  },

  'Or Rewrite History!': { effect: returnToHand(one(character({ in: 'discard' }))) },
  "Della's Moon Lullaby": {
    effect: inOrder(giveStrength(chosen(opposingCharacter()), -2, 'untilYourNextTurn'), draw()),
  },
  'The Horseman Strikes!': {
    effect: inOrder(draw(), may(banish(chosen(character({ keyword: 'evasive' }))))),
  },

  'Recovered Page': [
    whenPlayed(lookAt(4, 'bottom', take(character()))),
    activated(
      [payingInk(1), banishSelf],
      putUnder(topOfDeck(), one({ ...yourCharactersAndLocations, keyword: 'boost' })),
    ),
  ],
  "Webby's Diary": [
    wheneverPutUnder(may(inOrderTo(payInk(1), draw())), { what: yourCharactersAndLocations }),
  ],
  'The Black Cauldron': [
    activated(
      [exertSelf, payingInk(1)],
      send(one(character({ in: 'discard' })), { under: 'self', faceup: true }),
    ),
    activated([exertSelf, payingInk(1)], mayPlayThisTurn(character({ in: 'under', beneath: 'self' }))),
  ],
  'Munchings and Crunchings': [
    activated([exertSelf], removeDamage(2, chosen(character()))),
    payLess(1, character({ named: 'Gurgi' })),
  ],

  "Duckburg - Funso's Funzone": [
    when('quest', payLessForNext(2, character()), { what: character({ here: true }) }),
  ],
}
