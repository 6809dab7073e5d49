/** Ring effects (glossary/ringeffekte): the attacking player resolves them, whoever's card says so (faq/2). */
import { type CardId, type Frame, type GameEvent, type Option, type Seat, shuffle } from '@regelwerk/core'
import type { Element } from '../abilities.ts'
import { type G, procedure, rule, step } from '../book.ts'
import type { L5REvent } from '../events.ts'
import { cardAt, charactersOf, HONORED, handOf, other } from '../state.ts'
import { hasToken } from '../tokens.ts'
import { fateCounted, isForbidden, isImmuneToRings, reaching, ringElements, working } from '../values.ts'
import { drawCards, drawing, happen } from './cards.ts'
import { canDishonor, mayTakeFate } from './restrictions.ts'

interface RingLocals {
  seat: Seat
  ring: Element
  event: GameEvent[] | null
  element: Element | null
  answer: unknown
  /** The elements still to come, where all are resolved. */
  each?: Element[]
}

const choose = (verb: string, ids: readonly CardId[]): Option[] =>
  ids.map((id) => ({ verb, target: id, value: { verb, card: id } }))

/** What each ring offers, of all characters. */
export const offersOf = {
  air: rule('glossary/ringeffekte:luft', (_: G, __: readonly CardId[]): Option[] => [
    { verb: 'take honor', value: { verb: 'take honor' } },
    { verb: 'gain honor', value: { verb: 'gain honor' } },
  ]),
  earth: rule('glossary/ringeffekte:erde', (_: G, __: readonly CardId[]): Option[] => [
    { verb: 'draw and discard', value: { verb: 'draw and discard' } },
  ]),
  fire: rule('glossary/ringeffekte:feuer', (g: G, all: readonly CardId[]): Option[] => [
    ...choose(
      'honor',
      all.filter((id) => !hasToken(g.state, id, HONORED)),
    ),
    ...choose(
      'dishonor',
      all.filter((id) => canDishonor(g, id)),
    ),
  ]),
  water: rule('glossary/ringeffekte:wasser', (g: G, all: readonly CardId[]): Option[] => {
    const canBow = (id: CardId): boolean => {
      const { bowed } = cardAt(g.state, id)
      return !bowed && fateCounted(g, id) === 0 && !isForbidden(g, id, 'beBowed')
    }
    return [
      ...choose(
        'ready',
        all.filter((id) => cardAt(g.state, id).bowed),
      ),
      ...choose('bow', all.filter(canBow)),
    ]
  }),
  void: rule('glossary/ringeffekte:leere', (g: G, all: readonly CardId[], by: Seat): Option[] =>
    choose(
      'remove fate',
      all.filter((id) => mayTakeFate(g, id, by)),
    ),
  ),
}

/** Which effect of the ring, and what it is done to. */
const offers = (g: G, seat: Seat, element: Element): Option[] =>
  offersOf[element](
    g,
    [...charactersOf(g.state, seat), ...charactersOf(g.state, other(seat))].filter(
      (id) => !isImmuneToRings(g, id, seat),
    ),
    seat,
  )

/** Could this ring's effect change anything? */
export const hasRingEffect = (g: G, seat: Seat, ring: Element): boolean =>
  ringElements(g, ring).some((element) => offers(g, seat, element).length > 0)

function apply(g: G, seat: Seat, answer: { verb: string; card?: CardId }): void {
  const card = answer.card ?? -1
  switch (answer.verb) {
    case 'take honor':
      happen(g, { kind: 'transfer honor', from: other(seat), to: seat, n: 1, why: 'ring', by: seat })
      return
    case 'gain honor':
      happen(g, { kind: 'gain honor', seat, n: 2 })
      return
    case 'draw and discard': {
      const [lost] = shuffle(g.state.random, [...handOf(g.state, other(seat))])
      const discard: L5REvent[] =
        lost === undefined
          ? []
          : [{ kind: 'discard cards', seat: other(seat), cards: [lost], hand: { by: seat, why: 'ring' } }]
      g.call(drawCards, drawing([{ seat, n: 1 }], discard))
      return
    }
    case 'honor':
      happen(g, { kind: 'honor', card, by: seat })
      return
    case 'dishonor':
      happen(g, { kind: 'dishonor', card, by: seat })
      return
    case 'ready':
      happen(g, { kind: 'ready', card })
      return
    case 'bow':
      happen(g, { kind: 'bow', card, by: seat, ring: true })
      return
    case 'remove fate':
      happen(g, { kind: 'remove fate', card, n: 1 })
  }
}

