import type { Texts } from '../facts.ts'
import { atStartOfYourTurn, entersExerted, shifted, take } from '../phrases.ts'
import {
  activated,
  all,
  banish,
  banishing,
  banishSelf,
  character,
  chosen,
  draw,
  either,
  exert,
  exertSelf,
  gainLore,
  gains,
  give,
  giveStrength,
  has,
  inOrder,
  intoInkwell,
  item,
  keyword,
  location,
  lookAt,
  may,
  one,
  payingInk,
  payLess,
  play,
  playersHave,
  ready,
  removeDamage,
  resist,
  returnToHand,
  search,
  selfHas,
  shift,
  theyHave,
  toBottom,
  upTo,
  when,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  youHave,
  yourCharacter,
  yourOtherCharacter,
  yourTurn,
} from '../words.ts'

export const sapphire: Texts = {
  'The Queen - Cruelest of All': [has(keyword('ward'))],
  'Prince John - Opportunistic Briber': [wheneverYouPlay(item(), giveStrength('self', 2))],
  'Merlin - Back from Bermuda': [theyHave(yourCharacter({ named: 'Arthur' }), { keywords: [resist(1)] })],
  "Pacha - Emperor's Guide": [
    atStartOfYourTurn(gainLore(1), { if: youHave(item()) }),
    atStartOfYourTurn(gainLore(1), { if: youHave(location()) }),
  ],
  'The Queen - Fairest of All': [
    has(shift(3)),
    has(keyword('ward')),
    selfHas({ lore: { each: yourOtherCharacter({ named: 'The Queen' }) } }),
  ],
  'Sheriff of Nottingham - Bushel Britches': [
    has(keyword('support')),
    payLess({ each: item({ whose: 'yours' }) }, 'self'),
  ],
  'Chicha - Dedicated Mother': [
    has(keyword('support')),
    when('inked', may(draw()), { by: 'you', while: yourTurn, nth: 2 }),
  ],
  'Prince John - Gold Lover': [
    activated(
      [exertSelf],
      either(
        play(item({ cost: { max: 5 } }), { free: true, exerted: true }),
        play(item({ in: 'discard', cost: { max: 5 } }), { free: true, exerted: true }),
      ),
    ),
  ],
  'The Queen - Crown of the Council': [
    has(keyword('ward')),
    whenPlayed(lookAt(3, 'bottom', take(character({ named: 'The Queen' }), 'any'))),
  ],
  'Kuzco - Selfish Emperor': [
    whenPlayed(may(intoInkwell(chosen({ type: ['item', 'location'] }), 'exerted'))),
    activated([payingInk(4)], gains(all(yourOtherCharacter()), resist(1), 'untilYourNextTurn')),
  ],
  'Mufasa - Ruler of Pride Rock': [
    whenPlayed(
      inOrder(exert(all({ in: 'inkwell' })), returnToHand(one({ in: 'inkwell' }, { n: 2, random: true }))),
    ),
    wheneverQuests(ready(all({ in: 'inkwell' }))),
  ],
  'Minnie Mouse - Quick-Thinking Inventor': [whenPlayed(giveStrength(chosen(character()), -2))],
  'Basil - Practiced Detective': [has(keyword('support'))],
  'King Candy - Sweet Abomination': [
    has(shift(3)),
    whenPlayed(may(inOrder(draw(2), toBottom(one({ in: 'hand' }))))),
  ],
  'Donald Duck - Focused Flatfoot': [whenPlayed(may(intoInkwell('topOfDeck', 'exerted')))],
  'Tanana - Wise Woman': [whenPlayed(may(removeDamage(1, chosen({ type: ['character', 'location'] }))))],
  'Tipo - Growing Son': [whenPlayed(may(intoInkwell(one({ in: 'hand' }), 'exerted')))],
  'Belle - Of the Ball': [
    has(keyword('ward')),
    whenPlayed(gains(all(yourOtherCharacter()), keyword('ward'), 'untilYourNextTurn')),
  ],
  'Merlin - Intellectual Visionary': [has(shift(5)), whenPlayed(may(search({}, 'hand')), { if: shifted })],

  'Vision of the Future': { effect: lookAt(5, 'bottom', { filter: {}, upTo: 1, must: true }) },
  'Royal Tantrum': {
    effect: inOrder(banish(one(item({ whose: 'yours' }), { upTo: 'any' })), draw({ done: 'itemsBanished' })),
  },
  'Ever as Before': { effect: removeDamage(2, upTo('any', character())) },
  'Hide Away': { effect: intoInkwell(chosen({ type: ['item', 'location'] }), 'exerted') },
  'All Funned Out': { effect: intoInkwell(chosen(yourCharacter()), 'exerted') },

  'Medal of Heroes': [
    activated([exertSelf, payingInk(2), banishSelf], give(chosen(yourCharacter()), { lore: 2 })),
  ],
  "Basil's Magnifying Glass": [activated([exertSelf, payingInk(2)], lookAt(3, 'bottom', take(item())))],
  "Merlin's Carpetbag": [activated([exertSelf, payingInk(1)], returnToHand(one(item({ in: 'discard' }))))],

  'Sapphire Chromicon': [entersExerted, activated([exertSelf, payingInk(2), banishing(item())], gainLore(2))],
  'The Great Illuminary - Radiant Ballroom': [
    theyHave(character({ keyword: 'support', here: true }), { lore: 1, willpower: 2 }),
  ],
  "Merlin's Cottage - The Wizard's Home": [playersHave('eachPlayer', 'topFaceup')],
}
