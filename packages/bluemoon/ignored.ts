/**
 * What is ignored (base/29, base/30). Texts that ignore act at the same time and may ignore each other, so which of
 * them count is worked out all at once: a text is in force if everything that could ignore it is not; it is not if
 * something in force ignores it; texts that only ignore each other in a circle cancel each other. The result does
 * not depend on the order of play. See docs/decisions/0006.
 */
import { ALL, type CardId, type Seat, zoneOf } from '@regelwerk/core'
import type { Filter, Icon, Ignore, Text, When } from './abilities.ts'
import { type G, rule } from './book.ts'
import { isBluff, matches } from './filter.ts'
import {
  type BlueMoonCard,
  type BlueMoonState,
  COMBAT,
  cardAt,
  defAt,
  INFLUENCE,
  LEADER,
  other,
  PILE,
  printed,
  SUPPORT,
} from './state.ts'

interface Source {
  card: CardId
  seat: Seat
  text: Ignore
}

/** What follows from the cards on the table; worked out again only when one of them changes. */
interface Derived {
  /** All texts where texts are at work, by player, whether they are ignored or not. */
  written: readonly [readonly AtWork[], readonly AtWork[]]
  /** The texts in force that ignore something. */
  sources: readonly Source[]
  /** All texts that work, by player, once somebody asks. */
  texts: [readonly AtWork[] | null, readonly AtWork[] | null]
  /** The powers of both players in both elements, as far as somebody has asked. */
  powers: (number | null)[]
}

// What is kept: texts, and the powers of a player, which follow from the texts, too.
const TEXTS = 1
const powersOf = (seat: Seat): number => 2 << seat

interface AtWork<T = Text> {
  readonly card: CardId
  readonly text: T
  /** What it is found by; a text that is found by several things stands there for each. */
  readonly topic: string
}

type Standing = 'in' | 'out' | 'open'

type Continuous = Extract<Text, { kind: 'continuous' }>
type EffectText = Extract<Text, { kind: 'effect' }>
type KeyOf<T> = T extends unknown ? keyof T : never

/** What a text is found by: the properties of a continuous one, the moment of an effect, else its kind. */
function topicsOf(text: Text): string[] {
  if (text.kind === 'continuous') return Object.keys(text).filter((key) => key !== 'kind')
  return [text.kind === 'effect' ? text.when : text.kind]
}

const topicsAt = printed((d) => d.text.flatMap((text) => topicsOf(text).map((topic) => ({ topic, text }))))
const NONE_OF_THEM: readonly never[] = []

const textsOf = (s: BlueMoonState, id: CardId): readonly Text[] =>
  cardAt(s, id).bluff ? NONE_OF_THEM : defAt(s, id).text

/** Where texts are at work: on active cards, on this turn's leadership, on influence and on the inquisitor. */
const AT_WORK = [COMBAT, SUPPORT, PILE, INFLUENCE, LEADER]

const isWorking = (card: BlueMoonCard): boolean =>
  (card.active || card.zone === INFLUENCE || card.zone === LEADER) && !card.bluff

/**
 * Is the card one that this text is about, while these texts are in force? Who is excepted for an icon is not while that icon
 * is ignored, as the FAQ has it wherever a text spares PROTECTED cards (allgemein/hierarchie/2).
 */
function covers(s: BlueMoonState, { seat, text }: Source, id: CardId, sources: readonly Source[]): boolean {
  if (cardAt(s, id).owner !== other(seat)) return false
  // A text never ignores those it gives way to; while they work they ignore it instead (Hoax 28).
  if (text.yieldsTo?.includes(defAt(s, id).id)) return false
  if (text.of !== undefined && !matches(s, id, text.of)) return false
  return !(text.except ?? []).some(
    (filter) => matches(s, id, filter) && !sources.some((z) => ignoresIcon(s, z, id, filter.icon)),
  )
}

/** Hardly a card has more than one icon; `includes` would take longer. */
function printsIcon(icons: readonly Icon[], icon: Icon): boolean {
  for (let i = 0; i < icons.length; i++) if (icons[i] === icon) return true
  return false
}

const shows = (s: BlueMoonState, id: CardId, icon: Icon): boolean =>
  printsIcon(defAt(s, id).icons, icon) && !cardAt(s, id).bluff

