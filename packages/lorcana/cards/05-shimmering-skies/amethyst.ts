import type { Texts } from '../facts.ts'
import { atStartOfYourTurn, returnsWhenBanishedInChallenge, whenLeavesPlay } from '../phrases.ts'
import {
  activated,
  all,
  allLooked,
  banish,
  banishSelf,
  cant,
  challenger,
  character,
  choose,
  chosen,
  discard,
  discarding,
  draw,
  each,
  either,
  exert,
  exerted,
  exertSelf,
  gainLore,
  gains,
  give,
  has,
  inOrder,
  inOrderTo,
  keyword,
  lookAt,
  may,
  moveDamage,
  one,
  opponentsTurn,
  opposingCharacter,
  payingInk,
  payLess,
  play,
  playersCant,
  returnToHand,
  revealTop,
  shift,
  shuffleIntoDeck,
  theyHave,
  times,
  whenBanished,
  wheneverQuests,
  whenPlayed,
  yourCharacter,
  yourOtherCharacter,
} from '../words.ts'

export const amethyst: Texts = {
  'Maleficent - Formidable Queen': [
    has(shift(6)),
    whenPlayed(
      times(
        { each: yourCharacter({ named: 'Maleficent' }) },
        returnToHand(
          chosen({ type: ['character', 'item', 'location'], whose: 'opposing', cost: { max: 3 } }),
        ),
      ),
    ),
  ],
  'The Nokk - Mythical Spirit': [
    whenPlayed(may(moveDamage(2, chosen(character()), chosen(opposingCharacter())))),
  ],
  'Cogsworth - Illuminary Watchman': [whenPlayed(gains(chosen(character()), keyword('rush')))],
  'Merlin - Turtle': [whenPlayed(lookAt(2, 'topAndBottom')), whenLeavesPlay(lookAt(2, 'topAndBottom'))],
  'Archimedes - Exasperated Owl': [has(keyword('evasive'))],
  'Bruni - Fire Salamander': [has(keyword('evasive')), whenBanished(may(draw()))],
  'Earth Giant - Living Mountain': [whenPlayed(draw(1, 'eachOpponent'))],
  'Gale - Wind Spirit': [whenBanished(returnToHand('self'), { inChallenge: true })],
  'Madam Mim - Elephant': [
    whenPlayed(either(banish('self'), returnToHand(chosen(yourOtherCharacter())))),
    atStartOfYourTurn(may(moveDamage(2, 'self', chosen(opposingCharacter())))),
  ],
  'Anna - Mystical Majesty': [has(shift(4)), whenPlayed(exert(all(opposingCharacter())))],
  'Archimedes - Electrified Owl': [has(shift(3)), has(keyword('evasive')), has(challenger(3))],
  'Elsa - The Fifth Spirit': [
    has(keyword('rush')),
    has(keyword('evasive')),
    whenPlayed(exert(chosen(opposingCharacter()))),
  ],
  'Genie - Main Attraction': [theyHave(opposingCharacter(), { cant: ['readyAtStart'] }, { while: exerted })],
  'Olaf - Happy Passenger': [
    has(keyword('evasive')),
    payLess({ each: opposingCharacter({ exerted: true }) }, 'self'),
  ],
  'Maleficent - Vexed Partygoer': [
    wheneverQuests(
      may(
        inOrderTo(
          discard(),
          returnToHand(chosen({ type: ['character', 'item', 'location'], cost: { max: 3 } })),
        ),
      ),
    ),
  ],
  'Magica De Spell - Cruel Sorceress': [playersCant('you', 'discard', { while: opponentsTurn })],
  'Rafiki - Shaman Duelist': [has(keyword('rush')), whenPlayed(gains('self', challenger(4)))],
  'Anna - Eager Acolyte': [whenPlayed(each('eachOpponent', exert(one(yourCharacter({ exerted: false })))))],
  'King of Hearts - Monarch of Wonderland': [
    activated([exertSelf], cant(chosen(character({ exerted: true })), 'readyAtStart', 'theirNextTurn')),
  ],
  'Camilo Madrigal - Family Copycat': [
    wheneverQuests(
      inOrder(may(gainLore({ of: chosen(yourOtherCharacter()), value: 'lore' })), returnToHand('it')),
    ),
  ],

  'Hypnotic Strength': { effect: inOrder(draw(), gains(chosen(character()), challenger(2))) },
  'Finders Keepers': { effect: draw(3) },
  'We Know the Way': {
    effect: inOrder(
      shuffleIntoDeck(one({ in: 'discard' })),
      revealTop({ named: { as: 'it' } }, may(play(allLooked(), { free: true })), 'hand'),
    ),
  },
  'Gathering Knowledge and Wisdom': { effect: gainLore(2) },

  'Magical Aid': {
    effect: give(chosen(character()), {
      keywords: [challenger(3)],
      abilities: [returnsWhenBanishedInChallenge],
    }),
  },
  Retrosphere: [
    activated(
      [payingInk(2), banishSelf],
      returnToHand(chosen({ type: ['character', 'item', 'location'], cost: { max: 3 } })),
    ),
  ],
  'Half Hexwell Crown': [
    activated([exertSelf, payingInk(2)], draw()),
    activated([exertSelf, payingInk(2), discarding()], exert(chosen(character()))),
  ],
  'Amethyst Chromicon': [activated([exertSelf], each('eachPlayer', may(draw())))],
  "Elsa's Ice Palace - Place of Solitude": [
    whenPlayed(
      inOrder(choose(chosen(character({ exerted: true }))), cant('it', 'readyAtStart', 'whileInPlay')),
    ),
  ],

  'The Library - A Gift for Belle': [whenBanished(may(draw()), { what: character({ here: true }) })],
}
