import type { Texts } from '../facts.ts'
import {
  atStartOfYourTurn,
  cardUnder,
  drawThenDiscard,
  noCardsInHand,
  opponentsCantPlay,
  opposingBanishedInChallenge,
  undamaged,
} from '../phrases.ts'
import {
  activated,
  allLooked,
  banish,
  banishSelf,
  boost,
  cant,
  challengeReady,
  challenger,
  character,
  choose,
  chosen,
  deal,
  discard,
  discarding,
  draw,
  each,
  either,
  exertSelf,
  gainLore,
  gains,
  give,
  has,
  ifSo,
  ifYouDo,
  inOrder,
  inOrderTo,
  instead,
  item,
  keyword,
  location,
  may,
  not,
  one,
  opponentsTurn,
  opposingCharacter,
  payInk,
  payLess,
  play,
  ready,
  resist,
  revealTop,
  selfHas,
  shift,
  theyHave,
  thisTurn,
  underdog,
  when,
  whenBanished,
  wheneverQuests,
  whenPlayed,
  youHave,
  yourCharacter,
  yourTurn,
} from '../words.ts'

export const steel: Texts = {
  'Rapunzel - Ethereal Protector': [
    has(boost(2)),
    wheneverQuests(cant(chosen(opposingCharacter()), 'challenge', 'untilYourNextTurn'), { if: cardUnder }),
  ],
  'Launchpad - Hideout Defender': [theyHave(location({ whose: 'yours' }), { keywords: [resist(1)] })],
  'Li Shang - Solemn Son': [has(challenger(2))],
  "Gantu - Hamsterviel's Accomplice": [whenPlayed(discard())],
  'Launchpad - Trusty Sidekick': [
    activated(
      [exertSelf],
      inOrder(draw(), ifSo(not(youHave(character({ named: 'Darkwing Duck' }))), discard())),
    ),
  ],
  'Donald Duck - Along for the Ride': [whenPlayed(may(banish(chosen(item()))))],
  'Chief - Seasoned Tracker': [activated([exertSelf], ifSo(opposingBanishedInChallenge, draw()))],
  'Amos Slade - Tenacious Tracker': [has(keyword('alert'))],
  'McHorn - Ice-Cold Officer': [has(keyword('bodyguard'))],
  'Duke Weaselton - Surly Crook': [whenBanished(may(play(character({ cost: { max: 2 } }), { free: true })))],
  'Li Shang - Valiant Leader': [has(shift(4))],
  'Nani - No Worries': [selfHas({ lore: 1 }, { while: undamaged })],
  'Stitch - High Badness Level': [
    selfHas({ keywords: [challenger(3)] }, { while: youHave(character({ named: 'Lilo' })) }),
  ],
  'Dr. Hamsterviel - Infamous Scientist': [
    payLess({ each: character({ classification: 'Alien', in: 'discard' }) }, 'self'),
    whenPlayed(cant(chosen(opposingCharacter()), 'challenge', 'theirNextTurn')),
  ],
  'Angela - Night Warrior': [
    whenPlayed(may(give(chosen(character()), { keywords: [challenger(2), resist(2)] }, 'untilYourNextTurn'))),
    theyHave(yourCharacter({ classification: 'Gargoyle' }), { losesAbility: 'Stone by Day' }),
  ],
  'Darkwing Duck - Darkwarrior': [
    has(challenger(2)),
    whenBanished(gains('self', resist(1), 'untilYourNextTurn'), { what: item(), while: yourTurn }),
  ],
  'Gigi - Best in Snow': [has(keyword('alert')), selfHas({ strength: 2 }, { while: undamaged })],
  'Angel - Experiment 624': [
    selfHas({ keywords: [resist(2)] }, { while: noCardsInHand }),
    activated([discarding()], deal(2, chosen(character())), { once: true }),
  ],
  'Darkwing Duck - Cool Under Pressure': [
    has(shift(5)),
    when('banished', may(inOrderTo(payInk(1), deal(2, chosen(character())))), {
      what: item(),
      while: yourTurn,
    }),
    selfHas(challengeReady(character({ classification: 'Villain' }))),
  ],
  'John Smith - Undaunted Protector': [has(keyword('bodyguard')), { kind: 'static', mustBeChosen: true }],
  'Judy Hopps - Snowball Patrol': [has(resist(1)), payLess(1, 'self', { while: underdog })],

  'Lilo - Bundled Up': [{ kind: 'static', while: opponentsTurn, preventsFirstDamage: true }],
  'Keep the Ancient Ways': { effect: opponentsCantPlay({ type: ['action', 'item'] }) },
  'The Terror That Flaps in the Night': {
    effect: instead(
      deal(2, chosen(opposingCharacter())),
      youHave(character({ named: 'Darkwing Duck' })),
      deal(3, 'it'),
    ),
  },
  "Let's Get Dangerous": {
    effect: each(
      'eachPlayer',
      inOrder({ do: 'shuffle' }, revealTop(character(), may(play(allLooked(), { free: true })), 'bottom')),
    ),
  },
  Winterspell: {
    effect: inOrder(cant(chosen(location({ whose: 'yours' })), 'beChallenged', 'untilYourNextTurn'), draw()),
  },
  'Nearly Indestructible': { effect: gains(chosen(yourCharacter()), resist(2), 'untilYourNextTurn') },

  'Infra-Pink Ultra Scan Specs': [
    whenPlayed(drawThenDiscard()),
    activated([banishSelf], gains(chosen(character()), keyword('alert'))),
  ],

  'The Thunderquack': [
    theyHave(opposingCharacter(), { classifications: ['Villain'] }),
    activated([exertSelf], ifSo(thisTurn('banished', { what: character(), inChallenge: true }), gainLore(1))),
  ],
  'Containment Unit': [
    whenPlayed(
      inOrder(choose(chosen(character())), give('it', { cant: ['challenge', 'quest'] }, 'whileInPlay')),
    ),
    atStartOfYourTurn(either(discard(), banish('self'))),
  ],
  'Darkwing Tower - Icy Headquarters': [
    whenBanished(ifYouDo(may(ready(one(character({ here: true })))), cant('it', 'quest')), {
      what: opposingCharacter({ classification: 'Villain' }),
      while: yourTurn,
    }),
  ],
}
