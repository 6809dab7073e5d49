/** English: how much and how many. */

import { cannotSay, subordinate, words } from '@regelwerk/say'
import type { Amount, Target } from '../../abilities.ts'
import { amountWord } from '../../reading.ts'
import type { ThisWay } from '../../words/amounts/done.ts'
import type { AmountNode } from '../../words/types.ts'
import { allBut, doneBefore, isCounted, type Telling, timesOf } from '../grammar.ts'
import { AMBER, nounOf } from './words.ts'

/** What it is so much of; `''` where only "for each ..." is wanted. */
export type Unit = string | ((n: number) => string)

export const bare = (unit: Unit): string => (typeof unit === 'string' ? unit : '')
export const of = (unit: Unit, n: number): string =>
  typeof unit === 'string' ? words(`${n}`, unit) : unit(n)

export interface Quantity {
  /** "2 Æmber": for a number, or for each of what `per` says. */
  n: string
  per?: string
  /** In place of both: "Æmber equal to ..." */
  equal?: string
}

/** "card revealed", "damage healed", "Æmber lost": what was done, as a noun with its participle. */
export function doneThing(
  context: Telling,
  plural = false,
  of: true | ThisWay = true,
): [noun: string, participle: string] {
  const { word, noun } = doneBefore(context, 'en')
  if (of !== true) return [nounOf(noun, plural), of === 'destroyed' ? 'destroyed' : word.en]
  if (word.of === 'counter') return [plural ? 'counters' : 'counter', word.en]
  return [word.of === 'amber' ? AMBER : (word.of ?? nounOf(noun, plural)), word.en]
}

const counted = (n: AmountNode, context: Telling, plural: boolean): string => {
  const word = amountWord(n)
  if (!('counts' in word)) throw cannotSay(n, 'en', 'it cannot be counted')
  return word.counts.en(n, context, plural)
}

/** So much of something. */
export function amount(n: Amount, context: Telling, unit: Unit): Quantity {
  if (typeof n === 'number') return { n: of(unit, n) }
  if (isCounted(n)) return { n: of(unit, timesOf(n)), per: `for each ${counted(n, context, false)}` }
  const word = amountWord(n)
  if (!('whole' in word)) throw cannotSay(n, 'en')
  return word.whole.en(n, context, unit)
}

/** "3 Æmber", "1 Æmber for each friendly creature" */
export const quantity = (n: Amount, context: Telling, unit: Unit): string => {
  const said = amount(n, context, unit)
  return words(said.n, said.per)
}

const isUncounted = (said: string): boolean => ['damage', AMBER, 'armor'].some((one) => said.startsWith(one))

/** "the number of cards in your hand", "twice the amount of damage healed this way" */
export function total(n: AmountNode, context: Telling): string {
  const said = counted(n, context, true)
  const times = timesOf(n)
  const factor = times === 1 ? '' : times === 2 ? 'twice ' : `${times} times `
  return `${factor}the ${isUncounted(said) ? 'amount' : 'number'} of ${said}`
}

/** "equal to the number of cards revealed this way": all at once, where "for each" could be divided. */
export function equalTo(n: AmountNode, context: Telling): string {
  if (isCounted(n)) return `equal to ${total(n, context)}`
  return amount(n, context, '').equal ?? quantity(n, context, '')
}

/** "3 Æmber plus 1 Æmber for each ...", or "..., reduced by ..." */
export function sum([a, b]: readonly [Amount, Amount], context: Telling, unit: Unit): Quantity {
  const less = typeof b === 'object' && timesOf(b) < 0
  const first = amount(a, context, unit)
  const second = amount(less ? { ...b, times: -timesOf(b) } : b, context, unit)
  const [more, by] = [words(first.n, first.per), words(second.n, second.per)]
  return { n: less ? `${more}${subordinate(`reduced by ${by}`)}` : `${more} plus ${by}` }
}

/** Where as many cards are chosen as an amount says: "for each key your opponent has forged". */
export function perChosen(targets: readonly Target[], context: Telling): string | undefined {
  const [target] = targets
  if (typeof target !== 'object' || !('choose' in target) || typeof target.n !== 'object') return undefined
  if ('part' in target.n) return undefined
  const often = timesOf(target.n) > 1 && `${timesOf(target.n)} times`
  if (context.said.led) return often || undefined
  return `${words(often, forEach(target.n, context))}, a different one each time`
}

/** "for each friendly creature" */
export function forEach(n: AmountNode, context: Telling): string {
  const kept = allBut(n)
  if (kept)
    return `for each ${AMBER} ${kept.whose === 'you' ? 'you have' : 'your opponent has'} beyond ${kept.kept}`
  const { per, equal = '' } = amount(n, context, '')
  return per ?? equal
}
