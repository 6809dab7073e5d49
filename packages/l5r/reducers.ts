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
import { binds, type G, on, rule } from './book.ts'
import { destination, discardOf } from './destinations.ts'
import { acts, type Kinds, type Of } from './events.ts'
import { typeOf } from './reading.ts'
import { keepsRingFate } from './restraints.ts'
import {
  ATTACHED,
  attachmentsOn,
  CONFLICT,
  CONFLICT_DISCARD,
  cardAt,
  faceAt,
  HAND,
  isAttacked,
  type L5RCard,
  type L5RState,
  NONE,
  ORDINARY,
  other,
  PLAY,
  PROVINCE,
  ROW,
  TAINTED,
  zones,
} from './state.ts'
import { dishonor, entersTainted, gainToken, honor, honorOfLeaving } from './tokens.ts'
import {
  hasKeyword,
  honorStands,
  ignoresStatus,
  keepsHonor,
  keywordsOf,
  NOTHING,
  VALUES,
  working,
} from './values.ts'

type Reducers = { [K in Kinds['kind']]?: Reducer<L5RState, Of<K>> }

const add = (list: [number, number], seat: Seat, n: number): void => {
  list[seat as 0 | 1] = Math.max(0, list[seat as 0 | 1] + n)
}

function clear(card: L5RCard): void {
  card.bowed = false
  if (on('glossary/das-spiel-verlassen/1')) card.fate = 0
  if (on('glossary/persoenliche-ehre-persoenlicher-ehrverlust')) card.status = ORDINARY
  card.faceup = false
  card.slot = NONE
  card.on = NONE
  if (on('glossary/teilnehmen-und-kann-nicht-teilnehmen/5')) card.participating = false
  card.evaded = false
  card.asAttachment = false
  // Nothing that was about it is about it any longer.
  if (on('glossary/im-spiel-nicht-im-spiel/4')) card.life++
}

/** The latest discarded lies on top. */
export const placeIn = rule('glossary/ablagestapel/3', (_to: number): 'top' | 'bottom' => 'top')

/** Lays a card elsewhere; what somebody newly sees cannot be undone. */
function layElsewhere(g: G, id: CardId, to: number, holder: Seat, place?: 'bottom' | 'third'): void {
  const s = g.state
  const card = cardAt(s, id)
  const seen = zones[to]?.seen
  if (card.zone === HAND && seen === 'none') mingle(s, HAND, card.holder)
  if (seen === 'all' && card.known !== everyone(s)) g.news = true
  if (seen === 'holder' && (card.known & (1 << holder)) === 0) g.news = true
  lay(s, zones, id, to, holder, place === 'bottom' ? place : placeIn(to))
  if (place !== 'third') return
  const pile = zoneOf(s, to, holder)
  pile.splice(Math.max(0, pile.length - 3), 0, pile.pop() as CardId)
}

/** Discard piles (ablagestapel/2) and what is removed from the game (aus-dem-spiel-entfernt/1) lie open. */
export const putOpenly = rule('glossary/ablagestapel/2', layElsewhere)
export const put = rule('glossary/aus-dem-spiel-entfernt/1', putOpenly)

export const sincerityOf = rule(
  'glossary/aufrichtigkeit',
  (g: G, id: CardId): number => keywordsOf(g, id).filter((word) => word === 'sincerity').length,
)
/** Several instances of a keyword work as one. */
export const workAsOne = rule('glossary/schluesselwoerter/2', (instances: number): number =>
  Math.min(instances, 1),
)
export const leavesWith = rule('glossary/das-spiel-verlassen/2', (s: L5RState, id: CardId): CardId[] =>
  attachmentsOn(s, id),
)
/** Cards go to their owner, whoever controlled them. */
export const goesBackTo = rule(
  'glossary/kontrolle-und-besitz/3',
  ({ owner }: L5RCard, _controller: Seat): Seat => owner,
)

