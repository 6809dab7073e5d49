/** Text for people: lines that fit, columns that line up. */

/** Breaks text into lines of at most `width`, at spaces; its own line breaks stay. */
export function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(' ')) {
      if (line !== '' && line.length + 1 + word.length > width) {
        lines.push(line)
        line = word
      } else line = line === '' ? word : `${line} ${word}`
    }
    return [...lines, line]
  })
}

/** Rows with every column but the last as wide as its widest cell; the last is wrapped. */
export function table(rows: readonly (readonly string[])[], width: number): string {
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const widths = Array.from({ length: columns - 1 }, (_, i) =>
    Math.max(...rows.map((row) => row[i]?.length ?? 0)),
  )
  const used = widths.reduce((sum, w) => sum + w + 2, 0)
  return rows
    .flatMap((row) => {
      const head = widths.map((w, i) => `${(row[i] ?? '').padEnd(w)}  `).join('')
      const lines = wrap(row[columns - 1] ?? '', Math.max(width - used, 20))
      return lines.map((line, i) => `${i === 0 ? head : ' '.repeat(used)}${line}`.trimEnd())
    })
    .join('\n')
}

export const indent = (lines: readonly string[], by = 2): string =>
  lines.map((line) => `${' '.repeat(by)}${line}`).join('\n')
