/** What every part of the table is given, kept the same as long as the table is: pointing at a card draws little anew. */
import type { Game, Lang } from '@regelwerk/core'
import type { Screen } from '@regelwerk/protocol'
import { useMemo, useRef } from 'react'
import { useRuleTexts } from '../library/rule-texts.ts'
import { sayTable } from '../messages/table.ts'
import type { SessionState } from '../session/session.ts'
import type { TableUse } from './context.ts'
import { faceOf } from './faces.ts'
import { withNames } from './names.ts'
import { type Offered, placeOf, type Thing } from './picking.ts'
import type { Deciding } from './use-deciding.ts'

/** What the parts of the table tell who holds them together. */
export type Acts = Pick<TableUse, 'activate' | 'inspect' | 'lookThrough' | 'showRule'>

interface Given {
  game: Game
  lang: Lang
  state: SessionState & { screen: Screen }
  deciding: Deciding
  /** The options that a hint is for. */
  advised: readonly number[]
}

export function useTableUse({ game, lang, state, deciding, advised }: Given, acts: Acts): TableUse {
  const latest = useRef(acts)
  latest.current = acts
  const { names: seated, screen } = state
  const texts = useRuleTexts(game, lang)
  const { offered, marks, order } = deciding
  const isOrder = screen.decision?.kind === 'order'
  // Who looks at a replay from a seat does not sit there.
  const you = state.steps === undefined ? screen.seat : null

  return useMemo((): TableUse => {
    const say: TableUse['say'] = (key, values) => sayTable(lang, key, values)
    // "You" fits into no sentence about a third person: such a seat goes by its number there.
    const names = seated.map((name) => (name === say('you') ? null : name))
    const calledIn = (seat: number): string => names[seat] ?? say('player', { n: seat + 1 })
    const dragged = new Set(offered.flatMap(({ from }: Offered) => (from === null ? [] : [from])))
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
      named: (text) => withNames(text, names),
      face: (def) => faceOf(game, def, lang),
      marked: (thing) => (thing === null ? null : (marks.get(thing) ?? null)),
      placeOf: (thing) => (isOrder && thing !== null ? placeOf(offered, order, thing) : null),
      isAdvised: (what) => what !== null && isFor.has(what),
      canDrag: (thing) => thing !== null && dragged.has(thing),
      activate: (...args) => latest.current.activate(...args),
      inspect: (...args) => latest.current.inspect(...args),
      lookThrough: (...args) => latest.current.lookThrough(...args),
      showRule: (...args) => latest.current.showRule(...args),
    }
  }, [game, lang, texts, seated, you, offered, marks, order, isOrder, advised])
}
