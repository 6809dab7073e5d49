/** Set-up and the five phases of a round (Appendix I). */

import {
  below,
  type CardId,
  type Frame,
  type GameEvent,
  type Option,
  type Seat,
  type Setup,
  zoneOf,
} from '@regelwerk/core'
import type { Element, Phase } from '../abilities.ts'
import { binds, type G, on, procedure, rule, step } from '../book.ts'
import { chancesOf } from '../chances.ts'
import { elements } from '../elements.ts'
import type { L5REvent } from '../events.ts'
import { prepared } from '../prepare.ts'
import { gloryCount } from '../reckoning.ts'
import {
  ATTACHED,
  CONFLICT,
  cardAt,
  charactersOf,
  DYNASTY,
  definitionOf,
  handOf,
  inOrder,
  type L5RState,
  NONE,
  other,
  PLAY,
  provincesOf,
  ROW,
  rowOf,
  STRONGHOLD,
  STRONGHOLD_SLOT,
  strongholdOf,
} from '../state.ts'
import { isForbidden, reaching, working } from '../values.ts'
import { opening } from './actions.ts'
import { drawCards, drawFirst, drawing, fillUp, happen, refill } from './cards.ts'
import { settling } from './check.ts'
import { declareConflict, declaring, endPeriod } from './conflict.ts'
import { delayedAtEndOf } from './delayed.ts'
import { askBids, honorOwed } from './duel.ts'
import { saysOfItself } from './restrictions.ts'
import { chooseFavor } from './tasks.ts'
import { actionWindow, conflictPhase, dynastyPhase, fatePhase, repeated } from './under-way.ts'
import { isAwaited } from './windows.ts'

// ---- set-up (glossary/vorbereitung)

interface GameLocals {
  starter: Setup['starter'] | null
  seats: Seat[]
  answer: unknown
}

/** Nobody sees its text yet, but it holds already. */
const mayBeStronghold = (g: G, id: CardId): boolean =>
  !saysOfItself(g, id, 'beStronghold') && !isEminent(g, id)

const isEminent = (g: G, id: CardId): boolean =>
  prepared(cardAt(g.state, id).def).keywords.includes('eminent') && on('later/eminent')

/** Those that begin the game faceup: by a keyword, or because they say so. */
const startsFaceup = (g: G, id: CardId): boolean =>
  isEminent(g, id) ||
  prepared(cardAt(g.state, id).def).rules.some((rule) => rule.kind === 'deck' && rule.startsFaceup === true)

/** In player order. */
export const mulliganOrder = rule('glossary/mulligan/1', (s: L5RState): Seat[] => inOrder(s))

export const firstInDynasty = rule(
  'glossary/startspieler-startspielermarker/1',
  ({ first }: L5RState): Seat => first,
)

