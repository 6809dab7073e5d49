/** The board: both sides of the table and the line between them, then the hand. */
import type { Seat } from '@regelwerk/core'
import { type InPlayView, type SeatView, table } from '@regelwerk/lorcana'
import { Box, Text } from 'ink'
import type { ReactNode } from 'react'
import { HandCard, PlayCard } from './card.tsx'
import { definitionOf, inArea } from './faces.ts'
import { heightOf, type Layout, playRows } from './layout.ts'
import type { Playing } from './playing.ts'
import { bar, cut } from './text.ts'

/** Lore needed to win (1.8.1.1). */
const GOAL = 20

interface Props {
  playing: Playing
  layout: Layout
}

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
      <Hand playing={playing} layout={layout} />
    </Box>
  )
}

function Status({ playing, layout, seat }: Props & { seat: Seat }): ReactNode {
  const { lang, table: view } = playing
  const player = view.players[seat] as SeatView
  const wide = layout.main >= 100
  const active = view.active === seat && view.turn > 0
  const deck = playing.session.match.setup.decks[seat]
  const deckName =
    typeof deck === 'string' ? playing.session.game.decks.find(({ id }) => id === deck)?.name : undefined
  const { inkwell } = player
  const ink = `${inkwell.ready}/${inkwell.ready + inkwell.exerted}`
  return (
    <Box justifyContent="space-between" width={layout.main}>
      <Text wrap="truncate">
        <Text bold inverse={active}>{` ${playing.whole(seat)} `}</Text>
        <Text dimColor>{wide && deckName ? ` ${deckName}` : ''}</Text>
        {` ${table.signs.lore.glyph} `}
        <Text color="yellow">{bar(player.lore, GOAL, wide ? GOAL : GOAL / 2)}</Text>
        <Text bold>{` ${player.lore}/${GOAL}`}</Text>
        {`  ${table.signs.ink.glyph} ${areaLabel('inkwell', lang)} `}
        <Text bold>{ink}</Text>
      </Text>
      <Text wrap="truncate">
        {`${areaLabel('hand', lang)} ${player.handSize} · ${areaLabel('deck', lang)} ${player.deck.length} · ${areaLabel('discard', lang)} ${player.discard.length} `}
      </Text>
    </Box>
  )
}

const areaLabel = (id: table.Area['id'], lang: Playing['lang']): string =>
  table.areas.find((area) => area.id === id)?.label[lang] ?? id

function InPlay({ playing, layout, seat, across }: Props & { seat: Seat; across: boolean }): ReactNode {
  const { table: view } = playing
  const rows = playRows.map((areas) => areas.flatMap((area) => inArea(view, seat, area)))
  const height = layout.play[seat] as number
  const ordered = rows.map((cards, row) => ({ cards, row }))
  if (across) ordered.reverse()
  const isEmpty = rows.every((cards) => cards.length === 0)
  return (
    <Box flexDirection="column" width={layout.main} height={height} overflow="hidden">
      {isEmpty && <Text dimColor>{`  ${playing.m.empty}`}</Text>}
      {ordered.map(({ cards, row }) => (
        <CardRow key={row} playing={playing} layout={layout} cards={cards} row={row} />
      ))}
    </Box>
  )
}

function CardRow({ playing, layout, cards, row }: Props & { cards: InPlayView[]; row: number }): ReactNode {
  const { lang, m, marked } = playing
  const detail = row > 0 && layout.detail === 'box' ? 'lines' : layout.detail
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
  const { table: view, m, lang } = playing
  const mine = playing.session.alone === view.active
  const phase = table.phases[view.phase as keyof typeof table.phases]?.[lang] ?? view.phase
  const turn =
    view.turn === 0
      ? phase
      : `${m.turn(view.turn)} · ${mine ? m.yourTurn : m.turnOf(playing.who(view.active))} · ${phase}`
  const { challenge, bag } = view
  const doing: string[] = []
  if (challenge)
    doing.push(`${m.challenge}: ${playing.name(challenge.challenger)} → ${playing.name(challenge.defender)}`)
  if (bag.length > 0) {
    const names = bag.map(({ source }) => (source.def === undefined ? '?' : playing.name(source.handle)))
    doing.push(`${m.bag} ${bag.length}: ${names.join(', ')}`)
  }
  const head = ` ${turn} `
  const tail = doing.length === 0 ? '' : ` ${cut(doing.join(' · '), layout.main - head.length - 8)} `
  return (
    <Text wrap="truncate">
      <Text dimColor>──</Text>
      <Text bold>{head}</Text>
      <Text dimColor>──</Text>
      <Text color="cyan" bold>
        {tail}
      </Text>
      <Text dimColor>{'─'.repeat(Math.max(0, layout.main - head.length - tail.length - 4))}</Text>
    </Text>
  )
}

function Hand({ playing, layout }: Props): ReactNode {
  const { marked, lang, choosing } = playing
  const hand = [...(playing.table.players[playing.viewer ?? 0]?.hand ?? [])]
  hand.sort((a, b) => definitionOf(a.def as number).cost - definitionOf(b.def as number).cost)
  const playable = new Set(
    choosing?.items.filter(({ plays }) => plays).flatMap(({ handles }) => handles.slice(0, 1)) ?? [],
  )
  return (
    <Box flexWrap="wrap" width={layout.main} height={layout.hand.lines} overflow="hidden">
      {hand.map((card) => (
        <HandCard
          key={card.handle}
          def={card.def as number}
          width={layout.hand.cell}
          lang={lang}
          playable={playable.has(card.handle)}
          marked={marked.includes(card.handle)}
        />
      ))}
    </Box>
  )
}
