/** The board: both battlelines face to face, the turn between them, then the hand. */
import type { CardView, Seat } from '@regelwerk/core'
import { type SeatView, type TableView, table } from '@regelwerk/keyforge'
import { Box, Text } from 'ink'
import type { ReactNode } from 'react'
import { Divider, Hand, Rows, turnSaid } from '../board.tsx'
import type { Playing } from '../playing.ts'
import type { RowsLayout } from '../rows.ts'
import { cut } from '../text.ts'
import { HandCard, PlayCard } from './card.tsx'
import { printOf, rowsOf } from './faces.ts'
import { words } from './words.ts'

interface Props {
  playing: Playing
  layout: RowsLayout
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
      <InPlay playing={playing} layout={layout} seat={1 - viewer} />
      <Turn playing={playing} layout={layout} />
      <InPlay playing={playing} layout={layout} seat={viewer} />
      <Status playing={playing} layout={layout} seat={viewer} />
      <Hand playing={playing} layout={layout} rank={rankFor(playerOf(playing, viewer))} Card={HandCard} />
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
  const { lang } = playing
  const { turn, phase, house } = viewOf(playing)
  const w = words(lang)
  const chosen =
    house === null ? ` ${w.noHouse} ` : ` ${w.house}: ${houses[house].glyph} ${houses[house].label[lang]} `
  const head = ` ${turnSaid(playing, table.steps[phase][lang])} `
  return <Divider width={layout.main} head={head} tail={turn === 0 ? '' : chosen} colour="cyan" />
}

function InPlay({ playing, layout, seat }: Props & { seat: Seat }): ReactNode {
  return (
    <Rows
      playing={playing}
      layout={layout}
      seat={seat}
      rows={rowsOf(playerOf(playing, seat))}
      heading={(area) => label(area, playing)}
      words={words(playing.lang)}
      Card={PlayCard}
    />
  )
}

const ORDER = ['creature', 'artifact', 'upgrade', 'action']

/** In hand cards lie by house, as the identity card names them, then by type. */
const rankFor =
  ({ identity }: SeatView) =>
  ({ def }: CardView): number => {
    const { house, definition } = printOf(def as number)
    return identity.indexOf(house) * ORDER.length + ORDER.indexOf(definition.type)
  }
