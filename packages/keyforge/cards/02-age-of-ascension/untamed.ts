import type { CardText, Condition, Filter, Target } from '../../abilities.ts'
import { eachShard, neighbour } from '../phrases.ts'
import {
  action,
  addPower,
  all,
  anyNumber,
  artifact,
  choose,
  chooseCard,
  constant,
  creature,
  dealHits,
  destroy,
  discard,
  each,
  eachPlayer,
  elusive,
  endOfYourTurn,
  enemy,
  exhaust,
  fight,
  friendly,
  gain,
  gains,
  heal,
  hit,
  ifSo,
  inDiscard,
  inHand,
  keyword,
  nameHouse,
  not,
  otherFriendly,
  play,
  power,
  purge,
  random,
  reap,
  returnToHand,
  shuffleIntoDeck,
  skirmish,
  stun,
  there,
  thisTurn,
  when,
} from '../words.ts'

const noneReady = (whose: 'friendly' | 'enemy'): Condition =>
  not(there(creature({ whose, ready: true, house: 'untamed' })))
const mostPowerful = (of: Filter): Target => ({ most: 1, of })

export const untamed = {
  dharna: [play(gain({ each: friendly({ damaged: true }) })), reap(heal(2, choose(friendly())))],
  duskwitch: [keyword('omega'), elusive, constant({ enters: 'ready', to: friendly() })],
  fanghouse: [keyword('assault', 3), keyword('hazardous', 3)],
  glimmer: [keyword('alpha'), play(returnToHand(choose(inDiscard())))],
  grovekeeper: [endOfYourTurn(addPower(1, each(neighbour())))],
  knoxx: [power('self', { each: neighbour(), times: 3 })],
  'marmo-swarm': [power('self', { amber: 'you' })],
  'persistence-hunting': [play(all(nameHouse, exhaust(each(enemy({ house: 'chosen' })))))],
  rustgnawer: [fight(all(destroy(choose(artifact())), gain({ icons: 'it', icon: 'amber' })))],
  'song-of-spring': [
    play(shuffleIntoDeck(anyNumber(friendly({ house: 'untamed', in: ['hand', 'discard', 'play'] })))),
  ],
  tantadlin: [
    constant({ to: 'self', dealsInFights: 2 }),
    fight(discard(random({ whose: 'enemy', in: 'archives' }))),
  ],
  'they-re-everywhere': [
    play(dealHits(hit(2, each(enemy({ flank: true }))), hit(1, each(enemy({ flank: false }))))),
  ],
  'æmberspine-mongrel': [keyword('hazardous', 3), when({ after: 'reaps', what: enemy() }, gain(1))],
  bumblebird: [keyword('alpha'), play(addPower(2, each(otherFriendly({ house: 'untamed' }))))],
  camouflage: [constant({ to: 'host', cannot: 'beAttacked', by: creature({ flank: false }) })],
  'niffle-grounds': [
    action(
      all(
        chooseCard(choose(creature())),
        thisTurn(constant({ to: 'it', loses: 'taunt' })),
        thisTurn(constant({ to: 'it', loses: 'elusive' })),
      ),
    ),
  ],
  'panpaca-anga': [power(creature({ rightOf: 'self' }), 2)],
  'panpaca-jaga': [skirmish, gains(creature({ leftOf: 'self' }), 'skirmish')],
  'soldiers-to-flowers': [
    play(
      all(
        purge(each(inDiscard(creature({ house: 'untamed', whose: 'any' })))),
        eachPlayer(gain({ thisWay: true, by: 'owner' })),
      ),
    ),
  ],
  'way-of-the-porcupine': [gains('host', 'hazardous', 3)],
  earthbind: [
    constant({ to: 'host', cannotUseUnless: { happened: { after: 'discardsAny', by: 'itsController' } } }),
  ],
  'gravid-cycle': [keyword('omega'), play(returnToHand(choose(inDiscard())))],
  'heart-of-the-forest': [
    constant({
      forbid: 'forge',
      who: 'eachPlayer',
      while: { compare: { keys: 'you' }, moreThan: { keys: 'opponent' } },
    }),
  ],
  'po-s-pixies': [elusive, constant({ takenFromSupply: 'you' })],
  'punctuated-equilibrium': [play(all(eachPlayer(discard(each(inHand()))), eachPlayer({ do: 'refill' })))],
  // At the same time, if neither player has a ready one.
  quicksand: [
    play(
      ifSo(
        { all: [noneReady('friendly'), noneReady('enemy')] },
        destroy([mostPowerful(friendly()), mostPowerful(enemy())]),
        ifSo(
          noneReady('friendly'),
          destroy(mostPowerful(friendly())),
          ifSo(noneReady('enemy'), destroy(mostPowerful(enemy()))),
        ),
      ),
    ),
  ],
  roxador: [skirmish, constant({ to: 'self', dealsInFights: 2 }), fight(stun('opposing'))],
  'shard-of-life': [action(shuffleIntoDeck(choose(inDiscard(), eachShard)))],
} satisfies Record<string, CardText>
