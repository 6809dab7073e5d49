/**
 * Makes KeyForge decks of each set from so many seeds (10,000; or the number given), and finds those that are not legal,
 * not of that set, or made twice: npm run soak:decks -- 1000
 */
import { definitions } from '../packages/keyforge/dist/cards/index.js'
import '../packages/keyforge/dist/cards/later.js'
import { deckList } from '../packages/keyforge/dist/decks.js'
import { checkCards } from '../packages/keyforge/dist/formats.js'
import { generateDeck } from '../packages/keyforge/dist/generate.js'
import { sets } from '../packages/keyforge/dist/houses.js'

const seeds = Number(process.argv[2] ?? 10_000)
let wrong = 0
for (const set of sets) {
  const made = new Set()
  let illegal = 0
  for (let i = 0; i < seeds; i++) {
    const deck = generateDeck(`soak ${i}`, definitions, set)
    const [problem] = checkCards(deck.cards, set)
    if (problem !== undefined && illegal++ < 3) console.log(`${set} ${i}: ${problem.text}`)
    made.add(JSON.stringify(deckList(deck)))
  }
  wrong += illegal + seeds - made.size
  console.log(`${set}: ${seeds} decks, ${illegal} not legal, ${seeds - made.size} made before`)
}
process.exitCode = wrong === 0 ? 0 : 1
