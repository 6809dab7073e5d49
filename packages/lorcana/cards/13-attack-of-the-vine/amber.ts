import type { Texts } from '../facts.ts'
import {
  cantQuestOrChallenge,
  drawUntilAsMany,
  exactly,
  onceDuringYourTurn,
  take,
  wheneverYouHeal,
  youPlayedThisTurn,
} from '../phrases.ts'
import {
  activated,
  all,
  allLooked,
  banish,
  character,
  chosen,
  comboShift,
  draw,
  each,
  either,
  exerted,
  exertSelf,
  gainLore,
  give,
  giveStrength,
  has,
  ifSo,
  ifYouDo,
  inOrder,
  inOrderTo,
  intoInkwell,
  keyword,
  lookAt,
  may,
  mustQuest,
  nextEntersExerted,
  one,
  opposingCharacter,
  payInk,
  payingInk,
  payLess,
  play,
  ready,
  resist,
  returnToHand,
  revealTop,
  selfHas,
  shift,
  singer,
  singTogether,
  song,
  theyHave,
  when,
  whenBanished,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  whenPlayedAndWheneverQuests,
  youHave,
  yourCharacter,
  yourOtherCharacter,
} from '../words.ts'

export const amber: Texts = {
  'Woody - Helping a Friend': [
    whenPlayed(
      ifSo(
        youHave(yourOtherCharacter({ classification: 'Toy' })),
        inOrder(
          may(returnToHand(one(character({ in: 'discard', cost: { max: 2 } })))),
          may(play(character({ cost: { max: 2 } }), { free: true })),
        ),
        either(
          may(returnToHand(one(character({ in: 'discard', cost: { max: 2 } })))),
          may(play(character({ cost: { max: 2 } }), { free: true })),
        ),
      ),
    ),
  ],
  'Ming Lee - Proud Parent': [
    payLess(1, 'self', { while: youHave(character({ named: 'Meilin Lee' })) }),
    payLess(1, 'self', { while: youPlayedThisTurn(song()) }),
  ],
  'Rabbit - Hunny Paladin': [
    has(keyword('bodyguard')),
    whenPlayed(give(chosen(character({ classification: 'Hunny' })), { lore: 1 })),
  ],
  'Celia Mae - Friendly Receptionist': [
    whenPlayed(
      inOrder(may(inOrderTo(payInk(1), ready(chosen(yourCharacter())))), cantQuestOrChallenge('it')),
    ),
  ],
  'Meilin Lee - Lead Vocalist': [has(singer(3)), selfHas({ cant: ['singAlone'] })],
  'Priya Mangal - Serious Music Lover': [whenPlayed(gainLore(1), { if: { have: song({ in: 'discard' }) } })],
  'Miriam Mendelsohn - Ticket Holder': [whenPlayed(draw(1, 'eachPlayer'))],
  'Lilo - Patient Weaver': [has(keyword('support'))],
  'Kocoum - Defender of the Tribe': [has(keyword('bodyguard'))],
  'Pocahontas - Guiding the Tribe': [whenPlayed(may(play(character({ cost: exactly(1) }), { free: true })))],
  'Woody - Town Sheriff': [whenPlayed(give(chosen(opposingCharacter()), mustQuest, 'untilYourNextTurn'))],
  'Abby Park - Over the Top': [
    wheneverYouPlay(song(), ifYouDo(may(ready('self')), cantQuestOrChallenge('self')), onceDuringYourTurn),
  ],
  'Gaston - Superior Archer': [whenPlayed(may(banish(chosen(character({ strength: { min: 5 } })))))],
  'Meilin Lee - Losing Control': [
    whenPlayed(lookAt(4, 'bottom', take({ any: [character({ classification: 'Red Panda' }), song()] }))),
  ],
  '4*Town - Hottest Band of the Year': [
    has(singer(5)),
    when('sing', draw(), { whom: song({ keyword: 'singTogether' }) }),
  ],
  'Mike Wazowski - Heroic Climber': [
    whenPlayedAndWheneverQuests(
      each('eachPlayer', revealTop(character(), may(returnToHand(allLooked())), 'bottom')),
    ),
  ],
  'Boo - In Disguise': [
    selfHas({ cant: ['beChallenged'] }, { while: youHave(character({ named: 'Sulley', exerted: true })) }),
  ],
  'Jasmine - Vine Expert': [whenPlayed(draw(1, 'eachPlayer'))],
  'Mike Wazowski - Well-Rounded Entertainer': [
    whenPlayed(may(inOrderTo(payInk(2), give(chosen(character()), { lore: 1 })))),
  ],
  'The Horned King - Merciless Master': [
    { kind: 'static', while: exerted, playFrom: character(), exerted: true },
  ],
  'Kanga - Hunny Bard': [has(singer(5))],
  'Sulley - The New Boss': [
    has(keyword('bodyguard')),
    whenPlayed(may(returnToHand(one(character({ in: 'discard' }))))),
  ],
  'Mirabel Madrigal - Family Guardian': [
    wheneverYouHeal(yourCharacter(), ifYouDo(may(ready('triggering')), cantQuestOrChallenge('triggering'))),
  ],
  'Ursula - Created by the Vine': [
    when('quest', giveStrength(chosen(opposingCharacter()), -1, 'untilYourNextTurn'), {
      what: yourCharacter({ classification: 'Floodborn' }),
    }),
  ],
  'Pocahontas & Meeko - Adventurous Friends': [
    has(shift(2)),
    has(keyword('evasive')),
    wheneverQuests(
      ifYouDo(
        may(returnToHand(chosen(yourCharacter({ cost: exactly(1) })))),
        may(play(character({ cost: exactly(1) }), { free: true })),
      ),
    ),
  ],
  'Woody & Buzz Lightyear - Best Buddies': [
    has(shift(5)),
    whenPlayed(ifSo({ fewer: { own: 'hand' }, than: 'chosenOpponent' }, drawUntilAsMany)),
    wheneverQuests(may(play({ cost: { max: 2 } }, { free: true }))),
  ],
  'Sulley & Boo - Scare Buddies': [
    has(comboShift(4)),
    whenBanished(may(play(all(character({ in: 'wasUnder' })), { free: true }))),
  ],
  'The Madrigal Family - Every Generation': [
    has(shift(3, 'Madrigal')),
    wheneverYouHeal(yourCharacter(), intoInkwell('topOfDeck', 'exerted'), onceDuringYourTurn),
  ],
  'Lilo & Stitch - Fun-Loving Friends': [has(shift(3)), has(resist(1)), has(keyword('support'))],
  "If I Didn't Have You": { effect: inOrder(draw(2), draw(2, 'anotherPlayer')) },
  "I'm Never Not by Your Side": {
    keywords: [singTogether(5)],
    effect: inOrder(
      { do: 'remove', upTo: 4, from: one(yourCharacter(), { upTo: 'any' }), total: true },
      gainLore({ done: 'damageRemoved' }),
    ),
  },

  'Besties, Assemble!': { effect: lookAt(4, 'bottom', take(character())) },
  'Nobody Like U': {
    effect: play(character({ cost: { max: 4 } }), { free: true }),
    keywords: [singTogether(5)],
  },

  "Powhatan's Staff": [
    activated(
      [exertSelf, payingInk(1)],
      nextEntersExerted(character(), keyword('bodyguard'), 'untilYourNextTurn'),
    ),
  ],
  "Rapunzel's Tower - Taken by the Vine": [
    theyHave(yourCharacter({ classification: 'Floodborn' }), { willpower: 2 }),
  ],
}
