/** A line in parts, each with its own looks. */
import { Text } from 'ink'
import type { ReactNode } from 'react'
import { cut, inPlaces } from './text.ts'

export interface Run {
  text: string
  colour?: string | undefined
  bold?: boolean
  dim?: boolean
  inverse?: boolean
}

export const plain = (text: string): Run => ({ text })
export const faint = (text: string): Run => ({ text, dim: true })

export const lengthOf = (runs: readonly Run[]): number => runs.reduce((all, { text }) => all + text.length, 0)

/** As much of it as fits into so many columns. */
export function cutRuns(runs: readonly Run[], width: number): Run[] {
  if (lengthOf(runs) <= width) return [...runs]
  const shown: Run[] = []
  let room = width
  for (const run of runs) {
    if (room <= 0) break
    // What follows would be missed without a sign.
    const isLast = run.text.length >= room
    shown.push(isLast ? { ...run, text: cut(`${run.text} `, room) } : run)
    room -= run.text.length
  }
  return shown
}

/** Parts with something between them; empty ones are left out. */
export function joined(parts: readonly (readonly Run[])[], between: string): Run[] {
  const said = parts.filter((runs) => lengthOf(runs) > 0)
  return said.flatMap((runs, i) => (i === 0 ? runs : [plain(between), ...runs]))
}

export function Runs({ runs, width }: { runs: readonly Run[]; width: number }): ReactNode {
  return (
    <Text wrap="truncate">
      {inPlaces(cutRuns(runs, width)).map(({ place, item: { text, colour, bold, dim, inverse } }) => (
        <Text key={place} color={colour} bold={bold} dimColor={dim} inverse={inverse}>
          {text}
        </Text>
      ))}
    </Text>
  )
}
