/** The log as it is read: repeats told once, with how often. */
import type { LogLine } from '@regelwerk/core'

export interface ToldLine extends LogLine {
  times: number
}

export function mergeRepeats(lines: readonly LogLine[]): ToldLine[] {
  const told: ToldLine[] = []
  for (const line of lines) {
    const last = told[told.length - 1]
    if (last !== undefined && last.text === line.text && last.rule === line.rule) last.times++
    else told.push({ ...line, times: 1 })
  }
  return told
}

/** What to announce of the lines that came in since entry `after`: the last few, so that a listener can follow. */
export function toAnnounce(lines: readonly LogLine[], after: number, most = 6): string[] {
  const fresh = mergeRepeats(lines.filter(({ at }) => at > after))
  return fresh.slice(-most).map(({ text, times }) => (times > 1 ? `${text} ×${times}` : text))
}
