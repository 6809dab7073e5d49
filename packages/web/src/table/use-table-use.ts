/** What every part of the table is given, kept the same as long as the table is: pointing at a card draws little anew. */
import type { Game, Lang, Table } from '@regelwerk/core'
import type { Screen } from '@regelwerk/protocol'
import { useMemo, useRef } from 'react'
import { useRuleTexts } from '../library/rule-texts.ts'
import { sayTable } from '../messages/table.ts'
import type { SessionState } from '../session/session.ts'
import { LANGS } from '../settings.ts'
import type { TableUse } from './context.ts'
import type { Position } from './copies.ts'
import { draggable } from './drops.ts'
import { faceOf } from './faces.ts'
import { piecesByThing, thingOf } from './lookup.ts'
import { withNames } from './names.ts'
import { placeOf, type Thing } from './picking.ts'
import { type Changes, countChange } from './since.ts'
import type { Deciding } from './use-deciding.ts'
import type { Foresight } from './use-foresight.ts'

/** A seat that is called "you", in whichever language it was said. */
const isYou = (name: string): boolean => LANGS.some((lang) => sayTable(lang, 'you') === name)

/** What the parts of the table tell who holds them together. */
export type Acts = Pick<TableUse, 'activate' | 'inspect' | 'lookThrough' | 'showRule'>

interface Given {
  game: Game
  lang: Lang
  state: SessionState & { screen: Screen }
  deciding: Deciding
  /** The options that a hint is for. */
  advised: readonly number[]
  foresight: Foresight
  table: Table
  /** What has changed since the player last acted. */
  changes: Changes
  positions: ReadonlyMap<Thing, Position>
}

export function useTableUse(
  { game, lang, state, deciding, advised, foresight, table, changes, positions }: Given,
  acts: Acts,
): TableUse {
  const latest = useRef(acts)
  latest.current = acts
  const { names: seated, screen } = state
  const texts = useRuleTexts(game, lang)
  const { offered, marks, order } = deciding
  const kind = screen.decision?.kind
  const { seat } = screen
  // Who looks at a replay from a seat does not sit there, unless the replay says so.
  const you = state.steps === undefined ? screen.seat : seated.findIndex(isYou)

  return useMemo((): TableUse => {
    const { contest } = table
    const pieces = piecesByThing(table)
    const say: TableUse['say'] = (key, values) => sayTable(lang, key, values)
    const names = seated.map((name) => (isYou(name) ? null : name))
    const calledIn = (seat: number): string => names[seat] ?? say('player', { n: seat + 1 })
    const dragged = draggable(offered, kind)
    const side = contest?.sides.find((one) => one.seat === seat)
    const hand = table.sides
      .find((one) => one.seat === seat)
      ?.zones.filter(({ lie }) => lie === 'hand')
      .flatMap(({ pieces }) => pieces.map(thingOf))
    const played = new Map<Thing, number>()
    for (const { index, from, to } of offered)
      if (from !== null && to.length === 0 && hand?.includes(from) && !played.has(from))
        played.set(from, index)
    const isFor = new Set<number | Thing | null>(advised)
    for (const { index, from, to } of offered)
      if (isFor.has(index)) for (const thing of from === null ? to : [from, ...to]) isFor.add(thing)
    return {
      game,
      lang,
      texts,
      say,
      nameOf: (seat) => (seat === you ? say('you') : calledIn(seat)),
      calledIn,
      named: (text) => withNames(text, names, you),
      face: (def) => faceOf(game, def, lang),
      pieceOf: (thing) => pieces.get(thing) ?? null,
      marked: (thing) => (thing === null ? null : (marks.get(thing) ?? null)),
      placeOf: (thing) => (kind === 'order' && thing !== null ? placeOf(offered, order, thing) : null),
      isAdvised: (what) => what !== null && isFor.has(what),
      positionOf: (thing) => (thing === null ? null : (positions.get(thing) ?? null)),
      changeOf: (thing) => (thing === null ? null : (changes.things.get(thing) ?? null)),
      countChange: (of, id) => countChange(changes, of, id),
      contest: side === undefined ? null : { seat, title: contest?.title ?? '', total: side.total },
      playedBy: (thing) => (side === undefined || thing === null ? null : (played.get(thing) ?? null)),
      foresee: foresight,
      canDrag: (thing) => thing !== null && dragged.has(thing),
      activate: (...args) => latest.current.activate(...args),
      inspect: (...args) => latest.current.inspect(...args),
      lookThrough: (...args) => latest.current.lookThrough(...args),
      showRule: (...args) => latest.current.showRule(...args),
    }
  }, [
    game,
    lang,
    texts,
    seated,
    you,
    offered,
    marks,
    order,
    kind,
    advised,
    foresight,
    table,
    seat,
    changes,
    positions,
  ])
}
