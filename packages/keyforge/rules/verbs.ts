/** What effects do: one function per verb of the ability language. Those that ask on the way call a procedure. */

import { type CardId, type Ref, refTo, type Seat } from '@regelwerk/core'
import type { Loop, Targets, Verb } from '../abilities.ts'
import { type G, on } from '../book.ts'
import { houseNumber, type KeyForgeEvent } from '../events.ts'
import { fight } from '../fighting.ts'
import { controllerOf, matches } from '../filter.ts'
import { type Doing, idOf, isChoice, registered } from '../prepare.ts'
import {
  ARCHIVES,
  cardAt,
  DECK,
  DISCARD,
  deckOf,
  discardOf,
  HAND,
  handOf,
  isInPlay,
  LINE,
  NONE,
  other,
  PURGED,
  printedHouse,
} from '../state.ts'
import { armorOf } from '../values.ts'
import { unlike } from './alike.ts'
import { asMuchAsPossible, gain, happen, lose, pay, steal } from './amber.ts'
import { type Captor, captureTogether } from './capturing.ts'
import { takeControl } from './control.ts'
import { dealDamage, dealing, type Hitting, splashed } from './damage.ts'
import { drawCards } from './drawing.ts'
import { amountNow, contextNow, type ResolveFrame, refsOf, report, seatsMeant, targets } from './effects.ts'
import { forgeAt } from './keys.ts'
import { destroy, destroying, type Going, leavePlay, leaving, whole } from './leaving.ts'
import { startLoop } from './loops.ts'
import { canHave, houseMatters, isUnderWay } from './mattering.ts'
import { opening, window } from './occurrences.ts'
import {
  iconsOn,
  isOfActiveHouse,
  playCard,
  playing,
  putIntoPlay,
  putting,
  resolveIcons,
  whyNotPlay,
} from './playing.ts'
import {
  chooseHouse,
  chooseNumber,
  discardCards,
  healSome,
  joinLine,
  searchCards,
  tally,
  thenShuffle,
  unforgeOne,
} from './tasks.ts'
import { useCard, using, waysInTurn, waysToUse } from './using.ts'

type Of<K extends Verb['do']> = Extract<Verb, { do: K }>
type Perform<K extends Verb['do']> = (g: G, f: ResolveFrame, verb: Of<K>) => void

const unique = (refs: readonly Ref[]): Ref[] => unlike(refs, (a, b) => a.card === b.card)

/** The targets, which are from now on "it". */
function them(g: G, f: ResolveFrame, verb: Doing): Ref[] {
  const refs = unique(targets(g, f, verb).flat())
  f.it = refs
  f.count = refs.length
  if (refs.length === 0) report(f, false)
  return refs
}

const asList = (targets: Targets): readonly Targets[] => (Array.isArray(targets) ? targets : [targets])

/** The same status for each of them that can have it. */
const status =
  (kind: 'stun' | 'unstun' | 'ward' | 'enrage' | 'ready' | 'exhaust') =>
  (g: G, f: ResolveFrame, verb: Doing): void => {
    const refs = them(g, f, verb).filter(({ card }) => isInPlay(cardAt(g.state, card)))
    const batch = refs
      .filter(({ card }) => canHave(g, card, kind))
      .map(({ card }): KeyForgeEvent => ({ kind, card }))
    f.count = batch.length
    if (batch.length > 0) happen(g, ...batch)
    if (batch.length < refs.length && kind !== 'ready') report(f, false)
    // A creature that is ready already simply goes on.
    if (batch.length < refs.length && !on('rules/so-viel-wie-moeglich-abhandeln'))
      f.pc = registered(f.ability).program.length
  }

