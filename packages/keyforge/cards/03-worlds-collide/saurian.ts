import type { CardText } from '../../abilities.ts'
import {
  action,
  all,
  armor,
  choose,
  chooseCard,
  constant,
  creature,
  deal,
  destroyed,
  friendly,
  gainsAbility,
  play,
} from '../words.ts'

export const saurian = {
  'imperial-scutum': [
    armor('host', 2),
    gainsAbility('host', destroyed({ do: 'moveAmber', n: 'all', from: 'self', to: 'supply' })),
  ],
  'phalanx-strike': [
    play({
      do: 'repeat',
      effect: all(chooseCard(choose(creature())), deal({ each: friendly() }, 'it')),
      may: true,
      once: true,
      exalt: choose(friendly()),
    }),
  ],
  gargantodon: [
    constant({ enters: 'stunned', to: 'self' }),
    constant({ to: 'self', dealsInFights: 4 }),
    constant({ stealIs: 'capture' }),
  ],
  'auto-legionary': [
    action({ do: 'moveToFlank', what: 'self' }),
    constant({ if: { is: 'self', a: creature() }, to: 'self', isCreature: { power: 5 } }),
    constant({ if: { is: 'self', a: creature() }, to: 'self', alsoHouse: 'all' }),
  ],
} satisfies Record<string, CardText>
