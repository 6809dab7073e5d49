// biome-ignore-all format: one card per line
import type { PrintedFacts } from '../facts.ts'

/** What is printed on the cards of Clan War. */
export const facts: readonly PrintedFacts[] = [
  // Crab
  { id: 'one-of-the-forgotten', clan: 'crab', number: '26', en: 'One of the Forgotten', type: 'character', side: 'dynasty', cost: 2, military: 4, political: 0, glory: 0, traits: ['bushi', 'berserker'] },
  // Unicorn
  { id: 'way-station-trader', clan: 'unicorn', number: '58', en: 'Way Station Trader', type: 'character', side: 'dynasty', cost: 2, military: 1, political: 2, glory: 0, traits: ['courtier', 'gaijin', 'merchant'] },
]
