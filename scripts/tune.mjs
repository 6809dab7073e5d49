// `npm run tune -- <game>`: weighs the features of a game's positions anew, and the habits of its players. A player meets
// itself; positions of these games and who won them are kept, and what was answered where. The weights and habits under
// which all that was likeliest are written into packages/<game>/weights.ts, with how they were obtained. The decks kept
// out of tuning are not played.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { fitted, habitsOf, lossOf } from './fit.mjs'
import { root } from './prepare.mjs'

/** So often chance answers instead of the player: what nobody would do must be seen to be avoided. */
const STRAY = 0.05

const built = (path) => import(new URL(`../packages/${path}`, import.meta.url).href)

if (isMainThread) {
  await main().catch(({ message }) => {
    console.error(message)
    process.exitCode = 2
  })
} else parentPort.postMessage(await playSome(workerData))

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '600' },
      player: { type: 'string', default: 'greedy' },
      seed: { type: 'string', default: 'tune' },
      hold: { type: 'string', default: '8' },
      workers: { type: 'string', default: String(availableParallelism()) },
    },
  })
  const [id] = positionals
  if (id === undefined) throw new Error('which game? npm run tune -- lorcana')
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('the sources do not build')
  const { loadGame } = await built('protocol/dist/index.js')
  const { players } = await built('players/dist/index.js')
  if (!(values.player in players)) {
    throw new Error(`there is no player ${values.player}; there are ${Object.keys(players).join(', ')}`)
  }
  for (const name of ['games', 'workers']) {
    if (!/^[1-9]\d*$/.test(values[name])) throw new Error(`--${name} is a number from 1, not ${values[name]}`)
  }
  const { judgementOf } = await built('players/dist/judgement.js')
  const { weights } = judgementOf({ game: await loadGame(id) })
  const names = Object.keys(weights)
  const workers = Number(values.workers)
  const parts = Array.from({ length: workers }, (_, part) => ({ ...values, id, part, workers, names }))
  const played = await Promise.all(parts.map(inThread))
  const samples = played.flatMap((part) => part.samples)
  const answered = played.flatMap((part) => part.answered)
  // Whose turn it is counts for something too. It is the same for all that a search compares, and so left out.
  const asked = [...new Set(samples.flatMap((sample) => Object.keys(sample.asked)))]
  for (const sample of samples) sample.features.push(...asked.map((prompt) => sample.asked[prompt] ?? 0))
  const before = [...names.map((name) => weights[name]), ...asked.map(() => 0)]
  const after = fitted(samples, before, Number(values.hold))
  const said = [
    `/**`,
    ` * Made by \`npm run tune -- ${id} --games ${values.games} --player ${values.player} --seed ${values.seed} --hold ${values.hold}\`, from the weights before it:`,
    ` * ${samples.length} positions of ${values.games} games of ${values.player} against itself, without the decks kept out of tuning.`,
    ` * Log loss over these positions: ${lossOf(samples, before).toFixed(4)} before, ${lossOf(samples, after).toFixed(4)} after.`,
    ` */`,
  ]
  const lines = names.map((name, i) => `  ${name}: ${Number(after[i].toFixed(3))},`)
  const habits = Object.entries(habitsOf(answered)).map(
    ([kind, often]) =>
      `  ${/^\w+$/.test(kind) ? kind : `'${kind.replaceAll("'", "\\'")}'`}: ${Number(often.toFixed(3))},`,
  )
  const text = [
    ...said,
    'export const weights = {',
    ...lines,
    '}',
    '',
    `/** How readily an answer of a kind is given where it can be: seen in ${answered.length} decisions of the same games. */`,
    'export const habits: Readonly<Record<string, number>> = {',
    ...habits,
    '}',
    '',
  ].join('\n')
  writeFileSync(join(root, 'packages', id, 'weights.ts'), text)
  console.log(text)
}

function inThread(data) {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: data })
    worker.once('message', done)
    worker.once('error', failed)
  })
}

/**
 * Every so many-th game; of each the features of some positions, the first seat's less the second's, and its score; and
 * the kinds of answers on offer, and given.
 */
async function playSome({ id, part, workers, names, games, player, seed }) {
  const { Match, randomChoice, seedRandom, below } = await built('core/dist/index.js')
  const { loadGame } = await built('protocol/dist/index.js')
  const { players } = await built('players/dist/index.js')
  const { judgementOf } = await built('players/dist/judgement.js')
  const { kindsOf } = await built('players/dist/habits.js')
  const { hasUnseen, pairings } = await built('players/dist/arena.js')
  const game = await loadGame(id)
  const pairs = pairings(game.decks.map((deck) => deck.id)).filter((decks) => !hasUnseen(id, decks))
  const samples = []
  const answered = []
  for (let number = part; number < Number(games); number += workers) {
    const random = seedRandom(`${seed}/${number}`)
    const decks = pairs[number % pairs.length]
    const match = Match.start(game, { format: game.formats[0], decks, seed: `${seed}/${number}` })
    const seated = [0, 1].map((seat) => players[player](`${seed}/${number}/${seat}`))
    const { features, isQuiet, stageOf } = judgementOf(match)
    const found = []
    let stage = -1
    while (match.outcome === null) {
      const [decision] = match.decisions
      const { seat } = decision
      // Positions are compared where something new begins: a turn, or what else a game consists of.
      if (stageOf(match.machine) !== stage && isQuiet(decision, match.machine)) {
        stage = stageOf(match.machine)
        const [mine, theirs] = [features(match.machine, 0), features(match.machine, 1)]
        const asked = { [decision.prompt]: seat === 0 ? 1 : -1 }
        found.push({ features: names.map((name) => mine[name] - theirs[name]), asked })
      }
      const strays = below(random, 1000) < STRAY * 1000
      const choice = strays
        ? randomChoice(decision, random)
        : seated[seat].answer(
            decision,
            () => match.view(seat),
            (chance) => match.determinize(seat, chance),
          )
      if (!strays && decision.kind !== 'order' && decision.options.length > 1) {
        const kinds = kindsOf(match, decision)
        answered.push({ kind: decision.kind, kinds, given: [choice].flat().map((at) => kinds[at]) })
      }
      match.answer(seat, choice)
    }
    const { winners } = match.outcome
    const score = winners.length === 1 ? 1 - winners[0] : 0.5
    samples.push(...found.map((position) => ({ ...position, score, weight: 1 / found.length })))
  }
  return { samples, answered }
}
