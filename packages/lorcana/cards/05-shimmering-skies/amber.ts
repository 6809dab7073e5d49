import type { Texts } from '../facts.ts'
import { atStartOfYourTurn, cantQuestOrChallenge, shifted } from '../phrases.ts'
import {
  activated,
  all,
  allLooked,
  banishSelf,
  cantPlayUnless,
  character,
  chosen,
  draw,
  each,
  exerted,
  exertSelf,
  gainLore,
  giveStrength,
  has,
  ifSo,
  inOrder,
  itIs,
  keyword,
  location,
  lookAt,
  may,
  nameACard,
  one,
  opponentsTurn,
  opposingCharacter,
  payingInk,
  payLess,
  play,
  playersCant,
  ready,
  removeDamage,
  returnToHand,
  revealTop,
  search,
  shift,
  singer,
  song,
  theyHave,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  youHave,
  yourCharacter,
} from '../words.ts'

export const amber: Texts = {
  'Koda - Talkative Cub': [playersCant('you', 'loseLore', { while: opponentsTurn })],
  'Prince Naveen - Ukulele Player': [
    has(singer(6)),
    whenPlayed(may(play(song({ cost: { max: 6 } }), { free: true }))),
  ],
  'Rutt - Northern Moose': [has(keyword('support'))],
  'Kenai - Big Brother': [
    theyHave(yourCharacter({ named: 'Koda' }), { cant: ['beChallenged'] }, { while: exerted }),
  ],
  'Lilo - Junior Cake Decorator': [has(keyword('support'))],
  'Vanellope von Schweetz - Candy Mechanic': [
    wheneverQuests(giveStrength(chosen(opposingCharacter()), -1, 'untilYourNextTurn')),
  ],
  'Fix-It Felix, Jr. - Trusty Builder': [has(keyword('bodyguard'))],
  'Gazelle - Pop Star': [has(singer(5))],
  'Fix-It Felix, Jr. - Niceland Steward': [
    has(shift(3)),
    theyHave(location({ whose: 'yours' }), { willpower: 2 }),
  ],
  'Kristoff - Reindeer Keeper': [
    has(keyword('bodyguard')),
    payLess({ each: song({ in: 'discard' }) }, 'self'),
  ],
  'Mirabel Madrigal - Family Gatherer': [cantPlayUnless(youHave(character(), 5))],
  'Minnie Mouse - Drum Major': [has(shift(4)), whenPlayed(may(search(character(), 'top')), { if: shifted })],
  "Daisy Duck - Donald's Date": [
    wheneverQuests(each('eachOpponent', revealTop(character(), may(returnToHand(allLooked())), 'bottom'))),
  ],
  'Fix-It Felix, Jr. - Delighted Sightseer': [whenPlayed(draw(), { if: youHave(location()) })],
  'Vanellope von Schweetz - Sugar Rush Princess': [
    has(shift(2)),
    wheneverYouPlay(
      character({ classification: 'Princess', other: true }),
      giveStrength(all(opposingCharacter()), -1, 'untilYourNextTurn'),
    ),
  ],
  "Alan-a-Dale - Rockin' Rooster": [wheneverYouPlay(song(), gainLore(1))],
  'Wreck-It Ralph - Admiral Underpants': [
    whenPlayed(
      inOrder(
        returnToHand(one(character({ in: 'discard' }))),
        ifSo(itIs(character({ classification: 'Princess' })), gainLore(2)),
      ),
    ),
  ],
  'Maid Marian - Lady of the Lists': [
    whenPlayed(giveStrength(chosen(opposingCharacter()), -5, 'untilYourNextTurn')),
  ],
  'Sven - Reindeer Steed': [whenPlayed(inOrder(may(ready(chosen(character()))), cantQuestOrChallenge('it')))],
  'Minnie Mouse - Compassionate Friend': [wheneverQuests(may(removeDamage(2, chosen(character()))))],

  'Try Everything': {
    effect: inOrder(removeDamage(3, chosen(character())), ready('it'), cantQuestOrChallenge('it')),
  },
  'Healing Touch': { effect: inOrder(removeDamage(4, chosen(character())), draw()) },
  Revive: { effect: play(character({ cost: { max: 5 }, in: 'discard' }), { free: true }) },
  'Blast from Your Past': {
    effect: inOrder(nameACard, returnToHand(all(character({ in: 'discard', named: 'theNamed' })))),
  },
  'Invited to the Ball': {
    effect: lookAt(2, 'bottom', returnToHand(allLooked(character())), { reveal: true }),
  },

  'Healing Decanter': [activated([exertSelf], removeDamage(2, chosen(character())))],
  "Queen's Sensor Core": [
    atStartOfYourTurn(gainLore(1), { if: youHave(character({ classification: ['Princess', 'Queen'] })) }),
    activated(
      [exertSelf, payingInk(2)],
      revealTop(character({ classification: ['Princess', 'Queen'] }), may(returnToHand(allLooked()))),
    ),
  ],
  'Amber Chromicon': [activated([exertSelf], removeDamage(1, all(yourCharacter())))],

  "Rapunzel's Tower - Secluded Prison": [theyHave(character({ here: true }), { willpower: 3 })],
  'Pride Lands - Jungle Oasis': [
    activated(
      [banishSelf],
      play(character({ in: 'discard' }), { free: true }),
      youHave(character({ here: true }), 3),
    ),
  ],
}
