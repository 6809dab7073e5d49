// From what a probe has kept to figures, and from figures to a table one can read.

/** Layout shift as browsers count it: the worst five seconds of shifts less than a second apart, but for those right after an input. */
export function cumulativeShift(shifts) {
  let worst = 0
  let sum = 0
  let first = Number.NEGATIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  for (const { at, value, excused } of shifts) {
    if (excused) continue
    if (at - last > 1000 || at - first > 5000) {
      sum = 0
      first = at
    }
    sum += value
    last = at
    worst = Math.max(worst, sum)
  }
  return worst
}

/** The value below which so great a share of them lies. */
export function quantile(values, share) {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b)
  return sorted.length === 0 ? null : sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]
}

/** A prompt to which there is one answer only. */
export const hasOneAnswer = ({ kind, min, max, options }) =>
  kind === 'choose' ? options === 1 : kind === 'pick' ? min === max && options === min : options < 2

/** What is measured: its name, how it is written, and what it may be at most (null: it is only told). */
const FIGURES = [
  ['cls', 'layout shift (CLS)', 3, 0.05],
  ['shiftsAll', 'all shifts, also right after a click', 2, null],
  ['longestTask', 'longest task in play, ms', 0, 100],
  ['tasksOver100', 'tasks over 100 ms', 0, 0],
  ['layoutMs', 'layout and style, ms per answer', 1, null],
  ['effectMedian', 'gesture to effect, ms: median', 0, 100],
  ['effectWorst', 'gesture to effect, ms: 95 of 100', 0, 100],
  ['answerMedian', 'gesture to next screen, ms: median', 0, null],
  ['prompts', 'prompts shown', 0, null],
  ['oneAnswer', 'of them with one answer', 2, 0],
  ['noMatter', 'of them that do not matter', 2, null],
  ['perDecision', 'clicks per decision that matters', 2, 1.3],
  ['overflow', 'moments with overflow', 0, 0],
]

/** Rows of figures by run, each with one column a tree. */
export function written(runs) {
  const lines = []
  const trees = [...new Set(runs.map(({ tree }) => tree))]
  const width = Math.max(...FIGURES.map(([, words]) => words.length)) + 2
  for (const key of new Set(runs.map(({ game, size }) => `${game} at ${size}`))) {
    lines.push('', `${key.padEnd(width)}${trees.map((tree) => tree.padStart(12)).join('')}       at most`)
    for (const [id, words, digits, most] of FIGURES) {
      const cells = trees.map((tree) => {
        const run = runs.find((one) => one.tree === tree && `${one.game} at ${one.size}` === key)
        const value = run?.figures[id]
        return (value === null || value === undefined ? '-' : value.toFixed(digits)).padStart(12)
      })
      lines.push(
        `  ${words.padEnd(width - 2)}${cells.join('')}${most === null ? '' : String(most).padStart(14)}`,
      )
    }
  }
  const notes = runs.flatMap(({ tree, game, size, notes }) =>
    notes.map((note) => `${tree}, ${game} at ${size}: ${note}`),
  )
  return [
    ...lines,
    ...(notes.length > 0 ? ['', 'Not measured:', ...notes.map((note) => `  ${note}`)] : []),
  ].join('\n')
}
