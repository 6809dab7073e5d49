/**
 * What sensible picks are worth: in each draft of four, two seats pick as bots do and two by chance; all build their decks alike. Then
 * decks of the first kind meet decks of the second, played by the same bot, each pairing twice with changed starters.
 *
 *   npm run measure:drafts -- [drafts=50] [player=greedy] [seed=1] [format=draft]
 */
import { Match, randomChoice, seedRandom } from '@regelwerk/core'
import { lorcana } from '@regelwerk/lorcana'
import { lorcanaLimited } from '@regelwerk/lorcana/limited'
import { seatedAt } from '@regelwerk/players'
import { interval } from '@regelwerk/players/arena'

const given = Object.fromEntries(process.argv.slice(2).map((one) => one.split('=')))
const { drafts = '50', player = 'greedy', seed = '1', format = 'draft' } = given
const { opens } = lorcanaLimited.limited[format]
const products = lorcanaLimited.products
const SEATS = 4

function drafted(number) {
  const { id } = products[number % products.length]
  const decks = Array.from({ length: SEATS }, () => [[opens, id]])
  const match = Match.start(lorcanaLimited, { format, decks, seed: `${seed}/${number}` })
  const chance = seedRandom(`${seed}/${number}/chance`)
  while (match.outcome === null) {
    const [decision] = match.decisions
    const byChance = decision.prompt === 'take' && decision.seat % 2 === 1
    const choice = byChance
      ? randomChoice(decision, chance)
      : lorcanaLimited.weigh(match.view(decision.seat))[0].choice
    match.answer(decision.seat, choice)
  }
  return lorcanaLimited.leads.decksOf(match.state)
}

/** Who wins: 0 or 1; half a point each where nobody does. */
function played(decks, number, starter) {
  const match = Match.start(lorcana, { format, decks, seed: `${seed}/${number}/match`, starter })
  const seats = [0, 1].map((seat) => seatedAt(match, player, `${seed}/${number}/${seat}`))
  while (match.outcome === null) {
    const [decision] = match.decisions
    match.answer(decision.seat, seats[decision.seat](decision))
  }
  const { winners } = match.outcome
  return winners.length === 1 ? Number(winners[0] === 0) : 0.5
}

// The two games of a pairing are not independent: a pairing counts as one.
const scores = []
for (let number = 0; number < Number(drafts); number++) {
  const decks = drafted(number)
  for (const [a, b] of [
    [0, 1],
    [2, 3],
  ]) {
    const pair = [decks[a], decks[b]]
    scores.push((played(pair, `${number}/${a}`, 0) + played(pair, `${number}/${a}`, 1)) / 2)
  }
}
const mean = scores.reduce((sum, one) => sum + one, 0) / scores.length
const { low, high } = interval(scores)
const percent = (part) => `${(100 * part).toFixed(1)} %`
console.log(
  `${format}, ${player}: sensible picks win ${percent(mean)} of ${2 * scores.length} games against picks by chance (95 %: ${percent(low)} to ${percent(high)})`,
)
