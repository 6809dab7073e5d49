/** What can happen in Lorcana: the events, and for each the one place that changes the state. */
import {
  type Card,
  type CardId,
  everyone,
  type Fizzle,
  lay,
  mingle,
  type Ref,
  refTo,
  type Seat,
  show,
  shufflePile,
  zoneOf,
} from '@regelwerk/core'
import type { Keyword } from './abilities.ts'
import { type G, on, type RuleId, rule } from './book.ts'
import {
  cardAt,
  DECK,
  DISCARD,
  GONE,
  HAND,
  INKWELL,
  isCharacter,
  type LorcanaCard,
  type LorcanaLasting,
  type LorcanaState,
  NONE,
  PLAY,
  UNDER,
  zones,
} from './state.ts'
import { keywordsOf, rawLore, rawStrength, willpowerOf } from './values.ts'

interface Base {
  fate?: 'happened' | 'cancelled' | 'replaced'
}

/** Out of play and into another zone, or between zones that are not play. */
export interface Put extends Base {
  kind: 'put'
  card: CardId
  to: typeof DECK | typeof HAND | typeof DISCARD | typeof INKWELL
  place?: 'top' | 'bottom'
  exerted?: boolean
  /** Several cards put into a deck in an order its player chose: [their order] */
  order?: CardId[]
}
export interface Banish extends Base {
  kind: 'banish'
  card: CardId
  inChallenge: boolean
  /** Characters that get the credit (1.8.1.4). */
  by: Ref[]
}
export interface Enter extends Base {
  kind: 'enter'
  card: CardId
  exerted: boolean
  damage: number
  /** Shift: onto this character (8.10). */
  onto: CardId
  /** And onto this one, which goes under it, too. */
  also?: CardId
}
export interface Damage extends Base {
  kind: 'damage'
  card: CardId
  amount: number
  how: 'dealt' | 'put' | 'moved'
  /** The character that gets the credit if it banishes (1.8.1.4). */
  by: Ref | null
  /** The card that deals it, itself or by its effect; NONE: no card. */
  source: CardId
}

export type LorcanaEvent =
  | Put
  | Banish
  | Enter
  | Damage
  | ({ kind: 'draw'; seat: Seat; card: CardId } & Base)
  | ({ kind: 'discard'; seat: Seat; cards: CardId[] } & Base)
  | ({ kind: 'ink'; card: CardId; exerted: boolean } & Base)
  | ({ kind: 'exert'; card: CardId } & Base)
  | ({ kind: 'ready'; card: CardId } & Base)
  | ({ kind: 'payInk'; seat: Seat; n: number } & Base)
  | ({ kind: 'heal'; card: CardId; amount: number; seat: Seat } & Base)
  | ({ kind: 'gainLore'; seat: Seat; amount: number } & Base)
  | ({ kind: 'loseLore'; seat: Seat; amount: number } & Base)
  | ({ kind: 'dry'; card: CardId } & Base)
  | ({ kind: 'moveTo'; card: CardId; location: CardId } & Base)
  | ({ kind: 'boost'; card: CardId; under: CardId; faceup: boolean; elsewhere?: boolean } & Base)
  | ({ kind: 'unshift'; card: CardId } & Base)
  | ({ kind: 'shuffle'; seat: Seat } & Base)
  | ({ kind: 'look'; seat: Seat; cards: CardId[] } & Base)
  | ({ kind: 'reveal'; seat: Seat; cards: CardId[] } & Base)
  | ({ kind: 'lasting'; effect: Omit<LorcanaLasting, 'id'> } & Base)
  | ({ kind: 'unlasting'; ids: number[] } & Base)
  | ({ kind: 'begin challenge'; challenger: Ref; defender: Ref } & Base)
  | ({ kind: 'end challenge' } & Base)
  | ({ kind: 'leave game'; seat: Seat } & Base)
  | ({ kind: 'new deck'; seat: Seat } & Base)
  // What only announces: it changes nothing, but something may trigger on it or the log tells it.
  | ({
      kind: 'play'
      card: CardId
      seat: Seat
      how: 'ink' | 'shift' | 'sing' | 'singTogether' | 'free'
      /** How much ink. */
      paid: number
    } & Base)
  | ({ kind: 'sing'; card: CardId; song: CardId } & Base)
  | ({ kind: 'quest'; card: CardId } & Base)
  | ({ kind: 'challenge'; challenger: CardId; defender: CardId } & Base)
  | ({ kind: 'banishes'; card: CardId; other: CardId } & Base)
  | ({ kind: 'activate'; card: CardId; ability: string } & Base)
  | ({ kind: 'chosen'; card: CardId; seat: Seat; action: boolean; item: boolean } & Base)
  | ({ kind: 'support'; card: CardId; by: CardId } & Base)
  | ({ kind: 'turn'; seat: Seat; number: number } & Base)
  | ({ kind: 'start of turn'; seat: Seat } & Base)
  | ({ kind: 'end of turn'; seat: Seat } & Base)
  | ({ kind: 'add to bag'; card: CardId; ability: string; seat: Seat } & Base)
  | ({ kind: 'resolve'; card: CardId; ability: string; seat: Seat; empty: boolean } & Base)
  | ({ kind: 'name'; seat: Seat; name: string } & Base)
  | ({ kind: 'win'; seats: Seat[] } & Base)
  | ({ kind: 'lose'; seat: Seat } & Base)
  // What is only told: a keyword had its way, or an effect found nothing to choose, for these cards were spared.
  | ({ kind: 'acts'; card: CardId; keyword: Keyword } & Base)
  | ({ kind: 'skipped'; card: CardId; spared: CardId[] } & Fizzle & Base)

