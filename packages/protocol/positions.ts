/** Position files as people write them: YAML, with the line of everything in it. */
import type { Path } from '@regelwerk/core'
import { isNode, LineCounter, parseDocument, visit } from 'yaml'

export interface PositionText {
  /** What it says, for `parsePositions`. */
  content: unknown
  /** The line on which something stands. */
  lineOf: (path: Path) => number
  /** What is wrong with the YAML itself. */
  mistake?: { message: string; line: number }
}

export function readPositionText(text: string): PositionText {
  try {
    return read(text)
  } catch (error) {
    // What refers to itself again and again, or is nested without end, is no position.
    const [message = ''] = (error as Error).message.split('\n')
    return { content: null, lineOf: () => 1, mistake: { message, line: 1 } }
  }
}

function read(text: string): PositionText {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const lineOf = (path: Path): number => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true)
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
    }
    return 1
  }
  const [error] = document.errors
  if (error) {
    const message = error.message.split('\n')[0] as string
    return { content: null, lineOf, mistake: { message, line: lines.linePos(error.pos[0]).line } }
  }
  visit(document, {
    // An id such as 1.10 is no number: its last zero counts.
    Scalar(_, scalar) {
      if (typeof scalar.value === 'number' && /\.\d*0$/.test(scalar.source ?? ''))
        scalar.value = scalar.source
    },
  })
  return { content: document.toJS(), lineOf }
}
