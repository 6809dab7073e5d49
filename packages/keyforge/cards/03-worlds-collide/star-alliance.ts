import type { Amount, CardText } from '../../abilities.ts'
import { ambassador, blaster, forge, neighbour, sortTop, upgrade } from '../phrases.ts'
import {
  action,
  all,
  anyNumber,
  archive,
  armor,
  artifact,
  beforeFight,
  capture,
  choose,
  chooseCard,
  constant,
  creature,
  deal,
  destroy,
  discard,
  doneBy,
  draw,
  each,
  eachPlayer,
  either,
  elusive,
  enemy,
  exhaust,
  fightReap,
  friendly,
  gain,
  gains,
  gainsAbility,
  heal,
  hit,
  ifSo,
  ifYouDo,
  inDiscard,
  inHand,
  itIs,
  keyword,
  lasting,
  lose,
  may,
  not,
  opponentsNextTurn,
  otherFriendly,
  play,
  playFightReap,
  power,
  reap,
  repeatedly,
  returnToHand,
  reveal,
  skirmish,
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
  youControlMore,
} from '../words.ts'

const housesInPlay: Amount = { distinct: 'house', of: creature() }

export const starAlliance = {
  'armsmaster-molina': [keyword('hazardous', 3), gains(neighbour(), 'hazardous', 3)],
  'chief-engineer-walls': [
    elusive,
    playFightReap(
      may(
        either(
          returnToHand(choose(inDiscard(upgrade()))),
          returnToHand(choose(inDiscard({ trait: 'robot' }))),
        ),
      ),
    ),
  ],
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
  'explo-rover': [skirmish, constant({ playableAs: 'upgrade', text: [gains('host', 'skirmish')] })],
  'first-officer-frane': [playFightReap(capture(1, choose(friendly())))],
  'lieutenant-khrkhar': [taunt, keyword('hazardous', 3)],
  'light-of-the-archons': [
    power('host', { each: upgrade({ on: 'host' }) }),
    armor('host', { each: upgrade({ on: 'host' }) }),
  ],
  'medic-ingram': [playFightReap(may(all(heal(3, choose(creature())), ward('it'))))],
  'molina-s-blaster': blaster('armsmaster-molina', may(deal(3, choose(creature())))),
  'red-alert': [play(deal({ minus: [{ each: enemy() }, { each: friendly() }] }, each(enemy())))],
  'sensor-chief-garcia': [playFightReap(opponentsNextTurn(constant({ keyCost: 2, whose: 'any' })))],
  'stealth-mode': [
    play(opponentsNextTurn(constant({ forbid: 'play', who: 'opponent', filter: { type: 'action' } }))),
  ],
  zap: [play(deal(1, repeatedly({ distinct: 'house', of: creature() }, creature())))],
  'calv-1n': [
    fightReap(draw(1)),
    constant({ playableAs: 'upgrade', text: [gainsAbility('host', fightReap(draw(1)))] }),
  ],
  'cxo-taber': [ambassador({ notHouse: 'staralliance' })],
  'force-field': [gainsAbility('host', reap(ward('self')))],
  'helmsman-spears': [fightReap(all(discard(anyNumber(inHand())), draw({ thisWay: true })))],
  'information-officer-gray': [
    playFightReap(ifYouDo(may(reveal(choose(inHand({ notHouse: 'staralliance' })))), archive('it'))),
  ],
  'lay-of-the-land': [play(all(sortTop, draw(1)))],
  'navigator-ali': [playFightReap(sortTop)],
  'nurse-soto': [keyword('deploy'), playFightReap(heal(3, { neighboursOf: 'self' }))],
  quadracorder: [constant({ keyCost: { distinct: 'house', of: friendly(), most: 3 }, whose: 'opponent' })],
  'quintrino-flux': [
    play(
      all(
        chooseCard(choose(friendly())),
        chooseCard(choose(enemy())),
        destroy(each(creature({ same: { in: 'power', as: 'chosen' } }))),
      ),
    ),
  ],
  'sci-officer-morpheus': [
    when(
      { after: 'played', what: creature({ has: 'play' }), by: 'you' },
      { do: 'trigger', what: 'triggering', on: 'play', again: true },
    ),
  ],
  stunner: [gainsAbility('host', fightReap(may(stun(choose(creature())))))],
  'tactical-officer-moon': [
    keyword('assault', 2),
    play(may(either({ do: 'rearrange', whose: 'friendly' }, { do: 'rearrange', whose: 'enemy' }))),
  ],
  'transporter-platform': [action(returnToHand([choose(friendly()), each(upgrade({ on: 'it' }))]))],
  'universal-translator': [
    gainsAbility('host', fightReap(use(choose(friendly({ notHouse: 'staralliance' }))))),
  ],
  xenotraining: [play(times({ distinct: 'house', of: friendly() }, capture(1, choose(friendly()))))],
  æmbertracker: [play({ do: 'deal', hits: [hit(2, each(enemy({ hasAmber: true })))], ignoreArmor: true })],
  'book-of-leq': [
    action(
      all(
        reveal(top(1)),
        ifSo(itIs({ notHouse: 'staralliance' }), { do: 'setActiveHouse', to: 'ofIt' }, { do: 'endTurn' }),
      ),
    ),
  ],
  'captain-val-jericho': [
    constant({ if: { is: 'self', a: { centre: true } }, mayPlay: { notHouse: 'active' }, uses: 1 }),
  ],
  'crash-muldoon': [
    keyword('deploy'),
    constant({ enters: 'ready', to: 'self' }),
    action(use(choose(neighbour({ notHouse: 'staralliance' })))),
  ],
  'disruption-field': [
    constant({ keyCost: { counters: 'disruption', on: 'self' }, whose: 'opponent' }),
    gainsAbility('host', fightReap({ do: 'addCounter', counter: 'disruption', n: 1, to: 'granter' })),
  ],
  'doctor-driscoll': [elusive, action(all(heal(2, choose(creature())), gain({ thisWay: true })))],
  'encounter-suit': [when({ before: 'actionResolves' }, ward('host'))],
  'forging-an-alliance': [play(forge({ plus: [7, { distinct: 'house', of: {}, most: 6, times: -1 }] }))],
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
  'general-order-24': [
    when(
      { at: 'startOfTurn', of: 'any' },
      doneBy(
        'active',
        ifSo(
          there(friendly()),
          all(chooseCard(choose(friendly())), destroy(each(creature({ house: 'ofIt' })))),
          destroy('self'),
        ),
      ),
    ),
  ],
  'operations-officer-yshi': [taunt, gainsAbility(neighbour(), fightReap(capture(1)))],
  'peace-accord': [
    play(eachPlayer(gain(2))),
    when({ after: 'usedToFight', what: creature(), by: 'any' }, all(lose(4, 'active'), destroy('self'))),
  ],
  'plasma-nozzle': [gainsAbility('host', beforeFight(deal(2, 'opposing', 2)))],
  'psionic-officer-lang': [when({ after: 'reaps', what: enemy() }, archive(top(1)))],
  'quixxle-stone': [
    constant({ forbid: 'play', who: 'eachPlayer', filter: creature(), while: youControlMore }),
  ],
  'special-agent-fingers': [elusive, action(steal(1))],
  'tachyon-pulse': [play(all(destroy(each(artifact())), exhaust(each(creature({ upgraded: true })))))],
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
  'united-action': [
    keyword('alpha'),
    play(
      all(
        thisTurn(constant({ mayPlay: { shares: { a: 'house', with: 'yourCards' } } })),
        thisTurn(constant({ forbid: 'use', who: 'you' })),
      ),
    ),
  ],
  'we-can-all-win': [play(lasting('untilEndOfYourNextTurn', constant({ keyCost: -2, whose: 'any' })))],
  'chan-s-blaster': blaster('commander-chan', may(use(choose(friendly({ other: 'host' }))))),
  'frane-s-blaster': blaster('first-officer-frane', {
    do: 'moveAmber',
    n: 'all',
    from: 'host',
    to: { pool: 'you' },
  }),
  'garcia-s-blaster': blaster('sensor-chief-garcia', steal(1)),
  'ingram-s-blaster': blaster('medic-ingram', heal('all', choose(creature()))),
  'khrkhar-s-blaster': blaster('lieutenant-khrkhar', ward('host')),
  'kirby-s-blaster': blaster('com-officer-kirby', draw(2)),
  'qincan-s-blaster': blaster('sci-officer-qincan', may(archive(choose(creature())))),
  'walls--blaster': blaster(
    'chief-engineer-walls',
    times({ each: upgrade({ on: 'host' }) }, stun(choose(creature()))),
  ),
} satisfies Record<string, CardText>
