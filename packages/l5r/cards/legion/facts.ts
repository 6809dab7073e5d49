// biome-ignore-all format: one card per line
import type { PrintedFacts } from '../facts.ts'

/** What is printed on the cards of The Emperor's Legion. */
export const facts: readonly PrintedFacts[] = [
  // Crab
  { id: 'yasuki-hikaru', clan: 'crab', number: '14', en: 'Yasuki Hikaru', type: 'character', side: 'dynasty', cost: 3, military: 3, political: 2, glory: 0, traits: ['bushi', 'magistrate'], unique: true },
  // Dragon
  { id: 'kitsuki-kagi', clan: 'dragon', number: '27', en: 'Kitsuki Kagi', type: 'character', side: 'conflict', cost: 2, military: 1, political: 2, glory: 1, influence: 1, traits: ['courtier', 'imperial'], unique: true },
  // Lion
  { id: 'samurai-of-integrity', clan: 'lion', number: '5', en: 'Samurai of Integrity', type: 'character', side: 'dynasty', cost: 2, military: 3, political: 3, glory: 2, traits: ['bushi'] },
  { id: 'ashigaru-levy', clan: 'lion', number: '4', en: 'Ashigaru Levy', type: 'character', side: 'dynasty', cost: 0, military: 1, political: null, glory: 0, traits: ['peasant'] },
  { id: 'kenson-no-gakka', clan: 'lion', number: '2', en: 'Kenson no Gakka', type: 'province', strength: 5, elements: ['air'], traits: ['castle'] },
  { id: 'matsu-gohei', clan: 'lion', number: '6', en: 'Matsu Gohei', type: 'character', side: 'dynasty', cost: 2, military: 3, political: 1, glory: 1, traits: ['bushi'], unique: true },
  { id: 'ardent-omoidasu', clan: 'lion', number: '7', en: 'Ardent Omoidasu', type: 'character', side: 'dynasty', cost: 3, military: 2, political: 3, glory: 2, traits: ['courtier'] },
  { id: 'kyuden-ikoma', clan: 'lion', number: '1', en: 'Kyūden Ikoma', type: 'stronghold', strengthBonus: 1, honor: 13, fate: 7, influencePool: 10, traits: ['castle'], unique: true },
  { id: 'prepare-for-war', clan: 'lion', number: '25', en: 'Prepare for War', type: 'event', cost: 1, influence: 2, traits: ['tactic'] },
  { id: 'matsu-tsuko-2', clan: 'lion', number: '11', en: 'Matsu Tsuko', version: 2, type: 'character', side: 'dynasty', cost: 5, military: 5, political: 4, glory: 3, traits: ['bushi', 'champion', 'commander'], unique: true },
  { id: 'kitsu-motso', clan: 'lion', number: '8', en: 'Kitsu Motso', type: 'character', side: 'dynasty', cost: 3, military: 3, political: 3, glory: 2, traits: ['bushi', 'commander'], unique: true },
  { id: 'tactical-ingenuity', clan: 'lion', number: '21', en: 'Tactical Ingenuity', type: 'attachment', cost: 0, militaryBonus: 1, politicalBonus: 0, influence: 1, traits: ['condition'] },
  { id: 'champions-of-yomi', clan: 'lion', number: '12', en: 'Champions of Yomi', type: 'character', side: 'dynasty', cost: 6, military: 6, political: 6, glory: 2, traits: ['spirit', 'army'], unique: true },
  { id: 'hall-of-victories', clan: 'lion', number: '13', en: 'Hall of Victories', type: 'holding', strengthBonus: 1 },
  { id: 'embrace-death', clan: 'lion', number: '23', en: 'Embrace Death', type: 'event', cost: 0, influence: 4, traits: ['philosophy'] },
  { id: 'honor-in-battle', clan: 'lion', number: '24', en: 'Honor in Battle', type: 'event', cost: 0, influence: 2 },
  { id: 'total-warfare', clan: 'lion', number: '22', en: 'Total Warfare', type: 'attachment', cost: 2, influence: 2, traits: ['battlefield'] },
  { id: 'akodo-motivator', clan: 'lion', number: '9', en: 'Akodo Motivator', type: 'character', side: 'dynasty', cost: 4, military: 5, political: 2, glory: 1, traits: ['bushi'] },
  { id: 'right-hand-of-the-emperor', clan: 'lion', number: '26', en: 'Right Hand of the Emperor', type: 'event', cost: 3 },
  // Scorpion
  { id: 'shosuro-denmaru', clan: 'scorpion', number: '17', en: 'Shosuro Denmaru', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 1, glory: 1, traits: ['bushi', 'commander'], unique: true },
  // Unicorn
  { id: 'moto-ariq', clan: 'unicorn', number: '18', en: 'Moto Ariq', type: 'character', side: 'dynasty', cost: 3, military: 3, political: 2, glory: 0, traits: ['bushi', 'cavalry'], unique: true },
  // Neutral
  { id: 'those-who-serve', clan: 'neutral', number: '28', en: 'Those Who Serve', type: 'event', cost: 1, influence: 0, traits: ['philosophy'] },
  { id: 'insolent-outcast', clan: 'neutral', number: '20', en: 'Insolent Outcast', type: 'character', side: 'dynasty', cost: 2, military: 1, political: 1, glory: 0, traits: ['bushi', 'ronin'], role: 'seeker' },
  { id: 'support-of-the-lion', clan: 'neutral', number: '3', en: 'Support of the Lion', type: 'role', traits: ['lion'] },
  { id: 'caravan-guard', clan: 'neutral', number: '19', en: 'Caravan Guard', type: 'character', side: 'dynasty', cost: 1, military: 3, political: 2, glory: 0, traits: ['bushi', 'ronin'], role: 'keeper' },
  // Crane
  { id: 'doji-kuzunobu', clan: 'crane', number: '15', en: 'Doji Kuzunobu', type: 'character', side: 'dynasty', cost: 4, military: 3, political: 4, glory: 2, traits: ['courtier', 'creature'], unique: true },
]
