// biome-ignore-all format: one card per line
import type { CardFacts } from '../facts.ts'

/** Worlds Collide: the cards that the rulebook names. */
export const wcNamed: readonly CardFacts[] = [
  { id: 'overrun', set: 'WC', number: '025', en: 'Overrun', de: 'Überrennen', house: 'brobnar', type: 'action', amber: 1, power: null, armor: 0, traits: [], rarity: 'uncommon' },
  { id: 'obsidian-forge', set: 'WC', number: '093', en: 'Obsidian Forge', de: 'Obsidian-Schmiede', house: 'dis', type: 'artifact', amber: 1, power: null, armor: 0, traits: ['item'], rarity: 'uncommon', also: [['MM', '025']] },
  { id: 'sinestra', set: 'WC', number: '116', en: 'Sinestra', de: 'Sinestra', house: 'dis', type: 'creature', amber: 0, power: 5, armor: 0, traits: ['demon'], rarity: 'rare', also: [['MM', '047']] },
  { id: 'dexus', set: 'WC', number: '124', en: 'Dexus', de: 'Dexus', house: 'dis', type: 'creature', amber: 0, power: 5, armor: 0, traits: ['demon'], rarity: 'variant', also: [['MM', '054']] },
  { id: 'code-monkey', set: 'WC', number: '147', en: 'Code Monkey', de: 'Code-Affe', house: 'logos', type: 'creature', amber: 0, power: 3, armor: 0, traits: ['ai', 'beast'], rarity: 'uncommon' },
  { id: 'discombobulator', set: 'WC', number: '149', en: 'Discombobulator', de: 'Diskombobulator', house: 'logos', type: 'upgrade', amber: 1, power: null, armor: 0, traits: [], rarity: 'uncommon', also: [['MM', '086']] },
  { id: 'hyde', set: 'WC', number: '167', en: 'Hyde', de: 'Hyde', house: 'logos', type: 'creature', amber: 0, power: 4, armor: 0, traits: ['human', 'scientist'], rarity: 'rare', also: [['MM', '104']] },
  { id: 'mimic-gel', set: 'WC', number: '170', en: 'Mimic Gel', de: 'Mimikry-Gel', house: 'logos', type: 'creature', amber: 0, power: null, armor: 0, traits: ['shapeshifter', 'mutant'], rarity: 'rare' },
  { id: 'imperial-scutum', set: 'WC', number: '185', en: 'Imperial Scutum', de: 'Imperialer Schild', house: 'saurian', type: 'upgrade', amber: 1, power: null, armor: 0, traits: [], rarity: 'common' },
  { id: 'phalanx-strike', set: 'WC', number: '189', en: 'Phalanx Strike', de: 'Phalanx-Stoß', house: 'saurian', type: 'action', amber: 1, power: null, armor: 0, traits: [], rarity: 'common' },
  { id: 'gargantodon', set: 'WC', number: '203', en: 'Gargantodon', de: 'Gargantodon', house: 'saurian', type: 'creature', amber: 0, power: 16, armor: 0, traits: ['beast'], rarity: 'uncommon' },
  { id: 'auto-legionary', set: 'WC', number: '214', en: 'Auto-Legionary', de: 'Legionär-o-bot', house: 'saurian', type: 'artifact', amber: 0, power: null, armor: 0, traits: ['robot', 'ally'], rarity: 'rare' },
  { id: 'crash-muldoon', set: 'WC', number: '327', en: 'Crash Muldoon', de: '„Bruchpilot“ Muldoon', house: 'staralliance', type: 'creature', amber: 0, power: 3, armor: 0, traits: ['human', 'pilot'], rarity: 'rare' },
  { id: 'encounter-suit', set: 'WC', number: '330', en: 'Encounter Suit', de: 'Schutzanzug', house: 'staralliance', type: 'upgrade', amber: 0, power: null, armor: 0, traits: [], rarity: 'rare', also: [['MM', '339']] },
  { id: 'creed-of-nurture', set: 'WC', number: '386', en: 'Creed of Nurture', de: 'Bekenntnis der Pflege', house: 'untamed', type: 'artifact', amber: 0, power: null, armor: 0, traits: ['power'], rarity: 'rare' },
  { id: 'velum', set: 'WC', number: '181', en: 'Velum', de: 'Velum', house: 'logos', type: 'creature', amber: 0, power: 2, armor: 0, traits: ['human', 'scientist'], rarity: 'fixed', also: [['MM', '118']] },
]