/** Lies where PROTECTED protects: active in the own combat or support area. */
export const isSheltered = rule('base/49', (s: BlueMoonState, id: CardId): boolean => {
  const card = cardAt(s, id)
  return card.active && (card.zone === COMBAT || card.zone === SUPPORT) && shows(s, id, 'PROTECTED')
})

function ignoresIcon(s: BlueMoonState, source: Source, id: CardId, icon: Filter['icon']): boolean {
  if (source.text.ignore !== 'icons' || icon === undefined || icon === 'any') return false
  return !(source.text.exceptIcons ?? []).includes(icon) && covers(s, source, id, NONE_OF_THEM)
}

function writtenBy(s: BlueMoonState, seat: Seat): readonly AtWork[] {
  let found: AtWork[] | null = null
  for (const zone of AT_WORK) {
    for (const id of zoneOf(s, zone, seat)) {
      const topics = topicsAt(s, id)
      if (topics.length === 0 || !isWorking(cardAt(s, id))) continue
      found ??= []
      for (const { topic, text } of topics) found.push({ card: id, text, topic })
    }
  }
  return found ?? NONE_OF_THEM
}

function evaluate(s: BlueMoonState, written: Derived['written']): readonly Source[] {
  const sources: Source[] = []
  for (let seat = 0; seat < 2; seat++) {
    for (const { card, text, topic } of written[seat as 0 | 1])
      if (topic === 'ignore') sources.push({ card, seat, text: text as Continuous & Ignore })
  }
  if (sources.length === 0) return NONE_OF_THEM
  const standing: Standing[] = sources.map(() => 'open')
  /** Would one of the sources in these states take the text of this card away? */
  const silences = (id: CardId, states: readonly Standing[]): boolean => {
    const those = sources.filter((_, i) => states.includes(standing[i] as Standing))
    return those.some((source) => {
      if (source.text.ignore === 'icons' || !covers(s, source, id, those)) return false
      if (!isSheltered(s, id)) return true
      return those.some((z) => ignoresIcon(s, z, id, 'PROTECTED'))
    })
  }
  for (let changed = true; changed; ) {
    changed = false
    sources.forEach((source, i) => {
      if (standing[i] !== 'open') return
      if (silences(source.card, ['in'])) standing[i] = 'out'
      else if (!silences(source.card, ['in', 'open'])) standing[i] = 'in'
      else return
      changed = true
    })
  }
  return sources.filter((_, i) => standing[i] === 'in')
}

function derived(g: G): Derived {
  if (g.cache !== null && g.isKept(TEXTS)) return g.cache as Derived
  const s = g.state
  const written = [writtenBy(s, 0), writtenBy(s, 1)] as const
  const sources = evaluate(s, written)
  const made: Derived = {
    written,
    sources,
    texts: sources.length === 0 ? [written[0], written[1]] : [null, null],
    powers: [null, null, null, null],
  }
  g.cache = made
  g.keep(ALL)
  return made
}

const inForce = (g: G): readonly Source[] => derived(g).sources

/** These cards come to the table, leave it or turn: without a text they change no more than the power of their owner. */
export function tableChanges({ state }: G, ids: readonly CardId[]): number {
  let touched = 0
  for (const id of ids) {
    if (topicsAt(state, id).length > 0) return ALL
    touched |= powersOf(cardAt(state, id).owner)
  }
  return touched
}

/** Is that a place where texts are at work? */
export const isAtWork = (zone: number): boolean => AT_WORK.includes(zone)

/** What has been worked out of the powers, with the cards as they lie: Fire and Earth of one player, then of the other. */
export function knownPowers(g: G): (number | null)[] {
  const { powers } = derived(g)
  for (let seat = 0; seat < 2; seat++) {
    const part = powersOf(seat)
    if (g.isKept(part)) continue
    powers[seat * 2] = null
    powers[seat * 2 + 1] = null
    g.keep(part)
  }
  return powers
}

/** All texts that work and ignore, as they are kept. */
export const keptTexts = (g: G): unknown => {
  const { written, sources } = derived(g)
  return [written, sources, textsAtWork(g, 0), textsAtWork(g, 1)]
}

/** Is PROTECTED at work on this card (base/49)? */
export function isProtected(g: G, id: CardId): boolean {
  if (!isSheltered(g.state, id)) return false
  return !inForce(g).some((source) => ignoresIcon(g.state, source, id, 'PROTECTED'))
}

