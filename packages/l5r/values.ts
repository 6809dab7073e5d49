/** Constant abilities and lasting effects, and the values that follow from them (glossary/modifikatoren). */

import { type CardId, oncePerNode, type Seat, zoneOf } from '@regelwerk/core'
import type {
  Ability,
  Amount,
  Clan,
  Constant,
  DuelValue,
  Element,
  Keyword,
  Scope,
  Skill,
} from './abilities.ts'
import type { Bearer } from './bearers.ts'
import { binds, type G, meets, on, rule } from './book.ts'
import type { CardDefinition } from './cards/index.ts'
import { elements } from './elements.ts'
import { asAttachment, constantOf, idOf, prepared, type Registered, registered } from './prepare.ts'
import { amount, type Context, contextOf, holds, matches, matching } from './reading.ts'
import { mentionsItself } from './reads.ts'
import {
  ATTACHED,
  attachmentsOn,
  cardAt,
  DISHONORED,
  definitionOf,
  faceAt,
  faceNow,
  HONORED,
  isInPlay,
  type L5RLasting,
  type L5RState,
  NONE,
  PLAY,
  PROVINCE,
  ROLE,
  ROW,
  roleOf,
  STRONGHOLD_SLOT,
  TABLE,
} from './state.ts'
import { taintOf } from './tokens.ts'
import type { Cannot } from './words/constants/bans.ts'

/** One constant ability at work. */
export interface Reach {
  constant: Constant
  id: string
  bearer: CardId
  me: Seat
  lasting: L5RLasting | null
  /** Made when first asked for. */
  context: Context | null
}

interface Gained {
  ability: Registered
  card: CardId
  /** By what: a card that gives it, in this life of it, or a lasting effect; nothing where the card itself does. */
  by: string
}

// What is kept: which abilities are at work, where this does not hang on values, too; that nothing is to be put right.
const ABILITIES = 1
const VARYING = 2
export const RIGHT = 4
/** An event that neither brings an ability nor takes one away. */
export const VALUES = VARYING | RIGHT
/** An event that no text speaks of, so that it makes nothing wrong either. */
export const NOTHING = 0

interface Derived {
  reaches: Reach[]
  /** Triggered abilities that cards have gained. */
  gained: Gained[]
  blank: Set<CardId>
  /** Cards that have lost what else they could do. */
  bare: Set<CardId>
  /** What follows by itself, from which card. */
  consequences: { rule: Extract<Ability, { kind: 'after' }>; card: CardId; me: Seat }[]
  /** The reaches by each word they say, found when one is first asked for. */
  saying: Map<string, Reach[]> | null
  /** Those that speak of base skills. */
  ofBase: readonly Reach[] | null
  /** By seat the cards on the table with triggered abilities that work there, found when first asked for. */
  bearers: Record<'action' | 'reactive', (readonly Bearer[])[]>
  /** Some card may be dire, now or later. */
  isDire: boolean
  /** Whom it is about is all worked out when it is asked for. */
  isSteady: boolean
}

/** The abilities of a card that are at work: of an unbroken faceup province, of a card that is not blank ... */
function textOf(g: G, d: Derived, id: CardId): readonly Registered[] {
  const card = cardAt(g.state, id)
  if (card.broken && on('glossary/provinzen-provinzkarten/3')) return []
  if (d.blank.has(id)) return []
  if (card.asAttachment) return (asAttachment(card.def) ?? []).map((ability) => registered(idOf(ability)))
  const p = prepared(faceNow(g.state, id).index)
  return p.constants
}

/** Only while the bid is lower than an opponent's. */
const isComposed = (s: L5RState, seat: Seat): boolean =>
  meets('glossary/gelassenheit', s.dial[seat as 0 | 1] < s.dial[(1 - seat) as 0 | 1])

/** Constant abilities work all the time. */
export const workingText = rule('glossary/konstante-faehigkeit', textOf)

/** Each of several copies works. */
export const worksToo = rule('glossary/konstante-faehigkeit/2', (_: Derived, __: Registered): boolean => true)

