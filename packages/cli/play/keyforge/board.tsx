/** The board: both battlelines face to face, the turn between them, then the hand. */
import type { CardView, Seat } from '@regelwerk/core'
import { type SeatView, type TableView, table } from '@regelwerk/keyforge'
import { Box, Text } from 'ink'
import type { ReactNode } from 'react'
import { HEADING } from '../layout.ts'
import type { Playing } from '../playing.ts'
import { cut } from '../text.ts'
import { HandCard, PlayCard } from './card.tsx'
import { type PlayRow, printOf, rowsOf } from './faces.ts'
import { heightOf, type KeyForgeLayout, linesOf } from './layout.ts'
import { words } from './words.ts'

interface Props {
  playing: Playing
  layout: KeyForgeLayout
}

/** This board is laid for games of KeyForge only. */
const viewOf = ({ table: view }: Playing): TableView => view as TableView
const playerOf = (playing: Playing, seat: Seat): SeatView => viewOf(playing).players[seat] as SeatView

const { signs, houses, keys } = table

export function Board({ playing, layout }: Props): ReactNode {
  const viewer = playing.viewer ?? 0
  return (
    <Box flexDirection="column" width={layout.main}>
      <Status playing={playing} layout={layout} seat={1 - viewer} />
      <InPlay playing={playing} layout={layout} seat={1 - viewer} across />
      <Turn playing={playing} layout={layout} />
      <InPlay playing={playing} layout={layout} seat={viewer} across={false} />
      <Status playing={playing} layout={layout} seat={viewer} />
      <Hand playing={playing} layout={layout} />
    </Box>
  )
}

const label = (id: table.Area['id'], { lang }: Playing): string =>
  table.areas.find((area) => area.id === id)?.label[lang] ?? ''

/** Who, their Æmber and keys, and how many cards lie where. */
function Status({ playing, layout, seat }: Props & { seat: Seat }): ReactNode {
  const { lang } = playing
  const view = viewOf(playing)
  const player = playerOf(playing, seat)
  const { amber, keyCost, chains, deck, handSize, archivesSize, discard, purged, identity } = player
  const piles = [
    `${label('hand', playing)} ${handSize}`,
    `${label('deck', playing)} ${deck.length}`,
    `${label('discard', playing)} ${discard.length}`,
    `${label('archives', playing)} ${archivesSize}`,
    ...(purged.length > 0 ? [`${label('purged', playing)} ${purged.length}`] : []),
  ].join(' · ')
  const pool = `${signs.amber.glyph}${amber}/${keyCost}`
  const chained = chains > 0 ? ` ${signs.chain.glyph}${chains}` : ''
  const room = layout.main - piles.length - pool.length - chained.length - keys.length - 8
  const own = identity.map((house) => houses[house].glyph).join('')
  const named = identity.map((house) => houses[house].label[lang]).join(' ')
  const who =
    [
      `${playing.whole(seat)}  ${named}`,
      `${playing.whole(seat)}  ${own}`,
      `${playing.who(seat)} ${own}`,
      playing.who(seat),
    ].find(({ length }) => length <= room) ?? cut(playing.who(seat), Math.max(3, room))
  return (
    <Box justifyContent="space-between" width={layout.main}>
      <Text wrap="truncate">
        <Text bold inverse={view.active === seat && view.turn > 0}>{` ${who} `}</Text>
        <Text color="yellow" bold>{` ${pool} `}</Text>
        {signs.keyCost.glyph}
        {keys.map(({ colour, label: said }, i) => (
          <Text key={colour} color={colour} bold>
            {player.keys[i] ? said[lang].charAt(0).toUpperCase() : '·'}
          </Text>
        ))}
        <Text color="red">{chained}</Text>
      </Text>
      <Text wrap="truncate">{piles} </Text>
    </Box>
  )
}

