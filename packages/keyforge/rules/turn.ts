/** Set-up (rules/aufbau) and the five steps of a turn (rules/zuguebersicht). */
import {
  below,
  type CardId,
  type Frame,
  type Option,
  refTo,
  type Seat,
  type Setup,
  zoneOf,
} from '@regelwerk/core'
import type { House } from '../abilities.ts'
import { type G, on, procedure, rule, step } from '../book.ts'
import type { KeyForgeEvent } from '../events.ts'
import { asItWas, housesNowOrThen } from '../filter.ts'
import { houses } from '../houses.ts'
import { isMeant } from '../players.ts'
import { constantOf, prepared } from '../prepare.ts'
import { amount } from '../reading.ts'
import {
  ARTIFACTS,
  archivesOf,
  artifactsOf,
  cardAt,
  DECK,
  faceAt,
  HAND,
  handOf,
  LINE,
  lineOf,
  other,
  UPGRADES,
} from '../state.ts'
import { housesOf, reachContext, working } from '../values.ts'
import { happen } from './amber.ts'
import { drawCards } from './drawing.ts'
import { canForge, forgeKey, forging, keyCost, skipsForging } from './keys.ts'
import { endLasting, endWithTurn, leaveLine, settle } from './leaving.ts'
import { occurrence, openWindow } from './occurrences.ts'
import { mayDiscard, playCard, playing, whyNotFromHand } from './playing.ts'
import { discardCards } from './tasks.ts'
import { type How, useCard, usePermission, using, waysInTurn } from './using.ts'

// ---- chains

export const fewer = {
  upTo6: rule('rules/ketten/1', (): number => 1),
  upTo12: rule('rules/ketten/2', (): number => 2),
  upTo18: rule('rules/ketten/3', (): number => 3),
  above: rule('rules/ketten/4', (): number => 4),
}

/** How many cards fewer a hand is filled with, by the number of chains (rules/ketten). */
function chainPenalty(chains: number): number {
  if (chains === 0) return 0
  if (chains <= 6) return fewer.upTo6()
  if (chains <= 12) return fewer.upTo12()
  return chains <= 18 ? fewer.upTo18() : fewer.above()
}

/** Fills a hand up to a size; whoever has chains and would draw draws less, and sheds one. */
export const fillHand = rule('rules/schritt-5-karten-ziehen/1', (g: G, seat: Seat, size: number): void => {
  const s = g.state
  const hand = handOf(s, seat)
  const missing = size - hand.length
  if (missing <= 0 && on('faq/ketten/1')) return
  const chains = s.chains[seat] as number
  const penalty = chains > 0 && on('rules/ketten') ? chainPenalty(chains) : 0
  drawCards(g, seat, Math.max(0, missing - penalty))
  if (chains > 0 && on('rules/ketten')) happen(g, { kind: 'chains', seat, n: -1 })
})

// ---- set-up

interface GameLocals {
  starter: Setup['starter'] | null
  next: Seat
  asked: Seat[]
  answer: unknown
}

/** Whoever is to decide who starts decides it. */
export const whoStarts = rule('rules/aufbau', (starter: GameLocals['starter']) => starter)

export const game = procedure<GameLocals>('game', [
  step('~who starts', (g, f) => {
    const starter = whoStarts(f.starter)
    if (typeof starter === 'number') f.answer = starter
    else if (starter === 'random' || starter === null || starter === undefined)
      f.answer = below(g.state.random, 2)
    else {
      const options = [0, 1].map((seat): Option => ({ verb: 'starts', seat, value: seat }))
      g.choose(f as Frame, 'answer', starter.chosenBy, options, {
        prompt: 'who starts',
        rule: 'rules/aufbau',
      })
    }
  }),
  step('rules/aufbau', (g, f) => {
    const s = g.state
    f.next = f.answer as Seat
    s.starter = f.next
    s.active = f.next
    f.answer = null
    for (const seat of [0, 1]) happen(g, { kind: 'shuffle', seat, zone: DECK })
    fillHand(g, f.next, 7)
    fillHand(g, other(f.next), 6)
    f.asked = [f.next, other(f.next)]
  }),
  step('glossary/mulligan', (g, f) => {
    const [seat] = f.asked
    if (seat === undefined || f.answer !== null) return
    const options: Option[] = [
      { verb: 'keep', value: 'keep' },
      { verb: 'mulligan', value: 'mulligan' },
    ]
    g.choose(f as Frame, 'answer', seat, options, { prompt: 'mulligan' })
  }),
  step('~mulligan', (g, f) => {
    const seat = f.asked.shift()
    if (seat === undefined) return
    const taken = f.answer === 'mulligan'
    f.answer = null
    if (f.asked.length > 0) g.goTo(f as Frame, 'glossary/mulligan')
    if (!taken) return
    const hand = [...handOf(g.state, seat)]
    happen(g, { kind: 'mulligan', seat })
    happen(g, ...hand.map((card): KeyForgeEvent => ({ kind: 'put', card, to: DECK, holder: seat })))
    happen(g, { kind: 'shuffle', seat, zone: DECK })
    // One card less than before; no chain is shed by that.
    drawCards(g, seat, Math.max(0, hand.length - 1))
  }),
  step('rules/zuguebersicht', (g, f) => {
    const seat = f.next
    f.next = other(seat)
    g.again(f as Frame)
    g.call(turn, { seat, answer: null })
  }),
])

