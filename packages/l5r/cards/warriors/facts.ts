// biome-ignore-all format: one card per line
import type { PrintedFacts } from '../facts.ts'

/** What is printed on the cards of Warriors of the Wind. */
export const facts: readonly PrintedFacts[] = [
  // Crab
  { id: 'hida-tsuru', clan: 'crab', number: '12', en: 'Hida Tsuru', type: 'character', side: 'dynasty', cost: 4, military: 4, political: 3, glory: 1, traits: ['bushi', 'cavalry'], unique: true },
  // Crane
  { id: 'kakita-ryoku', clan: 'crane', number: '13', en: 'Kakita Ryoku', type: 'character', side: 'dynasty', cost: 3, military: 1, political: 3, glory: 2, traits: ['courtier', 'imperial'], unique: true },
  // Dragon
  { id: 'agasha-taiko', clan: 'dragon', number: '14', en: 'Agasha Taiko', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 2, glory: 0, traits: ['bushi'], unique: true },
  // Phoenix
  { id: 'kaito-nobukai', clan: 'phoenix', number: '15', en: 'Kaito Nobukai', type: 'character', side: 'dynasty', cost: 3, military: 2, political: 2, glory: 2, traits: ['courtier', 'daimyo'], unique: true },
  // Unicorn
  { id: 'shinjo-trailblazer', clan: 'unicorn', number: '6', en: 'Shinjo Trailblazer', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 1, glory: 1, traits: ['bushi', 'cavalry'] },
  { id: 'shiro-shinjo', clan: 'unicorn', number: '1', en: 'Shiro Shinjo', type: 'stronghold', strengthBonus: 1, honor: 10, fate: 6, influencePool: 10, traits: ['castle'], unique: true },
  { id: 'iuchi-daiyu', clan: 'unicorn', number: '9', en: 'Iuchi Daiyu', type: 'character', side: 'dynasty', cost: 4, military: 3, political: 3, glory: 2, traits: ['shugenja', 'water', 'cavalry', 'daimyo'], unique: true },
  { id: 'speak-to-the-heart', clan: 'unicorn', number: '23', en: 'Speak to the Heart', type: 'event', cost: 0, influence: 1 },
  { id: 'iuchi-farseer', clan: 'unicorn', number: '7', en: 'Iuchi Farseer', type: 'character', side: 'dynasty', cost: 3, military: 2, political: 3, glory: 1, traits: ['shugenja', 'water'] },
  { id: 'moto-chagatai', clan: 'unicorn', number: '10', en: 'Moto Chagatai', type: 'character', side: 'dynasty', cost: 5, military: 6, political: 3, glory: 2, traits: ['bushi', 'cavalry'], unique: true },
  { id: 'khan-s-ordu', clan: 'unicorn', number: '2', en: "Khan's Ordu", type: 'province', strength: 4, elements: ['fire'], unique: true },
  { id: 'curved-blade', clan: 'unicorn', number: '20', en: 'Curved Blade', type: 'attachment', cost: 0, militaryBonus: 1, politicalBonus: 0, influence: 1, traits: ['weapon', 'gaijin'] },
  { id: 'spoils-of-war', clan: 'unicorn', number: '24', en: 'Spoils of War', type: 'event', cost: 0, influence: 2 },
  { id: 'shinomen-wayfinders', clan: 'unicorn', number: '19', en: 'Shinomen Wayfinders', type: 'character', side: 'conflict', cost: 4, military: 3, political: 1, glory: 1, influence: 1, traits: ['bushi', 'cavalry', 'scout'] },
  { id: 'visiting-advisor', clan: 'unicorn', number: '18', en: 'Visiting Advisor', type: 'character', side: 'conflict', cost: 2, military: 0, political: 2, glory: 1, influence: 2, traits: ['courtier', 'cavalry'] },
  { id: 'wild-stallion', clan: 'unicorn', number: '4', en: 'Wild Stallion', type: 'character', side: 'dynasty', cost: 1, military: 1, political: 0, glory: 0, traits: ['creature'] },
  { id: 'utaku-battle-steed', clan: 'unicorn', number: '22', en: 'Utaku Battle Steed', type: 'attachment', cost: 1, militaryBonus: 1, politicalBonus: 1, influence: 1, traits: ['mount'] },
  { id: 'warriors-of-the-wind', clan: 'unicorn', number: '25', en: 'Warriors of the Wind', type: 'event', cost: 2, influence: 3 },
  { id: 'ring-of-binding', clan: 'unicorn', number: '21', en: 'Ring of Binding', type: 'attachment', cost: 1, militaryBonus: 0, politicalBonus: 0, influence: 3, traits: ['item', 'meishodo'] },
  { id: 'saadiyah-al-mozedu', clan: 'unicorn', number: '8', en: 'Saadiyah al-Mozedu', type: 'character', side: 'dynasty', cost: 3, military: 0, political: 3, glory: 2, traits: ['courtier', 'gaijin', 'scholar'], unique: true },
  { id: 'aranat', clan: 'unicorn', number: '11', en: 'Aranat', type: 'character', side: 'dynasty', cost: 6, military: 6, political: 6, glory: 0, traits: ['creature', 'air', 'mythic', 'spirit'], unique: true },
  { id: 'young-warrior', clan: 'unicorn', number: '5', en: 'Young Warrior', type: 'character', side: 'dynasty', cost: 2, military: 3, political: 3, glory: 2, traits: ['bushi', 'cavalry', 'battle-maiden'] },
  // Neutral
  { id: 'support-of-the-unicorn', clan: 'neutral', number: '3', en: 'Support of the Unicorn', type: 'role', traits: ['unicorn'] },
  { id: 'compass', clan: 'neutral', number: '27', en: 'Compass', type: 'attachment', cost: 0, militaryBonus: 0, politicalBonus: 1, influence: 0, traits: ['gaijin', 'item'] },
  { id: 'ivory-kingdoms-unicorn', clan: 'neutral', number: '17', en: 'Ivory Kingdoms Unicorn', type: 'character', side: 'dynasty', cost: 3, military: 4, glory: 0, traits: ['creature', 'gaijin'] },
  // Lion
  { id: 'ikoma-anakazu', clan: 'lion', number: '26', en: 'Ikoma Anakazu', type: 'character', side: 'conflict', cost: 4, military: 3, political: 3, glory: 2, influence: 4, traits: ['bushi', 'daimyo'], unique: true },
  // Scorpion
  { id: 'shosuro-hyobu', clan: 'scorpion', number: '16', en: 'Shosuro Hyobu', type: 'character', side: 'dynasty', cost: 3, military: 3, political: 2, glory: 1, traits: ['courtier'], unique: true },
]
