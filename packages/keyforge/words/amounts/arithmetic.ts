/** Amounts: made of others. */
import type { Amount, Ref } from '../../abilities.ts'
import { amount } from '../../reading.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import { allBut, excess, sameSummand } from '../../text/grammar.ts'
import * as it from '../../text/it/index.ts'
import type { AmountWords } from '../types.ts'

export interface Arithmetic {
  /** Half of it (2) or a third (3), rounded down or `up`. */
  part: { part: 2 | 3; of: Amount; up?: true }
  /** a less b, never below 0. */
  minus: { minus: readonly [Amount, Amount] }
  plus: { plus: readonly [Amount, Amount] }
}

/** The card of whose power it is a part. */
const cardOfPower = (of: Amount): Ref | undefined =>
  typeof of === 'object' && 'powerOf' in of && typeof of.powerOf === 'string' ? of.powerOf : undefined

export const arithmetic: AmountWords<Arithmetic> = {
  part: {
    reckon:
      ({ part, of, up }) =>
      (g, c, target) =>
        (up ? Math.ceil : Math.floor)(amount(g, of, c, target) / part),
    whole: {
      en: ({ part, of, up }, t, unit) => {
        const share = part === 2 ? 'half' : 'one third'
        const rounded = up ? 'rounded up' : 'rounded down'
        const card = cardOfPower(of)
        if (card) {
          const equal = `equal to ${share} of ${en.possessive(card, t)} power (${rounded})`
          return { n: en.words(en.bare(unit), equal), equal }
        }
        return { n: `${share} of ${en.wholeOf(of, t, en.bare(unit))}, ${rounded}` }
      },
      de: ({ part, of, up }, t, unit) => {
        const share = part === 2 ? 'die Hälfte' : 'ein Drittel'
        const rounded = up ? '(aufgerundet)' : '(abgerundet)'
        const card = cardOfPower(of)
        if (card) {
          const half = part === 2 ? 'der Hälfte' : 'eines Drittels'
          const equal = `in Höhe ${half} der Stärke ${de.demonstrated(card, t).in('gen')} ${rounded}`
          return { n: de.words(de.bare(unit), equal), equal }
        }
        return { n: `${share} ${de.wholeOf(of, t, de.bare(unit))} ${rounded}` }
      },
      it: ({ part, of, up }, t, unit) => {
        const share = part === 2 ? 'metà' : 'un terzo'
        const rounded = `arrotondat${part === 2 ? 'a' : 'o'} per ${up ? 'eccesso' : 'difetto'}`
        const card = cardOfPower(of)
        if (card) {
          const half = part === 2 ? 'alla metà' : 'a un terzo'
          const equal = `pari ${half} della potenza ${it.demonstrated(card, t).with('di')} (${rounded})`
          return { n: it.words(it.bare(unit), equal), equal }
        }
        return { n: `${share} ${it.wholeOf(of, t, it.bare(unit))}, ${rounded}` }
      },
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
        if (more) return { n: en.of(unit, 1), per: `for each ${en.inExcess(more, t)}` }
        const [a, b] = n.minus.map((part) => en.amount(part, t, unit)) as [en.Quantity, en.Quantity]
        return { n: en.words(a.n, a.per && `${a.per},`, 'less', b.n), ...(b.per && { per: b.per }) }
      },
      de: (n, t, unit) => {
        const kept = allBut(n)
        if (kept) return { n: de.allBut(kept.whose, kept.kept, t, de.bare(unit)) }
        const more = excess(n)
        if (more) return { n: de.of(unit, 1), per: `für ${de.inExcess(more, t)}` }
        const [a, b] = n.minus.map((part) => de.amount(part, t, unit)) as [de.Quantity, de.Quantity]
        return { n: de.words(a.per, a.n, 'abzüglich', b.n, b.per) }
      },
      it: (n, t, unit) => {
        const kept = allBut(n)
        if (kept) return { n: it.allBut(kept.whose, kept.kept, t, it.bare(unit)) }
        const more = excess(n)
        if (more) return { n: it.of(unit, 1), per: `per ${it.inExcess(more, t)}` }
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