// ---- the turn

interface TurnLocals {
  seat: Seat
  answer: unknown
}

type Act = { verb: 'play' | 'discard'; card: CardId } | { verb: How; card: CardId } | { verb: 'end' }

type Houses = readonly House[]

/** A house that must be chosen must be open to choose, too. */
export const choosable = rule(
  'rules/schritt-2-fraktion-waehlen/3',
  (open: House[], _musts: Houses): House[] => open,
)

/** "Cannot" before "must". */
export const withoutForbidden = rule(
  'glossary/kann-nicht-vs-muss-darf-kann-nicht-vs-erlauben-effekt',
  (open: Houses, nots: Houses, _musts: Houses): House[] => open.filter((house) => !nots.includes(house)),
)

/** Houses on the identity card and of the cards one controls; "cannot" before "must" (glossary/fraktionswahl). */
export function housesToChoose(g: G, seat: Seat): House[] {
  const s = g.state
  let open: House[] = [...(s.identities[seat] as House[])]
  const controlled = [LINE, ARTIFACTS, UPGRADES].flatMap((zone) => zoneOf(s, zone, seat))
  if (on('rules/schritt-2-fraktion-waehlen/2')) {
    const theirs = new Set<House>()
    for (const id of controlled) {
      const own = housesOf(g, id)
      // A card of all houses adds none.
      if (own.length < houses.length) for (const house of own) theirs.add(house)
    }
    for (const house of houses) if (theirs.has(house) && !open.includes(house)) open.push(house)
  }
  const musts: House[] = []
  const nots: House[] = []
  for (const reach of working(g, 'mustChoose')) {
    const constant = reach.constant
    if (!isMeant(g, reachContext(reach), constant.who, seat)) continue
    if (constant.mustChoose === 'ofIt') {
      for (const ref of reachContext(reach).it) musts.push(...housesNowOrThen(g, asItWas(s, ref)))
      continue
    }
    const house = constant.mustChoose === 'chosen' ? reachContext(reach).house : constant.mustChoose
    if (house !== null) musts.push(house)
  }
  for (const reach of working(g, 'cannotChoose')) {
    if (reach.me !== seat && reach.lasting?.house) nots.push(reach.lasting.house)
  }
  open = choosable(open, musts)
  const allowed = withoutForbidden(open, nots, musts)
  const demanded = allowed.filter((house) => musts.includes(house))
  return demanded.length > 0 && on('glossary/fraktionswahl') ? demanded : allowed
}

/** At most one key in this step. */
export const forgeOne = rule('rules/schritt-1-schluessel-schmieden/2', (g: G, seat: Seat): void => {
  const cost = keyCost(g, seat)
  if (canForge(g, seat, cost)) g.call(forgeKey, forging(seat, cost))
})

/** Does a card in the archives let their cards be taken one by one (The Archivist)? */
const mayTakeSome = (g: G, seat: Seat): boolean =>
  archivesOf(g.state, seat).some((id) =>
    prepared(faceAt(g.state, id).index).constants.some((r) => 'archivesChoice' in constantOf(r)),
  )

/** What the active player may do in step 3. */
function acts(g: G): Option[] {
  const s = g.state
  const seat = s.active
  const options: Option[] = []
  if (!s.stepOver) {
    for (const id of handOf(s, seat)) {
      if (whyNotFromHand(g, id) === null)
        options.push({ verb: 'play', source: id, value: { verb: 'play', card: id } })
      if (mayDiscard(g, id))
        options.push({ verb: 'discard', source: id, value: { verb: 'discard', card: id } })
    }
    for (const list of [lineOf(s, seat), artifactsOf(s, seat)])
      for (const id of list)
        for (const how of waysInTurn(g, id))
          options.push({ verb: how, source: id, value: { verb: how, card: id } })
  }
  options.push({ verb: 'end', value: { verb: 'end' } })
  return options
}

function doAct(g: G, act: Exclude<Act, { verb: 'end' }>): void {
  const s = g.state
  switch (act.verb) {
    case 'play':
      g.call(playCard, playing(g, act.card, s.active, true))
      return
    case 'discard':
      g.call(discardCards, { cards: [act.card], seat: s.active })
      return
    default:
      usePermission(g, act.card, act.verb)
      g.call(useCard, using(refTo(s, act.card), s.active, act.verb))
  }
}

/** The size a hand is filled up to. */
function handSize(g: G, seat: Seat): number {
  let size = 6
  for (const reach of working(g, 'handSize')) {
    const constant = reach.constant
    if (constant.whose === 'any' || (reach.me === seat) === (constant.whose === 'you'))
      size += amount(g, constant.handSize, reachContext(reach))
  }
  return size
}

/** As in the "draw cards" step. */
export const refill = (g: G, seat: Seat): void => fillHand(g, seat, handSize(g, seat))

