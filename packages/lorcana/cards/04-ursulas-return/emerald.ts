import type { Texts } from '../facts.ts'
import { atStartOfYourTurn, both, opponentHas, shifted, wheneverOpponentPlays } from '../phrases.ts'
import {
  action,
  activated,
  all,
  banish,
  banishing,
  character,
  chosen,
  deal,
  discard,
  discarding,
  draw,
  each,
  either,
  exerted,
  exertSelf,
  gainLore,
  gains,
  give,
  giveStrength,
  has,
  ifYouDo,
  inOrder,
  intoInkwell,
  item,
  keyword,
  lookAtHand,
  lookAtTop,
  may,
  one,
  opposingCharacter,
  play,
  playersHave,
  ready,
  returnToHand,
  selfIs,
  shift,
  shiftFor,
  singTogether,
  song,
  theyHave,
  toBottom,
  when,
  whenChallengedAndBanished,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  youHave,
  yourCharacter,
  yourOtherCharacter,
} from '../words.ts'

export const emerald: Texts = {
  'Cri-Kee - Lucky Cricket': [whenPlayed(giveStrength(all(yourOtherCharacter()), 3))],
  'Diablo - Devoted Herald': [
    has(shiftFor(discarding(action()))),
    has(keyword('evasive')),
    when('draw', may(draw()), { by: 'opponent', inTheirTurn: true, while: exerted }),
  ],
  "Diablo - Maleficent's Spy": [whenPlayed(may(lookAtHand('eachOpponent')))],
  'Gunther - Interior Designer': [
    whenChallengedAndBanished(each('eachOpponent', returnToHand(one(yourCharacter())))),
  ],
  'Hades - Double Dealer': [
    activated(
      [exertSelf, banishing(yourOtherCharacter())],
      play(character({ named: { as: 'it' } }), { free: true }),
    ),
  ],
  'HeiHei - Bumbling Rooster': [
    whenPlayed(may(intoInkwell('topOfDeck', 'exerted')), {
      if: { fewer: { own: 'inkwell' }, than: 'anyOpponent' },
    }),
  ],
  'Hera - Queen of the Gods': [
    has(keyword('ward')),
    theyHave(yourCharacter({ named: 'Zeus' }), { keywords: [keyword('ward')] }),
    theyHave(yourCharacter({ named: 'Hercules' }), { keywords: [keyword('evasive')] }),
  ],
  'Jaq - Connoisseur of Climbing': [
    whenPlayed(gains(chosen(opposingCharacter()), keyword('reckless'), 'theirNextTurn')),
  ],
  'Jasmine - Desert Warrior': [when(['play', 'challenged'], discard(1, 'eachOpponent'))],
  'Megara - Captivating Cynic': [whenPlayed(either(discard(), banish('self')))],
  'Megara - Liberated One': [
    has(keyword('ward')),
    wheneverYouPlay(character({ named: 'Hercules' }), may(ready('self'))),
  ],
  'Panic - Immortal Sidekick': [
    theyHave(
      yourCharacter({ classification: 'Villain' }),
      { cant: ['beChallenged'] },
      {
        while: both(exerted, youHave(character({ named: 'Pain' }))),
      },
    ),
  ],
  'Pegasus - Cloud Racer': [
    has(shift(3)),
    has(keyword('evasive')),
    whenPlayed(gains(all(yourCharacter()), keyword('evasive'), 'untilYourNextTurn'), { if: shifted }),
  ],
  'Pegasus - Gift for Hercules': [has(keyword('evasive'))],
  'Pete - Born to Cheat': [
    wheneverQuests(returnToHand(chosen(character({ strength: { max: 2 } }))), {
      while: selfIs({ strength: { min: 5 } }),
    }),
  ],
  'Prince Phillip - Vanquisher of Foes': [
    has(shift(6)),
    has(keyword('evasive')),
    whenPlayed(banish(all(opposingCharacter({ damaged: true })))),
  ],
  'Prince Phillip - Warden of the Woods': [
    theyHave(yourOtherCharacter({ classification: 'Hero' }), { keywords: [keyword('ward')] }),
  ],
  'The Fates - Only One Eye': [whenPlayed(lookAtTop(1, 'eachOpponent'))],
  'The Muses - Proclaimers of Heroes': [
    has(keyword('ward')),
    wheneverYouPlay(song(), may(returnToHand(chosen(character({ strength: { max: 2 } }))))),
  ],
  'Zeus - Mr. Lightning Bolts': [
    when('challenge', giveStrength('self', { of: chosen(character()), value: 'strength' }), {
      whom: character(),
    }),
  ],

  'Dodge!': {
    effect: give(
      chosen(character()),
      { keywords: [keyword('ward'), keyword('evasive')] },
      'untilYourNextTurn',
    ),
  },
  'Make the Potion': {
    effect: either(banish(chosen(item())), deal(2, chosen(character({ damaged: true })))),
  },
  'Under the Sea': {
    effect: toBottom(all(opposingCharacter({ strength: { max: 2 } }))),
    keywords: [singTogether(8)],
  },
  "Ursula's Trickery": { effect: each('eachOpponent', ifYouDo(may(discard()), inOrder(), draw(1, 'me'))) },
  "We Don't Talk About Bruno": {
    effect: inOrder(returnToHand(chosen(character())), discard(1, 'itsPlayer', { random: true })),
  },

  'Hidden Inkcaster': [whenPlayed(draw()), playersHave('you', 'allInkable')],
  'Signed Contract': [wheneverOpponentPlays(song(), may(draw()))],

  'Vision Slab': [
    atStartOfYourTurn(gainLore(1), { if: opponentHas(opposingCharacter({ damaged: true })) }),
    theyHave({ type: ['character', 'location'] }, { cant: ['beHealed'] }),
  ],
  'Hidden Cove - Tranquil Haven': [theyHave(character({ here: true }), { strength: 1, willpower: 1 })],
  "Ursula's Garden - Full of the Unfortunate": [
    theyHave(opposingCharacter(), { lore: -1 }, { while: youHave(character({ exerted: true, here: true })) }),
  ],
}
