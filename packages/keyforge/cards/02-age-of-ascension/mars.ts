import type { CardText } from '../../abilities.ts'
import { forEachShard, neighbour, stunsReapers, takeControl, upgrade } from '../phrases.ts'
import {
  abduct,
  action,
  all,
  anyNumber,
  archive,
  armor,
  artifact,
  beforeFight,
  captureFromOwnSide,
  choose,
  chooseCard,
  constant,
  creature,
  deal,
  destroy,
  draw,
  each,
  eachOf,
  either,
  elusive,
  enemy,
  fight,
  friendly,
  gain,
  gainChains,
  gains,
  gainsAbility,
  ifSo,
  inDiscard,
  inHand,
  inOrderTo,
  lose,
  may,
  not,
  onFlank,
  play,
  power,
  purge,
  readyAndUse,
  reap,
  returnToHand,
  stun,
  there,
  when,
} from '../words.ts'

const alone = not(there(friendly()))

export const mars = {
  'agent-hoo-man': [
    elusive,
    reap(stun([choose(friendly({ notHouse: 'mars' })), choose(enemy({ notHouse: 'mars' }))])),
  ],
  'carpet-phloxem': [play(ifSo(alone, deal(4, each(creature()))))],
  'collector-worm': [fight(abduct('opposing'))],
  'glyxl-proliferator': [reap(ifSo(onFlank, archive(choose(inDiscard({ house: 'mars' })))))],
  'ixxyxli-fixfinger': [elusive, armor(creature({ trait: 'martian', other: true }), 1)],
  'mars-first': [play(readyAndUse(choose(friendly({ house: 'mars' }))))],
  'mars-needs-æmber': [play(captureFromOwnSide(1, each(enemy({ damaged: true, notHouse: 'mars' }))))],
  mindworm: [
    elusive,
    beforeFight({
      do: 'deal',
      hits: [{ n: { powerOf: 'opposing' }, to: { neighboursOf: 'opposing' } }],
      source: 'opposing',
    }),
  ],
  'skybooster-squadron': [reap(returnToHand('self'))],
  'tyxl-beambuckler': [play(all(deal(2, choose(creature())), { do: 'move', what: 'it', to: 'flank' }))],
  'xanthyx-harvester': [
    constant({ cannotUseUnless: not(there(neighbour({ notHouse: 'mars' }))) }),
    reap(gain(1)),
  ],
  'zysysyx-shockworm': [stunsReapers],
  'æmber-conduction-unit': [
    when({ after: 'reaps', what: enemy() }, stun('triggering'), {
      happened: { after: 'reaps', what: creature() },
      exactly: 1,
    }),
  ],
  'destroy-them-all': [play(destroy([choose(artifact()), choose(creature()), choose(upgrade())]))],
  'exterminate-exterminate': [
    play(
      eachOf(
        each(friendly({ house: 'mars' })),
        destroy(choose(creature({ notHouse: 'mars', power: { lessThan: 'it' } }))),
      ),
    ),
  ],
  hypnobeam: [play(takeControl(choose(enemy())))],
  'nyzyk-resonator': [constant({ keyCost: { each: neighbour(), times: 2 }, whose: 'opponent' })],
  'phloxem-spike': [play(ifSo(alone, destroy(each(creature({ flank: false })))))],
  'storm-crawler': [constant({ to: 'self', dealsInFights: 1 }), stunsReapers],
  'destructive-analysis': [
    play(
      all(
        chooseCard(choose(creature())),
        purge(anyNumber({ in: 'archives' })),
        deal({ plus: [2, { thisWay: true, times: 2 }] }, 'firstChosen'),
      ),
    ),
  ],
  'entropic-manipulator': [
    play(
      may(
        either(
          { do: 'redistribute', what: 'damage', among: friendly() },
          { do: 'redistribute', what: 'damage', among: enemy() },
        ),
      ),
    ),
  ],
  extinction: [
    play(
      all(destroy([choose(creature()), each(creature({ same: { in: 'trait', as: 'it' } }))]), gainChains(1)),
    ),
  ],
  'killzord-mk-9001': [
    armor('host', 2),
    power('host', 2),
    gains('host', 'skirmish'),
    gainsAbility('host', fight(gainChains(1))),
  ],
  'martian-generosity': [play(all(lose('all'), draw({ thisWay: true, times: 2 })))],
  'shard-of-hate': [action(forEachShard(stun(choose(enemy()))))],
  'yxlyx-stimrager': [fight(all(deal(2, choose(creature())), { do: 'move', what: 'it', to: 'flank' }))],
  'yzphyz-knowdrone': [
    play(
      all(
        archive(choose(inHand())),
        may(inOrderTo(purge(choose({ in: 'archives' })), stun(choose(creature())))),
      ),
    ),
  ],
  'containment-field': [when({ after: 'used', what: 'host' }, destroy('host'))],
} satisfies Record<string, CardText>
