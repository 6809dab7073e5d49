/** Playing cards (rules/karten-spielen): what may be played, how each type comes into play, bonus icons. */

import { type CardId, type Frame, type Option, type Ref, refTo, type Seat } from '@regelwerk/core'
import type { BonusIcon, CardType, Constant, ConstantOf, Constants, House } from '../abilities.ts'
import { binds, type G, meets, on, procedure, type RuleId, rule, step } from '../book.ts'
import { acts } from '../events.ts'
import { asPrinted, matching, type Seen } from '../filter.ts'
import { constantOf, prepared } from '../prepare.ts'
import { contextOf, holds, matches } from '../reading.ts'
import {
  ARTIFACTS,
  canBeShown,
  cardAt,
  DISCARD,
  faceAt,
  faceOf,
  HAND,
  handOf,
  isInPlay,
  isStillInPlay,
  type KeyForgeCard,
  type KeyForgeState,
  LIMBO,
  LINE,
  lineOf,
  NONE,
  other,
  printOf,
  typeOf,
  UPGRADES,
} from '../state.ts'
import { forbidding, hasKeyword, isOfHouse, type Reach, reachContext, working } from '../values.ts'
import { unlike } from './alike.ts'
import { happen, lose, pay } from './amber.ts'
import { takeControl } from './control.ts'
import { parentOf } from './effects.ts'
import { iconsOn, resolveIcons, resolvingIcons } from './icons.ts'
import { settle } from './leaving.ts'
import { type Occurrence, occurrence, opening, openWindow, window } from './occurrences.ts'
import { isWornOut, priceOf } from './using.ts'

// ---- may it be played?

const constantsOf = (g: G, id: CardId): readonly Constant[] =>
  prepared(faceAt(g.state, id).index).constants.map(constantOf)

const own = <K extends keyof Constants>(g: G, id: CardId, key: K): ConstantOf<K>[] =>
  constantsOf(g, id).filter((c): c is ConstantOf<K> & Constant => key in c)

type Permission = Reach<ConstantOf<'mayPlay'> | ConstantOf<'mayPlayOrUse'>>

/** Lasting or constant permissions to play a card outside the active house. */
function permissions(g: G, seat: Seat, id: CardId): Permission[] {
  const either = working(g, 'mayPlayOrUse').filter(
    (reach) =>
      reach.me === seat && matches(g, asPrinted(reach.constant.mayPlayOrUse), id, reachContext(reach)),
  )
  const plays = working(g, 'mayPlay').filter((reach) => {
    if (reach.me !== seat) return false
    const constant = reach.constant
    if (constant.uses !== undefined && reach.lasting === null && g.state.tale.once.includes(onceKey(reach)))
      return false
    return matches(g, asPrinted(constant.mayPlay), id, reachContext(reach))
  })
  return [...plays, ...either]
}

const onceKey = (reach: Pick<Reach, 'bearer' | 'id'>): string => `${reach.bearer}:${reach.id}`

export const isOfActiveHouse = (g: G, id: CardId): boolean =>
  g.state.house !== null && isOfHouse(g, id, g.state.house)

/** In the first turn only one card may be played or discarded from hand, unless a card effect allows more. */
const isSpent = (g: G): boolean => {
  const s = g.state
  return binds(
    'rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und/1',
    s.turn === 1 && s.tale.fromHand > 0,
  )
}

export const mayDiscard = (g: G, id: CardId): boolean =>
  !isSpent(g) &&
  meets('rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und/2', isOfActiveHouse(g, id))

/** Is anything done yet in this step (glossary/alpha)? */
const hasActed = (g: G): boolean => {
  const { tale } = g.state
  return tale.acts > tale.earlier
}

/** Why a card cannot be played at all, wherever it comes from; neither as it is nor as an upgrade. */
export function whyNotPlay(g: G, seat: Seat, id: CardId): RuleId | null {
  const why = whyNotPlayAs(g, seat, id)
  return why !== null && isPlayableAsUpgrade(g, seat, id) ? null : why
}

