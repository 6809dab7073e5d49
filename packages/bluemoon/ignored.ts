/**
 * What is ignored (base/29, base/30). Texts that ignore act at the same time and may ignore each other, so which of
 * them count is worked out all at once: a text is in force if everything that could ignore it is not; it is not if
 * something in force ignores it; texts that only ignore each other in a circle cancel each other. The result does
 * not depend on the order of play. See docs/decisions/0006.
 */
import { type CardId, type Seat, zoneOf } from '@regelwerk/core'
import type { Icon, Ignore, Text } from './abilities.ts'
import { type G, on } from './book.ts'
import { isBluff, matches } from './filter.ts'
import {
  type BlueMoonState,
  COMBAT,
  cardAt,
  defAt,
  INFLUENCE,
  LEADER,
  other,
  PILE,
  SUPPORT,
} from './state.ts'

interface Source {
  card: CardId
  seat: Seat
  text: Ignore
}

interface Ignored {
  revision: number
  /** The texts in force that ignore something. */
  sources: Source[]
  /** All texts that work, by player, once somebody asks. */
  texts: [AtWork[] | null, AtWork[] | null]
}

interface AtWork {
  card: CardId
  text: Text
}

type Standing = 'in' | 'out' | 'open'

export const textsOf = (s: BlueMoonState, id: CardId): readonly Text[] =>
  cardAt(s, id).bluff ? [] : (defAt(s, id).text ?? [])

const FIGHTING = [COMBAT, SUPPORT, PILE]
const LASTING = [INFLUENCE, LEADER]

/** The cards of a player whose texts are at work: active ones, this turn's leadership, influence, the inquisitor. */
export function working(s: BlueMoonState, seat: Seat): CardId[] {
  const found: CardId[] = []
  for (const zone of FIGHTING)
    for (const id of zoneOf(s, zone, seat)) if (cardAt(s, id).active) found.push(id)
  for (const zone of LASTING) for (const id of zoneOf(s, zone, seat)) found.push(id)
  return found
}

/** Is the card one that this text is about? */
function covers(s: BlueMoonState, { seat, text }: Source, id: CardId): boolean {
  if (cardAt(s, id).owner !== other(seat)) return false
  // A text never ignores those it gives way to; while they work they ignore it instead (Hoax 28).
  if (text.yieldsTo?.includes(defAt(s, id).id)) return false
  if (text.of !== undefined && !matches(s, id, text.of)) return false
  return !(text.except ?? []).some((filter) => matches(s, id, filter))
}

const shows = (s: BlueMoonState, id: CardId, icon: Icon): boolean =>
  !cardAt(s, id).bluff && defAt(s, id).icons.some((i) => i === icon)

/** Lies where PROTECTED protects: active in the own combat or support area (base/49). */
const isSheltered = (s: BlueMoonState, id: CardId): boolean => {
  const card = cardAt(s, id)
  return card.active && (card.zone === COMBAT || card.zone === SUPPORT) && shows(s, id, 'PROTECTED')
}

const ignoresIcon = (s: BlueMoonState, source: Source, id: CardId, icon: Icon): boolean =>
  source.text.ignore === 'icons' && !(source.text.exceptIcons ?? []).includes(icon) && covers(s, source, id)

function evaluate(s: BlueMoonState): Source[] {
  const sources: Source[] = []
  for (let seat = 0; seat < 2; seat++) {
    for (const card of working(s, seat)) {
      for (const text of textsOf(s, card)) {
        if (text.kind === 'continuous' && 'ignore' in text) sources.push({ card, seat, text })
      }
    }
  }
  const standing: Standing[] = sources.map(() => 'open')
  const some = (states: readonly Standing[], test: (source: Source) => boolean): boolean =>
    sources.some((source, i) => states.includes(standing[i] as Standing) && test(source))
  /** Would one of the sources in these states take the text of this card away? */
  const silences = (id: CardId, states: readonly Standing[]): boolean =>
    some(states, (source) => {
      if (source.text.ignore === 'icons' || !covers(s, source, id)) return false
      if (!isSheltered(s, id) || !on('base/49')) return true
      return some(states, (z) => ignoresIcon(s, z, id, 'PROTECTED'))
    })
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

function derived(g: G): Ignored {
  const cached = g.cache as Ignored | null
  if (cached !== null && cached.revision === g.revision) return cached
  const made: Ignored = { revision: g.revision, sources: evaluate(g.state), texts: [null, null] }
  g.cache = made
  return made
}

const inForce = (g: G): Source[] => derived(g).sources

/** What happens now changes no card: what was worked out still holds. */
export function keepDerived(g: G): void {
  const cached = g.cache as Ignored | null
  if (cached !== null && cached.revision === g.revision) cached.revision++
}

/** Is PROTECTED at work on this card (base/49)? */
export function isProtected(g: G, id: CardId): boolean {
  if (!isSheltered(g.state, id) || !on('base/49')) return false
  return !inForce(g).some((source) => ignoresIcon(g.state, source, id, 'PROTECTED'))
}

/** Is the whole card ignored: values, icons, text (base/29)? */
export function isIgnored(g: G, id: CardId): boolean {
  const sources = inForce(g)
  if (sources.length === 0 || isProtected(g, id) || !on('base/29')) return false
  return sources.some((source) => source.text.ignore === 'cards' && covers(g.state, source, id))
}

/** Would this icon work on the card, printed or only "as if" (terrah/terrah-26-undurchdringlicher-nebel/8)? */
export function allowsIcon(g: G, id: CardId, icon: Icon): boolean {
  const sources = inForce(g)
  if (sources.length === 0) return true
  if (sources.some((source) => ignoresIcon(g.state, source, id, icon) || ignoresShowing(g.state, source, id)))
    return false
  if (!on('base/42') && isTextIgnored(g, id)) return false
  return !isIgnored(g, id)
}

/** Would it be ignored for showing an icon (symbole/ersetzen-symbol/6)? */
function ignoresShowing(s: BlueMoonState, source: Source, id: CardId): boolean {
  const { text } = source
  if (text.ignore !== 'cards' || text.of?.icon !== 'any' || isSheltered(s, id)) return false
  const { icon: _, ...of } = text.of
  return covers(s, { ...source, text: { ...text, of } }, id)
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
function isTextIgnored(g: G, id: CardId): boolean {
  const sources = inForce(g)
  if (sources.length === 0 || isProtected(g, id) || !on('base/30')) return false
  return sources.some((source) => source.text.ignore !== 'icons' && covers(g.state, source, id))
}

function textsAtWork(g: G, seat: 0 | 1): AtWork[] {
  const { texts } = derived(g)
  const known = texts[seat]
  if (known !== null) return known
  const found: AtWork[] = []
  for (const card of working(g.state, seat)) for (const text of worksText(g, card)) found.push({ card, text })
  texts[seat] = found
  return found
}

/** All continuous texts of a player that work now, with the card that bears them. */
export function atWork<T extends Text>(
  g: G,
  seat: Seat,
  which: (text: Text) => text is T,
): { card: CardId; text: T }[] {
  const found: { card: CardId; text: T }[] = []
  for (const { card, text } of textsAtWork(g, seat as 0 | 1)) if (which(text)) found.push({ card, text })
  return found
}
