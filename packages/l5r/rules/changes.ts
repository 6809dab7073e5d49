/**
 * What effects change without asking: one function per verb, which says what is to happen. The parts of one effect
 * happen together, so that they share their windows (glossary/ausloesebedingung).
 */
import { type CardId, type Ref, refTo, type Seat } from '@regelwerk/core'
import type { Amount, Constant, Element, Scope, Verb } from '../abilities.ts'
import { type G, on } from '../book.ts'
import { destination, type L5REvent, type Way } from '../events.ts'
import { matching } from '../filter.ts'
import { idOf, registered } from '../prepare.ts'
import { amount } from '../reckoning.ts'
import { cardAt, HONORED, isInPlay, isStill, type L5RLasting, NONE, ORDINARY, other } from '../state.ts'
import { canBeAffected, isForbidden } from '../values.ts'
import { canBeAttached } from './attachments.ts'
import { canDraw, drawCards, drawing, happen } from './cards.ts'
import { breaker } from './costs.ts'
import { amountNow, contextNow, type ResolveFrame, refsOf, report, seatsMeant, subjects } from './effects.ts'
import { canDishonor, canJoin, canTurnFacedown, mayGo } from './restrictions.ts'

/** The verb with this name; several names may share a form. */
export type Of<K extends Verb['do']> = Verb extends infer V
  ? V extends { do: infer D }
    ? K extends D
      ? V
      : never
    : never
  : never
type Changes<K extends Verb['do']> = (g: G, f: ResolveFrame, verb: Of<K>, draws: Draws) => L5REvent[]

/** Who draws how many with it. */
type Draws = { seat: Seat; n: number }[]

/** The cards it is about, which are from now on "it". */
export function them(g: G, f: ResolveFrame, verb: Verb): Ref[] {
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
): L5REvent[] {
  const refs = them(g, f, verb)
  const batch = refs.filter((ref) => can(ref.card)).map((ref) => event(ref.card))
  if (batch.length < refs.length) report(f, false)
  f.count = batch.length
  return batch
}

const leaves =
  (way: Way) =>
  (g: G, f: ResolveFrame, verb: Verb): L5REvent[] => {
    const deck = 'deck' in verb ? verb.deck : undefined
    const ids = them(g, f, verb)
      .map((ref) => ref.card)
      .filter((id) => mayGo(g, id, f.self.card))
    const inPlay = ids.filter((id) => isInPlay(cardAt(g.state, id)))
    const others = ids.filter((id) => !inPlay.includes(id))
    const batch: L5REvent[] = []
    if (way !== 'discard') batch.push(...others.map((id) => laidAway(g, id, way, deck)))
    else if (others.length > 0) batch.push({ kind: 'discard cards', seat: f.you, cards: others })
    for (const card of inPlay)
      if (way !== 'discard' || !isForbidden(g, card, 'beDiscarded'))
        batch.push({ kind: 'leave', card, way, by: f.me, ...(deck && { deck }) })
    return batch
  }

/** From a hand, a pile, a province: it does not leave play, but goes to where it would. */
function laidAway(g: G, card: CardId, way: Way, deck?: 'dynasty' | 'conflict'): L5REvent {
  const one = cardAt(g.state, card)
  const to = destination(one, way, deck)
  return { kind: 'put', card, to, holder: one.owner, ...(way === 'bottom' && { place: 'bottom' }) }
}

function lasting(g: G, f: ResolveFrame, what: Constant, period: L5RLasting['for']): L5REvent[] {
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
      return []
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
  const effect = {
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
  }
  return [{ kind: 'lasting', effect }]
}

/** For a while, what a registered ability says of these cards. */
export function named(
  f: ResolveFrame,
  ability: string,
  period: L5RLasting['for'],
  it: Ref[],
  more: Pick<L5RLasting, 'before'> = {},
): L5REvent {
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
  return { kind: 'lasting', effect }
}

