import type { Texts } from '../facts.ts'
import {
  atEndOfYourTurn,
  atLocation,
  both,
  drawThenDiscard,
  entersExerted,
  undamaged,
  wheneverTheyBanishInYourTurn,
} from '../phrases.ts'
import {
  activated,
  all,
  banish,
  banishSelf,
  cant,
  challenger,
  challenging,
  character,
  chosen,
  deal,
  draw,
  either,
  exerted,
  exertSelf,
  gainLore,
  gains,
  give,
  has,
  inOrderTo,
  keyword,
  location,
  may,
  not,
  opposingCharacter,
  payInk,
  payingInk,
  payLessForNext,
  play,
  ready,
  resist,
  selfHas,
  shift,
  theyHave,
  when,
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
  'Eeyore - Overstuffed Donkey': [has(resist(1))],
  'Gustav the Giant - Terror of the Kingdom': [
    entersExerted,
    selfHas({ cant: ['readyAtStart'] }),
    wheneverTheyBanishInYourTurn(yourOtherCharacter(), may(ready('self'))),
  ],
  'Hades - Hotheaded Ruler': [activated([exertSelf], ready(all(yourCharacter({ classification: 'Titan' }))))],
  'Helga Sinclair - Right-Hand Woman': [has(challenger(2))],
  'John Silver - Greedy Treasure Seeker': [
    selfHas({
      lore: { each: location({ whose: 'yours' }) },
      keywords: [resist({ each: location({ whose: 'yours' }) })],
    }),
  ],
  'Kida - Royal Warrior': [has(keyword('bodyguard'))],
  'Little John - Resourceful Outlaw': [
    has(shift(4)),
    theyHave(yourCharacter({ keyword: 'bodyguard' }), { keywords: [resist(1)], lore: 1 }, { while: exerted }),
  ],
  "Little John - Robin's Pal": [
    has(keyword('bodyguard')),
    selfHas({ keywords: [keyword('evasive')] }, { while: yourTurn }),
  ],
  'Lythos - Rock Titan': [has(resist(2)), activated([exertSelf], gains(chosen(character()), resist(2)))],
  'Mickey Mouse - Stalwart Explorer': [selfHas({ strength: { each: location({ whose: 'yours' }) } })],
  'Mickey Mouse - Trumpeter': [activated([exertSelf, payingInk(2)], play(character(), { free: true }))],
  'Minnie Mouse - Funky Spelunker': [selfHas({ strength: 2 }, { while: atLocation })],
  'Mr. Smee - Bumbling Mate': [
    atEndOfYourTurn(deal(1, 'self'), {
      if: both(exerted, not(youHave(character({ classification: 'Captain' })))),
    }),
  ],
  'Pyros - Lava Titan': [wheneverBanishesInYourTurn(may(ready(chosen(character()))))],
  'Razoul - Palace Guard': [selfHas({ strength: 2 }, { while: undamaged })],
  'Robin Hood - Champion of Sherwood': [
    has(shift(3)),
    wheneverBanishesInYourTurn(gainLore(2)),
    whenBanished(may(draw()), { inChallenge: true }),
  ],
  'Sheriff of Nottingham - Corrupt Official': [
    when('discard', may(deal(1, chosen(opposingCharacter()))), { by: 'you' }),
  ],
  'Simba - Fighting Prince': [
    whenPlayed(may(either(drawThenDiscard(2), deal(2, chosen(character()))))),
    wheneverBanishesInYourTurn(may(either(drawThenDiscard(2), deal(2, chosen(character()))))),
  ],
  'Simba - Rightful King': [
    wheneverBanishesInYourTurn(cant(chosen(opposingCharacter()), 'challenge', 'theirNextTurn')),
  ],
  'Thaddeus E. Klang - Metallic Leader': [
    wheneverQuests(may(deal(1, chosen(character()))), { while: atLocation }),
  ],

  'And Then Along Came Zeus': { effect: deal(5, chosen({ type: ['character', 'location'] })) },
  'Ba-Boom!': { effect: deal(2, chosen({ type: ['character', 'location'] })) },
  'Olympus Would Be That Way': {
    effect: give(all(yourCharacter()), { strength: 3, while: challenging(location()) }),
  },
  'Rise of the Titans': { effect: banish(chosen({ type: ['location', 'item'] })) },

  "Captain Hook's Rapier": [
    wheneverTheyBanishInYourTurn(yourCharacter(), may(inOrderTo(payInk(1), draw()))),
    theyHave(yourCharacter({ named: 'Captain Hook' }), { keywords: [challenger(1)] }),
  ],
  Gizmosuit: [activated([banishSelf], gains(chosen(character()), resist(2), 'untilYourNextTurn'))],
  'Map of Treasure Planet': [
    activated([exertSelf], payLessForNext(1, location())),
    { kind: 'static', moveLess: 1, who: yourCharacter() },
  ],

  "Maui's Place of Exile - Hidden Island": [theyHave(character({ here: true }), { keywords: [resist(1)] })],
  'The Bayou - Mysterious Swamp': [
    when('quest', may(drawThenDiscard()), { what: character({ here: true }) }),
  ],
}
