/** How positions of L5R are written: what lies where, what is done, what is read. */
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
  startNamed,
  stepLabelled,
  type Words,
  zoneOf,
} from '@regelwerk/core'
import type { CardType, Element, Keyword, Skill, Status } from './abilities.ts'
import { addCard, emptyState, gameFrame } from './begin.ts'
import { type G, procedures } from './book.ts'
import { factsNamed, knowFacts } from './cards/facts.ts'
import { allDefinitions, definitions, definitionWithId } from './cards/index.ts'
import { chancesOf } from './chances.ts'
import { parseDeck } from './decks.ts'
import { elements } from './elements.ts'
import { checkDeck } from './formats.ts'
import { defineCard, registered } from './prepare.ts'
import { totalOf } from './reckoning.ts'
import { opening } from './rules/actions.ts'
import { attackersFor } from './rules/declarable.ts'
import {
  ATTACHED,
  attachmentsOn,
  CONFLICT,
  CONFLICT_DISCARD,
  cardAt,
  DYNASTY,
  DYNASTY_DISCARD,
  definitionOf,
  faceNow,
  HAND,
  type L5RState,
  LIMBO,
  NONE,
  PLAY,
  PROVINCE,
  provincesOf,
  REMOVED,
  ROLE,
  ROW,
  rowOf,
  STRONGHOLD,
  STRONGHOLD_SLOT,
  zones,
} from './state.ts'
import { strengthOf } from './strength.ts'
import { gainToken, tokenOf, tokensOn } from './tokens.ts'
import { gloryOf, hasKeyword, skillOf, traitsOf } from './values.ts'

const SEATS = ['you', 'opponent']
const KEYWORDS: readonly Keyword[] = [
  'ancestral',
  'corrupted',
  'courtesy',
  'covert',
  'limited',
  'pride',
  'restricted',
  'sincerity',
]

/** Where a round can stand: the phase, and its step where that is not its first. */
const STARTS: Readonly<Record<string, readonly [procedure: string, label: string, locals: object]>> = {
  dynasty: ['dynasty phase', 'step/1.1', {}],
  'dynasty actions': ['dynasty phase', 'step/1.4', {}],
  draw: ['draw phase', 'step/2.1', { bids: null }],
  'draw actions': ['draw phase', 'timing/aktionsfenster~2', { bids: null }],
  conflict: ['conflict phase', 'step/3.1', { must: [], totals: null }],
  'conflict actions': ['conflict phase', 'timing/aktionsfenster~3', { must: [], totals: null }],
  declare: ['conflict phase', '~next conflict', { must: [], totals: null }],
  favor: ['conflict phase', 'step/3.4.1', { must: [], totals: null }],
  fate: ['fate phase', 'step/4.1', { seats: [], order: null }],
  regroup: ['regroup phase', 'step/5.1', { seats: [], picked: null, slots: [] }],
}
const STEP_OF: Readonly<Record<string, string>> = {
  dynasty: 'step/1',
  draw: 'step/2',
  conflict: 'step/3',
  fate: 'step/4',
  regroup: 'step/5',
}

/** A conflict under way, at its action window (or `step`). */
function startConflict(
  s: L5RState,
  given: Record<string, unknown>,
  card: (name: unknown, path: Path) => CardId,
  path: Path,
): void {
  const attacker = given.attacker === 'opponent' ? 1 : 0
  const type = (given.type ?? 'military') as Skill
  const ring = (given.ring ?? 'air') as Element
  if (!elements.includes(ring)) throw new PositionError(`rings are ${elements.join(', ')}`, [...path, 'ring'])
  const provinces = provincesOf(s, 1 - attacker)
  const province =
    given.province === undefined
      ? provinces.find((id) => cardAt(s, id).slot === 0)
      : card(given.province, [...path, 'province'])
  if (province === undefined) throw new PositionError('there is no province to attack', path)
  const p = cardAt(s, province)
  p.faceup = true
  p.known = everyone(s)
  s.declared[attacker as 0 | 1] = 1
  s.conflicts[type] = 1
  const chance = s.chances[attacker]
  if (chance) {
    chance[type]--
    chance.total--
    chance.used++
  }
  s.conflict = {
    attacker,
    type,
    ring,
    province: { card: province, life: p.life },
    number: 1,
    winner: null,
    margin: 0,
    unopposed: false,
    decided: false,
    broke: false,
    played: [0, 0],
    actions: [0, 0],
    void: false,
  }
  const event = { kind: 'declare', seat: attacker, type, ring, province, attackers: [], gained: 0 }
  const label = given.step === undefined ? 'step/3.2.3' : String(given.step)
  s.stack.push({
    procedure: 'conflict',
    step: stepLabelled(procedures, 'conflict', label),
    ...{ seat: attacker, event, evaded: [], outcome: null, defenders: null, answer: null },
  } as Frame)
  if (given.step === undefined)
    s.stack.push({ procedure: 'action window', step: 0, ...opening(1 - attacker) } as Frame)
}

