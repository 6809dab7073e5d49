// biome-ignore-all format: one card per line
import type { PrintedFacts } from '../facts.ts'

/** What is printed on the cards of Masters of the Court. */
export const facts: readonly PrintedFacts[] = [
  // Crane
  { id: 'kyuden-kakita', clan: 'crane', number: '1', en: 'Kyūden Kakita', de: 'Kyūden Kakita', type: 'stronghold', strengthBonus: 1, honor: 11, fate: 7, influencePool: 9, traits: ['palace'], unique: true },
]