const turn = procedure<TurnLocals>('turn', [
  step('~begin', (g, f) => {
    happen(g, { kind: 'begin turn', seat: f.seat })
    endLasting(g)
    happen(g, { kind: 'begin step', step: 'forge' })
  }),
  step('~settle at the start', (g, f) => {
    if (settle(g)) g.again(f as Frame)
  }),
  step('~start of turn', (g, f) => openWindow(g, [occurrence(g, 'startOfTurn', f.seat)])),
  step('~settle before forging', (g, f) => {
    if (settle(g)) g.again(f as Frame)
  }),
  step('rules/schritt-1-schluessel-schmieden', (g, f) => {
    if (!skipsForging(g, f.seat)) forgeOne(g, f.seat)
  }),
  step('~settle after forging', (g, f) => {
    if (settle(g)) g.again(f as Frame)
  }),
  step('rules/schritt-2-fraktion-waehlen', (g, f) => {
    happen(g, { kind: 'begin step', step: 'house' })
    const options = housesToChoose(g, f.seat).map(
      (house): Option => ({ verb: 'house', name: house, value: house }),
    )
    g.choose(f as Frame, 'answer', f.seat, options, { prompt: 'choose house' })
  }),
  step('~house', (g, f) => {
    happen(g, { kind: 'choose house', seat: f.seat, house: f.answer as House | null })
    f.answer = null
  }),
  step('rules/schritt-2-fraktion-waehlen/1', (g, f) => {
    if (archivesOf(g.state, f.seat).length === 0) return
    const options: Option[] = [
      { verb: 'take archives', value: 'yes' },
      { verb: 'leave archives', value: 'no' },
    ]
    if (mayTakeSome(g, f.seat)) options.splice(1, 0, { verb: 'take some', value: 'some' })
    g.choose(f as Frame, 'answer', f.seat, options, { prompt: 'archives' })
  }),
  step('~which archives', (g, f) => {
    if (f.answer !== 'some') return
    const options = archivesOf(g.state, f.seat).map(
      (id): Option => ({ verb: 'choose', target: id, value: id }),
    )
    g.pick(f as Frame, 'answer', f.seat, options, { prompt: 'take some', min: 0, max: options.length })
  }),
  step('glossary/archiv', (g, f) => {
    const { answer } = f
    f.answer = null
    const some = Array.isArray(answer) ? (answer as CardId[]) : []
    const cards = answer === 'yes' ? [...archivesOf(g.state, f.seat)] : some
    if (cards.length === 0) return
    happen(g, ...cards.map((card): KeyForgeEvent => ({ kind: 'put', card, to: HAND, holder: f.seat })))
  }),
  step('~after choosing', (g, f) => openWindow(g, [occurrence(g, 'choosesHouse', f.seat)])),
  step('~step 3', (g) => happen(g, { kind: 'begin step', step: 'main' })),
  step('~settle', (g, f) => {
    if (settle(g)) g.again(f as Frame)
  }),
  step('rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und', (g, f) => {
    if (g.state.turnOver) {
      f.answer = { verb: 'end' } satisfies Act
      return
    }
    const options = acts(g)
    // Asked even where ending is all that is left: a turn does not end by itself, and a hand is nobody else's business.
    g.choose(f as Frame, 'answer', f.seat, options, { prompt: 'act', secret: true })
  }),
  step('~act', (g, f) => {
    const act = f.answer as Act
    f.answer = null
    if (act.verb === 'end') return
    g.goTo(f as Frame, '~settle')
    doAct(g, act)
  }),
  step('rules/schritt-4-karten-spielbereit-machen', (g, f) => {
    const s = g.state
    if (s.turnOver) return
    happen(g, { kind: 'begin step', step: 'ready' })
    const cards = [...lineOf(s, f.seat), ...artifactsOf(s, f.seat)].filter((id) => cardAt(s, id).exhausted)
    if (cards.length > 0) happen(g, ...cards.map((card): KeyForgeEvent => ({ kind: 'ready', card })))
  }),
  step('~end of readying', (g, f) => {
    if (!g.state.turnOver) openWindow(g, [occurrence(g, 'endOfReady', f.seat)])
  }),
  step('rules/schritt-5-karten-ziehen', (g, f) => {
    if (g.state.turnOver) return
    happen(g, { kind: 'begin step', step: 'draw' })
    refill(g, f.seat)
  }),
  step('glossary/ende-des-zuges', (g, f) => {
    happen(g, { kind: 'begin step', step: 'end' })
    openWindow(g, [occurrence(g, 'endOfTurn', f.seat)])
  }),
  // What must be done because effects of this turn end is still done in this turn.
  step('~effects end', (g, f) => {
    endWithTurn(g)
    leaveLine(g)
    if (settle(g)) g.again(f as Frame)
  }),
  step('rules/schritt-5-karten-ziehen/3', (g, f) => {
    const check = (g.state.amber[f.seat] as number) >= keyCost(g, f.seat)
    happen(g, { kind: 'end turn', seat: f.seat, check })
  }),
])
