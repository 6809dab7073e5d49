import type { Texts } from '../facts.ts'
import {
  cardUnder,
  drawThenDiscard,
  onceDuringYourTurn,
  stoneByDay,
  wheneverPutUnder,
  wheneverTheyBanishInYourTurn,
} from '../phrases.ts'
import {
  action,
  activated,
  all,
  allLooked,
  banish,
  banishSelf,
  boost,
  cant,
  challenger,
  character,
  chosen,
  deal,
  discard,
  draw,
  each,
  exertSelf,
  gainLore,
  gains,
  give,
  has,
  ifYouDo,
  inOrder,
  inOrderTo,
  item,
  keyword,
  location,
  may,
  move,
  one,
  opposingCharacter,
  payInk,
  payingInk,
  payLess,
  play,
  resist,
  revealTop,
  selfHas,
  shift,
  theyHave,
  thisTurn,
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

export const steel: Texts = {
  'Robin Hood - Ephemeral Archer': [
    has(boost(1)),
    wheneverQuests(deal(1, upTo(2, character())), { if: cardUnder }),
  ],
  'Donald Duck - Ghost Hunter': [
    whenPlayed(gains(chosen(character({ classification: 'Detective' })), challenger(2))),
  ],
  'Goliath - Clan Leader': [
    when(
      'endOfTurn',
      inOrder(discard({ downTo: 2 }, 'thatPlayer'), { do: 'drawUntil', n: 2, who: 'thatPlayer' }),
      {
        by: 'anyone',
      },
    ),
    stoneByDay,
  ],
  'The Headless Horseman - Cursed Rider': [
    has(shift(5)),
    whenPlayed(
      inOrder(
        each('eachPlayer', draw(3)),
        discard(3, 'eachPlayer', { random: true }),
        deal({ each: action({ in: 'changed' }), times: 2 }, chosen(opposingCharacter())),
      ),
    ),
  ],
  'Clawhauser - Donut Detective': [has(challenger(2))],
  'Francine - Eyeing the Evidence': [has(resist(1))],
  'Inspector Tezuka - Resolute Officer': [has(keyword('bodyguard'))],
  'Basil - Tenacious Mouse': [
    wheneverYouPlay(
      character({ classification: 'Detective', other: true }),
      gains('self', resist(1), 'untilYourNextTurn'),
    ),
  ],
  'Hudson - Determined Reader': [whenPlayed(may(drawThenDiscard())), stoneByDay],
  'Minnie Mouse - Ghost Hunter': [
    whenPlayed(gains(chosen(character({ classification: 'Detective' })), keyword('alert'))),
  ],
  'Lexington - Small in Stature': [has(keyword('alert')), stoneByDay],
  'David Xanatos - Steel Clan Leader': [whenPlayed(may(inOrderTo(discard(), deal(2, chosen(character())))))],
  'Chief Bogo - Calling the Shots': [
    selfHas({ cant: ['beDealtDamage'] }, { while: yourTurn }),
    theyHave(yourOtherCharacter(), { classifications: ['Detective'] }),
  ],
  'The Twins - Lost Boys': [whenPlayed(may(deal(2, chosen(character()))), { if: youHave(location()) })],
  'Nick Wilde - Persistent Investigator': [
    has(shift(3)),
    wheneverTheyBanishInYourTurn(yourCharacter({ classification: 'Detective' }), draw()),
  ],
  'Prince Charming - Protector of the Realm': [
    has(keyword('bodyguard')),
    theyHave(
      character(),
      { cant: ['challenge'], unless: thisTurn('challenge', { what: 'self', by: 'anyone' }) },
      { while: thisTurn('challenge', { what: character(), by: 'anyone' }) },
    ),
  ],
  'Broadway - Sturdy and Strong': [has(keyword('bodyguard')), stoneByDay],
  'Pluto - Steel Champion': [
    wheneverTheyBanishInYourTurn(yourOtherCharacter({ ink: 'steel' }), gainLore(2), { inChallenge: true }),
    wheneverYouPlay(character({ ink: 'steel', other: true }), may(banish(chosen(item())))),
  ],
  'Fairy Godmother - Magical Benefactor': [
    has(boost(3)),
    wheneverPutUnder(
      ifYouDo(
        may(banish(chosen(opposingCharacter()))),
        each(
          'itsPlayer',
          may(revealTop({ type: ['character', 'item'] }, may(play(allLooked(), { free: true })), 'bottom')),
        ),
      ),
    ),
  ],
  'Zeus - Missing His Spark': [has(boost(2)), selfHas({ strength: 2, willpower: 2 }, { while: cardUnder })],
  'The Headless Horseman - Relentless Spirit': [has(keyword('bodyguard'))],

  "But I'm Much Faster": {
    effect: give(chosen(character()), { keywords: [keyword('alert'), challenger(2)] }),
  },
  'Putting It All Together': {
    effect: inOrder(cant(chosen(opposingCharacter()), 'challenge', 'theirNextTurn'), draw()),
  },
  'He Hurled His Thunderbolt': {
    effect: inOrder(
      deal(4, chosen(character())),
      gains(all(yourCharacter({ classification: 'Deity' })), challenger(2)),
    ),
  },
  "The Game's Afoot!": {
    effect: inOrder(
      move(one(yourCharacter(), { upTo: 2 }), one(location({ whose: 'yours' }))),
      gains('there', resist(2), 'untilYourNextTurn'),
    ),
  },

  'The Robot Queen': [
    wheneverYouPlay(
      character(),
      may(inOrderTo(inOrder(payInk(1), banish('self')), deal(2, chosen(character())))),
    ),
  ],
  'The Sword of Hercules': [
    whenPlayed(banish(chosen(opposingCharacter({ classification: 'Deity' })))),
    wheneverTheyBanishInYourTurn(yourCharacter(), gainLore(1)),
  ],
  'Ingenious Device': [
    activated([exertSelf, payingInk(2), banishSelf], drawThenDiscard()),
    whenBanished(deal(3, chosen({ type: ['character', 'location'] })), { while: yourTurn }),
  ],

  'Illuminary Tunnels - Linked Caverns': [
    selfHas(
      { lore: { each: location({ whose: 'yours', other: true }) } },
      { while: youHave(character({ here: true })) },
    ),
    payLess(1, location(), { while: youHave(character({ here: true })) }),
  ],
  'Zootopia - Police Headquarters': [
    when('move', may(drawThenDiscard()), {
      what: yourCharacter(),
      whom: { here: true },
      ...onceDuringYourTurn,
    }),
  ],
  'Castle Wyvern - Above the Clouds': [
    theyHave(character({ here: true }), { keywords: [challenger(1), resist(1)] }),
  ],
}
