/** Italian: how much and how many. */

import { cannotSay, subordinate, words } from '@regelwerk/say'
import type { Amount, Target } from '../../abilities.ts'
import { amountWord } from '../../reading.ts'
import type { ThisWay } from '../../words/amounts/done.ts'
import type { AmountNode } from '../../words/types.ts'
import { allBut, doneBefore, isCounted, type Noun, type Telling, timesOf } from '../grammar.ts'
import { type Adjective, o } from './words.ts'

/** What it is so much of; `''` where only "per ogni ..." is wanted. */
export type Unit = string | ((n: number) => string)

export const bare = (unit: Unit): string => (typeof unit === 'string' ? unit : '')
export const of = (unit: Unit, n: number): string =>
  typeof unit === 'string' ? words(`${n}`, unit) : unit(n)

export interface Quantity {
  /** "2 Æmbra": for a number, or for each of what `per` says. */
  n: string
  per?: string
  equal?: string
}

/** What is counted. */
export interface Counted {
  /** Behind "per": "ogni creatura amica". */
  each: string
  /** Behind "pari al" or "il": "numero di creature amiche". */
  total?: string
}

/** What was done: damage, Æmber or the cards it was done to. */
export function doneThing(
  context: Telling,
  of: true | ThisWay = true,
): { what: 'damage' | 'amber' | 'counter' | Noun; participle: Adjective } {
  const { word, noun } = doneBefore(context, 'it')
  if (of !== true) return { what: noun, participle: of === 'destroyed' ? o('distrutt') : word.it }
  return { what: word.of ?? noun, participle: word.it }
}

const counted = (n: AmountNode, context: Telling): Counted => {
  const word = amountWord(n)
  if (!('counts' in word)) throw cannotSay(n, 'it', 'it cannot be counted')
  return word.counts.it(n, context)
}

/** So much of something. */
export function amount(n: Amount, context: Telling, unit: Unit): Quantity {
  if (typeof n === 'number') return { n: of(unit, n) }
  if (isCounted(n)) return { n: of(unit, timesOf(n)), per: `per ${counted(n, context).each}` }
  const word = amountWord(n)
  if (!('whole' in word)) throw cannotSay(n, 'it')
  return word.whole.it(n, context, unit)
}

/** "3 Æmbra", "1 Æmbra per ogni creatura amica" */
export const quantity = (n: Amount, context: Telling, unit: Unit): string => {
  const said = amount(n, context, unit)
  return words(said.n, said.per)
}

/** "danni pari al numero di carte rivelate in questo modo": all at once, not to be divided. */
export function equalTo(n: Amount, context: Telling, unit: string): string {
  if (!isCounted(n)) return quantity(n, context, unit)
  const { total: said } = counted(n, context)
  if (said === undefined) return quantity(n, context, unit)
  const times = timesOf(n)
  return times === 1 ? `${unit} pari al ${said}` : `${unit} pari a ${times} volte il ${said}`
}

/** "numero di casate" */
export const total = (n: AmountNode, context: Telling): string | undefined => counted(n, context).total

/** "3 Æmbra più 1 Æmbra per ogni ...", or "..., meno ..." */
export function sum([a, b]: readonly [Amount, Amount], context: Telling, unit: Unit): Quantity {
  const less = typeof b === 'object' && timesOf(b) < 0
  const first = amount(a, context, unit)
  const second = amount(less ? { ...b, times: -timesOf(b) } : b, context, unit)
  const [more, by] = [words(first.n, first.per), words(second.n, second.per)]
  return { n: less ? `${more}${subordinate(`meno ${by}`)}` : `${more} più ${by}` }
}

/** Where as many cards are chosen as an amount says: "per ogni chiave forgiata dal tuo avversario". */
export function perChosen(targets: readonly Target[], context: Telling): string | undefined {
  const [target] = targets
  if (typeof target !== 'object' || !('choose' in target) || typeof target.n !== 'object') return undefined
  if ('part' in target.n) return undefined
  const often = timesOf(target.n) > 1 && `${timesOf(target.n)} volte`
  if (context.said.led) return often || undefined
  return `${words(often, forEach(target.n, context))}, ogni volta una diversa`
}

/** "per ogni creatura amica" */
export function forEach(n: AmountNode, context: Telling): string {
  const kept = allBut(n)
  if (kept) return `per ogni Æmbra oltre ${kept.kept} che ${kept.whose === 'you' ? 'hai' : "ha l'avversario"}`
  const { per, equal = '' } = amount(n, context, '')
  return per ?? equal
}