/** What a card has begun goes on, whatever becomes of the card. */
export const goesOnWithout = rule(
  'glossary/andauernde-effekte/1',
  (_: L5RState, __: L5RLasting): boolean => true,
)

/** The cards whose text box this makes blank. */
export const madeBlank = rule('glossary/leer', (g: G, reach: Reach): CardId[] =>
  'blank' in reach.constant ? inScope(g, reach, reach.constant.to) : [],
)

/** A dishonored province has no text. */
const blankProvinces = (s: L5RState): CardId[] =>
  [0, 1].flatMap((seat) =>
    zoneOf(s, PROVINCE, seat).filter((id) =>
      binds('later/dishonored-province', (cardAt(s, id).status & DISHONORED) !== 0),
    ),
  )

/** What its card says or has gained itself, and has lost. */
const isLost = (d: Derived, { lasting, bearer }: Reach): boolean => lasting === null && d.bare.has(bearer)

/** What lies there, unless a text says that it counts as nothing. */
export const fateCounted = (g: G, id: CardId): number =>
  isSaid(g, 'countsFateless') && reaching(g, 'countsFateless', id).length > 0 ? 0 : cardAt(g.state, id).fate

function collect(g: G): Derived {
  const s = g.state
  const d: Derived = {
    reaches: [],
    gained: [],
    blank: new Set(blankProvinces(s)),
    bare: new Set(),
    consequences: [],
    saying: null,
    ofBase: null,
    bearers: { action: [], reactive: [] },
    isDire: false,
    isSteady: false,
  }
  g.cache = d
  g.keep(ABILITIES | VARYING)
  for (const lasting of s.effects) {
    if (lasting.delayed) continue
    if (!goesOnWithout(s, lasting)) continue
    const r = registered(lasting.ability)
    if (r.ability?.kind === 'keyword') {
      const constant: Constant = { kind: 'constant', to: 'it', gains: r.ability.keyword }
      d.reaches.push({ constant, id: r.id, bearer: NONE, me: lasting.seat, lasting, context: null })
      continue
    }
    if (r.ability?.kind !== 'constant') {
      // A triggered ability of another card, gained for a while.
      for (const { card, life } of lasting.it ?? [])
        if (cardAt(s, card).life === life) d.gained.push({ ability: r, card, by: giver(g, lasting, NONE) })
      continue
    }
    d.reaches.push({
      constant: constantOf(r),
      id: r.id,
      bearer: lasting.source?.card ?? NONE,
      me: lasting.seat,
      lasting,
      context: null,
    })
  }
  const blanks = (reach: Reach): void => {
    for (const id of madeBlank(g, reach)) {
      // It is what is printed on the card that is blank, not what a copy has instead.
      const isCopy = faceNow(s, id) !== faceAt(s, id) && on('glossary/kopie-eines-charakters/1')
      if (!isCopy) d.blank.add(id)
    }
  }
  for (const reach of d.reaches) blanks(reach)
  const dire: [Ability, CardId, Seat][] = []
  for (const zone of TABLE) {
    for (let seat = 0; seat < 2; seat++) {
      for (const id of zoneOf(s, zone, seat)) {
        const card = cardAt(s, id)
        const p = prepared(faceNow(s, id).index)
        if (!p.isConstant && !card.asAttachment) continue
        if (zone !== ROLE && !isInPlay(card) && on('glossary/faehigkeit/1')) continue
        for (const r of workingText(g, d, id)) {
          const { ability } = r
          if (ability?.kind !== 'constant' || !worksToo(d, r)) continue
          const reach: Reach = {
            constant: ability,
            id: r.id,
            bearer: id,
            me: seat,
            lasting: null,
            context: null,
          }
          d.reaches.push(reach)
          blanks(reach)
        }
        for (const rule of p.rules) {
          if (rule.kind === 'after' && !d.blank.has(id) && !card.broken)
            d.consequences.push({ rule, card: id, me: seat })
          if ((rule.kind !== 'composure' && rule.kind !== 'dire') || d.blank.has(id)) continue
          if (rule.kind === 'dire') dire.push([rule, id, seat])
          else if (isComposed(s, seat)) gain(g, d, rule.ability, id, seat, '')
        }
      }
    }
  }
  if (d.blank.size > 0) d.reaches = d.reaches.filter((r) => r.lasting !== null || !d.blank.has(r.bearer))
  d.saying = null
  for (const [rule, id, seat] of dire) gain(g, d, rule, id, seat, '')
  for (const reach of [...d.reaches]) {
    if (!('gainsAbility' in reach.constant)) continue
    const by = giver(g, reach.lasting, reach.bearer)
    for (const id of inScope(g, reach, reach.constant.to))
      gain(g, d, reach.constant.gainsAbility, id, cardAt(s, id).holder, by)
  }
  for (const reach of d.reaches) {
    const { constant } = reach
    if ('gainsAbilitiesOf' in constant)
      for (const id of inScope(g, reach, constant.to))
        for (const one of matching(g, constant.gainsAbilitiesOf, reachContext(reach)))
          if (one !== id && !d.blank.has(one))
            for (const ability of Object.values(prepared(faceNow(s, one).index).inPlay).flat())
              d.gained.push({ ability, card: id, by: giver(g, null, one) })
    if ('losesAbilities' in constant) for (const id of inScope(g, reach, constant.to)) d.bare.add(id)
  }
  if (d.bare.size > 0) d.reaches = d.reaches.filter((r) => 'losesAbilities' in r.constant || !isLost(d, r))
  // What was asked for on the way was not all.
  d.saying = null
  d.ofBase = null
  d.bearers = { action: [], reactive: [] }
  // Whether a card is dire changes with the fate on it.
  d.isSteady = !d.isDire && d.reaches.every(isFixed)
  return d
}

