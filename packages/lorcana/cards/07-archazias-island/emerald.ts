import type { Texts } from '../facts.ts'
import { drawThenDiscard, entersExerted, putDamage, shifted, wheneverInked } from '../phrases.ts'
import {
  action,
  activated,
  all,
  banish,
  cantBeChallengedBy,
  challengeReady,
  character,
  chosen,
  deal,
  discard,
  draw,
  each,
  exert,
  exerted,
  exertSelf,
  gains,
  giveStrength,
  has,
  inOrder,
  item,
  keyword,
  may,
  one,
  opposingCharacter,
  payLess,
  payLessForNext,
  play,
  ready,
  removeDamage,
  resist,
  returnToHand,
  selfHas,
  shift,
  song,
  theyHave,
  thisTurn,
  when,
  wheneverChallenged,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  youHave,
  yourCharacter,
  yourOtherCharacter,
} from '../words.ts'

export const emerald: Texts = {
  'Grewnge - Cannon Expert': [wheneverQuests(payLessForNext(1, action()))],
  'Baymax - Low Battery': [entersExerted],
  "Thomas O'Malley - Feline Charmer": [has(keyword('ward'))],
  'Pete - Pirate Scoundrel': [wheneverYouPlay(action({ not: song() }), may(banish(chosen(item()))))],
  'Hiro Hamada - Future Champion': [
    when('shiftedOnto', draw(), { whom: character({ classification: 'Floodborn' }) }),
  ],
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
  'Yokai - Intellectual Schemer': [payLess(1, character(), { how: 'shift' })],
  'Donald Duck - Lively Pirate': [
    wheneverChallenged(may(returnToHand(one(action({ in: 'discard', not: song() }))))),
  ],
  'Lady - Elegant Spaniel': [selfHas({ lore: 1 }, { while: youHave(character({ named: 'Tramp' })) })],
  'Yzma - Exasperated Schemer': [whenPlayed(may(drawThenDiscard()))],
  'Pacha - Trekmate': [selfHas({ lore: 2 }, { while: { more: { own: 'hand' }, than: 'eachOpponent' } })],
  'Tweedledee & Tweedledum - Strange Storytellers': [
    wheneverQuests(may(returnToHand(chosen(character({ damaged: true }))))),
  ],
  'Baymax - Giant Robot': [has(shift(4, 'any')), whenPlayed(removeDamage('all', 'self'), { if: shifted })],
  'Gizmoduck - Suited Up': [has(resist(1)), selfHas(challengeReady(character({ damaged: true })))],
  'Fidget - Sneaky Bat': [
    has(keyword('evasive')),
    wheneverQuests(gains(chosen(yourOtherCharacter()), keyword('evasive'), 'untilYourNextTurn')),
  ],
  'Mr. Smee - Efficient Captain': [
    wheneverYouPlay(action({ not: song() }), may(ready(chosen(character({ classification: 'Pirate' }))))),
  ],
  'Daisy Duck - Multitalented Pirate': [
    wheneverInked(each('chosenOpponent', returnToHand(one(yourCharacter()))), { once: true }),
  ],
  'John Silver - Vengeful Pirate': [
    has(resist(1)),
    payLess(2, 'self', { while: thisTurn('damaged', { what: opposingCharacter() }) }),
    wheneverYouPlay(action({ not: song() }), may(deal(1, chosen(character())))),
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
  'Lady Tremaine - Bitterly Jealous': [
    activated(
      [exertSelf],
      inOrder(
        returnToHand(chosen(character({ damaged: true }))),
        discard(1, 'eachOpponent', { random: true }),
      ),
    ),
  ],

  'Wake Up, Alice!': { effect: returnToHand(chosen(character({ damaged: true }))) },
  "He's a Tramp": { effect: giveStrength(chosen(character()), { each: yourCharacter() }) },
  'The Return of Hercules': { effect: each('eachPlayer', may(play(character(), { free: true }))) },
  'Ink Geyser': {
    effect: inOrder(
      each('eachPlayer', exert(all({ in: 'inkwell' }))),
      each('eachPlayer', returnToHand(one({ in: 'inkwell' }, { allBut: 3, random: true }))),
    ),
  },

  'Emerald Coil': [wheneverInked(gains(chosen(character()), keyword('evasive'), 'untilYourNextTurn'))],
}
