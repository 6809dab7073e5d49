// biome-ignore-all format: one card per line
import type { PrintedFacts } from '../facts.ts'

/** What is printed on the cards of the Imperial cycle. */
export const facts: readonly PrintedFacts[] = [
  // Crab
  { id: 'pathfinder-s-blade', clan: 'crab', number: '31', en: "Pathfinder's Blade", de: 'Klinge des Kundschafters', type: 'attachment', cost: 0, militaryBonus: 1, politicalBonus: 0, influence: 1, traits: ['weapon'], role: 'seeker', restricted: 'restricted/klinge-des-kundschafters' },
  { id: 'kaiu-inventor', clan: 'crab', number: '63', en: 'Kaiu Inventor', de: 'Erfinderin der Kaiu', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 1, glory: 0, traits: ['bushi', 'engineer'] },
  { id: 'pit-trap', clan: 'crab', number: '73', en: 'Pit Trap', de: 'Fallgrube', type: 'attachment', cost: 3, militaryBonus: -1, politicalBonus: -1, influence: 3, traits: ['item', 'trap'] },
  // Crane
  { id: 'origami-master', clan: 'crane', number: '84', en: 'Origami Master', de: 'Origami-Meister', type: 'character', side: 'dynasty', cost: 4, military: 1, political: 4, glory: 1, traits: ['shugenja', 'air'] },
  { id: 'test-of-skill', clan: 'crane', number: '93', en: 'Test of Skill', de: 'Prüfung des Könnens', type: 'event', cost: 1, influence: 2, role: 'seeker' },
  { id: 'pillow-book', clan: 'crane', number: '113', en: 'Pillow Book', de: 'Kopfkissenbuch', type: 'attachment', cost: 0, militaryBonus: 0, politicalBonus: 0, influence: 2, traits: ['item'] },
  // Phoenix
  { id: 'embrace-the-void', clan: 'phoenix', number: '16', en: 'Embrace the Void', de: 'Umarme die Leere', type: 'attachment', cost: 0, militaryBonus: 0, politicalBonus: 0, influence: 2, traits: ['spell', 'void'], restricted: 'restricted/umarme-die-leere' },
  // Scorpion
  { id: 'a-fate-worse-than-death', clan: 'scorpion', number: '98', en: 'A Fate Worse Than Death', de: 'Ein Schicksal schlimmer als der Tod', type: 'event', cost: 4, influence: 3, restricted: 'restricted/ein-schicksal-schlimmer-als-der-tod' },
  // Unicorn
  { id: 'ride-them-down', clan: 'unicorn', number: '99', en: 'Ride Them Down', de: 'Reitet sie nieder', type: 'event', cost: 1, influence: 3 },
  // Neutral
  { id: 'policy-debate', clan: 'neutral', number: '40', en: 'Policy Debate', de: 'Politische Debatte', type: 'event', cost: 0, restricted: 'restricted/politische-debatte' },
  { id: 'feast-or-famine', clan: 'neutral', number: '41', en: 'Feast or Famine', de: 'Überfluss oder Mangel', type: 'province', strength: 3, elements: ['fire'], role: 'fire', restricted: 'restricted/ueberfluss-oder-mangel' },
  { id: 'censure', clan: 'neutral', number: '60', en: 'Censure', de: 'Verweis', type: 'event', cost: 0, traits: ['imperial'] },
  { id: 'way-of-the-chrysanthemum', clan: 'neutral', number: '80', en: 'Way of the Chrysanthemum', de: 'Weg der Chrysantheme', type: 'event', cost: 2, traits: ['imperial', 'philosophy'] },
  { id: 'waning-hostilities', clan: 'neutral', number: '100', en: 'Waning Hostilities', de: 'Nachlassende Feindseligkeiten', type: 'event', cost: 1 },
]