/** Does it change by nothing but cards that come and go what this one takes away or gives? */
const isFixed = ({ constant, lasting }: Reach): boolean =>
  !CHANGING.some((word) => word in constant) ||
  (constant.if === undefined &&
    !('gainsAbilitiesOf' in constant) &&
    (typeof (constant as { to?: Scope }).to !== 'object' || (lasting?.it ?? null) !== null))

const CHANGING = ['blank', 'gainsAbility', 'gainsAbilitiesOf', 'losesAbilities'] as const

type Saying<K extends string> = Reach & {
  constant: K extends string ? Extract<Constant, Record<K, unknown>> : never
}

const NO_REACHES: readonly never[] = []
const wordsOf = oncePerNode((constant: Constant): readonly string[] => Object.keys(constant))

function byWord(reaches: readonly Reach[]): Map<string, Reach[]> {
  const found = new Map<string, Reach[]>()
  for (const reach of reaches)
    for (const word of wordsOf(reach.constant)) {
      const alike = found.get(word)
      if (alike === undefined) found.set(word, [reach])
      else alike.push(reach)
    }
  return found
}

export function saying<K extends string>(g: G, word: K): readonly Saying<K>[] {
  const d = derived(g)
  d.saying ??= byWord(d.reaches)
  return (d.saying.get(word) ?? NO_REACHES) as readonly Saying<K>[]
}

const isOfBase = ({ constant: c }: Reach): boolean =>
  'setBase' in c || 'switchBase' in c || ('double' in c && c.double !== 'military' && c.double !== 'strength')

/** Of base skills several words speak, and which comes first matters. */
function sayingOfBase(g: G): readonly Saying<'setBase' | 'switchBase' | 'double'>[] {
  const d = derived(g)
  d.ofBase ??= d.reaches.filter(isOfBase)
  return d.ofBase as readonly Saying<'setBase' | 'switchBase' | 'double'>[]
}

/** What gives an ability: two that give the same one give it twice (glossary/nur-x-pro-zeitraum/1). */
const giver = (g: G, lasting: L5RLasting | null, bearer: CardId): string =>
  lasting === null ? `${bearer}.${cardAt(g.state, bearer).life}` : `effect ${lasting.id}`

