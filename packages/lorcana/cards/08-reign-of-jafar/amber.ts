import type { Texts } from '../facts.ts'
import {
  atEndOfYourTurn,
  entersExerted,
  onceDuringYourTurn,
  revealTopAndPlay,
  undamaged,
} from '../phrases.ts'
import {
  activated,
  all,
  atEndOfTurn,
  banish,
  beingChallenged,
  character,
  chosen,
  draw,
  either,
  exertSelf,
  gainLore,
  give,
  giveStrength,
  has,
  ifYouDo,
  inOrder,
  inOrderTo,
  intoInkwell,
  item,
  keyword,
  may,
  one,
  opponentsTurn,
  opposingCharacter,
  payLess,
  payLessForNext,
  play,
  quoted,
  ready,
  removeDamage,
  resist,
  returnToHand,
  reveal,
  revealHandAndDiscard,
  search,
  selfHas,
  selfIs,
  shift,
  singer,
  singTogether,
  song,
  theyHave,
  upTo,
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
  'Louie - One Cool Duck': [theyHave('challenger', { strength: -1 }, { while: beingChallenged })],
  'Huey - Reliable Leader': [wheneverQuests(payLessForNext(1, character()))],
  'Goofy - Groundbreaking Chef': [
    atEndOfYourTurn(may(inOrder(removeDamage(1, all(yourOtherCharacter())), ready('changed')))),
  ],
  'Antonio Madrigal - Friend to All': [
    when('sing', may(search(character({ cost: { max: 3 } }))), {
      what: yourCharacter(),
      ...onceDuringYourTurn,
    }),
  ],
  'Minnie Mouse - Daring Defender': [
    has(keyword('bodyguard')),
    selfHas({ strength: { of: 'self', value: 'damage' } }),
  ],
  'Ludwig Von Drake - All-Around Expert': [
    whenPlayed(revealHandAndDiscard({ not: character() }, 'chosenOpponent')),
    whenBanished(may(intoInkwell('self', 'exerted'))),
  ],
  'Tiana - Natural Talent': [
    has(singer(6)),
    wheneverYouPlay(song(), giveStrength(all(opposingCharacter()), -1, 'untilYourNextTurn')),
  ],
  'Mirabel Madrigal - Curious Child': [
    whenPlayed(may(inOrderTo(reveal(one(song({ in: 'hand' }))), gainLore(1)))),
  ],
  'Lady - Family Dog': [whenPlayed(may(play(character({ cost: { max: 2 } }), { free: true })))],
  'Jim Dear - Beloved Husband': [has(keyword('bodyguard'))],
  'Gene - Niceland Resident': [wheneverQuests(may(removeDamage(2, chosen(character()))))],
  'Perdita - On the Lookout': [
    selfHas({ willpower: 1 }, { while: youHave(character({ classification: 'Puppy' })) }),
  ],
  'Rhino - One-Sixteenth Wolf': [
    whenPlayed(giveStrength(chosen(opposingCharacter()), -1, 'untilYourNextTurn')),
  ],
  'Darling Dear - Beloved Wife': [whenPlayed(give(chosen(character()), { lore: 2 }))],
  'The Colonel - Old Sheepdog': [
    selfHas({ strength: 2, lore: 2 }, { while: youHave(character({ classification: 'Puppy' }), 3) }),
  ],
  'Chief Bogo - Commanding Officer': [
    when('banished', may(revealTopAndPlay(character({ cost: { max: 5 } }))), {
      what: yourCharacter({ keyword: 'bodyguard' }),
      while: opponentsTurn,
    }),
  ],
  'Pua - Protective Pig': [has(keyword('bodyguard')), whenBanished(may(draw()))],
  'Bruno Madrigal - Singing Seer': [has(shift(5)), when('sing', may(draw({ each: yourCharacter() })))],
  'Kaa - Hypnotizing Python': [
    wheneverQuests(
      give(
        chosen(opposingCharacter()),
        { strength: -2, keywords: [keyword('reckless')] },
        'untilYourNextTurn',
      ),
    ),
  ],
  'Tramp - Dapper Rascal': [
    has(shift(4)),
    when('banished', may(draw()), { what: yourCharacter(), while: opponentsTurn }),
  ],
  'King Candy - Sugar Rush Nightmare': [
    whenBanished(may(returnToHand(one(character({ classification: 'Racer', other: true, in: 'discard' }))))),
  ],
  'Wreck-It Ralph - Big Lug': [
    has(shift(5)),
    whenPlayedAndWheneverQuests(
      ifYouDo(
        may(returnToHand(one(character({ classification: 'Racer', cost: { max: 6 }, in: 'discard' })))),
        gainLore(1),
      ),
    ),
  ],
  'Patch - Playful Pup': [
    has(keyword('ward')),
    selfHas({ lore: 1 }, { while: youHave(character({ classification: 'Puppy', other: true })) }),
  ],
  'Rolly - Chubby Puppy': [
    has(keyword('support')),
    whenPlayed(may(intoInkwell(one(character({ in: 'discard' })), 'exerted'))),
  ],
  'Perdita - Determined Mother': [
    has(shift(4)),
    whenPlayed(may(intoInkwell(all(character({ classification: 'Puppy', in: 'discard' })), 'exerted'))),
  ],
  'Pluto - Tried and True': [selfHas({ strength: 2, keywords: [keyword('support')] }, { while: undamaged })],
  'Bolt - Down but Not Out': [entersExerted],
  'Rhino - Power Hamster': [has(shift(2)), selfHas({ keywords: [resist(2)] }, { while: undamaged })],
  "Antonio's Jaguar - Faithful Companion": [
    whenPlayed(gainLore(1), { if: youHave(character({ named: 'Antonio Madrigal' })) }),
  ],
  'Calhoun - Hard-Nosed Leader': [has(keyword('bodyguard')), whenBanished(gainLore(1))],
  'Lady - Decisive Dog': [
    wheneverYouPlay(character(), giveStrength('self', 1)),
    selfHas({ lore: 2 }, { while: selfIs({ strength: { min: 3 } }) }),
  ],
  'Alma Madrigal - Accepting Grandmother': [
    when('sing', may(ready(all(yourCharacter({ sang: 'whom' })))), {
      what: yourCharacter(),
      together: true,
      ...onceDuringYourTurn,
    }),
  ],
  'Clawhauser - Front Desk Officer': [has(keyword('bodyguard')), has(singer(4))],
  'Joey - Blue Pigeon': [wheneverQuests(may(removeDamage(1, all(yourCharacter({ keyword: 'bodyguard' })))))],

  'Donald Duck - Coin Collector': [
    payLess({ each: item({ whose: 'yours', named: "The Nephews' Piggy Bank" }), times: 2 }, 'self'),
    whenPlayed(give(all(yourOtherCharacter()), quoted(activated([exertSelf], draw())))),
  ],
  'Candy Drift': {
    effect: inOrder(draw(), giveStrength(chosen(yourCharacter()), 5), atEndOfTurn(banish('it'))),
  },
  "She's Your Person": {
    effect: either(
      removeDamage(3, chosen(character())),
      removeDamage(3, all(yourCharacter({ keyword: 'bodyguard' }))),
    ),
  },
  'Only So Much Room': {
    effect: inOrder(
      returnToHand(chosen(character({ strength: { max: 2 } }))),
      returnToHand(one(character({ in: 'discard' }))),
    ),
  },
  'It Means No Worries': {
    effect: inOrder(returnToHand(upTo(3, character({ in: 'discard' }))), payLessForNext(2, character())),
    keywords: [singTogether(9)],
  },
  'Trials and Tribulations': { effect: giveStrength(chosen(character()), -4, 'untilYourNextTurn') },

  "The Nephews' Piggy Bank": [
    payLess(1, 'self', { while: youHave(character({ named: 'Donald Duck' })) }),
    activated([exertSelf], giveStrength(chosen(character()), -1, 'untilYourNextTurn')),
  ],
}
