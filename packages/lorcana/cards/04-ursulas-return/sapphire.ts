import type { Texts } from '../facts.ts'
import { entersExerted, take } from '../phrases.ts'
import {
  activated,
  all,
  banish,
  banishing,
  character,
  chosen,
  discarding,
  either,
  exerting,
  exertSelf,
  gainLore,
  gains,
  give,
  giveStrength,
  has,
  inOrder,
  instead,
  intoInkwell,
  item,
  keyword,
  location,
  lookAt,
  may,
  one,
  oneLooked,
  opposingCharacter,
  payLess,
  play,
  removeDamage,
  resist,
  returnToHand,
  selfHas,
  send,
  shift,
  shiftFor,
  singTogether,
  theyHave,
  upTo,
  when,
  whenBanished,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  youHave,
  yourCharacter,
  yourOtherCharacter,
  yourTurn,
} from '../words.ts'

export const sapphire: Texts = {
  'Anna - Braving the Storm': [
    selfHas({ lore: 1 }, { while: youHave(character({ classification: 'Hero', other: true })) }),
  ],
  'Anna - True-Hearted': [
    wheneverQuests(give(all(yourOtherCharacter({ classification: 'Hero' })), { lore: 1 })),
  ],
  'Ariel - Treasure Collector': [
    has(keyword('ward')),
    selfHas({ lore: 2 }, { while: { more: { each: item({ whose: 'yours' }) }, than: 'eachOpponent' } }),
  ],
  'Aurora - Lore Guardian': [
    has(shift(2)),
    theyHave(item({ whose: 'yours' }), { cant: ['beChosenByOpponents'] }),
    activated([exerting(item())], lookAt(1, 'topOrBottom')),
  ],
  'Aurora - Tranquil Princess': [has(keyword('ward'))],
  'Dang Hu - Talon Chief': [
    theyHave(yourOtherCharacter({ classification: 'Villain' }), { keywords: [keyword('support')] }),
  ],
  "Flounder - Collector's Companion": [
    has(keyword('support')),
    payLess(1, 'self', { while: youHave(character({ named: 'Ariel' })) }),
  ],
  'Hans - Noble Scoundrel': [
    whenPlayed(gainLore(1), { if: { have: character({ classification: ['Princess', 'Queen'] }) } }),
  ],
  'Iduna - Caring Mother': [whenBanished(may(intoInkwell('self', 'exerted')))],
  'Olaf - Carrot Enthusiast': [
    has(shiftFor(discarding(item()))),
    wheneverQuests(giveStrength(all(yourOtherCharacter()), { of: 'self', value: 'strength' })),
  ],
  'Olaf - Trusting Companion': [has(keyword('support'))],
  'Pascal - Inquisitive Pet': [whenPlayed(lookAt(3, 'top'))],
  'Prince Phillip - Gallant Defender': [
    has(keyword('support')),
    when('chosenForSupport', gains('triggering', resist(1)), { what: yourCharacter() }),
  ],
  'Rapunzel - Appreciative Artist': [
    selfHas({ keywords: [keyword('ward')] }, { while: youHave(character({ named: 'Pascal' })) }),
  ],
  'Scuttle - Expert on Humans': [whenPlayed(lookAt(4, 'bottom', take(item())))],
  'The Queen - Diviner': [
    activated(
      [exertSelf],
      lookAt(
        4,
        'bottom',
        either(
          may(send(oneLooked(item()), 'hand', { reveal: true })),
          may(play(oneLooked(item({ cost: { max: 3 } })), { free: true, exerted: true })),
        ),
      ),
    ),
  ],
  'Transformed Chef - Castle Stove': [whenPlayed(removeDamage(2, chosen(character())))],
  'Triton - Champion of Atlantica': [
    has(shift(6)),
    theyHave(opposingCharacter(), { strength: { each: location({ whose: 'yours' }), times: -1 } }),
  ],
  'Triton - Discerning King': [activated([exertSelf, banishing(item())], gainLore(3))],
  'Triton - Young Prince': [
    selfHas({ keywords: [keyword('evasive')] }, { while: yourTurn }),
    when('banished', may(intoInkwell('triggering', 'exerted')), { what: location({ whose: 'yours' }) }),
  ],

  'Dig a Little Deeper': {
    effect: lookAt(7, 'bottom', { filter: {}, upTo: 2, must: true }),
    keywords: [singTogether(8)],
  },
  Glean: { effect: inOrder(banish(chosen(item())), { do: 'gainLore', n: 2, who: 'itsPlayer' }) },
  'Seldom All They Seem': { effect: giveStrength(chosen(character()), -3) },
  'Treasures Untold': { effect: returnToHand(upTo(2, item({ in: 'discard' }))) },

  'Field of Ice': [wheneverYouPlay(character(), gains('triggering', resist(1), 'untilYourNextTurn'))],
  'Great Stone Dragon': [
    entersExerted,
    activated([exertSelf], intoInkwell(one(character({ in: 'discard' })), 'exerted')),
  ],
  'Ice Block': [activated([exertSelf], giveStrength(chosen(character()), -1))],

  "Ariel's Grotto - A Secret Place": [selfHas({ lore: 2 }, { while: youHave(item(), 3) })],
  'Winter Camp - Medical Tent': [
    when(
      'quest',
      instead(
        removeDamage(2, 'triggering'),
        { is: 'triggering', a: character({ classification: 'Hero' }) },
        removeDamage(4, 'triggering'),
      ),
      { what: character({ here: true }) },
    ),
  ],
}
