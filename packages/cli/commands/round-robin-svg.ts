/** A table of win rates as a picture: blue wins, orange loses, for light and dark pages alike. */
import type { DeckRate } from './round-robin.ts'

const CELL = { width: 52, height: 34 }
const LABELS = 190
const MARGIN = 16
const TITLE = 34
const HEAD = 30

/** The colours are told apart also by those who do not tell red from green. */
const style = `
  .page { fill: #ffffff } .ink { fill: #1b1f24 } .faint { fill: #57606a } .none { fill: #d8dee4 }
  .won { fill: #2f7fc1 } .lost { fill: #d9772b }
  text { font: 14px system-ui, sans-serif } .title { font-weight: 600; font-size: 15px } .middle { text-anchor: middle }
  @media (prefers-color-scheme: dark) {
    .page { fill: #15181c } .ink { fill: #e8ebee } .faint { fill: #9aa4ae } .none { fill: #2b3138 }
    .won { fill: #3f8fd0 } .lost { fill: #cf7430 }
  }`

/** A line says how often its deck wins against each of the others. */
export function drawRates(title: string, rates: readonly DeckRate[]): string {
  const width = 2 * MARGIN + LABELS + CELL.width * (rates.length + 1)
  const height = 2 * MARGIN + TITLE + HEAD + CELL.height * rates.length
  const left = (column: number): number => MARGIN + LABELS + CELL.width * column
  const top = (row: number): number => MARGIN + TITLE + HEAD + CELL.height * row

  const heads = ['all', ...rates.map((_, i) => String(i + 1))].map((head, column) =>
    text(left(column) + CELL.width / 2, top(0) - 10, head, 'faint middle'),
  )
  const rows = rates.flatMap(({ name, rate, against }, row) => [
    text(MARGIN, top(row) + 22, `${row + 1} ${name}`, 'ink'),
    ...[rate, ...against].map((one, column) => cell(left(column), top(row), one)),
  ])
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${escaped(title)}</title>
<style>${style}
</style>
<rect class="page" width="${width}" height="${height}"/>
${[text(MARGIN, MARGIN + 16, title, 'ink title'), ...heads, ...rows].join('\n')}
</svg>
`
}

/** The clearer the win or the loss, the stronger its colour; it stays pale enough for the number on it. */
function cell(x: number, y: number, rate: number | null): string {
  const box = `x="${x + 1}" y="${y + 1}" width="${CELL.width - 2}" height="${CELL.height - 2}" rx="4"`
  if (rate === null) return `<rect class="none" ${box}/>`
  const strength = (Math.abs(rate - 0.5) * 1.2).toFixed(2)
  const number = text(x + CELL.width / 2, y + 22, String(Math.round(100 * rate)), 'ink middle')
  return `<rect class="${rate < 0.5 ? 'lost' : 'won'}" fill-opacity="${strength}" ${box}/>${number}`
}

const text = (x: number, y: number, words: string, kind: string): string =>
  `<text x="${x}" y="${y}" class="${kind}">${escaped(words)}</text>`

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
