/** What effects do: one function per verb of the ability language. Those that ask on the way call a procedure. */
import { type CardId, find, type Ref, type Seat } from '@regelwerk/core'
import type { Filter, Grant, Verb } from '../abilities.ts'
import { type G, on } from '../book.ts'
import { type LorcanaEvent, stackUnder } from '../events.ts'
import { isActive } from '../players.ts'
import { idOf } from '../prepare.ts'
import {
  cardAt,
  DISCARD,
  definitionOf,
  discardOf,
  handOf,
  isCharacter,
  type LorcanaLasting,
  readyInk,
} from '../state.ts'
import { refsOf } from '../targets.ts'
import { isForbidden } from '../values.ts'
import {
  asMuchAsPossible,
  banishTogether,
  dealt,
  deckInUse,
  draw,
  gainLore,
  happen,
  intoHand,
  isDealt,
  loseLore,
  payInk,
  placed,
} from './01-concepts.ts'
import { canBePlayedByEffect, playCard } from './04-play.ts'
import { amountNow, inside, report, seatsNow, targets } from './06-resolving.ts'
import {
  discardCards,
  lookAtCards,
  moveDamage,
  nameAndReveal,
  putUnderDecks,
  removeDamage,
  revealAndPlay,
} from './06-tasks.ts'
import type { ResolveFrame, Resolving } from './06-under-way.ts'

type Perform<K extends Verb['do']> = (g: G, f: ResolveFrame, verb: Extract<Verb, { do: K }>) => void

const isOnTable = (g: G, id: CardId): boolean => {
  const type = definitionOf(cardAt(g.state, id)).type
  return type === 'character' || type === 'item'
}

const lasting = (
  g: G,
  f: ResolveFrame,
  duration: LorcanaLasting['for'],
  what: LorcanaLasting['what'],
): LorcanaEvent => ({
  kind: 'lasting',
  effect: { seat: f.me, source: f.source, for: duration, turn: g.state.turn, what },
})

/** Those for whom an effect ends together: "their next turn" comes for each player's at another time. */
function sharing(g: G, refs: Ref[], duration: LorcanaLasting['for']): Ref[][] {
  const holderOf = (ref: Ref): Seat => cardAt(g.state, ref.card).holder
  const holders = duration === 'theirNextTurn' ? [...new Set(refs.map(holderOf))] : []
  return holders.length < 2 ? [refs] : holders.map((seat) => refs.filter((ref) => holderOf(ref) === seat))
}

/** Amounts in a grant are counted once, when the effect resolves (6.1.8). */
function counted(g: G, f: ResolveFrame, grant: Grant): Grant {
  const made: Grant = { ...grant }
  if (grant.strength !== undefined) made.strength = amountNow(g, f, grant.strength)
  if (grant.willpower !== undefined) made.willpower = amountNow(g, f, grant.willpower)
  if (grant.lore !== undefined) made.lore = amountNow(g, f, grant.lore)
  return made
}

/** The targets, which are from now on "it". */
function them(g: G, f: ResolveFrame, verb: Verb): Ref[] {
  const refs = targets(g, f, verb).flat()
  f.it = refs
  return refs
}

/** The character whose ability deals the damage: who falls by it was banished by that character (1.8.1.4). */
const creditFor = (g: G, f: ResolveFrame): Ref | null =>
  !f.action && find(g.state, f.source) !== null && isCharacter(cardAt(g.state, f.source.card))
    ? f.source
    : null

/** Done in full if there was something to do it to. */
const reportSome = (f: ResolveFrame, some: boolean): void => report(f, some ? 'full' : 'none')

function play(
  g: G,
  seat: Seat,
  card: CardId,
  how: { free: boolean; exerted: boolean; toBottom: boolean },
): void {
  const verb = how.free && on('6.1.7') ? 'play free' : 'play'
  const { exerted, toBottom } = how
  g.call(playCard, { seat, how: { verb, card }, byEffect: true, exerted, toBottom, total: 0 })
}

