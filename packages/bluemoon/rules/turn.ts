/** A turn in its eight phases (base/10 to base/18). */
import type { CardId, Frame, Option, Seat } from '@regelwerk/core'
import type { Element, Text } from '../abilities.ts'
import { type G, on, procedure, step } from '../book.ts'
import type { BlueMoonEvent } from '../events.ts'
import { allowsIcon, atWork, hasIcon, isIgnored, working, worksText } from '../ignored.ts'
import {
  COMBAT,
  cardAt,
  DISCARD,
  defAt,
  HAND,
  INFLUENCE,
  other,
  type Phase,
  pile,
  SUPPORT,
  usedAs,
} from '../state.ts'
import { isContinuous, isShielded, power } from '../values.ts'
import {
  canMeetDemands,
  fulfil,
  fulfilling,
  nameAnother,
  nameDoubled,
  openDemands,
  payable,
  sing,
} from './demands.ts'
import { attract } from './dragons.ts'
import { drawTo, happen } from './drawing.ts'
import { doEffect, effectOf } from './effects.ts'
import { decline, endLeadership, endsForLackOfCards, landedShips, retreat } from './fights.ts'
import { announced, moment } from './interventions.ts'
import { layCard, laying } from './laying.ts'
import {
  activeCharacters,
  isLoadable,
  mayLoad,
  mayRetrieve,
  shipsWithRoom,
  sources,
  tooManyCharacters,
  whyNotBluff,
  whyNotBoosterOrSupport,
  whyNotCharacter,
  whyNotLeadership,
} from './playing.ts'

/** Three dragons and the win itself (base/38). */
const HIGHEST_SCORE = 4

/** Something a player does in a phase. */
type Act =
  | { verb: 'go on' }
  /** The power will not be met: back to before the character (base/41). */
  | { verb: 'take back' }
  | { verb: 'play' | 'bluff' | 'retrieve' | 'land' | 'use' | 'replace'; card: CardId }
  | { verb: 'load'; card: CardId; ship: CardId }
  | { verb: 'drop bluffs' }
  | { verb: 'fulfil'; card: CardId }
  | { verb: 'open' | 'decline' | 'retreat' | 'fight' }
  | { verb: 'announce'; element: Element }
  | { verb: 'call' | 'accept' }

interface TurnLocals {
  seat: Seat
  /** The turn opens a fight. */
  opening: boolean
  act: Act | null
}
type F = Frame & TurnLocals

const opt = (act: Act): Option => {
  const option: Option = { verb: act.verb, value: act }
  if ('card' in act) option.source = act.card
  if ('ship' in act) option.target = act.ship
  if ('element' in act) option.name = act.element
  return option
}

const ask = (g: G, f: F, prompt: string, options: Option[]): void => {
  g.choose(f, 'act', f.seat, options, { prompt, secret: true })
}

const enter = (g: G, phase: Phase): void => happen(g, { kind: 'phase', phase })

/** "On my turn" texts without a phase: at any moment, once a turn (base/18). */
function uses(g: G, seat: Seat): Option[] {
  const s = g.state
  if (s.phase !== 'booster' && !on('base/18')) return []
  return working(s, seat)
    .filter((id) => !s.used.includes(usedAs(s, id)))
    .filter((id) => worksText(g, id).some((text) => text.kind === 'effect' && text.when === 'onMyTurn'))
    .map((card) => opt({ verb: 'use', card }))
}

/** Demands may be met early, even by a player who then retreats (pillar/raupenverstaerkungen-allgemein/8). */
const fulfils = (g: G, seat: Seat): Option[] => payable(g, seat).map((card) => opt({ verb: 'fulfil', card }))

function use(g: G, seat: Seat, card: CardId): void {
  happen(g, { kind: 'use', card })
  for (const text of worksText(g, card)) {
    if (text.kind === 'effect' && text.when === 'onMyTurn')
      g.call(doEffect, effectOf(seat, card, text.do, true))
  }
}

/** Two or more effective cards of a family lie active (base/10, Terrah 21 to 24, Aqua 25 and 26). */
function hasFamily(g: G, seat: Seat, family: 'storm' | 'flood'): boolean {
  const n = working(g.state, seat).filter((id) =>
    worksText(g, id).some((text) => text.kind === 'family' && text.family === family),
  ).length
  return n >= 2
}