/** Is the whole card ignored: values, icons, text? */
export const isIgnored = rule('base/29', (g: G, id: CardId): boolean => {
  const sources = inForce(g)
  if (sources.length === 0 || isProtected(g, id)) return false
  return sources.some((source) => source.text.ignore === 'cards' && covers(g.state, source, id, sources))
})

/** Would this icon work on the card, whatever is said of its text, printed or only "as if" (terrah/terrah-26-undurchdringlicher-nebel/8)? */
export const allowsIcon = rule('base/42', (g: G, id: CardId, icon: Icon): boolean => {
  const sources = inForce(g)
  if (sources.length === 0) return true
  const { state } = g
  if (sources.some((z) => ignoresIcon(state, z, id, icon) || ignoresShowing(state, z, id, sources)))
    return false
  return !isIgnored(g, id)
})

/** Would it be ignored for showing an icon (symbole/ersetzen-symbol/6)? */
function ignoresShowing(s: BlueMoonState, source: Source, id: CardId, sources: readonly Source[]): boolean {
  const { text } = source
  if (text.ignore !== 'cards' || text.of?.icon !== 'any' || isSheltered(s, id)) return false
  const { icon: _, ...of } = text.of
  return covers(s, { ...source, text: { ...text, of } }, id, sources)
}

/** Would bluff cards of this player be ignored (symbole/bluff-symbol/2)? */
export function areBluffsIgnored(g: G, seat: Seat): boolean {
  return inForce(g).some(
    ({ seat: by, text }) =>
      by !== seat && text.ignore === 'cards' && (text.of === undefined || isBluff(text.of)),
  )
}

/** Does an icon work? Printed, and neither it nor its card ignored. */
export const hasIcon = (g: G, id: CardId, icon: Icon): boolean =>
  shows(g.state, id, icon) && allowsIcon(g, id, icon)

/** The texts of a card that work. "I must" is never ignored (allgemein/hierarchie/1). */
export function worksText(g: G, id: CardId): readonly Text[] {
  const texts = textsOf(g.state, id)
  return texts.length > 0 && isTextIgnored(g, id) ? [] : texts
}

/** Is what is written on this card ignored, if anything is: alone or with the whole card (allgemein/hierarchie/3)? */
export const isTextIgnored = rule('base/30', (g: G, id: CardId): boolean => {
  const sources = inForce(g)
  if (sources.length === 0 || isProtected(g, id)) return false
  return sources.some((source) => source.text.ignore !== 'icons' && covers(g.state, source, id, sources))
})

function textsAtWork(g: G, seat: Seat): readonly AtWork[] {
  const { texts, written } = derived(g)
  const known = texts[seat as 0 | 1]
  if (known !== null) return known
  const found = written[seat as 0 | 1].filter(({ card }) => !isTextIgnored(g, card))
  texts[seat as 0 | 1] = found
  return found
}

/** A handful of texts at most are at work: looking through them is cheaper than keeping them sorted. */
function about(g: G, seat: Seat, topic: string): readonly AtWork[] {
  const texts = textsAtWork(g, seat)
  let found: AtWork[] | null = null
  for (let i = 0; i < texts.length; i++) {
    const one = texts[i] as AtWork
    if (one.topic !== topic) continue
    if (found === null) found = [one]
    else found.push(one)
  }
  return found ?? NONE_OF_THEM
}

/** All continuous texts of a player that have this property and work now, with the card that bears them. */
export const atWork = <K extends KeyOf<Continuous>>(g: G, seat: Seat, property: K) =>
  about(g, seat, property) as readonly AtWork<Extract<Continuous, Record<K, unknown>>>[]

/** Is such a text of this player at work? */
export function isAny(g: G, seat: Seat, property: KeyOf<Continuous>): boolean {
  for (const { topic } of textsAtWork(g, seat)) if (topic === property) return true
  return false
}

/** The effects that work now and are for this moment. */
export const effectsAt = (g: G, seat: Seat, when: When) =>
  about(g, seat, when) as readonly AtWork<EffectText>[]

/** The texts of this kind that work now. */
export const textsOfKind = <K extends 'family' | 'noFurtherCharacters'>(g: G, seat: Seat, kind: K) =>
  about(g, seat, kind) as readonly AtWork<Extract<Text, { kind: K }>>[]