const changes = {
  gainHonor: (g, f, verb) => {
    const n = amountNow(g, f, verb.n)
    return seatsMeant(g, f, verb.who).map((seat) => ({ kind: 'gain honor', seat, n }))
  },
  loseHonor: (g, f, verb) => {
    const n = amountNow(g, f, verb.n)
    return seatsMeant(g, f, verb.who).map((seat) => ({ kind: 'lose honor', seat, n, why: 'effect' }))
  },
  gainFate: (g, f, verb) => {
    const n = amountNow(g, f, verb.n)
    return seatsMeant(g, f, verb.who).map((seat) => ({ kind: 'gain fate', seat, n }))
  },
  loseFate: (g, f, verb) => {
    const n = amountNow(g, f, verb.n)
    return seatsMeant(g, f, verb.who).map((seat) => ({ kind: 'lose fate', seat, n }))
  },
  takeHonor: (g, f, verb) => {
    const n = amountNow(g, f, verb.n)
    return [{ kind: 'transfer honor', from: other(f.you), to: f.you, n, why: 'effect' }]
  },
  takeFate: (g, f, verb) => [
    { kind: 'transfer fate', from: other(f.you), to: f.you, n: amountNow(g, f, verb.n) },
  ],
  giveHonor: (g, f, verb) => {
    const n = amountNow(g, f, verb.n)
    return seatsMeant(g, f, verb.who).map((from) => ({
      kind: 'transfer honor',
      from,
      to: other(from),
      n,
      why: 'effect',
    }))
  },
  giveFate: (g, f, verb) => {
    const n = amountNow(g, f, verb.n)
    return seatsMeant(g, f, verb.who).map((from) => ({ kind: 'transfer fate', from, to: other(from), n }))
  },
  draw: (g, f, verb, draws) => {
    const n = amountNow(g, f, verb.n)
    for (const seat of seatsMeant(g, f, verb.who)) {
      report(f, canDraw(g, seat, n))
      draws.push({ seat, n })
    }
    return []
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
    if (from === undefined || to === undefined) return []
    const { status } = cardAt(g.state, from.card)
    if (status === ORDINARY) return []
    const now = cardAt(g.state, to.card).status
    // Two different tokens are both discarded (glossary/persoenliche-ehre.../8).
    const both = now !== ORDINARY && now !== status
    const then = both && on('glossary/persoenliche-ehre-persoenlicher-ehrverlust/8') ? ORDINARY : status
    // Whoever gets a token in this way has not been honored (faq/10).
    const gets: L5REvent = on('faq/10')
      ? { kind: 'status', card: to.card, status: then }
      : { kind: 'honor', card: to.card }
    return [{ kind: 'status', card: from.card, status: ORDINARY }, gets]
  },
  placeFate: (g, f, verb) => {
    const n = amountNow(g, f, verb.n)
    const placed = each(
      g,
      f,
      verb,
      () => n > 0,
      (card) => ({ kind: 'place fate', card, n }),
    )
    return on('glossary/schicksal/2') ? placed : [{ kind: 'lose fate', seat: f.you, n }, ...placed]
  },
  removeFate: (g, f, verb) => {
    const most = verb.n === 'all' ? Number.POSITIVE_INFINITY : amountNow(g, f, verb.n)
    const batch: L5REvent[] = []
    for (const { card } of them(g, f, verb)) {
      const n = Math.min(cardAt(g.state, card).fate, most)
      if (n === 0 || isForbidden(g, card, 'loseFate')) continue
      const to =
        verb.to === 'ownersPool' ? cardAt(g.state, card).owner : verb.to === 'yourPool' ? f.you : undefined
      batch.push({ kind: 'remove fate', card, n, ...(to !== undefined && { to }) })
    }
    report(f, batch.length > 0)
    return batch
  },
  discard: leaves('discard'),
  sacrifice: leaves('sacrifice'),
  returnToHand: leaves('hand'),
  returnToTop: leaves('top'),
  returnToBottom: leaves('bottom'),
  removeFromGame: leaves('removed'),
  takeControl: (g, f, verb) => {
    const [ref] = them(g, f, verb)
    if (ref === undefined) return []
    const { holder: before } = cardAt(g.state, ref.card)
    const batch: L5REvent[] = []
    if (verb.attachTo === undefined) batch.push({ kind: 'control', card: ref.card, seat: f.you })
    else {
      const [to] = refsOf(g, f, verb.attachTo)
      // Only onto a character that may have it as things stand (glossary/verstaerkungskarten).
      if (to === undefined || !canBeAttached(g, ref.card, to.card, f.you)) {
        report(f, false)
        return []
      }
      batch.push({ kind: 'attach', card: ref.card, to: to.card, seat: f.you })
    }
    const period = verb.for ?? (on('glossary/kontrolle-und-besitz/7') ? undefined : 'conflict')
    if (period !== undefined) batch.push(named(f, 'control', period, [ref], { before }))
    return batch
  },
  attach: (g, f, verb) => {
    const [what, to] = subjects(g, f, verb).map((list) => list[0])
    if (what === undefined || to === undefined) return []
    return [{ kind: 'attach', card: what.card, to: to.card, seat: cardAt(g.state, what.card).holder }]
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
    if (to === undefined) return []
    const { card } = to
    const hidden = !cardAt(g.state, card).faceup && on('glossary/verdeckte-provinz/3')
    const moved: L5REvent = { kind: 'move conflict', card }
    return hidden ? [moved, { kind: 'reveal province', card }] : [moved]
  },
  switchCards: (g, f, verb) => {
    const [a, b] = subjects(g, f, verb).map((list) => list[0])
    if (a === undefined || b === undefined) return []
    const [x, y] = [cardAt(g.state, a.card).slot, cardAt(g.state, b.card).slot]
    return [
      { kind: 'to slot', card: a.card, slot: y },
      { kind: 'to slot', card: b.card, slot: x },
    ]
  },
  intoProvince: (g, f, verb) => {
    const [ref] = them(g, f, verb)
    const [where] = f.paid
    if (ref === undefined || where === undefined) return []
    return [{ kind: 'fill', card: ref.card, slot: cardAt(g.state, where.card).slot, faceup: true }]
  },
  breakProvince: (g, f, verb) =>
    each(
      g,
      f,
      verb,
      (id) => !cardAt(g.state, id).broken,
      (card) => ({ kind: 'break', card, seat: breaker(cardAt(g.state, card).holder) }),
    ),
  claimRing: (g, f) => {
    const { conflict } = g.state
    return conflict ? [{ kind: 'claim', ring: conflict.ring, seat: f.you }] : []
  },
  takeFateFromRing: (g, f) => {
    const [ring] = f.rings
    const n = ring === undefined ? 0 : g.state.rings[ring].fate
    if (ring === undefined || n === 0) return []
    return [
      { kind: 'ring fate', ring, n: -n },
      { kind: 'gain fate', seat: f.you, n },
    ]
  },
  switchConflictType: (g, _f, verb) => {
    const { conflict } = g.state
    if (conflict === null) return []
    const type = verb.to ?? (conflict.type === 'military' ? 'political' : 'military')
    return [{ kind: 'conflict type', type }]
  },
  additionalConflict: (_g, f, verb) => [{ kind: 'chances', seat: f.you, type: verb.type, n: 1 }],
  lasting: (g, f, verb) => lasting(g, f, verb.what, verb.for),
  delayed: (g, f, verb) => {
    const it = f.it.length > 0 ? f.it : (f.targets[0] ?? [])
    const effect = {
      seat: f.you,
      source: refTo(g.state, f.self.card),
      for: 'endOf' in verb.when ? verb.when.endOf : ('conflict' as const),
      ability: idOf(verb.effect),
      delayed: true,
      // As they are now: one of them may just have entered play.
      it: it.map((ref) => refTo(g.state, ref.card)),
      amounts: {},
      element: null,
      uses: NONE,
    }
    return [{ kind: 'lasting', effect }]
  },
} satisfies { [K in Verb['do']]?: Changes<K> }

/** Those that ask nobody; what else an effect does is in verbs.ts. */
type Plain = keyof typeof changes
/** The verbs that do more than change something. */
export type Involved = Exclude<Verb['do'], Plain>

export const isPlain = (verb: Verb): verb is Verb & { do: Plain } => verb.do in changes

/** The part of an effect before the counter, and those that follow it at once and ask nobody either. */
export function together(g: G, f: ResolveFrame): void {
  const batch: L5REvent[] = []
  const draws: Draws = []
  const { program } = registered(f.ability)
  f.pc--
  for (let at = program[f.pc]; at?.op === 'verb' && isPlain(at.verb); at = program[f.pc]) {
    const change = changes[at.verb.do] as (g: G, f: ResolveFrame, verb: Verb, draws: Draws) => L5REvent[]
    f.pc++
    batch.push(...change(g, f, at.verb, draws))
    f.slots = []
  }
  if (draws.length > 0) g.call(drawCards, drawing(draws, batch))
  else if (batch.length > 0 && program[f.pc]?.op === 'unlessDone') g.happen(batch, f, 'made')
  else if (batch.length > 0) happen(g, ...batch)
}
