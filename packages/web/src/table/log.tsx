/** What happened, turn by turn: a line each, with its rule behind a sign, the newest last. */
import type { LogLine } from '@regelwerk/core'
import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { sayMotion } from '../messages/motion.ts'
import { useTable } from './context.ts'
import { TableIcon } from './icons.tsx'
import { mergeRepeats } from './log-lines.ts'
import { cardThing } from './picking.ts'
import { RuleChip } from './rule-chip.tsx'
import { Told } from './told.tsx'

/** So near to the end counts as at the end, in pixels. */
const NEAR = 40
/** More lines than this are shown only when asked for. */
const SHOWN = 150

/** The cards that a line is about light up on the table: which of several copies it was. */
function lightUp(line: HTMLElement, cards: readonly number[]): void {
  const table = line.closest('.table-screen')
  for (const lit of table?.querySelectorAll('[data-told]') ?? []) lit.removeAttribute('data-told')
  for (const card of cards)
    table
      ?.querySelector(`.board [data-piece][data-thing="${cardThing(card)}"]`)
      ?.setAttribute('data-told', '')
}

interface Props {
  lines: readonly LogLine[]
  /** Lines after this entry are new to the reader. */
  since: number
}

export const Log = memo(function Log({ lines, since }: Props) {
  const { say, lang, pieceOf, inspect } = useTable()
  const told = useMemo(() => mergeRepeats(lines, since), [lines, since])
  const [more, setMore] = useState(0)
  const shown = told.slice(-(SHOWN + more))
  const list = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const top = useRef(0)
  const point = (line: HTMLElement, cards: readonly number[]): void => {
    lightUp(line, cards)
    const piece = cards.map((card) => pieceOf(cardThing(card))).find((one) => one !== null)
    if (piece) inspect({ piece })
  }
  const toEnd = (): void => list.current?.scrollTo({ top: list.current.scrollHeight })

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when lines come in
  useLayoutEffect(() => {
    if (isAtEnd) toEnd()
  }, [told, isAtEnd])

  return (
    <div className="log">
      <h2>{say('log')}</h2>
      <section
        className="log-lines"
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        aria-label={say('log')}
        onScroll={({ currentTarget: box }) => {
          // Lines that come in meanwhile lead away from the end as well; only who goes up wants to stay there.
          const isNear = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR
          if (isNear) setAtEnd(true)
          else if (box.scrollTop < top.current) setAtEnd(false)
          top.current = box.scrollTop
        }}
      >
        {told.length > shown.length && (
          <button type="button" className="quiet" onClick={() => setMore(more + SHOWN)}>
            <TableIcon name="up" /> {say('more')}
          </button>
        )}
        {told.length === 0 && <p className="soft">{say('nothingYet')}</p>}
        <ol>
          {shown.map(({ at, rule, text, times, cards, opens }, i) => (
            <li
              key={`${at} ${text}`}
              data-opens={opens}
              data-follows={(i > 0 && !opens && (cards ?? []).length === 0) || undefined}
              data-fresh={at > since || undefined}
              onPointerEnter={({ currentTarget }) => cards && point(currentTarget, cards)}
              onPointerLeave={({ currentTarget }) => cards && lightUp(currentTarget, [])}
            >
              {at > since && (shown[i - 1]?.at ?? since) <= since && (
                <span className="log-since">{sayMotion(lang, 'sinceActed')}</span>
              )}
              <span className="log-text">
                <Told text={text} cards={cards ?? []} />
                {times > 1 && <span className="log-times"> ×{times}</span>}
              </span>
              <RuleChip rule={rule} isSmall />
            </li>
          ))}
        </ol>
      </section>
      {!isAtEnd && (
        <button type="button" className="log-newest" onClick={toEnd}>
          <TableIcon name="down" /> {say('toNewest')}
        </button>
      )}
    </div>
  )
})
