/** The board: both sides of the table, the turn and the fight between them, then the hand. */
import { type SeatView, type TableView, table } from '@regelwerk/bluemoon'
import type { CardView, Seat } from '@regelwerk/core'
import { Box, Text } from 'ink'
import type { ReactNode } from 'react'
import { HEADING } from '../layout.ts'
import type { Playing } from '../playing.ts'
import { cut } from '../text.ts'
import { CardLine, EARTH, FIRE } from './card.tsx'
import { definitionOf, nameOf, type PlayRow, rowsOf } from './faces.ts'
import type { BlueMoonLayout } from './layout.ts'
import { words } from './words.ts'

interface Props {
  playing: Playing
  layout: BlueMoonLayout
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
      <InPlay playing={playing} layout={layout} seat={1 - viewer} across />
      <Turn playing={playing} layout={layout} />
      <Fight playing={playing} layout={layout} />
      <InPlay playing={playing} layout={layout} seat={viewer} across={false} />
      <Status playing={playing} layout={layout} seat={viewer} />
      <Hand playing={playing} layout={layout} />
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
  const { m, lang } = playing
  const view = viewOf(playing)
  const mine = playing.session.alone === view.active
  const phase = table.phases[view.phase][lang]
  const turn =
    view.turn === 0
      ? phase
      : `${m.turn(view.turn)} · ${mine ? m.yourTurn : m.turnOf(playing.who(view.active))} · ${phase}`
  const head = ` ${turn} `
  const tail = ` ${dragon.label[lang]}, ${words(lang).middle}: ${dragon.glyph.repeat(view.middle) || '–'} `
  return (
    <Text wrap="truncate">
      <Text dimColor>──</Text>
      <Text bold>{head}</Text>
      <Text dimColor>──</Text>
      <Text color="yellow">{tail}</Text>
      <Text dimColor>{'─'.repeat(Math.max(0, layout.main - head.length - tail.length - 4))}</Text>
    </Text>
  )
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

interface Shown {
  row: PlayRow
  lines: number
  cards: CardView[]
  hidden: number
}

/** As many lines as there are; of each row the first, before any has its second. */
function fitted(rows: readonly PlayRow[], perRow: number, lines: number): Shown[] {
  const wanted = rows.map(({ cards }) => Math.ceil(cards.length / perRow))
  const given = rows.map((_, i): number => (i < lines ? 1 : 0))
  let left = lines - given.filter((n) => n === 1).length
  for (let i = 0; left > 0 && i < rows.length; i++) {
    const more = Math.min(left, (wanted[i] as number) - 1)
    given[i] = (given[i] as number) + more
    left -= more
  }
  return rows.flatMap((row, i) => {
    const n = given[i] as number
    if (n === 0) return []
    const fits = n * perRow
    const cards = row.cards.length <= fits ? row.cards : row.cards.slice(0, fits - 1)
    return [{ row, lines: n, cards, hidden: row.cards.length - cards.length }]
  })
}

function InPlay({ playing, layout, seat, across }: Props & { seat: Seat; across: boolean }): ReactNode {
  const height = layout.play[seat] as number
  const shown = fitted(rowsOf(playerOf(playing, seat)), layout.perRow, height)
  if (across) shown.reverse()
  return (
    <Box flexDirection="column" width={layout.main} height={height} overflow="hidden">
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
  return (
    <Box width={layout.main} height={lines} flexShrink={0}>
      <Box width={HEADING}>
        <Text dimColor wrap="truncate">{` ${cut(label(row.area, playing), HEADING - 1)}`}</Text>
      </Box>
      <Box flexWrap="wrap" width={layout.main - HEADING} height={lines}>
        {cards.map((card) => (
          <CardLine
            key={card.handle}
            card={card}
            width={layout.cell}
            lang={lang}
            marked={marked.includes(card.handle)}
          />
        ))}
        {hidden > 0 && <Text color="yellow">{` ${words(lang).more(hidden)}`}</Text>}
      </Box>
    </Box>
  )
}

const ORDER = ['leadership', 'hyla', 'ship', 'crystal', 'intervention', 'character', 'booster', 'support']

function Hand({ playing, layout }: Props): ReactNode {
  const { marked, lang, choosing } = playing
  const rank = ({ def }: CardView): number => ORDER.indexOf(definitionOf(def as number).type ?? '')
  const hand = [...playerOf(playing, playing.viewer ?? 0).hand].sort((a, b) => rank(a) - rank(b))
  const playable = new Set(
    choosing?.items.filter(({ plays }) => plays).flatMap(({ handles }) => handles.slice(0, 1)) ?? [],
  )
  return (
    <Box flexWrap="wrap" width={layout.main} height={layout.hand.lines} overflow="hidden">
      {hand.map((card) => (
        <CardLine
          key={card.handle}
          card={card}
          width={layout.hand.cell}
          lang={lang}
          playable={playable.has(card.handle)}
          marked={marked.includes(card.handle)}
        />
      ))}
    </Box>
  )
}
