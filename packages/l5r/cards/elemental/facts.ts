// biome-ignore-all format: one card per line
import type { PrintedFacts } from '../facts.ts'

/** What is printed on the cards of the Elemental cycle. */
export const facts: readonly PrintedFacts[] = [
  // Crab
  { id: 'spreading-the-darkness', clan: 'crab', number: '32', en: 'Spreading the Darkness', type: 'event', cost: 0, influence: 2, traits: ['maho', 'spell', 'earth'] },
  { id: 'tainted-hero', clan: 'crab', number: '83', en: 'Tainted Hero', type: 'character', side: 'dynasty', cost: 3, military: 6, political: null, glory: 0, traits: ['bushi', 'berserker', 'shadowlands'] },
  { id: 'flooded-waste', clan: 'crab', number: '61', en: 'Flooded Waste', type: 'province', strength: 2, elements: ['water'] },
  // Crane
  { id: 'the-mirror-s-gaze', clan: 'crane', number: '15', en: "The Mirror's Gaze", de: 'Spiegelblick', type: 'attachment', cost: 2, militaryBonus: 0, politicalBonus: 1, influence: 2, traits: ['spell', 'air'] },
  { id: 'ikebana-artisan', clan: 'crane', number: '63', en: 'Ikebana Artisan', de: 'Ikebana-Künstlerin', type: 'character', side: 'dynasty', cost: 2, military: 0, political: 2, glory: 1, traits: ['courtier'] },
  { id: 'bonsai-garden', clan: 'crane', number: '27', en: 'Bonsai Garden', type: 'holding', strengthBonus: 0, traits: ['garden'] },
  { id: 'callow-delegate', clan: 'crane', number: '85', en: 'Callow Delegate', type: 'character', side: 'dynasty', cost: 1, military: 0, political: 1, glory: 1, traits: ['courtier'] },
  { id: 'magistrate-station', clan: 'crane', number: '102', en: 'Magistrate Station', type: 'province', strength: 3, elements: ['fire'] },
  { id: 'soul-beyond-reproach', clan: 'crane', number: '74', en: 'Soul Beyond Reproach', type: 'event', cost: 1, influence: 2, role: 'air' },
  { id: 'game-of-sadane', clan: 'crane', number: '93', en: 'Game of Sadane', type: 'event', cost: 1, influence: 2 },
  { id: 'insult-to-injury', clan: 'crane', number: '53', en: 'Insult to Injury', type: 'event', cost: 0, influence: 1 },
  { id: 'tengu-sensei', clan: 'crane', number: '105', en: 'Tengu Sensei', type: 'character', side: 'dynasty', cost: 5, military: 4, political: 2, glory: 2, traits: ['bushi', 'creature', 'duelist'] },
  // Dragon
  { id: 'hurricane-punch', clan: 'dragon', number: '17', en: 'Hurricane Punch', de: 'Orkan-Schlag', type: 'event', cost: 0, influence: 1, traits: ['kiho', 'air'] },
  { id: 'master-alchemist', clan: 'dragon', number: '44', en: 'Master Alchemist', de: 'Meisteralchemistin', type: 'character', side: 'dynasty', cost: 4, military: 3, political: 1, glory: 2, traits: ['shugenja', 'fire'] },
  { id: 'hawk-tattoo', clan: 'dragon', number: '75', en: 'Hawk Tattoo', de: 'Falken-Tätowierung', type: 'attachment', cost: 1, militaryBonus: 1, politicalBonus: 0, influence: 2, traits: ['tattoo'] },
  { id: 'void-fist', clan: 'dragon', number: '94', en: 'Void Fist', de: 'Faust der Leere', type: 'event', cost: 0, influence: 2, traits: ['kiho', 'void'], restricted: 'restricted/faust-der-leere' },
  { id: 'mantra-of-earth', clan: 'dragon', number: '116', en: 'Mantra of Earth', de: 'Mantra der Erde', type: 'event', cost: 0, influence: 2, traits: ['kiho', 'earth'] },
  { id: 'adopted-kin', clan: 'dragon', number: '33', en: 'Adopted Kin', type: 'attachment', cost: 0, militaryBonus: 0, politicalBonus: 0, influence: 1, traits: ['condition'], role: 'fire' },
  // Lion
  { id: 'hisu-mori-toride-lion', clan: 'lion', number: '1', en: 'Hisu Mori Toride', de: 'Hisu Mori Toride', type: 'stronghold', strengthBonus: 2, honor: 11, fate: 7, influencePool: 9, traits: ['fort'], unique: true },
  { id: 'my-ancestor-s-strength', clan: 'lion', number: '77', en: "My Ancestor's Strength", de: 'Die Stärke meiner Ahnen', type: 'event', cost: 1, influence: 2, traits: ['spell', 'water'] },
  // Phoenix
  { id: 'oracle-of-stone', clan: 'phoenix', number: '37', en: 'Oracle of Stone', de: 'Steinorakel', type: 'event', cost: 0, influence: 2, traits: ['spell', 'earth'] },
  { id: 'feral-ningyo', clan: 'phoenix', number: '36', en: 'Feral Ningyo', type: 'character', side: 'conflict', cost: 3, military: 3, political: 2, glory: 0, influence: 3, traits: ['creature'] },
  { id: 'ethereal-dreamer', clan: 'phoenix', number: '89', en: 'Ethereal Dreamer', type: 'character', side: 'dynasty', cost: 1, military: 1, political: 1, glory: 0, traits: ['shugenja', 'void'] },
  { id: 'teachings-of-the-elements', clan: 'phoenix', number: '21', en: 'Teachings of the Elements', type: 'province', strength: 5, elements: ['earth'] },
  // Scorpion
  { id: 'hidden-moon-dojo', clan: 'scorpion', number: '68', en: 'Hidden Moon Dōjō', de: 'Dōjō des Verborgenen Mondes', type: 'holding', strengthBonus: 0, traits: ['dojo'], unique: true, deckLimit: 1 },
  { id: 'court-novice', clan: 'scorpion', number: '29', en: 'Court Novice', type: 'character', side: 'dynasty', cost: 1, military: 1, political: 1, glory: 0, traits: ['courtier'] },
  { id: 'deceptive-offer', clan: 'scorpion', number: '79', en: 'Deceptive Offer', type: 'event', cost: 0, influence: 2 },
  { id: 'tainted-koku', clan: 'scorpion', number: '38', en: 'Tainted Koku', type: 'attachment', cost: 1, militaryBonus: -1, politicalBonus: -1, influence: 2, traits: ['poison'] },
  { id: 'shosuro-sadako', clan: 'scorpion', number: '96', en: 'Shosuro Sadako', type: 'character', side: 'conflict', cost: 2, military: 1, political: 1, glory: 3, influence: 3, traits: ['bushi', 'shadow', 'shinobi'], unique: true },
  { id: 'soshi-shiori', clan: 'scorpion', number: '49', en: 'Soshi Shiori', type: 'character', side: 'dynasty', cost: 5, military: 2, political: 5, glory: 2, traits: ['shugenja', 'air', 'daimyo'], unique: true },
  // Unicorn
  { id: 'unleash-the-djinn', clan: 'unicorn', number: '120', en: 'Unleash the Djinn', de: 'Den Dschinn entfesseln', type: 'event', cost: 0, influence: 3, traits: ['spell', 'fire', 'meishodo'], role: 'fire' },
  { id: 'border-fortress', clan: 'unicorn', number: '22', en: 'Border Fortress', type: 'province', strength: 4, elements: ['air'], traits: ['fort'] },
  // Neutral
  { id: 'kudaka', clan: 'neutral', number: '13', en: 'Kudaka', type: 'character', side: 'dynasty', cost: 4, military: 3, political: 4, glory: 1, traits: ['shugenja', 'air', 'mantis-clan'], unique: true },
  { id: 'yoritomo', clan: 'neutral', number: '70', en: 'Yoritomo', type: 'character', side: 'dynasty', cost: 5, military: 3, political: 3, glory: 2, traits: ['bushi', 'champion', 'mantis-clan'], unique: true },
  { id: 'appealing-to-the-fortunes', clan: 'neutral', number: '82', en: 'Appealing to the Fortunes', type: 'province', strength: 3, elements: ['void'] },
  { id: 'marauding-oni', clan: 'neutral', number: '31', en: 'Marauding Oni', type: 'character', side: 'dynasty', cost: 2, military: 4, political: null, glory: 0, traits: ['oni', 'shadowlands'] },
  { id: 'upholding-authority', clan: 'neutral', number: '23', en: 'Upholding Authority', type: 'province', strength: 3, elements: ['earth'] },
  { id: 'perfect-land-ethos', clan: 'neutral', number: '100', en: 'Perfect Land Ethos', type: 'event', cost: 2, influence: 0, traits: ['philosophy'] },
  { id: 'imperial-librarian', clan: 'neutral', number: '92', en: 'Imperial Librarian', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 2, glory: 2, traits: ['courtier', 'imperial', 'scholar'], role: 'fire' },
  { id: 'mantis-seafarer', clan: 'neutral', number: '60', en: 'Mantis Seafarer', type: 'character', side: 'conflict', cost: 2, military: 2, political: 1, glory: 0, influence: 0, traits: ['bushi', 'mantis-clan'], role: 'air' },
]
