// biome-ignore-all format: one card per line
import type { PrintedFacts } from '../facts.ts'

/** What is printed on the cards of the Dominion cycle. */
export const facts: readonly PrintedFacts[] = [
  // Crab
  { id: 'shrug-off-despair', clan: 'crab', number: '1', en: 'Shrug Off Despair', type: 'province', strength: 6, elements: ['void'] },
  { id: 'butcher-of-the-fallen', clan: 'crab', number: '31', en: 'Butcher of the Fallen', type: 'character', side: 'dynasty', cost: 4, military: 6, political: null, glory: 0, traits: ['bushi', 'berserker'] },
  { id: 'shinsei-s-last-hope', clan: 'crab', number: '26', en: "Shinsei's Last Hope", type: 'province', strength: 3, elements: ['earth', 'water'], traits: ['village'], unique: true },
  { id: 'ceaseless-duty', clan: 'crab', number: '107', en: 'Ceaseless Duty', type: 'event', cost: 1, influence: 3 },
  { id: 'obsidian-talisman', clan: 'crab', number: '42', en: 'Obsidian Talisman', type: 'attachment', cost: 0, militaryBonus: 1, politicalBonus: 0, influence: 1, traits: ['item', 'shadowlands'], role: 'void' },
  // Crane
  { id: 'elegance-and-grace', clan: 'crane', number: '108', en: 'Elegance and Grace', type: 'event', cost: 2, influence: 3 },
  { id: 'kakita-yoshi-2', clan: 'crane', number: '8', en: 'Kakita Yoshi', version: 2, type: 'character', side: 'dynasty', cost: 5, military: 2, political: 6, glory: 3, traits: ['courtier', 'daimyo', 'imperial'], unique: true },
  { id: 'pledge-of-loyalty', clan: 'crane', number: '2', en: 'Pledge of Loyalty', type: 'province', strength: 3, elements: ['earth'] },
  { id: 'tsuma', clan: 'crane', number: '49', en: 'Tsuma', type: 'province', strength: 3, elements: ['air', 'fire'], traits: ['city'], unique: true },
  { id: 'seven-fold-palace', clan: 'crane', number: '93', en: 'Seven Fold Palace', type: 'stronghold', strengthBonus: 1, honor: 10, fate: 7, influencePool: 10, traits: ['palace'], unique: true },
  { id: 'daidoji-yari', clan: 'crane', number: '131', en: 'Daidoji Yari', type: 'attachment', cost: 1, militaryBonus: 2, politicalBonus: 0, influence: 2, traits: ['weapon'] },
  { id: 'doji-diplomat', clan: 'crane', number: '119', en: 'Doji Diplomat', type: 'character', side: 'dynasty', cost: 0, military: 0, political: 1, glory: 1, traits: ['courtier'] },
  { id: 'local-daimyo-s-retainer', clan: 'crane', number: '87', en: "Local Daimyō's Retainer", type: 'character', side: 'conflict', cost: 1, military: 2, political: 2, glory: 1, influence: 1, traits: ['bushi', 'ronin'] },
  { id: 'crippling-taxes', clan: 'crane', number: '76', en: 'Crippling Taxes', type: 'event', side: 'dynasty', cost: 0, role: 'keeper' },
  // Dragon
  { id: 'mountaintop-vigil', clan: 'dragon', number: '44', en: 'Mountaintop Vigil', type: 'event', cost: 1, influence: 1, role: 'void' },
  // Lion
  { id: 'chronicler-of-conquests', clan: 'lion', number: '35', en: 'Chronicler of Conquests', type: 'character', side: 'dynasty', cost: 1, military: 0, political: 2, glory: 1, traits: ['courtier'] },
  { id: 'hayaken-no-shiro', clan: 'lion', number: '71', en: 'Hayaken no Shiro', type: 'stronghold', strengthBonus: 2, honor: 12, fate: 7, influencePool: 10, traits: ['castle'], unique: true },
  { id: 'ikoma-tsanuri-2', clan: 'lion', number: '79', en: 'Ikoma Tsanuri', version: 2, type: 'character', side: 'dynasty', cost: 2, military: 2, political: 1, glory: 2, traits: ['bushi', 'commander'], unique: true },
  { id: 'righteous-samurai', clan: 'lion', number: '121', en: 'Righteous Samurai', type: 'character', side: 'dynasty', cost: 3, military: 4, political: 2, glory: 2, traits: ['bushi'] },
  { id: 'honored-veterans', clan: 'lion', number: '101', en: 'Honored Veterans', type: 'event', side: 'dynasty', cost: 0 },
  // Phoenix
  { id: 'shiba-pureheart', clan: 'phoenix', number: '123', en: 'Shiba Pureheart', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 1, glory: 2, traits: ['bushi', 'yojimbo'] },
  { id: 'kakudaira', clan: 'phoenix', number: '5', en: 'Kakudaira', type: 'province', strength: 5, elements: ['air', 'void'], traits: ['city'], unique: true },
  // Scorpion
  { id: 'forgery', clan: 'scorpion', number: '91', en: 'Forgery', type: 'event', cost: 1, influence: 3 },
  { id: 'thunder-guard-elite', clan: 'scorpion', number: '37', en: 'Thunder Guard Elite', type: 'character', side: 'dynasty', cost: 4, military: 4, political: 2, glory: 0, traits: ['bushi'] },
  { id: 'beautiful-entertainer', clan: 'scorpion', number: '104', en: 'Beautiful Entertainer', type: 'character', side: 'dynasty', cost: 1, military: 0, political: 1, glory: 1, traits: ['geisha'] },
  { id: 'shadow-stalker', clan: 'scorpion', number: '82', en: 'Shadow Stalker', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 0, glory: 1, traits: ['bushi', 'shadow', 'shinobi'] },
  { id: 'dispatch-to-nowhere', clan: 'scorpion', number: '38', en: 'Dispatch to Nowhere', type: 'event', side: 'dynasty', cost: 1 },
  { id: 'cursecatcher', clan: 'scorpion', number: '59', en: 'Cursecatcher', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 2, glory: 1, traits: ['shugenja', 'air'], role: 'seeker' },
  { id: 'silent-ones-monastery', clan: 'scorpion', number: '50', en: 'Silent Ones Monastery', type: 'province', strength: 5, elements: ['air', 'water'], traits: ['temple'], unique: true },
  { id: 'compromised-secrets', clan: 'scorpion', number: '135', en: 'Compromised Secrets', type: 'attachment', cost: 0, militaryBonus: 0, politicalBonus: 0, influence: 2, traits: ['condition'] },
  // Unicorn
  { id: 'white-horde-vanguard', clan: 'unicorn', number: '13', en: 'White Horde Vanguard', type: 'character', side: 'dynasty', cost: 4, military: 5, political: 2, glory: 1, traits: ['bushi', 'army', 'cavalry'] },
  { id: 'scouted-terrain', clan: 'unicorn', number: '23', en: 'Scouted Terrain', type: 'event', cost: 4, influence: 2, role: 'void' },
  { id: 'ganzu-warrior', clan: 'unicorn', number: '125', en: 'Ganzu Warrior', type: 'character', side: 'dynasty', cost: 2, military: 2, political: null, glory: 0, traits: ['bushi', 'gaijin'], role: 'seeker' },
  { id: 'hunting-falcon', clan: 'unicorn', number: '70', en: 'Hunting Falcon', type: 'attachment', cost: 0, militaryBonus: 1, politicalBonus: 0, influence: 1, traits: ['creature'] },
  // Neutral
  { id: 'weight-of-duty', clan: 'neutral', number: '117', en: 'Weight of Duty', type: 'province', strength: 4, elements: ['void'] },
  { id: 'driven-by-courage', clan: 'neutral', number: '30', en: 'Driven By Courage', type: 'province', strength: 4, elements: ['air'] },
  { id: 'honor-s-reward', clan: 'neutral', number: '95', en: "Honor's Reward", type: 'province', strength: 5, elements: ['fire'] },
  { id: 'city-of-the-rich-frog', clan: 'neutral', number: '6', en: 'City of the Rich Frog', type: 'province', strength: 3, elements: ['earth', 'void'], traits: ['city'] },
  { id: 'disciple-of-shinsei', clan: 'neutral', number: '41', en: 'Disciple of Shinsei', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 2, glory: 0, traits: ['monk', 'brotherhood'] },
]
