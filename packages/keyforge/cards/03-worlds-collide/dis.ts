import type { CardText } from '../../abilities.ts'
import {
  action,
  all,
  anyNumber,
  creature,
  friendly,
  ifYouDo,
  may,
  opponentLoses,
  sacrifice,
  when,
} from '../words.ts'

export const dis = {
  'obsidian-forge': [
    action(
      all(
        sacrifice(anyNumber(friendly())),
        ifYouDo(may({ do: 'forge', extra: { plus: [6, { done: true, times: -1 }] } }), {
          do: 'destroy',
          what: 'self',
        }),
      ),
    ),
  ],
  sinestra: [when({ after: 'played', what: creature(), by: 'opponent', flank: 'left' }, opponentLoses(1))],
  dexus: [when({ after: 'played', what: creature(), by: 'opponent', flank: 'right' }, opponentLoses(1))],
} satisfies Record<string, CardText>
