/** What effects do: one function per verb of the ability language. Those that ask on the way call a procedure. */
import {
  type BatchFrame,
  type CardId,
  type Frame,
  type GameEvent,
  type Ref,
  refTo,
  type Seat,
  shuffle,
  zoneOf,
} from '@regelwerk/core'
import type { Amount, Constant, DuelValue, Element, Scope, Verb } from '../abilities.ts'
import { type G, on } from '../book.ts'
import { destination, type L5REvent, type Way } from '../events.ts'
import { matching } from '../filter.ts'
import { idOf, registered, triggeredOf } from '../prepare.ts'
import { amount } from '../reckoning.ts'
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
  type L5RLasting,
  NONE,
  ORDINARY,
  other,
  ROW,
} from '../state.ts'
import { triggeringCards } from '../triggers.ts'
import { canBeAffected, isForbidden } from '../values.ts'
import { canDraw, drawCards, drawing, happen, refill } from './cards.ts'
import { breaker } from './costs.ts'
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
import { canBeAttached, playCard, playing, waysToPlay } from './playing.ts'
import { canDishonor, canJoin, canTurnFacedown, copyable, mayEnter, mayGo, triggeredOn } from './possible.ts'
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

/** The verb with this name; several names may share a form. */
type Of<K extends Verb['do']> = Verb extends infer V
  ? V extends { do: infer D }
    ? K extends D
      ? V
      : never
    : never
  : never
type Perform<K extends Verb['do']> = (g: G, f: ResolveFrame, verb: Of<K>) => void

/** The cards it is about, which are from now on "it". */
function them(g: G, f: ResolveFrame, verb: Verb): Ref[] {
  const refs = subjects(g, f, verb).flat()
  f.it = refs
  f.count = refs.length
  if (refs.length === 0) report(f, false)
  return refs
}

/** The same for each of those that it can be done to. */
function each(
  g: G,
  f: ResolveFrame,
  verb: Verb,
  can: (id: CardId) => boolean,
  event: (id: CardId) => L5REvent,
): void {
  const refs = them(g, f, verb)
  const batch = refs.filter((ref) => can(ref.card)).map((ref) => event(ref.card))
  if (batch.length < refs.length) report(f, false)
  f.count = batch.length
  if (batch.length > 0) happen(g, ...batch)
}

const leaves =
  (way: Way) =>
  (g: G, f: ResolveFrame, verb: Verb): void => {
    const refs = them(g, f, verb)
    const deck = 'deck' in verb ? verb.deck : undefined
    const inPlay = refs.filter((ref) => isInPlay(cardAt(g.state, ref.card)))
    const others = refs.filter(
      (ref) => !isInPlay(cardAt(g.state, ref.card)) && mayGo(g, ref.card, f.self.card),
    )
    if (others.length > 0 && way === 'discard')
      happen(g, { kind: 'discard cards', seat: f.you, cards: others.map((ref) => ref.card) })
    else if (others.length > 0) happen(g, ...others.map((ref) => laidAway(g, ref.card, way, deck)))
    const batch = inPlay
      .filter((ref) => !isForbidden(g, ref.card, 'beDiscarded') || way !== 'discard')
      .filter((ref) => mayGo(g, ref.card, f.self.card))
      .map((ref): L5REvent => ({ kind: 'leave', card: ref.card, way, by: f.me, ...(deck && { deck }) }))
    if (batch.length > 0) happen(g, ...batch)
  }

/** From a hand, a pile, a province: it does not leave play, but goes to where it would. */
function laidAway(g: G, card: CardId, way: Way, deck?: 'dynasty' | 'conflict'): L5REvent {
  const one = cardAt(g.state, card)
  const to = destination(one, way, deck)
  return { kind: 'put', card, to, holder: one.owner, ...(way === 'bottom' && { place: 'bottom' }) }
}

/** The batch that an interrupt answers to. */
const about = (g: G, f: ResolveFrame): BatchFrame | null =>
  f.about === NONE ? null : ((g.state.stack[f.about] as BatchFrame | undefined) ?? null)

const live = (batch: readonly GameEvent[]): GameEvent[] => batch.filter((e) => e.fate === undefined)

