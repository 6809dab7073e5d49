// biome-ignore-all format: one card per line
import type { PrintedFacts } from '../facts.ts'

/** What is printed on the cards of Underhand of the Emperor. */
export const facts: readonly PrintedFacts[] = [
  // Scorpion
  { id: 'kyuden-bayushi', clan: 'scorpion', number: '1', en: 'Kyūden Bayushi', type: 'stronghold', strengthBonus: 2, honor: 9, fate: 7, influencePool: 9, traits: ['palace'], unique: true },
  { id: 'alibi-artist', clan: 'scorpion', number: '4', en: 'Alibi Artist', type: 'character', side: 'dynasty', cost: 1, military: null, political: 2, glory: 1, traits: ['courtier', 'shinobi'] },
]
