/** German: how much and how many. */

import { cannotSay, subordinate, words } from '@regelwerk/say'
import type { Amount, Target } from '../../abilities.ts'
import { amountWord } from '../../reading.ts'
import type { ThisWay } from '../../words/amounts/done.ts'
import type { AmountNode } from '../../words/types.ts'
import { allBut, doneBefore, isCounted, type Noun, type Telling, timesOf } from '../grammar.ts'

/** What it is so much of; `''` where only "für jede ..." is wanted. */
export type Unit = string | ((n: number) => string)

export const bare = (unit: Unit): string => (typeof unit === 'string' ? unit : '')
export const of = (unit: Unit, n: number): string =>
  typeof unit === 'string' ? words(`${n}`, unit) : unit(n)

export interface Quantity {
  /** "2 Æmber": for a number, or for each of what `per` says. */
  n: string
  /** "für jede befreundete Kreatur"; a subordinate clause in it ends with its comma. */
  per?: string
  equal?: string
}

/** What is counted. */
export interface Counted {
  /** Behind "für": "jede befreundete Kreatur". */
  each: string
  /** In the genitive: "der Anzahl der befreundeten Kreaturen", "des auf diese Weise geheilten Schadens". */
  total?: string
}

/** What was done: "Schaden", "Æmber" or the cards it was done to. */
export function doneThing(
  context: Telling,
  of: true | ThisWay = true,
): { what: 'damage' | 'amber' | 'counter' | Noun; participle: string } {
  const { word, noun } = doneBefore(context, 'de')
  if (of !== true) return { what: noun, participle: of === 'destroyed' ? 'zerstört' : word.de }
  return { what: word.of ?? noun, participle: word.de }
}

export const thisWay = (participle: string): string => `auf diese Weise ${participle}`

const counted = (n: AmountNode, context: Telling): Counted => {
  const word = amountWord(n)
  if (!('counts' in word)) throw cannotSay(n, 'de', 'it cannot be counted')
  return word.counts.de(n, context)
}

/** So much of something. */
export function amount(n: Amount, context: Telling, unit: Unit): Quantity {
  if (typeof n === 'number') return { n: of(unit, n) }
  if (isCounted(n)) return { n: of(unit, timesOf(n)), per: `für ${counted(n, context).each}` }
  const word = amountWord(n)
  if (!('whole' in word)) throw cannotSay(n, 'de')
  return word.whole.de(n, context, unit)
}

/** "3 Æmber", "für jede befreundete Kreatur 1 Æmber" */
export const quantity = (n: Amount, context: Telling, unit: Unit): string => {
  const said = amount(n, context, unit)
  return words(said.per, said.n)
}

/** "Schaden in Höhe der Anzahl der auf diese Weise aufgedeckten Karten": all at once, not to be divided. */
export function equalTo(n: Amount, context: Telling, unit: string): string {
  if (!isCounted(n)) return quantity(n, context, unit)
  const { total } = counted(n, context)
  if (total === undefined) return quantity(n, context, unit)
  const times = timesOf(n)
  return words(unit, 'in Höhe', times > 1 && `des ${times}-Fachen`, total)
}

/** "der Anzahl der Fraktionen", in the genitive. */
export const total = (n: AmountNode, context: Telling): string | undefined => counted(n, context).total

/** "3 Æmber plus für jede ... 1 Æmber", or "..., verringert um ..." */
export function sum([a, b]: readonly [Amount, Amount], context: Telling, unit: Unit): Quantity {
  const less = typeof b === 'object' && timesOf(b) < 0
  const first = amount(a, context, unit)
  const second = amount(less ? { ...b, times: -timesOf(b) } : b, context, unit)
  const more = words(second.n, second.per)
  const n = words(first.per, first.n)
  return { n: less ? `${n}${subordinate(`verringert um ${more}`)}` : `${n} plus ${more}` }
}

/** Where as many cards are chosen as an amount says: "für jeden geschmiedeten Schlüssel deines Gegners". */
export function perChosen(targets: readonly Target[], context: Telling): { per?: string; behind?: string } {
  const [target] = targets
  if (typeof target !== 'object' || !('choose' in target) || typeof target.n !== 'object') return {}
  if ('part' in target.n) return {}
  const often = timesOf(target.n) > 1 && `${timesOf(target.n)}-mal`
  if (context.said.led) return often ? { per: often } : {}
  return { per: words(forEach(target.n, context), often), behind: subordinate('jedes Mal eine andere') }
}

/** "für jede befreundete Kreatur" */
export function forEach(n: AmountNode, context: Telling): string {
  const kept = allBut(n)
  if (kept) {
    const who = kept.whose === 'you' ? ['du', 'hast'] : ['dein Gegner', 'hat']
    return `für jedes Æmber${subordinate(`das ${who[0]} über ${kept.kept} hinaus ${who[1]}`)}`
  }
  const { per, equal = '' } = amount(n, context, '')
  return per ?? equal
}
