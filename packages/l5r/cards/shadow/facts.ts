// biome-ignore-all format: one card per line
import type { PrintedFacts } from '../facts.ts'

/** What is printed on the cards of Under Fu Leng's Shadow. */
export const facts: readonly PrintedFacts[] = [
  // Crab
  { id: 'jade-inlaid-katana', clan: 'crab', number: '99', en: 'Jade-Inlaid Katana', type: 'attachment', cost: 1, militaryBonus: 2, politicalBonus: 0, influence: 2, traits: ['jade', 'weapon'] },
  { id: 'jade-strike', clan: 'crab', number: '100', en: 'Jade Strike', type: 'event', cost: 1, influence: 3, traits: ['jade', 'spell', 'earth'] },
  { id: 'exiled-guardian', clan: 'crab', number: '76', en: 'Exiled Guardian', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 1, glory: 0, traits: ['bushi', 'shadowlands'] },
  // Crane
  { id: 'resourcefulness', clan: 'crane', number: '102', en: 'Resourcefulness', type: 'event', cost: 0, influence: 2, traits: ['tactic'] },
  { id: 'daidoji-strategist', clan: 'crane', number: '80', en: 'Daidoji Strategist', type: 'character', side: 'dynasty', cost: 4, military: 4, political: 3, glory: 2, traits: ['bushi', 'commander'] },
  { id: 'iron-warrior-vanguard', clan: 'crane', number: '79', en: 'Iron Warrior Vanguard', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 0, glory: 1, traits: ['bushi'] },
  { id: 'preeminent-decree', clan: 'crane', number: '101', en: 'Preeminent Decree', type: 'event', cost: 0, influence: 2 },
  { id: 'masashigi-s-sacrifice', clan: 'crane', number: '103', en: "Masashigi's Sacrifice", type: 'event', cost: 2, influence: 1 },
  // Dragon
  { id: 'teacher-of-empty-thought', clan: 'dragon', number: '83', en: 'Teacher of Empty Thought', type: 'character', side: 'dynasty', cost: 3, military: 3, political: 2, glory: 1, traits: ['monk', 'tattooed'] },
  // Lion
  { id: 'prove-your-skill', clan: 'lion', number: '106', en: 'Prove Your Skill', type: 'event', cost: 0, influence: 1, traits: ['tactic'] },
  { id: 'peerless-discipline', clan: 'lion', number: '108', en: 'Peerless Discipline', type: 'event', cost: 1, influence: 2 },
  // Scorpion
  { id: 'loyal-oathbreaker', clan: 'scorpion', number: '90', en: 'Loyal Oathbreaker', type: 'character', side: 'dynasty', cost: 3, military: 1, political: 3, glory: 0, traits: ['shugenja', 'earth'] },
  { id: 'shiro-yogo', clan: 'scorpion', number: '75', en: 'Shiro Yogo', type: 'stronghold', strengthBonus: 2, honor: 10, fate: 7, influencePool: 10, traits: ['castle'], unique: true },
  // Unicorn
  { id: 'scarlet-sabre', clan: 'unicorn', number: '114', en: 'Scarlet Sabre', type: 'attachment', cost: 0, militaryBonus: 2, politicalBonus: 0, influence: 1, traits: ['weapon', 'gaijin'] },
  // Neutral
  { id: 'audience-chamber', clan: 'neutral', number: '97', en: 'Audience Chamber', type: 'holding', strengthBonus: 2, traits: ['castle'] },
  { id: 'exposed-secrets', clan: 'neutral', number: '117', en: 'Exposed Secrets', type: 'event', cost: 0, influence: 0 },
  { id: 'lurking-affliction', clan: 'neutral', number: '118', en: 'Lurking Affliction', type: 'event', cost: 0, influence: 0 },
  { id: 'way-of-the-warrior', clan: 'neutral', number: '119', en: 'Way of the Warrior', type: 'event', cost: 0, influence: 0 },
  { id: 'defiance', clan: 'neutral', number: '116', en: 'Defiance', type: 'event', cost: 0, influence: 0 },
  { id: 'fearless-sailor', clan: 'neutral', number: '95', en: 'Fearless Sailor', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 1, glory: 1, traits: ['bushi', 'mantis-clan'] },
  // Shadowlands
  { id: 'goblin-brawler', clan: 'shadowlands', number: '14', en: 'Goblin Brawler', type: 'character', side: 'dynasty', cost: 2, military: 4, political: 2, glory: 0, traits: ['goblin'] },
  { id: 'wild-ogre', clan: 'shadowlands', number: '31', en: 'Wild Ogre', type: 'character', side: 'dynasty', cost: 3, military: 6, political: 4, glory: 0, traits: ['ogre'] },
  { id: 'skeletal-warrior', clan: 'shadowlands', number: '19', en: 'Skeletal Warrior', type: 'character', side: 'dynasty', cost: 1, military: 2, political: null, glory: 0, traits: ['undead'] },
  { id: 'haunted-ruins', clan: 'shadowlands', number: '36', en: 'Haunted Ruins', type: 'holding', strengthBonus: 3 },
  { id: 'spectral-watchtower', clan: 'shadowlands', number: '13', en: 'Spectral Watchtower', type: 'province', strength: 4, elements: ['air', 'void'] },
  { id: 'blood-fields', clan: 'shadowlands', number: '4', en: 'Blood Fields', type: 'province', strength: 4, elements: ['fire', 'water'] },
  { id: 'unending-hatred', clan: 'shadowlands', number: '56', en: 'Unending Hatred', type: 'attachment', cost: 0, militaryBonus: 1, politicalBonus: 1, traits: ['condition'] },
  { id: 'blade-of-chaos', clan: 'shadowlands', number: '45', en: 'Blade of Chaos', type: 'attachment', cost: 1, militaryBonus: 4, politicalBonus: 2, traits: ['obsidian', 'weapon'] },
  { id: 'tendrils-of-corruption', clan: 'shadowlands', number: '50', en: 'Tendrils of Corruption', type: 'attachment', cost: 0, militaryBonus: 1, politicalBonus: 1, traits: ['condition'] },
  { id: 'chieftain-fouleye', clan: 'shadowlands', number: '18', en: 'Chieftain Fouleye', type: 'character', side: 'dynasty', cost: 5, military: 7, political: 4, glory: 1, traits: ['bushi', 'goblin'], unique: true },
  { id: 'bloodthirsty-kansen', clan: 'shadowlands', number: '40', en: 'Bloodthirsty Kansen', type: 'character', side: 'dynasty', cost: 1, military: 0, political: 0, glory: 0, traits: ['spirit', 'earth'] },
  { id: 'way-of-the-shadowlands', clan: 'shadowlands', number: '49', en: 'Way of the Shadowlands', type: 'event', cost: 0, traits: ['philosophy'] },
  { id: 'garden-of-corruption', clan: 'shadowlands', number: '9', en: 'Garden of Corruption', type: 'province', strength: 6, elements: ['air', 'earth'] },
  { id: 'insatiable-gaki', clan: 'shadowlands', number: '35', en: 'Insatiable Gaki', type: 'character', side: 'dynasty', cost: 1, military: 0, political: 1, glory: 0, traits: ['spirit'] },
  { id: 'shambling-servant', clan: 'shadowlands', number: '34', en: 'Shambling Servant', type: 'character', side: 'dynasty', cost: 2, military: 1, political: 1, glory: 0, traits: ['undead'] },
  { id: 'oni-of-obsidian-and-blood', clan: 'shadowlands', number: '38', en: 'Oni of Obsidian and Blood', type: 'character', side: 'dynasty', cost: 4, military: 7, political: 2, glory: 0, traits: ['oni'] },
  { id: 'fouleye-s-elite', clan: 'shadowlands', number: '15', en: "Fouleye's Elite", type: 'character', side: 'dynasty', cost: 3, military: 4, political: 2, glory: 0, traits: ['goblin'] },
  { id: 'lost-samurai', clan: 'shadowlands', number: '24', en: 'Lost Samurai', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 2, glory: 2, traits: ['bushi'] },
  { id: 'death-after-life', clan: 'shadowlands', number: '52', en: 'Death After Life', type: 'event', cost: 2 },
  { id: 'violence-and-evil', clan: 'shadowlands', number: '47', en: 'Violence and Evil', type: 'event', cost: 2 },
  { id: 'endless-ranks', clan: 'shadowlands', number: '20', en: 'Endless Ranks', type: 'character', side: 'dynasty', cost: 3, military: 4, political: null, glory: 0, traits: ['undead', 'army'] },
  { id: 'dark-moto', clan: 'shadowlands', number: '26', en: 'Dark Moto', type: 'character', side: 'dynasty', cost: 4, military: 3, political: 3, glory: 2, traits: ['bushi', 'cavalry'] },
  { id: 'penanggalan', clan: 'shadowlands', number: '30', en: 'Penanggalan', type: 'character', side: 'dynasty', cost: 2, military: 0, political: 2, glory: 1, traits: ['undead'] },
  { id: 'evil-portents', clan: 'shadowlands', number: '54', en: 'Evil Portents', type: 'event', cost: 0 },
]
