// `npm run ladder`: lets the players meet in the arena, each with the one below it, and writes what comes of it into
// docs/players.md. All games in 500 pairs take long: `npm run ladder -- --games lorcana --pairs 20` is a beginning.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './prepare.mjs'

const page = join(root, 'docs/players.md')

const head = [
  'players',
  'games',
  'first wins, %',
  '95 % interval',
  'decks of tuning',
  'with one unseen',
  'faults',
  '95 % of answers of the first in',
  'checksum',
]

const { values } = parseArgs({
  options: {
    games: { type: 'string' },
    pairs: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string' },
  },
})
const { pairs, seed } = values

// The launcher builds first, so that the players can be asked for.
const all = regelwerk('games', '--json').games.map(({ id }) => id)
const { players } = await import(new URL('../packages/players/dist/index.js', import.meta.url).href)
const meetings = meetingsOf(Object.keys(players))

for (const game of values.games?.split(',') ?? all) {
  const rows = []
  for (const [first, second] of meetings) {
    console.error(`${game}: ${first} against ${second}`)
    rows.push(rowOf(meet(game, first, second)))
    // After each of them: who stops it in the middle keeps what was played.
    writeTable(game, rows)
  }
}

/** The best with random and greedy, each level with the one below it, twins of the middle one, the first with itself. */
function meetingsOf(names) {
  const levels = names.filter((name) => name.startsWith('search'))
  const [first, middle, best] = [levels[0], levels[Math.floor(levels.length / 2)], levels.at(-1)]
  return [
    [best, 'random'],
    [best, 'greedy'],
    ...levels.slice(1).map((name, i) => [name, levels[i]]),
    [first, 'random'],
    [`${middle}-cheating`, middle],
    [middle, `${middle}-blind`],
    [first, first],
  ]
}

function meet(game, first, second) {
  const workers = values.workers === undefined ? [] : ['--workers', values.workers]
  const details = ['--players', `${first},${second}`, '--pairs', pairs, '--seed', seed, ...workers]
  return regelwerk('arena', game, ...details, '--json')
}

function regelwerk(...args) {
  const bin = join(root, 'packages/cli/bin/regelwerk.mjs')
  const { stdout, error } = spawnSync(process.execPath, [bin, ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 2 ** 20,
  })
  if (error) throw error
  const document = stdout === '' ? { error: 'nothing was said' } : JSON.parse(stdout)
  // A fault in the games themselves is a figure of the table; that there are no games is an error.
  if (document.error !== undefined) throw new Error(`regelwerk ${args.join(' ')}: ${document.error}`)
  return document
}

function rowOf({
  players: met,
  games,
  rate,
  low,
  high,
  seen,
  unseen,
  illegal,
  unfinished,
  answers,
  checksum,
}) {
  const ofDecks = (some) =>
    some === null ? '–' : `${percent(some.rate)} (${percent(some.low)}–${percent(some.high)})`
  return [
    met.join(' : '),
    games,
    `**${percent(rate)}**`,
    `${percent(low)}–${percent(high)}`,
    ofDecks(seen),
    ofDecks(unseen),
    illegal + unfinished,
    `${answers[0].p95Millis.toFixed(1)} ms`,
    `\`${checksum}\``,
  ]
}

function percent(part) {
  return (100 * part).toFixed(1)
}

/** Between the marks of a game; the rest of the page stays as it is. */
function writeTable(game, rows) {
  const begin = `<!-- ladder ${game} -->`
  const end = `<!-- end of ladder ${game} -->`
  const text = readFileSync(page, 'utf8')
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/players.md has no place for ${game}: ${begin} ... ${end}`)
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  const made = `Made by \`npm run ladder -- --games ${game} --pairs ${pairs} --seed ${seed}\`.`
  const block = `${begin}\n${made}\n\n${lines.join('\n')}\n${end}`
  writeFileSync(page, `${text.slice(0, from)}${block}${text.slice(to + end.length)}`)
}
