import type { Texts } from '../facts.ts'
import { drawThenDiscard, noCardsInHand, undamaged, wheneverTheyBanishInYourTurn } from '../phrases.ts'
import {
  activated,
  all,
  banish,
  banishSelf,
  cant,
  challengeReady,
  challenger,
  character,
  chosen,
  deal,
  discard,
  draw,
  exertSelf,
  gainLore,
  gains,
  give,
  has,
  ifSo,
  ifYouDo,
  inOrder,
  item,
  keyword,
  location,
  may,
  opponentsTurn,
  opposingCharacter,
  payingInk,
  play,
  resist,
  selfHas,
  send,
  shift,
  theyHave,
  thisTurn,
  upTo,
  when,
  whenDiscarded,
  wheneverYouPlay,
  whenPlayed,
  youHave,
  yourCharacter,
  yourOtherCharacter,
} from '../words.ts'

export const steel: Texts = {
  'Violet Parr - Super Resilient': [
    has(shift(3)),
    has(resist(1)),
    wheneverYouPlay(character({ classification: 'Hero' }), may(drawThenDiscard())),
  ],
  'Aladdin - Created by the Vine': [
    when('quest', may(drawThenDiscard()), { what: yourCharacter({ classification: 'Floodborn' }) }),
  ],
  'Willie the Giant - Created by the Vine': [
    theyHave(yourCharacter({ classification: 'Floodborn' }), { keywords: [resist(1)] }),
  ],
  'Sprout - Experiment 509': [
    has(resist(1)),
    whenPlayed(
      ifYouDo(
        may(discard(1, undefined, { what: { any: [character({ classification: 'Alien' }), location()] } })),
        deal(2, chosen(character())),
      ),
    ),
  ],
  'Sheriff of Nottingham - Vine Slayer': [has(challenger(3))],
  'Violet Parr - Force Field Practice': [has(resist(1))],
  'Dr. Hamsterviel - Evil Observer': [has(keyword('alert'))],
  'Owl - Hunny Ranger': [
    selfHas(
      { keywords: [resist(2)] },
      { while: youHave(character({ classification: 'Hunny', other: true })) },
    ),
  ],
  'Megavolt - Electrical Menace': [selfHas({ keywords: [resist(2)] }, { while: noCardsInHand })],
  'Darkwing Duck - Shadowy Superhero': [whenPlayed(may(deal(1, chosen(character()))))],
  'Omnidroid - Scanning for Threats': [selfHas({ strength: 2 }, { while: undamaged })],
  'Flynn Rider - High-Climbing Rogue': [when('chosen', discard(1, 'thatPlayer'), { by: 'opponent' })],
  'Kronk - Meat Hut Cook': [has(resist(1)), activated([payingInk(1)], drawThenDiscard(), { once: true })],
  'Mulan - Created by the Vine': [
    wheneverYouPlay(character({ classification: 'Floodborn' }), may(banish(chosen(item())))),
  ],
  'Diablo - Protecting His Mistress': [
    theyHave(yourCharacter({ named: 'Maleficent' }), { keywords: [resist(1)] }),
  ],
  'Scar - Created by the Vine': [
    wheneverTheyBanishInYourTurn(yourCharacter({ classification: 'Floodborn' }), gainLore(1), {
      inChallenge: true,
    }),
    when('banished', draw(), { what: yourCharacter({ classification: 'Floodborn' }), while: opponentsTurn }),
  ],
  'Omnidroid - Ultimate Iteration': [
    has(shift(6)),
    has(resist(2)),
    whenPlayed(may(send(all({ in: 'under', beneath: 'self' }), 'hand')), { how: 'shift' }),
  ],
  'The Vine - Towering Stalk': [
    has(shift(7, 'Floodborn')),
    theyHave(yourOtherCharacter({ exerted: true, classification: 'Floodborn' }), {
      keywords: [keyword('bodyguard')],
    }),
    when('banished', deal(1, all(opposingCharacter())), {
      what: yourCharacter({ classification: 'Floodborn' }),
      while: opponentsTurn,
    }),
  ],

  'Maximus - Relentless Stallion': [
    selfHas(
      { keywords: [challenger(2)], ...challengeReady() },
      { while: thisTurn('discard', { by: 'you' }) },
    ),
  ],
  'Cower Before Me!': { effect: cant(upTo(2, opposingCharacter()), 'challenge', 'theirNextTurn') },
  "We'll Save Our Village": {
    effect: gains(all({ type: ['character', 'location'], whose: 'yours' }), resist(1), 'untilYourNextTurn'),
  },
  "Look What You've Done": {
    effect: deal(2, chosen(character())),
    abilities: [whenDiscarded(may(play('self')))],
  },
  'You Broke My Smolder': { effect: inOrder(discard('hand'), draw(2)) },
  Windstorm: {
    effect: inOrder(
      deal(1, all({ type: ['character', 'location'], whose: 'opposing' })),
      deal(2, all({ type: ['character', 'location'], whose: 'opposing', keyword: 'evasive' })),
    ),
  },

  'Attack of the Vine!': {
    effect: give(all(yourCharacter({ classification: 'Floodborn' })), {
      keywords: [resist(2)],
      ...challengeReady(),
    }),
  },
  'Discarded Armor': [
    activated(
      [exertSelf],
      ifSo(
        thisTurn('discard', { by: 'you' }),
        gains(chosen(yourCharacter()), resist(1), 'untilYourNextTurn'),
      ),
    ),
  ],
  'The Weedwhacker': [
    activated([exertSelf, payingInk(1)], gains(chosen(character()), challenger(2))),
    activated([payingInk(2), banishSelf], banish(chosen(character({ classification: 'Vineling' })))),
  ],
  'Absorbing Bloom': [
    activated(
      [exertSelf, payingInk(1)],
      ifSo(thisTurn('banished', { what: character(), inChallenge: true }), draw()),
    ),
  ],

  'Vine Entrance - Ominous Passageway': [
    when('move', may(deal(1, chosen(character()))), {
      what: character({ classification: 'Floodborn' }),
      whom: { here: true },
      nth: 1,
    }),
  ],
}
