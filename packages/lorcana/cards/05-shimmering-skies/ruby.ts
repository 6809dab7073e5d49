import type { Texts } from '../facts.ts'
import {
  atEndOfYourTurn,
  atStartOfYourTurn,
  damaged,
  playLooked,
  readyWithoutQuesting,
  shifted,
  strongest,
} from '../phrases.ts'
import {
  action,
  activated,
  all,
  anyOpponent,
  banish,
  banishSelf,
  cant,
  character,
  chosen,
  countsForShift,
  deal,
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
  instead,
  itIs,
  keyword,
  location,
  lookAt,
  loseLore,
  may,
  move,
  one,
  opposingCharacter,
  payingInk,
  payLess,
  ready,
  selfHas,
  shift,
  that,
  theyHave,
  when,
  whenever,
  wheneverQuests,
  whenPlayed,
  youHave,
  yourCharacter,
} from '../words.ts'

export const ruby: Texts = {
  'Wreck-It Ralph - Demolition Dude': [
    when('ready', gainLore({ of: 'self', value: 'damage' }), { by: 'you' }),
  ],
  'Maximus - Team Champion': [
    atEndOfYourTurn(instead(gainLore(2), youHave(character({ strength: { min: 10 } })), gainLore(5)), {
      if: youHave(character({ strength: { min: 5 } })),
    }),
  ],
  'Turbo - Royal Hack': [has(keyword('rush')), countsForShift('King Candy')],
  'Donald Duck - Pie Slinger': [
    has(shift(4)),
    whenPlayed(loseLore(2), { if: shifted }),
    selfHas({ strength: 6 }, { while: anyOpponent(that({ own: 'lore' }, { atLeast: 10 })) }),
  ],
  'Scar - Betrayer': [whenPlayed(may(banish(chosen(character({ named: 'Mufasa' })))))],
  'Snowanna Rainbeau - Cool Competitor': [has(keyword('rush'))],
  'Daisy Duck - Spotless Food-Fighter': [has(keyword('evasive'))],
  'Mickey Mouse - Enthusiastic Dancer': [
    selfHas({ strength: 2 }, { while: youHave(character({ named: 'Minnie Mouse' })) }),
  ],
  'Ratigan - Raging Rat': [selfHas({ strength: 2 }, { while: damaged })],
  'Taffyta Muttonfudge - Crowd Favorite': [whenPlayed(loseLore(1), { if: youHave(location()) })],
  'Pete - Steamboat Rival': [
    whenPlayed(may(banish(chosen(opposingCharacter()))), {
      if: youHave(character({ named: 'Pete', other: true })),
    }),
  ],
  'Taffyta Muttonfudge - Sour Speedster': [has(shift(2)), when('move', gainLore(2), { once: true })],
  'Robin Hood - Sharpshooter': [
    wheneverQuests(lookAt(4, 'discard', playLooked(action({ cost: { max: 6 } })))),
  ],
  'Gaston - Pure Paragon': [
    has(keyword('rush')),
    payLess({ each: yourCharacter({ damaged: true }), times: 2 }, 'self'),
  ],
  'Arthur - Novice Sparrow': [has(keyword('reckless'))],
  "Donald Duck - Daisy's Date": [when('challenge', loseLore(1), { whom: character() })],
  'Ratigan - Party Crasher': [
    has(shift(4)),
    has(keyword('evasive')),
    theyHave(yourCharacter({ damaged: true }), { strength: 2 }),
  ],
  'Vanellope von Schweetz - Random Roster Racer': [
    has(keyword('rush')),
    whenPlayed(gains('self', keyword('evasive'), 'untilYourNextTurn')),
  ],
  'Simba - Adventurous Successor': [whenPlayed(giveStrength(chosen(character()), 2))],
  'Minnie Mouse - Dazzling Dancer': [
    when('challenge', gainLore(1), { whom: character() }),
    when('challenge', gainLore(1), { what: yourCharacter({ named: 'Mickey Mouse' }), whom: character() }),
  ],

  'Break Free': {
    effect: inOrder(
      deal(1, chosen(yourCharacter())),
      give('it', { strength: 1, keywords: [keyword('rush')] }),
    ),
  },
  'Evil Comes Prepared': {
    effect: inOrder(
      ready(chosen(yourCharacter())),
      cant('it', 'quest'),
      ifSo(itIs(character({ classification: 'Villain' })), gainLore(1)),
    ),
  },
  "Don't Let the Frostbite Bite": { effect: readyWithoutQuesting(all(yourCharacter())) },
  'Glimmer vs Glimmer': { effect: inOrderTo(banish(chosen(yourCharacter())), banish(chosen(character()))) },
  "Who's With Me?": {
    effect: inOrder(
      giveStrength(all(yourCharacter()), 2),
      whenever(
        when('challenge', gainLore(2), { what: yourCharacter({ keyword: 'reckless' }), whom: character() }),
      ),
    ),
  },

  'Potion of Might': [
    activated(
      [payingInk(1), banishSelf],
      instead(
        giveStrength(chosen(character()), 3),
        itIs(character({ classification: 'Villain' })),
        giveStrength('it', 4),
      ),
    ),
  ],
  'The Sword Released': [
    atStartOfYourTurn(inOrder(loseLore(1), gainLore({ done: 'loreLost' })), { if: strongest }),
  ],
  'Ruby Chromicon': [activated([exertSelf], giveStrength(chosen(character()), 1))],
  'Sugar Rush Speedway - Starting Line': [
    activated(
      [],
      inOrderTo(
        inOrder(exert(chosen(character({ here: true, exerted: false }))), deal(1, 'it')),
        move('it', one(location({ whose: 'yours', other: true }))),
      ),
      { once: true },
    ),
  ],

  "Ratigan's Party - Seedy Back Room": [
    selfHas({ lore: 2 }, { while: youHave(character({ damaged: true, here: true })) }),
  ],
}
