// biome-ignore-all format: one card per line
import type { CardFacts } from '../facts.ts'

/**
 * The anomalies of Worlds Collide: each can be of any house, so that the one here stands for none (glossary/anomalie).
 * The Orb of Wonder has become an ordinary Sanctum card since.
 */
export const anomalies: readonly CardFacts[] = [
  { id: 'ghostform', set: 'WC', number: 'A01', en: 'Ghostform', de: 'Geisterform', house: 'brobnar', type: 'upgrade', amber: 1, power: null, armor: 0, traits: [], rarity: 'fixed', anomaly: true },
  { id: 'infomancer', set: 'WC', number: 'A02', en: 'Infomancer', de: 'Informantiker', house: 'brobnar', type: 'creature', amber: 0, power: 3, armor: 0, traits: ['human', 'cyborg'], rarity: 'fixed', anomaly: true },
  { id: 'lateral-shift', set: 'WC', number: 'A03', en: 'Lateral Shift', de: 'Lateralverschiebung', house: 'brobnar', type: 'action', amber: 0, power: null, armor: 0, traits: [], rarity: 'fixed', anomaly: true },
  { id: 'memolith', set: 'WC', number: 'A04', en: 'Memolith', de: 'Memolith', house: 'brobnar', type: 'artifact', amber: 0, power: null, armor: 0, traits: ['location'], rarity: 'fixed', anomaly: true },
  { id: 'nizak-the-forgotten', set: 'WC', number: 'A05', en: 'Nizak, The Forgotten', de: 'Nizak der Vergessene', house: 'brobnar', type: 'creature', amber: 0, power: 6, armor: 0, traits: ['dragon', 'psion'], rarity: 'fixed', anomaly: true },
  { id: 'orb-of-wonder', set: 'WC', number: 'A06', en: 'Orb of Wonder', de: 'Wunderkugel', house: 'sanctum', type: 'artifact', amber: 0, power: null, armor: 0, traits: ['item'], rarity: 'rare', also: [['MM', '173']], anomaly: true },
  { id: 'the-grim-reaper', set: 'WC', number: 'A07', en: 'The Grim Reaper', de: 'Der Sensenmann', house: 'brobnar', type: 'creature', amber: 0, power: 4, armor: 0, traits: ['robot', 'specter'], rarity: 'fixed', anomaly: true },
  { id: 'the-red-baron', set: 'WC', number: 'A08', en: 'The Red Baron', de: 'Der Rote Baron', house: 'brobnar', type: 'creature', amber: 0, power: 4, armor: 1, traits: ['cyborg', 'pirate'], rarity: 'fixed', anomaly: true },
  { id: 'timequake', set: 'WC', number: 'A09', en: 'Timequake', de: 'Zeitbeben', house: 'brobnar', type: 'action', amber: 1, power: null, armor: 0, traits: [], rarity: 'fixed', anomaly: true },
  { id: 'valoocanth', set: 'WC', number: 'A10', en: 'Valoocanth', de: 'Valoocanth', house: 'brobnar', type: 'creature', amber: 0, power: 6, armor: 0, traits: ['aquan'], rarity: 'fixed', anomaly: true },
]
