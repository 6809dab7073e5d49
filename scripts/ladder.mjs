// `npm run ladder`: lets the players meet in the arena, each with the one below it, and writes what comes of it into
// docs/players.md. All games in 500 pairs take long: `npm run ladder -- --games lorcana --pairs 20` is a beginning, and
// `--only search2` measures anew what one or some of them take part in, `--only search2:search1` one meeting.
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
  'commit',
]

const { values } = parseArgs({
  options: {
    games: { type: 'string' },
    pairs: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string' },
    only: { type: 'string' },
  },
})
const { pairs, seed } = values
const only = values.only?.split(',')

// The launcher builds first, so that the players can be asked for.
const all = regelwerk('games', '--json').games.map(({ id }) => id)
const { players } = await import(new URL('../packages/players/dist/index.js', import.meta.url).href)
const meetings = meetingsOf(Object.keys(players))

const known = new Set(meetings.flatMap(([first, second]) => [first, second, `${first}:${second}`]))
const unknown = only?.filter((name) => !known.has(name)) ?? []
if (unknown.length > 0) throw new Error(`Nobody meets as ${unknown.join(', ')}: ${[...known].join(', ')}`)

for (const game of values.games?.split(',') ?? all) {
  // After each meeting: who stops it in the middle keeps what was played, and what was played before.
  const rows = new Map(rowsOf(game))
  for (const [first, second] of meetings) {
    if (only && ![first, second, `${first}:${second}`].some((name) => only.includes(name))) continue
    console.error(`${game}: ${first} against ${second}`)
    const before = commit()
    const row = rowOf(meet(game, first, second))
    // Who changes something meanwhile gets a row that says so.
    rows.set(`${first} : ${second}`, [[...row, commit() === before ? before : `${before}-dirty`]])
    writeTable(
      game,
      meetings.flatMap((names) => rows.get(names.join(' : ')) ?? []),
    )
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

/** What was played: rules that change later change the checksum. The page itself may have changed: it is written here. */
function commit() {
  const head = git('rev-parse', '--short', 'HEAD')
  if (head.status !== 0) return '–'
  const changed = git('status', '--porcelain', '--', '.', ':!docs/players.md').stdout !== ''
  return `${head.stdout.trim()}${changed ? '-dirty' : ''}`
}

function git(...words) {
  return spawnSync('git', words, { cwd: root, encoding: 'utf8' })
}

function percent(part) {
  return (100 * part).toFixed(1)
}

/** Where the table of a game stands in the page: between two marks. */
function placeOf(game) {
  const [begin, end] = [`<!-- ladder ${game} -->`, `<!-- end of ladder ${game} -->`]
  const text = readFileSync(page, 'utf8')
  const [from, to] = [text.indexOf(begin) + begin.length, text.indexOf(end)]
  if (!text.includes(begin) || to < from) {
    throw new Error(`docs/players.md has no place for ${game}: ${begin} ... ${end}`)
  }
  return { before: text.slice(0, from), table: text.slice(from, to), after: text.slice(to) }
}

/** What was measured before, by who met. */
function rowsOf(game) {
  const lines = placeOf(game).table.split('\n')
  const rows = lines.filter((line) => line.startsWith('| ')).slice(2)
  return rows.map((line) => line.slice(2, -2).split(' | ')).map((cells) => [cells[0], [cells]])
}

function writeTable(game, rows) {
  const { before, after } = placeOf(game)
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  const made = `Made by \`npm run ladder -- --games ${game} --pairs ${pairs} --seed ${seed}\`.`
  writeFileSync(page, `${before}\n${made}\n\n${lines.join('\n')}\n${after}`)
}
