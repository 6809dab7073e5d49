/** A turn in its eight phases (base/10 to base/18). */

import type { CardId, Frame, Option, Seat } from '@regelwerk/core'
import type { Element } from '../abilities.ts'
import { binds, type G, meets, on, procedure, rule, step } from '../book.ts'
import { acts, type BlueMoonEvent } from '../events.ts'
import { allowsIcon, effectsAt, isAny, isIgnored, textsOfKind, worksText } from '../ignored.ts'
import {
  activeCards,
  cardAt,
  DISCARD,
  defAt,
  HAND,
  INFLUENCE,
  nothingPlayed,
  other,
  type Phase,
  pile,
  printed,
  SUPPORT,
  usedAs,
} from '../state.ts'
import { isShielded, power, shieldOf } from '../values.ts'
import { type Act, actOf, announcing, doing, doingWith, loading } from './acts.ts'
import {
  canMeetDemands,
  demandsCards,
  doubles,
  fulfil,
  fulfilling,
  nameAnother,
  nameDoubled,
  openDemands,
  payable,
  sing,
} from './demands.ts'
import { attract } from './dragons.ts'
import { couldHold, drawTo, happen, mayHold } from './drawing.ts'
import { doEffect, effectOf } from './effect-frame.ts'
import { findsCards } from './effects.ts'
import { decline, endLeadership, endsForLackOfCards, landedShips, retreat, whoLacksCards } from './fights.ts'
import { announced, mayIntervene, moment } from './interventions.ts'
import { layNow } from './laying.ts'
import { runTexts } from './own-texts.ts'
import {
  activeCharacters,
  characters,
  isLoadable,
  isRetrievable,
  mayBoostOrSupport,
  mayLoad,
  shipsWithRoom,
  sources,
  tooManyCharacters,
  whyNotBluff,
  whyNotLeadership,
} from './playing.ts'
import { type TurnLocals, turn } from './under-way.ts'

/** Three dragons and the win itself (base/38). */
const HIGHEST_SCORE = 4

type F = Frame & TurnLocals

const GO_ON = doing('go on')
const TAKE_BACK = doing('take back')
const OPEN = doing('open')
const DECLINE = doing('decline')
const FIGHT = doing('fight')
const RETREAT = doing('retreat')
const ACCEPT = doing('accept')
const CALL = doing('call')
const ELEMENTS: readonly Element[] = ['fire', 'earth']
const ANNOUNCE = { fire: announcing('fire'), earth: announcing('earth') }
const retrieve = doingWith('retrieve')
const land = doingWith('land')
const drop = doingWith('drop')
const play = doingWith('play')
const bluff = doingWith('bluff')
const using = doingWith('use')
const replace = doingWith('replace')
const fulfilDemandOf = doingWith('fulfil')

/**
 * With nothing left to do in a phase, a player may say at once what comes in a later one: play this character, announce
 * Fire. The phases are gone through all the same, in their order; only the questions between are spared.
 */
const ahead = {
  decline: doing('decline', 'retreat'),
  retreat: doing('retreat', 'retreat'),
  character: doingWith('play', 'character'),
  booster: doingWith('play', 'booster'),
  bluff: doingWith('bluff', 'booster'),
  announce: { fire: announcing('fire', 'announce'), earth: announcing('earth', 'announce') },
}

const ask = (g: G, f: F, prompt: string, options: Option[], rule?: string): void => {
  g.choose(f, 'act', f.seat, options, { prompt, secret: true, ...(rule !== undefined && { rule }) })
}

/** Is the act for a later phase than this one? Then it is kept until then. */
function isForLater(f: F, phase: Phase): boolean {
  const act = f.act as Act
  if (act.ahead === null || act.ahead === phase) return false
  f.ahead = act
  return true
}

/** Has the player said before what to do in this phase? If it was for a later one, that means to go on here. */
function isSaid(f: F, phase: Phase, goOn = GO_ON): boolean {
  const said = f.ahead
  if (said === null) return false
  if (said.ahead === phase) f.ahead = null
  f.act = said.ahead === phase ? said : actOf(goOn)
  return true
}

