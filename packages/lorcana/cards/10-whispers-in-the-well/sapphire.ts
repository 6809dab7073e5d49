import type { Texts } from '../facts.ts'
import {
  atEndOfYourTurn,
  cardUnder,
  onceDuringYourTurn,
  take,
  takeBoth,
  wheneverInked,
  wheneverPutUnder,
  youPlayedThisTurn,
} from '../phrases.ts'
import {
  activated,
  all,
  boost,
  character,
  chosen,
  draw,
  each,
  exerted,
  exertSelf,
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
  one,
  oneLooked,
  opposingCharacter,
  payingInk,
  playersHave,
  ready,
  removeDamage,
  resist,
  returnToHand,
  send,
  shift,
  theyHave,
  toTop,
  when,
  whenBanished,
  wheneverQuests,
  whenPlayed,
  whenPlayedAndWheneverQuests,
  youHave,
  yourCharacter,
  yourOtherCharacter,
  yourTurn,
} from '../words.ts'

export const sapphire: Texts = {
  'Judy Hopps - On the Case': [
    whenPlayed(may(intoInkwell(chosen(item()), 'exerted')), {
      if: youHave(character({ classification: 'Detective', other: true })),
    }),
  ],
  'Hen Wen - Prophetic Pig': [wheneverQuests(lookAt(1, 'topOrBottom'))],
  'Anna - Making Snow Plans': [has(keyword('support'))],
  'Daisy Duck - Ghost Finder': [has(keyword('support'))],
  'Cri-Kee - Good Luck Charm': [has(keyword('alert'))],
  'Rapunzel - Creative Captor': [whenPlayed(giveStrength(chosen(opposingCharacter()), -3))],
  "Fergus McDuck - Scrooge's Father": [
    whenPlayed(gains(chosen(yourCharacter()), keyword('ward'), 'untilYourNextTurn')),
  ],
  'Scuttle - Birdbrained': [has(keyword('ward'))],
  'Ichabod Crane - Bookish Schoolmaster': [
    wheneverQuests(intoInkwell('topOfDeck', 'exerted'), {
      if: youPlayedThisTurn(character({ cost: { min: 5 } })),
    }),
  ],
  'Jasmine - Soothing Princess': [
    has(boost(2)),
    wheneverQuests(removeDamage(3, all(yourCharacter())), { if: cardUnder }),
  ],
  'Judy Hopps - Lead Detective': [
    has(shift(4)),
    theyHave(
      yourCharacter({ classification: 'Detective' }),
      { keywords: [keyword('alert'), resist(2)] },
      { while: yourTurn },
    ),
  ],
  'Ichabod Crane - Scared Out of His Mind': [whenBanished(may(intoInkwell('self', 'exerted')))],
  'Scar - Eerily Prepared': [has(boost(2)), wheneverPutUnder(giveStrength(chosen(opposingCharacter()), -5))],
  'Daisy Duck - Paranormal Investigator': [
    has(shift(4)),
    has(keyword('support')),
    playersHave('opponents', 'inkEntersExerted', { while: exerted }),
  ],
  'Cinderella - Dream Come True': [
    atEndOfYourTurn(may(inOrderTo(intoInkwell(one({ in: 'hand' })), draw())), {
      if: youPlayedThisTurn(character({ classification: 'Princess' })),
    }),
  ],
  'Judy Hopps - Uncovering Clues': [
    whenPlayedAndWheneverQuests(lookAt(3, 'bottom', take(character({ classification: 'Detective' })))),
  ],
  'Pluto - Clever Cluefinder': [
    activated(
      [exertSelf],
      ifSo(
        youHave(character({ classification: 'Detective' })),
        returnToHand(one(item({ in: 'discard' }))),
        toTop(one(item({ in: 'discard' }))),
      ),
    ),
  ],
  'Daisy Duck - Sapphire Champion': [
    theyHave(yourOtherCharacter({ ink: 'sapphire' }), { keywords: [resist(1)] }),
    when('quest', may(lookAt(1, 'topOrBottom')), { what: yourOtherCharacter({ ink: 'sapphire' }) }),
  ],
  'Kristoff - Mining the Ruins': [
    has(boost(1)),
    wheneverQuests(intoInkwell('topOfDeck', 'exerted'), { if: cardUnder }),
  ],

  "Hen Wen's Visions": { effect: lookAt(4, 'bottom', send(oneLooked(), 'top')) },
  'Promising Lead': { effect: give(chosen(character()), { lore: 1, keywords: [keyword('support')] }) },
  'Might Solve a Mystery': { effect: lookAt(4, 'bottom', takeBoth(character(), item())) },
  'Sudden Scare': {
    effect: inOrder(intoInkwell(chosen(opposingCharacter())), each('itsPlayer', intoInkwell('topOfDeck'))),
  },
  'Spooky Sight': { effect: intoInkwell(all(character({ cost: { max: 3 } })), 'exerted') },
  'Ink Amplifier': [
    when('draw', may(intoInkwell('topOfDeck', 'exerted')), { by: 'opponent', inTheirTurn: true, nth: 2 }),
  ],

  "Detective's Badge": [
    activated(
      [exertSelf, payingInk(1)],
      give(
        chosen(character()),
        { keywords: [resist(1)], classifications: ['Detective'] },
        'untilYourNextTurn',
      ),
    ),
  ],
  "Fairy Godmother's Wand": [
    wheneverInked(
      gains(chosen(yourCharacter({ classification: 'Princess' })), keyword('ward'), 'untilYourNextTurn'),
    ),
  ],
  Inkrunner: [
    whenPlayed(draw()),
    activated([exertSelf, payingInk(1)], gains(chosen(character()), keyword('alert'))),
  ],

  'Castle of the Horned King - Bastion of Evil': [
    when('quest', may(ready(chosen(item()))), { what: character({ here: true }), ...onceDuringYourTurn }),
  ],
}