/** May it be played as an upgrade, too? Looked at as if it were one already. */
function isPlayableAsUpgrade(g: G, seat: Seat, id: CardId): boolean {
  if (own(g, id, 'playableAs').length === 0) return false
  const card = cardAt(g.state, id)
  card.asUpgrade = true
  const why = whyNotPlayAs(g, seat, id)
  card.asUpgrade = false
  return why === null
}

function whyNotPlayAs(g: G, seat: Seat, id: CardId): RuleId | null {
  const s = g.state
  const card = cardAt(s, id)
  const definition = faceOf(s, card)
  const p = prepared(definition.index)
  if (isWornOut(g, id)) return 'rules/die-sechser-regel'
  if ((p.keywords & 1) !== 0 && hasActed(g) && on('glossary/alpha')) return 'glossary/alpha'
  let cost = priceOf(g, seat, id, 'play')
  // Most cards say nothing about how they are played.
  for (const r of p.constants) {
    const constant = constantOf(r)
    if ('cannotPlayUnless' in constant) {
      if (!holds(g, constant.cannotPlayUnless, contextOf(seat, id)) && on('rules/die-goldene-regel'))
        return 'rules/die-goldene-regel'
    } else if ('playCost' in constant) cost += constant.playCost
    else if ('copyOf' in constant && playableModels(g, seat, id).length === 0)
      return 'rules/die-goldene-regel'
  }
  if (cost > (s.amber[seat] as number)) return 'glossary/bezahlen'
  if (
    typeOf(s, card) === 'upgrade' &&
    lineOf(s, 0).length + lineOf(s, 1).length === 0 &&
    on('rules/aufwertungen/2')
  )
    return 'rules/aufwertungen/2'
  if (definition.gigantic && otherHalf(g, seat, id) === null && on('glossary/gigantische-kreaturen'))
    return 'glossary/gigantische-kreaturen'
  for (const reach of forbidding(g, seat, 'play')) {
    const { filter, moreThan } = reach.constant
    if (moreThan !== undefined && (s.tale.plays[seat] as number) < moreThan) continue
    if (filter !== undefined && !matches(g, asPrinted(filter), id, reachContext(reach))) continue
    return 'glossary/kann-nicht-vs-muss-darf-kann-nicht-vs-erlauben-effekt'
  }
  return null
}

const FIRST_TURN = 'rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und/1'
const OTHER_HOUSE = 'rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und/2'

/** Why the active player may not play a card of their hand now. */
export function whyNotFromHand(g: G, id: CardId): RuleId | null {
  const seat = g.state.active
  const spent = isSpent(g)
  if (spent || !isOfActiveHouse(g, id)) {
    const rule = spent ? FIRST_TURN : OTHER_HOUSE
    if (on(rule) && permissions(g, seat, id).length === 0) return rule
  }
  return whyNotPlay(g, seat, id)
}

/** The permissions of which one is needed to play a card of the hand now; none if there is one that is never used up. */
function permissionsNeeded(g: G, seat: Seat, id: CardId): Permission[] {
  if (isOfActiveHouse(g, id) && !isSpent(g)) return []
  const all = permissions(g, seat, id)
  if (all.some((r) => r.constant.uses === undefined)) return []
  // Of those that say the same, any will do.
  const isSame = (a: Permission, b: Permission): boolean =>
    a.id === b.id && a.lasting?.house === b.lasting?.house
  return unlike(all, isSame)
}

function usePermission(g: G, permission: Permission | undefined): void {
  if (permission === undefined) return
  if (permission.lasting !== null) happen(g, { kind: 'used up', effect: permission.lasting.id })
  else g.state.tale.once.push(onceKey(permission))
}

