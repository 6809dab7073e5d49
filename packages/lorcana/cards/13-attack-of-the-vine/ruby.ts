import type { Texts } from '../facts.ts'
import { allInkExerted, atLocation, damaged, onceDuringYourTurn, readyWithoutQuesting } from '../phrases.ts'
import {
  action,
  activated,
  all,
  allLooked,
  banish,
  cant,
  character,
  choose,
  chosen,
  comboShift,
  draw,
  exert,
  exertSelf,
  gainLore,
  gains,
  giveStrength,
  has,
  ifSo,
  ifYouDo,
  inOrder,
  keyword,
  location,
  loseLore,
  may,
  move,
  one,
  opposingCharacter,
  payingInk,
  play,
  ready,
  resist,
  returnToHand,
  revealTopAndPayFor,
  revealTopOf,
  selfHas,
  shift,
  singer,
  singTogether,
  temporaryShift,
  theyHave,
  toBottom,
  when,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  youHave,
  yourCharacter,
  yourOtherCharacter,
  yourTurn,
} from '../words.ts'

export const ruby: Texts = {
  'Dash Parr - Super Fast': [
    has(shift(3)),
    has(keyword('evasive')),
    wheneverQuests(may(revealTopAndPayFor('discard'))),
  ],
  'Yzma - Choosy Customer': [whenPlayed(loseLore(1))],
  'The Bear - Territorial Animal': [selfHas({ strength: 3 }, { while: damaged })],
  'Carl Fredricksen - On the Move': [
    wheneverYouPlay(
      location(),
      may(inOrder(move('self', 'triggering'), move(one(yourOtherCharacter(), { upTo: 1 }), 'triggering'))),
    ),
    wheneverQuests(draw({ of: 'there', value: 'lore' }), { while: atLocation }),
  ],
  'Dash Parr - Dodgeball Dynamo': [has(keyword('evasive'))],
  'Gaston - Created by the Vine': [theyHave(yourCharacter({ classification: 'Floodborn' }), { strength: 1 })],
  'Colonel Hathi - On the March': [wheneverQuests(may(move('self', one(location({ whose: 'yours' })))))],
  'Pacha - Panicked Customer': [has(keyword('reckless')), selfHas({ strength: 4 }, { while: yourTurn })],
  'Sun Yee - Red Panda Spirit': [has(temporaryShift(2, 'Red Panda'))],
  'Grandma Wu - Fierce Red Panda': [
    has(temporaryShift(4)),
    when('challenge', inOrder(gainLore(2), loseLore(2)), { whom: character() }),
  ],
  'King Louie - King of Swing': [has(singer(6))],
  'Beast - Fierce Defender': [selfHas({ strength: 2 }, { while: youHave(character({ named: 'Belle' })) })],
  'Randall Boggs - Envious Coworker': [
    has(keyword('evasive')),
    selfHas({ lore: 2 }, { while: allInkExerted }),
  ],
  'Donald Duck - Vineling Rider': [has(keyword('rush'))],
  'Meilin Lee - Popular Red Panda': [has(temporaryShift(3)), when('sing', gainLore(3), onceDuringYourTurn)],
  'Tigger - Hunny Barbarian': [
    has(keyword('reckless')),
    when(
      'challenge',
      ifYouDo(may(ready(chosen(character({ classification: 'Hunny' })))), cant('it', 'quest')),
      {
        whom: character(),
        ...onceDuringYourTurn,
      },
    ),
  ],
  'Boo - Energetic Child': [
    has(keyword('rush')),
    when('challenge', banish('challenged'), { whom: character({ strength: { max: 3 } }) }),
  ],
  'Sulley - Protective Monster': [
    whenPlayed(may(exert(all({ in: 'inkwell' })))),
    selfHas({ keywords: [keyword('rush')] }, { while: allInkExerted }),
  ],
  'Ming Lee - Giant Red Panda': [
    has(temporaryShift(7)),
    when('challenge', readyWithoutQuesting('self'), { whom: character() }),
  ],
  'Captain Hook - Conniving Pirate': [when('challenge', gainLore(1), { whom: character() })],
  'Belle & Beast - Certain as the Sun': [
    has(shift(6)),
    wheneverQuests(ready(all({ in: 'inkwell' }))),
    activated([payingInk(6)], readyWithoutQuesting(all(yourOtherCharacter()))),
  ],

  'Dash Parr & Violet Parr - Super Siblings': [
    has(comboShift(6)),
    has(keyword('evasive')),
    has(resist(1)),
    when(['quest', 'challenge'], draw({ cardsUnder: 'self' })),
  ],
  'Red Moon Ritual': { effect: banish(chosen(character())), keywords: [singTogether(7)] },
  'Red Alert': {
    effect: inOrder(
      banish(chosen(character({ strength: { max: 3 } }))),
      ifSo(youHave(character({ classification: 'Monster' })), loseLore(1, 'chosenOpponent')),
    ),
  },
  'RAHR!': { effect: giveStrength(chosen(character()), 3) },
  'Prophetic Vision': {
    effect: inOrder(
      { do: 'shuffle' },
      revealTopOf(
        'you',
        ifYouDo(
          ifSo({ have: action({ in: 'looked' }) }, may(play(allLooked(), { free: true }))),
          inOrder(),
          inOrder(toBottom(allLooked()), loseLore(1), gainLore(1)),
        ),
      ),
    ),
  },
  "It's Gonna Be Great!": { effect: readyWithoutQuesting(chosen(character())) },
  'Scream Canister': [
    activated(
      [exertSelf, payingInk(2)],
      inOrder(exert(all({ in: 'inkwell' })), exert(chosen(opposingCharacter({ strength: { max: 2 } })))),
    ),
  ],
  'Bunch of Balloons': [
    whenPlayed(
      inOrder(choose(one(location({ whose: 'yours' }))), gains('it', keyword('evasive'), 'whileInPlay')),
    ),
    activated([payingInk(3)], returnToHand('self')),
  ],

  "Beast's Castle - Overrun by the Vine": [
    theyHave(yourCharacter({ classification: 'Floodborn' }), { keywords: [keyword('rush')] }),
  ],
  "Carl's House - Flying High": [
    activated(
      [],
      ifYouDo(
        move(chosen(character({ here: true })), one(location({ whose: 'yours', other: true }))),
        gainLore(1),
      ),
      { once: true },
    ),
  ],
}
