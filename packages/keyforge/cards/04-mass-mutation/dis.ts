import type { CardText } from '../../abilities.ts'
import {
  constant,
  creature,
  deal,
  enemy,
  enhance,
  keyword,
  opponentsNextTurn,
  play,
  power,
  reap,
  steal,
  when,
} from '../words.ts'

export const dis = {
  bonesaw: [constant({ if: { friendlyDestroyedThisTurn: true }, enters: 'ready', to: 'self' })],
  drecker: [constant({ takesDamageOf: creature({ neighbourOf: 'self' }), also: true }), reap(steal(1))],
  'waking-nightmare': [
    enhance('capture'),
    play(opponentsNextTurn(constant({ keyCost: { each: creature({ house: 'dis' }) }, whose: 'any' }))),
  ],
  picaroon: [
    keyword('deploy'),
    power('self', { powerOf: creature({ neighbourOf: 'self', notTrait: 'changeling' }) }),
  ],
  maleficorn: [
    enhance('damage', 'damage', 'damage', 'damage'),
    when({ after: 'damagedByIcon', what: enemy() }, deal(1, 'triggering')),
  ],
} satisfies Record<string, CardText>
