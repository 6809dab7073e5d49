/** How positions of Blue Moon are written: what lies where, what is done, what is read. */
import {
  type CardId,
  type Decision,
  everyone,
  type Frame,
  type Given,
  isRecord,
  type Option,
  type Path,
  type PhrasePart,
  PositionError,
  type PositionGame,
  positions,
  type Seat,
  startNamed,
  stepLabelled,
  type Words,
  zoneOf,
} from '@regelwerk/core'
import type { Element, Icon } from './abilities.ts'
import { addCard, emptyState, gameFrame } from './begin.ts'
import { type G, procedures } from './book.ts'
import { definitionAt, definitionNamed, definitions } from './cards/index.ts'
import { checkDeck, parseDeck } from './formats.ts'
import { hasIcon, isIgnored, isProtected, worksText } from './ignored.ts'
import { dragonsFor } from './rules/dragons.ts'
import { afterGame, newSeries, type Series } from './series.ts'
import {
  type BlueMoonState,
  CARGO,
  COMBAT,
  cardAt,
  DECK,
  DISCARD,
  defAt,
  definitionOf,
  HAND,
  INFLUENCE,
  LEADER,
  LIMBO,
  middle,
  nothingPlayed,
  PILE,
  SUPPORT,
  zones,
} from './state.ts'
import { iconName } from './text/en.ts'
import { isShielded, power, printedValue } from './values.ts'
import { mayLookAt } from './view.ts'

const SEATS = ['you', 'opponent']

const STARTS: Readonly<Record<string, string>> = {
  beginning: '~turn',
  leadership: 'base/11',
  retreat: 'base/12',
  character: 'base/13',
  booster: 'base/14',
  draw: 'base/16',
  end: 'base/17',
}

/** In the middle of a game: the turn begins, unless `phase` says where it stands. */
function startTurn(s: BlueMoonState, given: Given, path: Path): void {
  const phase = String(given.phase ?? 'beginning')
  const label = startNamed(STARTS, 'phase', phase, path)
  s.turn = Number(given.turn ?? 5)
  s.element = given.element === 'none' ? null : ((given.element ?? 'fire') as Element)
  s.phase = phase as BlueMoonState['phase']
  s.played = nothingPlayed()
  // After the character phase the active characters are those of this turn.
  if (!['beginning', 'leadership', 'retreat', 'character'].includes(phase)) {
    const lying = zoneOf(s, COMBAT, s.active).filter((id) => cardAt(s, id).active)
    s.played.characters = lying.filter((id) => defAt(s, id).type === 'character').length
    s.played.mains = Math.min(1, s.played.characters)
  }
  s.stack.push({ ...gameFrame(1 - s.active), step: stepLabelled(procedures, 'game', '~turns') })
  const step = stepLabelled(procedures, 'turn', label)
  const turn = { seat: s.active, opening: s.element === null, act: null, ahead: null }
  s.stack.push({ procedure: 'turn', step, ...turn } as Frame)
}

// ---- words for options

function phrases(_g: G, _decision: Decision, option: Option): PhrasePart[][] {
  const { verb, source, target } = option
  const from: PhrasePart[] = source === undefined ? [] : [{ card: source }]
  const to: PhrasePart[] = target === undefined ? [] : [{ card: target }]
  switch (verb) {
    case 'load':
      return [['load', ...from, 'onto', ...to]]
    case 'choose':
    case 'discard':
      return [
        ['choose', ...to],
        [verb, ...to],
      ]
    case 'announce':
      return [['announce', option.name ?? '']]
    case 'way':
      return [[String((option.n ?? 0) + 1)]]
    default:
      return [[verb, ...from, ...to]]
  }
}

// ---- reading

/** The match with this game, if it is over: the games that came before it are given. */
function seriesNow({ state: s }: G, { series = [] }: Given): Series {
  let now = newSeries()
  for (const game of Array.isArray(series) ? series : [series]) {
    const winner = SEATS.indexOf(String(isRecord(game) ? game.winner : ''))
    if (winner < 0) throw new PositionError('series: games, each with a winner and a score', [])
    now = afterGame(now, winner, Number(game.score ?? 1))
  }
  return s.outcome === null ? now : afterGame(now, s.outcome.winners[0] as Seat, s.score)
}

