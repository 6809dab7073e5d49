import type { Texts } from '../facts.ts'
import {
  atStartOfYourTurn,
  cardUnder,
  onceDuringYourTurn,
  readyWithoutQuesting,
  stoneByDay,
  wheneverPutUnder,
  yourCharactersAndLocations,
} from '../phrases.ts'
import {
  action,
  activated,
  all,
  allOf,
  anyOpponent,
  banish,
  banishSelf,
  beingChallenged,
  boost,
  cant,
  character,
  chosen,
  damagingSelf,
  draw,
  exert,
  exerted,
  exertSelf,
  gainLore,
  gains,
  giveStrength,
  has,
  ifSo,
  ifYouDo,
  inOrder,
  inOrderTo,
  itIs,
  keyword,
  location,
  loseLore,
  may,
  moveLess,
  opposingCharacter,
  payingInk,
  payLess,
  play,
  quoted,
  ready,
  selfHas,
  shift,
  theyHave,
  thisTurn,
  when,
  whenBanished,
  whenever,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  youHave,
  yourCharacter,
  yourOtherCharacter,
  yourTurn,
} from '../words.ts'

export const ruby: Texts = {
  'Ares - God of War': [
    has(keyword('reckless')),
    wheneverPutUnder(ifYouDo(may(ready(chosen(character()))), cant('it', 'quest')), {
      what: yourCharactersAndLocations,
      ...onceDuringYourTurn,
    }),
  ],
  'Peter Pan - High Flyer': [has(keyword('evasive'))],
  'Raksha - Fearless Mother': [moveLess(1, 'self', { once: true })],
  'Rama - Vigilant Father': [
    wheneverYouPlay(
      character({ other: true, strength: { min: 5 } }),
      ifYouDo(may(ready('self')), cant('self', 'quest')),
    ),
  ],
  'Mother Gothel - Underhanded Schemer': [
    selfHas({ strength: 2 }, { while: thisTurn('banished', { what: character() }) }),
  ],
  'Hermes - Harried Messenger': [has(keyword('rush'))],
  'Beast - Aggressive Lord': [
    has(boost(2)),
    when('challenge', inOrder(loseLore(1), gainLore(1)), { whom: character(), if: cardUnder }),
  ],
  'Bronx - Ferocious Beast': [has(keyword('reckless')), stoneByDay],
  'Tinker Bell - Temperamental Fairy': [
    has(shift(3)),
    whenPlayed(exert(chosen(opposingCharacter({ strength: { max: 2 } })))),
  ],
  'David Xanatos - Charismatic Leader': [
    whenBanished(draw(), { what: yourCharacter(), while: yourTurn }),
    wheneverQuests(gains(chosen(character()), keyword('rush'))),
  ],
  'Hans - Brazen Manipulator': [
    theyHave(character({ classification: ['King', 'Queen'] }), { cant: ['quest'] }),
    atStartOfYourTurn(gainLore(2), { if: anyOpponent(youHave(character({ exerted: false }), 2)) }),
  ],
  'Hercules - Mighty Leader': [
    selfHas({ cant: ['beDealtDamage'] }, { unless: beingChallenged }),
    theyHave(
      yourOtherCharacter({ classification: 'Hero' }),
      { cant: ['beDealtDamage'], unless: beingChallenged },
      { while: exerted },
    ),
  ],
  'Goliath - Guardian of Castle Wyvern': [
    when('challenge', gainLore(1), {
      what: yourCharacter({ classification: 'Gargoyle' }),
      whom: character(),
    }),
    stoneByDay,
  ],
  'Brooklyn - Second in Command': [has(keyword('evasive')), stoneByDay],
  'Donald Duck - Ruby Champion': [
    theyHave(yourOtherCharacter({ ink: 'ruby' }), { strength: 1 }),
    theyHave(yourOtherCharacter({ ink: 'ruby', strength: { min: 7 } }), { lore: 1 }),
  ],
  'Elisa Maza - Intrepid Investigator': [
    selfHas({ lore: 2 }, { while: youHave(character({ other: true, strength: { min: 5 } }), 2) }),
  ],
  'Aladdin - Barreling Through': [
    has(boost(1)),
    has(keyword('reckless')),
    theyHave(yourCharacter({ keyword: 'reckless' }), quoted(activated([exertSelf], gainLore(1))), {
      while: cardUnder,
    }),
  ],
  'Lady Tremaine - Sinister Socialite': [
    has(boost(2)),
    wheneverQuests(
      may(play(action({ in: 'discard', cost: { max: 5 } }), { free: true, afterwards: 'bottom' })),
      {
        if: thisTurn('putUnder', { what: 'self', by: 'you' }),
      },
    ),
  ],
  'The Headless Horseman - Terror of Sleepy Hollow': [
    whenPlayed(banish(chosen(opposingCharacter({ strength: { max: 2 } })))),
    whenBanished(giveStrength(all(yourCharacter()), 1), { what: opposingCharacter(), while: yourTurn }),
  ],
  'Mulan - Standing Her Ground': [
    selfHas(
      { cant: ['takeChallengeDamage'] },
      {
        while: allOf(yourTurn, thisTurn('putUnder', { what: yourCharactersAndLocations, by: 'you' })),
      },
    ),
  ],
  'Brom Bones - Burly Bully': [when('challenge', loseLore(1), { whom: character({ strength: { max: 2 } }) })],

  'Shere Khan - Fierce and Furious': [
    has(shift(5)),
    activated([payingInk(1), damagingSelf(1)], readyWithoutQuesting('self')),
  ],
  'Next Stop, Olympus': {
    effect: inOrder(
      readyWithoutQuesting(chosen(character())),
      whenever(
        when('challenge', gainLore(1), { what: character({ same: 'it' }), whom: character() }),
        'thisTurn',
        'next',
      ),
    ),
    abilities: [payLess(2, 'self', { while: youHave(character({ strength: { min: 5 } })) })],
  },
  'Get to Safety!': {
    effect: inOrder(
      play(location({ cost: { max: 3 }, in: 'discard' }), { free: true }),
      ifSo(youHave(location({ named: 'Sleepy Hollow' })), draw()),
    ),
  },
  'Time to Go!': {
    effect: inOrderTo(banish(chosen(yourCharacter())), ifSo(itIs({ over: true }), draw(3), draw(2))),
  },
  'Ghostly Tale': { effect: exert(all(opposingCharacter({ strength: { max: 2 } }))) },

  "Mushu's Rocket": [
    whenPlayed(gains(chosen(character()), keyword('rush'))),
    activated([payingInk(2), banishSelf], gains(chosen(character()), keyword('rush'))),
  ],

  'The Bitterwood - Underground Forest': [
    when('move', may(draw()), {
      what: yourCharacter({ strength: { min: 5 } }),
      whom: { here: true },
      ...onceDuringYourTurn,
    }),
  ],
  'Sleepy Hollow - The Bridge': [
    when(
      'quest',
      may(
        inOrderTo(
          banish('self'),
          inOrder(gainLore(2), gains('triggering', keyword('evasive'), 'untilYourNextTurn')),
        ),
      ),
      { what: character({ here: true }) },
    ),
  ],
}
