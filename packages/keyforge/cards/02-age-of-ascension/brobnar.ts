import type { CardText } from '../../abilities.ts'
import { forEachShard, neighbour } from '../phrases.ts'
import {
  action,
  addPower,
  all,
  beforeFight,
  choose,
  chooseCard,
  constant,
  creature,
  deal,
  destroy,
  each,
  elusive,
  endOfYourTurn,
  enemy,
  exhaust,
  fight,
  fightReap,
  friendly,
  gain,
  gainsAbility,
  heal,
  ifSo,
  ifYouDo,
  instead,
  itIs,
  keyword,
  lose,
  may,
  opponentLoses,
  otherFriendly,
  play,
  playFightReap,
  ready,
  readyAndFight,
  reap,
  repeatedly,
  returnToHand,
  reveal,
  sacrifice,
  sacrificeOmni,
  stun,
  thisTurn,
  when,
  youHave,
} from '../words.ts'

export const brobnar = {
  '1-2-punch': [play(instead(stun(choose(enemy())), itIs({ stunned: true }), destroy('it')))],
  'bingle-bangbang': [beforeFight(deal(5, { neighboursOf: 'opposing' }))],
  brammo: [play(deal(2, each(enemy({ flank: true }))))],
  cowfyne: [beforeFight(deal(2, { neighboursOf: 'opposing' }))],
  drummernaut: [playFightReap(returnToHand(choose(otherFriendly({ trait: 'giant' }))))],
  'first-blood': [
    keyword('alpha'),
    play(deal(1, repeatedly({ each: friendly({ house: 'brobnar' }), times: 2 }, creature()))),
  ],
  foozle: [reap(ifSo({ happened: { after: 'destroyed', what: enemy() }, atLeast: 1 }, gain(1)))],
  groggins: [constant({ to: 'self', attacksOnly: creature({ flank: true }) })],
  groke: [fight(opponentLoses(1))],
  'into-the-fray': [
    play(
      all(
        chooseCard(choose(friendly({ house: 'brobnar' }))),
        thisTurn(gainsAbility('it', fight(ready('self')))),
      ),
    ),
  ],
  'lollop-the-titanic': [constant({ to: 'self', dealsNoFightDamage: 'whenAttacked' })],
  pound: [play(deal(2, choose(creature()), 1))],
  'culf-the-quiet': [elusive],
  flamethrower: [action(deal(1, choose(creature()), 1))],
  'flamewake-shaman': [play(deal(2, choose(creature())))],
  'gargantes-scrapper': [keyword('alpha'), play(ifSo(youHave(3), deal(3, choose(enemy()))))],
  'grump-buggy': [
    constant({ keyCost: { each: friendly({ power: { min: 5 } }) }, whose: 'opponent' }),
    constant({ keyCost: { each: enemy({ power: { min: 5 } }) }, whose: 'you' }),
  ],
  'little-rapscal': [elusive, constant({ to: creature(), must: 'fight' })],
  ogopogo: [
    when({ after: 'destroyed', what: creature(), against: 'self' }, may(deal(2, choose(creature()))), {
      fighting: 'attacker',
    }),
  ],
  'the-flex': [
    play(
      ifYouDo(
        exhaust(choose(friendly({ house: 'brobnar', ready: true }))),
        gain({ part: 2, of: { powerOf: 'it' } }),
      ),
    ),
  ],
  'bellowing-patrizate': [
    when({ after: 'enters', what: creature() }, deal(1, 'triggering'), { is: 'self', a: { ready: true } }),
  ],
  'cybergiant-rig': [
    gainsAbility('host', endOfYourTurn({ do: 'removeCounter', counter: 'power', n: 1, from: 'self' })),
    play(all(heal('all', 'host'), addPower({ thisWay: true }, 'host'))),
  ],
  'forgemaster-og': [
    when({ after: 'forges', by: 'you' }, lose('all')),
    when({ after: 'forges', by: 'opponent' }, opponentLoses('all')),
  ],
  'grumpus-tamer': [
    reap(
      all(
        { do: 'search', filter: { named: 'war-grumpus', in: ['deck', 'discard'] } },
        reveal('it'),
        returnToHand('it'),
      ),
    ),
  ],
  'might-makes-right': [
    play(
      ifYouDo(may(sacrifice({ choose: friendly(), n: 'any', totalPower: 25 })), { do: 'forge', free: true }),
    ),
  ],
  'shard-of-strength': [action(forEachShard(addPower(1, choose(friendly()))))],
  'signal-fire': [
    sacrificeOmni(thisTurn(constant({ mayUse: friendly({ house: 'brobnar' }), how: 'fight' }))),
  ],
  'war-grumpus': [fightReap(readyAndFight(choose(neighbour({ trait: 'giant' }))))],
} satisfies Record<string, CardText>
