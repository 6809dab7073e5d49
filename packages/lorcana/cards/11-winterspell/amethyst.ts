import type { Texts } from '../facts.ts'
import { atEndOfYourTurn, onceDuringYourTurn, summon } from '../phrases.ts'
import {
  activated,
  all,
  banish,
  banishSelf,
  boost,
  cant,
  challenger,
  character,
  choose,
  chosen,
  discard,
  draw,
  each,
  either,
  exert,
  exerted,
  exertSelf,
  forEach,
  gainLore,
  gains,
  handAtLeast,
  has,
  ifYouDo,
  inOrder,
  keyword,
  may,
  moveDamage,
  moveDamageExactly,
  not,
  one,
  opponentsReadyAtMost,
  opposingCharacter,
  payingInk,
  payLess,
  returnToHand,
  revealTopOf,
  selfHas,
  send,
  shift,
  thisTurn,
  toBottom,
  underdog,
  when,
  whenBanished,
  wheneverQuests,
  whenPlayed,
  youHave,
  yourCharacter,
  yourOtherCharacter,
} from '../words.ts'

export const amethyst: Texts = {
  'Nala - Romping in the Snow': [
    whenPlayed(gains(chosen(yourCharacter()), keyword('evasive'), 'untilYourNextTurn')),
  ],
  'Alice - Well-Read Whisper': [
    has(boost(2)),
    wheneverQuests(send(all({ in: 'under', beneath: 'self' }), 'hand')),
  ],
  'Tigger - Bouncing All the Way': [
    whenPlayed(may(returnToHand(chosen({ type: ['character', 'item', 'location'], cost: { max: 2 } })))),
  ],
  'Isis Vanderchill - Ice Queen of St. Canard': [whenPlayed(exert(chosen(opposingCharacter())))],
  'Flit - Reflective Hummingbird': [
    whenPlayed(moveDamage(1, chosen(character()), chosen(opposingCharacter()))),
  ],
  'Rabbit - Fed Up': [has(challenger(3))],
  'Pocahontas - Following the Wind': [
    wheneverQuests(gainLore({ of: chosen(character({ other: true, exerted: true })), value: 'lore' })),
  ],
  'Darkwing Duck - Darkwolf Dog': [has(keyword('rush'))],
  'Taran - Magically Armed': [
    has(keyword('rush')),
    whenPlayed(toBottom(one({ in: 'anyDiscard', of: 'chosenPlayer' }, { upTo: 2 }))),
  ],
  'Eeyore - In the Way': [
    payLess({ each: character({ exerted: true }) }, 'self'),
    whenPlayed(
      forEach(
        'eachOpponent',
        may(inOrder(choose(chosen(character({ of: 'them' }))), cant('it', 'readyAtStart', 'theirNextTurn'))),
      ),
    ),
  ],
  'Meeko - Skittish Scrounger': [
    has(keyword('evasive')),
    atEndOfYourTurn(either(discard(), banish('self')), { if: exerted }),
  ],
  'Morgana Macawber - Reformed Spellcaster': [
    has(shift(4)),
    whenPlayed(
      may(
        inOrder(
          choose(chosen(opposingCharacter())),
          moveDamageExactly(1, all(character({ not: { same: 'it' } })), 'it'),
        ),
      ),
    ),
  ],
  'Tinker Bell - Snowflake Collector': [
    selfHas({ keywords: [keyword('evasive')] }, { while: handAtLeast(4) }),
    selfHas({ lore: 3 }, { while: handAtLeast(7) }),
  ],
  'Genie - Magical Researcher': [has(boost(1)), selfHas({ lore: { cardsUnder: 'self' } })],
  'Anna - Soothing Sister': [
    { kind: 'static', while: thisTurn('goes', { from: 'discard', by: 'anyone' }), gainsShift: 0 },
    wheneverQuests(
      may(
        inOrder(
          choose(one(character({ in: 'discard' }))),
          gainLore({ of: 'it', value: 'lore' }),
          toBottom('it'),
        ),
      ),
    ),
  ],
  'Kristoff - Icy Explorer': [
    whenPlayed(may(toBottom(one({ in: 'anyDiscard' }))), { if: youHave(character({ named: 'Anna' })) }),
    when('goes', draw(), { what: {}, from: 'discard', by: 'you', ...onceDuringYourTurn }),
  ],
  'Anna - Little Sister': [whenPlayed(may(toBottom(one({ in: 'anyDiscard' }))))],
  'Marshmallow - Cranky Climber': [wheneverQuests(opponentsReadyAtMost(1))],
  'Christopher Robin - Joining the Fun': [payLess(1, 'self', { while: underdog })],
  'Lumpy - Playful Heffalump': [has(keyword('evasive'))],
  'Witches of Morva - Orddu, Orwen, and Orgoch': [
    whenPlayed(ifYouDo(may(returnToHand(chosen(yourOtherCharacter()))), gainLore(1))),
  ],
  'Sven - Leaping Reindeer': [has(keyword('rush')), has(challenger(3)), has(keyword('evasive'))],
  'Do You Want to Build A Snowman?': {
    effect: each('chosenOpponent', either(gainLore(3, 'me'), toBottom(one(yourCharacter())))),
  },
  'Come Out and Fight!': {
    effect: inOrder(
      choose(chosen({ type: ['character', 'item', 'location'] })),
      send(all({ in: 'under', beneath: 'it' }), 'bottom', { order: 'random' }),
      draw(),
    ),
  },

  Swordplay: { effect: gains(chosen(character()), challenger(3)) },
  'Colors of the Wind': { effect: revealTopOf('eachPlayer', draw({ inkTypes: { in: 'looked' } })) },
  "Mother's Necklace": [
    atEndOfYourTurn(gains(chosen(yourCharacter()), keyword('evasive'), 'untilYourNextTurn'), {
      if: not(thisTurn('challenge', { what: yourCharacter() })),
    }),
  ],
  'Mystical Inkcaster': [activated([exertSelf, payingInk(3)], summon(5))],

  'Pot of Honey': [
    activated([banishSelf], cant(chosen(character({ exerted: true })), 'readyAtStart', 'theirNextTurn')),
  ],
  'The Frozen Vine - Monstrous Plant': [
    whenBanished(returnToHand('self'), { while: { have: character({ exerted: true, here: true }) } }),
  ],
}