export const game = procedure<GameLocals>('game', [
  step('glossary/vorbereitung/3', (g, f) => {
    const { starter } = f
    if (typeof starter === 'number') g.state.first = starter
    else if (typeof starter === 'object' && starter !== null) {
      const options = [0, 1].map((seat): Option => ({ verb: 'starts', seat, value: seat }))
      g.choose(f as Frame, 'answer', starter.chosenBy, options, { prompt: 'who starts' })
    } else g.state.first = below(g.state.random, 2)
  }),
  step('glossary/vorbereitung/4', (g, f) => {
    if (typeof f.answer === 'number') g.state.first = f.answer
    f.answer = null
    for (const seat of [0, 1]) {
      happen(g, { kind: 'shuffle', seat, zone: DYNASTY })
      happen(g, { kind: 'shuffle', seat, zone: CONFLICT })
    }
    f.seats = inOrder(g.state)
  }),
  step('glossary/vorbereitung/5', (g, f) => {
    const [seat] = f.seats
    if (seat === undefined) return
    const ids = provincesOf(g.state, seat).filter((id) => mayBeStronghold(g, id))
    const options = ids.map((id): Option => ({ verb: 'stronghold province', target: id, value: id }))
    g.choose(f as Frame, 'answer', seat, options, { prompt: 'stronghold province', secret: true })
  }),
  step('~order of the others', (g, f) => {
    const [seat] = f.seats
    if (seat === undefined) return
    const chosen = f.answer as CardId
    happen(g, { kind: 'set aside province', card: chosen, slot: STRONGHOLD_SLOT })
    const rest = provincesOf(g.state, seat).filter((id) => id !== chosen)
    const options = rest.map((id): Option => ({ verb: 'order', target: id, value: id }))
    g.order(f as Frame, 'answer', seat, options, { prompt: 'order provinces', secret: true })
  }),
  step('~laid out', (g, f) => {
    const seat = f.seats.shift()
    if (seat === undefined) return
    ;(f.answer as CardId[]).forEach((card, slot) => {
      happen(g, { kind: 'set aside province', card, slot })
    })
    f.answer = null
    if (f.seats.length > 0) g.goTo(f as Frame, 'glossary/vorbereitung/5')
  }),
  step('~begin faceup', (g) => {
    for (const seat of inOrder(g.state))
      for (const card of provincesOf(g.state, seat))
        if (startsFaceup(g, card)) happen(g, { kind: 'turn faceup', card })
  }),
  step('glossary/vorbereitung/6', (g, f) => {
    const s = g.state
    for (const seat of [0, 1]) for (let slot = 0; slot < STRONGHOLD_SLOT; slot++) refill(g, seat, slot)
    happen(g, ...[0, 1].map((seat): L5REvent => ({ kind: 'look', seat, cards: [...rowOf(s, seat)] })))
    f.seats = mulliganOrder(s)
  }),
  step('glossary/mulligan', (g, f) => {
    const [seat] = f.seats
    if (seat === undefined) return
    const options = rowOf(g.state, seat).map((id): Option => ({ verb: 'replace', target: id, value: id }))
    g.pick(f as Frame, 'answer', seat, options, { prompt: 'mulligan provinces', min: 0, max: options.length })
  }),
  step('~replace in provinces', (g, f) => {
    const seat = f.seats.shift()
    if (seat === undefined) return
    const cards = (f.answer ?? []) as CardId[]
    f.answer = null
    if (f.seats.length > 0) g.goTo(f as Frame, 'glossary/mulligan')
    if (cards.length === 0) return
    const slots = cards.map((id) => cardAt(g.state, id).slot)
    // Set aside first, so that none comes back at once.
    const fresh = zoneOf(g.state, DYNASTY, seat).slice(-cards.length)
    fresh.forEach((card, i) => {
      happen(g, { kind: 'fill', card, slot: slots[i] as number, faceup: false })
    })
    happen(g, ...cards.map((card): L5REvent => ({ kind: 'put', card, to: DYNASTY, holder: seat })))
    happen(g, { kind: 'shuffle', seat, zone: DYNASTY })
    if (on('glossary/mulligan/2')) happen(g, { kind: 'look', seat, cards: fresh })
  }),
  step('glossary/vorbereitung/7', (g, f) => {
    for (const seat of [0, 1]) drawFirst(g, seat, 4)
    f.seats = inOrder(g.state)
  }),
  step('~mulligan hand', (g, f) => {
    const [seat] = f.seats
    if (seat === undefined) return
    const options = handOf(g.state, seat).map((id): Option => ({ verb: 'replace', target: id, value: id }))
    g.pick(f as Frame, 'answer', seat, options, { prompt: 'mulligan hand', min: 0, max: options.length })
  }),
  step('~replace in hand', (g, f) => {
    const seat = f.seats.shift()
    if (seat === undefined) return
    const cards = (f.answer ?? []) as CardId[]
    f.answer = null
    if (f.seats.length > 0) g.goTo(f as Frame, '~mulligan hand')
    if (cards.length === 0) return
    drawFirst(g, seat, cards.length)
    happen(g, ...cards.map((card): L5REvent => ({ kind: 'put', card, to: CONFLICT, holder: seat })))
    happen(g, { kind: 'shuffle', seat, zone: CONFLICT })
  }),
  step('glossary/vorbereitung/8', (g) => {
    for (const seat of [0, 1])
      happen(g, {
        kind: 'gain honor',
        seat,
        n: definitionOf(cardAt(g.state, strongholdOf(g.state, seat))).honor ?? 0,
        why: 'setup',
      })
  }),
  step('~fill up', (g) => {
    for (const seat of inOrder(g.state))
      for (const id of provincesOf(g.state, seat)) fillUp(g, seat, cardAt(g.state, id).slot, false, 0)
  }),
  step('~rounds', (g, f) => {
    g.again(f as Frame)
    g.call(round, {})
  }),
])