const enter = (g: G, phase: Phase): void => happen(g, { kind: 'phase', phase })

/** "On my turn" texts without a phase: at any moment, once a turn (base/18). */
export const addUses = rule('base/18', (g: G, seat: Seat, options: Option[]): void => {
  for (const { card } of unused(g, seat)) options.push(using(card))
})

const unused = (g: G, seat: Seat) =>
  effectsAt(g, seat, 'onMyTurn').filter(({ card }) => !g.state.used.includes(usedAs(g.state, card)))

/** After the refill the turn is not over: what may be used at any moment and finds a card may still be. */
export const lastUses = rule('base/18', (g: G, seat: Seat): CardId[] =>
  unused(g, seat).flatMap(({ card, text }) =>
    findsCards(g, effectOf(seat, card, text.do, true)) ? [card] : [],
  ),
)

function offerLastUses(g: G, f: F): void {
  const finding = lastUses(g, f.seat)
  if (finding.length === 0) f.act = actOf(GO_ON)
  else ask(g, f, 'end of turn', [...finding.map(using), GO_ON], 'base/18')
}

/** Demands may be met early, even by a player who then retreats (pillar/raupenverstaerkungen-allgemein/8). */
function addFulfils(g: G, seat: Seat, options: Option[]): void {
  if (isAny(g, other(seat), 'demand')) for (const card of payable(g, seat)) options.push(fulfilDemandOf(card))
}

function use(g: G, seat: Seat, card: CardId): void {
  happen(g, { kind: 'use', card })
  for (const text of worksText(g, card)) {
    if (text.kind === 'effect' && text.when === 'onMyTurn')
      g.call(doEffect, effectOf(seat, card, text.do, true))
  }
}

/** Two or more effective cards of a family lie active (base/10, Terrah 21 to 24, Aqua 25 and 26). */
const hasFamily = (g: G, seat: Seat, family: 'storm' | 'flood'): boolean =>
  textsOfKind(g, seat, 'family').filter(({ text }) => text.family === family).length >= 2

// ---- beginning (base/10)

const bluffsOf = (g: G, seat: Seat): CardId[] =>
  pile(g.state, SUPPORT, seat).filter((id) => cardAt(g.state, id).bluff)

export const offerBeginning = rule('base/10', (g: G, f: F): void => {
  const s = g.state
  const { seat } = f
  const options: Option[] = []
  const retrievable = activeCards(s, seat).filter((id) => isRetrievable(g, seat, id))
  if (mayHold(g, seat)) options.push(...retrievable.map(retrieve))
  for (const id of bluffsOf(g, seat)) options.push(drop(id))
  for (const id of pile(s, INFLUENCE, seat)) {
    if (defAt(s, id).type === 'ship' && !s.landing.includes(id)) options.push(land(id))
  }
  addUses(g, seat, options)
  // A hand that is too large to retrieve anything is smaller after paying.
  const payFirst = retrievable.length > 0 && couldHold(g, seat) && demandsCards(g, seat)
  if (options.length === 0 && !payFirst) f.act = actOf(GO_ON)
  else {
    addFulfils(g, seat, options)
    options.push(GO_ON)
    ask(g, f, 'beginning', options)
  }
})

function actInBeginning(g: G, f: F, act: Act): boolean {
  switch (act.verb) {
    case 'retrieve':
      acts(g, 'base/43', act.card, 'RETRIEVE')
      happen(g, { kind: 'put', card: act.card, to: HAND })
      return true
    case 'drop':
      happen(g, { kind: 'put', card: act.card, to: DISCARD })
      return true
    case 'land':
      happen(g, { kind: 'land', ship: act.card })
      return true
    case 'use':
      use(g, f.seat, act.card)
      return true
    case 'fulfil':
      g.call(fulfil, fulfilling(f.seat, act.card))
      return true
    default:
      return false
  }
}

// ---- leadership (base/11)

const showsReplace = printed(({ icons }) => icons.includes('REPLACE'))