/** The cards a copying card can become. A copy of another copying card would still be nothing. */
function modelsOf(g: G, seat: Seat, id: CardId): CardId[] {
  const [constant] = own(g, id, 'copyOf')
  if (constant === undefined) return []
  return matching(g, constant.copyOf, contextOf(seat, id)).filter(
    (one) => one !== id && own(g, one, 'copyOf').length === 0,
  )
}

/** It must be playable as what it would become (faq/alpha/1): looked at as if it were the copy already. */
function playableModels(g: G, seat: Seat, id: CardId): CardId[] {
  const card = cardAt(g.state, id)
  return modelsOf(g, seat, id).filter((one) => {
    card.copy = printOf(cardAt(g.state, one))
    const forbidden = whyNotPlay(g, seat, id)
    card.copy = NONE
    return forbidden === null
  })
}

/** The matching half of a gigantic creature in hand. */
function otherHalf(g: G, seat: Seat, id: CardId): CardId | null {
  const half = faceAt(g.state, id).gigantic
  if (half === undefined || cardAt(g.state, id).zone !== HAND) return null
  return handOf(g.state, seat).find((one) => faceAt(g.state, one).id === half.other) ?? null
}

const isUpperHalf = (g: G, id: CardId): boolean => faceAt(g.state, id).gigantic?.half === 'upper'

/** The upper half lies beneath the lower one, as one creature with it. */
function join(g: G, lower: CardId, upper: CardId): void {
  happen(g, { kind: 'put under', card: upper, on: lower, faceup: true })
  cardAt(g.state, upper).tagged = true
}

// ---- playing

interface PlayLocals {
  card: CardId
  seat: Seat
  /** From the hand in step 3, so that houses and the first turn matter. */
  inTurn: boolean
  from: { zone: number; holder: Seat; on: CardId }
  half: CardId
  answer: CardId | null
  at: number | null
  host: CardId | null
  ref: Ref | null
  icons: BonusIcon[]
  happenings: Occurrence[]
  /** How a creature enters play by the effect that has it played. */
  enters: 'stunned' | null
  as: 'creature' | 'upgrade' | null
}

export const playing = (g: G, card: CardId, seat: Seat, inTurn: boolean): PlayLocals => {
  const { zone, holder, on: beneath } = cardAt(g.state, card)
  return {
    card,
    seat,
    inTurn,
    from: { zone, holder, on: beneath },
    half: NONE,
    answer: null,
    at: null,
    host: null,
    ref: null,
    icons: [],
    happenings: [],
    enters: null,
    as: null,
  }
}

const typeOfCard = (g: G, id: CardId): CardType => {
  const card = cardAt(g.state, id)
  return card.asUpgrade ? 'upgrade' : faceOf(g.state, card).type
}

/** What must be known before a creature comes into play: under whose control. */
const controllerOnEntering = (g: G, id: CardId, seat: Seat): Seat =>
  own(g, id, 'entersUnderOpponent').length > 0 ? other(seat) : seat

/** The places in a battleline: its flanks, or any if a creature with deploy is played. */
export const places = rule('rules/kreaturen', (g: G, id: CardId, seat: Seat, played: boolean): Option[] => {
  const line = lineOf(g.state, seat)
  const deploys =
    played && (prepared(faceAt(g.state, id).index).keywords & 4) !== 0 && on('glossary/stationieren')
  const options: Option[] = [{ verb: 'left flank', value: 0 }]
  if (line.length === 0) return options
  if (deploys) {
    for (let at = 1; at < line.length; at++)
      options.push({ verb: 'between', cards: [line[at - 1] as CardId, line[at] as CardId], value: at })
  }
  options.push({ verb: 'right flank', value: line.length })
  return options
})

/** What is printed on the card counts, even where text boxes are blank in play. */
export const entersAsPrinted = rule('faq/schatten-von-dis/1', (g: G, id: CardId) => own(g, id, 'enters'))

