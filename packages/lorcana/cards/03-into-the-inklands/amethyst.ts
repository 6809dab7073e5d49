import type { Texts } from '../facts.ts'
import { atLocation, atStartOfYourTurn, mayMoveHereFree } from '../phrases.ts'
import {
  activated,
  all,
  allOf,
  banish,
  banishSelf,
  cant,
  challenger,
  character,
  chosen,
  draw,
  exert,
  exerted,
  exertSelf,
  gainLore,
  gains,
  has,
  ifSo,
  inOrder,
  inOrderTo,
  item,
  keyword,
  location,
  lookAt,
  may,
  move,
  moveDamage,
  moveDamageExactly,
  nameAndReveal,
  one,
  oneLooked,
  opposingCharacter,
  payingInk,
  returnToHand,
  selfHas,
  send,
  shift,
  shuffleIntoDeck,
  theyHave,
  times,
  when,
  whenBanished,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  youHave,
  yourCharacter,
  yourTurn,
} from '../words.ts'

export const amethyst: Texts = {
  'Alice - Tea Alchemist': [
    activated(
      [exertSelf],
      inOrder(
        exert(chosen(opposingCharacter())),
        exert(all(opposingCharacter({ other: true, named: { as: 'it' } }))),
      ),
    ),
  ],
  "Chernabog's Followers - Creatures of Evil": [wheneverQuests(may(inOrderTo(banish('self'), draw())))],
  'Diablo - Faithful Pet': [
    wheneverYouPlay(character({ named: 'Maleficent' }), may(lookAt(1, 'topOrBottom'))),
  ],
  'Genie - Supportive Friend': [wheneverQuests(may(inOrderTo(shuffleIntoDeck('self'), draw(3))))],
  'Hydros - Ice Titan': [activated([exertSelf], exert(chosen(character())))],
  'Iago - Pretty Polly': [has(keyword('evasive'))],
  'Jafar - Lamp Thief': [whenPlayed(lookAt(2, 'topAndBottom'))],
  'Jafar - Striking Illusionist': [
    has(shift(5)),
    has(keyword('evasive')),
    when('draw', gainLore(1), { while: allOf(yourTurn, exerted) }),
  ],
  'Lena Sabrewing - Rebellious Teenager': [has(keyword('rush'))],
  'Magic Broom - Dancing Duster': [
    whenPlayed(
      may(inOrder(exert(chosen(opposingCharacter())), cant('it', 'readyAtStart', 'theirNextTurn'))),
      {
        if: youHave(character({ classification: 'Sorcerer' })),
      },
    ),
  ],
  'Magic Broom - Swift Cleaner': [
    has(keyword('rush')),
    whenPlayed(may(shuffleIntoDeck(all({ classification: 'Broom', in: 'discard' })))),
  ],
  'Magic Broom - The Big Sweeper': [selfHas({ strength: 2 }, { while: atLocation })],
  'Magic Carpet - Flying Rug': [
    has(keyword('evasive')),
    activated([exertSelf], move(one(yourCharacter()), one(location({ whose: 'yours' })))),
  ],
  'Magica De Spell - The Midas Touch': [
    has(shift(5)),
    wheneverQuests(gainLore({ of: one(item({ whose: 'yours' })), value: 'cost' })),
  ],
  'Magica De Spell - Thieving Sorceress': [
    activated([exertSelf], returnToHand(chosen(item({ cost: { max: { of: 'self', value: 'strength' } } })))),
  ],
  'Maleficent - Mistress of All Evil': [
    wheneverQuests(may(draw())),
    when('draw', may(moveDamageExactly(1, chosen(character()), chosen(opposingCharacter()))), {
      while: yourTurn,
    }),
  ],
  'Mama Odie - Voice of Wisdom': [
    wheneverQuests(may(moveDamage(2, chosen(character()), chosen(opposingCharacter())))),
  ],
  'Pua - Potbellied Buddy': [whenBanished(may(shuffleIntoDeck('self')))],
  'Rafiki - Mystical Fighter': [
    has(challenger(3)),
    when(
      'challenge',
      { do: 'noChallengeDamage', to: 'self' },
      { whom: character({ classification: 'Hyena' }) },
    ),
  ],
  'Stratos - Tornado Titan': [
    has(keyword('evasive')),
    activated([exertSelf], gainLore({ each: yourCharacter({ classification: 'Titan' }) })),
  ],
  'Treasure Guardian - Protector of the Cave': [
    selfHas({ cant: ['challenge', 'quest'] }, { unless: atLocation }),
  ],
  'Ursula - Sea Witch': [wheneverQuests(cant(chosen(opposingCharacter()), 'readyAtStart', 'theirNextTurn'))],

  'Bestow a Gift': { effect: moveDamageExactly(1, chosen(character()), chosen(opposingCharacter())) },
  'It Calls Me': {
    effect: inOrder(draw(), shuffleIntoDeck(one({ in: 'anyDiscard', of: 'chosenOpponent' }, { upTo: 3 }))),
  },
  'Last-Ditch Effort': {
    effect: inOrder(exert(chosen(opposingCharacter())), gains(chosen(yourCharacter()), challenger(2))),
  },
  'The Boss is on a Roll': {
    effect: inOrder(lookAt(5, 'bottom', send(oneLooked({}, { upTo: 'any' }), 'top')), gainLore(1)),
  },

  'The Lamp': [
    activated(
      [banishSelf],
      inOrder(
        ifSo(youHave(character({ named: 'Jafar' })), draw(2)),
        ifSo(youHave(character({ named: 'Genie' })), returnToHand(chosen(character({ cost: { max: 4 } })))),
      ),
    ),
  ],
  "The Sorcerer's Hat": [activated([exertSelf, payingInk(1)], nameAndReveal())],

  "The Queen's Castle - Mirror Chamber": [
    atStartOfYourTurn(times({ each: character({ here: true }) }, may(draw()))),
  ],
  "The Sorcerer's Tower - Wondrous Workspace": [
    mayMoveHereFree(yourCharacter({ named: 'Magic Broom' })),
    theyHave(character({ here: true }), { lore: 1 }),
  ],
}
