import type { Texts } from '../facts.ts'
import {
  atEndOfYourTurn,
  atStartOfYourTurn,
  both,
  entersExerted,
  mayMoveHereFree,
  onceDuringYourTurn,
  wheneverYouHeal,
  youPlayedThisTurn,
} from '../phrases.ts'
import {
  activated,
  all,
  anyOf,
  banishSelf,
  cant,
  challenger,
  character,
  chosen,
  deal,
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
  ifSo,
  ifYouDo,
  inOrder,
  inOrderTo,
  item,
  itIs,
  keyword,
  may,
  mayEnterExerted,
  moveDamage,
  moveDamageExactly,
  opponentsTurn,
  opposingCharacter,
  payingInk,
  play,
  returnToHand,
  search,
  selfDamageAtLeast,
  selfHas,
  shift,
  shuffleIntoDeck,
  song,
  theyHave,
  when,
  whenBanished,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  youHave,
  yourCharacter,
  yourOtherCharacter,
} from '../words.ts'

export const amethyst: Texts = {
  "Mor'du - Wicked with Pride": [has(keyword('rush'))],
  'Alma Madrigal - Leading the Way': [
    whenPlayed(may(exert(chosen(opposingCharacter()))), {
      if: youHave(character({ classification: 'Madrigal', other: true })),
    }),
  ],
  'Snow White - Merry as the Morning': [
    wheneverQuests(
      may(inOrderTo(returnToHand(chosen(yourCharacter({ classification: 'Seven Dwarfs' }))), draw())),
    ),
    whenBanished(returnToHand('self'), { inChallenge: true, while: opponentsTurn }),
  ],
  'Dopey - Drawn to Music': [
    selfHas({ cant: ['sing'] }),
    wheneverYouPlay(song(), give('self', { lore: 1 }), onceDuringYourTurn),
  ],
  'Bashful - Riding the Rails': [has(keyword('evasive'))],
  'Doc - Taking Notes': [
    whenPlayed(draw(), {
      if: anyOf(
        youHave(character({ classification: 'Seven Dwarfs', other: true })),
        youHave(character({ classification: 'Princess' })),
      ),
    }),
  ],
  'Sneezy - Startlingly Loud': [whenPlayed(give(chosen(character()), { lore: 1 }))],
  'Sleepy - Deep Sleeper': [
    whenBanished(may(draw()), { if: youHave(character({ classification: ['Seven Dwarfs', 'Princess'] })) }),
  ],
  'Alma Madrigal - Heart of the Family': [
    wheneverQuests(moveDamage(1, chosen(yourCharacter()), chosen(opposingCharacter()))),
  ],
  'Frozone - Super Slick': [has(keyword('evasive'))],
  "Will o' the Wisp - Forest Spirit": [whenBanished(may(returnToHand('self')), { inChallenge: true })],
  'Violet Parr - Learning New Powers': [
    has(keyword('evasive')),
    whenPlayed(may(moveDamageExactly(1, chosen(character()), chosen(opposingCharacter())))),
  ],
  'Mrs. Incredible - Super Stretchy': [
    atStartOfYourTurn(
      may(either(gains('self', keyword('evasive'), 'untilYourNextTurn'), give('self', { lore: 1 }))),
    ),
  ],
  'Hamish, Hubert & Harris - Making Mischief': [
    mayEnterExerted(),
    atEndOfYourTurn(cant(chosen(opposingCharacter()), 'readyAtStart', 'theirNextTurn'), { if: exerted }),
  ],
  'Elinor - Bespelled Queen': [has(challenger(2))],
  'Mickey Mouse - Experienced Traveler': [
    wheneverQuests(may(draw()), { if: youPlayedThisTurn(character({ other: true })) }),
  ],
  'Mirage - Super Recruiter': [
    whenPlayed(may(draw()), { if: youHave(character({ classification: ['Super', 'Hero'] })) }),
  ],
  'Edna Mode - Fashion Designer': [
    whenPlayed(ifYouDo(may(returnToHand(chosen(item({ cost: { max: 2 } })))), draw(1, 'itsPlayer'))),
    wheneverQuests(give(all(yourCharacter({ classification: 'Super' })), { lore: 1 })),
  ],
  'Maleficent - Imperious Traveler': [
    wheneverQuests(may(exert(chosen(opposingCharacter()))), {
      if: youPlayedThisTurn(character({ other: true })),
    }),
  ],
  'Pepa Madrigal - Calm Before the Storm': [
    whenPlayed(deal(1, all(yourOtherCharacter()))),
    wheneverYouHeal(yourCharacter(), draw(), onceDuringYourTurn),
  ],
  "Mor'du - Savage Cursed Prince": [
    whenPlayed(exert(all(yourCharacter({ not: { named: "Mor'du" } })))),
    theyHave(yourCharacter({ not: { named: "Mor'du" } }), { cant: ['readyAtStart'] }),
  ],
  'Alma Madrigal - Keeper of the Flame': [
    has(shift(3)),
    wheneverYouHeal(yourCharacter(), may(exert(chosen(opposingCharacter())))),
  ],
  'Frozone - Super Cool': [
    has(keyword('rush')),
    whenPlayed(may(exert(chosen(opposingCharacter()))), {
      if: youHave(character({ classification: 'Super', other: true })),
    }),
  ],
  'Luisa Madrigal - Confident Climber': [
    has(shift(3)),
    activated(
      [payingInk(1)],
      inOrder(
        moveDamage(1, chosen(yourCharacter()), 'self'),
        ifSo(selfDamageAtLeast(3), moveDamage('all', 'self', chosen(opposingCharacter()))),
      ),
    ),
  ],
  'Dash Parr - Lava Runner': [has(keyword('rush')), selfHas({ can: { questAtOnce: true } })],
  'Luisa Madrigal - Pushing Through': [has(challenger(2))],

  'Super Relocation Program': {
    effect: inOrder(
      returnToHand(chosen(yourCharacter())),
      ifSo(itIs(character({ classification: 'Hero' })), draw(2)),
    ),
  },
  'Right Behind You': {
    effect: inOrder(
      draw(),
      ifSo(
        both(
          youHave(character({ classification: 'Seven Dwarfs' })),
          youHave(character({ classification: 'Princess' })),
        ),
        may(play(character({ classification: 'Seven Dwarfs' }), { free: true })),
      ),
    ),
  },
  "Don't Be Nervous": {
    effect: inOrder(
      search(character({ classification: 'Princess' })),
      ifSo(youHave(character({ classification: 'Seven Dwarfs' }), 2), inOrder(draw(2), gainLore(2))),
    ),
  },

  'Super Suit': [
    whenPlayed(gainLore(1), { if: youHave(character({ classification: 'Hero' })) }),
    activated(
      [exertSelf, payingInk(2)],
      ifSo(youPlayedThisTurn(character({ classification: 'Hero' })), draw()),
    ),
  ],
  'DunBroch Family Tapestry': [
    entersExerted,
    activated(
      [exertSelf, banishSelf],
      each('eachPlayer', shuffleIntoDeck(all(character({ in: 'discard' })))),
    ),
  ],
  'Ring of Stones - Place of Legends': [
    mayMoveHereFree(yourCharacter({ exerted: true })),
    when('move', gainLore(1), { what: character(), whom: { here: true }, ...onceDuringYourTurn }),
  ],
}