/** Sends cards somewhere: from play they leave together, from elsewhere they are put there. Then it is counted. */
function send(
  g: G,
  refs: readonly Ref[],
  to: Going['to'],
  details: {
    holder?: Seat
    place?: 'bottom'
    abducted?: boolean
    discarded?: boolean
    shuffled?: true
    by?: CardId
  } = {},
): void {
  const s = g.state
  g.call(tally, { refs: [...refs] })
  const inPlay = refs.filter(({ card }) => isInPlay(cardAt(s, card)))
  const elsewhere = whole(g, refs).filter(({ card }) => !isInPlay(cardAt(s, card)))
  const batch = elsewhere.map(({ card }): KeyForgeEvent => {
    const { owner } = cardAt(s, card)
    return {
      kind: 'put',
      card,
      to,
      holder: details.holder ?? owner,
      ...(details.place && { place: details.place }),
      ...(details.abducted && { abducted: true }),
      ...(details.discarded && { discarded: true }),
    }
  })
  if (batch.length > 0) happen(g, ...batch)
  if (inPlay.length > 0) {
    const going = inPlay.map(
      ({ card }): Going => ({
        card,
        to,
        ...(details.holder !== undefined && { holder: details.holder }),
        ...(details.place && { place: details.place }),
        ...(details.shuffled && { shuffled: true }),
        ...(details.abducted && cardAt(s, card).owner !== details.holder && { abducted: true as const }),
        ...(details.by !== undefined && { by: details.by }),
      }),
    )
    g.call(leavePlay, leaving(going))
  }
}

