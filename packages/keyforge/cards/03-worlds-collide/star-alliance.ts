import type { Amount, CardText } from '../../abilities.ts'
import { neighbour } from '../phrases.ts'
import {
  action,
  all,
  anyNumber,
  archive,
  artifact,
  beforeFight,
  capture,
  choose,
  constant,
  creature,
  deal,
  destroy,
  discard,
  draw,
  each,
  elusive,
  enemy,
  fightReap,
  friendly,
  gain,
  gains,
  gainsAbility,
  heal,
  hit,
  ifSo,
  ifYouDo,
  inHand,
  keyword,
  may,
  not,
  opponentsNextTurn,
  otherFriendly,
  play,
  playFightReap,
  reap,
  repeatedly,
  reveal,
  steal,
  stun,
  taunt,
  there,
  thisTurn,
  times,
  top,
  use,
  ward,
  when,
} from '../words.ts'

const housesInPlay: Amount = { distinct: 'house', of: creature() }

export const starAlliance = {
  'armsmaster-molina': [keyword('hazardous', 3), gains(neighbour(), 'hazardous', 3)],
  'cloaking-dongle': [gains('host', 'elusive'), gains(creature({ neighbourOf: 'host' }), 'elusive')],
  'com-officer-kirby': [
    playFightReap(
      thisTurn(
        constant({
          mayPlay: { type: ['artifact', 'upgrade', 'action'], notHouse: 'staralliance' },
          uses: 1,
        }),
      ),
    ),
  ],
  'commander-chan': [fightReap(use(choose(otherFriendly())))],
  'first-officer-frane': [playFightReap(capture(1, choose(friendly())))],
  'lieutenant-khrkhar': [taunt, keyword('hazardous', 3)],
  'medic-ingram': [playFightReap(may(all(heal(3, choose(creature())), ward('it'))))],
  'red-alert': [play(deal({ minus: [{ each: enemy() }, { each: friendly() }] }, each(enemy())))],
  'sensor-chief-garcia': [playFightReap(opponentsNextTurn(constant({ keyCost: 2, whose: 'any' })))],
  'stealth-mode': [
    play(opponentsNextTurn(constant({ forbid: 'play', who: 'opponent', filter: { type: 'action' } }))),
  ],
  zap: [play(deal(1, repeatedly({ distinct: 'house', of: creature() }, creature())))],
  'force-field': [gainsAbility('host', reap(ward('self')))],
  'helmsman-spears': [fightReap(all(discard(anyNumber(inHand())), draw({ thisWay: true })))],
  'information-officer-gray': [
    playFightReap(ifYouDo(may(reveal(choose(inHand({ notHouse: 'staralliance' })))), archive('it'))),
  ],
  'nurse-soto': [keyword('deploy'), playFightReap(heal(3, { neighboursOf: 'self' }))],
  stunner: [gainsAbility('host', fightReap(may(stun(choose(creature())))))],
  'universal-translator': [
    gainsAbility('host', fightReap(use(choose(friendly({ notHouse: 'staralliance' }))))),
  ],
  xenotraining: [play(times({ distinct: 'house', of: friendly() }, capture(1, choose(friendly()))))],
  æmbertracker: [play({ do: 'deal', hits: [hit(2, each(enemy({ hasAmber: true })))], ignoreArmor: true })],
  'crash-muldoon': [
    keyword('deploy'),
    constant({ enters: 'ready', to: 'self' }),
    action(use(choose(neighbour({ notHouse: 'staralliance' })))),
  ],
  'doctor-driscoll': [elusive, action(all(heal(2, choose(creature())), gain({ thisWay: true })))],
  'encounter-suit': [when({ before: 'actionResolves' }, ward('host'))],
  'galactic-census': [
    play(
      ifSo(
        { compare: housesInPlay, atLeast: 6 },
        gain(3),
        ifSo(
          { compare: housesInPlay, exactly: 5 },
          gain(2),
          ifSo({ compare: housesInPlay, atLeast: 3 }, gain(1)),
        ),
      ),
    ),
  ],
  'operations-officer-yshi': [taunt, gainsAbility(neighbour(), fightReap(capture(1)))],
  'plasma-nozzle': [gainsAbility('host', beforeFight(deal(2, 'opposing', 2)))],
  'psionic-officer-lang': [when({ after: 'reaps', what: enemy() }, archive(top(1)))],
  'special-agent-fingers': [elusive, action(steal(1))],
  'uncharted-lands': [
    play({ do: 'moveAmber', n: 6, from: { pool: 'supply' }, to: 'self' }),
    gainsAbility(
      creature({ house: 'staralliance' }),
      reap({ do: 'moveAmber', n: 1, from: 'granter', to: { pool: 'you' } }),
    ),
  ],
  'techivore-pulpate': [
    when({ after: 'choosesHouse', by: 'any' }, destroy(each(artifact({ house: 'active' })))),
  ],
  'sci-officer-qincan': [
    elusive,
    when({ after: 'choosesHouse', by: 'any' }, steal(1), not(there({ house: 'active', whose: 'any' }))),
  ],
} satisfies Record<string, CardText>
