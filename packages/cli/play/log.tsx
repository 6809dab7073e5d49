/** What happened: the latest lines beside the board, and all of it over the board. */

import type { LogLine } from '@regelwerk/core'
import { Box, Text } from 'ink'
import type { ReactNode } from 'react'
import { wrap } from '../layout.ts'
import { type Line, linesOf, RULE_COLUMN, ruleName } from './lines.ts'
import type { Playing } from './playing.ts'
import { fit, inPlaces } from './text.ts'

interface Recent {
  text: string
  /** The rule, after the last part of a line. */
  rule: string
  sign: string
  isNew: boolean
}

/** The latest lines, as many as fit; what is new since the viewer's last answer stands out. */
export function RecentLog({
  playing,
  width,
  lines,
}: {
  playing: Playing
  width: number
  lines: number
}): ReactNode {
  const { log, read } = playing
  const recent: Recent[] = []
  for (let i = log.length - 1; i >= 0 && recent.length < lines; i--) {
    const { text, rule } = log[i] as LogLine
    recent.unshift(...partsOf(text, ruleName(rule, playing), width - 3, i >= read))
  }
  return (
    <Box flexDirection="column" width={width} height={lines} overflow="hidden">
      {inPlaces(recent.slice(-lines)).map(({ place, item: { text, rule, sign, isNew } }) => (
        <Text key={place} wrap="truncate" dimColor={!isNew}>
          {` ${sign}${text}`}
          <Text color="green" dimColor>
            {rule}
          </Text>
        </Text>
      ))}
    </Box>
  )
}

function partsOf(text: string, rule: string, width: number, isNew: boolean): Recent[] {
  const chip = rule === '' ? '' : ` ${rule}`
  const parts = wrap(`${text}${chip.replaceAll(' ', HELD)}`, width)
  return parts.map((part, i) => {
    const isLast = i === parts.length - 1
    return {
      text: isLast && chip !== '' ? part.slice(0, part.length - chip.length) : part,
      rule: isLast ? chip : '',
      sign: isNew && i === 0 ? '•' : ' ',
      isNew,
    }
  })
}

/** A space at which no line is broken. */
const HELD = '\u00a0'

interface ReadingProps {
  playing: Playing
  kind: 'log' | 'why' | 'rule' | 'hint'
  from: number
}

/** Something to read over the board, a page at a time. */
export function Reading({ playing, kind, from }: ReadingProps): ReactNode {
  const { m, layout, page } = playing
  const lines = linesOf(playing, kind)
  const shown = lines.slice(from, from + page)
  const { title, keys } = { log: m.log, why: m.why, rule: m.ruleOf, hint: m.hint }[kind]
  const which = lines.length > page ? ` ${from + 1}–${from + shown.length} / ${lines.length}` : ''
  return (
    <Box flexDirection="column" width={layout.columns} height={layout.rows}>
      <Text bold inverse>
        {fit(` ${title}${which}`, layout.columns)}
      </Text>
      <Box flexDirection="column" height={layout.rows - 2} paddingTop={0}>
        {inPlaces(shown).map(({ place, item }) => (
          <ReadingLine key={place} line={item} />
        ))}
      </Box>
      <Text dimColor>{` ${keys}`}</Text>
    </Box>
  )
}

function ReadingLine({ line: { rule, text, kind } }: { line: Line }): ReactNode {
  return (
    <Text wrap="truncate">
      <Text color="green">{fit(` ${rule}`, RULE_COLUMN)}</Text>
      <Text bold={kind === 'title'} dimColor={kind === 'faint'}>
        {text}
      </Text>
    </Text>
  )
}
