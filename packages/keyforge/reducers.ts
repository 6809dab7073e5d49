/** For each event the one place that changes the state. */
import {
  ALL,
  type CardId,
  everyone,
  lay,
  mingle,
  type Reducer,
  refTo,
  type Seat,
  show,
  shufflePile,
  touching,
  zoneOf,
} from '@regelwerk/core'
import { type G, on, rule } from './book.ts'
import type { KeyForgeEvent, Of } from './events.ts'
import { houseNumber } from './houses.ts'
import { constantOf, livesOutside, prepared } from './prepare.ts'
import {
  ARCHIVES,
  ARTIFACTS,
  cardAt,
  cardsUnder,
  DECK,
  DISCARD,
  faceAt,
  HAND,
  type KeyForgeCard,
  type KeyForgeState,
  LIMBO,
  LINE,
  lineOf,
  NONE,
  newTale,
  titleOf,
  UNDER,
  UPGRADES,
  upgradesOn,
  withCounters,
  zones,
} from './state.ts'
import { armorOf, VALUES } from './values.ts'

type Reducers = { [K in KeyForgeEvent['kind']]?: Reducer<KeyForgeState, Of<K>> }

const amberBy = (s: KeyForgeState, seat: Seat, n: number): void => {
  s.amber[seat] = Math.max(0, (s.amber[seat] as number) + n)
}

/** A card that is no longer in play has nothing on it and is nobody's copy. */
function clear(card: KeyForgeCard): void {
  card.exhausted = false
  card.damage = 0
  card.amber = 0
  card.stunned = false
  card.warded = false
  card.enraged = false
  card.counters = null
  card.armorUsed = 0
  card.armorSeen = 0
  card.copy = NONE
  card.house = NONE
  card.on = NONE
  card.tagged = false
  card.abducted = false
  card.asUpgrade = false
  card.life++
}

/** Lays a card into a zone outside play. */
function put(g: G, id: CardId, to: number, holder: Seat, place?: 'bottom'): void {
  const s = g.state
  const card = cardAt(s, id)
  if (card.zone === HAND && to !== DISCARD && to !== LIMBO) mingle(s, HAND, card.holder)
  // New information for the one who gets to see it: no undo beyond.
  if (zones[to]?.seen === 'all' && card.known !== everyone(s)) g.news = true
  if (zones[to]?.seen === 'holder' && (card.known & (1 << holder)) === 0) g.news = true
  lay(s, zones, id, to, holder, place ?? 'top')
}

function enterLine(s: KeyForgeState, id: CardId, seat: Seat, at: number): void {
  lay(s, zones, id, LINE, seat)
  const line = lineOf(s, seat)
  line.pop()
  line.splice(at, 0, id)
}

/** A card that lies faceup in the archives (The Archivist). */
function showInArchives(g: G, id: CardId): void {
  const s = g.state
  if (cardAt(s, id).zone !== ARCHIVES) return
  if (prepared(faceAt(s, id).index).constants.some((r) => 'archivesChoice' in constantOf(r)))
    show(s, [id], everyone(s))
}

/** Goes where a card that leaves play is to go. */
function goAway(g: G, id: CardId, e: Of<'leave'>): void {
  const card = cardAt(g.state, id)
  put(g, id, e.to, e.holder, e.place)
  showInArchives(g, id)
  if (e.abducted) card.abducted = true
  if (e.by !== undefined) card.on = e.by
}

/** The upgrades on a card that leaves play leave it, too. */
export const fallWith = rule(
  'rules/aufwertungen/1',
  (upgrades: readonly CardId[]): readonly CardId[] => upgrades,
)

/** Its other half goes where it goes; what is grafted onto it does not. */
export const isHalf = rule(
  'glossary/transplantieren',
  (below: KeyForgeCard): boolean => below.life >= 1 && below.tagged,
)

