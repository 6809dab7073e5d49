// biome-ignore-all format: one card per line
import type { CardFacts } from '../facts.ts'

/** What is printed on the cards of Worlds Collide. */
export const facts: readonly CardFacts[] = [
  // Brobnar
  { id: 'irestaff', set: 'WC', number: '010', en: 'Irestaff', de: 'Stab des Zorns', it: 'Bastone dell’Ira', house: 'brobnar', type: 'artifact', amber: 1, power: null, armor: 0, traits: ['weapon'], rarity: 'common' },
  { id: 'overrun', set: 'WC', number: '025', en: 'Overrun', de: 'Überrennen', it: 'Sopraffare', house: 'brobnar', type: 'action', amber: 1, power: null, armor: 0, traits: [], rarity: 'uncommon' },
  { id: 'kaloch-stonefather', set: 'WC', number: '041', en: 'Kaloch Stonefather', de: 'Kaloch Steinvater', it: 'Kaloch Padreroccia', house: 'brobnar', type: 'creature', amber: 0, power: 6, armor: 0, traits: ['giant', 'leader'], rarity: 'rare' },

  // Dis
  { id: 'obsidian-forge', set: 'WC', number: '093', en: 'Obsidian Forge', de: 'Obsidian-Schmiede', it: 'Forgia d’Ossidiana', house: 'dis', type: 'artifact', amber: 1, power: null, armor: 0, traits: ['item'], rarity: 'uncommon', also: [['MM', '025']] },
  { id: 'sinestra', set: 'WC', number: '116', en: 'Sinestra', de: 'Sinestra', it: 'Sinestra', house: 'dis', type: 'creature', amber: 0, power: 5, armor: 0, traits: ['demon'], rarity: 'rare', also: [['MM', '047']] },
  { id: 'dexus', set: 'WC', number: '124', en: 'Dexus', de: 'Dexus', it: 'Dexus', house: 'dis', type: 'creature', amber: 0, power: 5, armor: 0, traits: ['demon'], rarity: 'variant', also: [['MM', '054']] },

  // Logos
  { id: 'code-monkey', set: 'WC', number: '147', en: 'Code Monkey', de: 'Code-Affe', it: 'Macacodice', house: 'logos', type: 'creature', amber: 0, power: 3, armor: 0, traits: ['ai', 'beast'], rarity: 'uncommon' },
  { id: 'discombobulator', set: 'WC', number: '149', en: 'Discombobulator', de: 'Diskombobulator', it: 'Discombussolatore', house: 'logos', type: 'upgrade', amber: 1, power: null, armor: 0, traits: [], rarity: 'uncommon', also: [['MM', '086']] },
  { id: 'hyde', set: 'WC', number: '167', en: 'Hyde', de: 'Hyde', it: 'Hyde', house: 'logos', type: 'creature', amber: 0, power: 4, armor: 0, traits: ['human', 'scientist'], rarity: 'rare', also: [['MM', '104']] },
  { id: 'mimic-gel', set: 'WC', number: '170', en: 'Mimic Gel', de: 'Mimikry-Gel', it: 'Gel Emulante', house: 'logos', type: 'creature', amber: 0, power: null, armor: 0, traits: ['shapeshifter', 'mutant'], rarity: 'rare' },
  { id: 'velum', set: 'WC', number: '181', en: 'Velum', de: 'Velum', it: 'Velum', house: 'logos', type: 'creature', amber: 0, power: 2, armor: 0, traits: ['human', 'scientist'], rarity: 'fixed', also: [['MM', '118']] },

  // Saurian
  { id: 'imperial-scutum', set: 'WC', number: '185', en: 'Imperial Scutum', de: 'Imperialer Schild', it: 'Scutum Imperiale', house: 'saurian', type: 'upgrade', amber: 1, power: null, armor: 0, traits: [], rarity: 'common' },
  { id: 'phalanx-strike', set: 'WC', number: '189', en: 'Phalanx Strike', de: 'Phalanx-Stoß', it: 'Colpo della Falange', house: 'saurian', type: 'action', amber: 1, power: null, armor: 0, traits: [], rarity: 'common' },
  { id: 'gargantodon', set: 'WC', number: '203', en: 'Gargantodon', de: 'Gargantodon', it: 'Gargantodonte', house: 'saurian', type: 'creature', amber: 0, power: 16, armor: 0, traits: ['beast'], rarity: 'uncommon' },
  { id: 'auto-legionary', set: 'WC', number: '214', en: 'Auto-Legionary', de: 'Legionär-o-bot', it: 'Robolegionario', house: 'saurian', type: 'artifact', amber: 0, power: null, armor: 0, traits: ['robot', 'ally'], rarity: 'rare' },

  // Star Alliance
  { id: 'crash-muldoon', set: 'WC', number: '327', en: 'Crash Muldoon', de: '„Bruchpilot“ Muldoon', it: 'Crash Muldoon', house: 'staralliance', type: 'creature', amber: 0, power: 3, armor: 0, traits: ['human', 'pilot'], rarity: 'rare' },
  { id: 'encounter-suit', set: 'WC', number: '330', en: 'Encounter Suit', de: 'Schutzanzug', it: 'Exotuta', house: 'staralliance', type: 'upgrade', amber: 0, power: null, armor: 0, traits: [], rarity: 'rare', also: [['MM', '339']] },

  // Untamed
  { id: 'creed-of-nurture', set: 'WC', number: '386', en: 'Creed of Nurture', de: 'Bekenntnis der Pflege', it: 'Credo dell’Allevamento', house: 'untamed', type: 'artifact', amber: 0, power: null, armor: 0, traits: ['power'], rarity: 'rare' },

  // Anomalies: each can be of any house, so that the one here stands for none (glossary/anomalie)
  { id: 'ghostform', set: 'WC', number: 'A01', en: 'Ghostform', de: 'Geisterform', it: 'Forma Fantasma', house: 'brobnar', type: 'upgrade', amber: 1, power: null, armor: 0, traits: [], rarity: 'fixed', anomaly: true },
  { id: 'infomancer', set: 'WC', number: 'A02', en: 'Infomancer', de: 'Informantiker', it: 'Infomante', house: 'brobnar', type: 'creature', amber: 0, power: 3, armor: 0, traits: ['human', 'cyborg'], rarity: 'fixed', anomaly: true },
  { id: 'memolith', set: 'WC', number: 'A04', en: 'Memolith', de: 'Memolith', it: 'Memolito', house: 'brobnar', type: 'artifact', amber: 0, power: null, armor: 0, traits: ['location'], rarity: 'fixed', anomaly: true },
  { id: 'orb-of-wonder', set: 'WC', number: 'A06', en: 'Orb of Wonder', de: 'Wunderkugel', it: 'Globo delle Meraviglie', house: 'sanctum', type: 'artifact', amber: 0, power: null, armor: 0, traits: ['item'], rarity: 'rare', also: [['MM', '173']], anomaly: true },
  { id: 'the-grim-reaper', set: 'WC', number: 'A07', en: 'The Grim Reaper', de: 'Der Sensenmann', it: 'Tristo Mietitore', house: 'brobnar', type: 'creature', amber: 0, power: 4, armor: 0, traits: ['robot', 'specter'], rarity: 'fixed', anomaly: true },
  { id: 'the-red-baron', set: 'WC', number: 'A08', en: 'The Red Baron', de: 'Der Rote Baron', it: 'Barone Rosso', house: 'brobnar', type: 'creature', amber: 0, power: 4, armor: 1, traits: ['cyborg', 'pirate'], rarity: 'fixed', anomaly: true },
  { id: 'valoocanth', set: 'WC', number: 'A10', en: 'Valoocanth', de: 'Valoocanth', it: 'Valucanto', house: 'brobnar', type: 'creature', amber: 0, power: 6, armor: 0, traits: ['aquan'], rarity: 'fixed', anomaly: true },
]
