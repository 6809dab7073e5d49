/** The table: the others' sides, what lies between the players, the viewer's own side, and their hand. */
import type { Mark, Meter, Seat, Side } from '@regelwerk/core'
import { Box, Text } from 'ink'
import type { ReactNode } from 'react'
import { HEADING } from './layout.ts'
import { isSuit, markColour, ownSigns, sign, signs } from './marks.ts'
import { HandCell, PieceCell, SlotCell } from './piece.tsx'
import { handOf, type Lying, middleOf, pilesOf, type Row, rowsOf, seatedAround } from './pieces.ts'
import type { Playing } from './playing.ts'
import { detailOf, fitted, type Shown, type TableLayout } from './rows.ts'
import { cutRuns, faint, joined, lengthOf, plain, type Run, Runs } from './runs.tsx'
import { bar, cut } from './text.ts'

interface Props {
  playing: Playing
  layout: TableLayout
}

interface SideProps extends Props {
  side: Side
  isOwn: boolean
}

export function Board({ playing, layout }: Props): ReactNode {
  const { own, others } = seatedAround(playing.table, playing.viewer ?? 0)
  return (
    <Box flexDirection="column" width={layout.main}>
      {others.map((side) => (
        <SideView key={side.seat} playing={playing} layout={layout} side={side} isOwn={false} />
      ))}
      <Caption playing={playing} layout={layout} />
      <Contest playing={playing} layout={layout} />
      <Middle playing={playing} layout={layout} />
      <SideView playing={playing} layout={layout} side={own} isOwn />
      <Hand playing={playing} layout={layout} side={own} isOwn />
    </Box>
  )
}

/** Across the table everything is seen from the other end. */
function SideView(props: SideProps): ReactNode {
  const { playing, layout, side, isOwn } = props
  const height = layout.play[playing.table.sides.indexOf(side)] ?? 1
  const { shown, left } = fitted(rowsOf(side, isOwn), layout, height)
  const rows = isOwn ? shown : shown.toReversed()
  const status = <Status {...props} left={left} />
  return (
    <Box flexDirection="column" width={layout.main}>
      {!isOwn && status}
      <Box
        flexDirection="column"
        width={layout.main}
        height={height}
        overflow="hidden"
        justifyContent={isOwn ? 'flex-start' : 'flex-end'}
      >
        {rows.length === 0 && <Text dimColor>{`  ${playing.m.empty}`}</Text>}
        {rows.map((row) => (
          <RowView key={row.zone.id} playing={playing} layout={layout} row={row} />
        ))}
      </Box>
      {isOwn && status}
    </Box>
  )
}

function RowView({ playing, layout, row }: Props & { row: Shown }): ReactNode {
  const { zone, cells, hidden, height } = row
  if (zone.slots) return <Slots playing={playing} layout={layout} row={row} />
  const isInAction = cells.some(({ piece }) => piece.lifted)
  return (
    <Box width={layout.main} height={height} flexShrink={0}>
      <Box width={HEADING}>
        <Text dimColor={!isInAction} wrap="truncate">
          {` ${cut(zone.label, HEADING - 1)}`}
        </Text>
      </Box>
      <Box flexWrap="wrap" width={layout.main - HEADING} height={height}>
        {cells.map((cell) => (
          <PieceCell
            key={cell.piece.handle}
            playing={playing}
            cell={cell}
            width={layout.cell}
            detail={detailOf(row, layout)}
          />
        ))}
        {hidden > 0 && <Text color="yellow">{` +${playing.m.more(hidden)}`}</Text>}
      </Box>
    </Box>
  )
}

function Slots({ playing, layout, row: { cells, height } }: Props & { row: Shown }): ReactNode {
  return (
    <Box width={layout.main} height={height} flexShrink={0} overflow="hidden">
      {cells.map((cell) => (
        <SlotCell
          key={cell.piece.handle}
          playing={playing}
          cell={cell}
          width={Math.floor(layout.main / cells.length)}
          lines={height}
        />
      ))}
    </Box>
  )
}

/** Who, what they have, and how many cards lie where. What there is no room for is left out, the least important first. */
function Status({ playing, layout, side, left }: SideProps & { left: readonly Row[] }): ReactNode {
  const { seat, counters, gone } = side
  const { table, session } = playing
  const isActive = seat === (table.active ?? session.decision?.seat)
  const meter = table.meters?.find((one) => one.seat === seat)
  const piles = pilesOf(side)
  const pilesSaid = (of: typeof piles): string =>
    of.map(({ label, counts }) => `${label} ${counts.join('/')}`).join(' · ')
  const all = pilesSaid(piles)
  const few = pilesSaid(piles.filter(({ counts }) => counts.some((n) => n > 0)))
  const whole = playing.whole(seat)
  const who = playing.who(seat)
  const [quiet, loud] = [left.filter(({ isQuiet }) => isQuiet), left.filter(({ isQuiet }) => !isQuiet)]
  const role = quiet.flatMap(({ cells }) => cells.map(({ piece }) => ` · ${playing.nameOf(piece)}`)).join('')
  const unseen = loud.reduce((n, { cells }) => n + cells.length, 0)
  const more = unseen === 0 ? '' : ` +${unseen}`
  const forms: [name: string, hasBar: boolean, piles: string][] = [
    [`${whole}${role}  ${playing.deckOf(seat)}${more}`, true, all],
    [`${whole}${role}${more}`, true, all],
    [`${whole}${role}${more}`, false, all],
    [`${who}${role}${more}`, false, all],
    [`${who}${role}${more}`, false, few],
    [`${whole}${more}`, false, few],
    [`${who}${more}`, false, few],
  ]
  const widthOf = ([name, hasBar, said]: (typeof forms)[number]): number =>
    name.length + lengthOf(countersSaid(counters, meter, hasBar)) + said.length + 5
  const form = forms.find((one) => widthOf(one) <= layout.main) ?? forms[forms.length - 1]
  const [name, hasBar, said] = form as (typeof forms)[number]
  const room = layout.main - said.length - 1
  return (
    <Box justifyContent="space-between" width={layout.main}>
      <Runs
        runs={[
          { text: ` ${name} `, bold: true, inverse: isActive, dim: gone === true },
          plain(' '),
          ...countersSaid(counters, meter, hasBar),
        ]}
        width={room - 1}
      />
      <Text wrap="truncate">{`${said} `}</Text>
    </Box>
  )
}