/** Entering play ready or stunned. */
function entersHow(
  g: G,
  id: CardId,
  { player, controller, played }: { player: Seat; controller: Seat; played: boolean },
): { exhausted: boolean; stunned: boolean; enraged: boolean } {
  let exhausted = on('rules/spielbereit-und-erschoepft')
  let stunned = false
  let enraged = false
  for (const constant of entersAsPrinted(g, id)) {
    if (constant.to !== 'self') continue
    if (constant.if !== undefined && !holds(g, constant.if, contextOf(controller, id))) continue
    // What the card says goes before the rule that all creatures enter exhausted.
    if (constant.enters === 'stunned') stunned = true
    else if (constant.enters === 'enraged') enraged = true
    else if (on('rules/die-goldene-regel')) exhausted = false
  }
  for (const reach of working(g, 'enters')) {
    const constant = reach.constant
    if (constant.to === 'self') continue
    if (constant.uses !== undefined && !played) continue
    if (constant.first !== undefined && (g.state.tale.creatures > 0 || !played)) continue
    const { whose } = constant.to
    // The next card that somebody plays is theirs by that; otherwise it is whoever's control it enters under.
    const seat = constant.uses === undefined ? controller : player
    if (whose === 'friendly' && reach.me !== seat) continue
    if (whose === 'enemy' && reach.me === seat) continue
    if (!matches(g, asPrinted(constant.to), id, reachContext(reach))) continue
    if (constant.enters === 'ready') exhausted = false
    else if (constant.enters === 'enraged') enraged = true
    else stunned = true
    if (reach.lasting !== null && constant.uses !== undefined)
      happen(g, { kind: 'used up', effect: reach.lasting.id })
  }
  return { exhausted, stunned, enraged }
}

function chooseCopy(g: G, f: Frame, id: CardId, models: readonly CardId[]): void {
  const options = models.map((one): Option => ({ verb: 'copy', target: one, value: one }))
  g.choose(f, 'answer', g.state.active, options, { prompt: 'copy', source: id })
}

function becomeCopy(g: G, id: CardId, model: CardId | null): void {
  if (model === null) return
  const [constant] = own(g, id, 'copyOf')
  const house: House | null = constant?.except?.house ?? null
  happen(g, { kind: 'copy', card: id, print: printOf(cardAt(g.state, model)), house })
}

/** An upgrade is attached to any creature, friendly or not. */
export const hostsFor = rule('rules/aufwertungen', (s: KeyForgeState, seat: Seat): CardId[] => [
  ...lineOf(s, seat),
  ...lineOf(s, other(seat)),
])

