/** What is asked, by which rule, and what Enter would do. */
import { Box, Text } from 'ink'
import type { ReactNode } from 'react'
import { wrap } from '../layout.ts'
import type { Layout } from './layout.ts'
import { ruleName } from './lines.ts'
import type { Playing } from './playing.ts'
import { cut } from './text.ts'

interface Props {
  playing: Playing
  layout: Layout
}

const MOST_LINES = 3

/** The question, in as many lines as it takes. */
export function promptLines({ playing, layout }: Props): string[] {
  const { asked, session } = playing
  if (asked === null) return ['']
  const lines = wrap(session.drawn(session.prompt(asked)), layout.main - chipOf(playing).length - 3)
  if (lines.length <= MOST_LINES) return lines
  return [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1]} …`]
}

function chipOf(playing: Playing): string {
  const { asked, m } = playing
  return asked === null ? '' : `${m.rule} ${ruleName(asked.rule, playing)} `
}

export function Prompt({ playing, layout }: Props): ReactNode {
  const { asked, m, session } = playing
  if (asked === null) {
    const seat = session.decision?.seat
    return <Text dimColor>{seat === undefined ? ' ' : ` ${m.thinking(playing.who(seat))}`}</Text>
  }
  const lines = promptLines({ playing, layout })
  return (
    <Box width={layout.main} height={lines.length} justifyContent="space-between">
      <Box flexDirection="column">
        {lines.map((line, i) => (
          <Text key={line} bold color="cyan" wrap="truncate">
            {`${i === 0 ? '▶' : ' '} ${line}`}
          </Text>
        ))}
      </Box>
      <Text color="green">{chipOf(playing)}</Text>
    </Box>
  )
}

/** The whole sentence of what the cursor is on, what is typed, or why it will not do. */
export function Confirm({ playing, layout }: Props): ReactNode {
  const { choosing, m } = playing
  if (choosing === null) return <Text> </Text>
  const problem = choosing.problem(m)
  const { offer, picked, filter, items } = choosing
  const several =
    offer.kind === 'order'
      ? picked.length === 0
        ? m.keepOrder
        : m.ordered(picked.length, items.length)
      : m.picked(picked.length, offer.min, Math.min(offer.max, items.length))
  const isReady = problem === null
  const said = choosing.severalPicked
    ? `${several}${playing.canFillUp ? ` · ${m.fillUp}` : ''}${isReady ? ` · ${m.enter}` : ` · ${problem}`}`
    : isReady
      ? `${m.enter}: ${choosing.current?.full ?? ''}`
      : (problem as string)
  const typed = filter === null ? '' : `${m.search}: ${filter}▏ `
  return (
    <Text wrap="truncate">
      {typed !== '' && <Text color="yellow">{` ${typed}`}</Text>}
      <Text color={isReady ? undefined : 'yellow'} dimColor={isReady}>
        {` ${cut(said, layout.main - typed.length - 3)}`}
      </Text>
    </Text>
  )
}

/** The keys there are, or what is to be said just now. */
export function Footer({ playing, layout }: Props): ReactNode {
  const { m, notice, choosing, session } = playing
  if (notice !== null)
    return <Text color="yellow" wrap="truncate">{` ${cut(notice, layout.columns - 2)}`}</Text>
  if (session.saveProblem !== null) {
    return (
      <Text
        color="red"
        wrap="truncate"
      >{` ${cut(m.notSaved(session.saveProblem), layout.columns - 2)}`}</Text>
    )
  }
  if (choosing !== null && choosing.filter !== null) return <Text dimColor>{` ${m.inspect.keys}`}</Text>
  const { keys } = m
  const pairs: [string, string][] = [
    ...(layout.main >= 100 ? [['', keys.choose] as [string, string]] : []),
    ...(choosing?.severalPicked ? [['', keys.toggle] as [string, string]] : []),
    ['/', keys.search],
    ['i', keys.inspect],
    ['w', keys.why],
    ['h', keys.hint],
    ['l', keys.log],
    ['?', keys.rule],
    ['u', keys.undo],
    ['s', keys.save],
    ['c', keys.concede],
    ['q', keys.quit],
  ]
  return (
    <Text wrap="truncate">
      {pairs.map(([key, label]) => (
        <Text key={label}>
          <Text bold color="cyan">
            {key === '' ? '' : ` ${key}`}
          </Text>
          <Text dimColor>{` ${label}`}</Text>
        </Text>
      ))}
    </Text>
  )
}
