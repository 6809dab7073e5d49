// biome-ignore-all format: one card per line
import type { PrintedFacts } from '../facts.ts'

/** What is printed on the cards of Clan War. */
export const facts: readonly PrintedFacts[] = [
  // Crab
  { id: 'one-of-the-forgotten', clan: 'crab', number: '26', en: 'One of the Forgotten', type: 'character', side: 'dynasty', cost: 2, military: 4, political: 0, glory: 0, traits: ['bushi', 'berserker'] },
  // Crane
  { id: 'return-the-offense', clan: 'crane', number: '71', en: 'Return the Offense', type: 'event', cost: 1, influence: 1 },
  { id: 'chancellor-s-aide', clan: 'crane', number: '30', en: "Chancellor's Aide", type: 'character', side: 'dynasty', cost: 1, military: 1, political: 1, glory: 1, traits: ['courtier', 'imperial'] },
  // Lion
  { id: 'bushido-adherent', clan: 'lion', number: '44', en: 'Bushidō Adherent', type: 'character', side: 'dynasty', cost: 3, military: 4, political: 2, glory: 2, traits: ['bushi'] },
  { id: 'privileged-position', clan: 'lion', number: '79', en: 'Privileged Position', type: 'event', cost: 2, influence: 2 },
  { id: 'called-to-war', clan: 'lion', number: '77', en: 'Called to War', type: 'event', cost: 0, influence: 3 },
  // Scorpion
  { id: 'compelling-testimony', clan: 'scorpion', number: '86', en: 'Compelling Testimony', type: 'event', cost: 1, influence: 3 },
  { id: 'acclaimed-geisha-house', clan: 'scorpion', number: '54', en: 'Acclaimed Geisha House', type: 'holding', strengthBonus: 1 },
  { id: 'master-whisperer', clan: 'scorpion', number: '53', en: 'Master Whisperer', type: 'character', side: 'dynasty', cost: 3, military: 2, political: 3, glory: 1, traits: ['courtier'] },
  // Unicorn
  { id: 'way-station-trader', clan: 'unicorn', number: '58', en: 'Way Station Trader', type: 'character', side: 'dynasty', cost: 2, military: 1, political: 2, glory: 0, traits: ['courtier', 'gaijin', 'merchant'] },
]
