/**
 * What verbs that ask nobody have in common. The parts of one effect happen together, so that they share their windows
 * (glossary/ausloesebedingung).
 */
import { type BatchFrame, type CardId, type GameEvent, type Ref, refTo, type Seat } from '@regelwerk/core'
import type { Amount, Constant, Destination, Element, Scope, Subject, Verb } from '../abilities.ts'
import type { G } from '../book.ts'
import { destination } from '../destinations.ts'
import type { L5REvent, Way } from '../events.ts'
import { idOf, programOf, registered } from '../prepare.ts'
import { amount, matching } from '../reading.ts'
import { mentions, mentionsItself } from '../reads.ts'
import { keepsHand } from '../restraints.ts'
import { CONFLICT, cardAt, DYNASTY, HAND, isInPlay, isStill, type L5RLasting, NONE } from '../state.ts'
import { happeningsOf, triggeringCards } from '../triggers.ts'
import { canBeAffected, isForbidden } from '../values.ts'
import { verbWord } from '../words/known.ts'
import type { Draws } from '../words/records.ts'
import { drawCards, drawing, happen } from './cards.ts'
import { contextNow, isChoice, type ResolveFrame, refsOf, report } from './effects.ts'
import { mayLeave } from './restrictions.ts'

/** The cards it is about, which are from now on "it". */
export function them(g: G, f: ResolveFrame, what: readonly Subject[]): Ref[] {
  let slot = 0
  const refs = what.flatMap((subject) => refsOf(g, f, subject, isChoice(subject) ? slot++ : 0))
  f.it = refs
  f.count = refs.length
  if (refs.length === 0) report(f, false)
  return refs
}

/** The same for each of those that it can be done to. */
export function each(
  g: G,
  f: ResolveFrame,
  what: readonly Subject[],
  can: (id: CardId) => boolean,
  event: (id: CardId) => L5REvent,
): L5REvent[] {
  const refs = them(g, f, what)
  const batch = refs.filter((ref) => can(ref.card)).map((ref) => event(ref.card))
  if (batch.length < refs.length) report(f, false)
  f.count = batch.length
  return batch
}

// ---- where cards go

type There = Exclude<Destination, { province: unknown }> | 'sacrifice'

/** The way, and the kind of deck that the text names. */
function wayTo(to: There): { way: Way; deck?: 'dynasty' | 'conflict' } {
  if (typeof to === 'string') return { way: to }
  const [way, deck] =
    'top' in to
      ? ['top', to.top]
      : 'bottom' in to
        ? ['bottom', to.bottom]
        : 'third' in to
          ? ['third', to.third]
          : ['shuffle', to.shuffle]
  return { way: way as Way, ...(deck !== 'own' && { deck: deck as 'dynasty' | 'conflict' }) }
}

/** Out of play, or from a hand, a pile, a province: to where it belongs. */
export function leaving(g: G, f: ResolveFrame, what: Subject, to: There): L5REvent[] {
  const { way, deck } = wayTo(to)
  const ids = them(g, f, [what])
    .map((ref) => ref.card)
    .filter((id) => mayLeave(g, id, f.self.card))
  const inPlay = ids.filter((id) => isInPlay(cardAt(g.state, id)))
  const others = ids.filter((id) => !inPlay.includes(id))
  const batch: L5REvent[] = []
  if (way !== 'discard') batch.push(...others.map((id) => laidAway(g, id, way, deck)))
  else batch.push(...laidOff(g, others, f.you, f.me))
  for (const card of inPlay)
    if (way !== 'discard' || !isForbidden(g, card, 'beDiscarded'))
      batch.push({ kind: 'leave', card, way, by: f.me, ...(deck && { deck }) })
  return way === 'shuffle' ? [...batch, ...shuffled(g, ids, deck)] : batch
}

/** Out of a hand it is its player who discards. */
function laidOff(g: G, ids: readonly CardId[], seat: Seat, by: Seat): L5REvent[] {
  const inHand = ids.filter((id) => cardAt(g.state, id).zone === HAND)
  const rest = ids.filter((id) => !inHand.includes(id))
  const batch: L5REvent[] = rest.length > 0 ? [{ kind: 'discard cards', seat, cards: rest }] : []
  for (const holder of [0, 1]) {
    const cards = inHand.filter((id) => cardAt(g.state, id).holder === holder)
    if (cards.length === 0 || keepsHand(g, holder, by)) continue
    batch.push({ kind: 'discard cards', seat: holder, cards, hand: { by, why: 'effect' } })
  }
  return batch
}

/** The decks into which these cards go, each once. */
function shuffled(g: G, ids: readonly CardId[], deck?: 'dynasty' | 'conflict'): L5REvent[] {
  const found: (L5REvent & { kind: 'shuffle' })[] = []
  for (const id of ids) {
    const { owner: seat } = cardAt(g.state, id)
    const zone = destination(cardAt(g.state, id), 'shuffle', deck)
    const isDeck = zone === CONFLICT || zone === DYNASTY
    if (isDeck && !found.some((e) => e.seat === seat && e.zone === zone))
      found.push({ kind: 'shuffle', seat, zone })
  }
  return found
}

