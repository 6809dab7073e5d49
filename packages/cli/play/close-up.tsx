/** A card looked at closely: its name and kind, what its game tells of it besides, and its text below. */
import { Box, Text } from 'ink'
import type { ReactNode } from 'react'
import { wrap } from '../layout.ts'

interface SheetProps {
  name: string
  colour: string
  kind: string
  text: string
  width: number
  children: ReactNode
}

export function Sheet({ name, colour, kind, text, width, children }: SheetProps): ReactNode {
  return (
    <Box flexDirection="column" width={width}>
      <Wrapped text={name} width={width} colour={colour} bold />
      <Text wrap="truncate" dimColor>
        {kind}
      </Text>
      {children}
      <Text> </Text>
      <Wrapped text={text} width={width} />
    </Box>
  )
}

interface WrappedProps {
  text: string
  width: number
  colour?: string
  bold?: boolean
}

export function Wrapped({ text, width, colour, bold }: WrappedProps): ReactNode {
  return wrap(text, width).map((line, i) => (
    // Lines of a text have no other name than their place.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Text key={i} color={colour} bold={bold}>
      {line}
    </Text>
  ))
}