export const offerLeadership = rule('base/19', (g: G, f: F): void => {
  const s = g.state
  const hand = pile(s, HAND, f.seat)
  const options: Option[] = []
  const replacing = binds('base/50', !s.played.leadership)
  const replacesAny = isAny(g, f.seat, 'replaceAny')
  for (const card of hand) {
    if (whyNotLeadership(g, f.seat, card) === null) options.push(play(card))
    if (replacing && (replacesAny || showsReplace(s, card)) && allowsIcon(g, card, 'REPLACE'))
      options.push(replace(card))
  }
  addUses(g, f.seat, options)
  addFulfils(g, f.seat, options)
  options.push(GO_ON)
  if (!(f.opening && whoLacksCards(g, f.seat) !== undefined)) {
    options.push(f.opening ? ahead.decline : ahead.retreat)
    const playing = characters(g, f.seat)
    if (canFight(g, f.seat, playing)) for (const card of playing) options.push(ahead.character(card))
  }
  ask(g, f, 'leadership', options)
})

// ---- open or decline, retreat (base/12, base/19 to base/23)

/** This replaces the duty to play a character, even with nothing active (khind/khind-31-lass-die-faeuste-tanzen/4). */
const attacksAgain = (g: G, seat: Seat): boolean =>
  isAny(g, seat, 'attackAgain') && !tooManyCharacters(g, seat, activeCharacters(g.state, seat).length)

/** Could the fight go on, as far as the player knows: a character to play, and every demand payable? */
function canFight(g: G, seat: Seat, playing: readonly CardId[]): boolean {
  const again = attacksAgain(g, seat)
  if (playing.length === 0 && !again) return false
  return meets('base/12', canMeetDemands(g, seat, again ? [] : playing))
}

function offerFight(g: G, f: F): void {
  const { seat, opening } = f
  const playing = characters(g, seat)
  const options: Option[] = []
  if (canFight(g, seat, playing)) {
    options.push(opening ? OPEN : FIGHT)
    for (const card of playing) options.push(ahead.character(card))
  }
  if (opening) options.push(DECLINE)
  if (meets('base/21', !opening)) options.push(RETREAT)
  addUses(g, seat, options)
  addFulfils(g, seat, options)
  ask(g, f, opening ? 'open or decline' : 'retreat', options)
}

// ---- characters, boosters and supports

function offerCharacters(g: G, f: F): void {
  const options = characters(g, f.seat).map(play)
  const { played } = g.state
  // A void character demands a new one or a retreat, even of cards that attack again (interventionen/inter-402-schande-ueber-euch/1).
  const enough = played.characters > 0 || (attacksAgain(g, f.seat) && !played.voided)
  if (enough) {
    options.push(GO_ON)
    addBoosters(g, f, options, ahead.booster, ahead.bluff)
    if (canAnnounce(g, f)) addAnnouncements(g, f, options)
  } else if (played.voided) {
    options.push(RETREAT)
    addFulfils(g, f.seat, options)
  }
  if (options.length === 0) f.act = actOf(TAKE_BACK)
  else {
    addUses(g, f.seat, options)
    ask(g, f, 'character', options)
  }
}

/** May this turn be announced: demands fulfilled, no ban broken, and unless it opens a fight, power reached or a shield? */
export const canAnnounce = rule('base/23', (g: G, f: F): boolean => {
  const s = g.state
  const { seat } = f
  if (s.played.characters === 0 && !attacksAgain(g, seat)) return false
  if (openDemands(g, seat).some(({ demand }) => demand.orElse === 'retreat')) return false
  if (f.opening || s.element === null) return true
  const isEnough = power(g, seat, s.element) >= power(g, other(seat), s.element)
  return meets('base/15', isEnough || isShielded(g, seat, s.element))
})

type Offering = (card: CardId) => Option

/** Boosters, supports and bluffs that may be laid; said now, or ahead. */
function addBoosters(g: G, f: F, options: Option[], plays: Offering, bluffs: Offering): void {
  const { seat, opening } = f
  for (const card of sources(g, seat)) {
    if (mayBoostOrSupport(g, seat, card, opening)) options.push(plays(card))
    if (whyNotBluff(g, seat, card, opening) === null) options.push(bluffs(card))
  }
}

