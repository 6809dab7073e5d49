import type { CardText } from '../../abilities.ts'
import {
  action,
  all,
  choose,
  constant,
  creature,
  deal,
  destroy,
  destroyed,
  each,
  elusive,
  enemy,
  gainsAbility,
  ifSo,
  itIsDestroyed,
  lasting,
  play,
  repeatedly,
  stun,
  when,
} from '../words.ts'

export const dis = {
  'æmber-imp': [elusive, when({ after: 'reaps', what: creature() }, stun('triggering'))],
  'pain-reaction': [
    play(all(deal(2, choose(enemy())), ifSo(itIsDestroyed, deal(2, { neighboursOf: 'it' })))),
  ],
  soulkeeper: [gainsAbility('host', destroyed(destroy({ most: 1, of: enemy() })))],
  'shadow-of-dis': [play(lasting('untilYourNextTurn', constant({ to: enemy(), blank: true })))],
  'shard-of-pain': [action(deal(1, repeatedly({ each: { whose: 'friendly', trait: 'shard' } }, enemy())))],
  'wretched-doll': [
    action(
      ifSo({ counterInPlay: 'doom' }, destroy(each(creature({ counter: 'doom' }))), {
        do: 'addCounter',
        counter: 'doom',
        n: 1,
        to: choose(creature()),
      }),
    ),
  ],
} satisfies Record<string, CardText>