function gain(g: G, d: Derived, ability: Ability, card: CardId, me: Seat, by: string): void {
  if (ability.kind === 'dire') {
    d.isDire = true
    if (meets('later/dire', fateCounted(g, card) === 0)) gain(g, d, ability.ability, card, me, by)
  } else if (ability.kind === 'constant')
    d.reaches.push({ constant: ability, id: idOf(ability), bearer: card, me, lasting: null, context: null })
  else if (ability.kind !== 'keyword') d.gained.push({ ability: registered(idOf(ability)), card, by })
}

const isStillSo = (g: G, { isSteady }: Derived): boolean =>
  g.isKept(isSteady ? ABILITIES : ABILITIES | VARYING)

export function derived(g: G): Derived {
  const cached = g.cache as Derived | null
  // Values are worked out anew whenever anything has changed (glossary/modifikatoren).
  return cached !== null && meets('glossary/modifikatoren', isStillSo(g, cached)) ? cached : collect(g)
}

/** What its text speaks of; made once for each reach. */
export function reachContext(reach: Reach): Context {
  reach.context ??= newContext(reach)
  return reach.context
}

function newContext(reach: Reach): Context {
  const context = contextOf(reach.me, reach.bearer)
  const it = reach.lasting?.it
  if (it) {
    context.it = it
    context.targets = [it]
  }
  if (reach.lasting?.element) context.rings = [reach.lasting.element]
  if (reach.lasting?.named) context.named = reach.lasting.named
  return context
}

const conditionHolds = (g: G, reach: Reach): boolean =>
  reach.constant.if === undefined ||
  meets('glossary/konstante-faehigkeit/1', holds(g, reach.constant.if, reachContext(reach)))

/** All cards in play that a scope means now. */
function inScope(g: G, reach: Reach, scope: Scope): CardId[] {
  if (!conditionHolds(g, reach)) return []
  const s = g.state
  const found: CardId[] = []
  for (const zone of [PLAY, ATTACHED, PROVINCE, ROW])
    for (let seat = 0; seat < 2; seat++)
      for (const id of zoneOf(s, zone, seat))
        if (isInPlay(cardAt(s, id)) && isMeant(g, reach, scope, id)) found.push(id)
  return found
}

/** Immunity keeps off what comes, and not what lasts already. */
export const isMeant = rule('glossary/immun/2', (g: G, reach: Reach, scope: Scope, id: CardId): boolean => {
  const s = g.state
  // A lasting effect is for the cards it was applied to when it began (glossary/andauernde-effekte/2).
  const it = reach.lasting?.it
  if (it && (typeof scope !== 'object' || on('glossary/andauernde-effekte/2')))
    return it.some(
      (ref) => ref.card === id && meets('glossary/das-spiel-verlassen/3', ref.life === cardAt(s, id).life),
    )
  if (scope === 'self') return id === reach.bearer
  if (scope === 'host') return reach.bearer !== NONE && cardAt(s, reach.bearer).on === id
  if (typeof scope === 'string') return false
  return matches(g, scope, id, reachContext(reach))
})

/** Does it hold, and for any card? */
export function isFelt(g: G, reach: Reach): boolean {
  const scope = (reach.constant as { to?: Scope }).to
  return scope === undefined ? conditionHolds(g, reach) : inScope(g, reach, scope).length > 0
}

/** The constant abilities with this word that are at work. */
export function working<K extends string>(g: G, word: K): readonly Saying<K>[] {
  const all = saying(g, word)
  return all.length === 0 ? all : all.filter((reach) => conditionHolds(g, reach))
}

/** Those of them that apply to a card. */
export function reaching<K extends string>(g: G, word: K, id: CardId): readonly Saying<K>[] {
  const all = saying(g, word)
  return all.length === 0 ? all : all.filter((reach) => applies(g, reach, id))
}

export function applies(g: G, reach: Reach, id: CardId): boolean {
  const scope = (reach.constant as { to?: Scope }).to
  return scope !== undefined && isMeant(g, reach, scope, id) && conditionHolds(g, reach)
}