/** What deck construction has against the deck that is to be checked. */
function problems({ checks }: Given): string[] {
  if (checks === undefined) return []
  if (!isRecord(checks) || !Array.isArray(checks.cards))
    throw new PositionError('checks: a format and a list of cards', [])
  const { cards } = parseDeck(checks.cards.join('\n'))
  return [...new Set(checkDeck(cards, String(checks.format ?? 'constructed')).map((problem) => problem.rule))]
}

const ICONS = Object.keys(iconName) as Icon[]

const card: Words<BlueMoonState, CardId> = {
  ...Object.fromEntries(
    ICONS.map((icon) => [icon.toLowerCase(), { read: (g: G, id: CardId) => hasIcon(g, id, icon) }]),
  ),
  fire: { read: (g, id) => printedValue(g, id, 'fire') },
  earth: { read: (g, id) => printedValue(g, id, 'earth') },
  ignored: { read: isIgnored },
  protected: { read: isProtected },
  textWorks: { read: (g, id) => worksText(g, id).length > 0 },
  seenBy: { read: (g, id) => SEATS.filter((_, seat) => mayLookAt(g, seat, id)) },
  ship: {
    read: ({ state }, id) => {
      const { ship } = cardAt(state, id)
      return ship < 0 ? 'none' : defAt(state, ship).id
    },
  },
  cargo: {
    set: (placing, id, list, path) => {
      const { state } = placing
      for (const loaded of placing.placeAll(list, cardAt(state, id).holder, CARGO, path))
        cardAt(state, loaded).ship = id
    },
  },
}

const seat: Words<BlueMoonState, Seat> = {
  fire: { read: (g, seat) => power(g, seat, 'fire') },
  earth: { read: (g, seat) => power(g, seat, 'earth') },
  shieldFire: { read: (g, seat) => isShielded(g, seat, 'fire') },
  shieldEarth: { read: (g, seat) => isShielded(g, seat, 'earth') },
  crystals: { read: (g, seat, given) => seriesNow(g, given).crystals[seat as 0 | 1] },
  wouldLose: { read: dragonsFor },
}

const game: Words<BlueMoonState, null> = {
  active: {
    set: (placing, _, name, path) => {
      placing.state.active = placing.seatNamed(name, path)
    },
    read: (g) => SEATS[g.state.active],
  },
  element: { read: (g) => g.state.element ?? 'none' },
  phase: { read: (g) => g.state.phase },
  turn: { read: (g) => g.state.turn },
  problems: { read: (_g, _, given) => problems(given) },
  match: { read: (g, _, given) => SEATS[seriesNow(g, given).winner ?? -1] ?? 'nobody' },
  score: { read: (g) => g.state.score },
  fight: { read: (g) => g.state.fight },
  middle: { read: (g) => middle(g.state) },
}

export const position: PositionGame<BlueMoonState> = positions({
  seatNames: SEATS,
  rest: [
    'beginning',
    'leadership',
    'retreat',
    'open or decline',
    'character',
    'booster',
    'announce',
    'end of turn',
    'decline',
  ],
  phrases,
  definitions,
  names: (index) => {
    const { id, name, people, no } = definitionAt(index)
    return [name.en ?? name.de, name.de, id, `${people} ${no}`]
  },
  definitionNamed,
  filler: 'vulca-12',
  zones,
  places: [DECK, HAND, COMBAT, SUPPORT, DISCARD, PILE, INFLUENCE, LEADER],
  search: [COMBAT, SUPPORT, INFLUENCE, CARGO, LIMBO, HAND, PILE, DISCARD, DECK, LEADER],
  piles: [DECK],
  marks: ['active', 'bluff', 'landed', 'open'],
  counters: ['dragons'],
  card,
  seat,
  game,
  given: ['element', 'phase', 'turn', 'setup', 'format', 'checks', 'series'],
  empty: (_, seed, given) => emptyState(String(given.format ?? 'constructed'), seed),
  add: (s, def, seat, zone) => {
    const id = addCard(s, def, seat, zone)
    cardAt(s, id).active = [COMBAT, SUPPORT, INFLUENCE].includes(zone)
    return id
  },
  begin: ({ state: s }, given, path) => {
    s.interventions = s.cards.some((card) => definitionOf(card).type === 'intervention')
    for (const card of s.cards) {
      if ((card.zone === SUPPORT && !card.bluff) || card.open) card.known = everyone(s)
      if (card.zone === LEADER && given.setup === true) card.known = 0
    }
    if (given.setup === true) s.stack.push(gameFrame(0))
    else startTurn(s, given, path)
  },
})