/** The first player, or whoever did not declare the conflict under way. */
const nextToDeclare = (s: L5RState, { conflict }: Given): Seat =>
  isRecord(conflict) ? (conflict.attacker === 'opponent' ? 0 : 1) : s.first

function startPhase(s: L5RState, given: Given, path: Path): void {
  const at = given.conflict === undefined ? String(given.phase ?? 'conflict actions') : 'conflict actions'
  const phase = at.split(' ')[0] as string
  const name = phase === 'declare' || phase === 'favor' ? 'conflict' : phase
  s.phase = name as L5RState['phase']
  s.round = Number(given.round ?? 2)
  s.chances = [0, 1].map(() => ({ military: 1, political: 1, total: 2, used: 0 }))
  s.stack.push({ ...gameFrame(0), step: stepLabelled(procedures, 'game', '~rounds') })
  s.stack.push({ procedure: 'round', step: stepLabelled(procedures, 'round', STEP_OF[name] as string) + 1 })
  const [procedureName, label, locals] = startNamed(STARTS, 'phase', at, path)
  const step = stepLabelled(procedures, procedureName, label)
  s.stack.push({
    procedure: procedureName,
    step,
    ...locals,
    ...(name === 'conflict' && { next: nextToDeclare(s, given) }),
  } as Frame)
}

// ---- words for options

/** The card that an ability stands on, where it was granted to another. */
function granterOf(g: G, { ability, source }: Option): string[] {
  const definition = ability === undefined ? null : registered(ability).definition
  if (definition === null || (source !== undefined && cardAt(g.state, source).def === definition.index))
    return []
  return [definition.en]
}

/** The number of an ability on its card, from 1: "trigger Kaito Kosori 2". */
function abilityWord({ ability }: Option): string {
  const number = /#(\d+)/.exec(ability ?? '')?.[1]
  return number === undefined ? (ability ?? '') : String(Number(number) + 1)
}

function phrases(g: G, _decision: Decision, option: Option): PhrasePart[][] {
  const { verb, source, target, name, n } = option
  const from: PhrasePart[] = source === undefined ? [] : [{ card: source }]
  const to: PhrasePart[] = target === undefined ? [] : [{ card: target }]
  const bearers = granterOf(g, option)
  switch (verb) {
    case 'choose':
    case 'order':
    case 'attacker':
    case 'defender':
    case 'pay with':
    case 'replace':
      return [
        ['choose', ...to],
        [verb, ...to],
      ]
    case 'ring':
    case 'side':
    case 'element':
    case 'type':
      return [[name ?? '']]
    case 'declare':
    case 'token':
      return [[verb, name ?? '']]
    case 'bid':
      return [['bid', String(n)]]
    case 'fate':
    case 'number':
      return [[verb, String(n)], [String(n)]]
    case 'select':
      return [[`option ${(n ?? 0) + 1}`]]
    case 'either':
      return [[`option ${(n ?? 0) + 1}`], [name ?? '']]
    case 'name':
      return [['name', name ?? '']]
    case 'player':
      return [['player', SEATS[option.seat ?? 0] ?? '']]
    case 'starts':
      return [[SEATS[option.seat ?? 0] ?? '', 'start']]
    case 'evade':
      return [['evade', ...to]]
    case 'trigger':
    case 'resolve':
      return [
        [verb, ...from],
        ...(verb === 'trigger' ? [['play', ...from] as PhrasePart[]] : []),
        // Where it could be about several cards, which one is said; what was gained, by whom.
        ...(target === undefined ? [] : [[verb, ...from, 'for', ...to]]),
        ...bearers.flatMap((bearer) => [
          [verb, bearer],
          [verb, ...from, 'by', bearer],
          [verb, bearer, 'for', ...to],
        ]),
        [verb, ...from, abilityWord(option)],
        [verb, option.ability ?? ''],
      ]
    default:
      return [[verb, ...from, ...to]]
  }
}

