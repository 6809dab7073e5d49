// biome-ignore-all format: one card per line
import type { PrintedFacts } from '../facts.ts'

/** What is printed on the cards of the Inheritance cycle. */
export const facts: readonly PrintedFacts[] = [
  // Crab
  { id: 'gallant-quartermaster', clan: 'crab', number: '111', en: 'Gallant Quartermaster', type: 'character', side: 'dynasty', cost: 1, military: 0, political: 1, glory: 1, traits: ['courtier'] },
  { id: 'sharpened-tsuruhashi', clan: 'crab', number: '81', en: 'Sharpened Tsuruhashi', type: 'attachment', cost: 0, militaryBonus: 1, politicalBonus: 0, influence: 2, traits: ['weapon'] },
  { id: 'fifth-tower-watch', clan: 'crab', number: '5', en: 'Fifth Tower Watch', type: 'character', side: 'dynasty', cost: 5, military: 5, political: 4, glory: 1, traits: ['bushi', 'army'] },
  { id: 'fortified-assembly', clan: 'crab', number: '67', en: 'Fortified Assembly', type: 'province', strength: 3, elements: ['air'] },
  // Crane
  { id: 'shukujo', clan: 'crane', number: '104', en: 'Shukujo', type: 'attachment', cost: 2, militaryBonus: 2, politicalBonus: 3, traits: ['weapon'], unique: true },
  { id: 'arbiter-of-authority', clan: 'crane', number: '34', en: 'Arbiter of Authority', type: 'character', side: 'conflict', cost: 2, military: 0, political: 2, glory: 2, influence: 2, traits: ['courtier', 'duelist'] },
  { id: 'duel-to-the-death', clan: 'crane', number: '36', en: 'Duel to the Death', type: 'event', cost: 1, influence: 3 },
  { id: 'doji-hotaru-2', clan: 'crane', number: '49', en: 'Doji Hotaru', version: 2, type: 'character', side: 'dynasty', cost: 5, military: 3, political: 6, glory: 3, traits: ['bushi', 'courtier', 'champion'], unique: true },
  { id: 'doji-kuwanan', clan: 'crane', number: '50', en: 'Doji Kuwanan', type: 'character', side: 'dynasty', cost: 5, military: 5, political: 4, glory: 3, traits: ['bushi', 'champion'], unique: true },
  { id: 'iron-crane-legion', clan: 'crane', number: '71', en: 'Iron Crane Legion', type: 'character', side: 'dynasty', cost: 4, military: 0, x: 'military', political: 3, glory: 2, traits: ['bushi', 'army'] },
  { id: 'kakita-s-final-stance', clan: 'crane', number: '125', en: "Kakita's Final Stance", type: 'event', cost: 1, influence: 2, traits: ['technique'] },
  { id: 'esteemed-tea-house', clan: 'crane', number: '7', en: 'Esteemed Tea House', type: 'holding', strengthBonus: 2, traits: ['tea-house'] },
  // Dragon
  { id: 'scene-of-the-crime', clan: 'dragon', number: '2', en: 'Scene of the Crime', type: 'province', strength: 4, elements: ['earth'] },
  // Lion
  { id: 'steward-of-the-rich-frog', clan: 'lion', number: '54', en: 'Steward of the Rich Frog', de: 'Verwalterin des Reichen Froschs', type: 'character', side: 'dynasty', cost: 2, military: 1, political: 3, glory: 1, traits: ['courtier'] },
  { id: 'forebearer-s-echoes', clan: 'lion', number: '39', en: "Forebearer's Echoes", type: 'event', cost: 2, influence: 1, traits: ['spell', 'air'], role: 'air' },
  { id: 'hero-of-three-trees', clan: 'lion', number: '116', en: 'Hero of Three Trees', type: 'character', side: 'dynasty', cost: 3, military: 3, political: 2, glory: 2, traits: ['bushi'] },
  { id: 'regal-bearing', clan: 'lion', number: '84', en: 'Regal Bearing', type: 'event', cost: 1, influence: 3 },
  { id: 'in-service-to-my-lord', clan: 'lion', number: '127', en: 'In Service to My Lord', type: 'event', cost: 0, influence: 2, traits: ['tactic'] },
  { id: 'command-respect', clan: 'lion', number: '18', en: 'Command Respect', type: 'event', cost: 0, influence: 2 },
  { id: 'matsu-swiftspear', clan: 'lion', number: '53', en: 'Matsu Swiftspear', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 2, glory: 1, traits: ['bushi'] },
  // Phoenix
  { id: 'isawa-heiko', clan: 'phoenix', number: '56', en: 'Isawa Heiko', type: 'character', side: 'dynasty', cost: 4, military: 0, political: 5, glory: 2, traits: ['shugenja', 'water'], unique: true },
  { id: 'earth-becomes-sky', clan: 'phoenix', number: '41', en: 'Earth Becomes Sky', type: 'event', cost: 1, influence: 1, traits: ['spell', 'earth'], role: 'earth' },
  { id: 'inferno-guard-invoker', clan: 'phoenix', number: '119', en: 'Inferno Guard Invoker', type: 'character', side: 'dynasty', cost: 4, military: 3, political: 2, glory: 4, traits: ['shugenja', 'fire'] },
  { id: 'valiant-oathkeeper', clan: 'phoenix', number: '29', en: 'Valiant Oathkeeper', type: 'character', side: 'dynasty', cost: 1, military: 2, political: 2, glory: 1, traits: ['bushi'] },
  // Scorpion
  { id: 'toshi-ranbo', clan: 'scorpion', number: '1', en: 'Toshi Ranbo', de: 'Toshi Ranbo', type: 'province', strength: 3, elements: ['air', 'earth', 'fire', 'void', 'water'], traits: ['imperial'], unique: true },
  { id: 'effective-deception', clan: 'scorpion', number: '46', en: 'Effective Deception', type: 'province', strength: 4, elements: ['earth'] },
  { id: 'palace-guard', clan: 'scorpion', number: '100', en: 'Palace Guard', type: 'character', side: 'dynasty', cost: 1, military: 2, political: 0, glory: 1, traits: ['bushi', 'imperial'] },
  { id: 'licensed-quarter', clan: 'scorpion', number: '78', en: 'Licensed Quarter', type: 'holding', strengthBonus: 2, traits: ['city'] },
  { id: 'bayushi-shoju-2', clan: 'scorpion', number: '121', en: 'Bayushi Shoju', version: 2, type: 'character', side: 'dynasty', cost: 5, military: null, political: 7, glory: 4, traits: ['courtier', 'champion', 'imperial'], unique: true },
  { id: 'yogo-preserver', clan: 'scorpion', number: '30', en: 'Yogo Preserver', type: 'character', side: 'dynasty', cost: 3, military: 2, political: 3, glory: 1, traits: ['shugenja', 'air'] },
  { id: 'petal-village-estate', clan: 'scorpion', number: '101', en: 'Petal Village Estate', type: 'holding', strengthBonus: 0, traits: ['imperial'] },
  { id: 'unspoken-etiquette', clan: 'scorpion', number: '86', en: 'Unspoken Etiquette', type: 'event', cost: 2, influence: 1 },
  // Unicorn
  { id: 'outflank', clan: 'unicorn', number: '110', en: 'Outflank', type: 'event', cost: 0, influence: 2, traits: ['tactic'] },
  // Neutral
  { id: 'hantei-sotorii', clan: 'neutral', number: '13', en: 'Hantei Sotorii', type: 'character', side: 'dynasty', cost: 4, military: 4, political: 3, glory: 3, traits: ['bushi', 'imperial', 'crown-prince'], unique: true },
  { id: 'a-perfect-cut', clan: 'neutral', number: '22', en: 'A Perfect Cut', type: 'event', cost: 0, influence: 0 },
]