/** The contested element is announced, or either to open with. */
function addAnnouncements(g: G, f: F, options: Option[]): void {
  const { element } = g.state
  for (const one of ELEMENTS) if (f.opening || element === one) options.push(ahead.announce[one])
}

function offerBoosters(g: G, f: F): void {
  const { seat, opening } = f
  const options: Option[] = []
  addBoosters(g, f, options, play, bluff)
  addLoads(g, f, options)
  addUses(g, seat, options)
  addFulfils(g, seat, options)
  if (canAnnounce(g, f)) {
    options.push(GO_ON)
    if (opening) addAnnouncements(g, f, options)
  } else if (options.length > 0) options.push(TAKE_BACK)
  if (options.length === 0) f.act = actOf(TAKE_BACK)
  else ask(g, f, 'booster', options)
}

/**
 * Loading a ship takes the place of a support (base/56). So where no support may come out of the hand, since a ship has landed,
 * no card is loaded out of it either (base/57, hoax/hoax-26-tueckischer-gedankenblocker/5).
 */
function addLoads(g: G, { seat, opening }: F, options: Option[]): void {
  const s = g.state
  if (pile(s, INFLUENCE, seat).length === 0 || !binds('base/56', mayLoad(g, seat, opening))) return
  const allowed = sources(g, seat)
  const inHand = pile(s, HAND, seat).filter((id) => isLoadable(s, id) && allowed.includes(id))
  const ships = shipsWithRoom(s, seat).filter((ship) => !s.landing.includes(ship))
  for (const ship of ships) for (const card of inHand) options.push(loading(card, ship))
}

// ---- announcing (base/15), bluffs (base/60)

function offerElement(g: G, f: F): void {
  if (isSaid(f, 'announce') || !f.opening) return
  ask(g, f, 'announce', [ANNOUNCE.fire, ANNOUNCE.earth])
}

function offerCall(g: G, f: F): void {
  const rival = other(f.seat)
  const bluffs = bluffsOf(g, f.seat)
  f.act = actOf(ACCEPT)
  if (bluffs.length === 0 || bluffs.some((id) => isIgnored(g, id))) return
  if (isAny(g, f.seat, 'callMyBluff')) return
  g.choose(f, 'act', rival, [ACCEPT, CALL], {
    prompt: 'call bluff',
    rule: 'base/60',
  })
}

/** All bluff cards are shown and discarded: all of the element, or the bluffer retreats. */
function call(g: G, f: F): void {
  const s = g.state
  const bluffs = bluffsOf(g, f.seat)
  const icon = s.element === 'fire' ? 'BLUFF_FIRE' : 'BLUFF_EARTH'
  const right = bluffs.some((id) => !defAt(s, id).icons.includes(icon) || !allowsIcon(g, id, icon))
  happen(g, { kind: 'reveal', seat: f.seat, cards: bluffs })
  happen(g, { kind: 'call bluff', seat: other(f.seat), right })
  happen(g, ...bluffs.map((card): BlueMoonEvent => ({ kind: 'put', card, to: DISCARD })))
  const gains = right ? other(f.seat) : f.seat
  // The retreat waits below the dragon, which comes first.
  if (right) forceRetreat(g, f)
  attract(g, gains, 1)
}

function forceRetreat(g: G, f: F): void {
  const seat = f.seat
  g.leave(f)
  g.call(retreat, { seat })
}

/** Nothing is left but to retreat; it is still the own turn, so what is demanded may be paid first (Aqua 28). */
const nothingButRetreat = procedure<{ seat: Seat; act: Act | null }>('nothing but retreat', [
  step('~offer', (g, f) => {
    const options: Option[] = []
    addUses(g, f.seat, options)
    addFulfils(g, f.seat, options)
    f.act = actOf(RETREAT)
    if (options.length === 0 && !demandsCards(g, f.seat)) return
    const details = { prompt: 'retreat', rule: 'base/41', secret: true as const }
    g.choose(f as Frame, 'act', f.seat, [...options, RETREAT], details)
  }),
  step('~retreat', (g, f) => {
    const { verb, card } = f.act as Act
    if (verb === 'retreat') return g.call(retreat, { seat: f.seat })
    g.goTo(f as Frame, '~offer')
    if (verb === 'use') use(g, f.seat, card)
    else g.call(fulfil, fulfilling(f.seat, card))
  }),
])

