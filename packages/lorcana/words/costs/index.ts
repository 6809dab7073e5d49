/** What an ability costs (4.4.3.4): each is paid in full or not at all (1.5.3). */
import { type CardId, oncePerNode } from '@regelwerk/core'
import type { Filter } from '../../abilities.ts'
import { type G, on } from '../../book.ts'
import type { LorcanaEvent } from '../../events.ts'
import { from, matching } from '../../reading.ts'
import { banishTogether, happen } from '../../rules/01-concepts.ts'
import { cardAt } from '../../state.ts'
import { de, en, it } from '../saying.ts'
import type { CostWords, Payer } from '../word.ts'

export interface Costs {
  exert: { exert: true }
  ink: { ink: number }
  banishSelf: { banishSelf: true }
  /** Exert one of your characters that match (4.4.2.1). */
  exertOne: { exertOne: Filter }
}

const readyOnes = oncePerNode(
  (filter: Filter): Filter => ({ type: 'character', whose: 'yours', ...filter, exerted: false }),
)

/** The characters that may be exerted for the cost of an ability: ready, and dry (4.4.2.1). */
const toExert = (g: G, { seat, card }: Payer, filter: Filter): CardId[] =>
  matching(g, readyOnes(filter), from(seat, card)).filter(
    (id) => !cardAt(g.state, id).drying || !on('4.4.2.1'),
  )

export const costs: CostWords<Costs> = {
  exert: {
    whyNot: (g, { card }) => {
      const { exerted, drying } = cardAt(g.state, card)
      if (exerted && on('5.1.1.2')) return '5.1.1.2'
      return drying && on('4.4.2') ? '4.4.2' : null
    },
    pay: (g, { card }) => happen(g, { kind: 'exert', card }),
    evenFree: true,
    say: { en: () => '{E}', de: () => '{E}', it: () => '{E}' },
  },
  ink: {
    whyNot: () => null,
    ink: ({ ink }) => ink,
    pay: () => {},
    evenFree: false,
    say: { en: ({ ink }) => `${ink} {I}`, de: ({ ink }) => `${ink} {I}`, it: ({ ink }) => `${ink} {I}` },
  },
  banishSelf: {
    whyNot: () => null,
    pay: (g, { card }) => banishTogether(g, [card]),
    evenFree: false,
    say: {
      en: (_, context) => `banish ${en.phrase('self', context).acc}`,
      de: (_, context) => `verbanne ${de.self(context).in('acc')}`,
      it: (_, context) => `esilia ${it.self(context).with()}`,
    },
  },
  exertOne: {
    whyNot: (g, payer, { exertOne }) => (toExert(g, payer, exertOne).length === 0 ? '4.4.2.1' : null),
    choice: (g, payer, { exertOne }) => ({
      cards: toExert(g, payer, exertOne),
      n: 1,
      prompt: 'choose to exert',
    }),
    pay: (g, _, __, chosen) => happen(g, ...chosen.map((card): LorcanaEvent => ({ kind: 'exert', card }))),
    evenFree: true,
    say: {
      en: ({ exertOne }, context) => `{E} ${en.phrase({ one: exertOne }, context).acc}`,
      de: ({ exertOne }, context) => `{E} ${de.phrase({ one: exertOne }, context).in('acc')}`,
      it: ({ exertOne }, context) => `{E} ${it.oneOf(exertOne, context).with()}`,
    },
  },
}