/** What leaving play brings with it, all at once (glossary/das-spiel-verlassen). */
function leave(g: G, e: Of<'leave'>): void {
  const s = g.state
  const card = cardAt(s, e.card)
  const { holder: controller, status } = card
  // Sincerity and courtesy, and the honor of a status token: part of leaving itself (faq/17).
  const fate = hasKeyword(g, e.card, 'courtesy') && on('glossary/hoeflichkeit') ? 1 : 0
  add(s.fate, controller, fate)
  if (fate > 0) acts(g, 'glossary/hoeflichkeit', e.card, 'courtesy')
  const draws = sincerityOf(g, e.card)
  if (draws > 0) acts(g, 'glossary/aufrichtigkeit', e.card, 'sincerity')
  const gained = ignoresStatus(g, e.card) ? 0 : honorOfLeaving(status)
  if (gained > 0) add(s.honor, controller, gainable(g, controller, gained))
  else if (!keepsHonor(g, controller)) add(s.honor, controller, gained)
  const type = typeOf(s, e.card)
  const attached = leavesWith(s, e.card)
  e.brought = { seat: controller, type, honor: gained, fate, attached }
  const to = destination(card, e.way, e.deck)
  clear(card)
  put(g, e.card, to, goesBackTo(card, controller), e.way === 'bottom' ? 'bottom' : undefined)
  for (const id of attached) {
    const one = cardAt(s, id)
    const ancestral = hasKeyword(g, id, 'ancestral') && on('glossary/vererbt')
    if (ancestral) acts(g, 'glossary/vererbt', id, 'ancestral')
    clear(one)
    put(g, id, ancestral ? HAND : discardOf(one), one.owner)
  }
  for (let i = 0; i < workAsOne(draws); i++) drawTop(g, controller)
}

/** One card from the conflict deck, for keywords; an empty one is made anew first, as in rules/cards.ts. */
function drawTop(g: G, seat: Seat): void {
  const s = g.state
  if (zoneOf(s, CONFLICT, seat).length === 0 && on('glossary/keine-karten-mehr-im-deck')) {
    add(s.honor, seat, -5)
    for (const id of [...zoneOf(s, CONFLICT_DISCARD, seat)]) {
      clear(cardAt(s, id))
      put(g, id, CONFLICT, seat)
    }
    shufflePile(s, CONFLICT, seat)
  }
  const card = zoneOf(s, CONFLICT, seat).at(-1)
  if (card === undefined) return
  g.news = true
  lay(s, zones, card, HAND, seat)
}

const set =
  (change: (card: L5RCard) => void) =>
  (g: G, e: { card: CardId }): void =>
    change(cardAt(g.state, e.card))

function turnUp(g: G, id: CardId): void {
  cardAt(g.state, id).faceup = true
  g.news = true
  show(g.state, [id], everyone(g.state))
  becomeAnother(g, id)
}

/** A facedown province and its faceup side are two things: what was about the one is not about the other. */
function becomeAnother(g: G, id: CardId): void {
  const { conflict } = g.state
  const card = cardAt(g.state, id)
  if (!binds('glossary/verdeckte-provinz/4', card.zone === PROVINCE)) return
  card.life++
  if (conflict?.province.card === id) conflict.province = refTo(g.state, id)
  if (conflict?.also?.card === id) conflict.also = refTo(g.state, id)
}

/** So much of it can still be gained in this phase; what is gained is counted. */
function gainable(g: G, seat: Seat, n: number): number {
  const s = g.state
  if (honorStands(g)) return 0
  const gained: [number, number] = s.honorGained ?? [0, 0]
  let most = n
  if (s.phase !== 'setup')
    for (const { me, constant } of working(g, 'honorCap'))
      if (me !== seat) most = Math.min(most, Math.max(0, constant.honorCap - gained[seat as 0 | 1]))
  s.honorGained = seat === 0 ? [gained[0] + most, gained[1]] : [gained[0], gained[1] + most]
  return most
}

/** A pass takes one of the conflicts, of neither type. */
export const passChance = rule('glossary/passen/3', (chance: L5RState['chances'][number]): void => {
  chance.total--
  chance.used++
})