// ---- beginning (base/10)

function offerBeginning(g: G, f: F): void {
  const s = g.state
  const { seat } = f
  const options: Option[] = []
  if (!on('base/10')) {
    f.act = { verb: 'go on' }
    return
  }
  for (const id of [...pile(s, COMBAT, seat), ...pile(s, SUPPORT, seat)]) {
    if (mayRetrieve(g, seat, id)) options.push(opt({ verb: 'retrieve', card: id }))
  }
  if (pile(s, SUPPORT, seat).some((id) => cardAt(s, id).bluff)) options.push(opt({ verb: 'drop bluffs' }))
  for (const id of pile(s, INFLUENCE, seat)) {
    if (defAt(s, id).type === 'ship' && !s.landing.includes(id)) options.push(opt({ verb: 'land', card: id }))
  }
  if (on('base/18')) options.push(...uses(g, seat))
  if (options.length === 0) f.act = { verb: 'go on' }
  else ask(g, f, 'beginning', [...options, opt({ verb: 'go on' })])
}

function actInBeginning(g: G, f: F, act: Act): boolean {
  const s = g.state
  switch (act.verb) {
    case 'retrieve':
      happen(g, { kind: 'put', card: act.card, to: HAND })
      return true
    case 'drop bluffs': {
      const cards = pile(s, SUPPORT, f.seat).filter((id) => cardAt(s, id).bluff)
      happen(g, ...cards.map((card): BlueMoonEvent => ({ kind: 'put', card, to: DISCARD })))
      return true
    }
    case 'land':
      happen(g, { kind: 'land', ship: act.card })
      return true
    case 'use':
      use(g, f.seat, act.card)
      return true
    default:
      return false
  }
}

// ---- leadership (base/11)

const mayReplace = (g: G, seat: Seat, id: CardId): boolean =>
  on('base/50') &&
  !g.state.played.leadership &&
  allowsIcon(g, id, 'REPLACE') &&
  (hasIcon(g, id, 'REPLACE') || atWork(g, seat, isContinuous('replaceAny')).length > 0)

function offerLeadership(g: G, f: F): void {
  if (f.opening && !on('base/19')) {
    f.act = { verb: 'go on' }
    return
  }
  const hand = pile(g.state, HAND, f.seat)
  const options: Option[] = []
  for (const card of hand) {
    if (whyNotLeadership(g, f.seat, card) === null) options.push(opt({ verb: 'play', card }))
    if (mayReplace(g, f.seat, card)) options.push(opt({ verb: 'replace', card }))
  }
  options.push(...uses(g, f.seat), ...fulfils(g, f.seat), opt({ verb: 'go on' }))
  ask(g, f, 'leadership', options)
}

// ---- open or decline, retreat (base/12, base/19 to base/23)

const characters = (g: G, seat: Seat): CardId[] =>
  sources(g, seat).filter((id) => whyNotCharacter(g, seat, id) === null)

/** This replaces the duty to play a character, even with nothing active (khind/khind-31-lass-die-faeuste-tanzen/4). */
const attacksAgain = (g: G, seat: Seat): boolean =>
  atWork(g, seat, isContinuous('attackAgain')).length > 0 &&
  !tooManyCharacters(g, seat, activeCharacters(g.state, seat).length)

/** Could the fight go on, as far as the player knows: a character to play, and every demand payable? */
function canFight(g: G, seat: Seat): boolean {
  const playing = characters(g, seat)
  const again = attacksAgain(g, seat)
  if (playing.length === 0 && !again) return false
  return !on('base/12') || canMeetDemands(g, seat, again ? [] : playing)
}

function offerFight(g: G, f: F): void {
  const fight = canFight(g, f.seat)
  const options = f.opening
    ? [
        ...(fight ? [opt({ verb: 'open' })] : []),
        opt({ verb: 'decline' }),
        ...(on('base/21') ? [] : [opt({ verb: 'retreat' })]),
      ]
    : [...(fight ? [opt({ verb: 'fight' })] : []), opt({ verb: 'retreat' })]
  ask(g, f, f.opening ? 'open or decline' : 'retreat', [
    ...options,
    ...(on('base/18') ? uses(g, f.seat) : []),
    ...fulfils(g, f.seat),
  ])
}