export const playCard = procedure<PlayLocals>('play', [
  // Whether it may be played is judged by the card itself, not by what it becomes (faq/phasenverschiebung/2).
  step('~permission', (g, f) => {
    const all = f.inTurn ? permissionsNeeded(g, f.seat, f.card) : []
    const options = all.map(
      ({ bearer, id }, i): Option => ({
        verb: 'choose',
        ability: id,
        ...(canBeShown(g.state, f.seat, bearer) && { target: bearer }),
        value: i,
      }),
    )
    if (all.length > 1) g.choose(f, 'answer', f.seat, options, { prompt: 'played by', source: f.card })
  }),
  step('~permitted', (g, f) => {
    if (f.inTurn) usePermission(g, permissionsNeeded(g, f.seat, f.card)[f.answer ?? 0])
    f.answer = null
  }),
  step('~as what', (g, f) => {
    if (!isPlayableAsUpgrade(g, f.seat, f.card)) return
    const options: Option[] = [{ verb: 'as upgrade', source: f.card, value: 'upgrade' }]
    if (whyNotPlayAs(g, f.seat, f.card) === null)
      options.unshift({ verb: 'as creature', source: f.card, value: 'creature' })
    g.choose(f, 'as', f.seat, options, { prompt: 'play as', source: f.card })
  }),
  step('~as that', (g, f) => {
    if (f.as === 'upgrade') happen(g, { kind: 'as upgrade', card: f.card })
  }),
  step('~copy', (g, f) => chooseCopy(g, f, f.card, playableModels(g, f.seat, f.card))),
  step('~become', (g, f) => becomeCopy(g, f.card, f.answer)),
  step('rules/karten-spielen', (g, f) => {
    const price = priceOf(g, f.seat, f.card, 'play')
    pay(g, f.seat, price)
    for (const { playCost } of own(g, f.card, 'playCost')) lose(g, f.seat, playCost)
    f.half = otherHalf(g, f.seat, f.card) ?? NONE
    // The lower half is the creature, whichever of them was named.
    if (f.half !== NONE && isUpperHalf(g, f.card)) [f.card, f.half] = [f.half, f.card]
    happen(g, { kind: 'play', card: f.card, seat: f.seat })
  }),
  step('~where', (g, f) => {
    const type = typeOfCard(g, f.card)
    if (type === 'upgrade') {
      const options = hostsFor(g.state, f.seat).map(
        (id): Option => ({ verb: 'attach', target: id, value: id }),
      )
      g.choose(f, 'host', g.state.active, options, {
        prompt: 'attach',
        source: f.card,
        rule: 'rules/aufwertungen',
      })
    } else if (type === 'creature' || isCreatureCopy(g, f.card)) {
      const seat = controllerOnEntering(g, f.card, f.seat)
      g.choose(f, 'at', g.state.active, places(g, f.card, seat, true), {
        prompt: 'choose flank',
        source: f.card,
        rule: 'rules/kreaturen',
      })
    }
  }),
  step('~enter', (g, f) => {
    const type = typeOfCard(g, f.card)
    if (type !== 'action') {
      const stunned = f.enters === 'stunned'
      enter(g, f.card, f.seat, { at: f.at ?? 0, host: f.host ?? NONE, played: true, stunned })
      if (f.half !== NONE) join(g, f.card, f.half)
    }
    f.ref = refTo(g.state, f.card)
    f.happenings = [
      occurrence(g, 'played', f.seat, f.ref),
      occurrence(g, type === 'action' ? 'before actionResolves' : 'enters', f.seat, f.ref),
    ]
    if (f.host !== null)
      f.happenings.push(occurrence(g, 'attached', f.seat, f.ref, { other: refTo(g.state, f.host) }))
  }),
  step('~settle', (g, f) => {
    if (settle(g)) g.again(f as Frame)
  }),
  step('glossary/bonussymbole', (g, f) => {
    const again = working(g, 'iconsAgain').find((reach) => reach.me === f.seat)
    f.icons = iconsPlayed(g, f.ref as Ref)
    if (again !== undefined) {
      f.icons = [...f.icons, ...f.icons]
      if (again.lasting) happen(g, { kind: 'used up', effect: again.lasting.id })
    }
  }),
  step('rules/aember-bonus', (g, f) => {
    if (forbidding(g, f.seat, 'icons').length > 0) return
    if (f.icons.length > 0) g.call(resolveIcons, resolvingIcons(f.seat, [...f.icons]))
  }),
  step('rules/spielen-faehigkeiten', (g, f) => {
    g.call(window, opening(f.happenings, { words: ['play'], card: f.ref as Ref, me: f.seat, borrowed: NONE }))
  }),
  step('rules/aktionskarten', (g, f) => {
    const card = cardAt(g.state, f.card)
    if (card.zone !== LIMBO) return
    const returning = working(g, 'actionReturns').find((reach) => reach.me === f.seat)
    if (returning?.lasting) happen(g, { kind: 'used up', effect: returning.lasting.id })
    happen(g, { kind: 'put', card: f.card, to: returning ? HAND : DISCARD, holder: card.owner })
  }),
  step('glossary/omega', (g, f) => {
    const s = g.state
    const ref = f.ref as Ref
    const here = cardAt(s, f.card).life === ref.life && isInPlay(cardAt(s, f.card))
    const omega = here
      ? hasKeyword(g, f.card, 'omega')
      : (prepared(faceAt(s, f.card).index).keywords & 2) !== 0
    if (omega) {
      s.stepOver = true
      acts(g, 'glossary/omega', f.card, 'omega')
    }
  }),
])

