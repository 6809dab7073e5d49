/** Static abilities that change what it costs to move to a location (4.7.3). */
import { statement, verbs } from '@regelwerk/say/de'
import type { Filter } from '../../abilities.ts'
import { de, en, it } from '../saying.ts'
import { NOTHING, type StaticWords } from '../word.ts'

export interface MovingStatics {
  /** You pay so much less to move such characters of yours, or nothing; `here`: to this location. */
  moveLess: { moveLess: number | 'free'; who: Filter; here?: true }
}

type MoveLess = MovingStatics['moveLess']

const german = ({ moveLess, who, here }: MoveLess, context: Parameters<typeof de.such>[1]) => {
  const where = here ? 'an diesen Ort' : 'zu einem Ort'
  const whom = de.such(who, context)
  if (moveLess === 'free') return de.darf(context, `${whom.in('acc')} kostenlos ${where}`, 'bewegen')
  return statement('you', verbs.zahlen, {
    middle: `${moveLess} {I} weniger`,
    behind: `, um ${whom.in('acc')} ${where} zu bewegen`,
  })
}

export const movingStatics: StaticWords<MovingStatics> = {
  moveLess: {
    apply: (_, d, { moveLess, who, here }, from) => {
      const n = moveLess === 'free' ? Number.POSITIVE_INFINITY : moveLess
      d.moveLess.push({ ...from, filter: who, n, here: here === true })
    },
    reads: () => NOTHING,
    say: {
      en: ({ moveLess, who, here }, context) => {
        const [whom, where] = [en.such(who, context), here ? 'here' : 'to a location']
        return moveLess === 'free'
          ? `${whom} may move ${where} for free`
          : `you pay ${moveLess} {I} less to move ${whom} ${where}`
      },
      de: german,
      it: ({ moveLess, who, here }, context) => {
        const [whom, where] = [it.such(who, context).with(), here ? 'in questo luogo' : 'in un luogo']
        return moveLess === 'free'
          ? `${whom} possono spostarsi ${where} gratis`
          : `paghi ${moveLess} {I} in meno per spostare ${whom} ${where}`
      },
    },
  },
}