/** A keyword of this card has its way. */
export function acts(g: G, rule: RuleId, card: CardId, keyword: Keyword): void {
  const told: LorcanaEvent = { kind: 'acts', card, keyword }
  g.tell(rule, told)
}

/** Notes what the cards that leave play were, all of them while they were still there (6.7.7). */
export function rememberLeaving(g: G, batch: readonly LorcanaEvent[]): void {
  for (const e of batch)
    if (e.kind === 'banish' || e.kind === 'ink' || e.kind === 'unshift') remember(g, e.card)
    else if (e.kind === 'put') for (const id of e.order ?? [e.card]) remember(g, id)
}

function remember(g: G, id: CardId): void {
  const s = g.state
  const card = cardAt(s, id)
  if (card.zone !== PLAY || card.def < 0) return
  const stack = stackUnder(s, id)
  s.lastKnown.push({
    card: id,
    life: card.life,
    strength: rawStrength(g, id),
    willpower: willpowerOf(g, id),
    lore: rawLore(g, id),
    damage: card.damage,
    keywords: keywordsOf(g, id),
    exerted: card.exerted,
    shifted: card.shifted,
    at: card.at,
    under: stack.length,
    ...(stack.length > 0 && { stack }),
  })
}

export function freshen(card: LorcanaCard): void {
  card.life++
  card.exerted = false
  if (on('1.9.4')) card.damage = 0
  card.drying = false
  card.at = NONE
  card.under = NONE
  card.facedown = false
  card.shifted = false
}

/** Only characters dry; items (5.5.4, 6.3.1.2) and locations (5.6.4) can be used at once. */
export const driesNoItem = rule('5.5.4', (card: LorcanaCard): boolean => isCharacter(card))
export const driesNoItemUsed = rule('6.3.1.2', driesNoItem)
export const dries = rule('5.6.4', driesNoItemUsed)

/** The cards under a card, from the top down. */
export const stackUnder = (s: LorcanaState, id: CardId): CardId[] =>
  zoneOf(s, UNDER, cardAt(s, id).holder).filter((other) => cardAt(s, other).under === id)

/** A card that leaves play is a new card from now on. */
export const becomeNew = rule('7.1.6', freshen)

/** All cards under it go with it. */
export const goesAlong = rule('5.1.1.7', stackUnder)

/** A card leaves play for good, and is in one zone at a time. */
export const leavePlay = rule(
  '7.1.5',
  (g: G, id: CardId, to: number, place: 'top' | 'bottom', exerted: boolean): void => {
    const s = g.state
    s.effects = s.effects.filter((effect) => effect.for !== 'whileInPlay' || effect.source?.card !== id)
    if (on('5.6.6')) for (const other of s.cards) if (other.at === id) other.at = NONE
    for (const part of [id, ...goesAlong(s, id)]) {
      const moved = cardAt(s, part)
      becomeNew(moved)
      moved.exerted = exerted
      lay(s, zones, part, to, moved.owner, place)
    }
  },
)

/** Brings a card to a zone outside play. */
function putInto(g: G, id: CardId, to: number, place: 'top' | 'bottom' = 'top', exerted = false): void {
  const s = g.state
  const card = cardAt(s, id)
  if (card.def < 0 && on('10.2.2.1')) return
  if (card.zone === PLAY) leavePlay(g, id, to, place, exerted)
  else {
    if (card.zone === HAND && (to === INKWELL || to === DECK)) takeUnseen(s, id)
    freshen(card)
    card.exerted = exerted
    lay(s, zones, id, to, card.owner, place)
  }
}

/** Whoever has seen a card go into a deck knows it there. */
export const putAway = rule('7.2.3', putInto)

/** A card leaves a hand facedown: whoever does not know it no longer knows what is left there (7.3.2). */
function takeUnseen(s: LorcanaState, id: CardId): void {
  const card = cardAt(s, id)
  if (card.known !== everyone(s)) mingle(s, HAND, card.holder)
}