const round = procedure('round', [
  step('~begin', (g) => happen(g, { kind: 'begin round' })),
  step('step/1', (g) => g.call(dynastyPhase, { ...repeated })),
  step('step/2', (g) => g.call(drawPhase, { bids: null })),
  step('step/3', (g) => g.call(conflictPhase, { next: g.state.first, must: [], totals: null })),
  step('step/4', (g) => g.call(fatePhase, { ...repeated, seats: [], order: null })),
  step('step/5', (g) => g.call(regroupPhase, { seats: [], picked: null, slots: [] })),
])

const begin = (g: G, phase: Phase): void => {
  happen(g, { kind: 'phase', phase })
  happen(g, { kind: 'phase begins', phase })
}

/** The end of a phase: what lasts until then ends first. */
const endOfPhase = (g: G, f: Frame, phase: Phase): void => {
  endPeriod(g, 'phase')
  if (delayedAtEndOf(g, 'phase')) {
    g.again(f)
    return
  }
  happen(g, { kind: 'phase ends', phase })
}

/** From its first step, if an effect has said so. */
function onceMore(g: G, f: typeof repeated, first: 'step/1.1' | 'step/4.1'): void {
  if (!f.again) return
  f.again = false
  f.additional = true
  g.goTo(f as typeof repeated & Frame, first)
}

// ---- I. dynasty

procedure(dynastyPhase, [
  step('step/1.1', (g) => begin(g, 'dynasty')),
  step('step/1.2', (g, f) => {
    const s = g.state
    // Cards that nobody waits for are turned without a pause.
    for (const seat of inOrder(s)) {
      const down = rowOf(s, seat).filter((id) => !cardAt(s, id).faceup)
      down.sort((a, b) => cardAt(s, a).slot - cardAt(s, b).slot)
      for (const card of down) {
        const event: L5REvent = { kind: 'turn faceup', card }
        const pauses = isAwaited(g, [event])
        if (pauses) g.again(f as Frame)
        happen(g, event)
        if (pauses) return
      }
    }
  }),
  step('step/1.3', (g, f) => {
    if (f.additional) return
    const collected = inOrder(g.state).map((seat): L5REvent => {
      const n = definitionOf(cardAt(g.state, strongholdOf(g.state, seat))).fate ?? 0
      return { kind: 'gain fate', seat, n, why: 'collect' }
    })
    happen(g, ...collected)
  }),
  step('step/1.4', (g) => {
    g.call(actionWindow, opening(firstInDynasty(g.state), true))
  }),
  step('step/1.5', (g, f) => endOfPhase(g, f as Frame, 'dynasty')),
  step('~once more', (g, f) => onceMore(g, f, 'step/1.1')),
])

// ---- II. draw

const drawPhase = procedure<{ bids: [number, number] | null }>('draw phase', [
  step('step/2.1', (g) => begin(g, 'draw')),
  step('step/2.2', (g) => askBids(g, 'bids', 'honor bid')),
  step('step/2.3', (g, f) => {
    happen(g, { kind: 'dials', values: f.bids ?? [1, 1] })
    happen(g, { kind: 'reveal dials' })
  }),
  step('step/2.4', (g) => {
    const owed = honorOwed(g)
    if (owed !== null)
      happen(g, { kind: 'transfer honor', from: owed.from, to: other(owed.from), n: owed.n, why: 'bid' })
  }),
  settling(),
  step('step/2.5', (g) => {
    g.call(
      drawCards,
      drawing(inOrder(g.state).map((seat) => ({ seat, n: drawnFor(g, g.state.bid[seat as 0 | 1]) }))),
    )
  }),
  step('timing/aktionsfenster~2', (g) => g.call(actionWindow, opening(g.state.first))),
  step('step/2.6', (g, f) => endOfPhase(g, f as Frame, 'draw')),
])

/** The cards that are drawn for a bid; what makes them fewer leaves 1. */
function drawnFor(g: G, bid: number): number {
  const fewer = working(g, 'drawsFewer').reduce((sum, { constant }) => sum + constant.drawsFewer, 0)
  return fewer === 0 ? bid : Math.min(bid, Math.max(1, bid - fewer))
}

// ---- III. conflict

