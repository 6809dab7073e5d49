// biome-ignore-all format: one card per line
import type { PrintedFacts } from '../facts.ts'

/** What is printed on the cards of Children of the Empire. */
export const facts: readonly PrintedFacts[] = [
  // Crab
  { id: 'siege-captain', clan: 'crab', number: '8', en: 'Siege Captain', type: 'character', side: 'dynasty', cost: 3, military: 5, political: 1, glory: 2, traits: ['bushi', 'commander', 'engineer'] },
  // Crane
  { id: 'paragon-of-grace', clan: 'crane', number: '13', en: 'Paragon of Grace', de: 'Inbegriff der Anmut', type: 'character', side: 'dynasty', cost: 3, military: 2, political: 3, glory: 1, traits: ['bushi', 'courtier'] },
  { id: 'kakita-toshimoko', clan: 'crane', number: '14', en: 'Kakita Toshimoko', de: 'Kakita Toshimoko', type: 'character', side: 'dynasty', cost: 4, military: 4, political: 3, glory: 2, traits: ['bushi', 'duelist'], unique: true },
  { id: 'iaijutsu-master', clan: 'crane', number: '53', en: 'Iaijutsu Master', type: 'attachment', cost: 1, militaryBonus: 1, politicalBonus: 1, influence: 1, traits: ['skill'] },
  { id: 'try-again-tomorrow', clan: 'crane', number: '55', en: 'Try Again Tomorrow', type: 'event', cost: 0, influence: 2 },
  { id: 'kakita-dojo', clan: 'crane', number: '15', en: 'Kakita Dōjō', type: 'holding', strengthBonus: 1, traits: ['dojo'] },
  { id: 'courtly-challenger', clan: 'crane', number: '12', en: 'Courtly Challenger', type: 'character', side: 'dynasty', cost: 2, military: null, political: 2, glory: 2, traits: ['courtier', 'duelist'] },
  { id: 'storied-defeat', clan: 'crane', number: '54', en: 'Storied Defeat', type: 'event', cost: 0, influence: 2 },
  // Lion
  { id: 'true-strike-kenjutsu', clan: 'lion', number: '61', en: 'True Strike Kenjutsu', type: 'attachment', cost: 1, militaryBonus: 0, politicalBonus: 0, influence: 2, traits: ['technique'] },
  { id: 'tactician-s-camp', clan: 'lion', number: '25', en: "Tactician's Camp", type: 'holding', strengthBonus: 1, traits: ['battlefield'] },
  { id: 'ikoma-orator', clan: 'lion', number: '22', en: 'Ikoma Orator', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 1, glory: 1, traits: ['courtier'] },
  // Phoenix
  { id: 'sincere-challenger', clan: 'phoenix', number: '27', en: 'Sincere Challenger', de: 'Aufrechter Herausforderer', type: 'character', side: 'dynasty', cost: 2, military: 1, political: 2, glory: 2, traits: ['courtier', 'duelist'] },
  { id: 'isawa-ujina', clan: 'phoenix', number: '29', en: 'Isawa Ujina', type: 'character', side: 'dynasty', cost: 4, military: 2, political: 4, glory: 2, traits: ['shugenja', 'void', 'elemental-master'], unique: true },
  // Scorpion
  { id: 'loyal-challenger', clan: 'scorpion', number: '31', en: 'Loyal Challenger', type: 'character', side: 'dynasty', cost: 2, military: 1, political: 3, glory: 0, traits: ['courtier', 'duelist'] },
  { id: 'kirei-ko', clan: 'scorpion', number: '70', en: 'Kirei-ko', type: 'event', cost: 1, influence: 3, traits: ['poison'] },
  { id: 'shosuro-hametsu', clan: 'scorpion', number: '35', en: 'Shosuro Hametsu', type: 'character', side: 'dynasty', cost: 4, military: 2, political: 3, glory: 1, traits: ['daimyo', 'shinobi'], unique: true },
  { id: 'attendant-to-the-emperor', clan: 'scorpion', number: '33', en: 'Attendant to the Emperor', type: 'character', side: 'dynasty', cost: 3, military: 1, political: 5, glory: 2, traits: ['courtier', 'imperial'] },
  // Neutral
  { id: 'stay-your-hand', clan: 'neutral', number: '80', en: 'Stay Your Hand', de: 'Innehalten', type: 'event', cost: 0 },
  { id: 'vassal-fields', clan: 'neutral', number: '5', en: 'Vassal Fields', type: 'province', strength: 4, elements: ['earth'] },
  { id: 'aspiring-challenger', clan: 'neutral', number: '41', en: 'Aspiring Challenger', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 2, glory: 1, traits: ['bushi', 'duelist', 'mantis-clan'] },
  { id: 'proving-ground', clan: 'neutral', number: '48', en: 'Proving Ground', type: 'holding', strengthBonus: 0, traits: ['dojo'] },
]
