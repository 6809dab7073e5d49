/** How positions of KeyForge are written: what lies where, what is done, what is read. */

import {
  type CardId,
  type Decision,
  everyone,
  type Frame,
  type Given,
  isRecord,
  lay,
  type Option,
  type Path,
  type PhrasePart,
  PositionError,
  type PositionGame,
  positions,
  type Seat,
  type Setup,
  show,
  startNamed,
  stepLabelled,
  type Words,
} from '@regelwerk/core'
import type { BonusIcon, Counter, House, Keyword } from './abilities.ts'
import { type Auction, newAuction, offer, pass, raise } from './auction.ts'
import { addCard, emptyState, gameFrame } from './begin.ts'
import { type G, procedures } from './book.ts'
import { factsNamed } from './cards/facts.ts'
import { type CardDefinition, definitions, definitionWithId } from './cards/index.ts'
import { parseDeck } from './decks.ts'
import { checkDeck } from './formats.ts'
import { houseNamed } from './houses.ts'
import { KEYWORDS, registered } from './prepare.ts'
import { type Face, faceNumber, facesOf, printId } from './prints.ts'
import { keyCost } from './rules/keys.ts'
import type { Occurrence } from './rules/occurrences.ts'
import { housesToChoose } from './rules/turn.ts'
import { afterGame, newSeries, nextGame } from './series.ts'
import {
  ARCHIVES,
  ARTIFACTS,
  COLOURS,
  cardAt,
  countersOn,
  DECK,
  DISCARD,
  definitionOf,
  faceAt,
  HAND,
  iconsOf,
  isInPlay,
  type KeyForgeState,
  keysForged,
  type LastKnown,
  LIMBO,
  LINE,
  lineOf,
  NONE,
  PURGED,
  printedHouse,
  typeOf,
  UNDER,
  UPGRADES,
  withCounters,
  zones,
} from './state.ts'
import { counters } from './table.ts'
import { armorLeft, hasKeyword, housesOf, isCentre, isFlank, numberOf, powerOf } from './values.ts'
import { view } from './view.ts'
import type { HappeningKey } from './words/happenings/index.ts'

const SEATS = ['you', 'opponent']

function houseGiven(value: unknown, path: Path): House {
  const house = houseNamed(String(value))
  if (house === undefined) throw new PositionError(`there is no house ${String(value)}`, path)
  return house
}

// ---- where the game stands

/** The step of the turn with which a position begins. */
const STARTS: Readonly<Record<string, string>> = {
  start: '~start of turn',
  forge: 'rules/schritt-1-schluessel-schmieden',
  house: 'rules/schritt-2-fraktion-waehlen',
  main: '~settle',
  ready: 'rules/schritt-4-karten-spielbereit-machen',
  draw: 'rules/schritt-5-karten-ziehen',
  end: 'glossary/ende-des-zuges',
}

/** In the middle of a game, in step 3 unless `step` says otherwise. */
function startTurn(s: KeyForgeState, given: Given, path: Path): void {
  const phase = String(given.step ?? 'main')
  const label = startNamed(STARTS, 'step', phase, path)
  s.turn = Number(given.turn ?? 5)
  s.phase = (phase === 'start' ? 'forge' : phase) as KeyForgeState['phase']
  const afterHouse = phase !== 'start' && phase !== 'forge' && phase !== 'house'
  if (given.house !== undefined && given.house !== 'none')
    s.house = houseGiven(given.house, [...path, 'house'])
  else if (afterHouse && given.house !== 'none') s.house = (s.identities[s.active] as House[])[0] ?? null
  s.stack.push({
    ...gameFrame(0),
    ...{ next: 1 - s.active },
    step: stepLabelled(procedures, 'game', 'rules/zuguebersicht'),
  })
  s.stack.push({
    procedure: 'turn',
    step: stepLabelled(procedures, 'turn', label),
    seat: s.active,
    answer: null,
  } as Frame)
}

// ---- words for options

/** The card that an ability stands on, where it was granted to another. */
function granterOf(g: G, { ability, source }: Option): string[] {
  const definition = ability === undefined ? null : registered(ability).definition
  if (definition === null || (source !== undefined && faceAt(g.state, source) === definition)) return []
  return [definition.en]
}

/** The number of an ability on its card, from 1: "resolve Troll 2". */
function abilityWord({ ability }: Option): string {
  const number = /#(\d+)$/.exec(ability ?? '')?.[1]
  return number === undefined ? (ability ?? '') : String(Number(number) + 1)
}