/** It does not leave play, but goes to where it would. */
function laidAway(g: G, card: CardId, way: Way, deck?: 'dynasty' | 'conflict'): L5REvent {
  const one = cardAt(g.state, card)
  const to = destination(one, way, deck)
  return {
    kind: 'put',
    card,
    to,
    holder: one.owner,
    ...((way === 'bottom' || way === 'third') && { place: way }),
  }
}

// ---- what lasts

const AMOUNTS = ['military', 'political', 'glory', 'strength'] as const

export function lasting(g: G, f: ResolveFrame, what: Constant, period: L5RLasting['for']): L5REvent[] {
  const scope = (what as { to?: Scope }).to
  const context = contextNow(f)
  let it: Ref[] | null = null
  if (scope !== undefined) {
    if ('later' in what && what.later) it = null
    else if (typeof scope === 'object')
      it = matching(g, scope, context)
        .filter((id) => canBeAffected(g, id, f.self.card))
        .map((id) => refTo(g.state, id))
    else it = [...refsOf(g, f, scope)]
    if (it?.length === 0) {
      report(f, false)
      return []
    }
  } else if (mentions(what, 'it')) it = f.it
  else if ('cannotPlay' in what && mentions(what, 'target')) it = f.targets[0] ?? null
  if ('onto' in what && what.onto !== undefined) it = refsOf(g, f, what.onto)
  const [copied] = 'becomesCopyOf' in what ? refsOf(g, f, what.becomesCopyOf) : []
  const amounts: L5RLasting['amounts'] = {}
  const said = {
    ...what,
    ...('setBase' in what ? what.setBase : {}),
    ...('set' in what ? what.set : {}),
  } as Partial<Record<keyof L5RLasting['amounts'], Amount>>
  for (const key of AMOUNTS) {
    const n = said[key]
    // What each of them has of its own is read of each, whenever it is needed.
    if (n !== undefined && !(typeof n === 'object' && mentionsItself(n))) amounts[key] = amount(g, n, context)
  }
  const effect = {
    seat: f.you,
    source: isStill(g.state, f.self) ? f.self : refTo(g.state, f.self.card),
    for: period,
    ability: idOf(what),
    delayed: false,
    it,
    amounts,
    element:
      (f.rings['noEntering' in what && what.noEntering === 'second' ? 1 : 0] as Element | undefined) ?? null,
    uses: NONE,
    ...(f.named !== null && { named: f.named }),
    ...(copied && { copies: cardAt(g.state, copied.card).def }),
    ...('nextAction' in what && what.nextAction && { turns: turnsNow(g) }),
  }
  return [{ kind: 'lasting', effect }]
}

const turnsNow = (g: G): [number, number] => [...(g.state.conflict?.turns ?? [0, 0])]

/** For a while, what a registered ability says of these cards. */
export function forAWhile(
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

// ---- what is under way

/** The batch that an interrupt answers to. */
export const answered = (g: G, f: ResolveFrame): BatchFrame | null =>
  f.about === NONE ? null : ((g.state.stack[f.about] as BatchFrame | undefined) ?? null)

/** Those of the events under way that it answers to: of its kind, and about the triggering card, if it is about one. */
export function triggeringEvents(g: G, f: ResolveFrame): L5REvent[] {
  const frame = answered(g, f)
  if (frame === null) return []
  const { triggers } = registered(f.ability)
  return (frame.batch as L5REvent[]).filter((e) => {
    if (e.fate !== undefined) return false
    const awaited = happeningsOf(e)
    if (triggers.length > 0 && !triggers.some((t) => awaited.includes(t.event))) return false
    const cards = triggeringCards(g, e)
    if (cards.length === 0) return f.triggering.length === 0
    return cards.some(({ card }) => f.triggering.some((ref) => ref.card === card))
  })
}

// ---- one after the other, or together

const isPlain = (verb: Verb): boolean => 'changes' in verbWord(verb)

export function perform(g: G, f: ResolveFrame, verb: Verb): void {
  const word = verbWord(verb)
  if ('perform' in word) {
    word.perform(g, f, verb)
    forget(f)
  } else together(g, f)
}

/** What was chosen for a verb is of no use to the next. */
function forget(f: ResolveFrame): void {
  f.slots = []
  if (f.chosenRings.length > 0) f.chosenRings = []
}

/** The part of an effect before the counter, and those that follow it at once and ask nobody either. */
function together(g: G, f: ResolveFrame): void {
  const batch: L5REvent[] = []
  const draws: Draws = []
  const program = programOf(registered(f.ability))
  f.pc--
  for (let at = program[f.pc]; at?.op === 'verb' && isPlain(at.verb); at = program[f.pc]) {
    const word = verbWord(at.verb)
    f.pc++
    if ('changes' in word) batch.push(...word.changes(g, f, at.verb, draws))
    forget(f)
  }
  if (draws.length > 0) g.call(drawCards, drawing(draws, batch))
  else if (batch.length > 0 && program[f.pc]?.op === 'unlessDone') g.happen(batch as GameEvent[], f, 'made')
  else if (batch.length > 0) happen(g, ...batch)
}