// ---- words for cards, players, the game

/** Its status tokens, in the order of statuses: "honored", "honored and tainted". */
const statusSaid = (s: L5RState, id: CardId): string => tokensOn(s, id).join(' and ') || 'ordinary'

/** Puts a token there, or takes it away. */
const token = (status: Status) => ({
  set: ({ state }: { state: L5RState }, id: CardId, value: unknown) => {
    const card = cardAt(state, id)
    if (value === true) gainToken(card, tokenOf[status])
    else card.status &= ~tokenOf[status]
  },
})

const card: Words<L5RState, CardId> = {
  ...Object.fromEntries(
    KEYWORDS.map((word) => [word, { read: (g: G, id: CardId) => hasKeyword(g, id, word) }]),
  ),
  honored: token('honored'),
  dishonored: token('dishonored'),
  tainted: token('tainted'),
  status: { read: (g, id) => statusSaid(g.state, id) },
  military: { read: (g, id) => skillOf(g, id, 'military') ?? 'dash' },
  political: { read: (g, id) => skillOf(g, id, 'political') ?? 'dash' },
  glory: { read: (g, id) => gloryOf(g, id) },
  strength: { read: (g, id) => strengthOf(g, id) },
  traits: { read: (g, id) => traitsOf(g, id) },
  name: { read: (g, id) => faceNow(g.state, id).en },
  controller: { read: (g, id) => SEATS[cardAt(g.state, id).holder] },
  attacking: {
    read: (g, id) =>
      cardAt(g.state, id).participating && g.state.conflict?.attacker === cardAt(g.state, id).holder,
  },
  defending: {
    read: (g, id) =>
      cardAt(g.state, id).participating && g.state.conflict?.attacker !== cardAt(g.state, id).holder,
  },
  on: {
    read: (g, id) => {
      const { on } = cardAt(g.state, id)
      return on === NONE ? 'nothing' : definitionOf(cardAt(g.state, on)).id
    },
  },
  attachments: {
    set: (placing, id, list, path) => {
      for (const one of placing.placeAll(list, cardAt(placing.state, id).holder, ATTACHED, path)) {
        const attached = cardAt(placing.state, one)
        attached.on = id
        attached.asAttachment = definitionOf(attached).type === 'character'
      }
    },
    read: (g, id) => ({ cards: attachmentsOn(g.state, id), ordered: false }),
  },
  /** An attachment that the other player has put there: theirs, unless \`ownedBy\` says otherwise. */
  controlledBy: {
    set: (placing, id, name, path) => {
      const attached = cardAt(placing.state, id)
      if (attached.zone !== ATTACHED)
        throw new PositionError('controlledBy is for attachments; others lie with who controls them', path)
      attached.owner = placing.seatNamed(name, path)
      lay(placing.state, zones, id, ATTACHED, attached.owner)
    },
  },
  ownedBy: {
    set: (placing, id, name, path) => {
      cardAt(placing.state, id).owner = placing.seatNamed(name, path)
    },
  },
}

const seat: Words<L5RState, Seat> = {
  rings: {
    set: ({ state }, at, value, path) => {
      for (const ring of Array.isArray(value) ? value : [value]) {
        if (!elements.includes(ring as Element))
          throw new PositionError(`rings are ${elements.join(', ')}`, path)
        state.rings[ring as Element].claimed = at
      }
    },
    read: (g, at) => elements.filter((e) => g.state.rings[e].claimed === at),
  },
  favor: {
    set: ({ state }, at, value) => {
      state.favor = { seat: at, side: value === 'political' ? 'political' : 'military' }
    },
    read: (g, at) => (g.state.favor?.seat === at ? g.state.favor.side : 'none'),
  },
  skill: { read: (g, at) => totalOf(g, at) },
  mayAttack: {
    read: (g, at) => ({ cards: attackersFor(g, at, g.state.conflict?.type ?? 'military'), ordered: false }),
  },
  chances: { read: (g, at) => chancesOf(g, at) },
}

