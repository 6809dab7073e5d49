import type { Texts } from '../facts.ts'
import { atStartOfYourTurn, drawThenDiscard, undamaged, wheneverInked } from '../phrases.ts'
import {
  activated,
  all,
  allLooked,
  banish,
  beingChallenged,
  cant,
  cantBeChallengedBy,
  challenger,
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
  has,
  ifSo,
  ifYouDo,
  inOrder,
  inOrderTo,
  item,
  itIs,
  keyword,
  may,
  one,
  opposingCharacter,
  payingInk,
  resist,
  returnToHand,
  revealTop,
  selfHas,
  shift,
  theyHave,
  whenBanished,
  wheneverBanishesInYourTurn,
  wheneverQuests,
  whenPlayed,
  youHave,
  yourCharacter,
  yourOtherCharacter,
  yourTurn,
} from '../words.ts'

export const steel: Texts = {
  'Kakamora - Long-Range Specialist': [
    whenPlayed(may(deal(1, chosen({ type: ['character', 'location'] }))), {
      if: youHave(character({ classification: 'Pirate', other: true })),
    }),
  ],
  'Kakamora - Pirate Chief': [
    wheneverQuests(
      ifYouDo(
        may(drawThenDiscard()),
        ifSo(
          itIs(character({ classification: 'Pirate' })),
          deal(3, chosen({ type: ['character', 'location'] })),
          deal(1, chosen({ type: ['character', 'location'] })),
        ),
      ),
    ),
  ],
  'Jim Hawkins - Stubborn Cabin Boy': [wheneverInked(gains('self', challenger(2)))],
  'Mr. Big - Shrewd Tycoon': [cantBeChallengedBy('self', character({ strength: { min: 2 } }))],
  'Mr. Smee - Steadfast Mate': [selfHas({ keywords: [keyword('evasive')] }, { while: yourTurn })],
  'Mr. Smee - Captain of the Jolly Roger': [
    has(shift(4)),
    whenPlayed(may(deal({ each: yourOtherCharacter({ classification: 'Pirate' }) }, chosen(character())))),
  ],
  'Mullins - Seasoned Shipmate': [
    selfHas({ keywords: [resist(1)] }, { while: youHave(character({ named: 'Mr. Smee' })) }),
  ],
  'Hercules - Unwavering Demigod': [has(challenger(2))],
  "John Silver - Ship's Cook": [whenPlayed(cant(chosen(character()), 'challenge', 'theirNextTurn'))],
  "Mr. Arrow - Legacy's First Mate": [has(resist(1))],
  'Jim Hawkins - Rigging Specialist': [
    has(shift(3)),
    whenPlayed(may(deal(1, chosen({ type: ['character', 'location'] })))),
  ],
  'Billy Bones - Space Sailor': [whenBanished(may(banish(chosen({ type: ['item', 'location'] }))))],
  'Pluto - Guard Dog': [has(keyword('bodyguard')), selfHas({ strength: 4 }, { while: undamaged })],
  'Mickey Mouse - Night Watch': [theyHave(yourCharacter({ named: 'Pluto' }), { keywords: [resist(1)] })],
  'Cobra Bubbles - Former CIA': [has(keyword('bodyguard')), activated([payingInk(2)], drawThenDiscard())],
  'Wreck-It Ralph - Ham Hands': [
    wheneverQuests(may(inOrderTo(banish(chosen({ type: ['item', 'location'] })), gainLore(2)))),
  ],
  'Calhoun - Marine Sergeant': [has(resist(1)), wheneverBanishesInYourTurn(gainLore(2))],
  'Captain Amelia - Commander of the Legacy': [
    cantBeChallengedBy('self', character({ classification: 'Pirate' })),
    theyHave(yourOtherCharacter(), { keywords: [resist(1)], while: beingChallenged }),
  ],
  'Jafar - Power-Hungry Vizier': [wheneverInked(deal(1, chosen(character())))],
  'John Silver - Stern Captain': [
    has(shift(5)),
    has(resist(2)),
    atStartOfYourTurn(deal(1, all(opposingCharacter({ exerted: false })))),
  ],

  'Hot Potato': { effect: either(deal(2, chosen(character())), banish(chosen(item()))) },
  "I'm Still Here": { effect: inOrder(gains(chosen(character()), resist(2), 'untilYourNextTurn'), draw()) },
  'Twin Fire': {
    effect: inOrder(
      deal(2, chosen(character())),
      may(inOrderTo(discard(), deal(2, chosen(character({ other: true }))))),
    ),
  },
  'Ambush!': {
    effect: inOrderTo(
      exert(one(yourCharacter())),
      deal({ of: 'first', value: 'strength' }, chosen(character())),
    ),
  },
  'Unfortunate Situation': { effect: each('eachOpponent', deal(4, one(yourCharacter()))) },
  "King's Sensor Core": [
    theyHave(yourCharacter({ classification: ['Prince', 'King'] }), { keywords: [resist(1)] }),
    activated(
      [exertSelf, payingInk(2)],
      revealTop(character({ classification: ['Prince', 'King'] }), may(returnToHand(allLooked()))),
    ),
  ],

  'Training Dummy': [
    activated(
      [exertSelf, payingInk(2)],
      gains(chosen(character()), keyword('bodyguard'), 'untilYourNextTurn'),
    ),
  ],
  Sunglasses: [activated([exertSelf], drawThenDiscard())],

  'Treasure Mountain - Azurite Sea Island': [
    atStartOfYourTurn(deal({ each: character({ here: true }) }, chosen({ type: ['character', 'location'] }))),
  ],
  'Galactic Council Chamber - Courtroom': [
    selfHas(
      { cant: ['beChallenged'] },
      { while: youHave(character({ classification: ['Alien', 'Robot'], here: true })) },
    ),
  ],
}
