/** The board: both players' provinces and characters, the phase, the conflict and the rings between them, then the hand. */
import type { CardView, Seat } from '@regelwerk/core'
import { type SeatView, type TableView, table } from '@regelwerk/l5r'
import { Box, Text } from 'ink'
import type { ReactNode } from 'react'
import { HEADING } from '../layout.ts'
import type { Playing } from '../playing.ts'
import { cut } from '../text.ts'
import { HandCard, PlayCard, Province } from './card.tsx'
import { definitionOf, nameOf, type PlayRow, rowsOf, standingIn } from './faces.ts'
import { heightOf, type L5RLayout, linesOf } from './layout.ts'
import { words } from './words.ts'

interface Props {
  playing: Playing
  layout: L5RLayout
}

/** This board is laid for games of Legend of the Five Rings only. */
const viewOf = ({ table: view }: Playing): TableView => view as TableView
const playerOf = (playing: Playing, seat: Seat): SeatView => viewOf(playing).players[seat] as SeatView

const { signs, phases, skills } = table

export function Board({ playing, layout }: Props): ReactNode {
  const viewer = playing.viewer ?? 0
  return (
    <Box flexDirection="column" width={layout.main}>
      <Status playing={playing} layout={layout} seat={1 - viewer} />
      <Provinces playing={playing} layout={layout} seat={1 - viewer} />
      <InPlay playing={playing} layout={layout} seat={1 - viewer} across />
      <Phase playing={playing} layout={layout} />
      <Rings playing={playing} />
      <InPlay playing={playing} layout={layout} seat={viewer} across={false} />
      <Provinces playing={playing} layout={layout} seat={viewer} />
      <Status playing={playing} layout={layout} seat={viewer} />
      <Hand playing={playing} layout={layout} />
    </Box>
  )
}

/** Who, their honor, fate and bid, and how many cards lie where. */
function Status({ playing, layout, seat }: Props & { seat: Seat }): ReactNode {
  const { lang, session } = playing
  const { first, turn } = viewOf(playing)
  const player = playerOf(playing, seat)
  const w = words(lang)
  const piles = [
    `${w.hand} ${player.handSize}`,
    `${w.decks} ${player.dynastyDeck}/${player.conflictDeck}`,
    `${w.discards} ${player.dynastyDiscard.length}/${player.conflictDiscard.length}`,
    ...(player.removed.length > 0 ? [`${w.removed} ${player.removed.length}`] : []),
  ].join(' · ')
  const honor = `${signs.honor.glyph}${player.honor}`
  const fate = `${signs.fate.glyph}${player.fate}`
  const bid = `${signs.bid.glyph}${bidOf(player)}`
  const starts = turn > 0 && first === seat ? signs.firstPlayer.glyph : ''
  const counted = honor.length + fate.length + bid.length + starts.length
  const room = layout.main - piles.length - counted - 8
  const role = player.role.flatMap(({ def }) => (def === undefined ? [] : [nameOf(def, lang)])).join(', ')
  const who =
    [`${playing.whole(seat)} · ${role}`, `${playing.who(seat)} · ${role}`].find(
      ({ length }) => length <= room && role !== '',
    ) ?? cut(role === '' ? playing.whole(seat) : `${playing.who(seat)} · ${role}`, Math.max(3, room))
  return (
    <Box justifyContent="space-between" width={layout.main}>
      <Text wrap="truncate">
        <Text bold inverse={session.decision?.seat === seat}>{` ${who} `}</Text>
        <Text color="yellow" bold>{` ${honor} `}</Text>
        <Text color="cyan" bold>{`${fate} `}</Text>
        {`${bid} ${starts}`}
      </Text>
      <Text wrap="truncate">{piles} </Text>
    </Box>
  )
}

/** What the dial shows, and what it counts as where that is something else. */
const bidOf = ({ dial, bid }: SeatView): string => (bid === dial ? `${dial}` : `${dial}=${bid}`)

/** Round, phase and the conflict under way, with both totals and what is attacked. */
function Phase({ playing, layout }: Props): ReactNode {
  const { lang } = playing
  const { turn, phase } = viewOf(playing)
  const said = phases[phase as keyof typeof phases][lang]
  const head = turn === 0 ? ` ${said} ` : ` ${words(lang).round(turn)} · ${said} `
  const conflict = conflictOf(playing)
  const tail = conflict === '' ? '' : `${cut(conflict, layout.main - head.length - 5)} `
  return (
    <Text wrap="truncate">
      <Text dimColor>──</Text>
      <Text bold>{head}</Text>
      <Text dimColor>──</Text>
      <Text color="red" bold>
        {tail}
      </Text>
      <Text dimColor>{'─'.repeat(Math.max(0, layout.main - head.length - tail.length - 4))}</Text>
    </Text>
  )
}

