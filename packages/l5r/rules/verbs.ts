/** What effects do beyond what changes.ts says: verbs that ask, look, play cards, or reach into what is under way. */

import { type BatchFrame, type GameEvent, type Ref, refTo, type Seat, shuffle, zoneOf } from '@regelwerk/core'
import type { DuelValue, Verb } from '../abilities.ts'
import { type G, on } from '../book.ts'
import type { L5REvent } from '../events.ts'
import { idOf, registered, triggeredOf } from '../prepare.ts'
import {
  CONFLICT,
  cardAt,
  DISHONORED,
  faceAt,
  HAND,
  HONORED,
  handOf,
  isInPlay,
  isStill,
  NONE,
  other,
  ROW,
} from '../state.ts'
import { TRIGGERS, triggeringCards } from '../triggers.ts'
import { happen, refill } from './cards.ts'
import { type Involved, isPlain, named, type Of, them, together } from './changes.ts'
import { resolveDuel } from './duel.ts'
import {
  amountNow,
  contextNow,
  inside,
  type ResolveFrame,
  refsOf,
  report,
  seatsMeant,
  subjects,
} from './effects.ts'
import { initiate, initiating } from './initiating.ts'
import { waysToPlay } from './playable.ts'
import { playCard, playing } from './playing.ts'
import { copyable, triggeredOn } from './possible.ts'
import { canLoseFate, mayEnter } from './restrictions.ts'
import { resolveRing } from './rings.ts'
import {
  chooseFavor,
  discarding,
  discardTogether,
  gainOne,
  honorEither,
  lookAtFacedown,
  moveFate,
  searchDeck,
  switchRings,
  takeFromEach,
  takeFromTop,
  takeOfType,
} from './tasks.ts'
import { actionWindow, conflictPhase } from './under-way.ts'

type Perform<K extends Verb['do']> = (g: G, f: ResolveFrame, verb: Of<K>) => void

/** The batch that an interrupt answers to. */
const about = (g: G, f: ResolveFrame): BatchFrame | null =>
  f.about === NONE ? null : ((g.state.stack[f.about] as BatchFrame | undefined) ?? null)

const live = (batch: readonly GameEvent[]): GameEvent[] => batch.filter((e) => e.fate === undefined)

/** Those of the events under way that it answers to: of its kind, and about the triggering card, if it is about one. */
function triggeringEvents(g: G, f: ResolveFrame): GameEvent[] {
  const frame = about(g, f)
  if (frame === null) return []
  const { triggers } = registered(f.ability)
  return live(frame.batch).filter((e) => {
    const awaited = TRIGGERS[(e as L5REvent).kind] ?? []
    if (triggers.length > 0 && !triggers.some((t) => awaited.includes(t.event))) return false
    const cards = triggeringCards(g, e)
    if (cards.length === 0) return f.triggering.length === 0
    return cards.some(({ card }) => f.triggering.some((ref) => ref.card === card))
  })
}