/**
 * A card leaves play: markers and status cards go, upgrades and grafted cards are discarded, its other half goes with
 * it. Its Æmber goes to the supply; what the opponent gains for a creature, rules/leaving.ts says.
 */
function leave(g: G, e: Of<'leave'>): void {
  const s = g.state
  const card = cardAt(s, e.card)
  const ups = upgradesOn(s, e.card)
  const under = cardsUnder(s, e.card)
  clear(card)
  goAway(g, e.card, e)
  for (const up of fallWith(ups)) {
    const upgrade = cardAt(s, up)
    clear(upgrade)
    put(g, up, DISCARD, upgrade.owner)
  }
  for (const id of under) {
    const below = cardAt(s, id)
    const half = isHalf(below)
    clear(below)
    if (half) goAway(g, id, e)
    else put(g, id, DISCARD, below.owner)
  }
}

const set =
  (change: (card: KeyForgeCard) => void) =>
  (g: G, e: { card: CardId }): void =>
    change(cardAt(g.state, e.card))

/** Cards go to discard piles or leave them: where texts are at work there, abilities come and go. */
const toPiles = ({ state }: G): number => (livesOutside(state) ? ALL : VALUES)

export const reducers: Reducers = {
  'begin turn': (g, e) => {
    const s = g.state
    s.active = e.seat
    s.turn++
    s.before = { forged: s.tale.forged, past: s.tale.past }
    s.tale = newTale()
    s.house = null
    s.stepOver = false
    s.turnOver = false
    s.lastKnown = []
  },
  'begin step': touching(VALUES, (g, e) => {
    g.state.phase = e.step
    g.state.tale.earlier = g.state.tale.acts
    g.state.stepOver = false
  }),
  'choose house': touching(VALUES, (g, e) => {
    g.state.house = e.house
  }),
  'end turn': touching(VALUES, (g) => {
    for (const card of g.state.cards) {
      card.armorUsed = 0
      card.armorSeen = 0
    }
  }),
  win: touching(VALUES, (g, e) => {
    g.state.outcome = { winners: e.seats, rule: g.rule }
  }),
  gain: touching(VALUES, (g, e) => amberBy(g.state, e.seat, e.n)),
  lose: touching(VALUES, (g, e) => amberBy(g.state, e.seat, -e.n)),
  steal: touching(VALUES, (g, e) => {
    if (!e.supply) amberBy(g.state, e.from, -e.n)
    amberBy(g.state, e.to, e.n)
  }),
  capture: touching(VALUES, (g, e) => {
    if (!e.supply) amberBy(g.state, e.from, -e.n)
    cardAt(g.state, e.card).amber += e.n
  }),
  pay: touching(VALUES, (g, e) => {
    amberBy(g.state, e.from, -e.n)
    if (on('glossary/bezahlen')) amberBy(g.state, e.to, e.n)
  }),
  'put amber': touching(VALUES, (g, e) => {
    cardAt(g.state, e.card).amber += e.n
  }),
  'take amber': touching(VALUES, (g, e) => {
    cardAt(g.state, e.card).amber -= e.n
  }),
  forge: touching(VALUES, (g, e) => {
    const s = g.state
    s.keys[e.seat] = (s.keys[e.seat] as number) | (1 << e.key)
    if (e.seat === s.active) s.tale.forged.push(e.key)
  }),
  unforge: touching(VALUES, (g, e) => {
    g.state.keys[e.seat] = (g.state.keys[e.seat] as number) & ~(1 << e.key)
  }),
  chains: touching(VALUES, (g, e) => {
    g.state.chains[e.seat] = Math.max(0, (g.state.chains[e.seat] as number) + e.n)
  }),
  draw: touching(VALUES, (g, e) => {
    g.news = true
    lay(g.state, zones, e.card, HAND, e.seat)
  }),
  put: touching(toPiles, (g, e) => {
    const s = g.state
    const card = cardAt(s, e.card)
    // Abducted cards go to their owner's hand, wherever else they were to go (faq/archiv/1).
    if (card.zone === ARCHIVES && card.abducted && on('glossary/ersatzeffekte')) {
      e.to = HAND
      e.holder = card.owner
      e.discarded = false
    }
    if (e.discarded && card.zone === HAND) {
      s.tale.acts++
      s.tale.fromHand++
    }
    clear(card)
    put(g, e.card, e.to, e.holder, e.place)
    if (e.abducted) card.abducted = true
    showInArchives(g, e.card)
  }),
  shuffle: touching(VALUES, (g, e) => {
    g.news = true
    shufflePile(g.state, e.zone, e.seat)
  }),
  'swap piles': touching(toPiles, (g, e) => {
    const s = g.state
    const deck = [...zoneOf(s, DECK, e.seat)]
    const discard = [...zoneOf(s, DISCARD, e.seat)]
    g.news = true
    for (const id of deck) lay(s, zones, id, DISCARD, e.seat)
    for (const id of discard) lay(s, zones, id, DECK, e.seat)
  }),
  look: touching(VALUES, (g, e) => {
    if (e.cards.some((id) => (cardAt(g.state, id).known & (1 << e.seat)) === 0)) g.news = true
    show(g.state, e.cards, 1 << e.seat)
  }),
  reveal: touching(VALUES, (g, e) => {
    const all = everyone(g.state)
    if (e.cards.some((id) => cardAt(g.state, id).known !== all)) g.news = true
    show(g.state, e.cards, all)
  }),
  'put under': touching(toPiles, (g, e) => {
    const s = g.state
    const card = cardAt(s, e.card)
    const { holder } = card
    if (card.zone === HAND && !e.faceup) mingle(s, HAND, holder)
    // Shown to those who did not know it: no undo beyond.
    if (e.faceup && card.known !== everyone(s)) g.news = true
    clear(card)
    lay(s, zones, e.card, UNDER, holder)
    if (e.faceup) show(s, [e.card], everyone(s))
    card.on = e.on
  }),
  play: touching(toPiles, (g, e) => {
    const s = g.state
    const card = cardAt(s, e.card)
    s.tale.acts++
    s.tale.plays[e.seat as 0 | 1]++
    if (card.zone === HAND) s.tale.fromHand++
    s.tale.titles.push(titleOf(s, card))
    if (card.known !== everyone(s)) g.news = true
    lay(s, zones, e.card, LIMBO, e.seat)
    // It is no longer beneath the card it was played from.
    card.on = NONE
  }),
  copy: (g, e) => {
    const card = cardAt(g.state, e.card)
    card.copy = e.print
    if (e.house !== null) card.house = houseNumber(e.house)
  },
  enter: (g, e) => {
    const s = g.state
    const card = cardAt(s, e.card)
    const { copy, house, asUpgrade, on: beneath } = card
    clear(card)
    card.copy = copy
    card.house = house
    card.asUpgrade = asUpgrade
    if (beneath !== NONE && e.zone === UPGRADES) card.on = beneath
    if (card.known !== everyone(s)) g.news = true
    if (e.zone === LINE) enterLine(s, e.card, e.seat, e.at)
    else lay(s, zones, e.card, e.zone, e.seat)
    card.exhausted = e.exhausted
    card.stunned = e.stunned
    card.enraged = e.enraged
    card.on = e.on
    if (e.zone === LINE && e.played) s.tale.creatures++
  },
  leave: (g, e) => {
    g.state.lastKnown.push(e.known)
    leave(g, e)
  },
  use: touching(VALUES, (g, e) => {
    const s = g.state
    const card = cardAt(s, e.card)
    s.tale.acts++
    s.tale.titles.push(titleOf(s, card))
  }),
  attack: touching(VALUES, (g, e) => {
    g.state.tale.attacked.push(refTo(g.state, e.target))
  }),
  exhaust: touching(
    VALUES,
    set((card) => {
      card.exhausted = true
    }),
  ),
  ready: touching(
    VALUES,
    set((card) => {
      card.exhausted = false
    }),
  ),
  stun: touching(
    VALUES,
    set((card) => {
      card.stunned = true
    }),
  ),
  unstun: touching(
    VALUES,
    set((card) => {
      card.stunned = false
    }),
  ),
  ward: touching(
    VALUES,
    set((card) => {
      card.warded = true
    }),
  ),
  unward: touching(
    VALUES,
    set((card) => {
      card.warded = false
    }),
  ),
  enrage: touching(
    VALUES,
    set((card) => {
      card.enraged = true
    }),
  ),
  calm: touching(
    VALUES,
    set((card) => {
      card.enraged = false
    }),
  ),
  damage: touching(VALUES, (g, e) => {
    const card = cardAt(g.state, e.card)
    if (e.prevented > 0) {
      card.armorUsed += e.prevented
      card.armorSeen = armorOf(g, e.card)
    }
    card.damage += e.n
  }),
  heal: touching(VALUES, (g, e) => {
    const card = cardAt(g.state, e.card)
    card.damage = Math.max(0, card.damage - e.n)
  }),
  counter: touching(VALUES, (g, e) => {
    const card = cardAt(g.state, e.card)
    card.counters = withCounters(card, e.counter, e.n)
  }),
  tag: touching(VALUES, (g, e) => {
    const s = g.state
    const card = cardAt(s, e.card)
    card.tagged = true
    s.doomed.push({
      card: refTo(s, e.card),
      controller: card.holder,
      fighting: e.fighting,
      assault: e.assault,
      instead: e.instead,
    })
  }),
  untag: touching(VALUES, (g, e) => {
    const s = g.state
    cardAt(s, e.card).tagged = false
    s.doomed = s.doomed.filter((d) => d.card.card !== e.card)
  }),
  // Abilities are at work in the order of the battleline.
  move: (g, e) => {
    const s = g.state
    const line = lineOf(s, cardAt(s, e.card).holder)
    line.splice(line.indexOf(e.card), 1)
    line.splice(e.at, 0, e.card)
  },
  swap: (g, e) => {
    const s = g.state
    const line = lineOf(s, cardAt(s, e.card).holder)
    const other = lineOf(s, cardAt(s, e.with).holder)
    const a = line.indexOf(e.card)
    const b = other.indexOf(e.with)
    line[a] = e.with
    other[b] = e.card
  },
  control: (g, e) => {
    const s = g.state
    const card = cardAt(s, e.card)
    if (card.zone === LINE) enterLine(s, e.card, e.seat, e.at)
    else lay(s, zones, e.card, card.zone, e.seat)
  },
  'join line': (g, e) => {
    enterLine(g.state, e.card, cardAt(g.state, e.card).holder, e.at)
  },
  house: touching(VALUES, (g, e) => {
    cardAt(g.state, e.card).house = e.house
  }),
  attach: (g, e) => {
    cardAt(g.state, e.card).on = e.on
  },
  'leave line': (g, e) => {
    lay(g.state, zones, e.card, ARTIFACTS, cardAt(g.state, e.card).holder)
  },
  'active house': touching(VALUES, (g, e) => {
    g.state.house = e.house
  }),
  'turn over': touching(VALUES, (g) => {
    g.state.stepOver = true
    g.state.turnOver = true
  }),
  'as upgrade': touching(
    VALUES,
    set((card) => {
      card.asUpgrade = true
    }),
  ),
  lasting: (g, e) => {
    g.state.effects.push({ ...e.effect, id: g.state.serial++ })
  },
  unlasting: (g, e) => {
    g.state.effects = g.state.effects.filter((effect) => !e.ids.includes(effect.id))
  },
  'used up': (g, e) => {
    const s = g.state
    s.effects = s.effects
      .map((effect) => (effect.id === e.effect ? { ...effect, uses: effect.uses - 1 } : effect))
      .filter((effect) => effect.uses !== 0)
  },
}
