/** English: conditions, as clauses that can follow "if", "while" and "unless". */

import { words } from '@regelwerk/say'
import type { Amount, Condition, Filter } from '../../abilities.ts'
import { conditionWord } from '../../reading.ts'
import type { Bounds, Past } from '../../words/conditions/compared.ts'
import { holderOf, isOutside, type Telling } from '../grammar.ts'
import { quantity } from './amounts.ts'
import { kind, opponent, phrase, some, such, this_, you } from './phrases.ts'

/** "you have 7 Æmber or more"; `not` turns it round. */
export const condition = (test: Condition, context: Telling, not = false): string =>
  conditionWord(test).say.en(test, context, not)

/** Mentioned here, the opponent is "they" for the rest of the sentence. */
export function theOpponent(context: Telling): string {
  context.said.opponent = context.actor === 'you'
  return opponent(context)
}

/** "you have", "your opponent has": `verb` as of one and of more. */
export const has = (
  who: 'you' | 'opponent',
  [one, more]: readonly [string, string],
  context: Telling,
  { negated }: Pick<Bound, 'negated'> = { negated: false },
): string => {
  const mine = who === 'you'
  const subject = mine ? you(context) : theOpponent(context)
  if (negated) return `${subject} ${mine ? 'do' : 'does'} not ${more}`
  return `${subject} ${mine ? more : one}`
}

const nominative = (who: 'you' | 'opponent', context: Telling): string =>
  who === 'you' ? you(context) : theOpponent(context)

/** How an amount is bounded. */
export interface Bound {
  /** "7 Æmber or more", "more Æmber than you" */
  mass(unit: string): string
  /** "3 or more creatures"; where one is enough, `some`: "a creature"; of just one, `one`: "exactly 1 creature". */
  count(more: string, some?: string, one?: string): string
  /** "3 or more" */
  alone(): string
  /** One is enough: "there is a ..." */
  isSingle: boolean
  /** Its verb is negated. */
  negated: boolean
}

const plainly = (n: Amount, context: Telling): string =>
  typeof n === 'number' ? `${n}` : quantity(n, context, '')

export function boundOf(
  { atLeast, atMost, moreThan, exactly, parity }: Bounds,
  context: Telling,
  not: boolean,
): Bound {
  const bound = (mass: (unit: string) => string, count: (more: string) => string, alone: string): Bound => ({
    mass,
    count,
    alone: () => alone,
    isSingle: false,
    negated: false,
  })
  const nt = not ? 'not ' : ''
  if (moreThan !== undefined) {
    const holder = holderOf(moreThan)
    const than =
      holder === undefined ? plainly(moreThan, context) : holder === 'you' ? you(context) : opponent(context)
    const said = (unit: string): string => `more ${unit} than ${than}`
    return { ...bound(said, said, `more than ${than}`), negated: not }
  }
  if (parity !== undefined) {
    const an = parity === 'even' ? 'an even' : 'an odd'
    const said = (kind: string) => (unit: string) => `${nt}${an} ${kind} of ${unit}`
    return bound(said('amount'), said('number'), `${nt}${parity}`)
  }
  const same = exactly ?? (atLeast === atMost ? atLeast : undefined)
  if (same !== undefined) {
    const n = plainly(same, context)
    const said = (unit: string): string => `${nt}exactly ${n} ${unit}`
    const count: Bound['count'] = (more, _, one) => said(same === 1 ? (one ?? more) : more)
    return { ...bound(said, said, `${nt}exactly ${n}`), count }
  }
  if (atMost !== undefined) {
    if (typeof atMost === 'number' && not) return boundOf({ atLeast: atMost + 1 }, context, false)
    const n = plainly(atMost, context)
    if (atMost === 0)
      return bound(
        (unit) => `no ${unit}`,
        (more) => `no ${more}`,
        '0',
      )
    return bound(
      (unit) => `${n} ${unit} or less`,
      (more) => `${n} or fewer ${more}`,
      `${n} or less`,
    )
  }
  const least = atLeast ?? 1
  const n = plainly(least, context)
  if (not) {
    if (least === 1)
      return bound(
        (unit) => `no ${unit}`,
        (more) => `no ${more}`,
        '0',
      )
    return bound(
      (unit) => `less than ${n} ${unit}`,
      (more) => `fewer than ${n} ${more}`,
      `less than ${n}`,
    )
  }
  const said = bound(
    (unit) => `${n} ${unit} or more`,
    (more) => `${n} or more ${more}`,
    `${n} or more`,
  )
  if (least !== 1) return said
  return { ...said, count: (more, one) => one ?? `1 or more ${more}`, isSingle: true }
}

