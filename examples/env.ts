/**
 * A player that tries every answer out in worlds that it cannot tell from the true one, and takes the one that leads to most wins:
 *
 *     npx tsx examples/env.ts bluemoon random 10
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

const [game = 'bluemoon', bot = 'random', wanted = '10'] = process.argv.slice(2)
const WORLDS = 4

interface Shown {
  seat: number
  decision: { kind: string; options: unknown[] }
  outcome?: { winners: number[] }
}

const regelwerk = spawn('npx', ['regelwerk', 'env', game, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] })
const lines = createInterface({ input: regelwerk.stdout })[Symbol.asyncIterator]()

async function ask(request: object): Promise<Record<string, Shown>> {
  regelwerk.stdin.write(`${JSON.stringify(request)}\n`)
  const { value } = await lines.next()
  const reply = JSON.parse(value as string) as { error?: string; matches: Record<string, Shown> }
  if (reply.error !== undefined) throw new Error(reply.error)
  return reply.matches
}

/** Of each answer, how many of its worlds are won where everybody goes on by chance. */
async function choose(of: string, { seat, decision: { kind, options } }: Shown): Promise<number | 'random'> {
  if (kind !== 'choose') return 'random'
  if (options.length === 1) return 0
  const names = options.flatMap((_, i) => Array.from({ length: WORLDS }, (_, world) => `${i}/${world}`))
  const copies = Object.fromEntries(names.map((name) => [name, { of, seed: name, bots: {} }]))
  await ask({ imagine: copies })
  const wins = options.map(() => 0)
  const first = (name: string): number => Number(name.split('/')[0])
  let shown = await ask({ answer: Object.fromEntries(names.map((name) => [name, first(name)])) })
  while (Object.keys(shown).length > 0) {
    const going: Record<string, 'random'> = {}
    for (const [name, { outcome }] of Object.entries(shown)) {
      if (outcome === undefined) going[name] = 'random'
      else if (outcome.winners.includes(seat)) wins[first(name)] = (wins[first(name)] ?? 0) + 1
    }
    shown = Object.keys(going).length === 0 ? {} : await ask({ answer: going })
  }
  return wins.indexOf(Math.max(...wins))
}

let won = 0
for (let n = 0; n < Number(wanted); n++) {
  const us = n % 2
  let shown = (await ask({ reset: { true: { seed: `example/${n}`, bots: { [1 - us]: bot } } } }))
    .true as Shown
  while (shown.outcome === undefined) {
    shown = (await ask({ answer: { true: await choose('true', shown) } })).true as Shown
  }
  if (shown.outcome.winners.includes(us)) won++
}
console.log(`${won} of ${wanted} matches of ${game} won against ${bot}`)
regelwerk.stdin.end()
