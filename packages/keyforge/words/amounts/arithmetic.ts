/** Amounts: made of others. */
import type { Amount } from '../../abilities.ts'
import { amount } from '../../reading.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import { allBut, excess, sameSummand } from '../../text/grammar.ts'
import * as it from '../../text/it/index.ts'
import type { AmountWords } from '../types.ts'

export interface Arithmetic {
  /** Half of it (2) or a third (3), rounded down. */
  part: { part: 2; of: Amount }
  /** a less b, never below 0. */
  minus: { minus: readonly [Amount, Amount] }
  plus: { plus: readonly [Amount, Amount] }
}

export const arithmetic: AmountWords<Arithmetic> = {
  part: {
    reckon:
      ({ part, of }) =>
      (g, c, target) =>
        Math.floor(amount(g, of, c, target) / part),
    whole: {
      en: ({ of }, t, unit) => ({ n: `half of ${en.wholeOf(of, t, en.bare(unit))}, rounded down` }),
      de: ({ of }, t, unit) => ({ n: `die Hälfte ${de.wholeOf(of, t, de.bare(unit))} (abgerundet)` }),
      it: ({ of }, t, unit) => ({ n: `metà ${it.wholeOf(of, t, it.bare(unit))}, arrotondata per difetto` }),
    },
  },
  minus: {
    reckon:
      ({ minus: [a, b] }) =>
      (g, c, target) =>
        Math.max(0, amount(g, a, c, target) - amount(g, b, c, target)),
    whole: {
      en: (n, t, unit) => {
        const kept = allBut(n)
        if (kept) return { n: `all but ${kept.kept} of ${en.whose(kept.whose, t)} ${en.bare(unit)}` }
        const more = excess(n)
        if (more) return { n: en.of(unit, 1), per: `for each ${en.inExcess(more.whose, more.of, t)}` }
        const [a, b] = n.minus.map((part) => en.amount(part, t, unit)) as [en.Quantity, en.Quantity]
        return { n: en.words(a.n, a.per && `${a.per},`, 'less', b.n), ...(b.per && { per: b.per }) }
      },
      de: (n, t, unit) => {
        const kept = allBut(n)
        if (kept) return { n: de.allBut(kept.whose, kept.kept, t, de.bare(unit)) }
        const more = excess(n)
        if (more) return { n: de.of(unit, 1), per: `für ${de.inExcess(more.whose, more.of, t)}` }
        const [a, b] = n.minus.map((part) => de.amount(part, t, unit)) as [de.Quantity, de.Quantity]
        return { n: de.words(a.per, a.n, 'abzüglich', b.n, b.per) }
      },
      it: (n, t, unit) => {
        const kept = allBut(n)
        if (kept) return { n: it.allBut(kept.whose, kept.kept, t, it.bare(unit)) }
        const more = excess(n)
        if (more) return { n: it.of(unit, 1), per: `per ${it.inExcess(more.whose, more.of, t)}` }
        const [a, b] = n.minus.map((part) => it.amount(part, t, unit)) as [it.Quantity, it.Quantity]
        return { n: it.words(a.n, a.per && `${a.per},`, 'meno', b.n), ...(b.per && { per: b.per }) }
      },
    },
  },
  plus: {
    reckon:
      ({ plus: [a, b] }) =>
      (g, c, target) =>
        amount(g, a, c, target) + amount(g, b, c, target),
    whole: {
      en: (n, t, unit) => {
        const repeated = sameSummand(n)
        if (repeated) return { ...en.amount(repeated.n, t, unit), n: en.of(unit, repeated.times) }
        return en.sum(n.plus, t, unit)
      },
      de: (n, t, unit) => {
        const repeated = sameSummand(n)
        if (repeated) return { ...de.amount(repeated.n, t, unit), n: de.of(unit, repeated.times) }
        return de.sum(n.plus, t, unit)
      },
      it: (n, t, unit) => {
        const repeated = sameSummand(n)
        if (repeated) return { ...it.amount(repeated.n, t, unit), n: it.of(unit, repeated.times) }
        return it.sum(n.plus, t, unit)
      },
    },
  },
}
