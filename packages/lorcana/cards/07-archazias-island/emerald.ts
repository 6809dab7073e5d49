import type { Texts } from '../facts.ts'
import { drawThenDiscard, entersExerted, putDamage, shifted, wheneverInked } from '../phrases.ts'
import {
  action,
  all,
  cantBeChallengedBy,
  character,
  chosen,
  deal,
  discard,
  draw,
  exerted,
  gains,
  giveStrength,
  has,
  keyword,
  may,
  opposingCharacter,
  payLess,
  payLessForNext,
  removeDamage,
  resist,
  returnToHand,
  selfHas,
  shift,
  theyHave,
  when,
  wheneverChallenged,
  wheneverQuests,
  whenPlayed,
  youHave,
  yourCharacter,
  yourOtherCharacter,
} from '../words.ts'

export const emerald: Texts = {
  'Grewnge - Cannon Expert': [wheneverQuests(payLessForNext(1, action()))],
  'Baymax - Low Battery': [entersExerted],
  "Thomas O'Malley - Feline Charmer": [has(keyword('ward'))],
  'Cheshire Cat - Perplexing Feline': [whenPlayed(may(deal(2, chosen(character({ damaged: true })))))],
  'Shere Khan - Infamous Tiger': [whenPlayed(discard('hand'))],
  'Basil - Secret Informer': [
    wheneverQuests(gains(all(opposingCharacter({ damaged: true })), keyword('reckless'), 'theirNextTurn')),
  ],
  'Mad Hatter - Unruly Eccentric': [
    when('challenge', may(draw()), { what: character({ damaged: true }), whom: character() }),
  ],
  'Queen of Hearts - Unpredictable Bully': [
    has(shift(3)),
    when('play', putDamage(1, 'triggering'), { what: character({ other: true }) }),
  ],
  'Hiro Hamada - Armor Designer': [
    has(shift(5)),
    theyHave(yourCharacter({ classification: 'Floodborn', over: true }), {
      keywords: [keyword('evasive'), keyword('ward')],
    }),
  ],
  'Lady - Elegant Spaniel': [selfHas({ lore: 1 }, { while: youHave(character({ named: 'Tramp' })) })],
  'Yzma - Exasperated Schemer': [whenPlayed(may(drawThenDiscard()))],
  'Tweedledee & Tweedledum - Strange Storytellers': [
    wheneverQuests(may(returnToHand(chosen(character({ damaged: true }))))),
  ],
  'Baymax - Giant Robot': [has(shift(4, 'any')), whenPlayed(removeDamage('all', 'self'), { if: shifted })],
  'Fidget - Sneaky Bat': [
    has(keyword('evasive')),
    wheneverQuests(gains(chosen(yourOtherCharacter()), keyword('evasive'), 'untilYourNextTurn')),
  ],
  'Tramp - Enterprising Dog': [
    payLess(1, 'self', { while: youHave(character({ named: 'Lady' })) }),
    whenPlayed(giveStrength(chosen(yourCharacter()), { each: yourOtherCharacter() })),
  ],
  'King of Hearts - Picky Ruler': [cantBeChallengedBy(yourCharacter(), character({ damaged: true }))],
  'Anastasia - Bossy Stepsister': [wheneverChallenged(discard(1, 'challengingPlayer'))],
  'Pete - Space Pirate': [
    has(shift(4)),
    theyHave(opposingCharacter(), { cant: ['sing'] }, { while: exerted }),
    theyHave(yourCharacter({ classification: 'Pirate' }), { keywords: [resist(1)] }, { while: exerted }),
  ],

  'Wake Up, Alice!': { effect: returnToHand(chosen(character({ damaged: true }))) },
  "He's a Tramp": { effect: giveStrength(chosen(character()), { each: yourCharacter() }) },

  'Emerald Coil': [wheneverInked(gains(chosen(character()), keyword('evasive'), 'untilYourNextTurn'))],
}
