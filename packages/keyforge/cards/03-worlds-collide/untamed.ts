import type { CardText } from '../../abilities.ts'
import { neighbour } from '../phrases.ts'
import {
  action,
  addPower,
  all,
  artifact,
  beforeFight,
  capture,
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
  eachOf,
  either,
  elusive,
  endOfYourTurn,
  enemy,
  fight,
  fightReap,
  friendly,
  gain,
  gains,
  gainsAbility,
  heal,
  ifSo,
  ifYouDo,
  inDiscard,
  inHand,
  itIs,
  keyword,
  may,
  omni,
  opponentControlsMore,
  play,
  playReap,
  poison,
  ready,
  reap,
  reveal,
  sacrifice,
  shuffleIntoDeck,
  skirmish,
  stun,
  there,
  thisTurn,
  top,
  upTo,
  use,
  ward,
  when,
} from '../words.ts'

const untamedDead = inDiscard(creature({ house: 'untamed' }))

export const untamed = {
  'bramble-lynx': [
    skirmish,
    constant({
      if: { happened: { after: 'reaps', what: creature(), by: 'you' } },
      enters: 'ready',
      to: 'self',
    }),
  ],
  'cauldron-boil': [play(deal({ damageOn: 'target' }, each(creature())))],
  'deepwood-druid': [keyword('deploy'), playReap(heal('all', choose(neighbour())))],
  ghosthawk: [keyword('deploy'), play(eachOf({ neighboursOf: 'self' }, may(use('it', 'reap'))))],
  harmonia: [elusive, when({ after: 'played', what: creature(), by: 'you' }, gain(1), opponentControlsMore)],
  'imprinted-murmook': [elusive, constant({ keyCost: -1, whose: 'you' })],
  molephin: [
    keyword('hazardous', 3),
    when({ after: 'steals', by: 'opponent' }, deal({ ofEvent: true }, each(enemy()))),
  ],
  'musthic-murmook': [constant({ keyCost: 1, whose: 'any' }), play(deal(4, choose(creature())))],
  'song-of-the-wild': [play(thisTurn(gainsAbility(friendly(), reap(gain(1)))))],
  'the-fittest': [play(addPower(1, each(friendly())))],
  'unnatural-selection': [
    play(
      all(
        chooseCard(choose(friendly(), 3)),
        chooseCard(choose(enemy(), 3)),
        destroy(each(creature({ notAmong: 'chosen' }))),
      ),
    ),
  ],
  'unsuspecting-prey': [play(deal(2, upTo(3, creature({ damaged: false }))))],
  'fangtooth-cavern': [endOfYourTurn(destroy({ least: 1, of: creature() }))],
  gebuk: [
    destroyed(
      all(
        discard(top(1)),
        ifSo(
          itIs(creature()),
          thisTurn(
            when({ after: 'destroyed', what: 'self' }, { do: 'putIntoPlay', what: 'it', where: 'self' }),
          ),
        ),
      ),
    ),
  ],
  'instrument-of-silence': [gains('host', 'skirmish'), gainsAbility('host', fight(gain(1)))],
  kangaphant: [gainsAbility(creature(), reap(destroy('self')))],
  'low-dawn': [play(all(ifSo(there(untamedDead, 3), gain(2)), shuffleIntoDeck(each(untamedDead))))],
  'mab-the-mad': [reap(shuffleIntoDeck('self'))],
  'the-feathered-shaman': [elusive, fightReap(ward({ neighboursOf: 'self' }))],
  'wild-spirit': [gainsAbility('host', reap(capture(1)))],
  'creed-of-nature': [
    omni(
      ifYouDo(
        sacrifice('self'),
        all(
          chooseCard(choose(creature())),
          thisTurn(gains('it', 'skirmish')),
          thisTurn(constant({ to: 'it', gains: 'assault', n: { powerOf: 'it' } })),
        ),
      ),
    ),
  ],
  'creed-of-nurture': [
    omni(
      ifYouDo(
        sacrifice('self'),
        all(reveal(choose(inHand(creature()))), { do: 'gainText', of: 'seen', to: choose(creature()) }),
      ),
    ),
  ],
  'eldest-bear': [
    keyword('assault', 3),
    constant({ if: { is: 'self', a: { centre: true } }, to: 'self', gainsAbility: beforeFight(gain(2)) }),
  ],
  'moor-wolf': [skirmish, play(ready(each(creature({ trait: 'wolf', other: true }))))],
  'nepeta-gigantica': [
    action(either(stun(choose(creature({ power: { min: 5 } }))), stun(choose(creature({ trait: 'giant' }))))),
  ],
  'vineapple-tree': [
    constant({ keyCost: { counters: 'growth', on: 'self' }, whose: 'any' }),
    when({ after: 'forges' }, { do: 'removeCounter', counter: 'growth', n: 'all', from: 'self' }),
    action({ do: 'addCounter', counter: 'growth', n: 1, to: 'self' }),
  ],
  'xenos-bloodshadow': [elusive, keyword('hazardous', 6), poison, skirmish],
  toad: [constant({ to: 'self', cannot: 'reap' })],
  'giant-gnawbill': [
    when(
      { after: 'choosesHouse', by: 'any' },
      doneBy('active', destroy(choose(artifact({ house: 'active' })))),
    ),
  ],
} satisfies Record<string, CardText>
