import type { Texts } from '../facts.ts'
import {
  canBePlayedFree,
  exertOne,
  readyWithoutQuesting,
  strongest,
  wheneverOpponentPlays,
  youPlayedThisTurn,
} from '../phrases.ts'
import {
  action,
  activated,
  all,
  allOf,
  banish,
  banishing,
  cant,
  challengeReady,
  character,
  chosen,
  deal,
  draw,
  exert,
  exertSelf,
  gainLore,
  gains,
  give,
  giveStrength,
  has,
  inOrder,
  inOrderTo,
  item,
  keyword,
  loseLore,
  may,
  one,
  opposingCharacter,
  ready,
  returnToHand,
  selfHas,
  shift,
  singTogether,
  theyEnterExerted,
  thisTurn,
  whenBanished,
  wheneverYouPlay,
  whenPlayed,
  youHave,
  yourCharacter,
  yourTurn,
} from '../words.ts'

export const ruby: Texts = {
  'Gloyd Orangeboar - Fierce Competitor': [whenPlayed(inOrder(loseLore(1), gainLore(1)))],
  'Gyro Gearloose - Eccentric Inventor': [
    has(keyword('evasive')),
    whenPlayed(giveStrength(chosen(opposingCharacter()), -3)),
  ],
  'Vanellope Von Schweetz - Spunky Speedster': [has(keyword('evasive'))],
  'Brutus - Fearsome Crocodile': [
    whenBanished(gainLore(2), { while: yourTurn, if: thisTurn('damaged', { what: yourCharacter() }) }),
  ],
  'The Dodo - Outlandish Storyteller': [selfHas({ strength: { of: 'self', value: 'damage' } })],
  'Alice - Courageous Keyholder': [
    whenPlayed(inOrder(may(ready(chosen(yourCharacter({ damaged: true })))), cant('it', 'quest'))),
  ],
  'Lumiere - Nimble Candelabra': [
    selfHas({ keywords: [keyword('evasive')] }, { while: { have: item({ in: 'discard' }) } }),
  ],
  'Gaston - Arrogant Showoff': [
    whenPlayed(may(inOrderTo(banish(one(item({ whose: 'yours' }))), giveStrength(chosen(character()), 2)))),
  ],
  'Mushu - Fast-Talking Dragon': [activated([exertSelf], gains(chosen(character()), keyword('rush')))],
  'Cri-Kee - Part of the Team': [
    selfHas({ lore: 2 }, { while: youHave(character({ exerted: true, other: true }), 2) }),
  ],
  'Figaro - Tuxedo Cat': [theyEnterExerted(item({ whose: 'opposing' }))],
  'Thumper - Young Bunny': [activated([exertSelf], giveStrength(chosen(character()), 3))],
  'Wreck-It Ralph - Back Seat Driver': [
    whenPlayed(giveStrength(chosen(character({ classification: 'Racer' })), 4)),
  ],
  'Tinker Bell - Insistent Fairy': [
    has(keyword('evasive')),
    wheneverYouPlay(character({ strength: { min: 5 } }), may(inOrderTo(exert('triggering'), gainLore(2)))),
  ],
  'Lilo - Causing an Uproar': [
    canBePlayedFree(allOf(yourTurn, youPlayedThisTurn(action(), 3))),
    whenPlayed(readyWithoutQuesting(chosen(character()))),
  ],
  'LeFou - Cake Thief': [
    activated([exertSelf, banishing(item())], inOrder(loseLore(1, 'chosenOpponent'), gainLore(1))),
  ],
  'Lumiere - Fired Up': [
    has(shift(3)),
    has(keyword('evasive')),
    whenBanished(give('self', { lore: 1 }), { what: item({ whose: 'yours' }) }),
  ],
  'The Coachman - Greedy Deceiver': [
    selfHas(
      { strength: 2, keywords: [keyword('evasive')] },
      { while: youHave(character({ exerted: true }), 2) },
    ),
  ],
  'Mulan - Charging Ahead': [
    has(keyword('reckless')),
    selfHas({ keywords: [keyword('evasive')] }, { while: yourTurn }),
    selfHas(challengeReady()),
  ],
  'Mushu - Your Worst Nightmare': [
    has(shift(4)),
    wheneverYouPlay(
      character({ other: true }),
      give('triggering', { keywords: [keyword('rush'), keyword('reckless'), keyword('evasive')] }),
    ),
  ],
  'Mr. Snoops - Betrayed Partner': [whenBanished(may(draw()), { while: yourTurn })],
  'Faline - Playful Fawn': [has(keyword('evasive')), selfHas({ lore: 2 }, { while: strongest })],
  'Prince John - Fraidy-Cat': [wheneverOpponentPlays(character(), deal(1, 'self'))],

  "Nothing We Won't Do": {
    effect: inOrder(ready(all(yourCharacter())), give('it', { cant: ['takeChallengeDamage', 'quest'] })),
    keywords: [singTogether(8)],
  },
  'Get Out!': { effect: inOrder(banish(chosen(character())), returnToHand(one(item({ in: 'discard' })))) },
  'Light the Fuse': { effect: deal({ each: yourCharacter({ exerted: true }) }, chosen(character())) },
  Twitterpated: { effect: gains(chosen(character()), keyword('evasive'), 'untilYourNextTurn') },
  "Most Everyone's Mad Here": {
    effect: inOrder(gainLore({ of: chosen(character()), value: 'damage' }), banish('it')),
  },

  'The Sword of Shan-Yu': [
    activated([exertSelf, exertOne(yourCharacter())], readyWithoutQuesting(chosen(character()))),
  ],
}