procedure(turn, [
  step('~turn', (g, f) => {
    happen(g, { kind: 'turn', seat: f.seat, number: g.state.turn + 1 })
    f.opening = g.state.element === null
    enter(g, 'beginning')
  }),
  step('base/10', (g, f) => {
    if (hasFamily(g, f.seat, 'storm')) attract(g, f.seat, 1)
  }),
  step('~beginning', (g, f) => offerBeginning(g, f)),
  step('~act in beginning', (g, f) => {
    if (actInBeginning(g, f, f.act as Act)) g.goTo(f, '~beginning')
    else enter(g, 'leadership')
  }),
  step('base/11', (g, f) => offerLeadership(g, f)),
  step('~lead', (g, f) => {
    const act = f.act as Act
    if (act.verb === 'go on' || isForLater(f, 'leadership')) return g.goTo(f, 'base/12')
    if (act.verb === 'use') use(g, f.seat, act.card)
    else if (act.verb === 'fulfil') g.call(fulfil, fulfilling(f.seat, act.card))
    else if (act.verb === 'replace') {
      g.state.played.leadership = true
      acts(g, 'base/50', act.card, 'REPLACE')
      happen(g, { kind: 'put', card: act.card, to: DISCARD })
      g.call(doEffect, effectOf(f.seat, act.card, { do: 'draw', n: 1 }, true))
    } else if (act.verb === 'play') layNow(g, f.seat, act.card)
  }),
  // Only now, so that what a card does is cited by the phase it is played in.
  step('~lead again', (g, f) => g.goTo(f, 'base/11')),
  step('base/12', (g, f) => {
    enter(g, 'retreat')
    if (f.opening && endsForLackOfCards(g, f.seat)) return
    if (!isSaid(f, 'retreat', f.opening ? OPEN : FIGHT)) offerFight(g, f)
  }),
  step('~decide', (g, f) => {
    const act = f.act as Act
    if (isForLater(f, 'retreat')) enter(g, 'character')
    else if (act.verb === 'use' || act.verb === 'fulfil') {
      g.goTo(f, 'base/12')
      if (act.verb === 'use') use(g, f.seat, act.card)
      else g.call(fulfil, fulfilling(f.seat, act.card))
    } else if (act.verb === 'retreat') forceRetreat(g, f)
    else if (act.verb === 'decline') {
      const { seat } = f
      g.leave(f)
      g.call(decline, { seat, picked: null })
    } else enter(g, 'character')
  }),
  step('base/13', (g, f) => {
    if (!isSaid(f, 'character')) offerCharacters(g, f)
  }),
  step('~play characters', (g, f) => {
    const act = f.act as Act
    if (act.verb === 'go on' || isForLater(f, 'character')) {
      enter(g, 'booster')
      return g.goTo(f, 'base/14')
    }
    if (act.verb === 'retreat') return forceRetreat(g, f)
    if (act.verb === 'take back') return g.goTo(f, 'base/41')
    if (act.verb === 'use') use(g, f.seat, act.card)
    else if (act.verb === 'play') layNow(g, f.seat, act.card)
    else if (act.verb === 'fulfil') g.call(fulfil, fulfilling(f.seat, act.card))
  }),
  step('~more characters', (g, f) => g.goTo(f, 'base/13')),
  step('base/14', (g, f) => {
    if (!isSaid(f, 'booster')) offerBoosters(g, f)
  }),
  step('~play boosters', (g, f) => {
    const act = f.act as Act
    const { seat } = f
    if (act.verb === 'go on' || isForLater(f, 'booster')) return g.goTo(f, '~double')
    if (act.verb === 'take back') return g.goTo(f, 'base/41')
    if (act.verb === 'use') use(g, seat, act.card)
    else if (act.verb === 'play') layNow(g, seat, act.card)
    else if (act.verb === 'bluff') layNow(g, seat, act.card, true)
    else if (act.verb === 'load') {
      if (on('base/56')) g.state.played.supports++
      happen(g, { kind: 'load', card: act.card, ship: act.ship })
    } else if (act.verb === 'fulfil') {
      g.call(fulfil, fulfilling(seat, act.card))
    }
  }),
  step('~more boosters', (g, f) => g.goTo(f, 'base/14')),
  step('~double', (g, f) => {
    if (doubles(g, f.seat)) g.call(nameDoubled, { seat: f.seat, doubled: null })
  }),
  /** What cannot be announced is taken back, and the player retreats; if something was revealed, the game is lost (base/41). */
  step('base/41', (g, f) => {
    if (canAnnounce(g, f) || g.state.outcome !== null) return
    if (g.state.played.revealed)
      happen(g, { kind: 'win', seat: other(f.seat), score: HIGHEST_SCORE, rule: 'base/41' })
    else {
      const { seat } = f
      happen(g, { kind: 'take back', seat })
      enter(g, 'retreat')
      g.leave(f)
      if (f.opening) g.call(decline, { seat, picked: null })
      else g.call(nothingButRetreat, { seat, act: null })
    }
  }),
  step('~after boosters', (g, f) => runTexts(g, f.seat, 'afterBoosters')),
  /** Sirens: no character discarded, so a dragon comes. */
  step('base/35', (g, f) => {
    sing(g, f.seat)
  }),
  step('base/57', (g, f) => {
    happen(g, ...landedShips(g))
    if (f.opening) enter(g, 'announce')
  }),
  step('base/7', (g, f) => offerElement(g, f)),
  step('base/15', (g, f) => {
    const s = g.state
    const act = f.act as Act
    if (f.opening && act.element !== null) happen(g, { kind: 'element', element: act.element })
    if (s.element === null) return
    happen(g, { kind: 'announce', seat: f.seat, element: s.element, power: power(g, f.seat, s.element) })
    const shield = shieldOf(g, f.seat, s.element)
    if (shield !== null && power(g, f.seat, s.element) < power(g, other(f.seat), s.element))
      acts(g, 'base/47', shield, s.element === 'fire' ? 'SHIELD_FIRE' : 'SHIELD_EARTH')
  }),
  step('~announced', (g, f) => {
    if (mayIntervene(g, other(f.seat))) g.call(announced, moment(f.seat))
  }),
  step('~double another', (g) => nameAnother(g)),
  step('base/60', (g, f) => offerCall(g, f)),
  step('~call', (g, f) => {
    if ((f.act as Act).verb === 'call') call(g, f)
  }),
  step('base/16', (g, f) => {
    enter(g, 'draw')
    drawTo(g, f.seat, 6)
  }),
  step('~last uses', (g, f) => offerLastUses(g, f)),
  step('~use', (g, f) => {
    const { verb, card } = f.act as Act
    if (verb !== 'use') return
    g.goTo(f, '~last uses')
    use(g, f.seat, card)
  }),
  step('base/17', (g, f) => {
    enter(g, 'end')
    runTexts(g, f.seat, 'endOfTurn')
  }),
  step('base/17', (g, f) => runTexts(g, f.seat, 'turnEnds')),
  step('base/25', (g) => endLeadership(g)),
  step('~floods', (g, f) => {
    if (!hasFamily(g, f.seat, 'flood')) return
    const seat = other(f.seat)
    // The turn is over: what was played in it keeps nobody from an intervention now.
    g.state.played = nothingPlayed()
    g.leave(f)
    g.call(retreat, { seat })
  }),
])

/** A turn begins. The frame is made here, and not copied by `call`: this happens all the time. */
export function beginTurn(g: G, seat: Seat): void {
  const f: F = { procedure: turn.name, step: 0, seat, opening: false, act: null, ahead: null }
  g.state.stack.push(f)
}