/** Cards enter play ready, characters like all others. */
export const entersReady = rule('glossary/spielbereit/1', (): boolean => false)
export const entersBowed = rule('glossary/charakterkarten/2', entersReady)

/** Whoever is moved to a conflict participates. */
export const participates = rule(
  'glossary/teilnehmen-und-kann-nicht-teilnehmen/3',
  (_moved: boolean): boolean => true,
)

/** Attachments bow for themselves. */
export const bow = rule('glossary/verstaerkungskarten/7', (s: L5RState, id: CardId): void => {
  cardAt(s, id).bowed = true
})

/** What is lost goes to nobody, if nothing else is said. */
export const lostTo = rule('glossary/verlieren/1', (_: L5RCard): Seat | undefined => undefined)
export const loseHonor = rule('glossary/verlieren', (s: L5RState, seat: Seat, n: number): void =>
  add(s.honor, seat, -n),
)

/** Nobody looks at it (its owner may look at the province itself). */
export const layUnseen = rule('glossary/verdeckte-provinz/2', (s: L5RState, id: CardId): void =>
  lay(s, zones, id, ROW, cardAt(s, id).owner),
)

/** Who changes sides stays in the conflict (/4), ready or bowed (/5), and its attachments stay whose they are (/6). */
export const changeSide = rule(
  'glossary/kontrolle-und-besitz/4',
  (s: L5RState, id: CardId, seat: Seat): void => lay(s, zones, id, cardAt(s, id).zone, seat),
)
export const changeAsItIs = rule('glossary/kontrolle-und-besitz/5', changeSide)
export const changeControl = rule('glossary/kontrolle-und-besitz/6', changeAsItIs)

/** The bid counts as more or less; the dial shows what it shows. */
export const changeBid = rule('glossary/gebotswert/1', (s: L5RState, seat: Seat, n: number): void => {
  if (on('glossary/gebotswert')) add(s.bid, seat, n)
})

function newOpportunity(s: L5RState): void {
  if (s.used.length > 0) s.used = s.used.filter((key) => !key.startsWith('opportunity'))
}

/** A dishonored province has no text. */
const ofToken = (g: G, { card }: Of<'gain token' | 'lose token'>): number =>
  cardAt(g.state, card).zone === PROVINCE ? ALL : VALUES

