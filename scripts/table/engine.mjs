// The engine of one tree, asked over its standard input: what to answer, and whether it matters. It is run inside the tree it
// belongs to (`--conditions=regelwerk-source`), so each page is played by its own rules. One line of JSON for each question.
import { createInterface } from 'node:readline'
import { Match } from '@regelwerk/core'
import { botChoice } from '@regelwerk/players'
import * as protocol from '@regelwerk/protocol'

/** Who plays in place of the person: quick, sensible, and the same in every tree. */
const PERSON = 'greedy'
/** Enough different answers to a pick to see whether they differ. */
const TRIED = 40

// An older tree has them all at hand.
await protocol.loadGames?.()

let match = null
let seed = ''
/** How many of the person's answers so far were to decisions that matter. */
let mattered = 0

/** Plays on to a record from where it was asked about last. */
function goOn({ plan, answers }) {
  const { game: id, bots, ...setup } = plan
  if (match === null || seed !== setup.seed || match.answers.length > answers.length) {
    match = Match.start(protocol.gameOf(id), setup)
    seed = setup.seed
    mattered = 0
  }
  for (const { seat, choice } of answers.slice(match.answers.length)) {
    if (bots[seat] === null && matters(match.decisionOf(seat), choice)) mattered++
    match.answer(seat, choice)
  }
}

/** Answers of every kind that the decision could be given, legal or not. */
function answersTo({ kind, options, min, max }, chosen) {
  const places = options.map((_, i) => i)
  if (kind === 'choose') return places
  if (kind === 'order') return [places, places.toReversed()]
  const singles = places.map((i) => [i])
  const runs = places.map((i) => places.slice(i, i + Math.max(1, min)))
  const most = places.map((i) => places.slice(i, i + max))
  return [chosen, [], ...singles, ...runs, ...most].slice(0, TRIED)
}

/** Do two of its answers lead to different positions? */
function matters(decision, chosen) {
  const found = new Set()
  for (const choice of answersTo(decision, chosen)) {
    const tried = match.clone()
    try {
      tried.answer(decision.seat, choice)
    } catch {
      continue
    }
    found.add(tried.hash())
    if (found.size > 1) return true
  }
  return false
}

function answer(record) {
  goOn(record)
  const decision = match.decisionOf(record.plan.bots.indexOf(null))
  if (decision === null) return { choice: null, matters: false, mattered }
  const bot = botChoice(match, decision, PERSON)
  // As it lies: how a list is put in order is no matter of clicks alone.
  const choice = decision.kind === 'order' ? decision.options.map((_, i) => i) : bot
  return { choice, matters: matters(decision, choice), mattered }
}

for await (const line of createInterface({ input: process.stdin })) {
  let told
  try {
    told = answer(JSON.parse(line))
  } catch (wrong) {
    told = { problem: wrong instanceof Error ? wrong.message : String(wrong) }
  }
  process.stdout.write(`${JSON.stringify(told)}\n`)
}
