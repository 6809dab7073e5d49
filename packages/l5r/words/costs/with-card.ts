/** Costs that are paid with a card, to which something is done. */
import { type CardId, oncePerNode, type Ref, refTo } from '@regelwerk/core'
import { order as befehl, type Verb as GermanVerb, object } from '@regelwerk/say/de'
import { order } from '@regelwerk/say/en'
import { deed as fa, type Verb as ItalianVerb } from '@regelwerk/say/it'
import type { Filter } from '../../abilities.ts'
import { type G, rule } from '../../book.ts'
import type { L5REvent } from '../../events.ts'
import { type Context, matching } from '../../reading.ts'
import { readsOfFilter } from '../../reads.ts'
import { cardAt, NONE } from '../../state.ts'
import * as de from '../../text/de-phrases.ts'
import * as en from '../../text/en-phrases.ts'
import { afresh, isOutside, type Context as Spoken } from '../../text/grammar.ts'
import * as it from '../../text/it-phrases.ts'
import * as aspects from '../aspects.ts'
import type { CostWord } from '../records.ts'

/** The bearer, the card it is on, or one that is chosen. */
export type Payer = 'self' | 'host' | 'target' | Filter

// ---- paying with cards

/** Costs are paid with what one controls (glossary/kosten/3). */
const own = oncePerNode((f: Filter): Filter => ({ ...f, whose: 'yours' }))
export const paidWith = rule('glossary/kosten/3', (f: Filter): Filter => own(f))
const ownCards = (g: G, f: Filter, c: Context): CardId[] => matching(g, paidWith(f), c)

export const hostOf = (g: G, c: Context): CardId => (c.self === NONE ? NONE : cardAt(g.state, c.self).on)

const cardOf = (g: G, payer: Payer, choice: unknown, c: Context): CardId => {
  if (payer === 'self') return c.self
  if (payer === 'host') return hostOf(g, c)
  if (payer === 'target') return c.targets[0]?.[0]?.card ?? NONE
  return typeof choice === 'number' ? choice : NONE
}

export const refs = (g: G, id: CardId): Ref[] => (id === NONE ? [] : [refTo(g.state, id)])

/** Paid with one card, to which something is done. */
export const withCard = <K>(
  payerOf: (cost: K) => Payer,
  reads: number,
  can: (g: G, id: CardId, cost: K) => boolean,
  event: (g: G, id: CardId, c: Context, cost: K) => L5REvent,
  say: CostWord<K>['say'],
  counts?: (g: G, id: CardId, cost: K) => number | undefined,
): CostWord<K> => ({
  reads: (cost) => {
    const payer = payerOf(cost)
    return reads | aspects.TABLE | (typeof payer === 'object' ? readsOfFilter(payer) : 0)
  },
  payers: (g, cost, c) => {
    const payer = payerOf(cost)
    return typeof payer === 'object' ? ownCards(g, payer, c).filter((id) => can(g, id, cost)) : null
  },
  canPay: (g, cost, c, payers) => {
    if (payers !== null) return payers.length > 0
    const id = cardOf(g, payerOf(cost), null, c)
    return id !== NONE && can(g, id, cost)
  },
  pay: (g, cost, choice, c) => {
    const id = cardOf(g, payerOf(cost), choice, c)
    const count = counts?.(g, id, cost)
    return {
      events: [event(g, id, c, cost)],
      paid: refs(g, id),
      ...(count !== undefined && { count }),
    }
  },
  say,
})

// ---- how they are said

const ownSaid = (filter: Filter): Filter => (isOutside(filter) ? filter : { ...filter, whose: 'yours' })

export const payer = {
  en: (what: Payer, context: Spoken): string =>
    typeof what === 'string' ? en.phrase(what, context).acc : en.some(ownSaid(what), afresh(context)),
  de: (what: Payer, context: Spoken) =>
    typeof what === 'string'
      ? de.phrase(what, context)
      : de.some(ownSaid(what), afresh(context), { friendly: true }),
  it: (what: Payer, context: Spoken) =>
    typeof what === 'string' ? it.phrase(what, context) : it.some(ownSaid(what), afresh(context)),
}

/** "bow this character" */
export const doing = <K>(
  payerOf: (cost: K) => Payer,
  en_: string,
  de_: GermanVerb,
  it_: ItalianVerb,
): CostWord<K>['say'] => ({
  en: (cost, context) => order(`${en_} ${payer.en(payerOf(cost), context)}`),
  de: (cost, context) => befehl(de_, object(payer.de(payerOf(cost), context))),
  it: (cost, context) => fa('you', it_, payer.it(payerOf(cost), context)),
})
