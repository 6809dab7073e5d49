// biome-ignore-all format: one card per line
import type { PrintedFacts } from '../facts.ts'

/** What is printed on the cards of Underhand of the Emperor. */
export const facts: readonly PrintedFacts[] = [
  // Scorpion
  { id: 'kyuden-bayushi', clan: 'scorpion', number: '1', en: 'Kyūden Bayushi', type: 'stronghold', strengthBonus: 2, honor: 9, fate: 7, influencePool: 9, traits: ['palace'], unique: true },
  { id: 'alibi-artist', clan: 'scorpion', number: '4', en: 'Alibi Artist', type: 'character', side: 'dynasty', cost: 1, military: null, political: 2, glory: 1, traits: ['courtier', 'shinobi'] },
  { id: 'duty', clan: 'scorpion', number: '22', en: 'Duty', type: 'event', cost: 0, traits: ['philosophy'], deckLimit: 1 },
  { id: 'make-an-opening', clan: 'scorpion', number: '24', en: 'Make an Opening', type: 'event', cost: 0, influence: 2 },
  { id: 'stolen-breath', clan: 'scorpion', number: '21', en: 'Stolen Breath', type: 'attachment', cost: 2, militaryBonus: 0, politicalBonus: 0, influence: 2, traits: ['poison'] },
  { id: 'liar-s-mask', clan: 'scorpion', number: '20', en: "Liar's Mask", type: 'attachment', cost: 1, militaryBonus: 1, politicalBonus: 1, influence: 1, traits: ['item', 'mask'] },
  // Neutral
  { id: 'seppun-truthseeker', clan: 'neutral', number: '17', en: 'Seppun Truthseeker', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 2, glory: 1, traits: ['courtier', 'imperial'] },
]
