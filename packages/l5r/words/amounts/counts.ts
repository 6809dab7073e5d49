/** How many cards or rings there are, and how much lies on them. */
import type { Filter, RingFilter } from '../../abilities.ts'

import { readsOfFilter } from '../../reads.ts'
import { countControlled } from '../../restraints.ts'
import { ringsMatching } from '../../subjects.ts'
import * as de from '../../text/de-phrases.ts'
import * as en from '../../text/en-phrases.ts'
import * as it from '../../text/it-phrases.ts'
import { CONFLICT, RINGS, TEXTS } from '../aspects.ts'
import type { AmountWords } from '../records.ts'

export interface CountAmounts {
  /** Cards that match. */
  count: { count: Filter; times?: number }
  rings: { rings: RingFilter; times?: number }
  fateOnRings: { fateOnRings: RingFilter; times?: number }
}

export const countAmounts: AmountWords<CountAmounts> = {
  count: {
    reads: ({ count }) => readsOfFilter(count),
    reckon:
      ({ count, times = 1 }) =>
      (g, c) =>
        times * countControlled(g, count, c),
    say: {
      en: ({ count, times }, context) => en.times(`the number of ${en.such(count, context)}`, times),
      de: ({ count, times }, context) => de.times(`die Anzahl ${de.those(count, context).in('gen')}`, times),
      it: ({ count, times }, context) => it.times(`il numero ${it.such(count, context).with('di')}`, times),
    },
    per: {
      en: ({ count }, context) => `for ${en.every(count, context)}`,
      de: ({ count }, context) => `für ${de.every(count, context).in('acc')}`,
      it: ({ count }, context) => it.every(count, context).with('per'),
    },
  },
  rings: {
    reads: () => RINGS | CONFLICT | TEXTS,
    reckon:
      ({ rings, times = 1 }) =>
      (g, c) =>
        times * ringsMatching(g, rings, c.me).length,
    say: {
      en: ({ rings, times }) => en.times(`the number of ${en.rings(rings, true)}`, times),
      de: ({ rings, times }) => de.times(`die Anzahl der ${de.rings(rings, true, 'said').in('gen')}`, times),
      it: ({ rings, times }) => it.times(`il numero ${it.rings(rings, true).with('di')}`, times),
    },
    per: {
      en: ({ rings }) => `for each ${en.rings(rings, false)}`,
      de: ({ rings }) => `für jeden ${de.rings(rings, false, 'said').in('acc')}`,
      it: ({ rings }) => it.rings(rings, false, 'ogni').with('per'),
    },
  },
  fateOnRings: {
    reads: () => RINGS | CONFLICT | TEXTS,
    reckon:
      ({ fateOnRings, times = 1 }) =>
      (g, c) =>
        times * ringsMatching(g, fateOnRings, c.me).reduce((sum, e) => sum + g.state.rings[e].fate, 0),
    say: {
      en: ({ fateOnRings, times }) => en.times(`the amount of fate on ${en.rings(fateOnRings, true)}`, times),
      de: ({ fateOnRings, times }) =>
        de.times(`die Menge Schicksal auf ${de.rings(fateOnRings, true).in('dat')}`, times),
      it: ({ fateOnRings, times }) =>
        it.times(`la quantità di fato ${it.rings(fateOnRings, true, 'il').with('su')}`, times),
    },
    per: {
      en: ({ fateOnRings }) => `for each fate on ${en.rings(fateOnRings, true)}`,
      de: ({ fateOnRings }) => `für jedes Schicksal auf ${de.rings(fateOnRings, true).in('dat')}`,
      it: ({ fateOnRings }) => `per ogni fato ${it.rings(fateOnRings, true, 'il').with('su')}`,
    },
  },
}