// ---- characters

export const number = (
  g: G,
  n: Amount | undefined,
  reach: Reach,
  fixed: number | undefined,
  id: CardId,
): number => {
  if (n === undefined) return 0
  if (fixed !== undefined || typeof n === 'number') return fixed ?? (n as number)
  const context = reachContext(reach)
  return amount(g, n, isAboutItself(n) ? { ...context, itself: id } : context)
}
const isAboutItself = oncePerNode(mentionsItself)

/** A copy has the other's skills in place of its own, even of a dash. */
export const skillOnFace = rule(
  'glossary/kopie-eines-charakters/4',
  (s: L5RState, id: CardId, skill: Skill): number | null => faceNow(s, id)[skill],
)

/** Effects can change what is printed. */
export const baseNow = rule(
  'glossary/grundwert',
  (g: G, id: CardId, skill: Skill, printed: number): number => {
    const changes = sayingOfBase(g)
    return changes.length === 0 ? printed : changedBase(g, id, skill, changes, changes.length)
  },
)

/** The base skill: printed, or what an effect has made of it; null: a dash. */
export function baseSkill(g: G, id: CardId, skill: Skill): number | null {
  const printed = skillOnFace(g.state, id, skill)
  return printed === null ? null : baseNow(g, id, skill, printed)
}

/** After so many of the changes: a switch brings what the other skill was before it. */
function changedBase(
  g: G,
  id: CardId,
  skill: Skill,
  changes: ReturnType<typeof sayingOfBase>,
  n: number,
): number {
  const face = faceNow(g.state, id)
  const reach = changes[n - 1]
  if (reach === undefined) return face[skill] ?? 0
  const before = (of: Skill): number => changedBase(g, id, of, changes, n - 1)
  const c = reach.constant
  if (!applies(g, reach, id)) return before(skill)
  if ('setBase' in c) {
    const to = c.setBase[skill]
    if (to === undefined) return before(skill)
    return reach.lasting?.amounts[skill] ?? amount(g, to, reachContext(reach))
  }
  // A dash is not switched.
  if ('switchBase' in c)
    return face.military === null || face.political === null
      ? before(skill)
      : before(skill === 'military' ? 'political' : 'military')
  const isDoubled =
    c.double === 'base' || c.double === (skill === 'military' ? 'baseMilitary' : 'basePolitical')
  return before(skill) * (isDoubled ? 2 : 1)
}

/** A character that is attached brings no skill. */
export const asBonus = rule('glossary/verstaerkungskarten/9', (_: CardDefinition, __: Skill): number => 0)
/** Bowed or not. */
export const bonusOf = rule(
  'glossary/verstaerkungskarten/8',
  (bonus: number, _bowed: boolean): number => bonus,
)
/** X is 0 unless the text says what it is. */
export const undefinedX = rule('glossary/x-buchstabe', (): number => 0)
export const doubledSkill = rule('glossary/modifikatoren/1', (n: number, _base: number): number => n * 2)
/** Fractions are rounded up once all is reckoned. */
export const rounded = rule('glossary/modifikatoren/2', (n: number): number => Math.ceil(n))
export const atLeastNothing = rule('glossary/modifikatoren/4', (n: number): number => Math.max(0, n))

/** How glory counts for who is dishonored. */
function signOfDishonor(g: G, id: CardId): number {
  const said = reaching(g, 'dishonorAdds', id).map(({ constant }) => constant.dishonorAdds)
  return said.includes(true) ? 1 : said.includes('nothing') ? 0 : -1
}

/** Is it what an event has begun? */
const isOfEvent = (g: G, reach: Reach | undefined): boolean =>
  reach?.lasting?.source != null && faceAt(g.state, reach.lasting.source.card).type === 'event'

