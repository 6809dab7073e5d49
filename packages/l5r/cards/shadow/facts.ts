// biome-ignore-all format: one card per line
import type { PrintedFacts } from '../facts.ts'

/** What is printed on the cards of Under Fu Leng's Shadow. */
export const facts: readonly PrintedFacts[] = [
  // Crane
  { id: 'resourcefulness', clan: 'crane', number: '102', en: 'Resourcefulness', type: 'event', cost: 0, influence: 2, traits: ['tactic'] },
  // Scorpion
  { id: 'loyal-oathbreaker', clan: 'scorpion', number: '90', en: 'Loyal Oathbreaker', type: 'character', side: 'dynasty', cost: 3, military: 1, political: 3, glory: 0, traits: ['shugenja', 'earth'] },
  // Unicorn
  { id: 'scarlet-sabre', clan: 'unicorn', number: '114', en: 'Scarlet Sabre', type: 'attachment', cost: 0, militaryBonus: 2, politicalBonus: 0, influence: 1, traits: ['weapon', 'gaijin'] },
  // Neutral
  { id: 'audience-chamber', clan: 'neutral', number: '97', en: 'Audience Chamber', type: 'holding', strengthBonus: 2, traits: ['castle'] },
  { id: 'exposed-secrets', clan: 'neutral', number: '117', en: 'Exposed Secrets', type: 'event', cost: 0, influence: 0 },
]
