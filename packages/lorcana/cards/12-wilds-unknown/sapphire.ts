import type { Texts } from '../facts.ts'
import {
  atEndOfYourTurn,
  atStartOfYourTurn,
  onceDuringYourTurn,
  putIntoYourDiscard,
  wheneverYouHeal,
  whenLeavesPlay,
  youPlayedThisTurn,
} from '../phrases.ts'
import {
  activated,
  all,
  banishSelf,
  cantPlayUnless,
  character,
  chosen,
  each,
  exerted,
  exertSelf,
  gainLore,
  gains,
  give,
  giveStrength,
  has,
  ifSo,
  inOrder,
  intoInkwell,
  item,
  keyword,
  lookAt,
  may,
  moveDamage,
  one,
  oneLooked,
  opposingCharacter,
  payingInk,
  play,
  ready,
  removeDamage,
  resist,
  returnToHand,
  selfHas,
  send,
  shift,
  theyHave,
  thisTurn,
  when,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  whenPlayedAndWheneverQuests,
  youHave,
  yourCharacter,
  yourOtherCharacter,
} from '../words.ts'

export const sapphire: Texts = {
  'Merryweather - Feisty Fairy': [has(keyword('ward'))],
  'Fauna - Good-Natured Fairy': [has(keyword('support'))],
  'Flora - Strong-Willed Fairy': [
    whenPlayed(gains(all(yourOtherCharacter()), resist(1), 'untilYourNextTurn')),
  ],
  'Mirabel Madrigal - Resourceful Daughter': [whenPlayed(removeDamage(2, chosen(character())))],
  'Syndrome - Evil Inventor': [has(keyword('alert'))],
  'Kida - Guardian of the Path': [whenPlayed(giveStrength(chosen(opposingCharacter()), -2))],
  'Gadget Hackwrench - Resourceful Mechanic': [
    whenPlayed(may(play(item({ cost: { max: 3 } }), { free: true }))),
    theyHave(yourCharacter({ keyword: 'support' }), { lore: 1 }),
  ],
  'Norton Nimnul - Misanthropic Genius': [
    wheneverYouPlay(item(), giveStrength(chosen(opposingCharacter()), -2), onceDuringYourTurn),
  ],
  'Gadget Hackwrench - Finder of Lost Parts': [
    whenLeavesPlay(may(returnToHand(one(item({ in: 'discard' }))))),
  ],
  'Edna Mode - Super Suit Designer': [
    activated([exertSelf], ready(chosen(item()))),
    selfHas({ keywords: [keyword('ward')] }, { while: youHave(item({ named: 'Super Suit' })) }),
  ],
  'Zipper - Big Helper': [
    has(shift(2)),
    wheneverQuests(may(giveStrength(chosen(character({ other: true })), { of: 'self', value: 'willpower' }))),
  ],
  'Luisa Madrigal - No Pressure': [wheneverQuests(may(moveDamage(3, chosen(character()), 'self')))],
  'Dr. Sara Bellum - Head of Research': [whenPlayed(lookAt(1, 'topOrBottom'))],
  'Isabela Madrigal - Perfectly in Control': [
    whenPlayedAndWheneverQuests(may(moveDamage('all', chosen(yourCharacter()), 'self'))),
    atEndOfYourTurn(may(removeDamage('all', 'self'))),
  ],
  'Bruno Madrigal - Oasis Oracle': [
    wheneverYouHeal(
      yourCharacter(),
      may(lookAt(2, 'bottom', { filter: {}, upTo: 1, must: true })),
      onceDuringYourTurn,
    ),
    wheneverQuests(may(removeDamage('all', chosen(character())))),
  ],
  'Cinderella - Resourceful Traveler': [
    wheneverQuests(may(intoInkwell('topOfDeck', 'exerted')), {
      if: youPlayedThisTurn(character({ other: true })),
    }),
  ],
  'Bruno Madrigal - Seeing the Future': [
    whenPlayed(may(lookAt(1, 'topOrBottom', undefined, { of: 'chosenPlayer' }))),
  ],
  'Kida - Discovering the Unknown': [
    wheneverQuests(may(intoInkwell('topOfDeck', 'exerted')), { if: putIntoYourDiscard(2) }),
  ],
  'Kashekim - Wise King': [atEndOfYourTurn(may(intoInkwell('topOfDeck')), { if: putIntoYourDiscard(2) })],
  'Minnie Mouse - Practical Traveler': [
    wheneverQuests(gainLore(1), { if: youPlayedThisTurn(character({ other: true })) }),
  ],
  'Kida - Crystal Scion': [
    has(shift(6)),
    whenPlayed(each('eachPlayer', may(send(one({ in: 'discard' }, { upTo: 5 }), 'inkwellExerted')))),
    activated([payingInk(7)], lookAt(2, 'bottom', send(oneLooked(), 'hand'))),
  ],
  'Ursula - Deal Maker': [
    whenPlayedAndWheneverQuests(give(chosen(character({ other: true })), { lore: 1 })),
    atEndOfYourTurn(intoInkwell(chosen(yourCharacter()), 'exerted'), { if: exerted }),
  ],

  'Someone Will Lose His Head': { effect: giveStrength(all(opposingCharacter()), -2) },
  'What Else Can I Do?': {
    effect: inOrder(
      lookAt(2, 'inkwellExerted', send(oneLooked(), 'hand')),
      ifSo(
        { have: character({ sang: 'self' }) },
        gains(all(yourCharacter()), keyword('ward'), 'untilYourNextTurn'),
      ),
    ),
  },
  'Escape Plan': {
    effect: each('eachPlayer', intoInkwell(one(yourCharacter(), { n: 2 }), 'exerted')),
    abilities: [cantPlayUnless(putIntoYourDiscard(2))],
  },
  'Salvage Operation': {
    effect: inOrder(
      returnToHand(one(item({ in: 'discard' }))),
      ifSo(youHave(character({ willpower: { min: 4 } })), gainLore(1)),
    ),
  },

  "Julieta's Arepas": [
    atStartOfYourTurn(removeDamage(2, chosen(character())), {
      if: youHave(character({ classification: 'Madrigal' })),
    }),
    activated([exertSelf], ifSo(thisTurn('healed', { what: character(), by: 'you' }), gainLore(1))),
  ],
  'Ranger Plane': [
    theyHave(yourCharacter(), { keywords: [keyword('support')] }),
    activated([exertSelf], give(chosen(character({ strength: { min: 10 } })), { lore: 3 })),
  ],
  "Gadget's Goggles": [activated([exertSelf, payingInk(1)], lookAt(2, 'topAndBottom'))],
  "Shepherd's Journal": [
    whenPlayed(may(lookAt(1, { either: ['top', 'discard'] }))),
    activated([payingInk(1), banishSelf], returnToHand(one(item({ in: 'discard', other: true })))),
  ],

  'Casa Madrigal - Courtyard': [
    when('quest', inOrder(may(removeDamage(2, 'triggering')), may(removeDamage(2, 'self'))), {
      what: character({ here: true }),
    }),
  ],
}