// ---- characters, boosters and supports

function offerCharacters(g: G, f: F): void {
  const options = characters(g, f.seat).map((card) => opt({ verb: 'play', card }))
  const { played } = g.state
  // A void character demands a new one or a retreat, even of cards that attack again (interventionen/inter-402-schande-ueber-euch/1).
  const enough = played.characters > 0 || (attacksAgain(g, f.seat) && !played.voided)
  if (enough) options.push(opt({ verb: 'go on' }))
  else if (played.voided) options.push(opt({ verb: 'retreat' }))
  if (options.length === 0) f.act = { verb: 'take back' }
  else ask(g, f, 'character', [...options, ...uses(g, f.seat)])
}

/** May this turn be announced: power reached or a shield, demands fulfilled, no ban broken (base/15)? */
function canAnnounce(g: G, f: F): boolean {
  const s = g.state
  const { seat } = f
  if (s.played.characters === 0 && !attacksAgain(g, seat)) return false
  if (openDemands(g, seat).some(({ demand }) => demand.orElse === 'retreat')) return false
  if (f.opening && !on('base/23')) return power(g, seat, 'fire') > 0 || power(g, seat, 'earth') > 0
  if (f.opening || s.element === null || !on('base/15')) return true
  return isShielded(g, seat, s.element) || power(g, seat, s.element) >= power(g, other(seat), s.element)
}

function offerBoosters(g: G, f: F): void {
  const { seat, opening } = f
  const options: Option[] = []
  for (const card of sources(g, seat)) {
    if (whyNotBoosterOrSupport(g, seat, card, opening) === null) options.push(opt({ verb: 'play', card }))
    if (whyNotBluff(g, seat, card, opening) === null) options.push(opt({ verb: 'bluff', card }))
  }
  if (mayLoad(g, seat, opening)) options.push(...loads(g, seat))
  options.push(...uses(g, seat), ...fulfils(g, seat))
  if (canAnnounce(g, f)) options.push(opt({ verb: 'go on' }))
  else if (options.length > 0) options.push(opt({ verb: 'take back' }))
  if (options.length === 0) f.act = { verb: 'take back' }
  else ask(g, f, 'booster', options)
}

/** Loading a ship takes the place of a support (base/56). */
function loads(g: G, seat: Seat): Option[] {
  const s = g.state
  const cards = on('base/56') ? pile(s, HAND, seat).filter((id) => isLoadable(s, id)) : []
  const ships = shipsWithRoom(s, seat).filter((ship) => !s.landing.includes(ship))
  return ships.flatMap((ship) => cards.map((card) => opt({ verb: 'load', card, ship })))
}

// ---- announcing (base/15), bluffs (base/60)

function offerElement(g: G, f: F): void {
  if (!f.opening) return
  const options = (['fire', 'earth'] as const).map((element) => opt({ verb: 'announce', element }))
  ask(g, f, 'announce', options)
}

const bluffsOf = (g: G, seat: Seat): CardId[] =>
  pile(g.state, SUPPORT, seat).filter((id) => cardAt(g.state, id).bluff)

