import type { CardText } from '../../abilities.ts'
import { eachShard } from '../phrases.ts'
import {
  abduct,
  action,
  all,
  anyNumber,
  choose,
  chooseCard,
  constant,
  creature,
  deal,
  destroy,
  destroyed,
  discard,
  doneBy,
  each,
  elusive,
  enemy,
  friendly,
  gain,
  gainsAbility,
  ifSo,
  inDiscard,
  inHand,
  itIsDestroyed,
  keyword,
  lasting,
  may,
  nameHouse,
  not,
  onFlank,
  opponentsNextTurn,
  play,
  playCard,
  power,
  reap,
  repeatedly,
  returnToHand,
  sacrifice,
  shuffleIntoDeck,
  stun,
  there,
  when,
} from '../words.ts'

const notOnFlank = not(onFlank)

export const dis = {
  'æmber-imp': [elusive, when({ after: 'reaps', what: creature() }, stun('triggering'))],
  // Into the archives of the opponent, whoever owns it.
  banish: [play(all(chooseCard(choose(enemy())), doneBy('opponent', abduct('it'))))],
  'binding-irons': [play({ do: 'gainChains', n: 3, who: 'opponent' })],
  'cull-the-weak': [play(destroy({ least: 1, of: enemy() }))],
  exhume: [play(may(playCard(choose(inDiscard(creature())))))],
  gub: [power('self', 5, notOnFlank), constant({ if: notOnFlank, to: 'self', gains: 'taunt' })],
  'misery-exploit': [play(gain({ each: enemy({ damaged: true }) }))],
  'not-finished-with-you': [play(shuffleIntoDeck(anyNumber(inDiscard(creature()))))],
  streke: [elusive, constant({ if: notOnFlank, handSize: -1, whose: 'opponent' })],
  tezmal: [
    elusive,
    reap(all(nameHouse, opponentsNextTurn(constant({ cannotChoose: 'chosen', who: 'opponent' })))),
  ],
  'unlocked-gateway': [keyword('omega'), play(destroy(each(creature())))],
  yurk: [play(discard(choose(inHand())))],
  'bloodshard-imp': [
    when({ after: 'reaps', what: creature() }, doneBy('itsController', sacrifice('triggering'))),
  ],
  'old-yurk': [play(discard(choose(inHand(), 2)))],
  'pain-reaction': [
    play(all(deal(2, choose(enemy())), ifSo(itIsDestroyed, deal(2, { neighboursOf: 'it' })))),
  ],
  skullion: [play(sacrifice(choose(friendly())))],
  soulkeeper: [gainsAbility('host', destroyed(destroy({ most: 1, of: enemy() })))],
  'ancient-yurk': [play(discard(choose(inHand(), 3)))],
  neffru: [when({ after: 'destroyed', what: creature() }, gain(1, 'itsOwner'))],
  'orb-of-invidius': [when({ after: 'reaps', what: creature() }, stun('triggering'))],
  'ortannu-the-chained': [
    reap(
      all(
        returnToHand(each(inDiscard({ named: 'ortannu-s-binding' }))),
        deal(2, repeatedly({ thisWay: true }, creature()), 2),
      ),
    ),
  ],
  'ortannu-s-binding': [play(deal(2, choose(friendly())))],
  'shadow-of-dis': [play(lasting('untilYourNextTurn', constant({ to: enemy(), blank: true })))],
  'shard-of-pain': [action(deal(1, repeatedly(eachShard, enemy())))],
  'wretched-doll': [
    action(
      ifSo(there({ counter: 'doom' }), destroy(each(creature({ counter: 'doom' }))), {
        do: 'addCounter',
        counter: 'doom',
        n: 1,
        to: choose(creature()),
      }),
    ),
  ],
} satisfies Record<string, CardText>
