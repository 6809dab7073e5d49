import type { Texts } from '../facts.ts'
import { atLocation, atStartOfYourTurn, damaged, readyWithoutQuesting, wheneverInked } from '../phrases.ts'
import {
  action,
  activated,
  all,
  banish,
  banishing,
  banishSelf,
  cant,
  character,
  chosen,
  deal,
  draw,
  exertSelf,
  gainLore,
  gains,
  give,
  giveStrength,
  has,
  ifYouDo,
  inOrder,
  inOrderTo,
  keyword,
  location,
  loseLore,
  may,
  move,
  one,
  payingInk,
  ready,
  returnToHand,
  search,
  selfHas,
  shift,
  theyHave,
  when,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  youHave,
  yourCharacter,
  yourOtherCharacter,
} from '../words.ts'

export const ruby: Texts = {
  'Mickey Mouse - Pirate Captain': [
    has(shift(3)),
    wheneverQuests(
      give(chosen(character({ classification: 'Pirate' })), { strength: 2, cant: ['takeChallengeDamage'] }),
    ),
  ],
  'Kakamora - Boarding Party': [has(keyword('rush'))],
  'Kakamora - Pirate Pitcher': [
    whenPlayed(
      gains(chosen(character({ classification: 'Pirate' })), keyword('evasive'), 'untilYourNextTurn'),
    ),
  ],
  'Jasmine - Rebellious Princess': [wheneverQuests(loseLore(1))],
  'Raya - Kumandran Rider': [
    wheneverInked(inOrder(may(ready(chosen(yourOtherCharacter()))), cant('it', 'quest')), { once: true }),
  ],
  'Wendy Darling - Courageous Captain': [
    has(keyword('evasive')),
    selfHas(
      { strength: 1, lore: 1 },
      { while: youHave(character({ classification: 'Pirate', other: true })) },
    ),
  ],
  'John Silver - Ferocious Friend': [
    wheneverQuests(
      ifYouDo(may(deal(1, chosen(yourOtherCharacter()))), inOrder(ready('it'), cant('it', 'quest'))),
    ),
  ],
  'Vanellope Von Schweetz - Gutsy Go-Getter': [
    atStartOfYourTurn(inOrder(draw(), gainLore(1)), { if: atLocation }),
  ],
  'Markowski - Space Trooper': [has(keyword('evasive'))],
  'Abu - Bold Helmsman': [has(keyword('rush'))],
  'Mickey Mouse - Courageous Sailor': [selfHas({ strength: 2 }, { while: atLocation })],
  'Adorabeezle Winterpop - Ice Rocket Racer': [selfHas({ lore: 1 }, { while: damaged })],
  'Moana - Self-Taught Sailor': [
    selfHas({ cant: ['challenge'] }, { unless: youHave(character({ classification: 'Captain' })) }),
  ],
  'Aladdin - Intrepid Commander': [has(shift(2)), whenPlayed(giveStrength(all(yourCharacter()), 2))],
  'Minnie Mouse - Pirate Lookout': [
    wheneverInked(may(returnToHand(one(location({ in: 'discard' })))), { once: true }),
  ],
  'Moana - Kakamora Leader': [
    has(shift(5)),
    whenPlayed(
      may(
        inOrder(
          move(one(yourCharacter(), { upTo: 'any' }), one(location({ whose: 'yours' }))),
          gainLore({ done: 'charactersMoved' }),
        ),
      ),
    ),
  ],
  'Goofy - Flying Goof': [has(keyword('rush')), has(keyword('evasive'))],
  'Maui - Half-Shark': [
    has(keyword('evasive')),
    when('challenge', may(returnToHand(one(action({ in: 'discard' })))), { whom: character() }),
    wheneverYouPlay(action(), gainLore(1)),
  ],
  'Hades - Strong Arm': [
    activated([exertSelf, payingInk(3), banishing(yourCharacter())], banish(chosen(character()))),
  ],
  "Tigger - In the Crow's Nest": [
    has(keyword('evasive')),
    wheneverYouPlay(action(), give('self', { strength: 1, lore: 1 })),
  ],
  'Scar - Heartless Hunter': [
    whenPlayed(inOrderTo(deal(2, chosen(yourCharacter())), deal(2, chosen(character({ other: true }))))),
  ],
  Thievery: { effect: inOrder(loseLore(1, 'chosenOpponent'), gainLore(1)) },

  'Lead the Way': { effect: giveStrength(all(yourCharacter()), 2) },
  'The Islands I Pulled from the Sea': { effect: search(location()) },
  'Energy Blast': { effect: inOrder(banish(chosen(character())), draw()) },

  Longboat: [
    activated([payingInk(2)], gains(chosen(yourCharacter()), keyword('evasive'), 'untilYourNextTurn')),
  ],
  'Gold Coin': [
    activated([exertSelf, payingInk(1), banishSelf], readyWithoutQuesting(chosen(yourCharacter()))),
  ],
  "Card Soldier's Spear": [theyHave(yourCharacter({ damaged: true }), { strength: 1 })],

  'Flotilla - Coconut Armada': [
    atStartOfYourTurn(inOrder(loseLore(1), gainLore({ done: 'loreLost' })), {
      if: youHave(character({ here: true })),
    }),
  ],
  'Skull Rock - Isolated Fortress': [
    theyHave(character({ here: true }), { strength: 1 }),
    atStartOfYourTurn(gainLore(1), { if: youHave(character({ classification: 'Pirate', here: true })) }),
  ],
}