/** What cannot truly be undone is not taken back: a draw, a look, a reveal, a shuffle (1.7.6.2). */
function learnedSomething(g: G): void {
  if (on('1.7.6.2')) g.news = true
}

/** Damage does not follow a card through the zones. */
export const entersWith = rule('1.9.4', (_: LorcanaCard, damage: number): number => damage)

/** Whatever way it comes, it is taken. */
export const takeDamage = rule('1.9.3', (card: LorcanaCard, { amount }: Damage): void => {
  card.damage += amount
})

/** Payments are taken back with the action they were made for. */
export const payingInk = rule('1.7.6', (g: G, e: Extract<LorcanaEvent, { kind: 'payInk' }>): void => {
  let left = e.n
  for (const id of zoneOf(g.state, INKWELL, e.seat)) {
    const card = cardAt(g.state, id)
    if (left > 0 && !card.exerted) {
      card.exerted = true
      left--
    }
  }
})

type Reducers = { [K in LorcanaEvent['kind']]?: (g: G, event: Extract<LorcanaEvent, { kind: K }>) => void }

export const reducers: Reducers = {
  put: (g, e) => {
    for (const id of e.order ?? [e.card]) {
      putAway(g, id, e.to, e.place, e.exerted)
    }
  },
  banish: (g, e) => {
    putInto(g, e.card, DISCARD)
  },
  enter: (g, e) => {
    const s = g.state
    const card = cardAt(s, e.card)
    const wasUnder = e.onto !== NONE ? { ...cardAt(s, e.onto) } : null
    if (on('7.1.6')) card.life++
    card.under = NONE
    card.facedown = false
    card.exerted = e.exerted
    card.damage = entersWith(card, e.damage)
    card.drying = dries(card) && on('5.1.1.11')
    card.at = NONE
    card.shifted = wasUnder !== null
    lay(s, zones, e.card, PLAY, card.owner)
    if (wasUnder !== null) shiftOnto(g, e.card, e.onto, wasUnder)
    if (e.also !== undefined) alsoOnto(g, e.card, e.also)
  },
  draw: (g, e) => {
    learnedSomething(g)
    lay(g.state, zones, e.card, HAND, e.seat)
  },
  discard: (g, e) => {
    for (const id of e.cards) putInto(g, id, DISCARD)
  },
  ink: (g, e) => {
    const card = cardAt(g.state, e.card)
    putInto(g, e.card, INKWELL, 'top', e.exerted)
    card.facedown = true
  },
  exert: (g, e) => {
    cardAt(g.state, e.card).exerted = true
  },
  ready: (g, e) => {
    cardAt(g.state, e.card).exerted = false
  },
  payInk: payingInk,
  damage: (g, e) => {
    takeDamage(cardAt(g.state, e.card), e)
    // Damage put on another card instead was not dealt to it: no credit (1.8.1.4).
    if (e.by !== null && e.how === 'dealt') g.state.hits.push({ card: refTo(g.state, e.card), by: e.by })
  },
  heal: (g, e) => {
    cardAt(g.state, e.card).damage -= e.amount
  },
  gainLore: (g, e) => {
    g.state.lore[e.seat] = (g.state.lore[e.seat] as number) + e.amount
  },
  loseLore: (g, e) => {
    g.state.lore[e.seat] = (g.state.lore[e.seat] as number) - e.amount
  },
  dry: (g, e) => {
    cardAt(g.state, e.card).drying = false
  },
  moveTo: (g, e) => {
    cardAt(g.state, e.card).at = e.location
  },
  boost: (g, e) => {
    const card = cardAt(g.state, e.under)
    // What lay under it goes along.
    if (card.zone === PLAY) for (const id of stackUnder(g.state, e.under)) cardAt(g.state, id).under = e.card
    freshen(card)
    card.under = e.card
    card.facedown = !e.faceup
    lay(g.state, zones, e.under, UNDER, card.owner)
  },
  /** Only the top card returns to hand; what it lay on is the character again. */
  unshift: (g, e) => {
    const s = g.state
    const card = cardAt(s, e.card)
    const was = { ...card }
    const stack = stackUnder(s, e.card)
    const next = stack.find((id) => !cardAt(s, id).facedown)
    if (next !== undefined) {
      const top = cardAt(s, next)
      top.life++
      top.under = NONE
      top.exerted = was.exerted
      top.damage = was.damage
      top.drying = was.drying
      top.at = was.at
      lay(s, zones, next, PLAY, top.owner)
      for (const id of stack) if (id !== next) cardAt(s, id).under = next
      keepEffects(s, { card: e.card, life: was.life }, next)
    }
    freshen(card)
    lay(s, zones, e.card, HAND, card.owner)
  },
  shuffle: (g, e) => {
    learnedSomething(g)
    shufflePile(g.state, DECK, e.seat)
  },
  look: (g, e) => {
    learnedSomething(g)
    show(g.state, e.cards, 1 << e.seat)
  },
  reveal: (g, e) => {
    if (e.cards.some((id) => (g.state.cards[id] as Card).zone !== HAND)) learnedSomething(g)
    show(g.state, e.cards, everyone(g.state))
  },
  lasting: (g, e) => {
    g.state.effects.push({ ...e.effect, id: g.state.serial++ })
  },
  unlasting: (g, e) => {
    g.state.effects = g.state.effects.filter((effect) => !e.ids.includes(effect.id))
  },
  /** A turn begins: whose it is, and all that is counted by turns anew. */
  turn: (g, e) => {
    const s = g.state
    s.active = e.seat
    s.turn = e.number
    s.phase = 'ready'
    s.during = false
    s.holder = null
    s.inked.fill(0)
    s.used = []
    s.history = []
    s.lastKnown = []
  },
  'begin challenge': (g, e) => {
    g.state.challenge = { challenger: e.challenger, defender: e.defender, damageDone: false }
  },
  'end challenge': (g) => {
    g.state.challenge = null
    g.state.effects = g.state.effects.filter((effect) => effect.for !== 'thisChallenge')
  },
  /** All cards of a player leave with them, and what waits or floats; only static effects last on (9.2.3, 7.7.7). */
  'leave game': (g, e) => {
    const s = g.state
    s.gone[e.seat] = true
    for (let id = 0; id < s.cards.length; id++) {
      const card = cardAt(s, id)
      if (card.owner !== e.seat) continue
      if (card.zone === PLAY) remember(g, id)
      freshen(card)
      lay(s, zones, id, GONE, e.seat)
    }
    for (const card of s.cards) if (card.at !== NONE && cardAt(s, card.at).zone !== PLAY) card.at = NONE
    if (on('7.7.7')) s.bag = s.bag.filter((entry) => entry.seat !== e.seat)
    s.waiting = s.waiting.filter((action) => action.seat !== e.seat)
    s.effects = s.effects.filter(({ seat, what }) => seat !== e.seat || what.kind !== 'trigger')
  },
  /** Pack Rush: the discard becomes the new deck (10.2.5). */
  'new deck': (g, e) => {
    for (const id of [...zoneOf(g.state, DISCARD, e.seat)]) putInto(g, id, DECK)
    learnedSomething(g)
    shufflePile(g.state, DECK, e.seat)
  },
  win: (g, e) => {
    g.state.outcome = { winners: e.seats, rule: g.rule }
  },
}