/** A character's skill now (`bare`: without its attachments); null: a dash, which nothing modifies. Never below 0. What a copy has gained otherwise it keeps. */
export const skillOf = rule(
  'glossary/kopie-eines-charakters/2',
  (g: G, id: CardId, skill: Skill, bare = false): number | null => {
    const s = g.state
    const base = baseSkill(g, id, skill)
    if (base === null && on('glossary/gedankenstrich/2')) return null
    let n = base ?? 0
    const card = cardAt(s, id)
    const isFirm = reaching(g, 'unreduced', id).length > 0
    const isCapped = reaching(g, 'unincreased', id).length > 0
    const isEmpty = (up: CardId): boolean => isSaid(g, 'noBonus') && reaching(g, 'noBonus', up).length > 0
    /** What comes of it, by an event or otherwise. */
    const modify = (by: number, reach?: Reach): void => {
      if ((by < 0 && isFirm) || (by > 0 && isCapped && isOfEvent(g, reach))) return
      n += by
    }
    for (const up of bare ? NO_CARDS : attachmentsOn(s, id)) {
      if (isEmpty(up)) continue
      const { bowed, asAttachment: isCharacter } = cardAt(s, up)
      const printed = definitionOf(cardAt(s, up))
      const bonus = printed[skill === 'military' ? 'militaryBonus' : 'politicalBonus']
      const adds = isCharacter && reaching(g, 'addsPrinted', up).length > 0
      if (isCharacter) modify(adds ? (printed[skill] ?? 0) : asBonus(printed, skill))
      else if (bonus === 'X') modify(undefinedX())
      else modify(bonusOf(bonus ?? 0, bowed))
    }
    for (const reach of reaching(g, skill, id)) {
      const c = reach.constant as { military?: Amount; political?: Amount }
      modify(number(g, c[skill], reach, reach.lasting?.amounts[skill], id), reach)
    }
    let doubled = 0
    for (const reach of saying(g, 'double'))
      if (reach.constant.double === skill && applies(g, reach, id) && !(isCapped && isOfEvent(g, reach)))
        doubled++
    let halved = 0
    for (const reach of saying(g, 'halve'))
      if (reach.constant.halve === skill && applies(g, reach, id) && !isFirm) halved++
    let set: number | null = null
    for (const reach of saying(g, 'set')) {
      const to = reach.constant.set[skill]
      if (to !== undefined && applies(g, reach, id))
        set = reach.lasting?.amounts[skill] ?? amount(g, to, reachContext(reach))
    }
    if (reaching(g, 'setPrinted', id).length > 0) set = skillOnFace(s, id, skill)
    const isStatusIgnored = ignoresStatus(g, id)
    if (
      card.status & HONORED &&
      !isStatusIgnored &&
      on('glossary/persoenliche-ehre-persoenlicher-ehrverlust/4')
    )
      n += gloryOf(g, id)
    if (
      card.status & DISHONORED &&
      !isStatusIgnored &&
      on('glossary/persoenliche-ehre-persoenlicher-ehrverlust/5')
    )
      modify(signOfDishonor(g, id) * gloryOf(g, id))
    if (!isStatusIgnored) n += taintOf(s, id)
    for (; doubled > 0; doubled--) n = doubledSkill(n, base ?? 0)
    n /= 2 ** halved
    if (set !== null && on('glossary/modifikatoren/3')) n = set
    return atLeastNothing(rounded(n))
  },
)

/** Status tokens on it do nothing. */
export const ignoresStatus = (g: G, id: CardId): boolean => reaching(g, 'ignoresStatus', id).length > 0

/** What decides a duel: a skill, which may be a dash, or glory. */
export const duelValueOf = (g: G, id: CardId, value: DuelValue): number | null =>
  value === 'glory'
    ? gloryOf(g, id)
    : value === 'baseMilitary'
      ? baseSkill(g, id, 'military')
      : value === 'bareMilitary'
        ? skillOf(g, id, 'military', true)
        : skillOf(g, id, value)

/** Printed, or what an effect has set it to. */
export function baseGlory(g: G, id: CardId): number {
  let base = faceNow(g.state, id).glory ?? 0
  for (const reach of reaching(g, 'setBase', id)) {
    const n = reach.constant.setBase.glory
    if (n !== undefined) base = reach.lasting?.amounts.glory ?? amount(g, n, reachContext(reach))
  }
  return base
}

