/** The board: both sides of the table, the turn and the fight between them, then the hand. */
import { type SeatView, type TableView, table } from '@regelwerk/bluemoon'
import type { CardView, Seat } from '@regelwerk/core'
import { Box, Text } from 'ink'
import type { ReactNode } from 'react'
import { Divider, Hand, Rows, turnSaid } from '../board.tsx'
import type { Playing } from '../playing.ts'
import type { RowsLayout } from '../rows.ts'
import { CardLine, EARTH, FIRE } from './card.tsx'
import { definitionOf, nameOf, rowsOf } from './faces.ts'
import { words } from './words.ts'

interface Props {
  playing: Playing
  layout: RowsLayout
}

/** This board is laid for games of Blue Moon only. */
const viewOf = ({ table: view }: Playing): TableView => view as TableView
const playerOf = (playing: Playing, seat: Seat): SeatView => viewOf(playing).players[seat] as SeatView

const { elements, dragon } = table

export function Board({ playing, layout }: Props): ReactNode {
  const viewer = playing.viewer ?? 0
  return (
    <Box flexDirection="column" width={layout.main}>
      <Status playing={playing} layout={layout} seat={1 - viewer} />
      <InPlay playing={playing} layout={layout} seat={1 - viewer} />
      <Turn playing={playing} layout={layout} />
      <Fight playing={playing} layout={layout} />
      <InPlay playing={playing} layout={layout} seat={viewer} />
      <Status playing={playing} layout={layout} seat={viewer} />
      <Hand playing={playing} layout={layout} rank={rank} Card={CardLine} />
    </Box>
  )
}

const label = (id: table.Area['id'], { lang }: Playing): string =>
  table.areas.find((area) => area.id === id)?.label[lang] ?? ''

/** Who, their dragons and power, and how many cards lie where. */
function Status({ playing, layout, seat }: Props & { seat: Seat }): ReactNode {
  const { lang } = playing
  const view = viewOf(playing)
  const { dragons, power, deck, handSize, discard, pile, leader } = playerOf(playing, seat)
  const piles = [
    `${label('hand', playing)} ${handSize}`,
    `${label('deck', playing)} ${deck}`,
    `${label('pile', playing)} ${pile.length}`,
    `${label('discard', playing)} ${discard}`,
  ].join(' · ')
  const powers = `${elements.fire.glyph} ${power.fire} ${elements.earth.glyph} ${power.earth}`
  const room = layout.main - piles.length - powers.length - DRAGONS - 9
  const led = leader.flatMap(({ def }) => (def === undefined ? [] : [nameOf(def, lang)])).join(', ')
  const who =
    [`${playing.whole(seat)}  ${led}`, playing.whole(seat)].find(({ length }) => length <= room) ??
    playing.who(seat)
  return (
    <Box justifyContent="space-between" width={layout.main}>
      <Text wrap="truncate">
        <Text bold inverse={view.active === seat && view.turn > 0}>{` ${who} `}</Text>
        <Text color="yellow" bold>{` ${dragonsOf(dragons)} `}</Text>
        <Text color={FIRE}>{` ${elements.fire.glyph} `}</Text>
        <Text bold>{power.fire}</Text>
        <Text color={EARTH}>{` ${elements.earth.glyph} `}</Text>
        <Text bold>{power.earth}</Text>
      </Text>
      <Text wrap="truncate">{piles} </Text>
    </Box>
  )
}

/** There are so many. */
const DRAGONS = 3
const dragonsOf = (n: number): string => dragon.glyph.repeat(n) + '◇'.repeat(Math.max(0, DRAGONS - n))

/** Whose turn it is, in which phase, and the dragons between the players. */
function Turn({ playing, layout }: Props): ReactNode {
  const { lang } = playing
  const view = viewOf(playing)
  const head = ` ${turnSaid(playing, table.phases[view.phase][lang])} `
  const tail = ` ${dragon.label[lang]}, ${words(lang).middle}: ${dragon.glyph.repeat(view.middle) || '–'} `
  return <Divider width={layout.main} head={head} tail={tail} colour="yellow" bold={false} />
}

/** The contested element, the power to reach, and what the viewer's cards make now. */
function Fight({ playing }: Props): ReactNode {
  const { lang } = playing
  const w = words(lang)
  const { element } = viewOf(playing)
  const viewer = playing.viewer ?? 0
  const me = playerOf(playing, viewer)
  const made = (
    <Text>
      {` · ${w.make} `}
      <Text color={FIRE} bold={element !== 'earth'}>{`${elements.fire.glyph} ${me.power.fire}`}</Text>{' '}
      <Text color={EARTH} bold={element !== 'fire'}>{`${elements.earth.glyph} ${me.power.earth}`}</Text>
    </Text>
  )
  if (element === null)
    return (
      <Text wrap="truncate">
        {`   ${w.noFight}`}
        {made}
      </Text>
    )
  const reach = playerOf(playing, 1 - viewer).power[element]
  const missing = reach - me.power[element]
  const isShielded = me.shields.includes(element)
  const verdict = isShielded ? w.shield : missing > 0 ? w.short(missing) : w.enough
  const colour = element === 'fire' ? FIRE : EARTH
  return (
    <Text wrap="truncate">
      {'   '}
      <Text bold color={colour}>
        {w.fight(elements[element].label[lang])}
      </Text>
      {` · ${w.reach} `}
      <Text bold color={colour}>{`${elements[element].glyph} ${reach}`}</Text>
      {made}
      <Text dimColor>{' · '}</Text>
      <Text bold color={isShielded || missing <= 0 ? 'cyan' : 'yellow'}>
        {verdict}
      </Text>
    </Text>
  )
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
      Card={CardLine}
    />
  )
}

const ORDER = ['leadership', 'hyla', 'ship', 'crystal', 'intervention', 'character', 'booster', 'support']
const rank = ({ def }: CardView): number => ORDER.indexOf(definitionOf(def as number).type ?? '')
