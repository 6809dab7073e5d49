import type { Texts } from '../facts.ts'
import { drawThenDiscard, entersExerted, opponentHasMoreCards } from '../phrases.ts'
import {
  activated,
  all,
  allLooked,
  banish,
  character,
  chosen,
  deal,
  discard,
  discarding,
  draw,
  exertSelf,
  gainLore,
  give,
  has,
  ifSo,
  ifYouDo,
  inOrderTo,
  item,
  keyword,
  location,
  may,
  opposingCharacter,
  payInk,
  payingInk,
  payLessForNext,
  returnToHand,
  revealTop,
  selfHas,
  shift,
  theyHave,
  toTop,
  when,
  wheneverChallenged,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  youHave,
  yourCharacter,
} from '../words.ts'

export const emerald: Texts = {
  'Carl Fredricksen - Loving Husband': [
    whenPlayed(payLessForNext(2, character({ named: 'Ellie Fredricksen' }))),
  ],
  'Ellie Fredricksen - Loving Wife': [wheneverYouPlay(location(), gainLore(1))],
  'Buzz Lightyear - Grounded': [selfHas({ cantGain: ['evasive'] })],
  'Russell - Senior Wilderness Explorer': [
    has(shift(3)),
    theyHave(yourCharacter({ at: true }), { strength: 1 }),
    when('quest', gainLore(1), { what: yourCharacter({ strength: { min: 4 } }) }),
  ],
  'Rapunzel - Tower Defender': [whenPlayed(ifYouDo(may(discard()), returnToHand(chosen(character()))))],
  'Tod - Clever Fox': [whenPlayed(drawThenDiscard(2, 1))],
  'Roo - Hunny Rogue': [
    has(keyword('ward')),
    selfHas(
      { keywords: [keyword('evasive')] },
      { while: youHave(character({ classification: 'Hunny', other: true })) },
    ),
  ],
  'Winifred - Exasperated Elephant': [has(keyword('ward'))],
  'Aladdin - Doing His Part': [whenPlayed(may(inOrderTo(payInk(1), banish(chosen(item())))))],
  'Kevin - Flightless Bird': [wheneverQuests(toTop('self'))],
  'Peter Pan - Created by the Vine': [
    when('challenged', discard(1, 'challengingPlayer'), {
      what: yourCharacter({ classification: 'Floodborn' }),
    }),
  ],
  'Dr. Bushroot - Evil Botanist': [has(keyword('ward')), wheneverChallenged(discard(1, 'chosenOpponent'))],
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

  'To Wither a Flower': { effect: deal(2, all(opposingCharacter({ damaged: true }))) },
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

  'Paradise Falls - Exotic Destination': [
    selfHas({ lore: 3 }, { while: youHave(character({ here: true })) }),
  ],
}