function phrases(g: G, _decision: Decision, option: Option): PhrasePart[][] {
  const { verb, source, target, ability, name, n } = option
  const from: PhrasePart[] = source === undefined ? [] : [{ card: source }]
  const to: PhrasePart[] = target === undefined ? [] : [{ card: target }]
  // A card that is not known any more goes by the name that its ability gives away.
  const bearer = ability === undefined ? undefined : registered(ability).definition?.en
  const bearers: PhrasePart[] = bearer === undefined ? [] : [bearer]
  switch (verb) {
    case 'choose':
    case 'order':
      return [['choose', ...(target === undefined ? bearers : to)]]
    case 'attack':
    case 'attach':
    case 'copy':
    case 'exalt':
      return [[verb, ...to]]
    case 'icon as steal':
    case 'icon as capture':
    case 'icon as amber':
    case 'icon as damage':
    case 'icon as draw':
      return [[verb.slice('icon '.length)]]
    case 'icon capture':
    case 'icon damage':
      return [['choose', ...to]]
    // Of what is not possible: whom a creature cannot attack, and what cannot be used in any way.
    case 'fight':
      return [['fight', ...from], ...(target === undefined ? [] : [['attack', ...to]])]
    case 'use':
      return ['use', 'reap', 'fight', 'action', 'omni', 'unstun'].map((way) => [way, ...from])
    case 'house':
    case 'key':
    case 'trait':
      return [[name ?? '']]
    case 'name':
      return [['name', definitionWithId(name ?? '')?.en ?? '']]
    case 'as creature':
    case 'as upgrade':
    case 'take some':
      return [[verb]]
    case 'number':
      return [[String(n)]]
    case 'spend':
      return [
        ['spend', String(n)],
        ['spend', String(n), 'from', ...to],
      ]
    case 'starts':
      return [[SEATS[option.seat ?? 0] ?? '', 'start']]
    case 'either':
      return [[`option ${(n ?? 0) + 1}`]]
    case 'between':
      return [
        [
          'between',
          ...(option.cards ?? []).flatMap((card, i): PhrasePart[] =>
            i === 0 ? [{ card }] : ['and', { card }],
          ),
        ],
      ]
    case 'resolve': {
      const occasion: PhrasePart[][] = target === undefined ? [] : [['for', ...to]]
      const granters = granterOf(g, option)
      return [
        ['resolve', ...(source === undefined ? bearers : from)],
        ...occasion.map((part) => ['resolve', ...from, ...part]),
        ...granters.flatMap((granter) => [
          ['resolve', granter],
          ['resolve', ...from, 'by', granter],
          ...occasion.map((part) => ['resolve', granter, ...part]),
        ]),
        // What was gained has its number on the card that it was gained from.
        ['resolve', ...(granters.length === 0 ? from : granters), abilityWord(option)],
        ['resolve', ability ?? ''],
      ]
    }
    case 'end':
      return [['end turn'], ['end']]
    default:
      return [[verb, ...from, ...to]]
  }
}

// ---- words for cards, players, the game

const KEYWORD_WORDS = Object.fromEntries(
  KEYWORDS.map((word) => [
    word,
    {
      read: (g: G, id: CardId) =>
        word === 'assault' || word === 'hazardous'
          ? numberOf(g, id, word)
          : hasKeyword(g, id, word as Keyword),
    },
  ]),
)

const COUNTERS = Object.keys(counters) as Counter[]
const COUNTER_WORDS: Words<KeyForgeState, CardId> = Object.fromEntries(
  COUNTERS.map((counter) => [
    counter,
    {
      set: ({ state }: { state: KeyForgeState }, id: CardId, value: unknown) => {
        const card = cardAt(state, id)
        card.counters = withCounters(card, counter, Number(value))
      },
      read: (g: G, id: CardId) => countersOn(cardAt(g.state, id), counter),
    },
  ]),
)

