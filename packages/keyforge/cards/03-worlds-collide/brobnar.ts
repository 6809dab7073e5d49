import type { CardText } from '../../abilities.ts'
import {
  action,
  addPower,
  all,
  choose,
  constant,
  creature,
  friendly,
  ifSo,
  opponentLoses,
  play,
} from '../words.ts'

export const brobnar = {
  overrun: [play(ifSo({ enemiesDestroyedThisTurn: 3 }, opponentLoses(2)))],
  irestaff: [action(all({ do: 'enrage', what: choose(creature()) }, addPower(1, 'it')))],
  'kaloch-stonefather': [constant({ if: { selfIs: 'centre' }, to: friendly(), gains: 'skirmish' })],
} satisfies Record<string, CardText>
