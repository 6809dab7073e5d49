/** The picker: a title, and one list at a time. */
import { Box, Text } from 'ink'
import type { ReactNode } from 'react'
import { messages } from './messages.ts'
import type { Picking } from './picking.ts'

export function Picker({
  picking,
  columns,
  rows,
}: {
  picking: Picking
  columns: number
  rows: number
}): ReactNode {
  const { m, menu, lang } = picking
  const width = Math.max(...menu.entries.map(({ label }) => label.length))
  return (
    <Box flexDirection="column" width={columns} height={rows - 1} paddingX={2}>
      <Box justifyContent="space-between">
        <Text>
          <Text bold color="yellow">
            REGELWERK
          </Text>
          <Text dimColor>{`  ${m.title}`}</Text>
        </Text>
        <Text>
          {(['en', 'de', 'it'] as const).map((one) => (
            <Text key={one} inverse={one === lang}>{` ${messages[one].language} `}</Text>
          ))}
        </Text>
      </Box>
      <Box flexDirection="column" flexGrow={1} paddingTop={2}>
        <Text bold>{menu.title}</Text>
        <Text> </Text>
        {menu.entries.map((entry, i) => (
          <Text key={entry.label} wrap="truncate" dimColor={entry.disabled}>
            {i === menu.cursor ? '▸ ' : '  '}
            <Text dimColor>{`${i + 1}  `}</Text>
            <Text inverse={i === menu.cursor}>
              {entry.note === undefined ? entry.label : entry.label.padEnd(width)}
            </Text>
            <Text dimColor={i !== menu.cursor}>{entry.note === undefined ? '' : `  ${entry.note}`}</Text>
          </Text>
        ))}
        {picking.problem !== null && (
          <Box paddingTop={1}>
            <Text color="red">{picking.problem}</Text>
          </Box>
        )}
      </Box>
      <Text dimColor wrap="truncate">
        {m.pickMore.keys}
      </Text>
    </Box>
  )
}