export function gloryOf(g: G, id: CardId): number {
  let n = baseGlory(g, id)
  for (const reach of reaching(g, 'set', id)) {
    const to = reach.constant.set.glory
    if (to !== undefined && on('glossary/modifikatoren/3'))
      return reach.lasting?.amounts.glory ?? amount(g, to, reachContext(reach))
  }
  for (const reach of reaching(g, 'glory', id))
    n += number(g, (reach.constant as { glory?: Amount }).glory, reach, reach.lasting?.amounts.glory, id)
  return Math.max(0, n)
}

/** Is its printed text box treated as blank (glossary/leer)? */
export const isBlank = (g: G, id: CardId): boolean => derived(g).blank.has(id)

/** What is gained is had like what is printed. */
export const gainedKeywords = rule('glossary/erhalten/2', (g: G, id: CardId): Keyword[] =>
  reaching(g, 'gains', id).map((reach) => reach.constant.gains),
)
export const gainedTraits = rule('glossary/erhalten/2', (g: G, id: CardId): string[] =>
  reaching(g, 'gainsTrait', id).map((reach) => reach.constant.gainsTrait),
)

export function keywordsOf(g: G, id: CardId): Keyword[] {
  const card = cardAt(g.state, id)
  if (isForbidden(g, id, 'useKeywords')) return []
  const own =
    derived(g).blank.has(id) || card.asAttachment ? [] : prepared(faceNow(g.state, id).index).keywords
  const all = [...own, ...gainedKeywords(g, id)]
  const lost = reaching(g, 'loses', id).map((reach) => reach.constant.loses)
  return lost.length === 0 ? all : all.filter((word) => !lost.includes(word))
}

/** Does any text say this, for some time or under some condition? */
export const isSaid = (g: G, word: string): boolean => saying(g, word).length > 0

export const hasKeyword = (g: G, id: CardId, word: Keyword): boolean => keywordsOf(g, id).includes(word)

/** A blank text box has lost its abilities but not its traits, where the effect says so: all of them do. */
export function traitsOf(g: G, id: CardId): readonly string[] {
  const { traits } = faceNow(g.state, id)
  if (saying(g, 'gainsTrait').length === 0 || !isInPlay(cardAt(g.state, id))) return traits
  return [...traits, ...gainedTraits(g, id)]
}

/** Printed, or gained. */
export function hasClan(g: G, id: CardId, clan: Clan): boolean {
  if (definitionOf(cardAt(g.state, id)).clan === clan) return true
  if (saying(g, 'gainsClan').length === 0 || !isInPlay(cardAt(g.state, id))) return false
  return reaching(g, 'gainsClan', id).some((reach) => reach.constant.gainsClan === clan)
}

/** Does its skill count toward the resolution of the conflict? */
export const countsSkill = (g: G, id: CardId): boolean =>
  working(g, 'counts').every(
    (reach) => matches(g, reach.constant.counts, id, reachContext(reach)) === (reach.constant.as === 'only'),
  )

/**
 * Is a card forbidden this? `by`: the player whose effect it would be, null: a rule or a ring. Whose opponents a text speaks
 * of is measured from who controls that text, not from who controls the card it protects.
 */
export function isForbidden(g: G, id: CardId, what: Cannot, by: Seat | null = null): boolean {
  for (const reach of reaching(g, 'cannot', id)) {
    const { cannot, by: whose } = reach.constant
    // What cannot leave play cannot be discarded.
    const says = (ban: Cannot): boolean =>
      typeof cannot === 'string' ? cannot === ban : cannot.includes(ban)
    const isLeaving = what === 'beDiscarded' || what === 'leavePlay'
    if (!says(what) && !(isLeaving && says('leavePlayAtAll'))) continue
    // "A province you control" is none of the attacker's own.
    const isAgainstOpponents = whose || what === 'attackYou' || what === 'loseFateToOpponents'
    if (isAgainstOpponents && (by === null || by === reach.me)) continue
    return on('glossary/kann-nicht-koennen-nicht')
  }
  return false
}