procedure(conflictPhase, [
  step('step/3.1', (g) => {
    begin(g, 'conflict')
  }),
  step('timing/aktionsfenster~3', (g) => g.call(actionWindow, opening(g.state.first))),
  step('~next conflict', (g, f) => {
    const left = (seat: Seat): boolean => chancesOf(g, seat) > 0
    const forced = f.must.pop()
    if (forced !== undefined) f.next = forced
    if (!left(0) && !left(1)) return
    const seat = left(f.next) ? f.next : other(f.next)
    f.next = other(seat)
    const isNextAtOnce = !binds('step/3.3', f.must.length === 0)
    g.goTo(f as Frame, isNextAtOnce ? '~next conflict' : 'timing/aktionsfenster~3')
    g.call(declareConflict, declaring(seat, seat === forced))
  }),
  step('step/3.4.1', (g, f) => {
    f.totals = [gloryCount(g, 0), gloryCount(g, 1)]
  }),
  step('step/3.4', (g, f) => {
    const [a, b] = f.totals ?? [0, 0]
    // On a tie it stays where it is.
    if (!binds('glossary/kaiserliche-gunst-wettstreit-um-die-kaiserliche-gunst/4', a === b))
      g.call(chooseFavor, { seat: a > b ? 0 : 1, side: null })
  }),
  step('step/3.5', (g, f) => endOfPhase(g, f as Frame, 'conflict')),
])

// ---- IV. fate

procedure(fatePhase, [
  step('step/4.1', (g) => begin(g, 'fate')),
  step('~in player order', (g, f) => {
    f.seats = inOrder(g.state)
  }),
  step('~order', (g, f) => {
    const [seat] = f.seats
    if (seat === undefined) return
    const ids = charactersOf(g.state, seat).filter(
      (id) => cardAt(g.state, id).fate === 0 && !isForbidden(g, id, 'beDiscarded'),
    )
    const options = ids.map((id): Option => ({ verb: 'order', target: id, value: id }))
    g.order(f as Frame, 'order', seat, options, { prompt: 'order leaving', rule: 'step/4.2' })
  }),
  step('step/4.2', (g, f) => {
    const card = f.order?.shift()
    if (card === undefined) {
      f.seats.shift()
      if (f.seats.length > 0) g.goTo(f as Frame, '~order')
      return
    }
    g.again(f as Frame)
    if (cardAt(g.state, card).zone === PLAY) happen(g, { kind: 'leave', card, way: 'discard', by: null })
  }),
  settling(),
  step('step/4.3', (g, f) => {
    const s = g.state
    const batch = [0, 1].flatMap((seat) =>
      charactersOf(s, seat)
        .filter((id) => cardAt(s, id).fate > 0 && !isForbidden(g, id, 'loseFate'))
        .map((card): L5REvent => ({ kind: 'remove fate', card, n: 1 })),
    )
    f.taken = batch.length
    const [spread] = working(g, 'fateGoesToRings')
    if (batch.length > 0 && spread !== undefined)
      g.call(ontoRings, { seat: spread.me, source: spread.bearer, batch, picked: null })
    else if (batch.length > 0) happen(g, ...batch)
  }),
  step('~taken', (g, f) => {
    const n = f.taken ?? 0
    f.taken = 0
    if (n > 0) happen(g, { kind: 'fate taken', n })
  }),
  step('step/4.4', (g) => {
    for (const ring of elements)
      if (g.state.rings[ring].claimed === NONE) happen(g, { kind: 'ring fate', ring, n: 1 })
  }),
  step('timing/aktionsfenster~4', (g) => g.call(actionWindow, opening(g.state.first))),
  step('step/4.5', (g, f) => endOfPhase(g, f as Frame, 'fate')),
  step('~once more', (g, f) => onceMore(g, f, 'step/4.1')),
])

