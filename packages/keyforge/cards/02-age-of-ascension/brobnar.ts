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
  enemy,
  fight,
  fightReap,
  friendly,
  gain,
  gainsAbility,
  ifSo,
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
  returnToHand,
  reveal,
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
  ogopogo: [
    when({ after: 'destroyed', what: creature(), against: 'self' }, may(deal(2, choose(creature()))), {
      fighting: 'attacker',
    }),
  ],
  'bellowing-patrizate': [
    when({ after: 'enters', what: creature() }, deal(1, 'triggering'), { is: 'self', a: { ready: true } }),
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
  'shard-of-strength': [action(forEachShard(addPower(1, choose(friendly()))))],
  'signal-fire': [
    sacrificeOmni(thisTurn(constant({ mayUse: friendly({ house: 'brobnar' }), how: 'fight' }))),
  ],
  'war-grumpus': [fightReap(readyAndFight(choose(neighbour({ trait: 'giant' }))))],
} satisfies Record<string, CardText>
