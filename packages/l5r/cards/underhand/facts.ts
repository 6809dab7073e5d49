// biome-ignore-all format: one card per line
import type { PrintedFacts } from '../facts.ts'

/** What is printed on the cards of Underhand of the Emperor. */
export const facts: readonly PrintedFacts[] = [
  // Crab
  { id: 'yasuki-oguri', clan: 'crab', number: '12', en: 'Yasuki Oguri', type: 'character', side: 'dynasty', cost: 2, military: 1, political: 1, glory: 1, traits: ['courtier'], unique: true },
  // Crane
  { id: 'doji-fumiki', clan: 'crane', number: '26', en: 'Doji Fumiki', type: 'character', side: 'conflict', cost: 2, military: 0, political: 3, glory: 2, traits: ['courtier'], unique: true },
  // Dragon
  { id: 'kitsuki-shomon', clan: 'dragon', number: '13', en: 'Kitsuki Shomon', type: 'character', side: 'dynasty', cost: 3, military: 3, political: 3, glory: 0, traits: ['bushi', 'duelist'], unique: true },
  // Lion
  { id: 'akodo-kage', clan: 'lion', number: '14', en: 'Akodo Kage', type: 'character', side: 'dynasty', cost: 4, military: 2, political: 4, glory: 2, traits: ['courtier'], unique: true },
  // Phoenix
  { id: 'asako-maezawa', clan: 'phoenix', number: '15', en: 'Asako Maezawa', type: 'character', side: 'dynasty', cost: 3, military: 2, political: 3, glory: 2, traits: ['courtier'], unique: true },
  // Scorpion
  { id: 'kyuden-bayushi', clan: 'scorpion', number: '1', en: 'Kyūden Bayushi', type: 'stronghold', strengthBonus: 2, honor: 9, fate: 7, influencePool: 9, traits: ['palace'], unique: true },
  { id: 'alibi-artist', clan: 'scorpion', number: '4', en: 'Alibi Artist', type: 'character', side: 'dynasty', cost: 1, military: null, political: 2, glory: 1, traits: ['courtier', 'shinobi'] },
  { id: 'duty', clan: 'scorpion', number: '22', en: 'Duty', type: 'event', cost: 0, traits: ['philosophy'], deckLimit: 1 },
  { id: 'make-an-opening', clan: 'scorpion', number: '24', en: 'Make an Opening', type: 'event', cost: 0, influence: 2 },
  { id: 'stolen-breath', clan: 'scorpion', number: '21', en: 'Stolen Breath', type: 'attachment', cost: 2, militaryBonus: 0, politicalBonus: 0, influence: 2, traits: ['poison'] },
  { id: 'liar-s-mask', clan: 'scorpion', number: '20', en: "Liar's Mask", type: 'attachment', cost: 1, militaryBonus: 1, politicalBonus: 1, influence: 1, traits: ['item', 'mask'] },
  { id: 'shosuro-takao', clan: 'scorpion', number: '5', en: 'Shosuro Takao', type: 'character', side: 'dynasty', cost: 2, military: 3, political: 1, glory: 0, traits: ['bushi', 'shadow', 'shinobi'], unique: true },
  { id: 'court-of-deception', clan: 'scorpion', number: '11', en: 'Court of Deception', type: 'holding', strengthBonus: 1 },
  { id: 'brother-s-gift-dojo', clan: 'scorpion', number: '2', en: "Brother's Gift Dōjō", type: 'province', strength: 4, elements: ['void'], traits: ['dojo'], unique: true },
  { id: 'from-the-shadows', clan: 'scorpion', number: '23', en: 'From the Shadows', type: 'event', cost: 0, influence: 1 },
  { id: 'soshi-aoi', clan: 'scorpion', number: '7', en: 'Soshi Aoi', type: 'character', side: 'dynasty', cost: 3, military: 2, political: 3, glory: 1, traits: ['shugenja', 'air'], unique: true },
  { id: 'bayushi-aramoro', clan: 'scorpion', number: '8', en: 'Bayushi Aramoro', type: 'character', side: 'dynasty', cost: 4, military: 5, political: 2, glory: 2, traits: ['bushi', 'shinobi'], unique: true },
  { id: 'insolent-rival', clan: 'scorpion', number: '6', en: 'Insolent Rival', type: 'character', side: 'dynasty', cost: 3, military: 2, political: 1, glory: 2, traits: ['bushi', 'duelist'] },
  { id: 'opium-wastrel', clan: 'scorpion', number: '18', en: 'Opium Wastrel', type: 'character', side: 'conflict', cost: 1, military: 1, political: 1, glory: 0, influence: 2, traits: ['peasant'] },
  { id: 'bayushi-collector', clan: 'scorpion', number: '19', en: 'Bayushi Collector', type: 'character', side: 'conflict', cost: 2, military: 1, political: 2, glory: 1, influence: 1, traits: ['courtier'] },
  { id: 'ignoble-enforcers', clan: 'scorpion', number: '9', en: 'Ignoble Enforcers', type: 'character', side: 'dynasty', cost: 5, military: 4, political: 4, glory: 1, traits: ['bushi'] },
  { id: 'bayushi-s-whisperers', clan: 'scorpion', number: '10', en: "Bayushi's Whisperers", type: 'character', side: 'dynasty', cost: 6, military: 3, political: 6, glory: 0, traits: ['informant'], unique: true },
  // Unicorn
  { id: 'utaku-tetsuko', clan: 'unicorn', number: '16', en: 'Utaku Tetsuko', type: 'character', side: 'dynasty', cost: 3, military: 3, political: 1, glory: 1, traits: ['bushi', 'cavalry', 'imperial', 'magistrate'], unique: true },
  // Neutral
  { id: 'seppun-truthseeker', clan: 'neutral', number: '17', en: 'Seppun Truthseeker', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 2, glory: 1, traits: ['courtier', 'imperial'] },
  { id: 'peasant-s-advice', clan: 'neutral', number: '28', en: "Peasant's Advice", type: 'event', cost: 1, influence: 0 },
  { id: 'support-of-the-scorpion', clan: 'neutral', number: '3', en: 'Support of the Scorpion', type: 'role', traits: ['scorpion'] },
  { id: 'offer-testimony', clan: 'neutral', number: '27', en: 'Offer Testimony', type: 'event', cost: 0, influence: 0 },
]