/** Those of the events under way that the triggering card is about, or all. */
function triggeringEvents(g: G, f: ResolveFrame): GameEvent[] {
  const frame = about(g, f)
  if (frame === null) return []
  return live(frame.batch).filter((e) => {
    const cards = triggeringCards(g, e)
    if (cards.length === 0) return f.triggering.length === 0
    return cards.some(({ card }) => f.triggering.some((ref) => ref.card === card))
  })
}

function addLasting(g: G, f: ResolveFrame, what: Constant, period: L5RLasting['for']): void {
  const scope = (what as { to?: Scope }).to
  const context = contextNow(f)
  let it: Ref[] | null = null
  if (scope !== undefined) {
    if (typeof scope === 'object')
      it = matching(g, scope, context)
        .filter((id) => canBeAffected(g, id, f.self.card))
        .map((id) => refTo(g.state, id))
    else it = [...refsOf(g, f, scope)]
    if (it.length === 0) {
      report(f, false)
      return
    }
  }
  if ('onto' in what && what.onto !== undefined) it = refsOf(g, f, what.onto)
  const [copied] = 'becomesCopyOf' in what ? refsOf(g, f, what.becomesCopyOf) : []
  const amounts: L5RLasting['amounts'] = {}
  const say = (key: keyof L5RLasting['amounts'], n: Amount | undefined): void => {
    if (n !== undefined) amounts[key] = amount(g, n, context)
  }
  const said = {
    ...what,
    ...('setBase' in what ? what.setBase : {}),
    ...('set' in what ? what.set : {}),
  } as Partial<Record<keyof L5RLasting['amounts'], Amount>>
  for (const key of ['military', 'political', 'glory', 'strength'] as const) say(key, said[key])
  happen(g, {
    kind: 'lasting',
    effect: {
      seat: f.you,
      source: isStill(g.state, f.self) ? f.self : refTo(g.state, f.self.card),
      for: period,
      ability: idOf(what),
      delayed: false,
      it,
      amounts,
      element: (f.rings[0] as Element | undefined) ?? null,
      uses: NONE,
      ...(copied && { copies: cardAt(g.state, copied.card).def }),
    },
  })
}

/** For a while, what a registered ability says of these cards. */
function addNamed(
  g: G,
  f: ResolveFrame,
  ability: string,
  period: L5RLasting['for'],
  it: Ref[],
  more: Pick<L5RLasting, 'before'> = {},
): void {
  const effect = {
    seat: f.you,
    source: it[0] ?? f.self,
    for: period,
    ability,
    delayed: false,
    it,
    amounts: {},
    element: null,
    uses: NONE,
    ...more,
  }
  happen(g, { kind: 'lasting', effect })
}