/** Whose turn it is, the active house, and the step. */
function Turn({ playing, layout }: Props): ReactNode {
  const { m, lang } = playing
  const { turn, active, phase, house } = viewOf(playing)
  const step = table.steps[phase][lang]
  const mine = playing.session.alone === active
  const head =
    turn === 0
      ? ` ${step} `
      : ` ${m.turn(turn)} · ${mine ? m.yourTurn : m.turnOf(playing.who(active))} · ${step} `
  const w = words(lang)
  const chosen =
    house === null ? ` ${w.noHouse} ` : ` ${w.house}: ${houses[house].glyph} ${houses[house].label[lang]} `
  const tail = turn === 0 ? '' : chosen
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

interface Shown {
  row: PlayRow
  lines: number
  cards: CardView[]
  hidden: number
}

/** As many lines as there are; of each row the first, before any has its second. */
function fitted(rows: readonly PlayRow[], { perRow, detail }: KeyForgeLayout, height: number): Shown[] {
  const given = rows.map(() => 0)
  let left = height
  const give = (i: number): boolean => {
    const row = rows[i] as PlayRow
    const cost = heightOf(row, detail)
    if (left < cost || (given[i] as number) >= linesOf(row, perRow)) return false
    given[i] = (given[i] as number) + 1
    left -= cost
    return true
  }
  for (let i = 0; i < rows.length; i++) give(i)
  for (let i = 0; i < rows.length; i++) while (give(i));
  return rows.flatMap((row, i) => {
    const lines = given[i] as number
    if (lines === 0) return []
    const fits = lines * perRow
    const cards = row.cards.length <= fits ? row.cards : row.cards.slice(0, fits - 1)
    return [{ row, lines, cards, hidden: row.cards.length - cards.length }]
  })
}

function InPlay({ playing, layout, seat, across }: Props & { seat: Seat; across: boolean }): ReactNode {
  const height = layout.play[seat] as number
  const shown = fitted(rowsOf(playerOf(playing, seat)), layout, height)
  if (across) shown.reverse()
  return (
    <Box
      flexDirection="column"
      width={layout.main}
      height={height}
      overflow="hidden"
      justifyContent={across ? 'flex-end' : 'flex-start'}
    >
      {shown.length === 0 && <Text dimColor>{`  ${words(playing.lang).empty}`}</Text>}
      {shown.map((one) => (
        <CardRow key={one.row.area} playing={playing} layout={layout} shown={one} />
      ))}
    </Box>
  )
}

function CardRow({ playing, layout, shown }: Props & { shown: Shown }): ReactNode {
  const { lang, marked } = playing
  const { row, lines, cards, hidden } = shown
  const height = lines * heightOf(row, layout.detail)
  return (
    <Box width={layout.main} height={height} flexShrink={0}>
      <Box width={HEADING}>
        <Text dimColor wrap="truncate">{` ${cut(label(row.area, playing), HEADING - 1)}`}</Text>
      </Box>
      <Box flexWrap="wrap" width={layout.main - HEADING} height={height}>
        {cards.map((card) => (
          <PlayCard
            key={card.handle}
            card={card}
            width={layout.cell}
            detail={row.area === 'line' ? layout.detail : 'line'}
            lang={lang}
            marked={marked.includes(card.handle)}
          />
        ))}
        {hidden > 0 && <Text color="yellow">{` ${words(lang).more(hidden)}`}</Text>}
      </Box>
    </Box>
  )
}

const ORDER = ['creature', 'artifact', 'upgrade', 'action']

/** By house, as the identity card names them, then by type. */
function Hand({ playing, layout }: Props): ReactNode {
  const { marked, lang, choosing } = playing
  const { hand, identity } = playerOf(playing, playing.viewer ?? 0)
  const rank = ({ def }: CardView): number => {
    const { house, definition } = printOf(def as number)
    return identity.indexOf(house) * ORDER.length + ORDER.indexOf(definition.type)
  }
  const playable = new Set(
    choosing?.items.filter(({ plays }) => plays).flatMap(({ handles }) => handles.slice(0, 1)) ?? [],
  )
  return (
    <Box flexWrap="wrap" width={layout.main} height={layout.hand.lines} overflow="hidden">
      {[...hand]
        .sort((a, b) => rank(a) - rank(b))
        .map((card) => (
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