/** The contested ring, won by an attacker of whom a text says so. */
const resolvesEach = (g: G, seat: Seat, ring: Element): boolean => {
  const { conflict } = g.state
  if (conflict?.ring !== ring || conflict.attacker !== seat || conflict.winner !== seat) return false
  if (working(g, 'resolvesEach').some(({ me, constant }) => constant.to === undefined && me === seat))
    return true
  return charactersOf(g.state, seat).some(
    (id) => cardAt(g.state, id).participating && reaching(g, 'resolvesEach', id).length > 0,
  )
}

export const ringEffect = procedure<RingLocals>('ring effect', [
  step('glossary/ringeffekte', (g, f) => {
    const event: L5REvent = { kind: 'ring effect', ring: f.ring, seat: f.seat }
    g.happen([event], f as Frame, 'event')
  }),
  step('glossary/ringeffekte/1', (g, f) => {
    if (f.event?.[0]?.fate === 'cancelled' || f.event?.[0]?.fate === 'replaced') {
      g.leave(f as Frame)
      return
    }
    const all = ringElements(g, f.ring)
    if (f.element === null && all.length > 1 && resolvesEach(g, f.seat, f.ring)) {
      f.each = all.slice(1)
      f.element = all[0] ?? null
    }
    if (f.element !== null) return
    // A ring of several elements: one of them (glossary/ringeffekte/1).
    const options = ringElements(g, f.ring).map(
      (element): Option => ({ verb: 'element', name: element, value: element }),
    )
    g.choose(f as Frame, 'element', f.seat, options, { prompt: 'ring element' })
  }),
  step('~which', (g, f) => {
    const element = f.element ?? f.ring
    const options = offers(g, f.seat, element)
    options.push({ verb: 'decline', value: null })
    g.choose(f as Frame, 'answer', f.seat, options, {
      prompt: `ring ${element}`,
      rule: ruleOf(element),
    })
  }),
  step('~initiates', (g, f) => {
    const { card } = (f.answer ?? {}) as { card?: CardId }
    f.event = null
    if (card === undefined) return
    const event: L5REvent = { kind: 'ring target', card, ring: f.ring, seat: f.seat }
    g.happen([event], f as Frame, 'event')
  }),
  step('step/3.2.6', (g, f) => {
    g.rule = ruleOf(f.element ?? f.ring)
    if (f.event?.[0]?.fate === 'cancelled') f.answer = null
    const { answer } = f
    const next = f.each?.shift()
    if (next !== undefined) {
      f.element = next
      f.answer = null
      g.goTo(f as Frame, '~which')
    }
    if (answer !== null) apply(g, f.seat, answer as { verb: string; card?: CardId })
  }),
  step('~resolved', (g, f) => {
    if (f.answer !== null) happen(g, { kind: 'ring resolved', ring: f.ring, seat: f.seat })
  }),
])

const ruleOf = (element: Element): string => `glossary/ringeffekte:${germanOf[element]}`

const germanOf: Readonly<Record<Element, string>> = {
  air: 'luft',
  earth: 'erde',
  fire: 'feuer',
  water: 'wasser',
  void: 'leere',
}

export const ringing = (seat: Seat, ring: Element): RingLocals => ({
  seat,
  ring,
  event: null,
  element: null,
  answer: null,
})

/** One after the other, each wholly or not at all. */
export function resolveRings(g: G, seat: Seat, rings: readonly Element[]): void {
  const [ring, more] = rings
  if (more !== undefined) g.call(inTurn, { seat, rings: [...rings] })
  else if (ring !== undefined) g.call(ringEffect, ringing(seat, ring))
}

const inTurn = procedure<{ seat: Seat; rings: Element[] }>('rings in turn', [
  step('glossary/ringeffekte/2', (g, f) => {
    const ring = f.rings.shift()
    if (ring === undefined) return
    g.again(f as Frame)
    g.call(ringEffect, ringing(f.seat, ring))
  }),
])
