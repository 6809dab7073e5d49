// biome-ignore-all format: one card per line
import type { PrintedFacts } from '../facts.ts'

/** What is printed on the cards of Masters of the Court. */
export const facts: readonly PrintedFacts[] = [
  // Crane
  { id: 'kyuden-kakita', clan: 'crane', number: '1', en: 'Kyūden Kakita', de: 'Kyūden Kakita', type: 'stronghold', strengthBonus: 1, honor: 11, fate: 7, influencePool: 9, traits: ['palace'], unique: true },
  { id: 'kakita-favorite', clan: 'crane', number: '6', en: 'Kakita Favorite', type: 'character', side: 'dynasty', cost: 2, military: 3, political: 1, glory: 1, traits: ['bushi', 'duelist'] },
  { id: 'benevolent-host', clan: 'crane', number: '10', en: 'Benevolent Host', type: 'character', side: 'dynasty', cost: 4, military: 2, political: 2, glory: 2, traits: ['courtier'] },
  { id: 'festival-for-the-fortunes', clan: 'crane', number: '25', en: 'Festival for the Fortunes', type: 'event', cost: 3, influence: 1, traits: ['festival'] },
  { id: 'kakita-yuri', clan: 'crane', number: '8', en: 'Kakita Yuri', type: 'character', side: 'dynasty', cost: 3, military: 0, political: 3, glory: 2, traits: ['courtier', 'duelist'], unique: true },
  { id: 'gossip', clan: 'crane', number: '22', en: 'Gossip', type: 'event', cost: 0, influence: 3 },
  { id: 'maker-of-keepsakes', clan: 'crane', number: '7', en: 'Maker of Keepsakes', type: 'character', side: 'dynasty', cost: 3, military: 3, political: 3, glory: 2, traits: ['shugenja', 'air'] },
  { id: 'beloved-advisor', clan: 'crane', number: '5', en: 'Beloved Advisor', type: 'character', side: 'dynasty', cost: 2, military: 1, political: 3, glory: 1, traits: ['courtier'] },
  // Neutral
  { id: 'armament-artisan', clan: 'neutral', number: '19', en: 'Armament Artisan', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 0, glory: 1, traits: ['bushi', 'mantis-clan'] },
]
