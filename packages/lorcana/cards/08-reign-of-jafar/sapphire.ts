import type { Texts } from '../facts.ts'
import { atEndOfYourTurn, atStartOfYourTurn, playLooked, take } from '../phrases.ts'
import {
  activated,
  all,
  allLooked,
  banish,
  banishing,
  character,
  chosen,
  discard,
  discarding,
  draw,
  each,
  exertSelf,
  gainLore,
  gains,
  give,
  giveStrength,
  has,
  ifSo,
  inOrder,
  inOrderTo,
  intoInkwell,
  item,
  keyword,
  lookAt,
  may,
  not,
  opposingCharacter,
  payingInk,
  play,
  removeDamage,
  resist,
  send,
  shift,
  singTogether,
  theyHave,
  thisTurn,
  upTo,
  when,
  wheneverQuests,
  whenPlayed,
  youHave,
  yourCharacter,
  yourOtherCharacter,
} from '../words.ts'

export const sapphire: Texts = {
  'Sir Pellinore - Seasoned Knight': [wheneverQuests(gains(all(yourOtherCharacter()), keyword('support')))],
  'Anita Radcliffe - Dog Lover': [
    whenPlayed(may(gains(chosen(character({ classification: 'Puppy' })), resist(1), 'untilYourNextTurn'))),
  ],
  'Olaf - Recapping the Story': [whenPlayed(giveStrength(chosen(opposingCharacter()), -1))],
  'Anna - Trusting Sister': [
    whenPlayed(may(intoInkwell('topOfDeck', 'exerted')), { if: youHave(character({ named: 'Elsa' })) }),
  ],
  'Wasabi - Always Prepared': [has(keyword('support'))],
  'Go Go Tomago - Mechanical Engineer': [
    when('shiftedOnto', may(intoInkwell('topOfDeck', 'exerted')), {
      whom: character({ classification: 'Floodborn' }),
    }),
  ],
  'The Wardrobe - Perceptive Friend': [activated([exertSelf, discarding(item())], draw(2))],
  'Mrs. Potts - Head Housekeeper': [activated([exertSelf, banishing(item())], draw())],
  'Jasmine - Resourceful Infiltrator': [
    whenPlayed(may(gains(chosen(character({ other: true })), resist(1), 'untilYourNextTurn'))),
  ],
  'Little Sister - Responsible Rabbit': [whenPlayed(may(removeDamage(1, chosen(character()))))],
  'Nani - Heist Mastermind': [
    activated([exertSelf], gains(chosen(character({ other: true })), resist(2))),
    theyHave(yourCharacter({ named: 'Lilo' }), { keywords: [keyword('support')] }),
  ],
  'Stitch - Experiment 626': [
    whenPlayed(each('eachOpponent', intoInkwell('topOfDeck', 'exerted'))),
    atStartOfYourTurn(
      may(
        inOrderTo(
          discard(1, undefined, { what: { inkable: true } }),
          play('self', { free: true, exerted: true }),
        ),
      ),
      { inZone: 'discard' },
    ),
  ],
  'Ratigan - Greedy Genius': [
    has(keyword('ward')),
    atEndOfYourTurn(banish('self'), { if: not(thisTurn('inked', { by: 'you' })) }),
  ],
  'Arthur - Determined Squire': [{ kind: 'static', skipDrawStep: true }],
  'Bernard - Over-Prepared': [
    whenPlayed(may(draw()), { if: youHave(character({ classification: 'Ally' })) }),
  ],
  'Aladdin - Vigilant Guard': [
    has(keyword('bodyguard')),
    when('quest', may(removeDamage(2, 'self')), { what: yourCharacter({ classification: 'Ally' }) }),
  ],
  'Jasmine - Steady Strategist': [
    has(shift(2)),
    wheneverQuests(lookAt(3, 'bottom', take(character({ classification: 'Ally' })))),
  ],
  'Roquefort - Lock Expert': [wheneverQuests(may(intoInkwell(chosen(item()), 'exerted')))],
  'Geppetto - Skilled Craftsman': [
    wheneverQuests(
      may(inOrderTo(discard('any', undefined, { what: item() }), gainLore({ done: 'cardsDiscarded' }))),
    ),
  ],

  'Heads Held High': {
    effect: inOrder(removeDamage(3, upTo('any', character())), giveStrength(all(opposingCharacter()), -3)),
    keywords: [singTogether(6)],
  },
  'Pouncing Practice': {
    effect: inOrder(
      giveStrength(chosen(character()), -2),
      gains(chosen(yourCharacter()), keyword('evasive')),
    ),
  },
  'Down in New Orleans': {
    effect: lookAt(3, 'bottom', playLooked({ type: ['character', 'item', 'location'], cost: { max: 6 } })),
  },

  'Television Set': [
    activated(
      [exertSelf, payingInk(1)],
      lookAt(
        1,
        'bottom',
        ifSo(
          { have: character({ in: 'looked', classification: 'Puppy' }) },
          may(send(allLooked(), 'hand', { reveal: true })),
        ),
      ),
    ),
  ],
  "Belle's Favorite Book": [
    activated([exertSelf, banishing(item({ other: true }))], intoInkwell('topOfDeck', 'exerted')),
  ],
  'Atlantean Crystal': [
    activated(
      [exertSelf, payingInk(2)],
      give(chosen(character()), { keywords: [resist(2), keyword('support')] }, 'untilYourNextTurn'),
    ),
  ],
}
