import type { Texts } from '../facts.ts'
import { atEndOfYourTurn, shifted, singAsIfCosting, youPlayedThisTurn } from '../phrases.ts'
import {
  activated,
  all,
  banish,
  banishSelf,
  cant,
  character,
  chosen,
  discard,
  discarding,
  draw,
  each,
  exertSelf,
  gainLore,
  gains,
  give,
  giveStrength,
  has,
  ifSo,
  ifYouDo,
  inOrder,
  inOrderTo,
  keyword,
  location,
  lookAt,
  may,
  not,
  one,
  opposingCharacter,
  payInk,
  payLess,
  payLessForNext,
  ready,
  removeDamage,
  returnToHand,
  revealHandAndDiscard,
  search,
  selfHas,
  shift,
  shiftFor,
  singer,
  singTogether,
  song,
  that,
  when,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  youHave,
  yourCharacter,
  yourOtherCharacter,
} from '../words.ts'

export const amber: Texts = {
  'Alma Madrigal - Family Matriarch': [
    whenPlayed(may(search(character({ classification: 'Madrigal' }), 'top'))),
  ],
  'Ariel - Singing Mermaid': [has(singer(7))],
  'Cinderella - Melody Weaver': [
    has(singer(9)),
    when('sing', give(all(yourOtherCharacter({ classification: 'Princess' })), { lore: 1 })),
  ],
  'Cogsworth - Majordomo': [wheneverQuests(may(giveStrength(chosen(character()), -2, 'untilYourNextTurn')))],
  'Daisy Duck - Musketeer Spy': [whenPlayed(discard(1, 'eachOpponent'))],
  'Donald Duck - Musketeer Soldier': [
    has(keyword('bodyguard')),
    whenPlayed(give(chosen(character()), { lore: 1 })),
  ],
  'Gaston - Despicable Dealer': [activated([exertSelf], payLessForNext(2, character()))],
  'Golden Harp - Enchanter of the Land': [
    atEndOfYourTurn(banish('self'), { if: not(youPlayedThisTurn(song())) }),
  ],
  'Goofy - Musketeer Swordsman': [
    wheneverYouPlay(character({ keyword: 'bodyguard' }), inOrder(ready('self'), cant('self', 'quest'))),
  ],
  'Julieta Madrigal - Excellent Cook': [
    whenPlayed(
      ifYouDo(
        may(removeDamage(2, chosen(character()))),
        ifSo(that({ done: 'damageRemoved' }, { atLeast: 1 }), may(draw())),
      ),
    ),
  ],
  'Max - Loyal Sheepdog': [payLess(1, 'self', { while: youHave(character({ named: 'Prince Eric' })) })],
  'Mickey Mouse - Leader of the Band': [
    has(keyword('support')),
    whenPlayed(gains(chosen(character()), keyword('support'))),
  ],
  'Mickey Mouse - Musketeer Captain': [
    has(shift(5)),
    has(keyword('bodyguard')),
    has(keyword('support')),
    whenPlayed(may(draw({ each: yourCharacter({ keyword: 'bodyguard' }) })), { if: shifted }),
  ],
  'Minnie Mouse - Musketeer Champion': [
    has(keyword('bodyguard')),
    whenPlayed(banish(chosen(opposingCharacter({ strength: { min: 5 } })))),
  ],
  'Mirabel Madrigal - Gift of the Family': [
    has(keyword('support')),
    wheneverQuests(give(all(yourOtherCharacter({ classification: 'Madrigal' })), { lore: 1 })),
  ],
  'Mirabel Madrigal - Prophecy Finder': [has(keyword('support'))],
  'Pluto - Rescue Dog': [whenPlayed(may(removeDamage(3, one(yourCharacter()))))],
  'Prince Eric - Seafaring Prince': [has(keyword('bodyguard'))],
  "Prince Eric - Ursula's Groom": [
    has(shift(4)),
    selfHas(
      { willpower: 2, keywords: [keyword('bodyguard')] },
      { while: youHave(character({ named: 'Ursula' })) },
    ),
  ],
  "Ursula - Eric's Bride": [
    has(shiftFor(discarding(song()))),
    wheneverQuests(revealHandAndDiscard({ not: character() }, 'chosenOpponent')),
  ],
  'Ursula - Vanessa': [has(singer(4))],

  "Bruno's Return": {
    effect: inOrder(returnToHand(one(character({ in: 'discard' }))), removeDamage(2, chosen(character()))),
  },
  'First Aid': { effect: removeDamage(1, all(yourCharacter())) },
  'Look at This Family': {
    effect: lookAt(5, 'bottom', { filter: character(), upTo: 2, reveal: true }),
    keywords: [singTogether(7)],
  },
  'Lost in the Woods': { effect: giveStrength(all(opposingCharacter()), -2, 'untilYourNextTurn') },
  'Sign the Scroll': { effect: each('eachOpponent', ifYouDo(may(discard()), inOrder(), gainLore(2, 'me'))) },

  'Miracle Candle': [
    activated(
      [banishSelf],
      ifSo(youHave(character(), 3), inOrder(gainLore(2), removeDamage(2, chosen(location())))),
    ),
  ],
  'Record Player': [
    wheneverYouPlay(song(), giveStrength(chosen(character()), -2, 'untilYourNextTurn')),
    singAsIfCosting(1, yourCharacter({ named: 'Stitch' })),
  ],

  'Atlantica - Concert Hall': [{ kind: 'static', to: character({ here: true }), singCost: 2 }],
  'The Underworld - River Styx': [
    when('quest', may(inOrderTo(payInk(3), returnToHand(one(character({ in: 'discard' }))))), {
      what: character({ here: true }),
    }),
  ],
}
