// biome-ignore-all format: one card per line
import type { PrintedFacts } from '../facts.ts'

/** What is printed on the cards of Children of the Empire. */
export const facts: readonly PrintedFacts[] = [
  // Crab
  { id: 'siege-captain', clan: 'crab', number: '8', en: 'Siege Captain', type: 'character', side: 'dynasty', cost: 3, military: 5, political: 1, glory: 2, traits: ['bushi', 'commander', 'engineer'] },
  { id: 'yasuki-procurer', clan: 'crab', number: '7', en: 'Yasuki Procurer', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 2, glory: 0, traits: ['courtier'] },
  { id: 'in-defense-of-rokugan', clan: 'crab', number: '52', en: 'In Defense of Rokugan', type: 'event', cost: 1, influence: 2 },
  { id: 'daring-challenger', clan: 'crab', number: '6', en: 'Daring Challenger', type: 'character', side: 'dynasty', cost: 2, military: 2, political: null, glory: 1, traits: ['bushi', 'duelist'] },
  { id: 'guardian-of-virtue', clan: 'crab', number: '49', en: 'Guardian of Virtue', type: 'character', side: 'conflict', cost: 2, military: 2, political: 2, glory: 1, influence: 1, traits: ['bushi'], role: 'air' },
  { id: 'heavy-ballista', clan: 'crab', number: '10', en: 'Heavy Ballista', type: 'holding', strengthBonus: 0 },
  { id: 'honed-nodachi', clan: 'crab', number: '50', en: 'Honed Nodachi', type: 'attachment', cost: 2, militaryBonus: 3, politicalBonus: 0, influence: 2, traits: ['weapon'] },
  // Crane
  { id: 'paragon-of-grace', clan: 'crane', number: '13', en: 'Paragon of Grace', de: 'Inbegriff der Anmut', type: 'character', side: 'dynasty', cost: 3, military: 2, political: 3, glory: 1, traits: ['bushi', 'courtier'] },
  { id: 'kakita-toshimoko', clan: 'crane', number: '14', en: 'Kakita Toshimoko', de: 'Kakita Toshimoko', type: 'character', side: 'dynasty', cost: 4, military: 4, political: 3, glory: 2, traits: ['bushi', 'duelist'], unique: true },
  { id: 'iaijutsu-master', clan: 'crane', number: '53', en: 'Iaijutsu Master', type: 'attachment', cost: 1, militaryBonus: 1, politicalBonus: 1, influence: 1, traits: ['skill'] },
  { id: 'try-again-tomorrow', clan: 'crane', number: '55', en: 'Try Again Tomorrow', type: 'event', cost: 0, influence: 2 },
  { id: 'kakita-dojo', clan: 'crane', number: '15', en: 'Kakita Dōjō', type: 'holding', strengthBonus: 1, traits: ['dojo'] },
  { id: 'courtly-challenger', clan: 'crane', number: '12', en: 'Courtly Challenger', type: 'character', side: 'dynasty', cost: 2, military: null, political: 2, glory: 2, traits: ['courtier', 'duelist'] },
  { id: 'storied-defeat', clan: 'crane', number: '54', en: 'Storied Defeat', type: 'event', cost: 0, influence: 2 },
  { id: 'ichigenkin-soloist', clan: 'crane', number: '11', en: 'Ichigenkin Soloist', type: 'character', side: 'dynasty', cost: 1, military: 0, political: 2, glory: 1, traits: ['courtier'] },
  { id: 'civil-discourse', clan: 'crane', number: '56', en: 'Civil Discourse', type: 'event', cost: 1, influence: 1, role: 'earth' },
  // Dragon
  { id: 'kitsuki-counselor', clan: 'dragon', number: '16', en: 'Kitsuki Counselor', type: 'character', side: 'dynasty', cost: 1, military: 1, political: 1, glory: 1, traits: ['courtier'] },
  { id: 'mirumoto-dojo', clan: 'dragon', number: '20', en: 'Mirumoto Dōjō', type: 'holding', strengthBonus: 1, traits: ['dojo'] },
  { id: 'prudent-challenger', clan: 'dragon', number: '17', en: 'Prudent Challenger', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 2, glory: 0, traits: ['bushi', 'duelist'] },
  { id: 'solitary-strength', clan: 'dragon', number: '57', en: 'Solitary Strength', type: 'attachment', cost: 1, militaryBonus: 1, politicalBonus: 2, influence: 1, role: 'air' },
  { id: 'tranquil-philosopher', clan: 'dragon', number: '18', en: 'Tranquil Philosopher', type: 'character', side: 'dynasty', cost: 3, military: 2, political: 2, glory: 2, traits: ['monk'] },
  // Lion
  { id: 'true-strike-kenjutsu', clan: 'lion', number: '61', en: 'True Strike Kenjutsu', type: 'attachment', cost: 1, militaryBonus: 0, politicalBonus: 0, influence: 2, traits: ['technique'] },
  { id: 'tactician-s-camp', clan: 'lion', number: '25', en: "Tactician's Camp", type: 'holding', strengthBonus: 1, traits: ['battlefield'] },
  { id: 'ikoma-orator', clan: 'lion', number: '22', en: 'Ikoma Orator', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 1, glory: 1, traits: ['courtier'] },
  { id: 'glorious-victory', clan: 'lion', number: '64', en: 'Glorious Victory', type: 'event', cost: 3, influence: 3 },
  { id: 'student-of-war', clan: 'lion', number: '23', en: 'Student of War', type: 'character', side: 'dynasty', cost: 3, military: 3, political: 2, glory: 1, traits: ['bushi'] },
  { id: 'honorable-challenger', clan: 'lion', number: '21', en: 'Honorable Challenger', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 1, glory: 2, traits: ['bushi', 'duelist'] },
  { id: 'matsu-tsuko', clan: 'lion', number: '24', en: 'Matsu Tsuko', type: 'character', side: 'dynasty', cost: 4, military: 4, political: 3, glory: 2, traits: ['bushi', 'berserker', 'daimyo'], unique: true },
  // Phoenix
  { id: 'sincere-challenger', clan: 'phoenix', number: '27', en: 'Sincere Challenger', de: 'Aufrechter Herausforderer', type: 'character', side: 'dynasty', cost: 2, military: 1, political: 2, glory: 2, traits: ['courtier', 'duelist'] },
  { id: 'isawa-ujina', clan: 'phoenix', number: '29', en: 'Isawa Ujina', type: 'character', side: 'dynasty', cost: 4, military: 2, political: 4, glory: 2, traits: ['shugenja', 'void', 'elemental-master'], unique: true },
  { id: 'gift-of-amaterasu', clan: 'phoenix', number: '66', en: 'Gift of Amaterasu', type: 'event', cost: 1, influence: 3, traits: ['spell', 'fire'] },
  { id: 'unmatched-expertise', clan: 'phoenix', number: '65', en: 'Unmatched Expertise', type: 'attachment', cost: 0, militaryBonus: 1, politicalBonus: 1, influence: 2, traits: ['technique'], role: 'fire' },
  { id: 'subdue-the-spirits', clan: 'phoenix', number: '68', en: 'Subdue the Spirits', type: 'event', cost: 2, influence: 2 },
  { id: 'ancestral-shrine', clan: 'phoenix', number: '30', en: 'Ancestral Shrine', type: 'holding', strengthBonus: 1, traits: ['shrine'] },
  { id: 'severed-from-the-stream', clan: 'phoenix', number: '67', en: 'Severed from the Stream', type: 'event', cost: 1, influence: 1, traits: ['spell', 'void'] },
  // Scorpion
  { id: 'loyal-challenger', clan: 'scorpion', number: '31', en: 'Loyal Challenger', type: 'character', side: 'dynasty', cost: 2, military: 1, political: 3, glory: 0, traits: ['courtier', 'duelist'] },
  { id: 'kirei-ko', clan: 'scorpion', number: '70', en: 'Kirei-ko', type: 'event', cost: 1, influence: 3, traits: ['poison'] },
  { id: 'shosuro-hametsu', clan: 'scorpion', number: '35', en: 'Shosuro Hametsu', type: 'character', side: 'dynasty', cost: 4, military: 2, political: 3, glory: 1, traits: ['daimyo', 'shinobi'], unique: true },
  { id: 'attendant-to-the-emperor', clan: 'scorpion', number: '33', en: 'Attendant to the Emperor', type: 'character', side: 'dynasty', cost: 3, military: 1, political: 5, glory: 2, traits: ['courtier', 'imperial'] },
  { id: 'infiltrator-s-tools', clan: 'scorpion', number: '69', en: "Infiltrator's Tools", type: 'attachment', cost: 0, militaryBonus: 0, politicalBonus: 0, influence: 1, traits: ['item'] },
  { id: 'miyako-s-undertaking', clan: 'scorpion', number: '72', en: "Miyako's Undertaking", type: 'event', cost: 2, influence: 1 },
  { id: 'midnight-prowler', clan: 'scorpion', number: '32', en: 'Midnight Prowler', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 1, glory: 0, traits: ['bushi', 'shinobi'] },
  // Unicorn
  { id: 'shinjo-ambusher', clan: 'unicorn', number: '73', en: 'Shinjo Ambusher', type: 'character', side: 'conflict', cost: 1, military: 2, political: 0, glory: 1, influence: 2, traits: ['bushi', 'cavalry'] },
  { id: 'outskirts-sentry', clan: 'unicorn', number: '36', en: 'Outskirts Sentry', type: 'character', side: 'dynasty', cost: 1, military: 2, political: null, glory: 0, traits: ['bushi', 'scout'] },
  { id: 'jewel-of-the-khamasin', clan: 'unicorn', number: '74', en: 'Jewel of the Khamasin', type: 'attachment', cost: 2, militaryBonus: 1, politicalBonus: 1, influence: 3, traits: ['item', 'meishodo'], unique: true },
  { id: 'shiotome-heroine', clan: 'unicorn', number: '39', en: 'Shiotome Heroine', type: 'character', side: 'dynasty', cost: 3, military: 3, political: 1, glory: 2, traits: ['bushi', 'cavalry', 'battle-maiden'] },
  { id: 'honest-challenger', clan: 'unicorn', number: '37', en: 'Honest Challenger', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 2, glory: 1, traits: ['bushi', 'cavalry', 'duelist'] },
  // Neutral
  { id: 'stay-your-hand', clan: 'neutral', number: '80', en: 'Stay Your Hand', de: 'Innehalten', type: 'event', cost: 0 },
  { id: 'vassal-fields', clan: 'neutral', number: '5', en: 'Vassal Fields', type: 'province', strength: 4, elements: ['earth'] },
  { id: 'aspiring-challenger', clan: 'neutral', number: '41', en: 'Aspiring Challenger', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 2, glory: 1, traits: ['bushi', 'duelist', 'mantis-clan'] },
  { id: 'proving-ground', clan: 'neutral', number: '48', en: 'Proving Ground', type: 'holding', strengthBonus: 0, traits: ['dojo'] },
  { id: 'temple-of-the-dragons', clan: 'neutral', number: '4', en: 'Temple of the Dragons', type: 'province', strength: 4, elements: ['void'], traits: ['temple'] },
  { id: 'prayers-to-ebisu', clan: 'neutral', number: '82', en: 'Prayers to Ebisu', type: 'event', cost: 3, influence: 0 },
  { id: 'kiku-matsuri', clan: 'neutral', number: '1', en: 'Kiku Matsuri', type: 'province', strength: 4, elements: ['air'], traits: ['festival'] },
  { id: 'midnight-revels', clan: 'neutral', number: '3', en: 'Midnight Revels', type: 'province', strength: 4, elements: ['water'] },
  { id: 'humble-magistrate', clan: 'neutral', number: '43', en: 'Humble Magistrate', type: 'character', side: 'dynasty', cost: 3, military: 2, political: 2, glory: 2, traits: ['courtier', 'imperial', 'magistrate'], role: 'seeker' },
  { id: 'akodo-toturi-2', clan: 'neutral', number: '45', en: 'Akodo Toturi', version: 2, type: 'character', side: 'dynasty', cost: 5, military: 6, political: 3, glory: 3, traits: ['bushi', 'champion', 'imperial'], unique: true },
]
