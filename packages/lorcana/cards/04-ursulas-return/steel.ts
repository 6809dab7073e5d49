import type { Texts } from '../facts.ts'
import { drawThenDiscard, noCardsInHand, undamaged } from '../phrases.ts'
import {
  activated,
  all,
  allOf,
  banish,
  banishSelf,
  cantBeChallengedBy,
  challengeReady,
  challenger,
  character,
  chosen,
  deal,
  discarding,
  draw,
  each,
  exertSelf,
  gainLore,
  gains,
  give,
  has,
  ifSo,
  inOrder,
  inOrderTo,
  item,
  itIs,
  keyword,
  location,
  may,
  one,
  opposingCharacter,
  payInk,
  payingInk,
  resist,
  selfHas,
  shift,
  shiftFor,
  singTogether,
  song,
  theyHave,
  thisTurn,
  upTo,
  when,
  wheneverBanishesInYourTurn,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  youHave,
  yourCharacter,
  yourOtherCharacter,
  yourTurn,
} from '../words.ts'

export const steel: Texts = {
  'Aladdin - Brave Rescuer': [
    has(shiftFor(discarding(location()))),
    wheneverQuests(may(banish(chosen(item())))),
  ],
  'Ariel - Determined Mermaid': [wheneverYouPlay(song(), may(drawThenDiscard()))],
  'Ariel - Sonic Warrior': [
    has(shift(4)),
    wheneverYouPlay(song(), may(inOrderTo(payInk(2), deal(3, chosen(character()))))),
  ],
  'Beast - Thick-Skinned': [has(resist(1))],
  'Chi-Fu - Imperial Advisor': [selfHas({ lore: 2 }, { while: undamaged })],
  'Chien-Po - Imperial Soldier': [has(keyword('bodyguard'))],
  'Donald Duck - Buccaneer': [wheneverBanishesInYourTurn(give(all(yourOtherCharacter()), { lore: 1 }))],
  'Hercules - Beloved Hero': [has(keyword('bodyguard')), has(resist(1))],
  'LeFou - Opportunistic Flunky': [
    {
      kind: 'static',
      while: allOf(yourTurn, thisTurn('banished', { what: opposingCharacter(), inChallenge: true })),
      playFree: 'self',
    },
  ],
  'Ling - Imperial Soldier': [theyHave(yourCharacter({ classification: 'Hero' }), { strength: 1 })],
  'Luisa Madrigal - Rock of the Family': [
    selfHas({ strength: 2 }, { while: youHave(character({ other: true })) }),
  ],
  'Magic Broom - Aerial Cleaner': [selfHas({ keywords: [keyword('evasive')] }, { while: yourTurn })],
  'Magic Broom - Brigade Commander': [
    has(resist(1)),
    selfHas({ strength: { each: yourOtherCharacter({ named: 'Magic Broom' }), times: 2 } }),
  ],
  'Mickey Mouse - Playful Sorcerer': [
    has(shift(3)),
    has(resist(1)),
    whenPlayed(deal({ each: yourCharacter({ classification: 'Broom' }) }, chosen(character()))),
  ],
  'Mickey Mouse - Standard Bearer': [whenPlayed(gains(chosen(character()), challenger(2)))],
  'Philoctetes - No-Nonsense Instructor': [
    theyHave(yourCharacter({ classification: 'Hero' }), { keywords: [challenger(1)] }),
    wheneverYouPlay(character({ classification: 'Hero' }), gainLore(1)),
  ],
  'Piglet - Sturdy Swordsman': [has(resist(1)), selfHas(challengeReady(), { while: noCardsInHand })],
  'Rajah - Royal Protector': [
    { ...cantBeChallengedBy('self', character({ cost: { max: 4 } })), while: noCardsInHand },
  ],
  'Raya - Unstoppable Force': [has(challenger(2)), has(resist(2)), wheneverBanishesInYourTurn(may(draw()))],
  'Yao - Imperial Soldier': [has(challenger(2))],

  Avalanche: { effect: inOrder(deal(1, all(opposingCharacter())), may(banish(chosen(location())))) },
  "I Find 'Em, I Flatten 'Em": { effect: banish(all(item())) },
  'One Last Hope': {
    effect: inOrder(
      gains(chosen(character()), resist(2), 'untilYourNextTurn'),
      ifSo(itIs(character({ classification: 'Hero' })), give('it', challengeReady())),
    ),
  },
  'The Mob Song': {
    effect: deal(3, upTo(3, { type: ['character', 'location'] })),
    keywords: [singTogether(10)],
  },
  "Triton's Decree": { effect: each('eachOpponent', deal(2, one(yourCharacter()))) },

  Fortisphere: [
    whenPlayed(may(draw())),
    activated(
      [payingInk(1), banishSelf],
      gains(chosen(yourCharacter()), keyword('bodyguard'), 'untilYourNextTurn'),
    ),
  ],
  'Imperial Bow': [
    activated(
      [exertSelf, payingInk(1)],
      give(chosen(character({ classification: 'Hero' })), { keywords: [challenger(2), keyword('evasive')] }),
    ),
  ],

  "RLS Legacy's Cannon": [
    activated([exertSelf, payingInk(2), discarding()], deal(2, chosen({ type: ['character', 'location'] }))),
  ],
  'The Wall - Border Fortress': [
    theyHave(
      location({ whose: 'yours', other: true }),
      { cant: ['beChallenged'] },
      {
        while: youHave(character({ exerted: true, here: true })),
      },
    ),
  ],
  'Thebes - The Big Olive': [
    when('banishes', gainLore(2), { what: character({ here: true }), while: yourTurn }),
  ],
}
