// biome-ignore-all format: one card per line
import type { PrintedFacts } from '../facts.ts'

/** What is printed on the cards of Defenders of Rokugan. */
export const facts: readonly PrintedFacts[] = [
  // Scorpion
  { id: 'yogo-asami', clan: 'scorpion', number: '21', en: 'Yogo Asami', type: 'character', side: 'dynasty', cost: 2, military: 0, political: 3, glory: 2, traits: ['courtier'], unique: true },
  // Neutral
  { id: 'moto-eviscerator', clan: 'neutral', number: '23', en: 'Moto Eviscerator', type: 'character', side: 'dynasty', cost: 2, military: 3, political: 0, glory: 1, traits: ['bushi', 'cavalry', 'shadowlands'] },
]
