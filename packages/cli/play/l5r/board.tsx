/** The board: both players' provinces and characters, the phase, the conflict and the rings between them, then the hand. */
import type { CardView, Seat } from '@regelwerk/core'
import { type SeatView, type TableView, table } from '@regelwerk/l5r'
import { Box, Text } from 'ink'
import type { ReactNode } from 'react'
import { Divider, Hand, playableOf, Rows } from '../board.tsx'
import type { Playing } from '../playing.ts'
import { cut } from '../text.ts'
import { HandCard, PlayCard, Province } from './card.tsx'
import { definitionOf, nameOf, rowsOf, standingIn } from './faces.ts'
import type { L5RLayout } from './layout.ts'
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
      <InPlay playing={playing} layout={layout} seat={1 - viewer} />
      <Phase playing={playing} layout={layout} />
      <Rings playing={playing} />
      <InPlay playing={playing} layout={layout} seat={viewer} />
      <Provinces playing={playing} layout={layout} seat={viewer} />
      <Status playing={playing} layout={layout} seat={viewer} />
      <Hand playing={playing} layout={layout} rank={rank} Card={HandCard} />
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
  return <Divider width={layout.main} head={head} tail={tail} colour="red" />
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

function InPlay({ playing, layout, seat }: Props & { seat: Seat }): ReactNode {
  const w = words(playing.lang)
  return (
    <Rows
      playing={playing}
      layout={layout}
      seat={seat}
      rows={rowsOf(playerOf(playing, seat))}
      heading={(area) => w.rows[area]}
      bright="conflict"
      words={w}
      Card={PlayCard}
    />
  )
}

const ORDER = ['character', 'attachment', 'event']

/** In hand cards lie by type, then by cost. */
function rank({ def }: CardView): number {
  const { type, cost } = definitionOf(def as number)
  return ORDER.indexOf(type) * 100 + (cost ?? 0)
}
