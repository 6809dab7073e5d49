/** The log as it is read: repeats told once, with how often. */
import type { LogLine } from '@regelwerk/core'

export interface ToldLine extends LogLine {
  times: number
}

/** What is new, after entry `since`, is not mixed with what is not. */
export function mergeRepeats(lines: readonly LogLine[], since = Number.POSITIVE_INFINITY): ToldLine[] {
  const told: ToldLine[] = []
  for (const line of lines) {
    const last = told[told.length - 1]
    const isRepeat =
      last?.text === line.text && last.rule === line.rule && last.at > since === line.at > since
    if (last !== undefined && isRepeat) last.times++
    else told.push({ ...line, times: 1 })
  }
  return told
}

/** What to announce of the lines that came in since entry `after`. */
export function toAnnounce(lines: readonly LogLine[], after: number): string[] {
  return mergeRepeats(lines.filter(({ at }) => at > after)).map(({ text, times }) =>
    times > 1 ? `${text} ×${times}` : text,
  )
}
