/** The board: both sides of the table and the line between them, then the hand. */
import type { CardView, Seat } from '@regelwerk/core'
import { type InPlayView, type SeatView, type TableView, table } from '@regelwerk/lorcana'
import { Box, Text } from 'ink'
import type { ReactNode } from 'react'
import { Divider, Hand, turnSaid } from '../board.tsx'
import type { Playing } from '../playing.ts'
import { bar, cut } from '../text.ts'
import { HandCard, PlayCard } from './card.tsx'
import { definitionOf, inArea } from './faces.ts'
import { detailOf, heightOf, type LorcanaLayout, playRows } from './layout.ts'

/** Lore needed to win (1.8.1.1). */
const GOAL = 20

interface Props {
  playing: Playing
  layout: LorcanaLayout
}

/** This board is laid for games of Lorcana only. */
const viewOf = ({ table: view }: Playing): TableView => view as TableView

export function Board({ playing, layout }: Props): ReactNode {
  const viewer = playing.viewer ?? 0
  const others = playing.table.players.map(({ seat }) => seat).filter((seat) => seat !== viewer)
  return (
    <Box flexDirection="column" width={layout.main}>
      {others.map((seat) => (
        <Box key={seat} flexDirection="column">
          <Status playing={playing} layout={layout} seat={seat} />
          <InPlay playing={playing} layout={layout} seat={seat} across />
        </Box>
      ))}
      <Middle playing={playing} layout={layout} />
      <InPlay playing={playing} layout={layout} seat={viewer} across={false} />
      <Status playing={playing} layout={layout} seat={viewer} />
      <Hand playing={playing} layout={layout} rank={costOf} Card={HandCard} />
    </Box>
  )
}

function Status({ playing, layout, seat }: Props & { seat: Seat }): ReactNode {
  const { lang } = playing
  const view = viewOf(playing)
  const player = view.players[seat] as SeatView
  const active = view.active === seat && view.turn > 0
  const { ready, exerted } = player.inkwell
  const piles = table.areas
    .flatMap((area) => (area.zone in COUNT ? [`${area.label[lang]} ${COUNT[area.zone]?.(player)}`] : []))
    .join(' · ')
  const lore = ` ${player.lore}/${GOAL}`
  const ink = `${ready}/${ready + exerted}`
  const hidden = hiddenCards(playing, layout, seat)
  const more = hidden > 0 ? ` +${hidden}` : ''
  // What there is no room for is left out, the least important first.
  const inkLabel = `${table.areas.find(({ id }) => id === 'inkwell')?.label[lang]} `
  const room = layout.main - piles.length - lore.length - ink.length - more.length - GOAL / 2 - 11
  const [who, label] = [
    [`${playing.whole(seat)}  ${deckName(playing, seat)}`, inkLabel],
    [playing.whole(seat), inkLabel],
    [playing.whole(seat), ''],
  ].find(([name = '', said = '']) => name.length + said.length <= room) ?? [playing.who(seat), '']
  return (
    <Box justifyContent="space-between" width={layout.main}>
      <Text wrap="truncate">
        <Text bold inverse={active}>{` ${who} `}</Text>
        {` ${table.signs.lore.glyph} `}
        <Text color="yellow">{bar(player.lore, GOAL, GOAL / 2)}</Text>
        <Text bold>{lore}</Text>
        {`  ${table.signs.ink.glyph} ${label}`}
        <Text bold>{ink}</Text>
        <Text color="yellow">{more}</Text>
      </Text>
      <Text wrap="truncate">{piles} </Text>
    </Box>
  )
}

/** How many cards lie in a zone that is told by its number. */
const COUNT: Readonly<Record<string, (player: SeatView) => number>> = {
  hand: ({ handSize }) => handSize,
  deck: ({ deck }) => deck.length,
  discard: ({ discard }) => discard.length,
}

function deckName({ session }: Playing, seat: Seat): string {
  const deck = session.match.setup.decks[seat]
  return session.game.decks.find(({ id }) => id === deck)?.name ?? ''
}

/** Cards in play for which there is no line left. */
function hiddenCards(playing: Playing, layout: LorcanaLayout, seat: Seat): number {
  if (layout.detail !== 'line') return 0
  const view = viewOf(playing)
  const counts = playRows.map((areas) => areas.flatMap((area) => inArea(view, seat, area)).length)
  let lines = layout.play[seat] as number
  let shown = 0
  for (const count of counts) {
    const taken = Math.min(lines, Math.ceil(count / layout.perRow))
    shown += Math.min(count, taken * layout.perRow)
    lines -= taken
  }
  return counts.reduce((all, n) => all + n, 0) - shown
}

function InPlay({ playing, layout, seat, across }: Props & { seat: Seat; across: boolean }): ReactNode {
  const view = viewOf(playing)
  const rows = playRows.map((areas) => areas.flatMap((area) => inArea(view, seat, area)))
  const height = layout.play[seat] as number
  const ordered = rows.map((cards, row) => ({ cards, row }))
  if (across) ordered.reverse()
  const isEmpty = rows.every((cards) => cards.length === 0)
  return (
    <Box
      flexDirection="column"
      width={layout.main}
      height={height}
      overflow="hidden"
      // The row next to the middle is the last to be cut off.
      justifyContent={across ? 'flex-end' : 'flex-start'}
    >
      {isEmpty && <Text dimColor>{`  ${playing.m.empty}`}</Text>}
      {ordered.map(({ cards, row }) => (
        <CardRow key={row} playing={playing} layout={layout} cards={cards} row={row} />
      ))}
    </Box>
  )
}

function CardRow({ playing, layout, cards, row }: Props & { cards: InPlayView[]; row: number }): ReactNode {
  const { lang, m, marked } = playing
  const detail = detailOf(layout.detail, row)
  const lines = Math.ceil(cards.length / layout.perRow)
  return (
    <Box flexWrap="wrap" width={layout.main} height={lines * heightOf(layout.detail, row)} flexShrink={0}>
      {cards.map((card) => (
        <PlayCard
          key={card.handle}
          card={card}
          width={layout.cell}
          detail={detail}
          lang={lang}
          m={m}
          marked={marked.includes(card.handle)}
          at={card.at === undefined ? null : (playing.name(card.at).split(' - ')[0] as string)}
        />
      ))}
    </Box>
  )
}

/** Whose turn it is, and what is going on. */
function Middle({ playing, layout }: Props): ReactNode {
  const { m, lang } = playing
  const view = viewOf(playing)
  const phase = table.phases[view.phase as keyof typeof table.phases]?.[lang] ?? view.phase
  const { challenge, bag } = view
  const doing: string[] = []
  if (challenge)
    doing.push(`${m.challenge}: ${playing.name(challenge.challenger)} → ${playing.name(challenge.defender)}`)
  if (bag.length > 0) {
    const names = bag.map(({ source }) => (source.def === undefined ? '?' : playing.name(source.handle)))
    doing.push(`${m.bag} ${bag.length}: ${names.join(', ')}`)
  }
  const head = ` ${turnSaid(playing, phase)} `
  const tail = doing.length === 0 ? '' : ` ${cut(doing.join(' · '), layout.main - head.length - 8)} `
  return <Divider width={layout.main} head={head} tail={tail} colour="cyan" />
}

const costOf = ({ def }: CardView): number => definitionOf(def as number).cost
