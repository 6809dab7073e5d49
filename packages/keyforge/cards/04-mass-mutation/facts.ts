// biome-ignore-all format: one card per line
import type { CardFacts } from '../facts.ts'

/** What is printed on the cards of Mass Mutation. */
export const facts: readonly CardFacts[] = [
  // Dis
  { id: 'bonesaw', set: 'MM', number: '002', en: 'Bonesaw', de: 'Knochensäge', it: 'Segaossa', house: 'dis', type: 'creature', amber: 0, power: 5, armor: 0, traits: ['demon'], rarity: 'common' },
  { id: 'drecker', set: 'MM', number: '006', en: 'Drecker', de: 'Wühler', it: 'Drecker', house: 'dis', type: 'creature', amber: 0, power: 4, armor: 0, traits: ['imp'], rarity: 'common' },
  { id: 'waking-nightmare', set: 'MM', number: '017', en: 'Waking Nightmare', de: 'Erwachter Albtraum', it: 'Incubo a Occhi Aperti', house: 'dis', type: 'action', amber: 1, power: null, armor: 0, traits: [], rarity: 'common' },
  { id: 'picaroon', set: 'MM', number: '028', en: 'Picaroon', de: 'Scharlatan', it: 'Malandrino', house: 'dis', type: 'creature', amber: 0, power: null, armor: 0, traits: ['mutant', 'changeling'], rarity: 'uncommon' },
  { id: 'maleficorn', set: 'MM', number: '040', en: 'Maleficorn', de: 'Düsterhorn', it: 'Maleficorno', house: 'dis', type: 'creature', amber: 0, power: 5, armor: 0, traits: ['mutant'], rarity: 'rare' },

  // Logos
  { id: 'ultra-gravitron', set: 'MM', number: '125', en: 'Ultra Gravitron', de: 'Ultra Gravitron', it: 'Ultra Gravitron', house: 'logos', type: 'creature', amber: 0, power: null, armor: 0, traits: ['robot'], rarity: 'rare', gigantic: { half: 'upper', other: 'ultra-gravitron2' }, blank: true },
  { id: 'ultra-gravitron2', set: 'MM', number: '125', en: 'Ultra Gravitron', de: 'Ultra Gravitron', it: 'Ultra Gravitron', house: 'logos', type: 'creature', amber: 0, power: 10, armor: 3, traits: ['robot'], rarity: 'fixed', gigantic: { half: 'lower', other: 'ultra-gravitron' } },

  // Saurian
  { id: 'saurian-egg', set: 'MM', number: '210', en: 'Saurian Egg', de: 'Saurianer-Ei', it: 'Uovo Sauriano', house: 'saurian', type: 'creature', amber: 1, power: 1, armor: 5, traits: ['dinosaur', 'egg'], rarity: 'uncommon' },
  { id: 'siren-horn', set: 'MM', number: '212', en: 'Siren Horn', de: 'Sirenen-Horn', it: 'Corno della Sirena', house: 'saurian', type: 'upgrade', amber: 1, power: null, armor: 0, traits: [], rarity: 'uncommon' },
  { id: 'optio-gorkus', set: 'MM', number: '226', en: 'Optio Gorkus', de: 'Optio Gorkus', it: 'Optio Gorkus', house: 'saurian', type: 'creature', amber: 0, power: 3, armor: 3, traits: ['dinosaur', 'soldier'], rarity: 'rare' },

  // Shadows
  { id: 'mutant-cutpurse', set: 'MM', number: '252', en: 'Mutant Cutpurse', de: 'Mutanten-Taschendieb', it: 'Tagliaborse Mutante', house: 'shadows', type: 'creature', amber: 0, power: 3, armor: 0, traits: ['mutant', 'thief'], rarity: 'common' },
  { id: 'rad-penny', set: 'MM', number: '255', en: 'Rad Penny', de: 'Echter Fünfziger', it: 'Rad Penny', house: 'shadows', type: 'creature', amber: 0, power: 1, armor: 0, traits: ['mutant', 'thief'], rarity: 'common' },
  { id: 'shoulder-id', set: 'MM', number: '257', en: 'Shoulder Id', de: 'Schulter-Es', it: 'Inconscio d’Ombra', house: 'shadows', type: 'creature', amber: 0, power: 6, armor: 0, traits: ['specter'], rarity: 'common' },

  // Star Alliance
  { id: 'survey', set: 'MM', number: '316', en: 'Survey', de: 'Erkundung', it: 'Ricognizione', house: 'staralliance', type: 'action', amber: 1, power: null, armor: 0, traits: [], rarity: 'common' },

  // Untamed
  { id: 'wild-bounty', set: 'MM', number: '392', en: 'Wild Bounty', de: 'Wilde Hülle und Fülle', it: 'Abbondanza Selvaggia', house: 'untamed', type: 'action', amber: 0, power: null, armor: 0, traits: [], rarity: 'uncommon' },
]
