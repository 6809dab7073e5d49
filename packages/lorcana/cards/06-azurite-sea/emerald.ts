import type { Texts } from '../facts.ts'
import {
  atStartOfYourTurn,
  entersExerted,
  opponentHas,
  putDamage,
  shifted,
  wheneverInked,
  youPlayedThisTurn,
} from '../phrases.ts'
import {
  action,
  activated,
  all,
  banish,
  banishSelf,
  cant,
  character,
  chosen,
  deal,
  discard,
  draw,
  either,
  exert,
  exerted,
  exertSelf,
  gainLore,
  gains,
  giveStrength,
  has,
  inOrder,
  inOrderTo,
  instead,
  item,
  itIs,
  keyword,
  location,
  may,
  move,
  not,
  one,
  opposingCharacter,
  payInk,
  payingInk,
  payLess,
  playersCant,
  ready,
  returnToHand,
  selfHas,
  shift,
  theyHave,
  thisTurn,
  toTop,
  when,
  wheneverChallenged,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  youHave,
  yourCharacter,
} from '../words.ts'

export const emerald: Texts = {
  'Stitch - Little Trickster': [activated([payingInk(1)], giveStrength('self', 1))],
  'Jasmine - Royal Seafarer': [
    whenPlayed(
      either(
        exert(chosen(character({ damaged: true }))),
        gains(chosen(opposingCharacter()), keyword('reckless'), 'theirNextTurn'),
      ),
    ),
  ],
  'Captain Hook - Underhanded': [
    theyHave(opposingCharacter({ classification: 'Pirate' }), { cant: ['quest'] }, { while: exerted }),
    wheneverChallenged(draw()),
  ],
  'Stitch - Alien Buccaneer': [
    has(shift(3)),
    whenPlayed(may(toTop(one(action({ in: 'discard' })))), { if: shifted }),
  ],
  'Go Go Tomago - Darting Dynamo': [
    has(keyword('evasive')),
    whenPlayed(may(inOrderTo(payInk(2), gainLore({ of: chosen(opposingCharacter()), value: 'damage' })))),
  ],
  'Honey Lemon - Chemical Genius': [whenPlayed(may(inOrderTo(payInk(2), discard(1, 'eachOpponent'))))],
  'Fred - Mascot by Day': [wheneverChallenged(gainLore(2))],
  'Heathcliff - Stoic Butler': [has(keyword('ward'))],
  'Basil - Hypnotized Mouse': [has(keyword('evasive'))],
  'Donald Duck - First Mate': [
    selfHas({ lore: 2 }, { while: youHave(character({ classification: 'Captain' })) }),
  ],
  'Daisy Duck - Pirate Captain': [
    when('quest', draw(), { what: yourCharacter({ classification: 'Pirate', at: true }) }),
  ],
  'Prince Phillip - Royal Explorer': [has(keyword('ward'))],
  'Jasmine - Royal Commodore': [
    has(shift(5)),
    whenPlayed(returnToHand(all(character({ exerted: true, other: true }))), { if: shifted }),
  ],
  'Peter Pan - Never Land Prankster': [
    entersExerted,
    playersCant('opponents', 'gainLore', {
      while: exerted,
      unlessThey: thisTurn('challenge', { what: yourCharacter() }),
    }),
  ],
  'Hercules - Baby Demigod': [
    has(keyword('ward')),
    activated([payingInk(3)], deal(1, chosen(character({ damaged: true })))),
  ],
  'Alistair Krei - Ambitious Entrepreneur': [whenPlayed(gainLore(1), { if: opponentHas(item()) })],
  'Gazelle - Angel with Horns': [
    whenPlayed(gains(chosen(character()), keyword('evasive'), 'untilYourNextTurn')),
  ],
  'Goofy - Expert Shipwright': [
    has(keyword('ward')),
    wheneverQuests(gains(chosen(character()), keyword('ward'), 'untilYourNextTurn')),
  ],
  'Bellwether - Assistant Mayor': [
    wheneverInked(gains(chosen(opposingCharacter()), keyword('reckless'), 'theirNextTurn')),
  ],
  'Basil - Disguised Detective': [
    has(shift(4)),
    wheneverInked(may(inOrderTo(payInk(1), discard(1, 'chosenOpponent')))),
  ],

  'Bend to My Will': { effect: discard('hand', 'eachOpponent') },
  'Prepare to Board!': {
    effect: instead(
      giveStrength(chosen(character()), 2),
      itIs(character({ classification: 'Pirate' })),
      giveStrength('it', 3),
    ),
  },
  'Heffalumps and Woozles': {
    effect: inOrder(cant(chosen(opposingCharacter()), 'quest', 'theirNextTurn'), draw()),
  },
  'Mosquito Bite': { effect: putDamage(1, chosen(character())) },
  'You Came Back': { effect: ready(chosen(character())) },

  MegaBot: [
    entersExerted,
    activated(
      [exertSelf, banishSelf],
      either(banish(chosen(item())), banish(chosen(character({ damaged: true })))),
    ),
  ],
  'Galactic Communicator': [
    activated([payingInk(1), banishSelf], returnToHand(chosen(character({ strength: { max: 2 } })))),
  ],
  'Transport Pod': [atStartOfYourTurn(may(move(one(yourCharacter()), one(location({ whose: 'yours' })))))],

  'Perilous Maze - Watery Labyrinth': [
    when('challenged', discard(1, 'eachOpponent'), { what: character({ here: true }) }),
  ],
  'Owl Island - Secluded Entrance': [
    payLess({ each: yourCharacter({ here: true }) }, action(), {
      while: not(youPlayedThisTurn(action())),
    }),
    wheneverYouPlay(action(), gainLore(3), { nth: 2 }),
  ],
}
