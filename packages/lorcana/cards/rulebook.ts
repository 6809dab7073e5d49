/** What the cards of later sets do that the rulebook speaks of in its examples, by set. */
import type { CardText } from '../abilities.ts'
import {
  action,
  activated,
  all,
  banish,
  banishSelf,
  cant,
  challenger,
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
  ifSo,
  ifYouDo,
  inOrder,
  inOrderTo,
  instead,
  intoInkwell,
  item,
  keyword,
  location,
  loseLore,
  may,
  moveDamage,
  nameAndReveal,
  one,
  opposingCharacter,
  payingInk,
  payLess,
  payLessForNext,
  play,
  ready,
  resist,
  returnToHand,
  selfHas,
  shift,
  shiftByDiscarding,
  shuffleIntoDeck,
  singer,
  singTogether,
  theyHave,
  toBottom,
  upTo,
  when,
  wheneverBanishesInYourTurn,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  youHave,
  yourCharacter,
  yourOtherCharacter,
  yourTurn,
} from './words.ts'

export const rulebook: Readonly<Record<string, CardText>> = {
  // ---- set 2

  'Bashful - Hopeless Romantic': [
    selfHas(
      { cant: ['quest'] },
      { unless: youHave(character({ classification: 'Seven Dwarfs', other: true })) },
    ),
  ],
  'Beast - Selfless Protector': [{ kind: 'static', takesDamageFor: yourOtherCharacter() }],
  'Doc - Leader of the Seven Dwarfs': [wheneverQuests(payLessForNext(1, character()))],
  'Donald Duck - Perfect Gentleman': [
    has(shift(3)),
    when('startOfYourTurn', each('eachPlayer', may(draw()))),
  ],
  'Fang Crossbow': [
    activated([exertSelf, payingInk(2)], giveStrength(chosen(character()), -2)),
    activated([exertSelf, banishSelf], banish(chosen(character({ classification: 'Dragon' })))),
  ],
  'Flynn Rider - His Own Biggest Fan': [
    has(shift(2)),
    has(keyword('evasive')),
    selfHas({ lore: { cardsInHand: 'opponents', times: -1 } }),
  ],
  'Grand Duke - Advisor to the King': [
    theyHave(yourCharacter({ classification: ['Prince', 'Princess', 'King', 'Queen'] }), { strength: 1 }),
  ],
  'Grumpy - Bad-Tempered': [
    theyHave(yourOtherCharacter({ classification: 'Seven Dwarfs' }), { strength: 1 }),
  ],
  'Happy - Good-Natured': [has(keyword('support'))],
  // As the rulebook quotes it (6.1.5.1, example C): the draw depends on the banishing.
  'Judy Hopps - Optimistic Officer': [whenPlayed(ifYouDo(may(banish(chosen(item()))), draw(1, 'itsPlayer')))],
  'Let the Storm Rage On': { effect: inOrder(deal(2, chosen(character())), draw()) },
  'Mother Gothel - Withered and Wicked': [{ kind: 'static', enters: { damage: 3 } }],
  'Mufasa - Betrayed Leader': [
    when('banished', may({ do: 'revealAndPlay', filter: character(), exerted: true })),
  ],
  'Noi - Orphaned Thief': [selfHas({ keywords: [resist(1), keyword('ward')] }, { while: youHave(item()) })],
  'Painting the Roses Red': { effect: inOrder(giveStrength(upTo(2, character()), -1), draw()) },
  'Prince John - Greediest of All': [
    has(keyword('ward')),
    when('opponentDiscards', may(draw({ done: 'cardsDiscarded' }))),
  ],
  'Ring the Bell': { effect: banish(chosen(character({ damaged: true }))) },
  'Scar - Vicious Cheater': [
    has(keyword('rush')),
    wheneverBanishesInYourTurn(inOrder(may(ready('self')), cant('self', 'quest'))),
  ],
  'The Queen - Commanding Presence': [
    has(shift(2)),
    wheneverQuests(
      inOrder(giveStrength(chosen(opposingCharacter()), -4), giveStrength(chosen(character()), 4)),
    ),
  ],
  'Tiana - Celebrating Princess': [
    has(resist(2)),
    {
      kind: 'static',
      while: { both: [{ selfIs: 'exerted' }, { handEmpty: true }] },
      opponentsCantPlay: action(),
    },
  ],
  'Weight Set': [
    wheneverYouPlay(character({ strength: { min: 4 } }), may(inOrderTo({ do: 'payInk', n: 1 }, draw()))),
  ],

  // ---- set 3

  "Cursed Merfolk - Ursula's Handiwork": [when('challenged', discard(1, 'eachOpponent'))],
  'Huey - Savvy Nephew': [
    has(keyword('support')),
    wheneverQuests(may(draw(3)), { if: { haveNamed: ['Dewey', 'Louie'] } }),
  ],
  'Jafar - Striking Illusionist': [
    has(shift(5)),
    has(keyword('evasive')),
    when('draw', gainLore(1), { while: { both: [yourTurn, { selfIs: 'exerted' }] } }),
  ],
  'Jim Hawkins - Space Traveler': [
    whenPlayed(may(play(location({ cost: { max: 4 } }), { free: true }))),
    wheneverYouPlay(location(), may({ do: 'move', what: 'self', to: 'triggering' })),
  ],
  'Kida - Protector of Atlantis': [
    has(shift(3)),
    whenPlayed(giveStrength(all(character()), -3, 'untilYourNextTurn')),
  ],
  'Lucky - The 15th Puppy': [
    activated([exertSelf], {
      do: 'look',
      n: 3,
      reveal: true,
      take: { filter: character({ cost: { max: 2 } }), upTo: 'each' },
      rest: 'bottom',
    }),
    wheneverQuests(give(all(yourOtherCharacter()), { lore: 1 }), {
      if: youHave(character({ other: true }), 4),
    }),
  ],
  'Lucky Dime': [
    activated([exertSelf, payingInk(2)], gainLore({ of: chosen(yourCharacter()), value: 'lore' })),
  ],
  'Lyle Tiberius Rourke - Cunning Mercenary': [
    whenPlayed(gains(chosen(opposingCharacter()), keyword('reckless'), 'theirNextTurn')),
    when('banished', loseLore(1), { what: yourOtherCharacter() }),
  ],
  'Peter Pan - Never Land Hero': [
    has(keyword('rush')),
    selfHas({ strength: 2 }, { while: youHave(character({ named: 'Tinker Bell' })) }),
  ],
  'Pride Lands - Pride Rock': [
    theyHave(character({ here: true }), { willpower: 2 }),
    payLess(1, character(), {
      while: youHave(character({ classification: ['Prince', 'King'], here: true })),
    }),
  ],
  'Rafiki - Mystical Fighter': [
    has(challenger(3)),
    when(
      'challenge',
      { do: 'noChallengeDamage', to: 'self' },
      { whom: character({ classification: 'Hyena' }) },
    ),
  ],
  'Shenzi - Hyena Pack Leader': [
    selfHas({ strength: 3 }, { while: { selfIs: 'atLocation' } }),
    when('challenge', may(draw()), { whom: character(), while: { selfIs: 'atLocation' } }),
  ],
  "The Sorcerer's Hat": [activated([exertSelf, payingInk(1)], nameAndReveal())],
  'Tinker Bell - Very Clever Fairy': [
    when('banished', may(intoInkwell('triggering', 'exerted')), { what: item({ whose: 'yours' }) }),
  ],
  'Ursula - Deceiver of All': [when('sing', may({ do: 'playAgain' }))],

  // ---- set 4

  'Atlantica - Concert Hall': [{ kind: 'static', to: character({ here: true }), singCost: 2 }],
  'Bruno Madrigal - Undetected Uncle': [
    has(keyword('evasive')),
    activated([exertSelf], nameAndReveal(gainLore(3))),
  ],
  'Dodge!': {
    effect: give(
      chosen(character()),
      { keywords: [keyword('ward'), keyword('evasive')] },
      'untilYourNextTurn',
    ),
  },
  // That it has both single names is no ability but follows from its name (5.2.6.1).
  'Flotsam & Jetsam - Entangling Eels': [has(shiftByDiscarding(2))],
  'LeFou - Opportunistic Flunky': [
    {
      kind: 'static',
      while: { both: [yourTurn, { opposingBanishedInChallengeThisTurn: true }] },
      playFree: 'self',
    },
  ],
  'Look at This Family': {
    effect: { do: 'look', n: 5, take: { filter: character(), upTo: 2, reveal: true }, rest: 'bottom' },
    keywords: [singTogether(7)],
  },
  'Megara - Captivating Cynic': [whenPlayed(either(discard(), banish('self')))],
  'Snuggly Duckling - Disreputable Pub': [
    when(
      'challenge',
      instead(gainLore(1), { is: 'challenger', a: character({ strength: { min: 6 } }) }, gainLore(3)),
      { what: character({ strength: { min: 3 }, here: true }), whom: character() },
    ),
  ],
  'Thebes - The Big Olive': [
    when('banishesInChallenge', gainLore(2), { what: character({ here: true }), while: yourTurn }),
  ],
  'Triton - Young Prince': [
    selfHas({ keywords: [keyword('evasive')] }, { while: yourTurn }),
    when('banished', may(intoInkwell('triggering', 'exerted')), { what: location({ whose: 'yours' }) }),
  ],
  'Under the Sea': {
    effect: toBottom(all(opposingCharacter({ strength: { max: 2 } }))),
    keywords: [singTogether(8)],
  },
  'Ursula - Vanessa': [has(singer(4))],

  // ---- set 5

  'Donald Duck - Pie Slinger': [
    has(shift(4)),
    whenPlayed(loseLore(2), { if: { shifted: true } }),
    selfHas({ strength: 6 }, { while: { opponentLoreAtLeast: 10 } }),
  ],
  'Pete - Games Referee': [
    whenPlayed({ do: 'forbidPlaying', who: 'opponents', filter: action(), for: 'untilYourNextTurn' }),
  ],
  'Pride Lands - Jungle Oasis': [
    activated(
      [banishSelf],
      play(character({ in: 'discard' }), { free: true }),
      youHave(character({ here: true }), 3),
    ),
  ],
  "Seven Dwarfs' Mine - Secure Fortress": [
    when(
      'move',
      may(
        instead(
          deal(1, chosen(character())),
          { is: 'triggering', a: character({ classification: 'Knight' }) },
          deal(2, 'it'),
        ),
      ),
      { what: yourCharacter(), whom: { here: true }, while: yourTurn, once: 'firstTime' },
    ),
  ],
  'Sleepy - Sluggish Knight': [has(keyword('bodyguard'))],
  'Taffyta Muttonfudge - Sour Speedster': [has(shift(2)), when('move', gainLore(2), { once: true })],

  // ---- set 6

  "Chip 'n' Dale - Recovery Rangers": [
    has(shift(5)),
    when('inked', may(returnToHand(one(character({ in: 'discard' })))), { while: yourTurn }),
  ],
  'Gadget Hackwrench - Brilliant Bosun': [
    has(shift(4)),
    payLess(1, character({ classification: 'Inventor' }), { while: youHave(item(), 3) }),
  ],
  'Good Job!': { effect: give(chosen(character()), { lore: 1 }) },
  'Lilo - Escape Artist': [
    when('startOfYourTurn', may({ do: 'playSelf', exerted: true }), { from: 'discard' }),
  ],
  Microbots: [
    { kind: 'static', deckLimit: 'any' },
    whenPlayed(
      giveStrength(chosen(character()), { each: item({ named: 'Microbots', whose: 'yours' }), times: -1 }),
    ),
  ],
  'Yokai - Scientific Supervillain': [
    has(shift(6)),
    { kind: 'static', playFree: item({ named: 'Microbots' }) },
    wheneverQuests(draw({ each: opposingCharacter({ strength: { max: 0 } }) })),
  ],

  // ---- set 7

  'Perdita - Playful Mother': [
    wheneverQuests(payLessForNext(2, character({ classification: 'Puppy' }))),
    theyHave(yourCharacter({ classification: 'Puppy' }), { keywords: [keyword('ward')] }),
  ],
  'Restoring Atlantis': {
    effect: {
      do: 'forAll',
      filter: yourCharacter(),
      grant: { cant: ['beChallenged'] },
      for: 'untilYourNextTurn',
    },
  },

  // ---- set 8

  'Arthur - Determined Squire': [{ kind: 'static', skipDrawStep: true }],
  'Candy Drift': {
    effect: inOrder(draw(), giveStrength(chosen(yourCharacter()), 5), {
      do: 'atEndOfTurn',
      effect: banish('it'),
    }),
  },

  // ---- set 10

  'Get to Safety!': {
    effect: inOrder(
      play(location({ cost: { max: 3 }, in: 'discard' }), { free: true }),
      ifSo(youHave(location({ named: 'Sleepy Hollow' })), draw()),
    ),
  },
  'Rapunzel - Ready for Adventure': [
    has(keyword('support')),
    when(
      'chosenForSupport',
      { do: 'preventNextDamage', to: 'triggering', for: 'untilYourNextTurn' },
      { what: yourCharacter() },
    ),
  ],
  'Sleepy Hollow - The Bridge': [
    when(
      'quest',
      may(
        inOrderTo(
          banish('self'),
          inOrder(gainLore(2), gains('triggering', keyword('evasive'), 'untilYourNextTurn')),
        ),
      ),
      { what: character({ here: true }) },
    ),
  ],

  // ---- set 11

  'Chernabog - Unnatural Force': [
    whenPlayed(
      ifYouDo(
        may(shuffleIntoDeck(chosen(opposingCharacter()))),
        each('itsPlayer', may(play(character({ in: 'discard' }), { free: true }))),
      ),
    ),
  ],
  'Elisa Maza - Transformed Gargoyle': [
    { kind: 'static', to: yourCharacter(), strengthFloor: 'printed' },
    selfHas({ cant: ['ready'] }, { while: { handAtLeast: 3 } }),
  ],
  'John Smith - Undaunted Protector': [has(keyword('bodyguard')), { kind: 'static', mustBeChosen: true }],

  // ---- set 12

  'Luisa Madrigal - Confident Climber': [
    has(shift(3)),
    activated(
      [payingInk(1)],
      inOrder(
        moveDamage(1, chosen(yourCharacter()), 'self'),
        ifSo({ selfDamageAtLeast: 3 }, moveDamage('all', 'self', chosen(opposingCharacter()))),
      ),
    ),
  ],
}
