// biome-ignore-all format: one card per line
import type { PrintedFacts } from '../facts.ts'

/** What is printed on the cards of Masters of the Court. */
export const facts: readonly PrintedFacts[] = [
  // Crab
  { id: 'yasuki-fuzake', clan: 'crab', number: '14', en: 'Yasuki Fuzake', type: 'character', side: 'dynasty', cost: 3, military: 2, political: 3, glory: 0, traits: ['shugenja', 'earth'], unique: true },
  // Crane
  { id: 'kyuden-kakita', clan: 'crane', number: '1', en: 'Kyūden Kakita', de: 'Kyūden Kakita', type: 'stronghold', strengthBonus: 1, honor: 11, fate: 7, influencePool: 9, traits: ['palace'], unique: true },
  { id: 'kakita-favorite', clan: 'crane', number: '6', en: 'Kakita Favorite', type: 'character', side: 'dynasty', cost: 2, military: 3, political: 1, glory: 1, traits: ['bushi', 'duelist'] },
  { id: 'benevolent-host', clan: 'crane', number: '10', en: 'Benevolent Host', type: 'character', side: 'dynasty', cost: 4, military: 2, political: 2, glory: 2, traits: ['courtier'] },
  { id: 'festival-for-the-fortunes', clan: 'crane', number: '25', en: 'Festival for the Fortunes', type: 'event', cost: 3, influence: 1, traits: ['festival'] },
  { id: 'kakita-yuri', clan: 'crane', number: '8', en: 'Kakita Yuri', type: 'character', side: 'dynasty', cost: 3, military: 0, political: 3, glory: 2, traits: ['courtier', 'duelist'], unique: true },
  { id: 'gossip', clan: 'crane', number: '22', en: 'Gossip', type: 'event', cost: 0, influence: 3 },
  { id: 'maker-of-keepsakes', clan: 'crane', number: '7', en: 'Maker of Keepsakes', type: 'character', side: 'dynasty', cost: 3, military: 3, political: 3, glory: 2, traits: ['shugenja', 'air'] },
  { id: 'beloved-advisor', clan: 'crane', number: '5', en: 'Beloved Advisor', type: 'character', side: 'dynasty', cost: 2, military: 1, political: 3, glory: 1, traits: ['courtier'] },
  { id: 'daidoji-uji', clan: 'crane', number: '11', en: 'Daidoji Uji', type: 'character', side: 'dynasty', cost: 5, military: 6, political: 2, glory: 2, traits: ['bushi', 'daimyo', 'shinobi'], unique: true },
  { id: 'asahina-takamori', clan: 'crane', number: '9', en: 'Asahina Takamori', type: 'character', side: 'dynasty', cost: 4, military: 0, political: 0, glory: 3, traits: ['courtier', 'shugenja', 'air', 'daimyo'], unique: true },
  { id: 'winter-court-hosts', clan: 'crane', number: '12', en: 'Winter Court Hosts', type: 'character', side: 'dynasty', cost: 6, military: 2, political: 7, glory: 3, traits: ['courtier'], unique: true },
  { id: 'political-sanction', clan: 'crane', number: '20', en: 'Political Sanction', type: 'attachment', cost: 0, militaryBonus: 0, politicalBonus: 0, influence: 1, traits: ['condition'] },
  { id: 'letter-from-the-daimyo', clan: 'crane', number: '21', en: 'Letter from the Daimyō', type: 'attachment', cost: 1, militaryBonus: 0, politicalBonus: 2, influence: 2, traits: ['item'] },
  { id: 'market-of-kaze-no-kami', clan: 'crane', number: '2', en: 'Market of Kaze-no-Kami', type: 'province', strength: 3, elements: ['water'], traits: ['marketplace'] },
  { id: 'the-spear-rushes-forth', clan: 'crane', number: '23', en: 'The Spear Rushes Forth', type: 'event', cost: 1, influence: 4, traits: ['philosophy'] },
  { id: 'courteous-scheming', clan: 'crane', number: '24', en: 'Courteous Scheming', type: 'event', cost: 2, influence: 3 },
  { id: 'distinguished-dojo', clan: 'crane', number: '13', en: 'Distinguished Dōjō', type: 'holding', strengthBonus: 2, traits: ['dojo'] },
  { id: 'iwasaki-pupil', clan: 'crane', number: '4', en: 'Iwasaki Pupil', type: 'character', side: 'dynasty', cost: 1, military: 1, political: 1, glory: 0, traits: ['geisha'] },
  // Dragon
  { id: 'kitsuki-jusai', clan: 'dragon', number: '15', en: 'Kitsuki Jusai', type: 'character', side: 'dynasty', cost: 4, military: 3, political: 4, glory: 2, traits: ['courtier', 'daimyo'], unique: true },
  // Lion
  { id: 'akodo-makoto', clan: 'lion', number: '16', en: 'Akodo Makoto', type: 'character', side: 'dynasty', cost: 3, military: 4, political: 1, glory: 1, traits: ['bushi'], unique: true },
  // Scorpion
  { id: 'bayushi-dairu', clan: 'scorpion', number: '18', en: 'Bayushi Dairu', type: 'character', side: 'dynasty', cost: 3, military: 2, political: 2, glory: 2, traits: ['courtier', 'scholar'], unique: true },
  // Unicorn
  { id: 'shinjo-haruko', clan: 'unicorn', number: '26', en: 'Shinjo Haruko', type: 'character', side: 'conflict', cost: 3, military: 3, political: 2, glory: 1, influence: 3, traits: ['bushi', 'cavalry', 'scout'], unique: true },
  // Neutral
  { id: 'armament-artisan', clan: 'neutral', number: '19', en: 'Armament Artisan', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 0, glory: 1, traits: ['bushi', 'mantis-clan'] },
  { id: 'retreat', clan: 'neutral', number: '28', en: 'Retreat', type: 'event', cost: 1, influence: 0 },
  { id: 'support-of-the-crane', clan: 'neutral', number: '3', en: 'Support of the Crane', type: 'role', traits: ['crane'] },
  { id: 'daimyo-s-gunbai', clan: 'neutral', number: '27', en: "Daimyō's Gunbai", type: 'attachment', militaryBonus: 2, politicalBonus: 2, influence: 0, traits: ['item'], unique: true },
  // Phoenix
  { id: 'chukan-nobue', clan: 'phoenix', number: '17', en: 'Chukan Nobue', type: 'character', side: 'dynasty', cost: 2, military: 1, political: 2, glory: 2, traits: ['courtier', 'scholar'], unique: true },
]
