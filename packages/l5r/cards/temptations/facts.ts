// biome-ignore-all format: one card per line
import type { PrintedFacts } from '../facts.ts'

/** What is printed on the cards of the Temptations cycle. */
export const facts: readonly PrintedFacts[] = [
  // Crab
  { id: 'battle-meditation', clan: 'crab', number: '100', en: 'Battle Meditation', type: 'event', cost: 0, influence: 1 },
  { id: 'silent-skirmisher', clan: 'crab', number: '26', en: 'Silent Skirmisher', type: 'character', side: 'dynasty', cost: 0, military: 1, political: null, glory: 1, traits: ['bushi', 'berserker'] },
  { id: 'the-eternal-watch', clan: 'crab', number: '45', en: 'The Eternal Watch', type: 'province', strength: 5, elements: ['earth'] },
  { id: 'damned-hida', clan: 'crab', number: '48', en: 'Damned Hida', type: 'character', side: 'dynasty', cost: 3, military: 3, political: null, glory: 0, traits: ['bushi', 'berserker', 'shadowlands'] },
  { id: 'castle-of-the-forgotten', clan: 'crab', number: '87', en: 'Castle of the Forgotten', type: 'stronghold', strengthBonus: 2, honor: 10, fate: 7, influencePool: 9, traits: ['castle'], unique: true },
  { id: 'repentant-legion', clan: 'crab', number: '90', en: 'Repentant Legion', type: 'character', side: 'dynasty', cost: 5, military: 9, political: null, glory: 1, traits: ['bushi', 'army', 'berserker'] },
  { id: 'enraged', clan: 'crab', number: '75', en: 'Enraged', type: 'attachment', cost: 0, militaryBonus: 2, politicalBonus: -2, influence: 2, traits: ['condition'], role: 'fire' },
  { id: 'at-any-cost', clan: 'crab', number: '122', en: 'At Any Cost', type: 'event', cost: 0, influence: 4, traits: ['philosophy'] },
  { id: 'master-of-jade', clan: 'crab', number: '27', en: 'Master of Jade', type: 'character', side: 'dynasty', cost: 4, military: 3, political: 3, glory: 0, traits: ['shugenja', 'earth'], role: 'keeper' },
  { id: 'yasuki-oguri-2', clan: 'crab', number: '3', en: 'Yasuki Oguri', version: 2, type: 'character', side: 'dynasty', cost: 2, military: 1, political: 1, glory: 1, traits: ['courtier'], unique: true },
  { id: 'midnight-builder', clan: 'crab', number: '112', en: 'Midnight Builder', type: 'character', side: 'dynasty', cost: 4, military: 4, political: 3, glory: 1, traits: ['bushi', 'engineer'] },
  { id: 'watchtower-of-sun-s-shadow', clan: 'crab', number: '4', en: "Watchtower of Sun's Shadow", type: 'holding', strengthBonus: 1, traits: ['kaiu-wall'], unique: true, deckLimit: 1 },
  // Crane
  { id: 'arrogant-kakita', clan: 'crane', number: '68', en: 'Arrogant Kakita', type: 'character', side: 'dynasty', cost: 2, military: 3, political: 2, glory: 2, traits: ['bushi', 'duelist'] },
  { id: 'fu-sui-temple', clan: 'crane', number: '92', en: 'Fū Sui Temple', type: 'holding', strengthBonus: 2, traits: ['temple'] },
  { id: 'the-way-of-peace', clan: 'crane', number: '23', en: 'The Way of Peace', type: 'province', strength: 3, elements: ['air'] },
  { id: 'raze-to-the-ground', clan: 'crane', number: '37', en: 'Raze to the Ground', type: 'event', cost: 0, influence: 1, role: 'earth' },
  { id: 'setting-the-standard', clan: 'crane', number: '124', en: 'Setting the Standard', type: 'attachment', cost: 1, militaryBonus: 0, politicalBonus: 2, influence: 2, traits: ['technique'], role: 'air' },
  { id: 'superior-authority', clan: 'crane', number: '16', en: 'Superior Authority', type: 'event', cost: 3, influence: 2 },
  // Dragon
  { id: 'betrayal-of-truth', clan: 'dragon', number: '103', en: 'Betrayal of Truth', type: 'event', cost: 2, influence: 2, traits: ['heresy'] },
  { id: 'perfect-land-believer', clan: 'dragon', number: '29', en: 'Perfect Land Believer', type: 'character', side: 'dynasty', cost: 1, military: 1, political: 0, glory: 0, traits: ['heretic', 'peasant'] },
  { id: 'mushin-no-shin', clan: 'dragon', number: '79', en: 'Mushin no Shin', type: 'event', cost: 0, influence: 3 },
  { id: 'phoenix-tattoo', clan: 'dragon', number: '102', en: 'Phoenix Tattoo', type: 'attachment', cost: 1, militaryBonus: 2, politicalBonus: 2, influence: 2, traits: ['tattoo'], role: 'fire' },
  { id: 'militant-faithful', clan: 'dragon', number: '93', en: 'Militant Faithful', type: 'character', side: 'dynasty', cost: 5, military: 5, political: 5, glory: 0, traits: ['peasant', 'heretic', 'army'] },
  { id: 'seeking-enlightenment', clan: 'dragon', number: '46', en: 'Seeking Enlightenment', type: 'province', strength: 5, elements: ['fire'] },
  { id: 'self-understanding', clan: 'dragon', number: '17', en: 'Self-Understanding', type: 'attachment', cost: 3, militaryBonus: 0, politicalBonus: 3, influence: 3, traits: ['condition'] },
  { id: 'overlooked-community', clan: 'dragon', number: '7', en: 'Overlooked Community', type: 'holding', strengthBonus: 2, traits: ['village'] },
  { id: 'solitary-hero', clan: 'dragon', number: '70', en: 'Solitary Hero', type: 'character', side: 'dynasty', cost: 3, military: 3, political: 1, glory: 1, traits: ['bushi', 'duelist'] },
  // Lion
  { id: 'commander-of-the-legions', clan: 'lion', number: '30', en: 'Commander of the Legions', type: 'character', side: 'dynasty', cost: 4, military: 4, political: 2, glory: 2, traits: ['bushi', 'commander'] },
  { id: 'ujiaki-s-offer', clan: 'lion', number: '126', en: "Ujiaki's Offer", type: 'event', cost: 1, influence: 3, traits: ['tactic'] },
  { id: 'lion-s-pride-paragon', clan: 'lion', number: '51', en: "Lion's Pride Paragon", type: 'character', side: 'dynasty', cost: 3, military: 3, political: 1, glory: 3, traits: ['bushi'] },
  { id: 'procedural-interference', clan: 'lion', number: '9', en: 'Procedural Interference', type: 'event', side: 'dynasty', cost: 0 },
  { id: 'feeding-an-army', clan: 'lion', number: '61', en: 'Feeding an Army', type: 'event', cost: 0, influence: 2, role: 'air' },
  { id: 'revered-ikoma', clan: 'lion', number: '8', en: 'Revered Ikoma', type: 'character', side: 'dynasty', cost: 2, military: 1, political: 2, glory: 2, traits: ['courtier'] },
  { id: 'under-amaterasu-s-gaze', clan: 'lion', number: '39', en: "Under Amaterasu's Gaze", type: 'attachment', cost: 1, influence: 1, traits: ['battlefield'] },
  // Phoenix
  { id: 'young-philosopher', clan: 'phoenix', number: '72', en: 'Young Philosopher', type: 'character', side: 'dynasty', cost: 2, military: null, political: 4, glory: 2, traits: ['shugenja', 'air', 'scholar'] },
  { id: 'offerings-to-the-kami', clan: 'phoenix', number: '88', en: 'Offerings to the Kami', type: 'province', strength: 4, elements: ['void'], traits: ['shrine'] },
  { id: 'blessed-by-fukurokujin', clan: 'phoenix', number: '81', en: 'Blessed By Fukurokujin', type: 'attachment', cost: 1, militaryBonus: 1, politicalBonus: 1, influence: 1, traits: ['spell', 'air'] },
  { id: 'relentless-inquisitor', clan: 'phoenix', number: '119', en: 'Relentless Inquisitor', type: 'character', side: 'dynasty', cost: 4, military: 2, political: 4, glory: 2, traits: ['courtier'], role: 'seeker' },
  { id: 'steward-of-cryptic-lore', clan: 'phoenix', number: '31', en: 'Steward of Cryptic Lore', type: 'character', side: 'dynasty', cost: 4, military: 3, political: 3, glory: 2, traits: ['shugenja', 'earth', 'scholar'] },
  // Scorpion
  { id: 'messenger-of-misery', clan: 'scorpion', number: '41', en: 'Messenger of Misery', type: 'character', side: 'conflict', cost: 1, military: 0, political: 1, glory: 0, influence: 1, traits: ['courtier'] },
  { id: 'underhanded-samurai', clan: 'scorpion', number: '120', en: 'Underhanded Samurai', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 1, glory: 0, traits: ['bushi'] },
  { id: 'the-scorpion-clan-coup', clan: 'scorpion', number: '1', en: 'The Scorpion Clan Coup', type: 'province', strength: 5, elements: ['air'], traits: ['imperial'] },
  { id: 'yogo-paramour', clan: 'scorpion', number: '54', en: 'Yogo Paramour', type: 'character', side: 'dynasty', cost: 2, military: 1, political: 3, glory: 0, traits: ['shugenja', 'air'] },
  { id: 'sinister-peacekeeper', clan: 'scorpion', number: '11', en: 'Sinister Peacekeeper', type: 'character', side: 'dynasty', cost: 1, military: 0, political: 2, glory: 2, traits: ['courtier', 'imperial'], role: 'keeper' },
  { id: 'shadowed-village', clan: 'scorpion', number: '55', en: 'Shadowed Village', type: 'holding', strengthBonus: 0, traits: ['village'] },
  // Unicorn
  { id: 'higashi-kaze-company', clan: 'unicorn', number: '99', en: 'Higashi Kaze Company', type: 'character', side: 'dynasty', cost: 5, military: 6, political: 3, glory: 2, traits: ['bushi', 'army', 'cavalry'] },
  { id: 'khanbulak-benefactor', clan: 'unicorn', number: '12', en: 'Khanbulak Benefactor', type: 'character', side: 'dynasty', cost: 4, military: 2, political: 4, glory: 2, traits: ['courtier', 'merchant'] },
  { id: 'moto-conqueror', clan: 'unicorn', number: '121', en: 'Moto Conqueror', type: 'character', side: 'dynasty', cost: 2, military: 4, political: null, glory: 0, traits: ['bushi', 'cavalry'] },
  { id: 'open-field-skirmisher', clan: 'unicorn', number: '98', en: 'Open Field Skirmisher', type: 'character', side: 'dynasty', cost: 1, military: 2, political: 0, glory: 1, traits: ['bushi'] },
  { id: 'reserve-tents', clan: 'unicorn', number: '35', en: 'Reserve Tents', type: 'holding', strengthBonus: 2, traits: ['battlefield'] },
  { id: 'ride-on', clan: 'unicorn', number: '130', en: 'Ride On', type: 'event', cost: 0, influence: 1, traits: ['tactic'] },
  // Neutral
  { id: 'make-your-case', clan: 'neutral', number: '22', en: 'Make Your Case', type: 'event', cost: 0, influence: 0, role: 'seeker' },
  { id: 'deserted-shrine', clan: 'neutral', number: '89', en: 'Deserted Shrine', type: 'province', strength: 4, elements: ['earth'], traits: ['shrine'] },
  { id: 'curse-of-misfortune', clan: 'neutral', number: '44', en: 'Curse of Misfortune', type: 'attachment', cost: 1, militaryBonus: 0, politicalBonus: 0, influence: 0, traits: ['condition', 'curse'] },
  { id: 'resourceful-maho-tsukai', clan: 'neutral', number: '57', en: 'Resourceful Mahō-Tsukai', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 1, glory: 0, traits: ['shugenja', 'shadowlands'] },
]
