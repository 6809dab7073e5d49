// biome-ignore-all format: one card per line
import type { PrintedFacts } from '../facts.ts'

/** What is printed on the cards of Seekers of Wisdom. */
export const facts: readonly PrintedFacts[] = [
  // Crab
  { id: 'hida-kotoe', clan: 'crab', number: '26', en: 'Hida Kotoe', type: 'character', side: 'conflict', cost: 3, military: 3, political: 1, glory: 1, influence: 2, traits: ['bushi'], unique: true },
  // Phoenix
  { id: 'asako-togama', clan: 'phoenix', number: '15', en: 'Asako Togama', type: 'character', side: 'dynasty', cost: 4, military: 2, political: 5, glory: 2, traits: ['courtier', 'daimyo', 'scholar'], unique: true },
  // Neutral
  { id: 'elegant-tessen', clan: 'neutral', number: '27', en: 'Elegant Tessen', type: 'attachment', cost: 1, militaryBonus: 1, politicalBonus: 1, influence: 0, traits: ['weapon'] },
  { id: 'ichiro', clan: 'neutral', number: '18', en: 'Ichirō', type: 'character', side: 'dynasty', cost: 3, military: 3, political: 2, glory: 1, traits: ['bushi', 'heretic', 'ronin'], unique: true },
]