/** An artifact that stands in the battleline is copied as a creature (faq/mimikry-gel/3). */
const isCreatureCopy = (g: G, id: CardId): boolean => {
  const card = cardAt(g.state, id)
  return card.copy !== NONE && own(g, id, 'isCreature').length > 0 && on('faq/mimikry-gel/3')
}

/** Puts a card into play from wherever it is. */
function enter(
  g: G,
  id: CardId,
  seat: Seat,
  how: { at: number; host: CardId; played: boolean; ready?: boolean; stunned?: boolean },
): void {
  const type = typeOfCard(g, id)
  const inLine = meets('rules/artefakte', type === 'creature' || isCreatureCopy(g, id))
  const zone = type === 'upgrade' ? UPGRADES : inLine ? LINE : ARTIFACTS
  const controller = zone === LINE ? controllerOnEntering(g, id, seat) : seat
  const { exhausted, stunned, enraged } =
    zone === UPGRADES
      ? { exhausted: false, stunned: false, enraged: false }
      : entersHow(g, id, { player: seat, controller, played: how.played })
  happen(g, {
    kind: 'enter',
    card: id,
    seat: controller,
    zone,
    at: how.at,
    played: how.played,
    exhausted: how.ready ? false : exhausted,
    stunned: stunned || how.stunned === true,
    enraged,
    on: how.host,
  })
  if (controller !== cardAt(g.state, id).owner) keepControl(g, id, controller)
  // From now on, so that of several control effects the youngest is known (glossary/kontrolle).
  if (zone === UPGRADES && own(g, id, 'youControl').length > 0)
    takeControl(g, refTo(g.state, how.host), seat, refTo(g.state, id), 'whileInPlay')
}

/** A card that came into play under another player's control stays there. */
function keepControl(g: G, id: CardId, seat: Seat): void {
  const ref = refTo(g.state, id)
  happen(g, {
    kind: 'lasting',
    effect: {
      seat,
      source: ref,
      for: 'whileInPlay',
      turn: g.state.turn,
      ability: 'control',
      text: NONE,
      it: [ref],
      house: null,
      title: null,
      granter: NONE,
      uses: NONE,
    },
  })
}

interface PutLocals {
  cards: Ref[]
  /** Who puts them into play; null: each its owner. */
  seat: Seat | null
  ready: boolean
  /** The next of them, its place, and what it is to be a copy of. */
  next: CardId | null
  at: number | null
  answer: CardId | null
  entered: Ref[]
  /** The place that it takes; null: a flank. */
  where: number | null
}

export const putting = (cards: Ref[], seat: Seat | null, ready = false): PutLocals => ({
  cards,
  seat,
  ready,
  next: null,
  at: null,
  answer: null,
  entered: [],
  where: null,
})

/** The place in its battleline that a card had before it left: behind those to its left that are still there. */
export function placeOf(g: G, was: Seen): number {
  if (typeof was === 'number') return 0
  return was.leftward.filter(
    (left) => isStillInPlay(g.state, left) && cardAt(g.state, left.card).holder === was.controller,
  ).length
}

const putBy = (g: G, { seat }: PutLocals, id: CardId): Seat => seat ?? cardAt(g.state, id).owner

/** Of a gigantic creature both halves, or none (glossary/gigantische-kreaturen). */
function canBePut(g: G, f: PutLocals, { card }: Ref): boolean {
  const half = faceAt(g.state, card).gigantic
  if (isInPlay(cardAt(g.state, card))) return false
  return half === undefined || f.cards.some((ref) => faceAt(g.state, ref.card).id === half.other)
}

