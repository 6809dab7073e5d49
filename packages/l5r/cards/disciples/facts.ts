// biome-ignore-all format: one card per line
import type { PrintedFacts } from '../facts.ts'

/** What is printed on the cards of Disciples of the Void. */
export const facts: readonly PrintedFacts[] = [
  // Crab
  { id: 'hida-amoro', clan: 'crab', number: '13', en: 'Hida Amoro', type: 'character', side: 'dynasty', cost: 3, military: 4, political: null, glory: 1, traits: ['bushi', 'berserker'], unique: true },
  // Crane
  { id: 'doji-shigeru', clan: 'crane', number: '14', en: 'Doji Shigeru', type: 'character', side: 'dynasty', cost: 3, military: null, political: 3, glory: 2, traits: ['courtier'], unique: true },
  // Lion
  { id: 'ikoma-tsanuri', clan: 'lion', number: '16', en: 'Ikoma Tsanuri', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 1, glory: 2, traits: ['bushi', 'commander'], unique: true },
  // Phoenix
  { id: 'isawa-tadaka', clan: 'phoenix', number: '10', en: 'Isawa Tadaka', de: 'Isawa Tadaka', type: 'character', side: 'dynasty', cost: 5, military: 5, political: 3, glory: 2, traits: ['shugenja', 'earth', 'elemental-master'], unique: true, restricted: 'restricted/isawa-tadaka' },
  { id: 'secluded-shrine', clan: 'phoenix', number: '12', en: 'Secluded Shrine', de: 'Abgeschiedener Schrein', type: 'holding', strengthBonus: 0, traits: ['shrine'], restricted: 'restricted/abgeschiedener-schrein' },
  { id: 'kaito-kosori', clan: 'phoenix', number: '18', en: 'Kaito Kosori', de: 'Kaito Kosori', type: 'character', side: 'conflict', cost: 3, military: 2, political: 2, glory: 1, influence: 2, traits: ['monk', 'shugenja', 'air'], unique: true },
  { id: 'clarity-of-purpose', clan: 'phoenix', number: '23', en: 'Clarity of Purpose', type: 'event', cost: 1, influence: 3, traits: ['spell', 'water'] },
  { id: 'shiba-tetsu', clan: 'phoenix', number: '6', en: 'Shiba Tetsu', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 1, glory: 1, traits: ['bushi'], unique: true },
  { id: 'the-path-of-man', clan: 'phoenix', number: '21', en: 'The Path of Man', type: 'event', cost: 0, influence: 4, traits: ['kiho', 'philosophy'] },
  { id: 'fushicho', clan: 'phoenix', number: '11', en: 'Fushichō', type: 'character', side: 'dynasty', cost: 6, military: 6, political: 6, glory: 0, traits: ['creature', 'fire', 'mythic', 'spirit'], unique: true },
  { id: 'kyuden-isawa', clan: 'phoenix', number: '1', en: 'Kyūden Isawa', type: 'stronghold', strengthBonus: 1, honor: 11, fate: 7, influencePool: 10, traits: ['library', 'palace'], unique: true },
  { id: 'fire-tensai-initiate', clan: 'phoenix', number: '4', en: 'Fire Tensai Initiate', type: 'character', side: 'dynasty', cost: 1, military: 0, political: 0, glory: 2, traits: ['shugenja', 'fire', 'scholar'] },
  { id: 'favor-of-the-kami', clan: 'phoenix', number: '19', en: 'Favor of the Kami', type: 'attachment', cost: 0, militaryBonus: 0, politicalBonus: 0, influence: 1, traits: ['condition'] },
  { id: 'karmic-twist', clan: 'phoenix', number: '24', en: 'Karmic Twist', type: 'event', cost: 1, influence: 3, traits: ['spell', 'void'] },
  { id: 'katana-of-fire', clan: 'phoenix', number: '20', en: 'Katana of Fire', type: 'attachment', cost: 1, militaryBonus: 0, politicalBonus: 0, influence: 2, traits: ['spell', 'fire', 'weapon'] },
  { id: 'kaito-temple-protector', clan: 'phoenix', number: '9', en: 'Kaito Temple Protector', type: 'character', side: 'dynasty', cost: 4, military: 3, political: 3, glory: 2, traits: ['monk'] },
  { id: 'pacifist-philosopher', clan: 'phoenix', number: '5', en: 'Pacifist Philosopher', type: 'character', side: 'dynasty', cost: 2, military: null, political: 1, glory: 1, traits: ['courtier'] },
  { id: 'fire-elemental-guard', clan: 'phoenix', number: '8', en: 'Fire Elemental Guard', type: 'character', side: 'dynasty', cost: 4, military: 4, political: 2, glory: 2, traits: ['shugenja', 'fire', 'army'] },
  { id: 'sanpuku-seido', clan: 'phoenix', number: '2', en: 'Sanpuku Seidō', type: 'province', strength: 1, elements: ['fire'], traits: ['shrine'], unique: true },
  { id: 'inquisitive-ishika', clan: 'phoenix', number: '7', en: 'Inquisitive Ishika', type: 'character', side: 'dynasty', cost: 3, military: 2, political: 2, glory: 2, traits: ['shugenja', 'void'] },
  { id: 'wholeness-of-the-world', clan: 'phoenix', number: '22', en: 'Wholeness of the World', type: 'event', cost: 0, influence: 1, traits: ['spell', 'earth'] },
  // Scorpion
  { id: 'yogo-kikuyo', clan: 'scorpion', number: '25', en: 'Yogo Kikuyo', de: 'Yogo Kikuyo', type: 'character', side: 'conflict', cost: 3, military: 2, political: 2, glory: 1, influence: 2, traits: ['shugenja', 'earth'], unique: true },
  // Unicorn
  { id: 'moto-nergui', clan: 'unicorn', number: '17', en: 'Moto Nergüi', type: 'character', side: 'dynasty', cost: 3, military: 2, political: 2, glory: 0, traits: ['bushi', 'cavalry'], unique: true },
  // Neutral
  { id: 'kami-unleashed', clan: 'neutral', number: '27', en: 'Kami Unleashed', type: 'character', side: 'conflict', cost: 2, military: 1, political: 1, glory: 0, influence: 0, traits: ['spirit'], role: 'seeker' },
  { id: 'guardian-kami', clan: 'neutral', number: '26', en: 'Guardian Kami', type: 'character', side: 'conflict', cost: 2, military: 1, political: 1, glory: 0, influence: 0, traits: ['spirit'], role: 'keeper' },
  { id: 'walking-the-way', clan: 'neutral', number: '28', en: 'Walking the Way', type: 'event', cost: 1, influence: 0, traits: ['spell', 'air'] },
  { id: 'support-of-the-phoenix', clan: 'neutral', number: '3', en: 'Support of the Phoenix', type: 'role', traits: ['phoenix'] },
  // Dragon
  { id: 'togashi-tadakatsu', clan: 'dragon', number: '15', en: 'Togashi Tadakatsu', type: 'character', side: 'dynasty', cost: 4, military: 4, political: 3, glory: 0, traits: ['monk', 'heretic'], unique: true },
]
