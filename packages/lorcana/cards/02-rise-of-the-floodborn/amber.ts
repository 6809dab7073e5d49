import type { Texts } from '../facts.ts'
import { entersExerted, revealTopAndPlay, wheneverYouHeal, youPlayedThisTurn } from '../phrases.ts'
import {
  activated,
  all,
  allLooked,
  banish,
  character,
  chosen,
  draw,
  exertSelf,
  gainLore,
  giveStrength,
  has,
  ifSo,
  inOrder,
  keyword,
  may,
  one,
  opposingCharacter,
  payingInk,
  payLess,
  payLessForNext,
  play,
  removeDamage,
  returnToHand,
  revealTop,
  selfHas,
  shift,
  singer,
  song,
  theyHave,
  upTo,
  when,
  whenBanished,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  youHave,
  yourCharacter,
  yourOtherCharacter,
} from '../words.ts'

export const amber: Texts = {
  'Bashful - Hopeless Romantic': [
    selfHas(
      { cant: ['quest'] },
      { unless: youHave(character({ classification: 'Seven Dwarfs', other: true })) },
    ),
  ],
  'Christopher Robin - Adventurer': [
    when('ready', gainLore(2), { by: 'you', if: youHave(character({ other: true }), 2) }),
  ],
  'Cinderella - Ballroom Sensation': [has(singer(3))],
  'Doc - Leader of the Seven Dwarfs': [wheneverQuests(payLessForNext(1, character()))],
  'Dopey - Always Playful': [
    whenBanished(
      giveStrength(all(yourOtherCharacter({ classification: 'Seven Dwarfs' })), 2, 'untilYourNextTurn'),
    ),
  ],
  'Gaston - Baritone Bully': [has(singer(5))],
  'Grand Duke - Advisor to the King': [
    theyHave(yourCharacter({ classification: ['Prince', 'Princess', 'King', 'Queen'] }), { strength: 1 }),
  ],
  'Grumpy - Bad-Tempered': [
    theyHave(yourOtherCharacter({ classification: 'Seven Dwarfs' }), { strength: 1 }),
  ],
  'Happy - Good-Natured': [has(keyword('support'))],
  'King Louie - Jungle VIP': [
    whenBanished(may(removeDamage(2, 'self')), { what: character({ other: true }) }),
  ],
  'Mickey Mouse - Friendly Face': [wheneverQuests(payLessForNext(3, character()))],
  'Mufasa - Betrayed Leader': [
    when('banished', may(revealTop(character(), may(play(allLooked(), { free: true, exerted: true }))))),
  ],
  'Mulan - Free Spirit': [has(keyword('support'))],
  'Mulan - Reflecting': [has(shift(2)), wheneverQuests(may(revealTopAndPlay(song())))],
  'Nana - Darling Family Pet': [
    wheneverYouPlay(
      character({ classification: 'Floodborn' }),
      may(removeDamage('all', chosen(character()))),
    ),
  ],
  'Rapunzel - Gifted Artist': [has(shift(3)), wheneverYouHeal(yourCharacter(), may(draw()))],
  'Rapunzel - Sunshine': [activated([exertSelf], removeDamage(2, chosen(character())))],
  'Sleepy - Nodding Off': [entersExerted],
  'Sneezy - Very Allergic': [
    wheneverYouPlay(
      character({ classification: 'Seven Dwarfs' }),
      may(giveStrength(chosen(character()), -1)),
    ),
  ],
  'Snow White - Lost in the Forest': [whenPlayed(may(removeDamage(2, chosen(character()))))],
  'Snow White - Unexpected Houseguest': [payLess(1, character({ classification: 'Seven Dwarfs' }))],
  'Snow White - Well Wisher': [
    has(shift(4)),
    wheneverQuests(may(returnToHand(one(character({ in: 'discard' }))))),
  ],
  'The Queen - Commanding Presence': [
    has(shift(2)),
    wheneverQuests(
      inOrder(giveStrength(chosen(opposingCharacter()), -4), giveStrength(chosen(character()), 4)),
    ),
  ],

  'Hold Still': { effect: removeDamage(4, chosen(character())) },
  'Last Stand': { effect: banish(chosen(character({ thisTurn: 'challenged' }))) },
  'Painting the Roses Red': { effect: inOrder(giveStrength(upTo(2, character()), -1), draw()) },
  "World's Greatest Criminal Mind": { effect: banish(chosen(character({ strength: { min: 5 } }))) },

  'Zero to Hero': { effect: payLessForNext({ each: yourCharacter() }, character()) },
  'Dragon Gem': [
    activated([exertSelf, payingInk(3)], returnToHand(one(character({ keyword: 'support', in: 'discard' })))),
  ],
  "Sleepy's Flute": [activated([exertSelf], ifSo(youPlayedThisTurn(song()), gainLore(1)))],
}
