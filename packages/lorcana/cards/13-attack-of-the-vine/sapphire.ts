import type { Texts } from '../facts.ts'
import { allInkExerted, atEndOfYourTurn, entersExerted, playLooked, take } from '../phrases.ts'
import {
  activated,
  allLooked,
  character,
  chosen,
  deal,
  draw,
  each,
  exertSelf,
  gainLore,
  gains,
  give,
  giveStrength,
  has,
  ifSo,
  ifYouDo,
  inkwellAtLeast,
  inOrder,
  inOrderTo,
  intoInkwell,
  item,
  itIs,
  keyword,
  lookAt,
  may,
  oneLooked,
  payingInk,
  payLess,
  playersHave,
  removeDamage,
  resist,
  revealTop,
  selfHas,
  send,
  shift,
  that,
  theyHave,
  toBottom,
  topOfDeck,
  whenBanished,
  wheneverBanishesInYourTurn,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  whenPlayedAndWheneverQuests,
  youHave,
  yourCharacter,
} from '../words.ts'

export const sapphire: Texts = {
  'Launchpad - Sky Patrol': [has(keyword('alert'))],
  'Dug - Good Boy': [whenPlayed(draw(), { if: youHave(item()) })],
  'Roz - Always Watching': [playersHave('opponents', 'topFaceup')],
  'Merlin - Envisioning the Future': [
    whenPlayed(may({ do: 'draw', n: 1, from: 'bottom' })),
    whenBanished(toBottom('self')),
  ],
  'Quackerjack - Loony Toymaker': [
    whenPlayedAndWheneverQuests(
      inOrder(
        send(topOfDeck(4), 'discard'),
        may(deal({ each: item({ in: 'changed' }) }, chosen(character()))),
      ),
    ),
  ],
  'Belle - Always Reading': [payLess(1, character(), { how: 'shift', onto: 'self' })],
  'Ellie Fredricksen - Adventure Partner': [whenBanished(may(intoInkwell('self', 'exerted')))],
  'Alpha - Pack Leader': [
    wheneverYouPlay(item(), give(chosen(character()), { strength: 1, keywords: [resist(1)] })),
  ],
  'Sulley - Strategic Scarer': [selfHas({ strength: 2 }, { while: inkwellAtLeast(5) })],
  'Randall Boggs - Scary Smart': [
    whenPlayed(intoInkwell(chosen(yourCharacter()), 'exerted')),
    atEndOfYourTurn(gainLore(1), { if: allInkExerted }),
  ],
  'Hades - Meticulous Schemer': [has(keyword('ward'))],
  'Antonio Madrigal - Animal Doctor': [
    whenPlayed(
      ifYouDo(
        may(removeDamage(3, chosen(yourCharacter()))),
        ifSo(that({ done: 'damageRemoved' }, { atLeast: 1 }), intoInkwell('topOfDeck', 'exerted')),
      ),
    ),
  ],
  'Maid Marian - Created by the Vine': [
    whenBanished(may(intoInkwell('topOfDeck', 'exerted')), {
      what: yourCharacter({ classification: 'Floodborn' }),
    }),
  ],
  'Robin Hood - Created by the Vine': [
    theyHave(yourCharacter({ classification: 'Floodborn' }), { keywords: [keyword('alert')] }),
  ],
  'Boo - Human Child': [selfHas({ lore: 2 }, { while: inkwellAtLeast(5) })],
  'Pluto - Suspicious Sentry': [has(keyword('support'))],
  'Charles Muntz - Obsessive Explorer': [
    wheneverYouPlay(item(), lookAt(1, 'topOrBottom')),
    wheneverQuests(
      lookAt(
        1,
        'topOrBottom',
        ifSo(
          { have: character({ in: 'looked', named: 'Kevin' }) },
          may(inOrderTo(send(allLooked(), 'hand', { reveal: true }), gainLore(3))),
        ),
      ),
    ),
  ],
  'Henry J. Waternoose III - Chief Executive Officer': [
    selfHas(
      { lore: 2, keywords: [keyword('ward')] },
      { while: { more: { own: 'inkwell' }, than: 'eachOpponent' } },
    ),
  ],
  'Eeyore - Hunny Scholar': [
    wheneverQuests(
      give(
        chosen(yourCharacter({ classification: 'Hunny' })),
        { lore: 1, keywords: [keyword('ward')] },
        'untilYourNextTurn',
      ),
    ),
  ],
  "Darkwing Duck & Launchpad - St. Canard's Finest": [
    has(shift(5)),
    has(keyword('ward')),
    wheneverBanishesInYourTurn(gainLore(2)),
  ],

  'Power Surge': { effect: send(topOfDeck(2, 'eachPlayer'), 'inkwellExerted') },
  'Focused Search': { effect: lookAt(4, 'bottom', take({ any: [character({ named: 'Kevin' }), item()] })) },
  "We've Got a Lot to Do!": { effect: intoInkwell(chosen({ type: ['item', 'location'] }), 'exerted') },
  Startle: { effect: giveStrength(chosen(character()), -3) },
  'Closet Door Portal': [
    entersExerted,
    activated(
      [exertSelf, payingInk(2)],
      inOrder(
        lookAt(3, 'bottom', playLooked({ type: ['character', 'item', 'location'], cost: { max: 6 } })),
        intoInkwell('self', 'exerted'),
      ),
    ),
  ],
  "Hana's Inkcaster": [
    activated(
      [exertSelf],
      inOrder(
        removeDamage(2, chosen(character())),
        ifSo(itIs({ over: true }), gains('it', resist(1), 'untilYourNextTurn')),
      ),
    ),
  ],
  'Laugh Canister': [
    activated(
      [exertSelf],
      inOrder(
        intoInkwell('topOfDeck', 'exerted'),
        each('chosenOpponent', may(intoInkwell('topOfDeck', 'exerted'))),
      ),
    ),
  ],

  'Translation Collar': [
    activated(
      [exertSelf, payingInk(1)],
      give(chosen(character()), { lore: 1, keywords: [keyword('support')] }),
    ),
  ],
  'Big Book of Hunny': [
    activated(
      [exertSelf, payingInk(2)],
      revealTop({ classification: 'Hunny' }, send(oneLooked(), 'hand'), 'bottom'),
    ),
  ],

  'Hundred Acre Wood - Hunny Campsite': [
    theyHave(character({ here: true }), { willpower: 1 }),
    theyHave(character({ classification: 'Hunny', here: true }), { lore: 1 }),
  ],
}