function conflictOf(playing: Playing): string {
  const { conflict, players } = viewOf(playing)
  if (conflict === null) return ''
  const { attacker, type, ring, province } = conflict
  const total = (seat: Seat): string => `${playing.who(seat)} ${players[seat]?.skill ?? 0}`
  const attacked = players.flatMap(({ provinces }) => provinces).find(({ handle }) => handle === province)
  const strength = attacked?.strength === undefined ? '' : ` ${signs.strength.glyph}${attacked.strength}`
  const name = attacked?.def === undefined ? table.status.facedown.glyph : nameOf(attacked.def, playing.lang)
  const kind = `${skills[type].glyph}${table.rings[ring].glyph}`
  return ` ${kind} ${total(attacker)} : ${total(1 - attacker)}${strength} ${name}`
}

/** The rings, with the fate on them, who has claimed them and which is contested; then the Imperial Favor. */
function Rings({ playing }: { playing: Playing }): ReactNode {
  const { lang } = playing
  const { rings, conflict, favor } = viewOf(playing)
  const held = favor === null ? words(lang).nobody : `${playing.who(favor.seat)} ${skills[favor.side].glyph}`
  return (
    <Text wrap="truncate">
      {rings.map(({ element, fate, claimed }) => {
        const { glyph, label } = table.rings[element]
        const isContested = conflict?.ring === element
        const owner = claimed < 0 ? '' : `:${playing.who(claimed)}`
        return (
          <Text
            key={element}
            bold={isContested}
            color={isContested ? 'red' : undefined}
            dimColor={claimed >= 0}
          >
            {` ${isContested ? '!' : ''}${glyph} ${label[lang]}${owner}${fate > 0 ? ` ${signs.fate.glyph}${fate}` : ''} `}
          </Text>
        )
      })}
      <Text color="yellow">{` ${signs.favor.glyph} ${held}`}</Text>
    </Text>
  )
}

/** The cards that can be played or used now. */
const playableOf = ({ choosing }: Playing): ReadonlySet<number> =>
  new Set(choosing?.items.filter(({ plays }) => plays).flatMap(({ handles }) => handles.slice(0, 1)) ?? [])

/** The one under the stronghold stands last, as it is told. */
function Provinces({ playing, layout, seat }: Props & { seat: Seat }): ReactNode {
  const player = playerOf(playing, seat)
  const playable = playableOf(playing)
  return (
    <Box width={layout.main} height={layout.provinces.lines} overflow="hidden">
      {[...player.provinces]
        .sort((a, b) => a.slot - b.slot)
        .map((province) => (
          <Province
            key={province.handle}
            province={province}
            standing={standingIn(province, player)}
            layout={layout.provinces}
            lang={playing.lang}
            attacked={viewOf(playing).conflict?.province === province.handle}
            marked={playing.marked}
            playable={playable}
          />
        ))}
    </Box>
  )
}

interface Shown {
  row: PlayRow
  lines: number
  cards: CardView[]
  hidden: number
}

/** As many lines as there are; of each row the first, before any has its second. */
function fitted(rows: readonly PlayRow[], { perRow, detail }: L5RLayout, height: number): Shown[] {
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
        <Text dimColor={row.area !== 'conflict'} wrap="truncate">
          {` ${cut(words(lang).rows[row.area], HEADING - 1)}`}
        </Text>
      </Box>
      <Box flexWrap="wrap" width={layout.main - HEADING} height={height}>
        {cards.map((card) => (
          <PlayCard
            key={card.handle}
            card={card}
            width={layout.cell}
            detail={row.area === 'limbo' ? 'line' : layout.detail}
            lang={lang}
            marked={marked.includes(card.handle)}
          />
        ))}
        {hidden > 0 && <Text color="yellow">{` ${words(lang).more(hidden)}`}</Text>}
      </Box>
    </Box>
  )
}

const ORDER = ['character', 'attachment', 'event']

/** By type, then by cost. */
function Hand({ playing, layout }: Props): ReactNode {
  const { marked, lang } = playing
  const { hand } = playerOf(playing, playing.viewer ?? 0)
  const rank = ({ def }: CardView): number => {
    const { type, cost } = definitionOf(def as number)
    return ORDER.indexOf(type) * 100 + (cost ?? 0)
  }
  const playable = playableOf(playing)
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