const WIDEST_BAR = 10

/** What a player has in signs; of what decides the game also how far it is, and what is called out. */
function countersSaid(counters: readonly Mark[], meter: Meter | undefined, hasBar: boolean): Run[] {
  const parts: Run[][] = []
  let before: Mark | undefined
  for (const mark of counters) {
    if (meter?.id === mark.id) parts.push(meterSaid(mark, meter, hasBar))
    else if (meter?.shows.includes(mark.id)) continue
    else if (mark.value !== undefined) parts.push([{ ...sign(mark), bold: true }])
    // Signs without a number that follow each other are one group: keys, houses.
    else if (before !== undefined && before.value === undefined && isSuit(before) === isSuit(mark))
      parts.at(-1)?.push(sign(mark))
    else parts.push([sign(mark)])
    before = mark
  }
  return joined(parts, ' ')
}

function meterSaid(mark: Mark, { form, value, goal, call }: Meter, hasBar: boolean): Run[] {
  const colour = markColour(mark)
  if (form === 'scale') return [{ ...sign(mark), bold: true }]
  const width = Math.min(WIDEST_BAR, goal)
  return [
    { text: `${mark.glyph}${hasBar ? ` ${bar(value, goal, width)} ` : ''}`, colour },
    { text: `${value}/${goal}`, colour, bold: true },
    ...(call === undefined ? [] : [{ text: ` ${call}`, colour, bold: true, inverse: true }]),
  ]
}

/** How far the game is, whose turn it is, and what is fought for. */
function Caption({ playing, layout }: Props): ReactNode {
  const { table, session, m } = playing
  const { active, caption, contest } = table
  const whose = active === null ? [] : [session.alone === active ? m.yourTurn : m.turnOf(playing.who(active))]
  const said = ` ${cut([...whose, caption].join(' · '), layout.main - 6)} `
  const about = contest ? [contest.title, contest.about].filter(Boolean).join(' ') : ''
  const room = layout.main - said.length - 8
  const fight: Run[] =
    contest && room > LEAST_ABOUT
      ? [faint('──'), { text: ` ${cut(about, room)} `, bold: true, colour: markColour(contest) }]
      : []
  const runs: Run[] = [faint('──'), { text: said, bold: true }, ...fight]
  const line = '─'.repeat(Math.max(0, layout.main - lengthOf(runs)))
  return <Runs runs={[...runs, faint(line)]} width={layout.main} />
}

/** With fewer columns nothing would be read of it. */
const LEAST_ABOUT = 12

/** Two sums against each other, and what would follow. */
function Contest({ playing, layout }: Props): ReactNode {
  const { contest } = playing.table
  if (contest === undefined) return null
  const { id, sides, verdict } = contest
  const colour = markColour({ id })
  const sums = sides.map(({ seat, label, total, note }) => [
    plain(`${label}: ${playing.who(seat)} `),
    { text: `${total}`, colour, bold: true },
    ...(note === undefined ? [] : [{ text: ` (${note})`, bold: true }]),
  ])
  const end: Run[] = verdict === undefined ? [] : [{ text: verdict, bold: true }]
  return <Runs runs={[plain('   '), ...joined([...sums, end], ' · ')]} width={layout.main} />
}

/** What belongs to nobody, and who has taken what from there. */
function Middle({ playing, layout }: Props): ReactNode {
  const groups = middleOf(playing.table)
  if (groups.length === 0) return null
  const said = groups.map(({ label, lying }) => [
    faint(`${label}: `),
    ...(lying.length === 0
      ? [faint('–')]
      : joined(
          lying.map((one) => lyingSaid(playing, one)),
          '  ',
        )),
  ])
  return <Runs runs={[plain(' '), ...joined(said, '   ')]} width={layout.main} />
}

function lyingSaid(playing: Playing, { piece, times, seat }: Lying): Run[] {
  const { lifted, dim, token, handle, marks } = piece
  const isMarked =
    (handle !== undefined && playing.marked.includes(handle)) ||
    (token !== undefined && playing.markedToken === token)
  const name: Run = {
    text: `${lifted ? ownSigns.inAction : ''}${playing.nameOf(piece)}${times > 1 ? ` ×${times}` : ''}${ownerSaid(playing, seat)}`,
    bold: lifted === true,
    dim: dim === true || seat !== null,
    inverse: isMarked,
    ...(lifted && { colour: 'red' }),
  }
  const told = signs(marks.filter(({ value }) => value !== undefined))
  return cutRuns(joined([[name], told], ' '), 40)
}

const ownerSaid = (playing: Playing, seat: Seat | null): string =>
  seat === null ? '' : `:${playing.who(seat)}`

function Hand({ playing, layout, side }: SideProps): ReactNode {
  return (
    <Box flexWrap="wrap" width={layout.main} height={layout.hand.lines} overflow="hidden">
      {handOf(side).map((piece) => (
        <HandCell key={piece.handle} playing={playing} cell={{ piece }} width={layout.hand.cell} />
      ))}
    </Box>
  )
}
