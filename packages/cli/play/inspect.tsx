/** Looking closely at any card one can see. */
import { Box, Text } from 'ink'
import type { ReactNode } from 'react'
import { CloseUp } from './close-up.tsx'
import { suitColour } from './marks.ts'
import type { Seen } from './pieces.ts'
import type { Playing } from './playing.ts'
import { cut, fit, inPlaces, windowAround } from './text.ts'

export function Inspect({
  playing,
  cursor,
  filter,
}: {
  playing: Playing
  cursor: number
  filter: string
}): ReactNode {
  const { m, layout } = playing
  const cards = playing.inspected()
  const card = cards[cursor]
  const left = Math.floor(layout.columns * 0.45)
  const height = layout.rows - 2
  const from = windowAround(cursor, cards.length, height)
  const search = filter === '' ? m.inspect.type : `${m.search}: ${filter}▏`
  return (
    <Box flexDirection="column" width={layout.columns} height={layout.rows}>
      <Text bold inverse>
        {fit(` ${m.inspect.title} · ${search}`, layout.columns)}
      </Text>
      <Box height={height}>
        <Box flexDirection="column" width={left}>
          {cards.length === 0 && <Text dimColor>{` ${m.inspect.none}`}</Text>}
          {inPlaces(cards.slice(from, from + height)).map(({ place, item }) => (
            <Listed
              key={place}
              playing={playing}
              card={item}
              isCurrent={from + place === cursor}
              width={left}
            />
          ))}
        </Box>
        <Box paddingLeft={1} paddingTop={1}>
          {card && <CloseUp playing={playing} card={card} width={layout.columns - left - 3} />}
        </Box>
      </Box>
      <Text dimColor>{` ${m.inspect.keys}`}</Text>
    </Box>
  )
}

interface ListedProps {
  playing: Playing
  card: Seen
  isCurrent: boolean
  width: number
}

function Listed({ playing, card, isCurrent, width }: ListedProps): ReactNode {
  const { seat, zone, def, piece } = card
  const place = seat === null ? zone.label : `${playing.who(seat)}, ${zone.label}`
  const room = width - place.length - 4
  return (
    <Text wrap="truncate">
      {isCurrent ? '▸' : ' '}
      <Text color={suitColour(playing.faceOf(def))} inverse={isCurrent}>
        {cut(playing.nameOf(piece), room)}
      </Text>
      <Text dimColor>{` ${place}`}</Text>
    </Text>
  )
}
