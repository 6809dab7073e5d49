/** What can be chosen: numbered, under headings, in columns. */
import { Box, Text } from 'ink'
import type { ReactNode } from 'react'
import type { Choosing, Item, Row } from './choosing.ts'
import type { Layout } from './layout.ts'
import type { Messages } from './messages.ts'
import { cut, cutPair, fit, windowAround } from './text.ts'

interface Props {
  choosing: Choosing
  layout: Layout
  m: Messages
  /** Lines there are for it. */
  lines: number
}

/** Lines it would like to have. */
export const linesWanted = (choosing: Choosing, layout: Layout): number =>
  Math.max(1, choosing.rows(layout.choices.columns).length)

export function Choices({ choosing, layout, m, lines }: Props): ReactNode {
  const rows = choosing.rows(layout.choices.columns)
  if (rows.length === 0) return <Text dimColor>{`  ${m.noMatch}`}</Text>
  const { current } = choosing
  const at = rows.findIndex(({ items }) => current !== null && items.includes(current))
  const from = windowAround(at, rows.length, lines)
  const shown = rows.slice(from, from + lines)
  const after = rows.slice(from + lines)
  const hasHeadings = rows.some(({ heading }) => heading !== '')
  return (
    <Box flexDirection="column" width={layout.main}>
      {shown.map((row, i) => (
        <ChoiceRow
          key={row.items[0]?.option}
          row={row}
          choosing={choosing}
          layout={layout}
          heading={hasHeadings ? headingAt(rows, from + i, i === 0) : null}
          more={i === shown.length - 1 && after.length > 0 ? `↓ ${m.more(count(after))}` : ''}
        />
      ))}
    </Box>
  )
}

const count = (rows: readonly Row[]): number => rows.reduce((all, { items }) => all + items.length, 0)

/** The first line shown says its heading, even where it stands further up. */
function headingAt(rows: readonly Row[], at: number, isFirst: boolean): string {
  if (!isFirst) return rows[at]?.heading ?? ''
  for (let i = at; i >= 0; i--) if (rows[i]?.heading) return rows[i]?.heading as string
  return ''
}

interface RowProps {
  row: Row
  choosing: Choosing
  layout: Layout
  heading: string | null
  more: string
}

function ChoiceRow({ row, choosing, layout, heading, more }: RowProps): ReactNode {
  const { choices, main } = layout
  const columns = choosing.columns(choices.columns)
  const cell = heading === null ? Math.floor(main / columns) : choices.cell
  const full = row.items.length === columns
  return (
    <Box width={main}>
      {heading !== null && (
        <Box width={choices.heading}>
          <Text color="cyan" wrap="truncate">{` ${cut(heading, choices.heading - 2)}`}</Text>
        </Box>
      )}
      {row.items.map((item, i) => (
        <Choice
          key={item.option}
          item={item}
          choosing={choosing}
          width={full && i === row.items.length - 1 && more !== '' ? cell - more.length - 1 : cell}
        />
      ))}
      {more !== '' && <Text dimColor>{more}</Text>}
    </Box>
  )
}

function Choice({ item, choosing, width }: { item: Item; choosing: Choosing; width: number }): ReactNode {
  const isCurrent = choosing.current === item
  const place = choosing.picked.indexOf(item.option)
  const box = !choosing.severalPicked
    ? ''
    : choosing.offer.kind === 'order'
      ? fit(place < 0 ? '·' : String(place + 1), 3)
      : place < 0
        ? '[ ] '
        : '[x] '
  const head = `${isCurrent ? '▸' : ' '}${String(item.number).padStart(2)} ${box}${item.must ? '!' : ''}`
  const room = width - head.length - 1
  return (
    <Box width={width}>
      <Text wrap="truncate" inverse={isCurrent} bold={place >= 0}>
        {head}
        {typeof item.short === 'string' ? cut(item.short, room) : cutPair(item.short, room)}
      </Text>
    </Box>
  )
}
