// biome-ignore-all format: one card per line
import type { PrintedFacts } from '../facts.ts'

/** The Unicorn clan: the core set, then the other cards that the rulebook names. */
export const unicorn: readonly PrintedFacts[] = [
  { id: 'golden-plains-outpost', number: '7', en: 'Golden Plains Outpost', type: 'stronghold', strengthBonus: 0, honor: 10, fate: 7, influencePool: 10, traits: ['outpost'], unique: true },
  { id: 'endless-plains', number: '14', en: 'Endless Plains', type: 'province', strength: 2, elements: ['water'] },
  { id: 'moto-youth', number: '109', en: 'Moto Youth', type: 'character', side: 'dynasty', cost: 1, military: 2, political: 0, glory: 1, traits: ['bushi', 'cavalry'] },
  { id: 'utaku-infantry', number: '110', en: 'Utaku Infantry', type: 'character', side: 'dynasty', cost: 1, military: 0, political: 0, glory: 1, traits: ['bushi'] },
  { id: 'aggressive-moto', number: '111', en: 'Aggressive Moto', type: 'character', side: 'dynasty', cost: 2, military: 3, political: 0, glory: 0, traits: ['bushi', 'cavalry'] },
  { id: 'border-rider', number: '112', en: 'Border Rider', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 1, glory: 1, traits: ['bushi', 'cavalry'] },
  { id: 'meishodo-wielder', number: '113', en: 'Meishōdō Wielder', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 2, glory: 1, traits: ['shugenja', 'water'] },
  { id: 'shinjo-outrider', number: '114', en: 'Shinjo Outrider', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 2, glory: 2, traits: ['bushi', 'cavalry', 'scout'] },
  { id: 'giver-of-gifts', number: '115', en: 'Giver of Gifts', type: 'character', side: 'dynasty', cost: 3, military: 2, political: 3, glory: 2, traits: ['courtier'] },
  { id: 'ide-trader', number: '116', en: 'Ide Trader', type: 'character', side: 'dynasty', cost: 3, military: 1, political: 3, glory: 1, traits: ['courtier'] },
  { id: 'warrior-poet', number: '117', en: 'Warrior Poet', type: 'character', side: 'dynasty', cost: 3, military: 2, political: 2, glory: 2, traits: ['bushi', 'cavalry'] },
  { id: 'utaku-yumino', number: '118', en: 'Utaku Yumino', type: 'character', side: 'dynasty', cost: 3, military: 2, political: 2, glory: 3, traits: ['bushi', 'battle-maiden', 'cavalry'], unique: true },
  { id: 'moto-horde', number: '119', en: 'Moto Horde', type: 'character', side: 'dynasty', cost: 4, military: 6, political: null, glory: 1, traits: ['bushi', 'army', 'cavalry'] },
  { id: 'shinjo-tatsuo', number: '120', en: 'Shinjo Tatsuo', type: 'character', side: 'dynasty', cost: 4, military: 3, political: 3, glory: 2, traits: ['bushi', 'cavalry', 'scout'], unique: true },
  { id: 'shinjo-altansarnai', number: '121', en: 'Shinjo Altansarnai', type: 'character', side: 'dynasty', cost: 5, military: 5, political: 4, glory: 2, traits: ['bushi', 'cavalry', 'champion'], unique: true },
  { id: 'iuchi-wayfinder', number: '190', en: 'Iuchi Wayfinder', type: 'character', side: 'conflict', cost: 1, military: 1, political: 1, glory: 0, influence: 1, traits: ['shugenja', 'water', 'cavalry'] },
  { id: 'ide-messenger', number: '191', en: 'Ide Messenger', type: 'character', side: 'conflict', cost: 2, military: 1, political: 2, glory: 0, influence: 1, traits: ['courtier'] },
  { id: 'favored-mount', number: '192', en: 'Favored Mount', type: 'attachment', cost: 1, militaryBonus: 1, politicalBonus: 0, influence: 1, traits: ['creature'] },
  { id: 'spyglass', number: '193', en: 'Spyglass', de: 'Fernglas', type: 'attachment', cost: 1, militaryBonus: 0, politicalBonus: 1, influence: 2, traits: ['item', 'gaijin'], restricted: 'restricted/fernglas' },
  { id: 'born-in-war', number: '194', en: 'Born in War', type: 'attachment', cost: 2, militaryBonus: 'X', politicalBonus: 0, influence: 1, traits: ['condition'] },
  { id: 'breakthrough', number: '195', en: 'Breakthrough', type: 'event', cost: 0, influence: 1 },
  { id: 'captive-audience', number: '196', en: 'Captive Audience', type: 'event', cost: 0, influence: 3 },
  { id: 'i-am-ready', number: '197', en: 'I Am Ready', type: 'event', cost: 0, influence: 1 },
  { id: 'way-of-the-unicorn', number: '198', en: 'Way of the Unicorn', type: 'event', cost: 0, traits: ['philosophy'] },
  { id: 'cavalry-reserves', number: '199', en: 'Cavalry Reserves', type: 'event', cost: 3, influence: 2 },
  { id: 'ride-them-down', set: 'imperial', number: '99', en: 'Ride Them Down', de: 'Reitet sie nieder', type: 'event', cost: 1, influence: 3 },
  { id: 'unleash-the-djinn', set: 'elemental', number: '120', en: 'Unleash the Djinn', de: 'Den Dschinn entfesseln', type: 'event', cost: 0, influence: 3, traits: ['spell', 'fire', 'meishodo'], role: 'fire' },
]
