import type { Texts } from '../facts.ts'
import {
  atLocation,
  canBePlayedFree,
  cardUnder,
  drawThenDiscard,
  forbidsPlaying,
  noCardsInHand,
  onceDuringYourTurn,
  opposingBanishedInChallenge,
  shifted,
  undamaged,
  youPlayedThisTurn,
} from '../phrases.ts'
import {
  action,
  activated,
  banish,
  cant,
  cantBeChallengedBy,
  challenger,
  character,
  chosen,
  countsForShift,
  deal,
  discard,
  draw,
  either,
  exerted,
  exertSelf,
  gainLore,
  gains,
  has,
  ifSo,
  ifYouDo,
  inOrder,
  inOrderTo,
  keyword,
  location,
  may,
  mayEnterExerted,
  move,
  one,
  opposingCharacter,
  payingInk,
  play,
  ready,
  resist,
  returnToHand,
  selfHas,
  shift,
  shiftFree,
  theyHave,
  when,
  whenBanished,
  wheneverQuests,
  whenPlayed,
  youHave,
  yourCharacter,
  yourTurn,
} from '../words.ts'

export const steel: Texts = {
  'Pocahontas - Steadfast Traveler': [
    wheneverQuests(returnToHand(one(location({ in: 'discard' }))), {
      if: youPlayedThisTurn(character({ other: true })),
    }),
  ],
  'Syndrome - Out for Revenge': [
    has(shift(4)),
    wheneverQuests(
      inOrder(
        returnToHand(one(character({ classification: 'Robot', in: 'discard' }))),
        may(
          either(
            play(character({ classification: 'Robot', cost: { max: 8 } }), { free: true }),
            shiftFree(character({ classification: 'Robot', cost: { max: 8 }, in: 'hand' })),
          ),
        ),
      ),
    ),
  ],
  'Angus - Mighty Horse': [whenPlayed(gains(chosen(character()), keyword('alert')))],
  'Fergus - King of DunBroch': [has(keyword('bodyguard'))],
  'Wee Dingwall - Scrappy Lad': [has(challenger(2))],
  'Incrediboy - Buddy Pine': [
    whenPlayed(gainLore(1), { if: { have: character({ classification: 'Hero' }) } }),
    countsForShift('Syndrome'),
  ],
  "Violet Parr - At Wits' End": [has(keyword('alert'))],
  'Mrs. Incredible - Helen Parr': [whenPlayed(gains(chosen(character()), challenger(2)))],
  'Lord Macintosh - Wiry and High-Strung': [
    mayEnterExerted(gains(chosen(character()), resist(2), 'untilYourNextTurn')),
  ],
  'Fat Cat - Felonious Feline': [has(resist(1))],
  'Rat Capone - Rodent Gangster': [selfHas({ strength: 3 }, { while: undamaged })],
  'Omnidroid - V.9': [has(shift(2)), whenPlayed(may(deal(2, chosen(character()))), { if: shifted })],
  'Mr. Incredible - Taking Out the Trash': [
    whenPlayed(may(deal(2, chosen(opposingCharacter({ classification: ['Robot', 'Villain'] }))))),
  ],
  'Lord Dingwall - Bullheaded': [mayEnterExerted(gains(chosen(character()), challenger(3)))],
  'Fat Cat - Criminal Businessman': [theyHave(location({ whose: 'yours' }), { keywords: [resist(1)] })],
  'Maudie - Exasperated Nursemaid': [has(resist(1))],
  'Goofy - Determined Traveler': [
    wheneverQuests(may(deal(1, chosen({ type: ['character', 'location'] }))), {
      if: youPlayedThisTurn(character({ other: true })),
    }),
  ],
  'Omnidroid - V.10': [has(shift(4)), selfHas({ keywords: [resist(2)] }, { while: cardUnder })],
  'Merida - Formidable Archer': [
    whenPlayed(may(returnToHand(one(action({ named: 'Three Arrows', in: 'discard' }))))),
    when('dealsDamage', deal(2, 'whom'), { what: action({ whose: 'yours' }), whom: opposingCharacter() }),
  ],
  'Gizmoduck - Duckburg Defender': [
    has(resist(1)),
    forbidsPlaying(action({ cost: { min: 4 } }), noCardsInHand),
  ],
  'Fergus - Outpost Builder': [
    when(
      'exert',
      may(
        either(
          play(location({ cost: { max: 4 } }), { free: true }),
          play(location({ in: 'discard', cost: { max: 4 } }), { free: true }),
        ),
      ),
      { while: yourTurn },
    ),
    when('banished', may(deal(4, chosen(character()))), {
      what: location(),
      inChallenge: 'asChallenged',
      while: atLocation,
    }),
  ],
  'Mrs. Incredible - Determined Rescuer': [
    has(shift(5)),
    theyHave(yourCharacter(), { keywords: [resist(1)] }),
    whenBanished(ifYouDo(may(ready(chosen(character({ classification: 'Super' })))), cant('it', 'quest')), {
      what: character({ other: true }),
      inChallenge: true,
      while: yourTurn,
    }),
  ],
  'Diablo - Stone Servant': [
    selfHas({ strength: 2, lore: 1 }, { while: youHave(character({ classification: 'Villain' })) }),
    theyHave(yourCharacter({ classification: 'Villain' }), { cant: ['beChallenged'] }, { while: exerted }),
  ],

  'Three Arrows': {
    effect: inOrder(deal(2, chosen(character())), may(deal(1, chosen(character({ other: true }))))),
  },
  'Card Advantage': { effect: ifSo(opposingBanishedInChallenge, draw(2)) },
  'Touch the Sky': {
    effect: inOrder(
      move(one(yourCharacter()), one(location({ whose: 'yours' }))),
      draw({ of: 'there', value: 'lore' }),
    ),
  },

  'Plunger Crossbow': [activated([exertSelf, payingInk(2)], drawThenDiscard())],
  "Syndrome's Remote": [
    activated([exertSelf, payingInk(2)], cant(chosen(character()), 'challenge', 'theirNextTurn')),
    whenBanished(may(inOrderTo(banish('self'), inOrder(discard('hand'), draw(2)))), {
      what: character({ classification: 'Robot' }),
    }),
  ],
  'Club Door': [
    canBePlayedFree(youHave(character({ named: 'Fat Cat' }))),
    cantBeChallengedBy(location({ whose: 'yours' }), character({ cost: { max: 2 } })),
  ],

  "The Island of Nomanisan - Syndrome's Headquarters": [
    theyHave(character({ classification: 'Robot', here: true }), { strength: 1, willpower: 1 }),
    when('banishes', may(deal(2, chosen(character()))), {
      what: character({ here: true }),
      ...onceDuringYourTurn,
    }),
  ],
}