function problems({ checks }: Given): string[] {
  if (checks === undefined) return []
  if (!isRecord(checks)) throw new PositionError('checks: a format and a deck', [])
  const { cards, problems: found } = parseDeck(String(checks.deck ?? ''))
  return [
    ...new Set(
      [...found, ...checkDeck(cards, String(checks.format ?? 'standard'))].map((problem) => problem.rule),
    ),
  ]
}

const gameWords: Words<L5RState, null> = {
  first: {
    set: (placing, _, name, path) => {
      placing.state.first = placing.seatNamed(name, path)
    },
    read: (g) => SEATS[g.state.first],
  },
  /** Fate on rings: {fire: 2}. */
  ringFate: {
    set: ({ state }, _, value) => {
      if (isRecord(value))
        for (const [ring, n] of Object.entries(value)) state.rings[ring as Element].fate = Number(n)
    },
    read: (g) =>
      Object.fromEntries(
        elements.flatMap((e) => (g.state.rings[e].fate > 0 ? [[e, g.state.rings[e].fate]] : [])),
      ),
  },
  /** In what kind of conflict rings were claimed: {fire: military}. */
  ringTypes: {
    set: ({ state }, _, value) => {
      if (isRecord(value))
        for (const [ring, type] of Object.entries(value)) state.rings[ring as Element].type = type as Skill
    },
    read: (g) =>
      Object.fromEntries(
        elements.flatMap((e) => (g.state.rings[e].type ? [[e, g.state.rings[e].type]] : [])),
      ),
  },
  phase: { read: (g) => g.state.phase },
  round: { read: (g) => g.state.round },
  type: { read: (g) => g.state.conflict?.type ?? 'none' },
  ring: { read: (g) => g.state.conflict?.ring ?? 'none' },
  winnerOfConflict: { read: (g) => SEATS[g.state.conflict?.winner ?? NONE] ?? 'nobody' },
  problems: { read: (_g, _, given) => problems(given) },
}

/** What a made-up card is like, where it does not say so. */
const PLAIN_CARDS: Readonly<Record<CardType, string>> = {
  character: 'eager-scout',
  attachment: 'fine-katana',
  event: 'assassination',
  holding: 'imperial-storehouse',
  province: 'manicured-garden',
  stronghold: 'shiro-nishiyama',
  role: 'keeper-of-air',
}

/** Made-up cards, for what no printed card can show: facts and abilities as in cards/. */
function defineCards(value: unknown, path: Path): void {
  if (!isRecord(value)) throw new PositionError('cards: name of each made-up card, with its facts', path)
  for (const [en, entry] of Object.entries(value)) {
    if (!isRecord(entry)) throw new PositionError('a made-up card has facts and abilities', [...path, en])
    const plain = definitionWithId(PLAIN_CARDS[(entry.type ?? 'character') as CardType])
    if (plain === undefined)
      throw new PositionError(`types are ${Object.keys(PLAIN_CARDS).join(', ')}`, [...path, en, 'type'])
    knowFacts(en, defineCard({ ...plain, abilities: [], en, ...entry, id: `made-up ${en}` }))
  }
}

const namedDefinition = (name: string) => {
  const madeUp = allDefinitions.find(({ id }) => id === `made-up ${name}`)
  if (madeUp !== undefined) return madeUp
  const facts = factsNamed(name)
  return facts === undefined ? undefined : definitionWithId(facts.id)
}

/** Five facedown provinces and a stronghold, where none are given: none that the position already has. */
const plainProvinces = () => definitions.filter(({ type, clan }) => type === 'province' && clan === 'neutral')