const verbs: { [K in Verb['do']]: Perform<K> } = {
  draw: (g, f, verb) => {
    const n = amountNow(g, f, verb.n)
    for (const seat of seatsNow(g, f, verb.who)) {
      const drawn = draw(g, seat, n)
      report(f, drawn >= n ? 'full' : drawn > 0 ? 'partial' : 'none')
    }
  },
  drawUntil: (g, f, verb) => {
    for (const seat of seatsNow(g, f, verb.who)) {
      const wanted = amountNow(g, f, verb.n)
      const missing = on('6.1.8.1') ? wanted - handOf(g.state, seat).length : wanted
      draw(g, seat, Math.max(0, missing))
    }
  },
  discard: (g, f, verb) => {
    g.call(discardCards, {
      seats: seatsNow(g, f, verb.who),
      n: verb.n,
      source: f.source.card,
      cards: null,
      total: 0,
    })
  },
  gainLore: (g, f, verb) => {
    for (const seat of seatsNow(g, f, verb.who)) gainLore(g, seat, amountNow(g, f, verb.n))
  },
  loseLore: (g, f, verb) => {
    const n = amountNow(g, f, verb.n)
    let lost = 0
    for (const seat of seatsNow(g, f, verb.who)) {
      const part = loseLore(g, seat, n)
      report(f, part >= n ? 'full' : part > 0 ? 'partial' : 'none')
      lost += part
    }
    f.count = lost
  },
  /** All of it at the same time, the amount worked out with everything that modifies damage (6.7.2.2). */
  deal: (g, f, verb) => {
    const n = amountNow(g, f, verb.n)
    const by = creditFor(g, f)
    const batch = them(g, f, verb).map((ref) =>
      on('6.7.2.2')
        ? dealt(g, ref.card, n, f.source.card, by)
        : { ...dealt(g, ref.card, n, f.source.card, by), amount: n },
    )
    happen(g, ...batch.filter(isDealt))
    reportSome(f, batch.length > 0)
  },
  put: (g, f, verb) => {
    const n = amountNow(g, f, verb.damage)
    const batch = them(g, f, verb).map((ref) => placed(g, ref.card, n, 'put'))
    happen(g, ...batch)
    reportSome(f, batch.length > 0)
  },
  remove: (g, f, verb) => {
    const cards = them(g, f, verb)
    reportSome(f, cards.length > 0)
    g.call(removeDamage, {
      seat: f.you,
      upTo: verb.upTo,
      cards: [...cards],
      source: f.source.card,
      amount: null,
      total: 0,
    })
  },
  moveDamage: (g, f, verb) => {
    const [from, to] = targets(g, f, verb)
    f.it = to ?? []
    reportSome(f, from?.[0] !== undefined && to?.[0] !== undefined)
    if (from?.[0] === undefined || to?.[0] === undefined) return
    f.movedFrom.push(from[0])
    g.call(moveDamage, {
      seat: f.you,
      from: from[0],
      to: to[0],
      upTo: verb.upTo,
      source: f.source.card,
      amount: null,
    })
  },
  banish: (g, f, verb) => {
    const refs = them(g, f, verb)
    banishTogether(
      g,
      refs.map((ref) => ref.card),
    )
    reportSome(f, refs.length > 0)
  },
  exert: (g, f, verb) => {
    const refs = them(g, f, verb)
    const ids = refs.map((ref) => ref.card).filter((id) => !cardAt(g.state, id).exerted && isOnTable(g, id))
    happen(g, ...ids.map((card): LorcanaEvent => ({ kind: 'exert', card })))
    report(f, ids.length > 0 && ids.length === refs.length ? 'full' : ids.length > 0 ? 'partial' : 'none')
  },
  ready: (g, f, verb) => {
    const refs = them(g, f, verb)
    const ids = refs
      .map((ref) => ref.card)
      .filter((id) => cardAt(g.state, id).exerted && !isForbidden(g, id, 'ready') && isOnTable(g, id))
    happen(g, ...ids.map((card): LorcanaEvent => ({ kind: 'ready', card })))
    reportSome(f, ids.length > 0)
  },
  /** Putting a card into hand is not drawing it (1.12.3). */
  return: (g, f, verb) => {
    const refs = them(g, f, verb)
    intoHand(
      g,
      refs.map((ref) => ref.card),
    )
    reportSome(f, refs.length > 0)
  },
  shuffle: (g, f, verb) => {
    const refs = them(g, f, verb)
    happen(g, ...refs.map((ref): LorcanaEvent => ({ kind: 'put', card: ref.card, to: 0, place: 'bottom' })))
    const owners = new Set(refs.map((ref) => cardAt(g.state, ref.card).owner))
    for (const seat of owners) happen(g, { kind: 'shuffle', seat })
    reportSome(f, refs.length > 0)
  },
  bottom: (g, f, verb) => {
    const refs = them(g, f, verb)
    reportSome(f, refs.length > 0)
    g.call(putUnderDecks, { cards: [...refs], seats: null, order: null, source: f.source.card })
  },
  /** Not revealed, needs no symbol, and is not the turn's inking (4.2.3.2). */
  ink: (g, f, verb) => {
    const exerted = verb.exerted === true
    const ids =
      verb.what === 'topOfDeck' ? deckInUse(g, f.you).slice(-1) : them(g, f, verb).map((ref) => ref.card)
    const cards = ids.flatMap((id) => (on('7.5.2') ? [id, ...stackUnder(g.state, id)] : [id]))
    if (!on('4.2.3.2')) happen(g, { kind: 'reveal', seat: f.you, cards: ids })
    happen(g, ...cards.map((card): LorcanaEvent => ({ kind: 'ink', card, exerted: exerted || !on('7.5.2') })))
    reportSome(f, ids.length > 0)
  },
  /** Fixed to the cards it is applied to now (6.4.2.2). */
  give: (g, f, verb) => {
    const refs = them(g, f, verb)
    reportSome(f, refs.length > 0)
    if (refs.length === 0) return
    const grant = counted(g, f, verb.grant)
    const to = verb.to
    const applied = on('6.4.2.2') || typeof to !== 'object' || !('all' in to)
    const filter = typeof to === 'object' && 'all' in to ? to.all : {}
    if (applied)
      happen(
        g,
        ...sharing(g, refs, verb.for).map((to) => lasting(g, f, verb.for, { kind: 'grant', grant, to })),
      )
    else happen(g, lasting(g, f, verb.for, { kind: 'grantAll', grant, filter }))
    if (f.ability === 'support') {
      happen(g, ...refs.map((ref): LorcanaEvent => ({ kind: 'support', card: ref.card, by: f.source.card })))
    }
  },
  /** Whatever matches at any time while it lasts (6.4.2.1). */
  forAll: (g, f, verb) => {
    const grant = counted(g, f, verb.grant)
    if (on('6.4.2.1')) happen(g, lasting(g, f, verb.for, { kind: 'grantAll', grant, filter: verb.filter }))
    else happen(g, lasting(g, f, verb.for, { kind: 'grant', grant, to: targetsNow(g, f, verb.filter) }))
  },
  forbidPlaying: (g, f, verb) =>
    happen(g, lasting(g, f, verb.for, { kind: 'forbidPlaying', filter: verb.filter })),
  payLessNext: (g, f, verb) =>
    happen(g, lasting(g, f, 'thisTurn', { kind: 'payLessNext', n: verb.n, filter: verb.filter })),
  preventNextDamage: (g, f, verb) => {
    for (const to of them(g, f, verb)) {
      happen(g, lasting(g, f, verb.for, { kind: 'preventNextDamage', to, instanceOf: f.ability }))
    }
  },
  noChallengeDamage: (g, f, verb) => {
    for (const to of them(g, f, verb))
      happen(g, lasting(g, f, 'thisChallenge', { kind: 'noChallengeDamage', to }))
  },
  look: (g, f, verb) => {
    const deck = deckInUse(g, f.you)
    const cards = deck.slice(deck.length - asMuchAsPossible(verb.n, deck.length)).reverse()
    reportSome(f, cards.length > 0)
    if (cards.length > 0)
      g.call(lookAtCards, { seat: f.you, verb, cards, source: f.source, taken: null, rest: null })
  },
  nameAndReveal: (g, f, verb) => {
    const then = verb.then === undefined ? null : idOf(verb.then)
    g.call(nameAndReveal, { seat: f.you, source: f.source, then, name: null })
  },
  revealAndPlay: (g, f, verb) => {
    const card = deckInUse(g, f.you).at(-1)
    reportSome(f, card !== undefined)
    if (card === undefined) return
    g.call(revealAndPlay, { seat: f.you, card, verb, source: f.source, answer: null })
  },
  play: (g, f, verb) => {
    const ref = (f.slots[0] ?? [])[0]
    const allowed = on('1.2.1') || isActive(g.state, f.you)
    if (ref === undefined || !find(g.state, ref) || !allowed) {
      report(f, 'none')
      return
    }
    play(g, f.you, ref.card, { free: verb.free === true, exerted: verb.exerted === true, toBottom: false })
  },
  playSelf: (g, f, verb) => {
    const there = find(g.state, f.source)
    reportSome(f, there !== null)
    if (there?.zone === DISCARD) {
      play(g, f.you, f.source.card, { free: false, exerted: verb.exerted === true, toBottom: false })
    }
  },
  playAgain: (g, f) => {
    const card = songToPlayAgain(g, f)
    reportSome(f, card !== null)
    if (card !== null) play(g, f.you, card, { free: true, exerted: false, toBottom: true })
  },
  /** For free: no cost is paid (4.7.3.2). */
  move: (g, f, verb) => {
    const location = f.occasion.card
    // Who is there already does not move (4.7.2).
    const refs = them(g, f, verb).filter(
      ({ card }) => cardAt(g.state, card).at !== location?.card || !on('4.7.2'),
    )
    const possible = location !== null && find(g.state, location) !== null
    reportSome(f, possible && refs.length > 0)
    if (!possible) return
    if (!on('4.7.3.2')) payInk(g, f.you, definitionOf(cardAt(g.state, location.card)).moveCost ?? 0)
    happen(
      g,
      ...refs.map((ref): LorcanaEvent => ({ kind: 'moveTo', card: ref.card, location: location.card })),
    )
  },
  payInk: (g, f, verb) => {
    const possible = readyInk(g.state, f.you) >= verb.n
    reportSome(f, possible)
    if (possible && on('6.7.3.1')) payInk(g, f.you, verb.n)
  },
  boost: (g, f) => {
    const card = find(g.state, f.source) === null ? undefined : deckInUse(g, f.you).at(-1)
    reportSome(f, card !== undefined)
    if (card !== undefined) happen(g, { kind: 'boost', card: f.source.card, under: card })
  },
  whenever: (g, f, verb) =>
    happen(g, lasting(g, f, verb.for, { kind: 'trigger', ability: idOf(verb.trigger) })),
  atEndOfTurn: (g, f, verb) => {
    happen(g, lasting(g, f, 'thisTurn', { kind: 'delayed', ability: idOf(verb.effect), it: f.it }))
  },
}

const targetsNow = (g: G, f: ResolveFrame, filter: Filter): Ref[] => refsOf(g, inside(g, f), { all: filter })

export function perform(g: G, f: ResolveFrame, verb: Verb): void {
  ;(verbs[verb.do] as Perform<Verb['do']>)(g, f, verb as never)
}

/** That song, the very card that was sung (6.1.11), if it is in this player's discard now (6.1.11.1). */
export function songToPlayAgain(g: G, f: Resolving): CardId | null {
  const id = songInDiscard(g, f)
  return id !== null && canBePlayedByEffect(g, f.you, id, true) ? id : null
}

function songInDiscard(g: G, f: Resolving): CardId | null {
  const ref = f.occasion.other
  if (ref === null) return null
  const songs = discardOf(g.state, f.you).filter((id) => definitionOf(cardAt(g.state, id)).song)
  if (!on('6.1.11')) return songs.find((id) => id !== ref.card) ?? null
  if (songs.includes(ref.card) && cardAt(g.state, ref.card).life === ref.life + 1) return ref.card
  return on('6.1.11.1') ? null : (songs[0] ?? null)
}
