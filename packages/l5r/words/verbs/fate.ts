/** Fate: placed on cards, removed from them, moved between cards, rings and pools. */
import type { CardId, Seat } from '@regelwerk/core'
import { order as befehl, behind, verbs } from '@regelwerk/say/de'
import { order } from '@regelwerk/say/en'
import { deed as fa } from '@regelwerk/say/it'
import type { Amount, Element, FatePlace, Filter, Subject, Who } from '../../abilities.ts'
import { type G, meets, rule } from '../../book.ts'
import type { L5REvent } from '../../events.ts'
import { amount, matching } from '../../reading.ts'
import { readsOfAmount } from '../../reads.ts'
import { keepsRingFate } from '../../restraints.ts'
import { someOf } from '../../rules/candidates.ts'
import { happen } from '../../rules/cards.ts'
import { each, them } from '../../rules/changes.ts'
import {
  amountNow,
  contextNow,
  isChoice,
  type ResolveFrame,
  refsOf,
  report,
  ringsMeant,
  seatsMeant,
  subjects,
} from '../../rules/effects.ts'
import { mayTakeFate } from '../../rules/restrictions.ts'
import { moveFate, moveSome, takeAmong } from '../../rules/tasks.ts'
import { cardAt, NONE } from '../../state.ts'
import { ringsOf, seatsOf } from '../../subjects.ts'
import * as de from '../../text/de-phrases.ts'
import * as en from '../../text/en-phrases.ts'
import { type Context, isAllFate, isYou } from '../../text/grammar.ts'
import * as it from '../../text/it-phrases.ts'
import { verbs as verbi } from '../../text/it-words.ts'
import { canBeAffected } from '../../values.ts'
import * as aspects from '../aspects.ts'
import type { VerbWords } from '../records.ts'

/** 'any': as much as you say, between a card and a pool. */
type Much = Amount | 'all' | 'any'

export interface FateVerbs {
  placeFate: { n: Amount; on: Exclude<FatePlace, { pool: Who }> }
  removeFate: { n: Amount | 'all'; from: Exclude<FatePlace, { pool: Who }> }
  /** Up to so much altogether, as you say. */
  removeFateAmong: { n: number; from: Filter }
  /** `to` a card, a pool or a ring; what cannot be removed does not arrive. */
  moveFate: { n: Much; from: FatePlace; to: FatePlace }
}

const isPool = (place: FatePlace): place is { pool: Who } => typeof place === 'object' && 'pool' in place
const isRing = (place: FatePlace): place is Extract<FatePlace, { ring: unknown }> =>
  typeof place === 'object' && 'ring' in place
const isController = (pool: Who): boolean => typeof pool === 'object' && 'controllerOf' in pool
const isCard = (place: FatePlace): place is Subject => !isPool(place) && !isRing(place)

const muchOf = {
  en: (n: Much, from: FatePlace, context: Context): string =>
    n === 'any'
      ? 'any amount of fate'
      : n === 'all' || (isCard(from) && isAllFate(n, from))
        ? 'all fate'
        : typeof n === 'object' && 'done' in n
          ? 'that fate'
          : en.quantity(n, context, 'fate'),
  de: (n: Much, from: FatePlace, context: Context): string =>
    n === 'any'
      ? 'beliebig viel Schicksal'
      : n === 'all' || (isCard(from) && isAllFate(n, from))
        ? 'sämtliches Schicksal'
        : typeof n === 'object' && 'done' in n
          ? 'jenes Schicksal'
          : de.quantity(n, context, 'Schicksal'),
  it: (n: Much, from: FatePlace, context: Context): string =>
    n === 'any'
      ? 'una qualsiasi quantità di fato'
      : n === 'all' || (isCard(from) && isAllFate(n, from))
        ? 'tutto il fato'
        : typeof n === 'object' && 'done' in n
          ? 'quel fato'
          : it.quantity(n, context, 'fato'),
}

/** In a pool, on a card or on a ring. */
function arriving(
  n: number,
  pool: Seat | undefined,
  card: CardId | undefined,
  ring: Element | undefined,
): L5REvent | undefined {
  if (pool !== undefined) return { kind: 'gain fate', seat: pool, n, why: 'ring' }
  if (card !== undefined) return { kind: 'place fate', card, n, why: 'effect' }
  return ring && { kind: 'ring fate', ring, n }
}

function placeOnEach(g: G, f: ResolveFrame, seat: Seat, much: (has: number) => number): void {
  let left = g.state.fate[seat as 0 | 1]
  const batch: L5REvent[] = []
  for (const { card } of f.it) {
    const n = much(left)
    left -= n
    if (n > 0) batch.push({ kind: 'lose fate', seat, n }, { kind: 'place fate', card, n, why: 'effect' })
  }
  report(f, batch.length > 0)
  if (batch.length > 0) happen(g, ...batch)
}