const card: Words<KeyForgeState, CardId> = {
  ...KEYWORD_WORDS,
  ...COUNTER_WORDS,
  ready: {
    set: ({ state }, id, value) => {
      cardAt(state, id).exhausted = value !== true
    },
    read: (g, id) => !cardAt(g.state, id).exhausted,
  },
  /** The house of this copy: a maverick, an anomaly. */
  house: {
    set: ({ state }, id, value, path) => {
      const c = cardAt(state, id)
      const { definition, added } = facesOf(state)[c.def] as Face
      c.def = faceNumber(state, printId(definition, houseGiven(value, path), added))
    },
    read: (g, id) => housesOf(g, id),
  },
  /** Bonus icons that enhancement has added. */
  icons: {
    set: ({ state }, id, value) => {
      const c = cardAt(state, id)
      const icons = (Array.isArray(value) ? value : [value]) as BonusIcon[]
      const { definition, house } = facesOf(state)[c.def] as Face
      c.def = faceNumber(state, printId(definition, house, icons))
    },
    read: (g, id) => iconsOf(g.state, cardAt(g.state, id).def),
  },
  /** +1 power counters. */
  counters: {
    set: ({ state }, id, value) => {
      const card = cardAt(state, id)
      card.counters = withCounters(card, 'power', Number(value) - countersOn(card, 'power'))
    },
    read: (g, id) => countersOn(cardAt(g.state, id), 'power'),
  },
  power: { read: (g, id) => powerOf(g, id) },
  armor: { read: (g, id) => armorLeft(g, id) },
  flank: { read: (g, id) => isFlank(g, id) },
  centre: { read: (g, id) => isCentre(g, id) },
  type: { read: (g, id) => typeOf(g.state, cardAt(g.state, id)) },
  copyOf: { read: (g, id) => (cardAt(g.state, id).copy === NONE ? 'nothing' : faceAt(g.state, id).id) },
  controller: { read: (g, id) => SEATS[cardAt(g.state, id).holder] },
  at: { read: (g, id) => lineOf(g.state, cardAt(g.state, id).holder).indexOf(id) + 1 },
  on: {
    read: (g, id) => {
      const { on } = cardAt(g.state, id)
      return on === NONE ? 'nothing' : faceAt(g.state, on).id
    },
  },
  upgrades: {
    set: (placing, id, list, path) => {
      for (const up of placing.placeAll(list, cardAt(placing.state, id).holder, UPGRADES, path))
        cardAt(placing.state, up).on = id
    },
    read: (g, id) => ({
      cards: [0, 1].flatMap((seat) =>
        (g.state.zones[UPGRADES * 2 + seat] ?? []).filter((up) => cardAt(g.state, up).on === id),
      ),
      ordered: false,
    }),
  },
  under: {
    set: (placing, id, list, path) => {
      for (const below of placing.placeAll(list, cardAt(placing.state, id).holder, UNDER, path))
        cardAt(placing.state, below).on = id
    },
    read: (g, id) => ({
      cards: [0, 1].flatMap((seat) =>
        (g.state.zones[UNDER * 2 + seat] ?? []).filter((one) => cardAt(g.state, one).on === id),
      ),
      ordered: false,
    }),
  },
  /** An upgrade that the other player has put there: theirs, unless \`ownedBy\` says otherwise. */
  controlledBy: {
    set: (placing, id, name, path) => {
      const upgrade = cardAt(placing.state, id)
      if (upgrade.zone !== UPGRADES)
        throw new PositionError('controlledBy is for upgrades; others lie with who controls them', path)
      upgrade.owner = placing.seatNamed(name, path)
      lay(placing.state, zones, id, UPGRADES, upgrade.owner)
    },
  },
  /** The card belongs to the other player. */
  ownedBy: {
    set: (placing, id, name, path) => {
      const c = cardAt(placing.state, id)
      c.owner = placing.seatNamed(name, path)
      if (isInPlay(c) && c.owner !== c.holder) {
        const ref = { card: id, life: c.life }
        placing.state.effects.push({
          id: placing.state.serial++,
          seat: c.holder,
          source: ref,
          for: 'whileInPlay',
          turn: 1,
          ability: 'control',
          text: NONE,
          it: [ref],
          house: null,
          title: null,
          granter: NONE,
          uses: NONE,
        })
      }
    },
  },
}

const keyBits = (value: unknown, path: Path): number => {
  if (typeof value === 'number') return (1 << value) - 1
  const list = Array.isArray(value) ? value : [value]
  return list.reduce((bits: number, colour) => {
    const at = COLOURS.indexOf(String(colour) as (typeof COLOURS)[number])
    if (at < 0) throw new PositionError(`keys are ${COLOURS.join(', ')}, not ${String(colour)}`, path)
    return bits | (1 << at)
  }, 0)
}

const colours = (bits: number): string[] => COLOURS.filter((_, i) => (bits & (1 << i)) !== 0)

