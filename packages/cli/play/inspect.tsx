/** Looking closely at any card one can see. */
import { Box, Text } from 'ink'
import type { ReactNode } from 'react'
import type { Seen } from './face.ts'
import type { Playing } from './playing.ts'
import { cut, fit, windowAround } from './text.ts'

export function Inspect({
  playing,
  cursor,
  filter,
}: {
  playing: Playing
  cursor: number
  filter: string
}): ReactNode {
  const { m, lang, layout, face } = playing
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
          {cards.slice(from, from + height).map((one, i) => (
            <Listed
              key={`${one.handle} ${one.area}`}
              playing={playing}
              card={one}
              isCurrent={from + i === cursor}
              width={left}
            />
          ))}
        </Box>
        <Box paddingLeft={1} paddingTop={1}>
          {card && <face.CloseUp card={card} width={layout.columns - left - 3} lang={lang} m={m} />}
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
  const { lang, face } = playing
  const place = `${playing.who(card.seat)}, ${face.area(card.area, lang)}`
  const room = width - place.length - 4
  return (
    <Text wrap="truncate">
      {isCurrent ? '▸' : ' '}
      <Text color={face.colour(card.def)} inverse={isCurrent}>
        {cut(face.name(card.def, lang), room)}
      </Text>
      <Text dimColor>{` ${place}`}</Text>
    </Text>
  )
}