const verbs: { [K in Verb['do']]: Perform<K> } = {
  gain: (g, f, verb) => {
    let total = 0
    for (const seat of seatsMeant(g, f, verb.who)) {
      const n = amountNow(g, f, verb.n)
      gain(g, seat, n)
      total += n
    }
    f.count = total
  },
  lose: (g, f, verb) => {
    let total = 0
    for (const seat of seatsMeant(g, f, verb.who)) {
      const there = g.state.amber[seat] as number
      const wanted = verb.n === 'all' ? there : amountNow(g, f, verb.n)
      const lost = lose(g, seat, asMuchAsPossible(wanted, there))
      total += lost
      report(f, lost >= wanted && (lost > 0 || wanted === 0))
    }
    f.count = total
  },
  steal: (g, f, verb) => {
    const to = verb.who === 'opponent' ? other(f.you) : f.you
    const there = g.state.amber[other(to)] as number
    const wanted = verb.n === 'all' ? there : amountNow(g, f, verb.n)
    const stolen = steal(g, to, asMuchAsPossible(wanted, on('glossary/stehlen') ? there : wanted))
    f.count = stolen
    report(f, stolen >= wanted && stolen > 0)
  },
  capture: (g, f, verb) => {
    const refs = targets(g, f, verb).flat()
    f.it = unique(refs)
    f.count = 0
    if (refs.length === 0) report(f, false)
    const captors = refs.map(({ card }): Captor => {
      const mine = controllerOf(g.state, card, contextNow(f))
      const from = verb.from === 'ownSide' ? mine : other(mine)
      const n = verb.n === 'all' ? (g.state.amber[from] as number) : amountNow(g, f, verb.n, card)
      return { card, from, n, ofEvent: typeof verb.n === 'object' && 'ofEvent' in verb.n }
    })
    captureTogether(g, f, captors)
  },
  exalt: (g, f, verb) => {
    const refs = them(g, f, verb).filter(({ card }) => isInPlay(cardAt(g.state, card)))
    const n = verb.n === undefined ? 1 : amountNow(g, f, verb.n)
    happen(g, ...refs.map(({ card }): KeyForgeEvent => ({ kind: 'put amber', card, n })))
  },
  moveAmber: (g, f, verb) => {
    const s = g.state
    let slot = 0
    const meant = (what: Targets): Ref[] =>
      asList(what).flatMap((one) => {
        const target = one as Parameters<typeof refsOf>[2]
        return refsOf(g, f, target, isChoice(target) ? slot++ : 0)
      })
    const from = verb.from === 'yourPool' || verb.from === 'supply' ? null : meant(verb.from)
    const to = verb.to === 'yourPool' || verb.to === 'supply' ? null : (meant(verb.to)[0] ?? null)
    if (typeof verb.to === 'object' && to === null) {
      report(f, false)
      return
    }
    let moved = 0
    const wanted = (there: number, target: CardId): number =>
      verb.n === 'all' ? there : Math.min(there, amountNow(g, f, verb.n, target))
    if (from === null) {
      const there = verb.from === 'supply' ? Number.MAX_SAFE_INTEGER : (s.amber[f.you] as number)
      moved = wanted(there, NONE)
      if (verb.from === 'yourPool' && moved > 0) happen(g, { kind: 'lose', seat: f.you, n: moved })
    } else {
      for (const { card } of from) {
        const n = wanted(cardAt(s, card).amber, card)
        if (n > 0) happen(g, { kind: 'take amber', card, n })
        moved += n
      }
    }
    f.count = moved
    report(f, moved > 0)
    if (moved === 0) return
    if (verb.to === 'yourPool') gain(g, f.you, moved)
    else if (to !== null) happen(g, { kind: 'put amber', card: to.card, n: moved })
  },
  pay: (g, f, verb) => {
    const from = verb.who === 'you' ? f.you : other(f.you)
    const there = g.state.amber[from] as number
    const n = Math.min(there, verb.n === 'all' ? there : amountNow(g, f, verb.n))
    pay(g, from, n)
    f.count = n
  },
  forge: (g, f, verb) => {
    const extra = verb.extra === undefined ? 0 : amountNow(g, f, verb.extra)
    report(f, forgeAt(g, f.you, extra, verb.free === true))
  },
  unforge: (g, f) => {
    const s = g.state
    const rival = other(f.you)
    const keys = s.before.forged.filter((key) => ((s.keys[rival] as number) & (1 << key)) !== 0)
    report(f, keys.length > 0)
    if (keys.length > 0) g.call(unforgeOne, { seat: rival, keys, key: null })
  },
  gainChains: (g, f, verb) => {
    for (const seat of seatsMeant(g, f, verb.who)) happen(g, { kind: 'chains', seat, n: verb.n })
  },
  deal: (g, f, verb) => {
    let slot = 0
    const hits: Hitting[] = []
    const source = f.self.card === NONE ? null : f.self
    const ignoreArmor = verb.ignoreArmor === true
    const struck: Ref[] = []
    for (const hit of verb.hits) {
      const lists = asList(hit.to).map((target) => {
        const one = target as Parameters<typeof refsOf>[2]
        return refsOf(g, f, one, isChoice(one) ? slot++ : 0)
      })
      for (const ref of lists.flat()) {
        const n = amountNow(g, f, hit.n, ref.card)
        hits.push({ card: ref, n, source, fight: false, ignoreArmor })
        struck.push(ref)
        for (const id of hit.splash === undefined ? [] : splashed(g, ref.card))
          hits.push({ card: refTo(g.state, id), n: hit.splash as number, source, fight: false, ignoreArmor })
      }
    }
    f.it = unique(struck)
    f.count = hits.length
    if (hits.length === 0) {
      report(f, false)
      return
    }
    if (on('rules/faehigkeiten-in-der-reihenfolge-abhandeln-in-der-sie-im-text/example-2') || hits.length < 2)
      g.call(dealDamage, dealing(hits, f.you))
    else for (const hit of [...hits].reverse()) g.call(dealDamage, dealing([hit], f.you))
  },
  heal: (g, f, verb) => {
    const refs = them(g, f, verb)
    if (verb.upTo) {
      const [ref] = refs
      if (ref !== undefined && typeof verb.n !== 'string')
        g.call(healSome, {
          card: ref,
          most: Math.min(amountNow(g, f, verb.n), cardAt(g.state, ref.card).damage),
          n: null,
        })
      return
    }
    let total = 0
    const batch: KeyForgeEvent[] = []
    for (const { card } of refs) {
      const there = cardAt(g.state, card).damage
      const n = Math.min(there, verb.n === 'all' ? there : amountNow(g, f, verb.n, card))
      total += n
      if (n > 0) batch.push({ kind: 'heal', card, n })
    }
    if (batch.length > 0) happen(g, ...batch)
    f.count = total
    // Nothing removed is nothing healed (glossary/heilen).
    if (total === 0 && on('glossary/heilen')) report(f, false)
  },
  moveDamage: (g, f, verb) => {
    const [from, to] = targets(g, f, verb).map((list) => list[0])
    if (from === undefined || to === undefined) {
      report(f, false)
      return
    }
    const there = cardAt(g.state, from.card).damage
    const n = verb.n === 'all' ? there : Math.min(there, amountNow(g, f, verb.n))
    f.count = n
    if (n === 0) return
    if (on('glossary/verschieben'))
      happen(g, { kind: 'heal', card: from.card, n }, { kind: 'damage', card: to.card, n, prevented: 0 })
    else
      g.call(dealDamage, dealing([{ card: to, n, source: f.self, fight: false, ignoreArmor: false }], f.you))
  },
  destroy: (g, f, verb) => destroyThem(g, f, verb, false),
  sacrifice: (g, f, verb) => destroyThem(g, f, verb, true),
  stun: status('stun'),
  unstun: status('unstun'),
  ward: status('ward'),
  enrage: status('enrage'),
  ready: status('ready'),
  exhaust: status('exhaust'),
  addPower: (g, f, verb) => {
    // As many as the effect before has done.
    const done = f.count
    const refs = them(g, f, verb)
    for (const { card } of refs.filter((ref) => isInPlay(cardAt(g.state, ref.card))))
      happen(g, { kind: 'power', card, n: amountNow(g, { ...f, count: done }, verb.n, card) })
  },
  addCounter: (g, f, verb) => {
    for (const { card } of them(g, f, verb))
      if (isInPlay(cardAt(g.state, card)))
        happen(g, { kind: 'counter', card, counter: verb.counter, n: verb.n })
  },
  loseArmor: (g, f, verb) => {
    const refs = them(g, f, verb)
    f.lost = refs.map(({ card }) => ({ card, n: armorOf(g, card) }))
    addLasting(g, f, 'no armor', 'turn', refs)
  },
  return: (g, f, verb) => send(g, them(g, f, verb), HAND),
  archive: (g, f, verb) => {
    const refs = them(g, f, verb)
    if (verb.where === 'yours') send(g, refs, ARCHIVES, { holder: f.you, abducted: true })
    else send(g, refs, ARCHIVES)
  },
  purge: (g, f, verb) =>
    send(g, them(g, f, verb), on('glossary/verbannen') ? PURGED : DISCARD, { by: f.self.card }),
  discard: (g, f, verb) => {
    const refs = them(g, f, verb)
    g.call(tally, { refs, to: DISCARD })
    if (refs.length > 0) g.call(discardCards, { cards: refs.map(({ card }) => card), seat: f.you })
  },
  putOnDeck: (g, f, verb) => send(g, them(g, f, verb), DECK, verb.place ? { place: verb.place } : {}),
  shuffleIntoDeck: (g, f, verb) => {
    const refs = them(g, f, verb)
    const owners = [...new Set(refs.map(({ card }) => cardAt(g.state, card).owner))]
    g.call(thenShuffle, { seats: owners })
    send(g, refs, DECK, { shuffled: true })
  },
  discardUntil: (g, f, verb) => {
    const s = g.state
    f.it = []
    f.count = 0
    for (let card = deckOf(s, f.you).at(-1); card !== undefined; card = deckOf(s, f.you).at(-1)) {
      happen(g, { kind: 'put', card, to: DISCARD, holder: f.you })
      f.count++
      const { in: _, whose: __, ...print } = verb.filter
      if (matches(g, print, card, contextNow(f))) {
        f.it = [refTo(s, card)]
        return
      }
    }
    report(f, false)
  },
  shuffleDiscard: (g, f, verb) => {
    const s = g.state
    const cards = [...(verb.hand ? handOf(s, f.you) : []), ...discardOf(s, f.you)]
    happen(g, ...cards.map((card): KeyForgeEvent => ({ kind: 'put', card, to: DECK, holder: f.you })))
    happen(g, { kind: 'shuffle', seat: f.you, zone: DECK })
  },
  swapDeckAndDiscard: (g, f) => {
    happen(g, { kind: 'swap piles', seat: f.you })
    happen(g, { kind: 'shuffle', seat: f.you, zone: DECK })
  },
  draw: (g, f, verb) => {
    const n = amountNow(g, f, verb.n)
    f.count = drawCards(g, f.you, n)
    report(f, f.count >= n)
  },
  search: (g, f, verb) =>
    g.call(searchCards, { seat: f.you, filter: verb.filter, all: verb.all === true, picked: null }),
  reveal: (g, f, verb) => {
    const refs = them(g, f, verb)
    f.revealed = refs
    if (refs.length > 0) happen(g, { kind: 'reveal', cards: refs.map(({ card }) => card) })
  },
  look: (g, f, verb) => {
    const refs = them(g, f, verb)
    if (refs.length > 0)
      happen(g, { kind: 'look', seat: g.state.active, cards: refs.map(({ card }) => card) })
  },
  putUnder: (g, f, verb) => {
    const [ref] = them(g, f, verb)
    if (ref !== undefined && isInPlay(cardAt(g.state, f.self.card)))
      happen(g, { kind: 'put under', card: ref.card, on: f.self.card, faceup: verb.faceup === true })
  },
  play: (g, f, verb) => {
    const [ref] = them(g, f, verb)
    if (ref === undefined || isInPlay(cardAt(g.state, ref.card))) return
    // What cannot be played stays where it is, though the effect says to play it.
    const wins = on('glossary/kann-nicht-vs-muss-darf-kann-nicht-vs-erlauben-effekt')
    // Of whatever house it is, unless the text says otherwise.
    const open = on('rules/karten-ueber-andere-kartenfaehigkeiten-verwenden') || isOfActiveHouse(g, ref.card)
    if (open && (!wins || whyNotPlay(g, f.you, ref.card) === null))
      g.call(playCard, playing(g, ref.card, f.you, false))
    else {
      report(f, false)
      if (cardAt(g.state, ref.card).zone === DECK) happen(g, { kind: 'look', seat: f.you, cards: [ref.card] })
    }
  },
  putIntoPlay: (g, f, verb) => {
    const refs = them(g, f, verb)
    if (refs.length > 0) g.call(putIntoPlay, putting(whole(g, refs), f.you, verb.ready))
  },
  use: (g, f, verb) => {
    const s = g.state
    const [ref] = targets(g, f, verb).flat()
    if (ref === undefined) {
      report(f, false)
      return
    }
    f.it = [ref]
    const card = cardAt(s, ref.card)
    const mine = card.holder === f.you
    if (!mine && !verb.asIfYours && on('rules/karten-ueber-andere-kartenfaehigkeiten-verwenden/2')) {
      report(f, false)
      return
    }
    // Of whatever house it is, unless the text says otherwise.
    const open = on('rules/karten-ueber-andere-kartenfaehigkeiten-verwenden')
    const except = verb.against === 'different' ? f.fought : []
    const ways = open ? waysToUse(g, f.you, ref.card, except) : waysInTurn(g, ref.card)
    const how = verb.how === undefined ? null : ways.includes('unstun') ? 'unstun' : verb.how
    if (ways.length === 0 || (how !== null && !ways.includes(how))) {
      report(f, false)
      if (!on('rules/so-viel-wie-moeglich-abhandeln')) f.pc = registered(f.ability).program.length
      return
    }
    g.call(useCard, using(ref, f.you, how, { borrowed: !mine, except }))
  },
  triggerReap: (g, f, verb) => trigger(g, f, verb, 'reap'),
  triggerPlay: (g, f, verb) => trigger(g, f, verb, 'play'),
  resolveIcons: (g, f) => {
    const [ref] = f.it
    if (ref !== undefined) g.call(resolveIcons, { seat: f.you, icons: iconsOn(g, ref), answer: null })
  },
  takeControl: (g, f, verb) => {
    const [ref] = them(g, f, verb)
    if (ref === undefined) return
    const s = g.state
    takeControl(g, ref, f.you, f.self, verb.for === 'whileInPlay' ? 'whileInPlay' : 'always')
    const card = cardAt(s, ref.card)
    const house = verb.house
    if (house !== undefined && !(s.identities[f.you] ?? []).some((own) => own === printedHouse(s, card.def)))
      happen(g, { kind: 'house', card: ref.card, house: houseNumber(house) })
    if (card.holder === f.you) report(f, false)
  },
  swap: (g, f, verb) => {
    const [a, b] = targets(g, f, verb).map((list) => list[0])
    f.it = b === undefined ? [] : [b]
    if (a === undefined || b === undefined) {
      report(f, false)
      return
    }
    const [x, y] = [cardAt(g.state, a.card), cardAt(g.state, b.card)]
    const together = x.holder === y.holder || !on('glossary/tauschen')
    if (x.zone === LINE && y.zone === LINE && together)
      happen(g, { kind: 'swap', card: a.card, with: b.card })
    else report(f, false)
  },
  moveToFlank: (g, f, verb) => {
    const [ref] = them(g, f, verb)
    if (ref !== undefined) g.call(joinLine, { card: ref, at: null })
  },
  dealFightDamageTo: (g, f, verb) => {
    const [ref] = them(g, f, verb)
    const underWay = g.frameOf(fight)
    if (underWay !== null && ref !== undefined) underWay.instead = ref
  },
  cancelUse: (g, f) => {
    const underWay = g.frameOf(fight)
    if (underWay !== null) underWay.cancelled = true
    if (f.self.card === NONE) report(f, false)
  },
  chooseCard: (g, f, verb) => {
    them(g, f, verb)
  },
  chooseHouse: (g, f, verb) => {
    if (!houseMatters(g, f)) return
    const houses = verb.of === 'opponentsIdentity' ? g.state.identities[other(f.you)] : null
    g.call(chooseHouse, { houses: houses ?? null, house: null })
  },
  chooseNumber: (g) => {
    g.call(chooseNumber, { n: null })
  },
  lasting: (g, f, verb) => addLasting(g, f, idOf(verb.what), verb.for, f.it),
  gainTextOfRevealed: (g, f, verb) => {
    const refs = them(g, f, verb)
    const [shown] = f.revealed
    if (shown === undefined || refs.length === 0) return
    addLasting(g, f, 'text', 'turn', refs, cardAt(g.state, shown.card).def)
  },
  returnPurged: (g, f) => {
    const s = g.state
    const cards: Ref[] = []
    s.cards.forEach((card, id) => {
      if (card.zone === PURGED && card.on === f.self.card) cards.push(refTo(s, id))
    })
    // Each comes back under the control of its owner.
    g.call(putIntoPlay, putting(cards, null))
  },
}