const seat: Words<KeyForgeState, Seat> = {
  houses: {
    set: ({ state }, at, value, path) => {
      if (!Array.isArray(value)) throw new PositionError('a list of three houses', path)
      state.identities[at as 0 | 1] = value.map((house) => houseGiven(house, path))
    },
    read: (g, at) => g.state.identities[at as 0 | 1],
  },
  keys: {
    set: ({ state }, at, value, path) => {
      state.keys[at as 0 | 1] = keyBits(value, path)
    },
    read: (g, at) => keysForged(g.state, at),
  },
  /** From left to right. */
  battleline: { read: (g, at) => ({ cards: [...lineOf(g.state, at)], ordered: true }) },
  forged: { read: (g, at) => colours(g.state.keys[at as 0 | 1]) },
  keyCost: { read: (g, at) => keyCost(g, at) },
  mayChoose: { read: (g, at) => housesToChoose(g, at) },
  /** The chains the next game of the series begins with. */
  nextChains: { read: (_g, at, given) => nextOf(given).chains[at as 0 | 1] },
  /** The deck that an auction gives this player, and the chains it costs. */
  bidDeck: { read: (_g, at, given) => auctionOf(given).result?.[at as 0 | 1].deck ?? 'none yet' },
  bidChains: { read: (_g, at, given) => auctionOf(given).result?.[at as 0 | 1].chains ?? 'none yet' },
  /** What this player is shown of the other's archives. */
  sees: { read: (g, at) => view(g, at).players[1 - at]?.archives.length ?? 0 },
}

/** What the deck check has against a deck. */
function problems({ checks }: Given): string[] {
  if (checks === undefined) return []
  if (!isRecord(checks)) throw new PositionError('checks: a format and a deck', [])
  const { cards, problems: found } = parseDeck(String(checks.deck ?? ''))
  const all = [...found, ...checkDeck(cards, String(checks.format ?? 'archon'))]
  return [...new Set(all.map((problem) => problem.rule))]
}

// ---- between games

const seatAt = (name: unknown): Seat => {
  const at = SEATS.indexOf(String(name))
  if (at < 0) throw new PositionError(`there is no player ${String(name)}`, [])
  return at
}

/** How the next game of a series begins: which deck is the stronger one, and who has won so far. */
function nextOf({ series = {} }: Given): ReturnType<typeof nextGame> {
  if (!isRecord(series)) throw new PositionError('series: the stronger deck and the winners', [])
  const winners = Array.isArray(series.winners) ? series.winners.map(seatAt) : []
  const first = newSeries(series.stronger === undefined ? null : seatAt(series.stronger))
  return nextGame(winners.reduce((now, winner) => afterGame(now, winner), first))
}

/** An auction for the first of two decks: numbers are bids, by turns; `you` speak first. */
function auctionOf({ auction = [] }: Given): Auction {
  if (!Array.isArray(auction)) throw new PositionError('auction: a list of bids', [])
  return auction.reduce<Auction>((now, word) => {
    if (word === 'pass') return pass(now)
    return now.bid === null ? offer(now, 0, Number(word)) : raise(now, Number(word))
  }, newAuction(0))
}

const gameWords: Words<KeyForgeState, null> = {
  active: {
    set: (placing, _, name, path) => {
      placing.state.active = placing.seatNamed(name, path)
    },
    read: (g) => SEATS[g.state.active],
  },
  house: { read: (g) => g.state.house ?? 'none' },
  step: { read: (g) => g.state.phase },
  turn: { read: (g) => g.state.turn },
  starter: { read: (g) => SEATS[g.state.starter] },
  /** Keys that the opponent of the active player forged in the turn before. */
  forgedLastTurn: {
    set: ({ state }, _, value, path) => {
      state.before.forged = COLOURS.flatMap((_c, i) => ((keyBits(value, path) & (1 << i)) !== 0 ? [i] : []))
      for (const _key of state.before.forged) state.before.past.push(pastOf(state, 'forges', null))
    },
  },
  /** Cards that the opponent played in the turn before, by name. */
  playedLastTurn: {
    set: ({ state }, _, value, path) => {
      const list = Array.isArray(value) ? value : [value]
      state.before.past.push(
        ...list.map((name): Occurrence => {
          const found = namedDefinition(String(name))
          if (found === undefined) throw new PositionError(`there is no card named ${String(name)}`, path)
          return pastOf(state, 'played', found)
        }),
      )
    },
  },
  problems: { read: (_g, _, given) => problems(given) },
  /** Who called "Check!" at the end of the last turn. */
  check: {
    read: (g) => {
      const last = g.log?.filter(({ event }) => event.kind === 'end turn').at(-1)?.event as
        | { seat: Seat; check: boolean }
        | undefined
      return last?.check ? SEATS[last.seat] : 'nobody'
    },
  },
  nextStarter: {
    read: (_g, _, given) => {
      const { starter } = nextOf(given)
      return starter === 'random' ? starter : `chosen by ${SEATS[starter.chosenBy]}`
    },
  },
}

