import type { Texts } from '../facts.ts'
import {
  atEndOfYourTurn,
  atStartOfYourTurn,
  cantQuestOrChallenge,
  playLooked,
  readyWithoutQuesting,
  takeBoth,
  wheneverInked,
  wheneverYouHeal,
} from '../phrases.ts'
import {
  activated,
  all,
  banish,
  banishSelf,
  cant,
  character,
  chosen,
  deckLimit,
  discard,
  draw,
  each,
  exerted,
  exerting,
  exertSelf,
  gainLore,
  gains,
  give,
  giveStrength,
  has,
  ifSo,
  inOrder,
  inOrderTo,
  item,
  keyword,
  lookAt,
  lookAtInkwell,
  may,
  one,
  opposingCharacter,
  payingInk,
  payLess,
  payLessForNext,
  ready,
  removeDamage,
  resist,
  returnToHand,
  search,
  selfHas,
  shift,
  singer,
  song,
  theyHave,
  toBottom,
  upTo,
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

export const amber: Texts = {
  'Rhino - Motivational Speaker': [theyHave(yourOtherCharacter(), { willpower: 2 })],
  'Perdita - Playful Mother': [
    wheneverQuests(payLessForNext(2, character({ classification: 'Puppy' }))),
    theyHave(yourCharacter({ classification: 'Puppy' }), { keywords: [keyword('ward')] }),
  ],
  'Bolt - Superdog': [
    has(shift(3)),
    when('ready', gainLore({ each: yourOtherCharacter({ damaged: false }) }), { by: 'you' }),
    activated([exertSelf], banish(chosen(character({ classification: 'Illusion' })))),
  ],
  'Roger Radcliffe - Dog Lover': [
    wheneverQuests(may(removeDamage(1, all(yourCharacter({ classification: 'Puppy' }))))),
  ],
  'Trusty - Loyal Bloodhound': [has(keyword('support'))],
  'Peg - Natural Performer': [activated([exertSelf], ifSo(youHave(character({ other: true }), 3), draw()))],
  'Mittens - Sassy Street Cat': [
    has(keyword('bodyguard')),
    wheneverInked(give(all(yourOtherCharacter({ keyword: 'bodyguard' })), { lore: 1 }), { once: true }),
  ],
  'Tramp - Street-Smart Dog': [
    payLess({ each: yourCharacter() }, 'self'),
    whenPlayed(may(inOrder(draw({ each: yourOtherCharacter() }), discard({ each: yourOtherCharacter() })))),
  ],
  'The Troubadour - Musical Narrator': [has(resist(1)), has(singer(4))],
  'Wendy Darling - Pirate Queen': [
    has(keyword('evasive')),
    whenBanished(may(removeDamage('all', chosen(character()))), { what: yourOtherCharacter() }),
  ],
  'Mirabel Madrigal - Hopeful Dreamer': [has(keyword('evasive')), has(singer(5))],
  'Aurora - Waking Beauty': [
    has(singer(5)),
    wheneverYouHeal(character(), inOrder(ready('self'), cantQuestOrChallenge('self'))),
  ],
  'Cinderella - The Right One': [
    whenPlayed(
      may(inOrderTo(toBottom(one(item({ named: 'The Glass Slipper', in: 'discard' }))), gainLore(3))),
    ),
  ],
  'Mariano Guzman - Handsome Suitor': [
    selfHas({ lore: 1 }, { while: youHave(character({ named: 'Dolores Madrigal' })) }),
  ],
  'Candlehead - Dedicated Racer': [whenBanished(may(removeDamage(2, chosen(character()))))],
  'Bolt - Dependable Friend': [has(keyword('support'))],
  'Pascal - Garden Chameleon': [has(keyword('evasive'))],
  'King Candy - Royal Racer': [
    whenBanished(each('eachOpponent', banish(one(yourCharacter()))), {
      what: yourOtherCharacter({ classification: 'Racer' }),
    }),
  ],
  "Penny - Bolt's Person": [
    whenPlayed(
      may(inOrder(removeDamage(2, chosen(character())), gains('it', resist(1), 'untilYourNextTurn'))),
    ),
  ],
  'Fix-It Felix, Jr. - Pint-Sized Hero': [
    when('goes', may(readyWithoutQuesting(chosen(character({ classification: 'Racer' })))), {
      what: character({ classification: 'Racer' }),
      from: 'discard',
      to: 'hand',
      by: 'you',
    }),
  ],
  'Thunderbolt - Wonder Dog': [has(shift(3, 'Puppy')), has(keyword('bodyguard'))],
  'The Prince - Vigilant Suitor': [has(keyword('bodyguard'))],
  'Isabela Madrigal - In the Moment': [
    when('sing', cant('self', 'beChallenged', 'untilYourNextTurn'), { what: yourCharacter() }),
  ],
  'Calhoun - Courageous Rescuer': [
    has(shift(4)),
    when('challenge', may(returnToHand(one(character({ classification: 'Racer', in: 'discard' })))), {
      whom: character(),
    }),
  ],
  "Wreck-It Ralph - Hero's Duty": [
    whenBanished(give('self', { lore: 1 }), { what: yourOtherCharacter(), while: yourTurn }),
  ],
  'Lady - Miss Park Avenue': [
    has(shift(3)),
    whenPlayed(may(returnToHand(upTo(2, character({ cost: { max: 2 }, in: 'discard' }))))),
  ],
  'Pongo - Dear Old Dad': [
    atStartOfYourTurn(lookAtInkwell(playLooked(character({ classification: 'Puppy' })))),
  ],
  'Kenai - Protective Brother': [
    atEndOfYourTurn(may(inOrder(ready(chosen(yourOtherCharacter())), removeDamage('all', 'it'))), {
      if: exerted,
    }),
  ],
  'Minnie Mouse - Storyteller': [
    wheneverYouPlay(character(), give('self', { lore: 1 })),
    wheneverQuests(
      giveStrength(
        chosen(opposingCharacter()),
        { of: 'self', value: 'lore', times: -1 },
        'untilYourNextTurn',
      ),
    ),
  ],
  'Perla - Nimble Seamstress': [has(keyword('evasive')), has(keyword('support'))],
  'Snow White - Fairest in the Land': [selfHas({ cant: ['beChallenged'] })],
  'Mirabel Madrigal - Musically Talented': [
    has(shift(4)),
    wheneverQuests(may(returnToHand(one(song({ cost: { max: 3 }, in: 'discard' }))))),
  ],
  'Calhoun - Battle-Tested': [
    whenPlayed(may(inOrderTo(discard(), giveStrength(chosen(opposingCharacter()), -3, 'untilYourNextTurn')))),
  ],
  'Pepa Madrigal - Sensitive Sister': [when('sing', gainLore(1), { what: yourCharacter(), together: true })],

  'So Much to Give': {
    effect: inOrder(draw(), gains(chosen(character()), keyword('bodyguard'), 'untilYourNextTurn')),
  },
  'Restoring the Heart': {
    effect: inOrder(removeDamage(3, chosen({ type: ['character', 'location'] })), draw()),
  },
  'The Family Madrigal': {
    effect: lookAt(5, 'top', takeBoth(character({ classification: 'Madrigal' }), song())),
  },

  'Amber Coil': [wheneverInked(may(removeDamage(2, chosen(character()))))],
  'Spaghetti Dinner': [activated([exertSelf, payingInk(1)], ifSo(youHave(character(), 2), gainLore(1)))],
  'Kanine Krunchies': [theyHave(yourCharacter({ classification: 'Puppy' }), { willpower: 1 })],
  'The Glass Slipper': [
    deckLimit(2),
    activated(
      [banishSelf, exerting(yourCharacter({ classification: 'Prince' }))],
      search(character({ classification: 'Princess' })),
    ),
  ],
}