/** As evenly as possible; which of the rings get one more, this player says. */
const ontoRings = procedure<{
  seat: Seat
  source: CardId
  batch: GameEvent[]
  picked: Element[] | null
}>('fate onto rings', [
  step('~which', (g, f) => {
    const open = elements.filter((ring) => g.state.rings[ring].claimed === NONE)
    const rest = open.length === 0 ? 0 : f.batch.length % open.length
    const options = open.map((ring): Option => ({ verb: 'ring', name: ring, value: ring }))
    if (rest > 0)
      g.pick(f as Frame, 'picked', f.seat, options, {
        prompt: 'choose ring',
        source: f.source,
        min: rest,
        max: rest,
      })
  }),
  step('~spread', (g, f) => {
    const open = elements.filter((ring) => g.state.rings[ring].claimed === NONE)
    const each = open.length === 0 ? 0 : Math.floor(f.batch.length / open.length)
    const fed = open.flatMap((ring): L5REvent[] => {
      const n = each + (f.picked?.includes(ring) ? 1 : 0)
      return n > 0 ? [{ kind: 'ring fate', ring, n }] : []
    })
    happen(g, ...(f.batch as L5REvent[]), ...fed)
  }),
])

// ---- V. regroup

interface RegroupLocals {
  seats: Seat[]
  picked: CardId[] | null
  /** The provinces from which cards were discarded. */
  slots: number[]
  /** The rings that are still to go back. */
  back?: Element[]
}

const regroupPhase = procedure<RegroupLocals>('regroup phase', [
  step('step/5.1', (g) => begin(g, 'regroup')),
  step('timing/aktionsfenster~5', (g) => g.call(actionWindow, opening(g.state.first))),
  step('step/5.2', (g, f) => {
    const s = g.state
    const batch: L5REvent[] = []
    for (const zone of [PLAY, ATTACHED, STRONGHOLD, ROW])
      for (const seat of [0, 1])
        for (const card of zoneOf(s, zone, seat))
          if (cardAt(s, card).bowed && !staysBowed(g, card)) batch.push({ kind: 'ready', card })
    if (batch.length > 0) happen(g, ...batch)
    f.seats = inOrder(s)
  }),
  step('~choose', (g, f) => {
    const s = g.state
    const [seat] = f.seats
    if (seat === undefined) return
    const open = rowOf(s, seat).filter((id) => cardAt(s, id).faceup && !isBroken(g, seat, cardAt(s, id).slot))
    const options = open.map((id): Option => ({ verb: 'discard', target: id, value: id }))
    g.pick(f as Frame, 'picked', seat, options, {
      prompt: 'discard from provinces',
      rule: 'step/5.3',
      min: 0,
      max: options.length,
    })
  }),
  step('step/5.3', (g, f) => {
    const s = g.state
    const [seat] = f.seats
    if (seat === undefined) return
    const must = rowOf(s, seat).filter((id) => cardAt(s, id).faceup && isBroken(g, seat, cardAt(s, id).slot))
    const cards = [...must, ...(f.picked ?? [])]
    f.slots = cards.map((id) => cardAt(s, id).slot)
    if (cards.length > 0)
      happen(g, { kind: 'discard cards', seat, cards, ...(must.length === 0 && { ordered: true }) })
  }),
  step('~refill', (g, f) => {
    const seat = f.seats.shift()
    if (seat === undefined) return
    f.picked = null
    for (let slot = 0; slot < STRONGHOLD_SLOT; slot++) if (f.slots.includes(slot)) refill(g, seat, slot)
    if (f.seats.length > 0) g.goTo(f as Frame, '~choose')
  }),
  step('step/5.4', (g, f) => {
    f.back ??= elements.filter((ring) => g.state.rings[ring].claimed !== NONE)
    // Rings that nobody waits for go back without a pause.
    for (let ring = f.back.shift(); ring !== undefined; ring = f.back.shift()) {
      const event: L5REvent = { kind: 'return ring', ring }
      const pauses = isAwaited(g, [event])
      if (pauses) g.again(f as Frame)
      happen(g, event)
      if (pauses) return
    }
  }),
  step('step/5.5', (g) => happen(g, { kind: 'pass first player', to: other(g.state.first) })),
  step('step/5.6', (g, f) => endOfPhase(g, f as Frame, 'regroup')),
  step('step/5.6', (g, f) => {
    endPeriod(g, 'round')
    if (delayedAtEndOf(g, 'round')) g.again(f as Frame)
  }),
])

const isBroken = (g: G, seat: Seat, slot: number): boolean =>
  provincesOf(g.state, seat).some((id) => cardAt(g.state, id).slot === slot && cardAt(g.state, id).broken)

const staysBowed = (g: G, id: CardId): boolean => reaching(g, 'doesNotReady', id).length > 0