const verbs: { [K in Verb['do']]: Perform<K> } = {
  gainHonor: (g, f, verb) => {
    const n = amountNow(g, f, verb.n)
    happen(g, ...seatsMeant(g, f, verb.who).map((seat): L5REvent => ({ kind: 'gain honor', seat, n })))
  },
  loseHonor: (g, f, verb) => {
    const n = amountNow(g, f, verb.n)
    happen(
      g,
      ...seatsMeant(g, f, verb.who).map((seat): L5REvent => ({ kind: 'lose honor', seat, n, why: 'effect' })),
    )
  },
  gainFate: (g, f, verb) => {
    for (const seat of seatsMeant(g, f, verb.who))
      happen(g, { kind: 'gain fate', seat, n: amountNow(g, f, verb.n) })
  },
  loseFate: (g, f, verb) => {
    for (const seat of seatsMeant(g, f, verb.who))
      happen(g, { kind: 'lose fate', seat, n: amountNow(g, f, verb.n) })
  },
  takeHonor: (g, f, verb) => {
    const n = amountNow(g, f, verb.n)
    happen(g, { kind: 'transfer honor', from: other(f.you), to: f.you, n, why: 'effect' })
  },
  takeFate: (g, f, verb) => {
    happen(g, { kind: 'transfer fate', from: other(f.you), to: f.you, n: amountNow(g, f, verb.n) })
  },
  giveHonor: (g, f, verb) => {
    for (const seat of seatsMeant(g, f, verb.who))
      happen(g, {
        kind: 'transfer honor',
        from: seat,
        to: other(seat),
        n: amountNow(g, f, verb.n),
        why: 'effect',
      })
  },
  giveFate: (g, f, verb) => {
    for (const seat of seatsMeant(g, f, verb.who))
      happen(g, { kind: 'transfer fate', from: seat, to: other(seat), n: amountNow(g, f, verb.n) })
  },
  draw: (g, f, verb) => {
    const n = amountNow(g, f, verb.n)
    const seats = seatsMeant(g, f, verb.who)
    for (const seat of seats) report(f, canDraw(g, seat, n))
    g.call(drawCards, drawing(...seats.map((seat) => ({ seat, n }))))
  },
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
    addNamed(g, f, 'playable', verb.for, [refTo(g.state, top)])
  },
  takeRevealed: (g, f, verb) => {
    const there = (ref: Ref): boolean => isStill(g.state, ref) || !on('glossary/im-spiel-nicht-im-spiel/4')
    const cards = f.paid.filter(there).map((ref) => ref.card)
    const { you: seat, named: type } = f
    g.call(takeOfType, { seat, cards, type, take: verb.upTo, source: f.self.card, picked: null })
  },
  honor: (g, f, verb) =>
    each(
      g,
      f,
      verb,
      (id) => cardAt(g.state, id).status !== HONORED,
      (card) => ({ kind: 'honor', card }),
    ),
  dishonor: (g, f, verb) =>
    each(
      g,
      f,
      verb,
      (id) => canDishonor(g, id),
      (card) => ({ kind: 'dishonor', card }),
    ),
  honorOrDishonor: (g, f, verb) => {
    const [ref] = them(g, f, verb)
    if (ref !== undefined) g.call(honorEither, { card: ref, seat: f.you, answer: null })
  },
  honorOneDishonorOther: (g, f) => {
    const [a, b] = f.targets[0] ?? []
    if (a !== undefined && b !== undefined)
      g.call(honorEither, { card: a, seat: f.you, answer: null, rival: b })
  },
  bow: (g, f, verb) =>
    each(
      g,
      f,
      verb,
      (id) => !cardAt(g.state, id).bowed && !isForbidden(g, id, 'beBowed', f.me),
      (card) => ({ kind: 'bow', card, by: f.me, ring: false }),
    ),
  ready: (g, f, verb) =>
    each(
      g,
      f,
      verb,
      (id) => cardAt(g.state, id).bowed,
      (card) => ({ kind: 'ready', card }),
    ),
  bowOrReady: (g, f, verb) =>
    each(
      g,
      f,
      verb,
      (id) => cardAt(g.state, id).bowed || !isForbidden(g, id, 'beBowed', f.me),
      (card) =>
        cardAt(g.state, card).bowed ? { kind: 'ready', card } : { kind: 'bow', card, by: f.me, ring: false },
    ),
  moveHome: (g, f, verb) =>
    each(
      g,
      f,
      verb,
      (id) => cardAt(g.state, id).participating && !isForbidden(g, id, 'beMoved', f.me),
      (card) => ({ kind: 'move home', card }),
    ),
  moveToConflict: (g, f, verb) =>
    each(
      g,
      f,
      verb,
      (id) => canJoin(g, id, contextNow(f)),
      (card) => ({ kind: 'commit', card, moved: true }),
    ),
  discardStatus: (g, f, verb) =>
    each(
      g,
      f,
      verb,
      (id) => cardAt(g.state, id).status !== ORDINARY,
      (card) => ({ kind: 'status', card, status: ORDINARY }),
    ),
  moveStatus: (g, f, verb) => {
    const [from, to] = subjects(g, f, verb).map((list) => list[0])
    if (from === undefined || to === undefined) return
    const { status } = cardAt(g.state, from.card)
    if (status === ORDINARY) return
    const now = cardAt(g.state, to.card).status
    // Two different tokens are both discarded (glossary/persoenliche-ehre.../8).
    const both = now !== ORDINARY && now !== status
    const then = both && on('glossary/persoenliche-ehre-persoenlicher-ehrverlust/8') ? ORDINARY : status
    // Whoever gets a token in this way has not been honored (faq/10).
    const gets: L5REvent = on('faq/10')
      ? { kind: 'status', card: to.card, status: then }
      : { kind: 'honor', card: to.card }
    happen(g, { kind: 'status', card: from.card, status: ORDINARY }, gets)
  },
  placeFate: (g, f, verb) => {
    const n = amountNow(g, f, verb.n)
    if (!on('glossary/schicksal/2')) happen(g, { kind: 'lose fate', seat: f.you, n })
    each(
      g,
      f,
      verb,
      () => n > 0,
      (card) => ({ kind: 'place fate', card, n }),
    )
  },
  removeFate: (g, f, verb) => {
    const most = verb.n === 'all' ? Number.POSITIVE_INFINITY : amountNow(g, f, verb.n)
    const refs = them(g, f, verb)
    const batch: L5REvent[] = []
    for (const { card } of refs) {
      const n = Math.min(cardAt(g.state, card).fate, most)
      if (n === 0 || isForbidden(g, card, 'loseFate')) continue
      const to =
        verb.to === 'ownersPool' ? cardAt(g.state, card).owner : verb.to === 'yourPool' ? f.you : undefined
      batch.push({ kind: 'remove fate', card, n, ...(to !== undefined && { to }) })
    }
    report(f, batch.length > 0)
    if (batch.length > 0) happen(g, ...batch)
  },
  moveFate: (g, f, verb) => {
    const [from, to] = subjects(g, f, verb).map((list) => list[0])
    if (from === undefined || to === undefined) return
    const n = Math.min(cardAt(g.state, from.card).fate, amountNow(g, f, verb.n))
    if (n > 0) g.call(moveFate, { from: from.card, to, n, removed: null })
  },
  discard: (g, f, verb) => leaves('discard')(g, f, verb),
  sacrifice: (g, f, verb) => leaves('sacrifice')(g, f, verb),
  returnToHand: (g, f, verb) => leaves('hand')(g, f, verb),
  returnToTop: (g, f, verb) => leaves('top')(g, f, verb),
  returnToBottom: (g, f, verb) => leaves('bottom')(g, f, verb),
  removeFromGame: (g, f, verb) => leaves('removed')(g, f, verb),
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
  takeControl: (g, f, verb) => {
    const [ref] = them(g, f, verb)
    if (ref === undefined) return
    const { holder: before } = cardAt(g.state, ref.card)
    if (verb.attachTo === undefined) happen(g, { kind: 'control', card: ref.card, seat: f.you })
    else {
      const [to] = refsOf(g, f, verb.attachTo)
      // Only onto a character that may have it as things stand (glossary/verstaerkungskarten).
      if (to === undefined || !canBeAttached(g, ref.card, to.card, f.you)) {
        report(f, false)
        return
      }
      happen(g, { kind: 'attach', card: ref.card, to: to.card, seat: f.you })
    }
    const period = verb.for ?? (on('glossary/kontrolle-und-besitz/7') ? undefined : 'conflict')
    if (period !== undefined) addNamed(g, f, 'control', period, [ref], { before })
  },
  attach: (g, f, verb) => {
    const [what, to] = subjects(g, f, verb).map((list) => list[0])
    if (what !== undefined && to !== undefined)
      happen(g, { kind: 'attach', card: what.card, to: to.card, seat: cardAt(g.state, what.card).holder })
  },
  turnFaceup: (g, f, verb) =>
    each(
      g,
      f,
      verb,
      (id) => !cardAt(g.state, id).faceup,
      (card) => ({ kind: 'turn faceup', card }),
    ),
  turnFacedown: (g, f, verb) =>
    each(
      g,
      f,
      verb,
      (id) => canTurnFacedown(g, id),
      (card) => ({ kind: 'turn facedown', card }),
    ),
  moveConflict: (g, f, verb) => {
    const [to] = them(g, f, verb)
    if (to === undefined) return
    const hidden = !cardAt(g.state, to.card).faceup && on('glossary/verdeckte-provinz/3')
    const moved: L5REvent = { kind: 'move conflict', card: to.card }
    happen(g, moved, ...(hidden ? [{ kind: 'reveal province', card: to.card } as L5REvent] : []))
  },
  refillFaceup: (g, f) => {
    const frame = about(g, f)
    const entered = frame?.batch.find((e) => (e as L5REvent).kind === 'enter') as
      | { slot?: number; seat?: Seat }
      | undefined
    if (entered?.slot !== undefined && entered.seat !== undefined) refill(g, entered.seat, entered.slot, true)
  },
  lookAtProvince: (g, f) => g.call(lookAtFacedown, { seat: f.you, source: f.self.card, card: null }),
  switchCards: (g, f, verb) => {
    const [a, b] = subjects(g, f, verb).map((list) => list[0])
    if (a === undefined || b === undefined) return
    const [x, y] = [cardAt(g.state, a.card).slot, cardAt(g.state, b.card).slot]
    happen(g, { kind: 'to slot', card: a.card, slot: y }, { kind: 'to slot', card: b.card, slot: x })
  },
  intoProvince: (g, f, verb) => {
    const [ref] = them(g, f, verb)
    const [where] = f.paid
    if (ref !== undefined && where !== undefined)
      happen(g, { kind: 'fill', card: ref.card, slot: cardAt(g.state, where.card).slot, faceup: true })
  },
  breakProvince: (g, f, verb) =>
    each(
      g,
      f,
      verb,
      (id) => !cardAt(g.state, id).broken,
      (card) => ({ kind: 'break', card, seat: breaker(cardAt(g.state, card).holder) }),
    ),
  resolveRing: (g, f, verb) => resolveRing(g, f, verb),
  claimRing: (g, f) => {
    const { conflict } = g.state
    if (conflict) happen(g, { kind: 'claim', ring: conflict.ring, seat: f.you })
  },
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
  takeFateFromRing: (g, f) => {
    const [ring] = f.rings
    if (ring === undefined) return
    const n = g.state.rings[ring].fate
    if (n > 0) happen(g, { kind: 'ring fate', ring, n: -n }, { kind: 'gain fate', seat: f.you, n })
  },
  anotherAction: (g, f) => {
    const window = g.frameOf('action window') as (Frame & { turn: Seat }) | null
    if (window !== null) window.turn = f.you
  },
  switchConflictType: (g, _f, verb) => {
    const { conflict } = g.state
    if (conflict)
      happen(g, {
        kind: 'conflict type',
        type: verb.to ?? (conflict.type === 'military' ? 'political' : 'military'),
      })
  },
  declareConflict: (g, f) => {
    const phase = g.frameOf('conflict phase') as (Frame & { next: Seat }) | null
    if (phase === null) return
    phase.next = f.you
    // At once, without another action window.
    g.goTo(phase, '~next conflict')
  },
  additionalConflict: (g, f, verb) => happen(g, { kind: 'chances', seat: f.you, type: verb.type, n: 1 }),
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
    const [first, ...rest] = triggeringEvents(g, f) as L5REvent[]
    for (const event of rest) event.fate = 'replaced'
    if (first?.instead === undefined || on('glossary/ersatzeffekte/1'))
      Object.assign(first ?? {}, { instead })
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
  lasting: (g, f, verb) => addLasting(g, f, verb.what, verb.for),
  delayed: (g, f, verb) => {
    const it = f.it.length > 0 ? f.it : (f.targets[0] ?? [])
    happen(g, {
      kind: 'lasting',
      effect: {
        seat: f.you,
        source: refTo(g.state, f.self.card),
        for: 'endOf' in verb.when ? verb.when.endOf : 'conflict',
        ability: idOf(verb.effect),
        delayed: true,
        // As they are now: one of them may just have entered play.
        it: it.map((ref) => refTo(g.state, ref.card)),
        amounts: {},
        element: null,
        uses: NONE,
      },
    })
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
  ;(verbs[verb.do] as (g: G, f: ResolveFrame, verb: Verb) => void)(g, f, verb)
  f.slots = []
}