/**
 * The abilities of another card with this word, as if it were mine. Those that are being resolved already are not
 * triggered once more inside themselves: two Replicators would never come to an end.
 */
function trigger(g: G, f: ResolveFrame, verb: Doing, word: 'reap' | 'play'): void {
  const [ref] = them(g, f, verb)
  if (ref === undefined || isUnderWay(g, ref, word)) return
  g.call(window, opening([], { words: [word], card: ref, me: f.you, borrowed: ref.card }))
}

/** How often a lasting effect can be used. */
function usesOf(ability: string): number {
  const { ability: node } = registered(ability)
  const uses = node?.kind === 'constant' ? (node as { uses?: number }).uses : undefined
  return uses ?? NONE
}

function addLasting(
  g: G,
  f: ResolveFrame,
  ability: string,
  duration: Of<'lasting'>['for'],
  it: readonly Ref[],
  text: number = NONE,
): void {
  happen(g, {
    kind: 'lasting',
    effect: {
      seat: f.you,
      source: f.self.card === NONE ? null : f.self,
      for: duration,
      turn: g.state.turn,
      ability,
      text,
      it: [...it],
      house: f.house,
      granter: f.granter,
      uses: text === NONE ? usesOf(ability) : NONE,
    },
  })
}

function destroyThem(g: G, f: ResolveFrame, verb: Doing, sacrificed: boolean): void {
  const s = g.state
  let refs = them(g, f, verb).filter(({ card }) => isInPlay(cardAt(s, card)))
  // Only one's own cards can be sacrificed (glossary/opfern).
  if (sacrificed) refs = refs.filter(({ card }) => controllerOf(s, card, contextNow(f)) === f.you)
  if (refs.length === 0) {
    report(f, false)
    f.count = 0
    f.doneTo = []
    return
  }
  if (sacrificed && !on('glossary/opfern')) {
    send(g, refs, DISCARD)
    return
  }
  g.call(tally, { refs })
  g.call(
    destroy,
    destroying(
      g,
      refs.map(({ card }) => card),
    ),
  )
}

export function perform(g: G, f: ResolveFrame, verb: Verb | Loop): void {
  if (verb.do === 'times' || verb.do === 'eachOf' || verb.do === 'repeat') {
    startLoop(g, f, verb, idOf(verb.effect))
    return
  }
  ;(verbs[verb.do] as (g: G, f: ResolveFrame, verb: Verb) => void)(g, f, verb)
  f.slots = []
}