export const reducers: Reducers = {
  'begin round': touching(VALUES, (g) => {
    const s = g.state
    s.round++
    s.used = []
    s.limited = [0, 0]
  }),
  phase: touching(VALUES, (g, e) => {
    const s = g.state
    s.phase = e.phase
    s.passed = [false, false]
    s.honorGained = [0, 0]
    s.playedThisPhase = []
    s.lostProvinces = []
    s.fromHand = []
    s.used = s.used.filter((key) => key.startsWith('round'))
    if (e.phase === 'conflict') {
      s.declared = [0, 0]
      s.lost = [0, 0]
      s.conflicts = { military: 0, political: 0 }
      s.chances = [0, 1].map(() => ({ military: 1, political: 1, total: 2, used: 0 }))
    }
  }),
  declare: touching(VALUES, (g, e) => {
    const s = g.state
    newOpportunity(s)
    s.declared[e.seat as 0 | 1]++
    s.conflicts[e.type]++
    const chance = s.chances[e.seat]
    if (chance) {
      chance[e.normally ?? e.type]--
      chance.total--
      chance.used++
    }
    s.conflict = {
      attacker: e.seat,
      type: e.type,
      ring: e.ring,
      province: refTo(s, e.province),
      number: s.declared[0] + s.declared[1],
      winner: null,
      margin: 0,
      unopposed: false,
      decided: false,
      broke: false,
      played: [0, 0],
      actions: [0, 0],
      void: false,
    }
    // Its fate goes to whoever contests the ring (glossary/ringe/3).
    if (e.gained > 0 && on('glossary/ringe/3')) {
      add(s.fate, e.seat, e.gained)
      s.rings[e.ring].fate = 0
    }
    for (const id of e.attackers) cardAt(s, id).participating = true
  }),
  'pass conflict': touching(VALUES, (g, e) => {
    const chance = g.state.chances[e.seat]
    if (chance) passChance(chance)
    newOpportunity(g.state)
  }),
  outcome: touching(VALUES, (g, e) => {
    const { conflict } = g.state
    if (conflict === null) return
    conflict.winner = e.winner
    conflict.margin = e.margin
    conflict.unopposed = e.unopposed
    conflict.decided = true
    if (e.winner !== null) g.state.lost[other(e.winner) as 0 | 1]++
  }),
  'end conflict': touching(VALUES, (g) => {
    const s = g.state
    s.conflict = null
    for (const card of s.cards) {
      card.evaded = false
      card.participating = false
    }
    s.used = s.used.filter((key) => !key.startsWith('conflict'))
  }),
  commit: touching(VALUES, (g, e) => {
    cardAt(g.state, e.card).participating = participates(e.moved)
  }),
  'move home': touching(
    VALUES,
    set((card) => {
      if (on('glossary/heimatzone-in-die-heimatzone-verschieben/1')) card.participating = false
    }),
  ),
  enter: (g, e) => {
    const s = g.state
    const card = cardAt(s, e.card)
    clear(card)
    put(g, e.card, e.on === NONE ? PLAY : ATTACHED, e.seat)
    card.bowed = entersBowed()
    card.participating = e.participating
    card.fate = e.tokens
    card.on = e.on
    card.asAttachment = e.asAttachment
    if (e.status !== undefined) card.status = e.status
    if (entersTainted(card)) card.status |= TAINTED
    if (e.from === HAND) s.fromHand = [...(s.fromHand ?? []), refTo(s, e.card)]
    if (card.tokens !== undefined) delete card.tokens
  },
  leave: (g, e) => leave(g, e),
  honor: touching(VALUES, set(honor)),
  dishonor: touching(VALUES, set(dishonor)),
  taint: touching(
    VALUES,
    set((card) => gainToken(card, TAINTED)),
  ),
  'gain token': touching(ofToken, (g, e) => gainToken(cardAt(g.state, e.card), e.token)),
  'lose token': touching(ofToken, (g, e) => {
    cardAt(g.state, e.card).status &= ~e.token
  }),
  'duel over': (g) => {
    const { conflict, duels } = g.state
    const duel = duels.at(-1)
    if (conflict === null || duel === undefined) return
    conflict.duelled = [...(conflict.duelled ?? []), ...duel.challenger, ...duel.challenged]
    conflict.triumphant = [...(conflict.triumphant ?? []), ...(duel.winner ?? [])]
    conflict.beaten = [...(conflict.beaten ?? []), ...(duel.loser ?? [])]
  },
  bow: touching(VALUES, (g, e) => bow(g.state, e.card)),
  ready: touching(
    VALUES,
    set((card) => {
      card.bowed = false
    }),
  ),
  'place fate': touching(VALUES, (g, e) => {
    cardAt(g.state, e.card).fate += e.n
  }),
  'remove fate': touching(VALUES, (g, e) => {
    const card = cardAt(g.state, e.card)
    const n = Math.min(card.fate, e.n)
    card.fate -= n
    const to = e.to ?? lostTo(card)
    if (to !== undefined) add(g.state.fate, to, n)
  }),
  'reveal province': (g, e) => turnUp(g, e.card),
  break: (g, e) => {
    const s = g.state
    const card = cardAt(s, e.card)
    card.broken = true
    if (!card.faceup) turnUp(g, e.card)
    if (s.conflict && isAttacked(s, e.card)) s.conflict.broke = true
    if (e.seat !== card.holder) s.lostProvinces = [...(s.lostProvinces ?? []), card.holder]
    if (s.conflict) s.conflict.fallen = [...(s.conflict.fallen ?? []), card.holder]
  },
  claim: touching(VALUES, (g, e) => {
    const ring = g.state.rings[e.ring]
    ring.claimed = e.seat
    const type = e.as ?? g.state.conflict?.type
    if (type !== undefined) ring.type = type
  }),
  'take ring': touching(VALUES, (g, e) => {
    g.state.rings[e.ring].claimed = e.seat
  }),
  'return ring': touching(VALUES, (g, e) => {
    g.state.rings[e.ring].claimed = NONE
    delete g.state.rings[e.ring].type
  }),
  contest: touching(VALUES, (g, e) => {
    const { conflict, rings, fate } = g.state
    if (conflict === null) return
    conflict.ring = e.ring
    const isKept = keepsRingFate(g, conflict.attacker)
    e.gained = isKept ? 0 : rings[e.ring].fate
    if (!isKept && on('glossary/ringe/3')) {
      add(fate, conflict.attacker, rings[e.ring].fate)
      rings[e.ring].fate = 0
    }
  }),
  'conflict type': touching(VALUES, (g, e) => {
    const { conflict, conflicts } = g.state
    if (conflict === null) return
    // It counts as one of the type that it has.
    conflicts[conflict.type]--
    conflicts[e.type]++
    conflict.type = e.type
  }),
  'move conflict': touching(VALUES, (g, e) => {
    if (g.state.conflict) g.state.conflict[e.also ? 'also' : 'province'] = refTo(g.state, e.card)
  }),
  'ring fate': touching(VALUES, (g, e) => {
    const ring = g.state.rings[e.ring]
    ring.fate = Math.max(0, ring.fate + e.n)
  }),
  'transfer honor': touching(VALUES, (g, e) => {
    const n = keepsHonor(g, e.from) ? 0 : Math.min(e.n, g.state.honor[e.from as 0 | 1])
    if (on('glossary/nehmen')) add(g.state.honor, e.from, -n)
    if (on('glossary/geben')) add(g.state.honor, e.to, gainable(g, e.to, n))
  }),
  'lose honor': touching(VALUES, (g, e) => {
    if (!keepsHonor(g, e.seat)) loseHonor(g.state, e.seat, e.n)
  }),
  'gain honor': touching(VALUES, (g, e) => {
    if (on('glossary/erhalten/1')) add(g.state.honor, e.seat, gainable(g, e.seat, e.n))
  }),
  'gain fate': touching(VALUES, (g, e) => {
    if (on('glossary/erhalten/1')) add(g.state.fate, e.seat, e.n)
  }),
  'lose fate': touching(VALUES, (g, e) => add(g.state.fate, e.seat, -e.n)),
  'transfer fate': touching(VALUES, (g, e) => {
    const n = Math.min(e.n, g.state.fate[e.from as 0 | 1])
    if (on('glossary/nehmen')) add(g.state.fate, e.from, -n)
    if (on('glossary/geben')) add(g.state.fate, e.to, n)
  }),
  'pass first player': touching(VALUES, (g, e) => {
    g.state.first = e.to
  }),
  draw: touching(VALUES, (g, e) => {
    g.news = true
    for (const id of e.cards) lay(g.state, zones, id, HAND, e.seat)
  }),
  put: touching(
    // An event is never on the table, but for one of a dynasty deck, which may be played out of a province.
    ({ state }, e) =>
      faceAt(state, e.card).type === 'event' && cardAt(state, e.card).zone !== ROW && e.to !== ROW
        ? VALUES
        : ALL,
    (g, e) => {
      const card = cardAt(g.state, e.card)
      clear(card)
      put(g, e.card, e.to, e.holder, e.place)
    },
  ),
  'discard cards': (g, e) => {
    for (const id of e.cards) {
      const card = cardAt(g.state, id)
      clear(card)
      put(g, id, discardOf(card), card.owner)
    }
  },
  'order pile': touching(NOTHING, (g, e) => {
    for (const id of e.cards) {
      const { zone, holder } = cardAt(g.state, id)
      lay(g.state, zones, id, zone, holder)
    }
  }),
  shuffle: touching(NOTHING, (g, e) => {
    g.news = true
    shufflePile(g.state, e.zone, e.seat)
  }),
  // Everybody sees the event that is being played; to show one's own card is nothing that could not be undone.
  announce: touching(NOTHING, (g, e) => {
    show(g.state, [e.card], everyone(g.state))
  }),
  look: touching(NOTHING, (g, e) => {
    if (e.cards.some((id) => (cardAt(g.state, id).known & (1 << e.seat)) === 0)) g.news = true
    show(g.state, e.cards, 1 << e.seat)
  }),
  reveal: touching(NOTHING, (g, e) => {
    const all = everyone(g.state)
    if (e.cards.some((id) => cardAt(g.state, id).known !== all)) g.news = true
    if (on('glossary/aufdecken')) show(g.state, e.cards, all)
  }),
  fill: touching(
    (_, e) => (e.faceup ? ALL : VALUES),
    (g, e) => {
      const s = g.state
      const card = cardAt(s, e.card)
      clear(card)
      layUnseen(s, e.card)
      card.slot = e.slot
      if (e.faceup) {
        card.faceup = true
        g.news = true
        show(s, [e.card], everyone(s))
      }
    },
  ),
  'turn faceup': (g, e) => turnUp(g, e.card),
  'turn facedown': (g, e) => {
    cardAt(g.state, e.card).faceup = false
    becomeAnother(g, e.card)
  },
  restore: (g, e) => {
    cardAt(g.state, e.card).broken = false
  },
  'to slot': (g, e) => {
    cardAt(g.state, e.card).slot = e.slot
  },
  'set aside province': (g, e) => {
    const card = cardAt(g.state, e.card)
    card.slot = e.slot
    // Before they lay in the order of the deck list, which would tell them to the opponent.
    lay(g.state, zones, e.card, PROVINCE, card.holder)
  },
  'honor token': (g, e) => {
    const card = cardAt(g.state, e.card)
    card.tokens = (card.tokens ?? 0) + e.n
  },
  evade: touching(
    VALUES,
    set((card) => {
      card.evaded = true
    }),
  ),
  attach: (g, e) => {
    const s = g.state
    const card = cardAt(s, e.card)
    if (card.holder !== e.seat) lay(s, zones, e.card, ATTACHED, e.seat)
    card.on = e.to
  },
  detach: (g, e) => {
    const card = cardAt(g.state, e.card)
    card.on = NONE
    card.asAttachment = false
    lay(g.state, zones, e.card, PLAY, card.holder)
  },
  control: (g, e) => {
    changeControl(g.state, e.card, e.seat)
  },
  dials: (g, e) => {
    g.state.dial = [...e.values]
    g.state.bid = [...e.values]
  },
  bid: (g, e) => {
    changeBid(g.state, e.seat, e.n)
  },
  favor: touching(VALUES, (g, e) => {
    g.state.favor = e.seat === null ? null : { seat: e.seat, side: e.side }
  }),
  chances: touching(VALUES, (g, e) => {
    const chance = g.state.chances[e.seat]
    if (chance === undefined) return
    if (e.type !== null) chance[e.type] += e.n
    chance.total += e.n
  }),
  played: touching(VALUES, (g, e) => {
    const { conflict } = g.state
    if (conflict) {
      conflict.played[e.seat as 0 | 1]++
      conflict.playedCards = [...(conflict.playedCards ?? []), { card: e.card, seat: e.seat }]
    }
    g.state.playedThisPhase = [
      ...(g.state.playedThisPhase ?? []),
      { card: refTo(g.state, e.card), seat: e.seat },
    ]
    if (hasKeyword(g, e.card, 'limited')) g.state.limited[e.seat as 0 | 1]++
  }),
  lasting: (g, e) => {
    g.state.effects.push({ ...e.effect, id: g.state.serial++ })
  },
  unlasting: (g, e) => {
    g.state.effects = g.state.effects.filter((effect) => !e.ids.includes(effect.id))
  },
  used: touching(NOTHING, (g, e) => {
    const { used, conflict } = g.state
    used.push(e.key)
    if (conflict && e.action !== undefined) conflict.actions[e.action as 0 | 1]++
  }),
  pass: touching(VALUES, (g, e) => {
    if (g.state.phase === 'dynasty') g.state.passed[e.seat as 0 | 1] = true
  }),
  win: (g, e) => {
    g.state.outcome = { winners: e.seats, rule: g.rule }
  },
}
