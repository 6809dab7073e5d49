import type { Texts } from '../facts.ts'
import { atLocation, drawThenDiscard, entersExerted, opponentHasMoreCards } from '../phrases.ts'
import {
  action,
  activated,
  all,
  allLooked,
  allOf,
  banish,
  character,
  chosen,
  deal,
  discard,
  discarding,
  draw,
  duoShift,
  either,
  exerted,
  exertSelf,
  gainLore,
  give,
  has,
  ifSo,
  ifYouDo,
  inOrder,
  inOrderTo,
  item,
  keyword,
  location,
  may,
  mayEnterExerted,
  move,
  one,
  opponentsTurn,
  opposingCharacter,
  payInk,
  payingInk,
  payLessForNext,
  play,
  playersHave,
  resist,
  returnToHand,
  revealTop,
  selfHas,
  shift,
  theyHave,
  toTop,
  when,
  whenDiscarded,
  wheneverChallenged,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  youHave,
  yourCharacter,
  yourOtherCharacter,
  yourTurn,
} from '../words.ts'

export const emerald: Texts = {
  'Carl Fredricksen - Loving Husband': [
    whenPlayed(payLessForNext(2, character({ named: 'Ellie Fredricksen' }))),
  ],
  'Ellie Fredricksen - Loving Wife': [wheneverYouPlay(location(), gainLore(1))],
  'Buzz Lightyear - Providing Cover': [
    whenPlayed(
      ifSo(
        youHave(yourOtherCharacter({ classification: 'Toy' })),
        inOrder(
          may(returnToHand(one(action({ in: 'discard', cost: { max: 2 } })))),
          may(play(action({ cost: { max: 2 } }), { free: true })),
        ),
        either(
          may(returnToHand(one(action({ in: 'discard', cost: { max: 2 } })))),
          may(play(action({ cost: { max: 2 } }), { free: true })),
        ),
      ),
    ),
  ],
  'Buzz Lightyear - Grounded': [selfHas({ cantGain: ['evasive'] })],
  'Gopher - Hunny Cook': [
    mayEnterExerted(),
    theyHave(
      yourOtherCharacter({ classification: 'Hunny' }),
      { keywords: [resist(1)] },
      {
        while: allOf(opponentsTurn, exerted),
      },
    ),
  ],
  'Russell - Senior Wilderness Explorer': [
    has(shift(3)),
    theyHave(yourCharacter({ at: true }), { strength: 1 }),
    when('quest', gainLore(1), { what: yourCharacter({ strength: { min: 4 } }) }),
  ],
  'Rapunzel - Tower Defender': [whenPlayed(ifYouDo(may(discard()), returnToHand(chosen(character()))))],
  'Tod - Clever Fox': [whenPlayed(drawThenDiscard(2, 1))],
  'Russell - Junior Wilderness Explorer': [
    wheneverQuests(
      may(inOrder(move('self', one(location({ whose: 'yours' }))), move(one(yourOtherCharacter()), 'there'))),
    ),
  ],
  'Roo - Hunny Rogue': [
    has(keyword('ward')),
    selfHas(
      { keywords: [keyword('evasive')] },
      { while: youHave(character({ classification: 'Hunny', other: true })) },
    ),
  ],
  'Winifred - Exasperated Elephant': [has(keyword('ward'))],
  'Aladdin - Doing His Part': [whenPlayed(may(inOrderTo(payInk(1), banish(chosen(item())))))],
  'Madam Mim - Hummingbird': [has(keyword('evasive')), playersHave('you', 'allInkable')],
  'Kevin - Flightless Bird': [wheneverQuests(toTop('self'))],
  'Peter Pan - Created by the Vine': [
    when('challenged', discard(1, 'challengingPlayer'), {
      what: yourCharacter({ classification: 'Floodborn' }),
    }),
  ],
  'Posey - Vampire Potato': [has(shift(5, item({ named: 'Potato' })))],
  'Dr. Bushroot - Evil Botanist': [has(keyword('ward')), wheneverChallenged(discard(1, 'chosenOpponent'))],
  'Mother Gothel - Evil as Ever': [whenDiscarded(may(play('self')))],
  'Tod & Copper - Best of Friends': [has(shift(2)), has(keyword('evasive'))],
  'Rapunzel - Escaping the Tower': [
    activated(
      [discarding()],
      give('self', { lore: 1, keywords: [keyword('evasive')] }, 'untilYourNextTurn'),
      { once: true },
    ),
  ],
  'Mushu - Stealthy Dragon': [
    has(keyword('evasive')),
    wheneverQuests(may(draw()), { if: opponentHasMoreCards }),
  ],
  'Carl Fredricksen & Russell - Intrepid Explorers': [
    has(shift(4)),
    theyHave(character({ at: 'there' }), { lore: 1, keywords: [keyword('evasive')] }, { while: atLocation }),
  ],
  'Mickey Mouse & Minnie Mouse - Adventuring Duo': [
    has(duoShift(0)),
    { kind: 'static', insteadOfBanished: 'inkwell' },
  ],
  'Rapunzel & Flynn Rider - Unlikely Pair': [
    has(shift(3)),
    wheneverQuests(may(drawThenDiscard())),
    when('discard', may(play('triggering')), { what: character(), while: yourTurn }),
  ],

  'To Wither a Flower': { effect: deal(2, all(opposingCharacter({ damaged: true }))) },
  'Piercing Attack': { effect: { do: 'deal', n: 2, to: chosen(character()), ignoring: 'resist' } },
  'Put That Thing Back': { effect: returnToHand(chosen({ type: ['character', 'item'] })) },
  'Scout Ahead': { effect: ifSo({ fewer: { own: 'lore' }, than: 'anyOpponent' }, gainLore(2)) },

  Potato: [entersExerted],
  'My Adventure Book': [
    activated(
      [exertSelf, payingInk(1)],
      revealTop(
        { any: [{ not: character() }, character({ named: 'Kevin' })] },
        returnToHand(allLooked()),
        'bottom',
      ),
    ),
  ],
  'Vine Pod': [
    entersExerted,
    activated(
      [exertSelf, payingInk(1)],
      inOrder(banish(chosen(yourCharacter())), may(play(character({ named: { as: 'it' } }), { free: true }))),
    ),
  ],

  'Paradise Falls - Exotic Destination': [
    selfHas({ lore: 3 }, { while: youHave(character({ here: true })) }),
  ],
}