/** Who comes first matters to those that come to the same battleline, unless they are the first two there. */
function haveAnOrder(g: G, f: PutLocals, ids: readonly CardId[]): boolean {
  const sides = ids.map((id) => controllerOnEntering(g, id, putBy(g, f, id)))
  const crowded = [0, 1].some((seat) => {
    const there = lineOf(g.state, seat).length
    const coming = sides.filter((side) => side === seat).length
    return coming > 2 || (coming === 2 && there > 0)
  })
  return crowded || ids.some((id) => own(g, id, 'copyOf').length > 0)
}

/**
 * Cards put into play are not played: no Play: abilities, no conditions for playing (glossary/spielen). They come one
 * after the other, as the active player decides; what waits for that waits until all of them are there.
 */
export const putIntoPlay = procedure<PutLocals>('put into play', [
  step('~which', (g, f) => {
    f.next = null
    f.answer = null
    f.at = null
    f.cards = f.cards.filter((ref) => canBePut(g, f, ref))
    const ids = f.cards.map(({ card }) => card).filter((id) => !isUpperHalf(g, id))
    const isSame = (a: KeyForgeCard, b: KeyForgeCard): boolean => a.def === b.def && a.owner === b.owner
    const different = unlike(ids, (a, b) => isSame(cardAt(g.state, a), cardAt(g.state, b)))
    const options = different.map((id): Option => ({ verb: 'choose', target: id, value: id }))
    const asked = haveAnOrder(g, f, ids) && on('glossary/aktiver-spieler')
    g.choose(f as Frame, 'next', g.state.active, asked ? options : options.slice(0, 1), {
      prompt: 'next one',
      rule: 'glossary/aktiver-spieler',
    })
  }),
  step('~copy', (g, f) => {
    if (f.next === null) return
    // One half of a gigantic creature cannot be put into play (glossary/gigantische-kreaturen).
    const models = modelsOf(g, putBy(g, f, f.next), f.next).filter((id) => !faceAt(g.state, id).gigantic)
    chooseCopy(g, f as Frame, f.next, models)
  }),
  step('~become', (g, f) => {
    if (f.next !== null) becomeCopy(g, f.next, f.answer)
  }),
  step('~flank', (g, f) => {
    if (f.next === null) return
    if (typeOfCard(g, f.next) !== 'creature' && !isCreatureCopy(g, f.next)) return
    const seat = controllerOnEntering(g, f.next, putBy(g, f, f.next))
    if (f.where !== null) {
      f.at = Math.min(f.where, lineOf(g.state, seat).length)
      return
    }
    const options = places(g, f.next, seat, false)
    g.choose(f as Frame, 'at', g.state.active, options, {
      prompt: 'choose flank',
      source: f.next,
      rule: 'rules/kreaturen',
    })
  }),
  step('glossary/spielen', (g, f) => {
    const { next } = f
    if (next === null) return
    f.cards = f.cards.filter(({ card }) => card !== next)
    if (f.cards.length > 0) g.goTo(f as Frame, '~which')
    enter(g, next, putBy(g, f, next), { at: f.at ?? 0, host: NONE, played: false, ready: f.ready })
    const half = faceAt(g.state, next).gigantic?.other
    const upper = f.cards.findIndex(({ card }) => faceAt(g.state, card).id === half)
    for (const { card } of upper < 0 ? [] : f.cards.splice(upper, 1)) join(g, next, card)
    const ref = refTo(g.state, next)
    f.entered.push(ref)
    // "It" is from now on the card in play.
    const effect = parentOf(g, f as Frame)
    effect.it = effect.it.map((one) => (one.card === next ? ref : one))
  }),
  step('~after', (g, f) => {
    const happenings = f.entered.map((ref) => occurrence(g, 'enters', putBy(g, f, ref.card), ref))
    if (happenings.length > 0) openWindow(g, happenings)
  }),
])

/** Its own: what its keyword has added is on other cards. */
export const iconsPlayed = rule('glossary/verbesserung', (g: G, ref: Ref): BonusIcon[] => iconsOn(g, ref))
