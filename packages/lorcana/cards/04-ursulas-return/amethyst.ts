import type { Texts } from '../facts.ts'
import { atStartOfYourTurn, opponentHas, returnsWhenBanishedInChallenge } from '../phrases.ts'
import {
  activated,
  all,
  allOf,
  anyOf,
  banish,
  banishSelf,
  cant,
  challenger,
  character,
  chosen,
  discarding,
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
  inOrder,
  inOrderTo,
  keyword,
  may,
  moveDamage,
  moveDamageExactly,
  nameAndReveal,
  not,
  one,
  opposingCharacter,
  payingInk,
  quoted,
  returnToHand,
  selfHas,
  selfIs,
  shift,
  shiftFor,
  singTogether,
  theyHave,
  thisTurn,
  whenBanished,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  youHave,
  yourCharacter,
  yourOtherCharacter,
  yourTurn,
} from '../words.ts'

export const amethyst: Texts = {
  'Belle - Accomplished Mystic': [
    has(shift(3)),
    whenPlayed(moveDamage(3, chosen(character()), chosen(opposingCharacter()))),
  ],
  'Belle - Untrained Mystic': [whenPlayed(moveDamage(1, chosen(character()), chosen(opposingCharacter())))],
  'Bruno Madrigal - Out of the Shadows': [
    whenPlayed(
      give(chosen(character()), quoted(whenBanished(may(returnToHand('self')), { inChallenge: true }))),
    ),
  ],
  'Bruno Madrigal - Undetected Uncle': [
    has(keyword('evasive')),
    activated([exertSelf], nameAndReveal(gainLore(3))),
  ],
  'Camilo Madrigal - Prankster': [
    atStartOfYourTurn(may(either(give('self', { lore: 1 }), gains('self', challenger(2))))),
  ],
  'Dolores Madrigal - Easy Listener': [
    whenPlayed(may(draw()), { if: opponentHas(character({ exerted: true })) }),
  ],
  'Elsa - Storm Chaser': [
    activated([exertSelf], give(chosen(character()), { keywords: [challenger(2), keyword('rush')] })),
  ],
  // That it has both single names is no ability but follows from its name (5.2.6.1).
  'Flotsam - Ursula\'s "Baby"': [
    returnsWhenBanishedInChallenge,
    theyHave(yourCharacter({ named: 'Jetsam' }), quoted(returnsWhenBanishedInChallenge)),
  ],
  'Flotsam & Jetsam - Entangling Eels': [has(shiftFor(discarding({}, { n: 2 })))],
  'Isabela Madrigal - Golden Child': [
    has(keyword('evasive')),
    selfHas(
      { lore: 3 },
      { while: allOf(yourTurn, not(thisTurn('quest', { what: character({ other: true }) }))) },
    ),
    wheneverQuests(cant(all(yourOtherCharacter()), 'quest')),
  ],
  'Jetsam - Ursula\'s "Baby"': [
    has(challenger(2)),
    theyHave(yourCharacter({ named: 'Flotsam' }), { keywords: [challenger(2)] }),
  ],
  'Luisa Madrigal - Magically Strong One': [has(keyword('rush'))],
  'Magic Broom - Illuminary Keeper': [
    wheneverYouPlay(character({ other: true }), may(inOrderTo(banish('self'), draw()))),
  ],
  'Marshmallow - Terrifying Snowman': [selfHas({ strength: { own: 'hand' } })],
  'Mrs. Potts - Enchanted Teapot': [
    whenPlayed(may(draw()), {
      if: anyOf(youHave(character({ named: 'Lumiere' })), youHave(character({ named: 'Cogsworth' }))),
    }),
  ],
  'Pepa Madrigal - Weather Maker': [
    whenPlayed(
      may(
        inOrder(
          exert(chosen(opposingCharacter())),
          give('it', { cant: ['readyAtStart'], unless: selfIs({ at: true }) }, 'theirNextTurn'),
        ),
      ),
    ),
  ],
  'Peter Pan - Shadow Finder': [
    has(keyword('rush')),
    has(keyword('evasive')),
    theyHave(yourOtherCharacter({ keyword: 'evasive' }), { keywords: [keyword('rush')] }),
  ],
  'Tick-Tock - Ever-Present Pursuer': [has(keyword('evasive'))],
  'Ursula - Mad Sea Witch': [has(challenger(2))],
  'Ursula - Sea Witch Queen': [
    has(shift(5)),
    wheneverQuests(exert(chosen(character()))),
    theyHave(character({ other: true }), { cant: ['sing'] }),
  ],
  'Yen Sid - Powerful Sorcerer': [
    whenPlayed(may(draw()), { if: youHave(character({ named: 'Magic Broom' })) }),
    selfHas({ lore: 2 }, { while: youHave(character({ classification: 'Broom' }), 2) }),
  ],

  'Poor Unfortunate Souls': {
    effect: returnToHand(chosen({ type: ['character', 'item', 'location'], cost: { max: 2 } })),
  },
  'Second Star to the Right': { keywords: [singTogether(10)], effect: draw(5, 'chosenPlayer') },
  'Swing into Action': { effect: gains(chosen(character()), keyword('rush')) },
  "Ursula's Plan": {
    effect: each(
      'eachOpponent',
      inOrder(exert(one(yourCharacter())), cant('it', 'readyAtStart', 'theirNextTurn')),
    ),
  },

  'Mystical Rose': [
    activated(
      [banishSelf],
      inOrder(
        give(chosen(character({ named: 'Beast' })), { lore: 2 }),
        ifSo(
          youHave(character({ named: 'Belle' })),
          moveDamage(3, chosen(character()), chosen(opposingCharacter())),
        ),
      ),
    ),
  ],
  'Rose Lantern': [
    activated(
      [exertSelf, payingInk(2)],
      moveDamageExactly(1, chosen(character()), chosen(opposingCharacter())),
    ),
  ],
  "Triton's Trident": [activated([banishSelf], giveStrength(chosen(character()), { own: 'hand' }))],

  'Casa Madrigal - Casita': [atStartOfYourTurn(gainLore(1), { if: youHave(character({ here: true })) })],
  "Ursula's Lair - Eye of the Storm": [
    whenBanished(may(returnToHand('triggering')), { what: character({ here: true }), inChallenge: true }),
    theyHave(character({ named: 'Ursula', here: true }), { lore: 1 }),
  ],
}