function offerCall(g: G, f: F): void {
  const rival = other(f.seat)
  const bluffs = bluffsOf(g, f.seat)
  f.act = { verb: 'accept' }
  if (bluffs.length === 0 || bluffs.some((id) => isIgnored(g, id))) return
  if (atWork(g, f.seat, isContinuous('callMyBluff')).length > 0) return
  g.choose(f, 'act', rival, [opt({ verb: 'accept' }), opt({ verb: 'call' })], {
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

const endTexts = (
  g: G,
  seat: Seat,
  when: 'endOfTurn' | 'turnEnds' | 'afterBoosters',
): [CardId, Extract<Text, { kind: 'effect' }>][] =>
  working(g.state, seat).flatMap((id) =>
    worksText(g, id).flatMap((text): [CardId, Extract<Text, { kind: 'effect' }>][] =>
      text.kind === 'effect' && text.when === when ? [[id, text]] : [],
    ),
  )

function runTexts(g: G, seat: Seat, when: 'endOfTurn' | 'turnEnds' | 'afterBoosters'): void {
  const banned = atWork(g, other(seat), isContinuous('additionalCards')).length > 0
  for (const [card, text] of endTexts(g, seat, when).reverse()) {
    if (text.additional && banned) continue
    g.call(doEffect, effectOf(seat, card, text.do, text.may === true))
  }
}

export const turn = procedure<TurnLocals>('turn', [
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
    if (act.verb === 'go on') return
    g.goTo(f, 'base/11')
    if (act.verb === 'use') use(g, f.seat, act.card)
    else if (act.verb === 'fulfil') g.call(fulfil, fulfilling(f.seat, act.card))
    else if (act.verb === 'replace') {
      g.state.played.leadership = true
      happen(g, { kind: 'put', card: act.card, to: DISCARD })
      g.call(doEffect, effectOf(f.seat, act.card, { do: 'draw', n: 1 }, true))
    } else if (act.verb === 'play') g.call(layCard, laying(f.seat, act.card))
  }),
  step('base/12', (g, f) => {
    enter(g, 'retreat')
    if (!(f.opening && endsForLackOfCards(g, f.seat))) offerFight(g, f)
  }),
  step('~decide', (g, f) => {
    const act = f.act as Act
    if (act.verb === 'use' || act.verb === 'fulfil') {
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
  step('base/13', (g, f) => offerCharacters(g, f)),
  step('~play characters', (g, f) => {
    const act = f.act as Act
    if (act.verb === 'go on') {
      enter(g, 'booster')
      return
    }
    if (act.verb === 'retreat') return forceRetreat(g, f)
    if (act.verb === 'take back') return g.goTo(f, 'base/41')
    g.goTo(f, 'base/13')
    if (act.verb === 'use') use(g, f.seat, act.card)
    else if (act.verb === 'play') g.call(layCard, laying(f.seat, act.card))
  }),
  step('base/14', (g, f) => offerBoosters(g, f)),
  step('~play boosters', (g, f) => {
    const act = f.act as Act
    const { seat } = f
    if (act.verb === 'go on') return
    if (act.verb === 'take back') return g.goTo(f, 'base/41')
    g.goTo(f, 'base/14')
    if (act.verb === 'use') use(g, seat, act.card)
    else if (act.verb === 'play') g.call(layCard, laying(seat, act.card))
    else if (act.verb === 'bluff') g.call(layCard, laying(seat, act.card, true))
    else if (act.verb === 'load') {
      if (on('base/56')) g.state.played.supports++
      happen(g, { kind: 'load', card: act.card, ship: act.ship })
    } else if (act.verb === 'fulfil') {
      g.call(fulfil, fulfilling(seat, act.card))
    }
  }),
  step('~double', (g, f) => g.call(nameDoubled, { seat: f.seat, doubled: null })),
  /** What cannot be announced is taken back, and the player retreats; if something was revealed, the game is lost (base/41). */
  step('base/41', (g, f) => {
    if (canAnnounce(g, f) || g.state.outcome !== null) return
    if (g.state.played.revealed)
      happen(g, { kind: 'win', seat: other(f.seat), score: HIGHEST_SCORE, rule: 'base/41' })
    else {
      happen(g, { kind: 'take back', seat: f.seat })
      if (f.opening) {
        const { seat } = f
        g.leave(f)
        g.call(decline, { seat, picked: null })
      } else forceRetreat(g, f)
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
    if (f.opening && act.verb === 'announce') happen(g, { kind: 'element', element: act.element })
    if (s.element === null) return
    happen(g, { kind: 'announce', seat: f.seat, element: s.element, power: power(g, f.seat, s.element) })
  }),
  step('~announced', (g, f) => g.call(announced, moment(f.seat))),
  step('~double another', (g) => nameAnother(g)),
  step('base/60', (g, f) => offerCall(g, f)),
  step('~call', (g, f) => {
    if ((f.act as Act).verb === 'call') call(g, f)
  }),
  step('base/16', (g, f) => {
    enter(g, 'draw')
    drawTo(g, f.seat, 6)
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
    g.leave(f)
    g.call(retreat, { seat })
  }),
])