/** Nobody gains or loses honor. */
export const honorStands = (g: G): boolean => working(g, 'honorStands').length > 0
/** This player cannot lose honor, and what is given or taken is lost as well (glossary/verlieren/1). */
export const keepsHonor = (g: G, seat: Seat): boolean =>
  honorStands(g) || working(g, 'cannotLoseHonor').some(({ me }) => me === seat)

/** Immune to effects of this card: neither chosen by them nor affected (glossary/immun). */
export const isImmune = (g: G, id: CardId, source: CardId): boolean =>
  on('glossary/immun') &&
  reaching(g, 'immuneTo', id).some(({ me, constant: { immuneTo, by } }) => {
    if (by !== undefined && cardAt(g.state, source).holder === me) return false
    if (immuneTo === 'opponentsCards') return cardAt(g.state, source).holder !== me
    return typeof immuneTo === 'object'
      ? traitsOf(g, source).some((trait) => immuneTo.trait.includes(trait))
      : immuneTo === 'events' && faceAt(g.state, source).type === 'event'
  })

/** ... and to the effects of rings that an opponent resolves. */
export const isImmuneToRings = (g: G, id: CardId, by: Seat): boolean =>
  reaching(g, 'immuneTo', id).some(
    ({ me, constant: { immuneTo } }) => immuneTo === 'opponentsRings' && me !== by,
  ) && on('glossary/immun')

/** May an effect of this card do something to that one? */
export const canBeAffected = (g: G, id: CardId, source: CardId): boolean =>
  source === NONE || !isImmune(g, id, source)

// ---- rings, provinces

/** Also while what follows from claiming it is resolved. */
export const staysContested = rule('glossary/ringe/4', (_: L5RState, __: Element): boolean => true)

export const elementsGained = rule('glossary/ringe/5', (g: G): Element[] =>
  working(g, 'ringGains').flatMap(({ me, constant: { ringGains } }) => {
    if (ringGains === 'attackedProvince')
      return g.state.conflict === null ? [] : [...elementsOf(g, g.state.conflict.province.card)]
    if (ringGains !== 'role') return [ringGains]
    const role = roleOf(g.state, me)
    const traits = role === NONE ? [] : definitionOf(cardAt(g.state, role)).traits
    return elements.filter((element) => traits.includes(element))
  }),
)

/** The elements of a ring: its own, and those it gains while contested. */
export function ringElements(g: G, ring: Element): Element[] {
  const { conflict } = g.state
  if (conflict?.ring !== ring || !staysContested(g.state, ring)) return [ring]
  const gained = elementsGained(g)
  return elements.filter((e) => e === ring || gained.includes(e))
}

const NO_CARDS: readonly CardId[] = []

/** "The fire ring" means every ring of that element (glossary/ringe/5). */
export function hasClaimed(g: G, seat: Seat, element: Element): boolean {
  if (g.state.rings[element].claimed === seat) return true
  return working(g, 'consideredClaimed').some(
    (reach) => reach.me === seat && reach.lasting?.element === element,
  )
}

/** Printed, or what takes the place of that. */
export const elementsOf = (g: G, id: CardId): readonly Element[] =>
  reaching(g, 'elementReplaced', id).reduce<readonly Element[]>((all, { lasting }) => {
    const { element, named } = lasting ?? {}
    return element ? all.map((one) => (one === named ? element : one)) : all
  }, faceAt(g.state, id).elements)

export function isAdjacent(s: L5RState, id: CardId, self: CardId): boolean {
  if (self === NONE) return false
  const [a, b] = [cardAt(s, id), cardAt(s, self)]
  if (a.holder !== b.holder || a.slot === NONE || b.slot === NONE) return false
  if (a.slot === STRONGHOLD_SLOT || b.slot === STRONGHOLD_SLOT) return false
  return meets('glossary/provinzen-provinzkarten/5', Math.abs(a.slot - b.slot) === 1)
}
