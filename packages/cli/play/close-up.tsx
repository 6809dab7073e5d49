/** A card looked at closely: everything about it that the seat may know. */
import { Box, Text } from 'ink'
import type { ReactNode } from 'react'
import { wrap } from '../layout.ts'
import { inWords, suitColour } from './marks.ts'
import type { Seen } from './pieces.ts'
import type { Playing } from './playing.ts'
import { inPlaces } from './text.ts'

export function CloseUp({
  playing,
  card,
  width,
}: {
  playing: Playing
  card: Seen
  width: number
}): ReactNode {
  const { m } = playing
  const face = playing.faceOf(card.def)
  const { suitNames, type, traits, cost, values, icons, sign } = face
  const kind = [[sign, ...suitNames].filter(Boolean).join(' '), type, ...traits].filter(Boolean).join(' · ')
  const printed = [...(cost ? [cost] : []), ...values, ...icons].map(
    (mark) => `${mark.glyph} ${inWords(mark)}`,
  )
  const state = stateOf(playing, card)
  const text = face.text.map((line) => playing.drawn(line)).join('\n') || m.noText
  return (
    <Box flexDirection="column" width={width}>
      <Wrapped text={playing.nameOf(card.piece)} width={width} colour={suitColour(face)} bold />
      <Text wrap="truncate" dimColor>
        {kind}
      </Text>
      {printed.length > 0 && <Wrapped text={printed.join('  ')} width={width} />}
      {state.length > 0 && <Wrapped text={`▸ ${state.join(' · ')}`} width={width} colour="cyan" />}
      <Text> </Text>
      <Wrapped text={text} width={width} />
    </Box>
  )
}

/** How it lies: its values now, what lies on it, what is attached to it. */
function stateOf(playing: Playing, { piece }: Seen): string[] {
  const attached = piece.attached.map((one) => playing.nameOf(one))
  return [
    ...piece.values.map(inWords),
    ...piece.marks.map(inWords),
    ...(attached.length > 0 ? [`${playing.m.signs.tucked}: ${attached.join(', ')}`] : []),
  ]
}

interface WrappedProps {
  text: string
  width: number
  colour?: string
  bold?: boolean
}

function Wrapped({ text, width, colour, bold }: WrappedProps): ReactNode {
  return inPlaces(wrap(text, width)).map(({ place, item }) => (
    <Text key={place} color={colour} bold={bold}>
      {item}
    </Text>
  ))
}
