import type { CardText, Condition } from '../../abilities.ts'
import { eachShard, forge, neighbour } from '../phrases.ts'
import {
  action,
  all,
  archive,
  asActiveHouse,
  choose,
  chooseCard,
  constant,
  creature,
  deal,
  destroy,
  destroyed,
  discard,
  each,
  eachPlayer,
  elusive,
  endOfYourTurn,
  enemy,
  friendly,
  gain,
  gains,
  ifSo,
  ifYouDo,
  inDiscard,
  instead,
  itIsDestroyed,
  keyword,
  lasting,
  may,
  not,
  opponentHas,
  opponentHasMore,
  play,
  reap,
  repeatedly,
  sacrifice,
  sacrificeOmni,
  skirmish,
  steal,
  thisTurn,
  when,
} from '../words.ts'

const poorer: Condition = opponentHasMore

export const shadows = {
  'furtive-investors': [play(ifSo(poorer, gain({ keys: 'opponent' })))],
  gamgee: [elusive, reap(ifSo(poorer, steal(1)))],
  'knuckles-bolton': [elusive, skirmish],
  lamindra: [keyword('deploy'), elusive, gains(neighbour(), 'elusive')],
  // Only what one controls can be sacrificed (glossary/opfern).
  'life-for-a-life': [play(ifYouDo(sacrifice(choose(friendly())), deal(6, choose(creature()))))],
  'ronnie-wristclocks': [play(instead(steal(1), opponentHas(7), steal(2)))],
  'sucker-punch': [
    keyword('alpha'),
    play(all(deal(2, choose(enemy())), ifSo(itIsDestroyed, archive('self')))),
  ],
  swindle: [keyword('alpha'), keyword('omega'), play(steal(3))],
  'whistling-darts': [play(deal(1, each(enemy())))],
  'yantzee-gang': [action(steal(1))],
  'brend-the-fanatic': [skirmish, play(gain(1, 'opponent')), destroyed(steal(3))],
  'hideaway-hole': [sacrificeOmni(lasting('untilYourNextTurn', gains(friendly(), 'elusive')))],
  'little-niff': [
    keyword('omega'),
    keyword('deploy'),
    elusive,
    when({ after: 'fights', what: neighbour() }, steal(1)),
  ],
  nightforge: [play(ifSo(not({ happened: { after: 'forges', by: 'you' } }), may(forge(4))))],
  redlock: [
    skirmish,
    endOfYourTurn(gain(1), not({ happened: { after: 'played', what: creature(), by: 'you' } })),
  ],
  'guard-disguise': [
    action(all(sacrifice('self'), ifSo({ compare: { amber: 'opponent' }, atMost: 3 }, steal(3)))),
  ],
  'heist-night': [keyword('alpha'), play(steal({ each: friendly({ trait: 'thief' }) }))],
  'lethal-distraction': [
    play(all(chooseCard(choose(creature())), thisTurn(constant({ to: 'it', takesMore: 2 })))),
  ],
  'plague-rat': [
    elusive,
    play(deal({ each: creature({ trait: 'rat' }) }, each(creature({ notTrait: 'rat' })))),
  ],
  'rigged-lottery': [
    play(
      all(
        discard({ top: 5, of: 'eachPlayer' }),
        eachPlayer(gain({ each: inDiscard({ house: 'shadows', among: 'it' }) })),
      ),
    ),
  ],
  'sack-of-coins': [play(deal(1, repeatedly({ amber: 'you' }, creature())))],
  'scowly-caper': [
    skirmish,
    constant({ entersUnderOpponent: true }),
    asActiveHouse('self'),
    endOfYourTurn(destroy(choose(neighbour()))),
  ],
  'shard-of-greed': [action(gain(eachShard))],
} satisfies Record<string, CardText>
