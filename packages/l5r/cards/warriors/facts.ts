// biome-ignore-all format: one card per line
import type { PrintedFacts } from '../facts.ts'

/** What is printed on the cards of Warriors of the Wind. */
export const facts: readonly PrintedFacts[] = [
  // Unicorn
  { id: 'shinjo-trailblazer', clan: 'unicorn', number: '6', en: 'Shinjo Trailblazer', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 1, glory: 1, traits: ['bushi', 'cavalry'] },
]
