/** What boards have in common: rows of cards in play, the line between the players, the hand. */
import type { CardView, Seat } from '@regelwerk/core'
import { Box, Text } from 'ink'
import type { ReactNode } from 'react'
import type { HandCardProps, PlayCardProps } from './face.ts'
import { HEADING, type Layout } from './layout.ts'
import type { Playing } from './playing.ts'
import { fitted, type PlayRow, type RowsLayout, type Shown } from './rows.ts'
import { cut } from './text.ts'

interface RowsProps<Area extends string> {
  playing: Playing
  layout: RowsLayout
  seat: Seat
  /** From the middle of the table outwards. */
  rows: readonly PlayRow<Area>[]
  heading: (area: Area) => string
  /** The row whose name stands out. */
  bright?: Area
  words: { empty: string; more(n: number): string }
  Card: (props: PlayCardProps) => ReactNode
}

/** A seat's cards in play. */
export function Rows<Area extends string>(props: RowsProps<Area>): ReactNode {
  const { playing, layout, seat, rows, words } = props
  const isAcross = seat !== (playing.viewer ?? 0)
  const height = layout.play[seat] as number
  const shown = fitted(rows, layout, height)
  if (isAcross) shown.reverse()
  return (
    <Box
      flexDirection="column"
      width={layout.main}
      height={height}
      overflow="hidden"
      justifyContent={isAcross ? 'flex-end' : 'flex-start'}
    >
      {shown.length === 0 && <Text dimColor>{`  ${words.empty}`}</Text>}
      {shown.map((row) => (
        <Row key={row.area} {...props} row={row} />
      ))}
    </Box>
  )
}

function Row<Area extends string>(props: RowsProps<Area> & { row: Shown<Area> }): ReactNode {
  const { playing, layout, row, heading, bright, words, Card } = props
  const { area, cards, hidden, height, detail } = row
  return (
    <Box width={layout.main} height={height} flexShrink={0}>
      <Box width={HEADING}>
        <Text dimColor={area !== bright} wrap="truncate">
          {` ${cut(heading(area), HEADING - 1)}`}
        </Text>
      </Box>
      <Box flexWrap="wrap" width={layout.main - HEADING} height={height}>
        {cards.map((card) => (
          <Card
            key={card.handle}
            card={card}
            width={layout.cell}
            detail={detail}
            lang={playing.lang}
            marked={playing.marked.includes(card.handle)}
          />
        ))}
        {hidden > 0 && <Text color="yellow">{` ${words.more(hidden)}`}</Text>}
      </Box>
    </Box>
  )
}

/** Which turn it is, whose, and the phase of it; before the first turn the phase alone. */
export function turnSaid(playing: Playing, phase: string): string {
  const { m, session, table } = playing
  const { turn, active } = table
  if (turn === 0 || active === undefined) return phase
  const whose = session.alone === active ? m.yourTurn : m.turnOf(playing.who(active))
  return `${m.turn(turn)} · ${whose} · ${phase}`
}

interface DividerProps {
  width: number
  head: string
  tail: string
  colour: string
  bold?: boolean
}

/** The line between the players: when it is, and what is going on. */
export function Divider({ width, head, tail, colour, bold = true }: DividerProps): ReactNode {
  return (
    <Text wrap="truncate">
      <Text dimColor>──</Text>
      <Text bold>{head}</Text>
      <Text dimColor>──</Text>
      <Text color={colour} bold={bold}>
        {tail}
      </Text>
      <Text dimColor>{'─'.repeat(Math.max(0, width - head.length - tail.length - 4))}</Text>
    </Text>
  )
}

/** The cards that can be played or used now. */
export const playableOf = ({ choosing }: Playing): ReadonlySet<number> =>
  new Set(choosing?.items.filter(({ plays }) => plays).flatMap(({ handles }) => handles.slice(0, 1)) ?? [])

interface HandProps {
  playing: Playing
  layout: Layout
  /** Cards of lower rank come first. */
  rank: (card: CardView) => number
  Card: (props: HandCardProps) => ReactNode
}

export function Hand({ playing, layout, rank, Card }: HandProps): ReactNode {
  const hand = playing.table.players[playing.viewer ?? 0]?.hand ?? []
  const playable = playableOf(playing)
  return (
    <Box flexWrap="wrap" width={layout.main} height={layout.hand.lines} overflow="hidden">
      {[...hand]
        .sort((a, b) => rank(a) - rank(b))
        .map((card) => (
          <Card
            key={card.handle}
            card={card}
            width={layout.hand.cell}
            lang={playing.lang}
            playable={playable.has(card.handle)}
            marked={playing.marked.includes(card.handle)}
          />
        ))}
    </Box>
  )
}
