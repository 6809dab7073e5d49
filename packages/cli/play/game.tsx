/** The game screen: the board with what is asked below it, or what lies over it. */
import { Box, Text } from 'ink'
import type { ReactNode } from 'react'
import { Board } from './board.tsx'
import { Choices, linesWanted } from './choices.tsx'
import { CloseUp } from './close-up.tsx'
import { Inspect } from './inspect.tsx'
import { SMALLEST } from './layout.ts'
import { ruleName } from './lines.ts'
import { Reading, RecentLog } from './log.tsx'
import type { Playing } from './playing.ts'
import { Confirm, Footer, Prompt, promptLines } from './prompt.tsx'
import type { TableLayout } from './rows.ts'

export function GameScreen({ playing }: { playing: Playing }): ReactNode {
  const { size, overlay, viewer, m, layout } = playing
  if (size.columns < SMALLEST.columns || size.rows < SMALLEST.rows) {
    return <Text>{m.tooSmall(size.columns, size.rows)}</Text>
  }
  if (viewer === null) return <Pass playing={playing} />
  if (overlay?.kind === 'inspect')
    return <Inspect playing={playing} cursor={overlay.cursor} filter={overlay.filter} />
  if (overlay !== null && overlay.kind !== 'concede') {
    return <Reading playing={playing} kind={overlay.kind} from={overlay.from} />
  }
  return (
    <Box width={layout.columns} height={layout.rows}>
      <Box flexDirection="column" width={layout.main}>
        <Board playing={playing} layout={layout} />
        {playing.over ? (
          <Over playing={playing} layout={layout} />
        ) : (
          <Asking playing={playing} layout={layout} />
        )}
      </Box>
      {layout.side > 0 && <Panel playing={playing} layout={layout} />}
    </Box>
  )
}

interface Props {
  playing: Playing
  layout: TableLayout
}

function Asking({ playing, layout }: Props): ReactNode {
  const { choosing, overlay, m } = playing
  const wanted = choosing === null ? 0 : linesWanted(choosing, layout)
  // What is new in the log is to be seen, at least the end of it, unless it lies beside the board.
  const unread = Math.max(1, Math.min(3, playing.log.length - playing.read))
  const bottom = layout.bottom - (promptLines({ playing, layout }).length - 1)
  const most = bottom - (layout.side > 0 ? 0 : unread)
  const lines = overlay === null ? Math.min(wanted, most) : 3
  return (
    <>
      {overlay === null && layout.side === 0 && (
        <RecentLog playing={playing} width={layout.main} lines={bottom - lines} />
      )}
      <Prompt playing={playing} layout={layout} />
      {overlay === null ? (
        choosing && <Choices choosing={choosing} layout={layout} m={m} lines={lines} />
      ) : (
        <Concede playing={playing} />
      )}
      <Confirm playing={playing} layout={layout} />
      {(overlay !== null || layout.side > 0) && <Box height={Math.max(0, bottom - lines)} />}
      <Footer playing={playing} layout={layout} />
    </>
  )
}

/** Beside the board: the card the cursor is on, and the log. */
function Panel({ playing, layout }: Props): ReactNode {
  const first = playing.marked[0] ?? playing.source
  const card = playing.cards.find(({ piece }) => piece.handle !== undefined && piece.handle === first)
  const width = layout.side - 2
  const closeUp = Math.floor(layout.rows * 0.45)
  return (
    <Box
      flexDirection="column"
      width={layout.side + 2}
      height={layout.rows}
      paddingLeft={1}
      borderStyle="single"
      borderDimColor
      borderTop={false}
      borderBottom={false}
      borderRight={false}
    >
      <Box height={closeUp} overflow="hidden">
        {card && <CloseUp playing={playing} card={card} width={width} />}
      </Box>
      <Text dimColor>{'─'.repeat(width)}</Text>
      <RecentLog playing={playing} width={width} lines={layout.rows - closeUp - 1} />
    </Box>
  )
}

function Concede({ playing: { m } }: { playing: Playing }): ReactNode {
  return (
    <Box flexDirection="column">
      <Text bold color="red">{` ${m.concede.ask}`}</Text>
      <Text>{`   ${m.concede.yes}`}</Text>
      <Text>{`   ${m.concede.no}`}</Text>
    </Box>
  )
}

/** Between two people at one keyboard: nothing of the game is to be seen. */
function Pass({ playing }: { playing: Playing }): ReactNode {
  const { m, session, layout } = playing
  const seat = session.decision?.seat ?? 0
  return (
    <Box
      width={layout.columns}
      height={layout.rows}
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
    >
      <Text bold>{m.pass.to(playing.who(seat))}</Text>
      <Text dimColor>{m.pass.hidden}</Text>
      <Text> </Text>
      <Text color="cyan">{m.pass.ready}</Text>
    </Box>
  )
}

function Over({ playing, layout }: Props): ReactNode {
  const { m, session } = playing
  const outcome = session.match.outcome
  const rule = outcome === null ? '' : ruleName(outcome.rule, playing)
  const winners = outcome?.winners ?? []
  const said =
    winners.length === 0
      ? m.over.draw
      : session.alone === null
        ? m.over.wins(winners.map((seat) => playing.who(seat)).join(', '))
        : winners.includes(session.alone)
          ? m.over.won
          : m.over.lost
  return (
    <>
      <RecentLog playing={playing} width={layout.main} lines={layout.bottom} />
      <Text bold color="yellow">{` ★ ${said}`}</Text>
      <Text dimColor wrap="truncate">{`   ${m.rule} ${rule} · ${m.saved(session.file)}`}</Text>
      {playing.notice === null ? (
        <Text>{` ${m.over.keys}`}</Text>
      ) : (
        <Footer playing={playing} layout={layout} />
      )}
    </>
  )
}