/** "you control 3 or more creatures", "there is a card in your hand" */
export function controls(filter: Filter, context: Telling, bound: Bound): string {
  const owned = !isOutside(filter) && (filter.whose === 'friendly' || filter.whose === 'enemy')
  const wording = { lying: true, unowned: owned }
  const [more, one, alone] = [such, some, kind].map((say) => say(filter, context, wording)) as [
    string,
    string,
    string,
  ]
  const cards = bound.count(more, one, alone)
  if (owned) {
    const who = filter.whose === 'friendly' ? 'you' : 'opponent'
    return `${has(who, ['controls', 'control'], context, bound)} ${cards}`
  }
  const inPlay = filter.in === undefined && filter.neighbourOf === undefined && 'in play'
  return words('there', bound.isSingle ? 'is' : 'are', cards, inPlay)
}

/** "you control creatures of 3 or more different houses" */
export function controlsOf(filter: Filter, context: Telling, bound: Bound): string {
  const owned = filter.whose === 'friendly' || filter.whose === 'enemy'
  const cards = such(filter, context, { lying: true, unowned: owned })
  const houses = bound.count('different houses')
  if (!owned) return `there are ${cards} of ${houses} in play`
  const who = filter.whose === 'friendly' ? 'you' : 'opponent'
  return `${has(who, ['controls', 'control'], context, bound)} ${cards} of ${houses}`
}

/** "you have played 3 or more creatures this turn", "a friendly creature was destroyed this turn" */
export function past({ happening, word, inTurn, bounds }: Past, context: Telling, not: boolean): string {
  const { what, by = 'you' } = happening
  const { participle, object, behind, passive, active, simple } = word.past
  if (active && happening.by === undefined && typeof what === 'object' && bounds.exactly === 1)
    return `this is ${not ? 'not ' : ''}the first time ${some(what, context)} has ${active.en} this turn`
  const last = inTurn === 'lastTurn'
  if (what === 'self' && bounds.atMost === 1)
    return `this is ${not ? 'not ' : ''}the first time ${phrase('self', context).acc} was ${participle.en} this turn`
  const filter = typeof what === 'object' ? what : undefined
  const bound = boundOf(bounds, context, not)
  const cards = ((): string => {
    if (what === 'self' || what === 'host') return what === 'self' ? this_(context) : 'this creature'
    if (filter !== undefined || object === undefined) {
      const [more, one, alone] = [such, some, kind].map((say) => say(filter ?? {}, context)) as [
        string,
        string,
        string,
      ]
      return bound.count(more, one, alone)
    }
    return not ? object.en.replace(/^an? /, 'no ') : object.en
  })()
  const where = inTurnOf(by, last)
  if (passive) return words(cards, bound.isSingle || not ? 'was' : 'were', participle.en, where)
  if (by === 'opponent' && object !== undefined) context.said.key = !not
  const who = by === 'opponent' ? 'opponent' : 'you'
  if (by === 'itsController')
    return words(
      'its controller has',
      not && 'not',
      participle.en,
      cards,
      behind?.en.replace('your', 'their'),
      where,
    )
  const past = last && !not
  const did = past ? nominative(who, context) : has(who, ['has', 'have'], context)
  return words(did, past ? (simple ?? participle.en) : participle.en, cards, behind?.en, where)
}

const inTurnOf = (by: unknown, last: boolean): string => {
  if (!last) return 'this turn'
  return by === 'opponent' ? 'on their previous turn' : 'on your previous turn'
}
