import type { CardText } from '../../abilities.ts'
import {
  all,
  choose,
  constant,
  enemy,
  exhaust,
  fightReap,
  friendly,
  ifYouDo,
  not,
  omni,
  purge,
  reap,
  returnToHand,
  sacrifice,
} from '../words.ts'

/** Anomalies of Worlds Collide. */
export const anomalies1 = {
  'orb-of-wonder': [
    omni(ifYouDo(sacrifice('self'), all({ do: 'search', filter: { in: 'deck' } }, returnToHand('it')))),
  ],
  'the-grim-reaper': [
    constant({ if: { haunted: 'you' }, enters: 'ready', to: 'self' }),
    reap(purge([choose(enemy()), choose(friendly())])),
  ],
  valoocanth: [
    constant({ cannotUseUnless: not({ tide: 'low' }) }),
    fightReap(all(exhaust(choose(enemy())), exhaust({ neighboursOf: 'it' }))),
  ],
} satisfies Record<string, CardText>