/** What the opponent of the active player did in the turn before, with a card that is of no more matter. */
function pastOf(s: KeyForgeState, what: HappeningKey, card: CardDefinition | null): Occurrence {
  const seat = 1 - s.active
  const was: LastKnown | null = card && {
    card: NONE,
    life: 0,
    type: card.type,
    def: faceNumber(s, card.id),
    power: card.power ?? 0,
    armor: card.armor,
    amber: 0,
    houses: [card.house],
    traits: [...card.traits],
    controller: seat,
    neighbours: [],
    leftward: [],
    flank: false,
    left: false,
    right: false,
    destroyed: false,
    half: null,
  }
  return { what, seat, card: null, was, other: null, n: 0 }
}

const namedDefinition = (name: string) => {
  const facts = factsNamed(name)
  return facts === undefined ? undefined : definitionWithId(facts.id)
}

/** Unless given, a player's identity shows the houses of the cards that are placed with them, those in the deck last. */
function guessIdentity(s: KeyForgeState, at: Seat): void {
  const own = s.identities[at as 0 | 1]
  if (own.length > 0) return
  const inDeck = (zone: number): number => (zone === DECK ? 1 : 0)
  for (const c of [...s.cards].sort((a, b) => inDeck(a.zone) - inDeck(b.zone))) {
    const house = printedHouse(s, c.def)
    if (c.owner === at && own.length < 3 && !own.includes(house)) own.push(house)
  }
}

/** A gigantic creature in play is named by either half: the lower one stands there, the upper one lies beneath it. */
function completeGigantic(s: KeyForgeState, id: CardId): void {
  const c = cardAt(s, id)
  const { definition, house, id: own } = facesOf(s)[c.def] as Face
  const { gigantic } = definition
  if (gigantic === undefined || c.zone !== LINE) return
  const other = printId(definitionWithId(gigantic.other) ?? definition, house)
  const isLower = gigantic.half === 'lower'
  const upper = isLower ? other : own
  if (!isLower) c.def = faceNumber(s, other)
  const beneath = addCard(s, upper, c.owner, UNDER)
  cardAt(s, beneath).on = id
  cardAt(s, beneath).tagged = true
  show(s, [beneath], everyone(s))
}

/** `starter` in set-up: a seat, `random`, or `{ chosenBy: you }`. */
function starterGiven(starter: unknown): Setup['starter'] {
  if (starter === 'random') return 'random'
  if (isRecord(starter)) return { chosenBy: seatAt(starter.chosenBy) }
  return starter === undefined ? 0 : seatAt(starter)
}

export const position: PositionGame<KeyForgeState> = positions({
  seatNames: SEATS,
  rest: ['act', 'choose house'],
  phrases,
  definitions,
  indexOf: (def, s) => definitionOf(s, def).index,
  names: (index) => {
    const { id, en, de } = definitions[index] as (typeof definitions)[number]
    return [en, de, id]
  },
  definitionNamed: namedDefinition,
  filler: 'dust-pixie',
  zones,
  places: [DECK, HAND, LINE, ARTIFACTS, DISCARD, ARCHIVES, PURGED],
  search: [LINE, ARTIFACTS, UPGRADES, LIMBO, HAND, ARCHIVES, UNDER, DISCARD, PURGED, DECK],
  piles: [DECK, DISCARD],
  rows: [LINE],
  marks: ['exhausted', 'damage', 'amber', 'stunned', 'warded', 'enraged', 'armorUsed', 'tagged', 'abducted'],
  counters: ['amber', 'chains'],
  card,
  seat,
  game: gameWords,
  given: ['step', 'house', 'turn', 'setup', 'starter', 'format', 'checks', 'series', 'auction'],
  empty: (_, seed, given) => emptyState(String(given.format ?? 'archon'), seed),
  add: (s, index, at, zone) => addCard(s, (definitions[index] as (typeof definitions)[number]).id, at, zone),
  begin: ({ state: s }, given, path) => {
    for (const at of [0, 1]) guessIdentity(s, at)
    for (const c of s.cards) {
      if (c.armorUsed > 0) c.armorSeen = definitionOf(s, c.def).armor
      if (c.zone === UNDER) c.known = 1 << c.owner
    }
    for (const id of [...lineOf(s, 0), ...lineOf(s, 1)]) completeGigantic(s, id)
    if (given.setup === true) {
      s.stack.push(gameFrame(starterGiven(given.starter)))
    } else startTurn(s, given, path)
  },
})