function complete(s: L5RState, at: Seat, given: Record<string, unknown>): void {
  const add = (id: string, zone: number): CardId => addCard(s, definitionWithId(id)?.index ?? 0, at, zone)
  if (zoneOf(s, STRONGHOLD, at).length === 0) add('shiro-nishiyama', STRONGHOLD)
  const provinces = provincesOf(s, at)
  provinces.forEach((id, i) => {
    if (cardAt(s, id).slot === NONE) cardAt(s, id).slot = i
  })
  for (const { id, index } of plainProvinces()) {
    if (s.cards.some((one) => one.def === index)) continue
    const free = [0, 1, 2, 3, STRONGHOLD_SLOT].find(
      (slot) => !provincesOf(s, at).some((one) => cardAt(s, one).slot === slot),
    )
    if (free === undefined) break
    cardAt(s, add(id, PROVINCE)).slot = free
  }
  rowOf(s, at).forEach((id, i) => {
    if (cardAt(s, id).slot === NONE) cardAt(s, id).slot = i % 4
  })
  if (given.row === undefined)
    for (let slot = 0; slot < 4; slot++)
      if (!rowOf(s, at).some((id) => cardAt(s, id).slot === slot))
        cardAt(s, add('eager-scout', ROW)).slot = slot
  if (given.dynastyDeck === undefined) for (let i = 0; i < 10; i++) add('eager-scout', DYNASTY)
  if (given.conflictDeck === undefined) for (let i = 0; i < 10; i++) add('fine-katana', CONFLICT)
  if (given.honor === undefined) s.honor[at as 0 | 1] = 11
}

export const position: PositionGame<L5RState> = positions({
  seatNames: SEATS,
  rest: ['action', 'dynasty action', 'declare conflict', 'honor bid'],
  passes: ({ options }) => options[0]?.verb === 'pass' && options[0].value === null,
  phrases,
  definitions: allDefinitions,
  names: (index) => {
    const { id, en, de } = allDefinitions[index] as (typeof allDefinitions)[number]
    return [en, ...(de === undefined ? [] : [de]), id]
  },
  definitionNamed: namedDefinition,
  filler: (zone) => ([DYNASTY, DYNASTY_DISCARD, ROW].includes(zone) ? 'eager-scout' : 'fine-katana'),
  zones,
  places: [
    DYNASTY,
    CONFLICT,
    HAND,
    PLAY,
    PROVINCE,
    ROW,
    DYNASTY_DISCARD,
    CONFLICT_DISCARD,
    REMOVED,
    STRONGHOLD,
    ROLE,
  ],
  search: [
    PLAY,
    ATTACHED,
    ROW,
    PROVINCE,
    STRONGHOLD,
    ROLE,
    LIMBO,
    HAND,
    DYNASTY_DISCARD,
    CONFLICT_DISCARD,
    REMOVED,
    DYNASTY,
    CONFLICT,
  ],
  piles: [DYNASTY, CONFLICT, DYNASTY_DISCARD, CONFLICT_DISCARD],
  marks: ['bowed', 'fate', 'faceup', 'broken', 'slot', 'participating', 'evaded'],
  counters: ['honor', 'fate', 'dial', 'bid', 'limited'],
  card,
  seat,
  game: gameWords,
  given: ['phase', 'round', 'setup', 'starter', 'format', 'checks', 'conflict', 'cards'],
  empty: (_, seed, given) => {
    if (given.cards !== undefined) defineCards(given.cards, ['given', 'cards'])
    return emptyState(String(given.format ?? 'core'), seed)
  },
  add: (s, def, at, zone) => {
    const id = addCard(s, def, at, zone)
    if (zone === ROW || zone === PROVINCE) cardAt(s, id).faceup = zone === ROW
    return id
  },
  begin: (placing, given, path) => {
    const { state: s } = placing
    if (given.setup === true) {
      const starter = given.starter === undefined ? 0 : SEATS.indexOf(String(given.starter))
      s.stack.push(gameFrame(starter))
      return
    }
    for (const at of [0, 1]) complete(s, at, (given[SEATS[at] as string] ?? {}) as Record<string, unknown>)
    for (const c of s.cards) {
      const open =
        [PLAY, ATTACHED, STRONGHOLD, ROLE, DYNASTY_DISCARD, CONFLICT_DISCARD, REMOVED].includes(c.zone) ||
        c.faceup
      if (open) c.known = everyone(s)
      else if (c.zone === HAND || c.zone === PROVINCE) c.known = 1 << c.holder
    }
    for (const at of [0, 1] as const) s.bid[at] ||= s.dial[at]
    startPhase(s, given, path)
    if (isRecord(given.conflict)) {
      const among = s.cards.map((_, id) => id)
      startConflict(s, given.conflict, (name, at) => placing.cardNamed(name, among, at), [
        ...path,
        'conflict',
      ])
    }
  },
})
