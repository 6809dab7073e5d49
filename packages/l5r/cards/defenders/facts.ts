// biome-ignore-all format: one card per line
import type { PrintedFacts } from '../facts.ts'

/** What is printed on the cards of Defenders of Rokugan. */
export const facts: readonly PrintedFacts[] = [
  // Crab
  { id: 'purifier-apprentice', clan: 'crab', number: '4', en: 'Purifier Apprentice', type: 'character', side: 'dynasty', cost: 1, military: 1, political: 0, glory: 0, traits: ['shugenja', 'earth'] },
  { id: 'fruitful-respite', clan: 'crab', number: '27', en: 'Fruitful Respite', type: 'event', cost: 0, influence: 3 },
  { id: 'hida-sukune', clan: 'crab', number: '5', en: 'Hida Sukune', type: 'character', side: 'dynasty', cost: 2, military: 1, political: 2, glory: 1, traits: ['bushi', 'commander'], unique: true },
  { id: 'hida-o-ushi', clan: 'crab', number: '7', en: 'Hida O-Ushi', type: 'character', side: 'dynasty', cost: 3, military: 3, political: 3, glory: 1, traits: ['bushi'], unique: true },
  { id: 'siege-warfare', clan: 'crab', number: '28', en: 'Siege Warfare', type: 'event', cost: 0, influence: 2, traits: ['tactic'] },
  { id: 'the-strength-of-the-mountain', clan: 'crab', number: '30', en: 'The Strength of the Mountain', type: 'event', cost: 3, influence: 4, traits: ['philosophy'] },
  { id: 'subterranean-guile', clan: 'crab', number: '26', en: 'Subterranean Guile', type: 'attachment', cost: 1, militaryBonus: 1, politicalBonus: 0, influence: 1, traits: ['technique'] },
  { id: 'watchtower-of-valor', clan: 'crab', number: '17', en: 'Watchtower of Valor', type: 'holding', strengthBonus: 1, traits: ['kaiu-wall'], unique: true, deckLimit: 1 },
  { id: 'seventh-tower', clan: 'crab', number: '15', en: 'Seventh Tower', type: 'holding', strengthBonus: 2, traits: ['kaiu-wall'], unique: true, deckLimit: 1 },
  { id: 'river-of-the-last-stand', clan: 'crab', number: '14', en: 'River of the Last Stand', type: 'holding', strengthBonus: 0, traits: ['kaiu-wall', 'river'], unique: true, deckLimit: 1 },
  { id: 'northern-curtain-wall', clan: 'crab', number: '13', en: 'Northern Curtain Wall', type: 'holding', strengthBonus: 4, traits: ['kaiu-wall'], unique: true, deckLimit: 1 },
  { id: 'reinforced-plate', clan: 'crab', number: '25', en: 'Reinforced Plate', type: 'attachment', cost: 1, militaryBonus: 1, politicalBonus: 0, influence: 3, traits: ['armor'] },
  { id: 'kaiu-siege-force', clan: 'crab', number: '11', en: 'Kaiu Siege Force', type: 'character', side: 'dynasty', cost: 6, military: 7, political: 2, glory: 1, traits: ['bushi', 'army', 'engineer'], unique: true },
  { id: 'desolation', clan: 'crab', number: '29', en: 'Desolation', type: 'event', cost: 2, influence: 2, traits: ['spell', 'earth'] },
  { id: 'kuni-wasteland', clan: 'crab', number: '2', en: 'Kuni Wasteland', type: 'province', strength: 4, elements: ['fire'], traits: ['wasteland'] },
  { id: 'shadowlands-hunter', clan: 'crab', number: '6', en: 'Shadowlands Hunter', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 0, glory: 0, traits: ['bushi', 'scout'] },
  { id: 'favorable-dealbroker', clan: 'crab', number: '9', en: 'Favorable Dealbroker', type: 'character', side: 'dynasty', cost: 4, military: 2, political: 3, glory: 1, traits: ['courtier', 'merchant'] },
  { id: 'unyielding-sensei', clan: 'crab', number: '8', en: 'Unyielding Sensei', type: 'character', side: 'dynasty', cost: 3, military: 4, political: 2, glory: 1, traits: ['bushi'] },
  { id: 'kaiu-forges', clan: 'crab', number: '12', en: 'Kaiu Forges', type: 'holding', strengthBonus: 3, traits: ['kaiu-wall'], unique: true, deckLimit: 1 },
  { id: 'kyuden-hida', clan: 'crab', number: '1', en: 'Kyūden Hida', type: 'stronghold', strengthBonus: 2, honor: 11, fate: 7, influencePool: 10, traits: ['castle'], unique: true },
  { id: 'third-whisker-warrens', clan: 'crab', number: '16', en: 'Third Whisker Warrens', type: 'holding', strengthBonus: 1, traits: ['kaiu-wall'], unique: true, deckLimit: 1 },
  // Lion
  { id: 'matsu-agetoki', clan: 'lion', number: '20', en: 'Matsu Agetoki', type: 'character', side: 'dynasty', cost: 3, military: 4, political: 2, glory: 2, traits: ['bushi', 'cavalry', 'commander'], unique: true },
  // Scorpion
  { id: 'yogo-asami', clan: 'scorpion', number: '21', en: 'Yogo Asami', type: 'character', side: 'dynasty', cost: 2, military: 0, political: 3, glory: 2, traits: ['courtier'], unique: true },
  // Unicorn
  { id: 'shinjo-yasamura', clan: 'unicorn', number: '22', en: 'Shinjo Yasamura', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 0, glory: 1, traits: ['bushi', 'cavalry'], unique: true },
  // Neutral
  { id: 'moto-eviscerator', clan: 'neutral', number: '23', en: 'Moto Eviscerator', type: 'character', side: 'dynasty', cost: 2, military: 3, political: 0, glory: 1, traits: ['bushi', 'cavalry', 'shadowlands'] },
  { id: 'slovenly-scavenger', clan: 'neutral', number: '32', en: 'Slovenly Scavenger', type: 'character', side: 'conflict', cost: 1, military: 1, political: null, glory: 0, influence: 0, traits: ['goblin', 'shadowlands'] },
  { id: 'kansen-haunt', clan: 'neutral', number: '24', en: 'Kansen Haunt', type: 'holding', strengthBonus: -2, traits: ['shadowlands'] },
  { id: 'support-of-the-crab', clan: 'neutral', number: '3', en: 'Support of the Crab', type: 'role', traits: ['crab'] },
  // Phoenix
  { id: 'isawa-eju', clan: 'phoenix', number: '31', en: 'Isawa Eju', type: 'character', side: 'conflict', cost: 4, military: 1, political: 4, glory: 2, traits: ['shugenja', 'air', 'elemental-master'], unique: true },
  // Dragon
  { id: 'agasha-hiyori', clan: 'dragon', number: '19', en: 'Agasha Hiyori', type: 'character', side: 'dynasty', cost: 3, military: 2, political: 2, glory: 1, traits: ['shugenja', 'fire'], unique: true },
  // Crane
  { id: 'daidoji-netsu', clan: 'crane', number: '18', en: 'Daidoji Netsu', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 1, glory: 1, traits: ['bushi', 'commander'], unique: true },
]
