/** What is asked of a table as a game lays it out: all that can be pointed at, each once, no face too many; and of faces. */
import { type Game, type Lang, shownDef } from './game.ts'
import { handlesOf, isKnownTo, knows } from './knowledge.ts'
import type { Match, MatchView } from './match.ts'
import type { Card, CardId, Handle, Seat, State } from './state.ts'
import type { Face, Mark, Piece, Table, Zone } from './table.ts'

const withAttached = (piece: Piece): Piece[] => [piece, ...piece.attached.flatMap(withAttached)]
const zonesOf = ({ sides, middle }: Table): Zone[] => [...sides.flatMap(({ zones }) => zones), ...middle]
const lyingIn = (zones: readonly Zone[]): Piece[] =>
  zones.flatMap(({ pieces }) => pieces.flatMap(withAttached))

/** All that lies on a table, also on and under something else. */
export const piecesOf = (table: Table): Piece[] => lyingIn(zonesOf(table))

/** What is wrong with the table that is laid out of a view, or null. */
export function wrongTable<S extends State>(match: Match<S>, view: MatchView, lang: Lang): string | null {
  const table = match.game.layOut(view.table, lang)
  const zones = zonesOf(table)
  const pieces = lyingIn(zones)
  return (
    twice(pieces) ??
    missing(pieces, view) ??
    tooMuch(match.game, match.state, view.seat, pieces) ??
    miscounted(zones) ??
    wrongMark([...table.sides.map(({ counters }) => counters), ...pieces.flatMap(marksOf)]) ??
    unsaid(table)
  )
}

/** For games that show all that is known: what is wrong with the faces on the table of a seat, or null. */
export function wrongFaces<S extends State>(match: Match<S>, seat: Seat): string | null {
  const { state } = match
  const table = match.game.layOut(match.view(seat).table, 'en')
  const shown = piecesOf(table).flatMap(({ handle, def }) => (def === undefined ? [] : [handle]))
  const handles = handlesOf(state, seat)
  const known = handles.filter((_, id) => knows(state.cards[id] as Card, seat))
  const unshown = known.find((handle) => !shown.includes(handle))
  if (unshown !== undefined) return `the face of ${unshown} is known and does not lie there`
  return shown.length > known.length ? 'more faces lie there than are known' : null
}

/** What is wrong with what is printed on a card, or null. */
export function wrongPrint(face: Face): string | null {
  if (face.name === '') return 'it has no name'
  if (face.suitNames.join('') === '') return 'what it belongs to has no name'
  return unnamed([...face.values, ...face.icons]) ?? unsaid(face)
}

const marksOf = ({ values, marks }: Piece): (readonly Mark[])[] => [values, marks]

function twice(pieces: readonly Piece[]): string | null {
  const seen = new Set<number | string>()
  for (const { handle, token } of pieces) {
    for (const one of [handle, token]) {
      if (one === undefined) continue
      if (seen.has(one)) return `${one} lies there twice`
      seen.add(one)
    }
  }
  return null
}

function missing(pieces: readonly Piece[], { decision }: MatchView): string | null {
  const lying = new Set(pieces.map(({ handle }) => handle))
  for (const { verb, source, target, cards = [] } of decision?.options ?? []) {
    const gone = [source, target, ...cards].find((handle) => handle !== undefined && !lying.has(handle))
    if (gone !== undefined) return `card ${gone} can be chosen (${verb}) and does not lie there`
  }
  return null
}

/** A face that the seat does not know, or a handle that is none of its own. */
function tooMuch<S extends State>(
  game: Game<S>,
  state: S,
  seat: Seat,
  pieces: readonly Piece[],
): string | null {
  const faceOf = (id: CardId): number =>
    shownDef(game, state, game.faceOf?.(state, id) ?? (state.cards[id] as Card).def)
  const handles = handlesOf(state, seat)
  const isKnown = (card: Card): boolean => isKnownTo(state, card, seat)
  const byHandle = new Map<Handle | undefined, CardId>(handles.map((handle, id) => [handle, id]))
  for (const { handle, def } of pieces) {
    const id = byHandle.get(handle) ?? -1
    const card = state.cards[id]
    if (handle !== undefined && card === undefined) return `nothing is called ${handle}`
    if (def === undefined) continue
    // What is no card (an ability that waits) may have the face of one.
    const known =
      card === undefined ? state.cards.some((c, i) => faceOf(i) === def && isKnown(c)) : isKnown(card)
    if (!known || (card !== undefined && faceOf(id) !== def))
      return `the face ${def} of ${handle} is not known`
  }
  return null
}

function miscounted(zones: readonly Zone[]): string | null {
  const zone = zones.find(({ pieces, count }) => pieces.length > count)
  return zone === undefined ? null : `more cards lie in ${zone.id} than are counted`
}

function unnamed(marks: readonly Mark[]): string | null {
  const bad = marks.find(({ id, label }) => !id || !label)
  return bad === undefined ? null : `a mark has no name or no word: ${JSON.stringify(bad)}`
}

function wrongMark(lists: readonly (readonly Mark[])[]): string | null {
  for (const marks of lists) {
    const bad = unnamed(marks)
    if (bad !== null) return bad
    if (new Set(marks.map(({ id }) => id)).size < marks.length)
      return `a mark is there twice: ${marks.map(({ id }) => id).join(', ')}`
  }
  return null
}

/** Where a value or a word is missing. */
function unsaid(value: unknown): string | null {
  if (value === undefined || Number.isNaN(value)) return `is ${value}`
  if (typeof value === 'string') return /undefined|NaN/.test(value) ? `is '${value}'` : null
  if (typeof value !== 'object' || value === null) return null
  for (const key in value) {
    const found = unsaid(value[key as keyof typeof value])
    if (found !== null) return `${key} ${found}`
  }
  return null
}