function moveAny(g: G, f: ResolveFrame, from: FatePlace, to: FatePlace): void {
  const isOut = isPool(from)
  const [pool] = isOut ? seatsMeant(g, f, from.pool) : isPool(to) ? seatsMeant(g, f, to.pool) : []
  const [card] = isCard(from) ? refsOf(g, f, from) : isCard(to) ? refsOf(g, f, to) : []
  const most =
    pool === undefined || card === undefined
      ? 0
      : isOut
        ? g.state.fate[pool as 0 | 1]
        : mayTakeFate(g, card.card, f.me)
          ? cardAt(g.state, card.card).fate
          : 0
  report(f, most > 0)
  if (pool !== undefined && card !== undefined && most > 0)
    g.call(moveSome, { seat: f.you, card, pool, isOut, most, n: null })
}

/** It comes from the supply. */
export const fromSupply = rule(
  'glossary/schicksal/2',
  (_seat: Seat, _n: number, placed: L5REvent[]): L5REvent[] => placed,
)

export const fateVerbs: VerbWords<FateVerbs> = {
  placeFate: {
    subjects: ({ on: where }) => [where],
    could: (g, c, { n, on: where }) =>
      amount(g, n, c) > 0 &&
      (isRing(where) ? ringsOf(g, where.ring, c).length > 0 : someOf(g, c, where, () => true)),
    reads: ({ n, on: where }) => readsOfAmount(n) | (isRing(where) ? aspects.RINGS : 0),
    changes: (g, f, { n, on: where }) => {
      const much = amountNow(g, f, n)
      if (isRing(where)) {
        const rings = much > 0 ? ringsMeant(g, f, where.ring) : []
        report(f, rings.length > 0)
        const placed = rings.map((ring): L5REvent => ({ kind: 'ring fate', ring, n: much }))
        return fromSupply(f.you, much, placed)
      }
      const placed = each(
        g,
        f,
        [where],
        () => much > 0,
        (card) => ({ kind: 'place fate', card, n: much, why: 'effect' }),
      )
      return fromSupply(f.you, much, placed)
    },
    deed: { en: 'place fate', de: 'Schicksal platzieren', it: 'piazzare fato' },
    say: {
      en: ({ n, on: where }, context) => {
        const much = en.quantity(n, context, 'fate')
        return order(`place ${much} on ${placeSaid.en(where, context)}`)
      },
      de: ({ n, on: where }, context) => {
        const much = de.quantity(n, context, 'Schicksal')
        return befehl(verbs.legen, `${much} auf ${placeSaid.de(where, context)}`)
      },
      it: ({ n, on: where }, context) => {
        const much = it.quantity(n, context, 'fato')
        return fa('you', verbi.piazzare, `${much} ${placeSaid.it(where, context)}`)
      },
    },
  },
  removeFate: {
    subjects: ({ from }) => [from],
    could: (g, c, { from }) =>
      isRing(from)
        ? !keepsRingFate(g, c.me) && ringsOf(g, from.ring, c).some((ring) => g.state.rings[ring].fate > 0)
        : someOf(g, c, from, (id) => mayTakeFate(g, id, c.me)),
    reads: ({ from }) => (isRing(from) ? aspects.RINGS : aspects.FATE | aspects.BANS),
    changes: (g, f, verb) => {
      const most = verb.n === 'all' ? Number.POSITIVE_INFINITY : amountNow(g, f, verb.n)
      const batch: L5REvent[] = []
      if (isRing(verb.from)) {
        for (const ring of keepsRingFate(g, f.you) ? [] : ringsMeant(g, f, verb.from.ring)) {
          const n = Math.min(g.state.rings[ring].fate, most)
          if (n > 0) batch.push({ kind: 'ring fate', ring, n: -n })
        }
        report(f, batch.length > 0)
        return batch
      }
      for (const { card } of them(g, f, [verb.from])) {
        const n = Math.min(cardAt(g.state, card).fate, most)
        if (n > 0 && mayTakeFate(g, card, f.me)) batch.push({ kind: 'remove fate', card, n })
      }
      report(f, batch.length > 0)
      return batch
    },
    deed: { en: 'remove fate', de: 'Schicksal entfernen', it: 'rimuovere fato' },
    say: {
      en: ({ n, from }, context) => {
        const much = muchOf.en(n, from, context)
        return order(`remove ${much} from ${placeSaid.en(from, context)}`)
      },
      de: ({ n, from }, context) => {
        const much = muchOf.de(n, from, context)
        const whom = isRing(from) ? de.ring(from.ring) : de.phrase(from, context)
        return befehl(verbs.entfernen, `${much} ${behind('von', whom.in('dat'))}`)
      },
      it: ({ n, from }, context) => {
        const much = muchOf.it(n, from, context)
        const whom = isRing(from) ? it.ring(from.ring) : it.phrase(from, context)
        return fa('you', verbi.rimuovere, `${much} ${whom.with('da')}`)
      },
    },
  },
  removeFateAmong: {
    subjects: () => [],
    could: (g, c, { from }) => matching(g, from, c).some((id) => mayTakeFate(g, id, c.me)),
    reads: () => aspects.FATE | aspects.BANS,
    perform: (g, f, { n, from }) => {
      const cards = matching(g, from, contextNow(f)).filter(
        (id) => mayTakeFate(g, id, f.me) && canBeAffected(g, id, f.self.card),
      )
      if (cards.length > 0)
        g.call(takeAmong, { seat: f.you, source: f.self.card, left: n, cards, taken: [], answer: null })
    },
    deed: { en: 'remove fate', de: 'Schicksal entfernen', it: 'rimuovere fato' },
    say: {
      en: ({ n, from }, context) => order(`remove up to ${n} fate from among ${en.such(from, context)}`),
      de: ({ n, from }, context) =>
        befehl(
          verbs.entfernen,
          `insgesamt bis zu ${n} Schicksal ${behind('von', de.such(from, context).in('dat'))}`,
        ),
      it: ({ n, from }, context) =>
        fa('you', verbi.rimuovere, `in totale fino a ${n} fato ${it.such(from, context).with('da')}`),
    },
  },
  moveFate: {
    subjects: ({ from, to }) => [from, to].flatMap((place) => (isPool(place) ? [] : [place])),
    could: (g, c, { from, to }) => {
      if (isRing(to) && ringsOf(g, to.ring, c).length === 0) return false
      if (isRing(from) && keepsRingFate(g, c.me)) return false
      if (!isCard(from)) {
        const isThere = isRing(from)
          ? ringsOf(g, from.ring, c).some((ring) => g.state.rings[ring].fate > 0)
          : seatsOf(g, from.pool, c).some((seat) => g.state.fate[seat as 0 | 1] > 0)
        return isThere && (!isCard(to) || someOf(g, c, to, () => true))
      }
      return someOf(g, c, from, (id) => {
        if (!mayTakeFate(g, id, c.me) || !isCard(to)) return mayTakeFate(g, id, c.me)
        // Nothing is moved to where it already is; but both may still have to be chosen.
        return someOf(g, c, to, (there) => meets('glossary/verschieben/1', from === to || there !== id))
      })
    },
    reads: ({ from }) => aspects.FATE | aspects.RINGS | aspects.BANS | (isPool(from) ? aspects.POOLS : 0),
    perform: (g, f, verb) => {
      const { n: said, from, to } = verb
      if (said === 'any') {
        moveAny(g, f, from, to)
        return
      }
      const pool = isPool(to) ? seatsMeant(g, f, to.pool)[0] : undefined
      const isChosenFrom = !isPool(from) && isChoice(isRing(from) ? from.ring : from)
      const [ring] = isRing(to) ? ringsMeant(g, f, to.ring, isChosenFrom ? 1 : 0) : []
      const much = (has: number): number => Math.min(has, said === 'all' ? has : amountNow(g, f, said))
      if (!isCard(from)) {
        const [taken] = isRing(from) && !keepsRingFate(g, f.you) ? ringsMeant(g, f, from.ring) : []
        const [seat] = isPool(from) ? seatsMeant(g, f, from.pool) : []
        const has =
          taken !== undefined ? g.state.rings[taken].fate : (g.state.fate[(seat ?? NONE) as 0 | 1] ?? 0)
        if (isCard(to)) f.it = refsOf(g, f, to)
        // Of several cards each gets so much, as long as there is some.
        if (seat !== undefined && isCard(to) && f.it.length > 1) {
          placeOnEach(g, f, seat, much)
          return
        }
        const n = much(has)
        const arrives = arriving(n, pool, isCard(to) ? f.it[0]?.card : undefined, ring)
        report(f, n > 0 && arrives !== undefined)
        if (n === 0 || arrives === undefined) return
        if (taken !== undefined) happen(g, { kind: 'ring fate', ring: taken, n: -n }, arrives)
        else if (seat !== undefined) happen(g, { kind: 'lose fate', seat, n }, arrives)
        return
      }
      const [source, goal] = isCard(to)
        ? subjects(g, f, verb).map((list) => list[0])
        : [refsOf(g, f, from)[0], undefined]
      if (source === undefined) {
        report(f, false)
        return
      }
      f.it = [source]
      const n = much(cardAt(g.state, source.card).fate)
      if (n === 0 || !mayTakeFate(g, source.card, f.me)) {
        if (pool !== undefined) report(f, false)
        return
      }
      if (pool !== undefined) happen(g, { kind: 'remove fate', card: source.card, n, to: pool })
      else if (ring !== undefined)
        happen(g, { kind: 'remove fate', card: source.card, n }, { kind: 'ring fate', ring, n })
      else if (goal !== undefined) g.call(moveFate, { from: source.card, to: goal, n, removed: null })
    },
    deed: { en: 'move fate', de: 'Schicksal bewegen', it: 'spostare fato' },
    say: {
      en: ({ n, from, to }, context) => {
        const much = muchOf.en(n, from, context)
        if (isRing(from) && isPool(to))
          return order(`gain ${much} ${n === 'all' ? 'on' : 'from'} ${en.ring(from.ring)}`)
        const source = !isPool(from)
          ? placeSaid.en(from, context)
          : `${isYou(from.pool) ? 'your' : isController(from.pool) ? "its controller's" : "your opponent's"} fate pool`
        if (!isPool(to)) return order(`move ${much} from ${source} to ${placeSaid.en(to, context)}`)
        if (typeof to.pool === 'object')
          return order(
            `return ${much} from ${source} to its ${isController(to.pool) ? 'controller' : 'owner'}'s fate pool`,
          )
        return order(`move ${much} from ${source} to your fate pool`)
      },
      de: ({ n, from, to }, context) => {
        const much = muchOf.de(n, from, context)
        if (isRing(from) && isPool(to))
          return befehl(
            verbs.erhalten,
            `${much} ${n === 'all' ? 'auf' : 'von'} ${de.ring(from.ring).in('dat')}`,
          )
        const source = !isPool(from)
          ? behind('von', isRing(from) ? de.ring(from.ring).in('dat') : de.phrase(from, context).in('dat'))
          : isYou(from.pool)
            ? 'aus deinem Schicksalsvorrat'
            : isController(from.pool)
              ? 'aus dem Schicksalsvorrat dessen, der ihn kontrolliert,'
              : 'aus dem Schicksalsvorrat deines Gegners'
        if (!isPool(to))
          return befehl(verbs.verschieben, `${much} ${source} auf ${placeSaid.de(to, context)}`)
        if (typeof to.pool === 'object')
          return befehl(
            verbs.zurückschicken,
            `${much} ${source} in den Schicksalsvorrat ${isController(to.pool) ? 'dessen, der ihn kontrolliert,' : 'seines Besitzers'}`,
          )
        return befehl(verbs.verschieben, `${much} ${source} in deinen Schicksalsvorrat`)
      },
      it: ({ n, from, to }, context) => {
        const much = muchOf.it(n, from, context)
        if (isRing(from) && isPool(to))
          return fa('you', verbi.ottenere, `${much} ${it.ring(from.ring).with(n === 'all' ? 'su' : 'da')}`)
        const source = !isPool(from)
          ? (isRing(from) ? it.ring(from.ring) : it.phrase(from, context)).with('da')
          : isYou(from.pool)
            ? 'dalla tua riserva di fato'
            : isController(from.pool)
              ? 'dalla riserva di fato di chi lo controlla'
              : 'dalla riserva di fato del tuo avversario'
        if (!isPool(to)) return fa('you', verbi.spostare, `${much} ${source} ${placeSaid.it(to, context)}`)
        if (typeof to.pool === 'object')
          return fa(
            'you',
            verbi.restituire,
            `${much} ${source} alla riserva di fato ${isController(to.pool) ? 'di chi lo controlla' : 'del suo proprietario'}`,
          )
        return fa('you', verbi.spostare, `${much} ${source} alla tua riserva di fato`)
      },
    },
  },
}

type There = Exclude<FatePlace, { pool: unknown }>
const placeSaid = {
  en: (to: There, context: Context): string => (isRing(to) ? en.ring(to.ring) : en.phrase(to, context).acc),
  de: (to: There, context: Context): string =>
    isRing(to) ? de.ring(to.ring).in('acc') : de.phrase(to, context).in('acc'),
  it: (to: There, context: Context): string =>
    isRing(to) ? it.ring(to.ring).with('su') : it.phrase(to, context).with('su'),
}
