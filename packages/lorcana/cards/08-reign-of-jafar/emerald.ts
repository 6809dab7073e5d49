import type { Texts } from '../facts.ts'
import {
  drawThenDiscard,
  entersExerted,
  onceDuringYourTurn,
  opponentHasMoreCards,
  putDamage,
  shifted,
} from '../phrases.ts'
import {
  action,
  activated,
  all,
  banish,
  cant,
  character,
  chosen,
  deal,
  discard,
  draw,
  each,
  either,
  exertSelf,
  gainLore,
  gains,
  give,
  giveStrength,
  has,
  ifYouDo,
  inOrder,
  inOrderTo,
  intoInkwell,
  item,
  keyword,
  location,
  may,
  one,
  opposingCharacter,
  payInk,
  payLess,
  quoted,
  ready,
  resist,
  returnToHand,
  revealUntil,
  selfHas,
  shift,
  singTogether,
  song,
  toBottom,
  upTo,
  when,
  whenBanished,
  wheneverChallenged,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  youHave,
  yourCharacter,
  yourTurn,
} from '../words.ts'

export const emerald: Texts = {
  'Basil - Undercover Detective': [
    whenPlayed(may(returnToHand(chosen(character())))),
    wheneverQuests(discard(1, 'chosenOpponent', { random: true })),
  ],
  'Tramp - Observant Guardian': [
    whenPlayed(gains(chosen(character()), keyword('ward'), 'untilYourNextTurn')),
  ],
  'Chaca - Junior Chipmunk': [
    whenPlayed(gains(chosen(opposingCharacter()), keyword('reckless'), 'theirNextTurn'), {
      if: youHave(character({ named: 'Tipo' })),
    }),
  ],
  'Tipo - Junior Chipmunk': [has(keyword('evasive'))],
  'Bill the Lizard - Chimney Sweep': [
    selfHas(
      { keywords: [keyword('evasive')] },
      { while: { have: character({ damaged: true, other: true }) } },
    ),
  ],
  'March Hare - Hare-Brained Eccentric': [whenPlayed(may(deal(2, chosen(character({ damaged: true })))))],
  'Fred - Major Science Enthusiast': [whenPlayed(may(banish(chosen(item()))))],
  "Mad Dog - Karnage's First Mate": [
    payLess(1, 'self', { while: youHave(character({ named: 'Don Karnage' })) }),
  ],
  'Louis - Endearing Alligator': [
    entersExerted,
    whenPlayed(gains(chosen(opposingCharacter()), keyword('reckless'), 'theirNextTurn')),
  ],
  'Chip - Quick Thinker': [whenPlayed(discard(1, 'chosenOpponent'))],
  'Fred - Giant-Sized': [
    has(shift(5)),
    wheneverQuests(revealUntil(character({ classification: 'Floodborn' }))),
  ],
  'Gadget Hackwrench - Quirky Scientist': [whenPlayed(may(draw()), { if: opponentHasMoreCards })],
  'Raya - Infiltration Expert': [
    wheneverQuests(may(inOrderTo(payInk(2), ready(chosen(character({ other: true })))))),
  ],
  'Rapunzel - High Climber': [
    has(keyword('evasive')),
    wheneverQuests(cant(chosen(opposingCharacter()), 'quest', 'theirNextTurn')),
  ],
  'Flynn Rider - Breaking and Entering': [
    wheneverChallenged(each('challengingPlayer', ifYouDo(may(discard()), inOrder(), gainLore(2, 'me')))),
  ],
  'Dormouse - Easily Agitated': [whenPlayed(may(putDamage(1, chosen(character()))))],
  'Alice - Clumsy as Can Be': [has(shift(3)), wheneverQuests(putDamage(1, all(character({ other: true }))))],
  'Queen of Hearts - Haughty Monarch': [
    selfHas({ lore: 3 }, { while: { have: character({ damaged: true }), atLeast: 5 } }),
  ],
  'Hiro Hamada - Intuitive Thinker': [
    activated([exertSelf], ready(chosen(character({ classification: 'Floodborn' })))),
  ],
  'Go Go Tomago - Cutting Edge': [
    has(shift(4)),
    has(keyword('evasive')),
    whenPlayed(may(intoInkwell(chosen(character()), 'exerted')), { if: shifted }),
  ],
  'Don Karnage - Air Pirate Leader': [
    has(keyword('evasive')),
    wheneverYouPlay(
      action({ not: song() }),
      gains(chosen(opposingCharacter()), keyword('reckless'), 'theirNextTurn'),
    ),
  ],
  'Captain Hook - The Pirate King': [
    has(shift(3)),
    when(
      'damaged',
      give(all(yourCharacter({ classification: 'Pirate' })), { strength: 2, keywords: [resist(2)] }),
      {
        what: opposingCharacter(),
        ...onceDuringYourTurn,
      },
    ),
  ],
  'Maui - Stubborn Trickster': [
    whenBanished(
      either(
        putDamage(2, all(opposingCharacter())),
        banish(all(item({ whose: 'opposing' }))),
        banish(all(location({ whose: 'opposing' }))),
      ),
    ),
  ],
  'Honey Lemon - Costumed Catalyst': [
    wheneverYouPlay(character({ classification: 'Floodborn' }), may(returnToHand(chosen(character()))), {
      how: 'shift',
    }),
  ],
  'Jock - Attentive Uncle': [whenPlayed(gainLore(2), { if: youHave(character({ other: true }), 3) })],
  'Archimedes - Resourceful Owl': [
    whenPlayed(may(banish(chosen(item())))),
    whenBanished(may(drawThenDiscard()), { what: item(), while: yourTurn }),
  ],

  'He Who Steals and Runs Away': { effect: inOrder(banish(chosen(item())), draw()) },
  'Stopped Chaos in Its Tracks': {
    effect: returnToHand(upTo(2, character({ strength: { max: 3 } }))),
    keywords: [singTogether(8)],
  },
  'Wrong Lever!': {
    effect: either(
      returnToHand(chosen(character())),
      inOrderTo(toBottom(one({ in: 'discard', named: 'Pull the Lever!' })), toBottom(chosen(character()))),
    ),
  },
  Undermine: { effect: inOrder(discard(1, 'chosenOpponent'), giveStrength(chosen(character()), 2)) },

  'Walk the Plank!': {
    effect: give(
      all(yourCharacter({ classification: 'Pirate' })),
      quoted(activated([exertSelf], banish(chosen(character({ damaged: true }))))),
    ),
  },
  'Chem Purse': [wheneverYouPlay(character(), giveStrength('triggering', 4), { how: 'shift' })],
  'Jeweled Collar': [when('challenged', may(intoInkwell('topOfDeck', 'exerted')), { what: yourCharacter() })],
}
