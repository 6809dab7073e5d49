import type { CardText } from '../../abilities.ts'
import {
  all,
  beforeFight,
  choose,
  constant,
  creature,
  destroyed,
  each,
  elusive,
  gainsAbility,
  ifSo,
  omni,
  times,
  top,
} from '../words.ts'

/** Saurian creatures among the cards just discarded. */
const hatched = creature({ in: 'discard', house: 'saurian', amongIt: true })

export const saurian = {
  'siren-horn': [gainsAbility('host', beforeFight({ do: 'moveAmber', n: 1, from: 'self', to: 'opposing' }))],
  'optio-gorkus': [
    elusive,
    gainsAbility(
      creature({ neighbourOf: 'self' }),
      destroyed(
        times(
          { amber: 'self' },
          {
            do: 'moveAmber',
            n: 1,
            from: 'self',
            to: choose(creature({ named: 'optio-gorkus', neighbourOf: 'self' })),
          },
        ),
      ),
    ),
  ],
  'saurian-egg': [
    constant({ to: 'self', cannot: 'fight' }),
    constant({ to: 'self', cannot: 'reap' }),
    omni(
      all(
        { do: 'discard', what: top(2) },
        ifSo(
          { there: hatched },
          all(
            { do: 'putIntoPlay', what: each(hatched), ready: true },
            { do: 'addPower', n: 3, to: 'it' },
            { do: 'destroy', what: 'self' },
          ),
        ),
      ),
    ),
  ],
} satisfies Record<string, CardText>
