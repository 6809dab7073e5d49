/** What happened: a line each, with its rule, the newest last. */
import type { LogLine } from '@regelwerk/core'
import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTable } from './context.ts'
import { TableIcon } from './icons.tsx'
import { mergeRepeats } from './log-lines.ts'
import { RuleChip } from './rule-chip.tsx'
import { Words } from './words.tsx'

/** So near to the end counts as at the end, in pixels. */
const NEAR = 40
/** More lines than this are shown only when asked for. */
const SHOWN = 150

export const Log = memo(function Log({ lines }: { lines: readonly LogLine[] }) {
  const { say, game } = useTable()
  const told = useMemo(() => mergeRepeats(lines), [lines])
  const [more, setMore] = useState(0)
  const shown = told.slice(-(SHOWN + more))
  const list = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
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
        onScroll={({ currentTarget: box }) =>
          setAtEnd(box.scrollHeight - box.scrollTop - box.clientHeight < NEAR)
        }
      >
        {told.length > shown.length && (
          <button type="button" className="quiet" onClick={() => setMore(more + SHOWN)}>
            <TableIcon name="up" /> {say('more')}
          </button>
        )}
        {told.length === 0 && <p className="soft">{say('nothingYet')}</p>}
        <ol>
          {shown.map(({ at, rule, text, times }) => (
            <li key={`${at} ${text}`}>
              <span className="log-text">
                <Words game={game.id} text={text} />
                {times > 1 && <span className="log-times"> ×{times}</span>}
              </span>
              <RuleChip rule={rule} />
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
