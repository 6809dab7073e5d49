// biome-ignore-all format: one card per line
import type { PrintedFacts } from '../facts.ts'

/** What is printed on the cards of Children of the Empire. */
export const facts: readonly PrintedFacts[] = [
  // Crane
  { id: 'paragon-of-grace', clan: 'crane', number: '13', en: 'Paragon of Grace', de: 'Inbegriff der Anmut', type: 'character', side: 'dynasty', cost: 3, military: 2, political: 3, glory: 1, traits: ['bushi', 'courtier'] },
  { id: 'kakita-toshimoko', clan: 'crane', number: '14', en: 'Kakita Toshimoko', de: 'Kakita Toshimoko', type: 'character', side: 'dynasty', cost: 4, military: 4, political: 3, glory: 2, traits: ['bushi', 'duelist'], unique: true },
  // Phoenix
  { id: 'sincere-challenger', clan: 'phoenix', number: '27', en: 'Sincere Challenger', de: 'Aufrechter Herausforderer', type: 'character', side: 'dynasty', cost: 2, military: 1, political: 2, glory: 2, traits: ['courtier', 'duelist'] },
  // Neutral
  { id: 'stay-your-hand', clan: 'neutral', number: '80', en: 'Stay Your Hand', de: 'Innehalten', type: 'event', cost: 0 },
]
