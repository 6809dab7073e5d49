import type { Texts } from '../facts.ts'
import {
  atStartOfYourTurn,
  entersWithDamage,
  putIntoYourDiscard,
  take,
  youPlayedThisTurn,
} from '../phrases.ts'
import {
  action,
  activated,
  all,
  allOf,
  banish,
  bottoming,
  cant,
  character,
  chosen,
  discard,
  draw,
  each,
  either,
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
  item,
  itIs,
  keyword,
  location,
  lookAt,
  loseLore,
  may,
  one,
  opposingCharacter,
  payingInk,
  payLess,
  playFreeFor,
  quoted,
  ready,
  returnToHand,
  selfHas,
  send,
  shift,
  theyHave,
  thisTurn,
  toBottom,
  topOfDeck,
  when,
  whenBanished,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  yourCharacter,
  yourOtherCharacter,
  yourTurn,
} from '../words.ts'

export const ruby: Texts = {
  'Lyle Tiberius Rourke - Crystallized Commander': [
    has(shift(4)),
    whenPlayed(
      inOrder(
        send(topOfDeck(2), 'discard'),
        may(returnToHand(one(action({ cost: { max: 4 }, in: 'discard' })))),
      ),
    ),
  ],
  'Pegasus - Searching High and Low': [has(keyword('evasive'))],
  'Audrey Ramirez - Gutsy Mechanic': [has(keyword('rush'))],
  'Milo Thatch - Courageous Explorer': [
    selfHas({ lore: 1 }, { while: allOf(yourTurn, putIntoYourDiscard(2)) }),
  ],
  'Zeus - Defiant God': [entersWithDamage(4)],
  'Preston Whitmore - Expedition Financier': [whenPlayed(may(send(topOfDeck(2), 'discard')))],
  "Jingle Joe - Sid's Toy": [
    whenBanished(gains(chosen(yourCharacter()), keyword('evasive'), 'untilYourNextTurn'), {
      what: yourOtherCharacter({ classification: 'Toy' }),
      while: yourTurn,
    }),
  ],
  "Wind-Up Frog - Sid's Toy": [
    payLess(2, 'self', { while: thisTurn('banished', { what: yourCharacter({ classification: 'Toy' }) }) }),
  ],
  "Roller Bob - Sid's Toy": [
    whenPlayed(
      may(inOrderTo(toBottom(one(character({ in: 'discard' }), { n: 2 })), gains('self', keyword('rush')))),
    ),
  ],
  "Hand-in-the-Box - Sid's Toy": [playFreeFor([bottoming(character({ classification: 'Toy' }))])],
  'Daisy Duck - Trendy Traveler': [
    wheneverQuests(ifYouDo(may(ready(chosen(character({ other: true })))), cant('it', 'quest')), {
      if: youPlayedThisTurn(character()),
    }),
  ],
  'Jebidiah Farnsworth - Cookie': [has(keyword('evasive')), has(keyword('reckless'))],
  'Dash Parr - Super Speedy': [has(keyword('rush'))],
  "Babyhead - Leader of Sid's Toys": [
    wheneverYouPlay({}, giveStrength(chosen(character()), 2), { how: { paidAtMost: 2 } }),
    whenBanished(draw(), { what: yourOtherCharacter(), while: yourTurn }),
  ],
  "Bouncing Ducky - Sid's Toy": [
    payLess({ each: character({ classification: 'Toy', in: 'discard' }) }, 'self'),
    whenPlayed(toBottom(all(character({ classification: 'Toy', in: 'discard' })))),
  ],
  'Jack-Jack Parr - Incredible Potential': [
    atStartOfYourTurn(
      ifYouDo(
        may(send(topOfDeck(), 'discard')),
        ifSo(
          itIs(character()),
          giveStrength('self', 2),
          ifSo(
            itIs({ type: ['action', 'item'] }),
            give('self', { lore: 2 }),
            ifSo(itIs(location()), banish(chosen(character()))),
          ),
        ),
      ),
    ),
  ],
  'Queen of Hearts - Impatient Traveler': [
    wheneverQuests(gains(chosen(character()), keyword('rush')), {
      if: youPlayedThisTurn(character({ other: true })),
    }),
  ],
  'Hercules - Young Rescuer': [
    whenPlayed(ifYouDo(may(discard('hand')), returnToHand(one({ in: 'discard' })))),
  ],
  'Vincenzo Santorini - On the Run': [
    has(keyword('evasive')),
    theyHave(item({ whose: 'opposing' }), { cant: ['readyAtStart'] }),
  ],
  'The Leviathan - Guardian of Atlantis': [
    whenPlayed(may(banish(chosen(opposingCharacter(), { upTo: 'any', total: 10 }))), {
      if: putIntoYourDiscard(2),
    }),
  ],
  'Sid Phillips - Toy Surgeon': [
    whenPlayed(
      ifYouDo(may(banish(chosen(yourOtherCharacter()))), each('eachOpponent', banish(one(yourCharacter())))),
    ),
    whenBanished(gainLore(2), { what: character({ classification: 'Toy' }), while: yourTurn }),
  ],
  'Mr. Incredible - Super Strong': [
    has(shift(3)),
    selfHas({ strength: { each: yourOtherCharacter(), times: 2 } }),
    when('challenge', draw(), { what: yourCharacter({ classification: 'Super' }), whom: character() }),
  ],
  "Pterodactyl Janie Doll - Sid's Toy": [
    whenBanished(inOrder(loseLore(1), gainLore(1)), { while: yourTurn }),
  ],

  'Inner Strength': { effect: inOrder(giveStrength(chosen(character()), 1), draw()) },
  'Firefly Swarm': {
    effect: either(
      banish(chosen(character({ strength: { max: 2 } }))),
      ifSo(putIntoYourDiscard(2), banish(chosen(character()))),
    ),
  },
  'Like A Bird In the Sky': {
    effect: give(chosen(character()), { lore: 1, keywords: [keyword('evasive')] }, 'untilYourNextTurn'),
  },
  'Hero Work': {
    effect: inOrder(
      giveStrength(all(yourCharacter()), 1),
      give(
        all(yourCharacter({ classification: 'Hero' })),
        quoted(when('challenge', inOrder(loseLore(1), gainLore(1)), { whom: character() })),
      ),
    ),
  },
  'Dangerous Plan': { effect: inOrder(draw(2), discard(1, 'you', { random: true })) },

  "Amazu's Inkcaster": [activated([exertSelf, payingInk(1)], lookAt(4, 'bottom', take(location())))],

  'Remote Inklands - Desert Ruins': [
    atStartOfYourTurn(send(topOfDeck(), 'discard')),
    theyHave(character({ here: true }), { strength: 2 }),
  ],
  "Leviathan's Lair - Dangerous Ground": [whenBanished(each('eachOpponent', banish(one(yourCharacter()))))],
}
