// biome-ignore-all format: one card per line
import type { PrintedFacts } from '../facts.ts'

/** What is printed on the cards of Seekers of Wisdom. */
export const facts: readonly PrintedFacts[] = [
  // Crab
  { id: 'hida-kotoe', clan: 'crab', number: '26', en: 'Hida Kotoe', type: 'character', side: 'conflict', cost: 3, military: 3, political: 1, glory: 1, influence: 2, traits: ['bushi'], unique: true },
  // Crane
  { id: 'asahina-maeko', clan: 'crane', number: '13', en: 'Asahina Maeko', type: 'character', side: 'dynasty', cost: 2, military: 1, political: 2, glory: 1, traits: ['shugenja', 'air'], unique: true },
  // Dragon
  { id: 'mirumoto-masashige', clan: 'dragon', number: '8', en: 'Mirumoto Masashige', type: 'character', side: 'dynasty', cost: 4, military: 4, political: 3, glory: 2, traits: ['bushi', 'daimyo', 'duelist'], unique: true },
  { id: 'togashi-acolyte', clan: 'dragon', number: '19', en: 'Togashi Acolyte', type: 'character', side: 'conflict', cost: 2, military: 2, political: 2, glory: 1, influence: 2, traits: ['monk', 'tattooed'] },
  { id: 'wildfire-kick', clan: 'dragon', number: '25', en: 'Wildfire Kick', type: 'event', cost: 1, influence: 2, traits: ['kiho', 'fire'] },
  { id: 'high-house-of-light', clan: 'dragon', number: '1', en: 'High House of Light', type: 'stronghold', strengthBonus: 3, honor: 11, fate: 7, influencePool: 7, traits: ['temple'], unique: true },
  { id: 'fuchi-mura', clan: 'dragon', number: '2', en: 'Fuchi Mura', type: 'province', strength: 3, elements: ['void'], traits: ['village'], unique: true },
  { id: 'perceptive-kitsuki', clan: 'dragon', number: '5', en: 'Perceptive Kitsuki', type: 'character', side: 'dynasty', cost: 2, military: 1, political: 2, glory: 2, traits: ['courtier'] },
  { id: 'togashi-gaijutsu', clan: 'dragon', number: '7', en: 'Togashi Gaijutsu', type: 'character', side: 'dynasty', cost: 3, military: null, political: 3, glory: 2, traits: ['monk', 'tattooed'], unique: true },
  { id: 'iron-foundations-stance', clan: 'dragon', number: '24', en: 'Iron Foundations Stance', type: 'event', cost: 0, influence: 1, traits: ['kiho', 'earth'] },
  { id: 'togashi-mitsu-2', clan: 'dragon', number: '10', en: 'Togashi Mitsu', version: 2, type: 'character', side: 'dynasty', cost: 5, military: 4, political: 5, glory: 3, traits: ['monk', 'tattooed'], unique: true },
  { id: 'shintao-monastery', clan: 'dragon', number: '12', en: 'Shintao Monastery', type: 'holding', strengthBonus: 2, traits: ['temple'] },
  { id: 'taoist-adept', clan: 'dragon', number: '4', en: 'Taoist Adept', type: 'character', side: 'dynasty', cost: 1, military: 1, political: 1, glory: 1, traits: ['bushi', 'monk', 'duelist'] },
  { id: 'niten', clan: 'dragon', number: '22', en: 'Niten', type: 'attachment', cost: 1, militaryBonus: 1, politicalBonus: 1, traits: ['item', 'philosophy'], unique: true },
  { id: 'austere-exemplar', clan: 'dragon', number: '6', en: 'Austere Exemplar', type: 'character', side: 'dynasty', cost: 3, military: 2, political: 3, glory: 0, traits: ['monk', 'tattooed'] },
  { id: 'an-ocean-in-a-drop', clan: 'dragon', number: '21', en: 'An Ocean in a Drop', type: 'attachment', cost: 1, militaryBonus: 0, politicalBonus: 1, influence: 2, traits: ['spell', 'water'] },
  { id: 'vine-tattoo', clan: 'dragon', number: '20', en: 'Vine Tattoo', type: 'attachment', cost: 0, militaryBonus: 0, politicalBonus: 1, influence: 2, traits: ['tattoo'] },
  { id: 'dragon-tattoo', clan: 'dragon', number: '23', en: 'Dragon Tattoo', type: 'attachment', cost: 2, militaryBonus: 2, politicalBonus: 0, influence: 3, traits: ['tattoo'] },
  { id: 'monastery-protector', clan: 'dragon', number: '9', en: 'Monastery Protector', type: 'character', side: 'dynasty', cost: 4, military: 3, political: 3, glory: 2, traits: ['monk', 'tattooed'] },
  // Lion
  { id: 'matsu-koso', clan: 'lion', number: '14', en: 'Matsu Koso', type: 'character', side: 'dynasty', cost: 3, military: 3, political: null, glory: 2, traits: ['bushi', 'berserker'], unique: true },
  // Phoenix
  { id: 'asako-togama', clan: 'phoenix', number: '15', en: 'Asako Togama', type: 'character', side: 'dynasty', cost: 4, military: 2, political: 5, glory: 2, traits: ['courtier', 'daimyo', 'scholar'], unique: true },
  // Unicorn
  { id: 'iuchi-rimei', clan: 'unicorn', number: '17', en: 'Iuchi Rimei', type: 'character', side: 'dynasty', cost: 2, military: 1, political: 1, glory: 1, traits: ['shugenja', 'water'], unique: true },
  // Neutral
  { id: 'elegant-tessen', clan: 'neutral', number: '27', en: 'Elegant Tessen', type: 'attachment', cost: 1, militaryBonus: 1, politicalBonus: 1, influence: 0, traits: ['weapon'] },
  { id: 'ichiro', clan: 'neutral', number: '18', en: 'Ichirō', type: 'character', side: 'dynasty', cost: 3, military: 3, political: 2, glory: 1, traits: ['bushi', 'heretic', 'ronin'], unique: true },
  { id: 'support-of-the-dragon', clan: 'neutral', number: '3', en: 'Support of the Dragon', type: 'role', traits: ['dragon'] },
  { id: 'four-temples-advisor', clan: 'neutral', number: '28', en: 'Four Temples Advisor', type: 'attachment', cost: 2, militaryBonus: 0, politicalBonus: 2, influence: 0, traits: ['brotherhood', 'follower'] },
  // Scorpion
  { id: 'bayushi-gensato', clan: 'scorpion', number: '16', en: 'Bayushi Gensato', type: 'character', side: 'dynasty', cost: 3, military: 3, political: 2, glory: 0, traits: ['bushi', 'duelist'], unique: true },
]