const verbs: { [K in Involved]: Perform<K> } = {
  discardFromHand: (g, f, verb) => {
    const todo: { seat: Seat; chooser: Seat; n: number }[] = []
    for (const seat of seatsMeant(g, f, verb.who)) {
      const hand = handOf(g.state, seat)
      const n = verb.downTo
        ? Math.max(0, hand.length - amountNow(g, f, verb.n))
        : Math.min(hand.length, amountNow(g, f, verb.n))
      if (n === 0) continue
      if (verb.random) {
        const cards = shuffle(g.state.random, [...hand]).slice(0, n)
        happen(g, { kind: 'discard cards', seat, cards })
      } else {
        const chooser = verb.by === 'you' ? f.you : verb.by === 'theirOpponent' ? other(seat) : seat
        todo.push({ seat, chooser, n })
      }
    }
    if (!on('glossary/prioritaet-bei-gleichzeitiger-abhandlung')) todo.reverse()
    if (todo.length > 0) g.call(discardTogether, discarding(todo, f.self.card))
  },
  lookAtHand: (g, f) => happen(g, { kind: 'look', seat: f.you, cards: [...handOf(g.state, other(f.you))] }),
  revealHand: (g, f, verb) => {
    for (const seat of seatsMeant(g, f, verb.who))
      happen(g, { kind: 'reveal', cards: [...handOf(g.state, seat)] })
  },
  search: (g, f, verb) =>
    g.call(searchDeck, {
      seat: f.you,
      n: verb.n,
      take: verb.take ?? 1,
      filter: verb.filter ?? {},
      reveal: verb.reveal === true,
      source: f.self.card,
      picked: null,
    }),
  lookAtTop: (g, f, verb) =>
    g.call(takeFromTop, { seat: f.you, n: verb.n, take: verb.take, source: f.self.card, picked: null }),
  revealTopOfEach: (g, f, verb) => {
    const { n, takeEach: take } = verb
    g.call(takeFromEach, { seat: f.you, n, take, source: f.self.card, taken: [], picked: null })
  },
  playableTop: (g, f, verb) => {
    const top = zoneOf(g.state, CONFLICT, f.you).at(-1)
    report(f, top !== undefined)
    if (top === undefined) return
    happen(g, { kind: 'reveal', cards: [top] })
    happen(g, named(f, 'playable', verb.for, [refTo(g.state, top)]))
  },
  takeRevealed: (g, f, verb) => {
    const there = (ref: Ref): boolean => isStill(g.state, ref) || !on('glossary/im-spiel-nicht-im-spiel/4')
    const cards = f.paid.filter(there).map((ref) => ref.card)
    const { you: seat, named: type } = f
    g.call(takeOfType, { seat, cards, type, take: verb.upTo, source: f.self.card, picked: null })
  },
  honorOrDishonor: (g, f, verb) => {
    const [ref] = them(g, f, verb)
    if (ref !== undefined) g.call(honorEither, { card: ref, seat: f.you, answer: null })
  },
  honorOneDishonorOther: (g, f) => {
    const [a, b] = f.targets[0] ?? []
    if (a !== undefined && b !== undefined)
      g.call(honorEither, { card: a, seat: f.you, answer: null, rival: b })
  },
  moveFate: (g, f, verb) => {
    const [from, to] = subjects(g, f, verb).map((list) => list[0])
    if (from === undefined || to === undefined) return
    const n = Math.min(cardAt(g.state, from.card).fate, amountNow(g, f, verb.n))
    if (n > 0 && canLoseFate(g, from.card)) g.call(moveFate, { from: from.card, to, n, removed: null })
  },
  putIntoPlay: (g, f, verb) => {
    const s = g.state
    const inConflict = verb.inConflict === true || !on('glossary/spielen-und-ins-spiel-bringen/4')
    // Who enters play honored has not become so.
    const entersAs = on('glossary/persoenliche-ehre-persoenlicher-ehrverlust/9')
    const batch: L5REvent[] = []
    const slots: [Seat, number][] = []
    for (const { card } of them(g, f, verb)) {
      const { zone, slot, holder, owner } = cardAt(s, card)
      if (isInPlay(cardAt(s, card)) || !mayEnter(g, card, contextNow(f), inConflict)) continue
      // Of two copies of a unique card only one can enter.
      const { unique, en } = faceAt(s, card)
      const isTwin = batch.some((e) => e.kind === 'enter' && faceAt(s, e.card).en === en)
      if (unique && isTwin && on('glossary/einzigartige-karten/1')) continue
      batch.push({
        kind: 'enter',
        card,
        seat: verb.under === 'yourControl' && on('glossary/kontrolle-und-besitz/1') ? f.you : owner,
        from: zone,
        slot,
        participating: inConflict,
        tokens: 0,
        on: NONE,
        asAttachment: false,
        ...(verb.status && entersAs && { status: verb.status === 'honored' ? HONORED : DISHONORED }),
      })
      if (verb.status && !entersAs)
        batch.push({ kind: verb.status === 'honored' ? 'honor' : 'dishonor', card })
      if (zone === ROW) slots.push([holder, slot])
    }
    report(f, batch.length > 0)
    if (batch.length > 0) happen(g, ...batch)
    for (const [seat, slot] of slots) refill(g, seat, slot)
    for (const event of batch) {
      if (event.kind !== 'enter') continue
      const { card, from } = event
      // Its cost is ignored, and it was not played.
      if (!on('glossary/spielen-und-ins-spiel-bringen/3'))
        happen(g, { kind: 'lose fate', seat: f.you, n: faceAt(s, card).cost ?? 0 })
      if (!on('glossary/spielen-und-ins-spiel-bringen/1'))
        happen(g, { kind: 'played', card, seat: f.you, fromHand: from === HAND })
    }
  },
  refillFaceup: (g, f) => {
    const frame = about(g, f)
    const entered = frame?.batch.find((e) => (e as L5REvent).kind === 'enter') as
      | { slot?: number; seat?: Seat }
      | undefined
    if (entered?.slot !== undefined && entered.seat !== undefined) refill(g, entered.seat, entered.slot, true)
  },
  lookAtProvince: (g, f) => g.call(lookAtFacedown, { seat: f.you, source: f.self.card, card: null }),
  resolveRing: (g, f, verb) => resolveRing(g, f, verb),
  claimFavor: (g, f) => {
    // Also from a player who has it.
    const free =
      g.state.favor === null || on('glossary/kaiserliche-gunst-wettstreit-um-die-kaiserliche-gunst/6')
    if (free) g.call(chooseFavor, { seat: f.you, side: null })
  },
  switchRing: (g, f, verb) =>
    g.call(switchRings, {
      seat: f.you,
      claimed: verb.which === 'claimed',
      own: null,
      ring: null,
      source: f.self.card,
    }),
  anotherAction: (g, f) => {
    const window = g.frameOf(actionWindow)
    if (window !== null) window.turn = f.you
  },
  declareConflict: (g, f) => {
    const phase = g.frameOf(conflictPhase)
    if (phase === null) return
    phase.must.push(f.you)
    // At once, without another action window.
    g.goTo(phase, '~next conflict')
  },
  noWinner: (g) => {
    const { conflict } = g.state
    if (conflict) conflict.void = true
  },
  cancel: (g, f) => {
    if (!on('glossary/aufheben')) return
    for (const event of triggeringEvents(g, f) as L5REvent[]) {
      event.fate = 'cancelled'
      if (event.kind === 'initiate') happen(g, { kind: 'canceled', card: event.card })
    }
  },
  replace: (g, f, verb) => {
    const instead = inside(f, verb.effect)
    const isLast = on('glossary/ersatzeffekte/1')
    const isAboutFate = registered(f.ability).triggers.some(({ event }) => event === 'fateRemoved')
    let isFirst = true
    for (const event of triggeringEvents(g, f) as L5REvent[]) {
      // Who leaves play leaves it all the same.
      if (event.kind === 'leave' && isAboutFate) {
        if (event.fateInstead === undefined || isLast) event.fateInstead = instead
      } else if (!isFirst) event.fate = 'replaced'
      else if (event.instead === undefined || isLast) event.instead = instead
      isFirst = false
    }
  },
  redirect: (g, f, verb) => {
    const [to] = refsOf(g, f, verb.to)
    if (to === undefined) return
    for (const event of triggeringEvents(g, f) as L5REvent[])
      if (event.redirected === undefined || on('glossary/ersatzeffekte/1')) event.redirected = to.card
  },
  changeBid: (g, f, verb) => {
    if (verb.by === 'either') g.call(honorEither, { card: f.self, seat: f.you, answer: null, bid: true })
    else happen(g, { kind: 'bid', seat: f.you, n: verb.by })
  },
  keepFirstPlayer: (g, f) => {
    for (const event of triggeringEvents(g, f)) event.fate = 'replaced'
  },
  resolveEventAgain: (g, f) => {
    const [event] = f.triggering
    if (event === undefined) return
    const ability = copyable(g, event.card)
    if (ability !== null) g.call(initiate, { ...initiating(f.you, event.card, ability.id), copy: true })
  },
  playSelf: (g, f) => {
    const [way] = waysToPlay(g, f.you, f.self.card)
    report(f, way !== undefined)
    if (way !== undefined) g.call(playCard, playing(g, f.you, f.self.card, way))
  },
  duel: (g, f, verb) => {
    const [a = [], b = []] = subjects(g, f, verb)
    if (a.length > 0 && b.length > 0)
      startDuel(g, f, verb.skill, a, b, idOf(verb.result), verb.discardInsteadOfHonor === true)
  },
  resolveDuel: (g, f, verb) => {
    const [against] = f.paid
    const cost = triggeredOf(registered(f.ability)).cost?.find((one) => 'duel' in one)
    if (against !== undefined && cost !== undefined)
      startDuel(g, f, cost.duel, [f.self], [against], idOf(verb.result), false)
  },
  gainAbilityOf: (g, f, verb) => {
    const [from] = f.targets[0] ?? []
    if (from === undefined) return
    const abilities = triggeredOn(g, from.card).map((r) => r.id)
    g.call(gainOne, { seat: f.you, card: f.self, abilities, period: verb.for, chosen: null })
  },
}

function startDuel(
  g: G,
  f: ResolveFrame,
  skill: DuelValue,
  challenger: Ref[],
  challenged: Ref[],
  result: string,
  discards: boolean,
): void {
  const { procedure: _, step: __, ...known } = f
  g.call(resolveDuel, {
    skill,
    challenger,
    challenged,
    result,
    discards,
    bids: null,
    event: null,
    known,
    pay: null,
    values: [0, 0],
    decided: false,
  })
}

export function perform(g: G, f: ResolveFrame, verb: Verb): void {
  if (isPlain(verb)) {
    together(g, f)
    return
  }
  ;(verbs[verb.do as Involved] as (g: G, f: ResolveFrame, verb: Verb) => void)(g, f, verb)
  f.slots = []
}
