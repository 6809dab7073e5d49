/** English: how much and how many. */
import { cannotSay, subordinate, unsaid, words } from '@regelwerk/say'
import type { Amount, Target } from '../abilities.ts'
import {
  AMBER,
  demonstrative,
  isAnother,
  kind,
  nounOf,
  opponent,
  opponents,
  such,
  this_,
  you,
  your,
} from './en-words.ts'
import {
  allButOwn,
  aside,
  type Context,
  type CountedAmount,
  isWhole,
  referentOf,
  sameSummand,
  selfIsNear,
} from './grammar.ts'

interface Quantity {
  /** "2 Æmber": for a number, or for each of what `per` says. */
  n: string
  per?: string
  /** In place of both: "Æmber equal to ..." */
  equal?: string
}

const participles: Partial<Record<NonNullable<Context['said']['done']>['do'], string>> = {
  archive: 'archived',
  capture: 'captured',
  deal: 'dealt',
  destroy: 'destroyed',
  discard: 'discarded',
  draw: 'drawn',
  exhaust: 'exhausted',
  gain: 'gained',
  heal: 'healed',
  lose: 'lost',
  purge: 'purged',
  putOnDeck: 'put on the deck',
  return: 'returned',
  reveal: 'revealed',
  sacrifice: 'sacrificed',
  shuffleIntoDeck: 'shuffled into the deck',
  steal: 'stolen',
  stun: 'stunned',
}

/** "card revealed", "damage healed", "Æmber lost": what was done, as a noun with its participle. */
export function doneThing(context: Context, plural = false): [noun: string, participle: string] {
  const { done } = context.said
  const participle = done && participles[done.do]
  if (!done || !participle) throw cannotSay(done ?? 'done', 'en', 'nothing was done before')
  if (['lose', 'steal', 'gain', 'capture'].includes(done.do)) return [AMBER, participle]
  if (done.do === 'heal' || done.do === 'deal') return ['damage', participle]
  return [nounOf(done.noun, plural), participle]
}

/** What is counted: "card in your hand", "creatures"; said once, for "for each" and "the number of". */
function counting(n: CountedAmount, context: Context, plural: boolean): string {
  const s = plural ? 's' : ''
  if ('each' in n) {
    return aside(context, () =>
      words(isAnother(n.each) && 'other', kind(n.each, context, { plural, lying: true })),
    )
  }
  if ('amber' in n) {
    switch (n.amber) {
      case 'yours':
        return `${AMBER} in ${your(context)} pool`
      case 'opponents':
        return `${AMBER} in ${opponents(context)} pool`
      case 'self':
        return `${AMBER} on ${selfIsNear(context) ? 'it' : this_(context)}`
      case 'it':
      case 'target':
        return `${AMBER} on it`
      default:
        return unsaid(n.amber, 'en')
    }
  }
  if ('keys' in n) {
    return n.keys === 'yoursUnforged'
      ? `unforged key${s} ${you(context)} have`
      : `key${s} ${opponent(context)} has forged`
  }
  if ('cardsIn' in n) return `card${s} in ${your(context)} ${n.cardsIn === 'yourHand' ? 'hand' : 'archives'}`
  if ('excess' in n) {
    return n.excess === 'yours'
      ? `creature${s} ${you(context)} control in excess of ${opponent(context)}`
      : `creature${s} ${opponent(context)} controls in excess of ${you(context)}`
  }
  if ('done' in n) return `${doneThing(context, plural).join(' ')} this way`
  if ('doneToYours' in n) {
    const [noun, participle] = doneThing(context, plural)
    const how = n.doneToYours === 'controlled' ? 'controlled' : 'own'
    return `${noun} ${you(context)} ${how} that ${plural ? 'were' : 'was'} ${participle} this way`
  }
  if ('traits' in n) return `trait${s} ${demonstrative(referentOf(n.traits, context), context)} has`
  if ('armorLost' in n) return `point${s} of armor it lost this way`
  if ('enemiesDestroyed' in n) {
    const where = n.enemiesDestroyed === 'thisTurn' ? 'this turn' : 'in a fight this turn'
    return `enemy creature${s} destroyed ${where}`
  }
  return unsaid(n, 'en')
}

/** So much of something; `unit` is '' where only "for each ..." is wanted. */
export function amount(n: Amount, context: Context, unit: string | ((n: number) => string)): Quantity {
  const of = (k: number): string => (typeof unit === 'string' ? words(`${k}`, unit) : unit(k))
  const bare = typeof unit === 'string' ? unit : ''
  if (typeof n === 'number') return { n: of(n) }
  if (!isWhole(n)) {
    const times = 'times' in n ? (n.times ?? 1) : 1
    return { n: of(times), per: `for each ${counting(n, context, false)}` }
  }
  if ('powerOf' in n) {
    const equal = `equal to the combined power of ${aside(context, () => such(n.powerOf, context))}`
    return { n: words(bare, equal), equal }
  }
  if ('ofEvent' in n) return { n: words('that much', bare), equal: 'equal to that amount' }
  if ('allBut' in n) return { n: `all but ${n.allBut} of ${opponents(context)} ${bare}` }
  if ('half' in n) return { n: `half of ${your(context)} ${bare}, rounded down` }
  const kept = allButOwn(n)
  if (kept !== undefined) return { n: `all but ${kept} of ${your(context)} ${bare}` }
  if ('minus' in n) {
    const [a, b] = n.minus.map((part) => amount(part, context, unit))
    return { n: words(a.n, a.per && `${a.per},`, 'less', b.n), ...(b.per && { per: b.per }) }
  }
  const repeated = sameSummand(n)
  if (repeated) return { ...amount(repeated.n, context, unit), n: of(repeated.times) }
  if ('plus' in n) {
    const [a, second] = n.plus
    const less = typeof second === 'object' && 'times' in second && (second.times ?? 1) < 0
    const b = amount(less ? { ...second, times: -(second.times ?? 1) } : second, context, unit)
    const first = amount(a, context, unit)
    const [more, by] = [words(first.n, first.per), words(b.n, b.per)]
    return { n: less ? `${more}${subordinate(`reduced by ${by}`)}` : `${more} plus ${by}` }
  }
  return unsaid(n, 'en')
}

/** "3 Æmber", "1 Æmber for each friendly creature" */
export const quantity = (n: Amount, context: Context, unit: string | ((n: number) => string)): string => {
  const said = amount(n, context, unit)
  return words(said.n, said.per)
}

/** "equal to the number of cards revealed this way": all at once, where "for each" could be divided. */
export function equalTo(n: Exclude<Amount, number>, context: Context): string {
  if (isWhole(n)) return amount(n, context, '').equal ?? quantity(n, context, '')
  const said = counting(n, context, true)
  const times = ('times' in n && n.times) || 1
  const uncounted = ['damage', AMBER, 'armor'].some((one) => said.startsWith(one))
  const factor = times === 1 ? '' : times === 2 ? 'twice ' : `${times} times `
  return `equal to ${factor}the ${uncounted ? 'amount' : 'number'} of ${said}`
}

/** Where as many cards are chosen as an amount says: "for each key your opponent has forged". */
export function perChosen(targets: readonly Target[], context: Context): string | undefined {
  const [target] = targets
  if (typeof target !== 'object' || !('choose' in target) || typeof target.n !== 'object') return undefined
  const { per, equal } = amount(target.n, context, '')
  return `${per ?? equal ?? ''}${target.repeated ? '' : ', a different one each time'}`
}