/** A second character goes under: what was on it is on the stack, too. */
function alsoOnto(g: G, top: CardId, beneath: CardId): void {
  const s = g.state
  const was = { ...cardAt(s, beneath) }
  const { damage, drying, at } = cardAt(s, top)
  shiftOnto(g, top, beneath, was)
  const card = cardAt(s, top)
  card.damage = damage + was.damage
  card.drying = drying || was.drying
  card.at = at
}

/** A shifted character takes the place of the one beneath and is the same object: it keeps what was on it (8.10). */
function shiftOnto(g: G, top: CardId, beneath: CardId, was: LorcanaCard): void {
  const s = g.state
  const card = cardAt(s, top)
  const under = cardAt(s, beneath)
  if (was.exerted && on('8.10.2')) card.exerted = true
  if (on('8.10.4')) card.drying = was.drying
  if (on('8.10.6')) card.damage += was.damage
  card.at = was.at
  for (const id of stackUnder(s, beneath)) cardAt(s, id).under = top
  under.under = top
  lay(s, zones, beneath, UNDER, under.owner)
  const life = under.life
  under.life++
  under.exerted = false
  under.damage = 0
  under.drying = false
  under.at = NONE
  keepEffects(s, { card: beneath, life }, top)
}

/** It is the same object: what was said of the one beneath is said of it. */
export const keepEffects = rule(
  '8.10.5',
  (s: LorcanaState, { card: beneath, life }: Ref, top: CardId): void => {
    const follow = (ref: Ref): Ref => (ref.card === beneath && ref.life === life ? refTo(s, top) : ref)
    s.effects = s.effects.map((effect) => {
      const what = effect.what
      if (what.kind === 'grant') return { ...effect, what: { ...what, to: what.to.map(follow) } }
      if (what.kind === 'trigger') return { ...effect, what: { ...what, it: what.it.map(follow) } }
      if (what.kind === 'preventNextDamage' || what.kind === 'noChallengeDamage') {
        return { ...effect, what: { ...what, to: follow(what.to) } }
      }
      return effect
    })
  },
)
