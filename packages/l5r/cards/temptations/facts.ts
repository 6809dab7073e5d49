// biome-ignore-all format: one card per line
import type { PrintedFacts } from '../facts.ts'

/** What is printed on the cards of the Temptations cycle. */
export const facts: readonly PrintedFacts[] = [
  // Crab
  { id: 'battle-meditation', clan: 'crab', number: '100', en: 'Battle Meditation', type: 'event', cost: 0, influence: 1 },
  { id: 'silent-skirmisher', clan: 'crab', number: '26', en: 'Silent Skirmisher', type: 'character', side: 'dynasty', cost: 0, military: 1, political: null, glory: 1, traits: ['bushi', 'berserker'] },
  { id: 'the-eternal-watch', clan: 'crab', number: '45', en: 'The Eternal Watch', type: 'province', strength: 5, elements: ['earth'] },
  // Lion
  { id: 'commander-of-the-legions', clan: 'lion', number: '30', en: 'Commander of the Legions', type: 'character', side: 'dynasty', cost: 4, military: 4, political: 2, glory: 2, traits: ['bushi', 'commander'] },
  { id: 'ujiaki-s-offer', clan: 'lion', number: '126', en: "Ujiaki's Offer", type: 'event', cost: 1, influence: 3, traits: ['tactic'] },
  // Phoenix
  { id: 'young-philosopher', clan: 'phoenix', number: '72', en: 'Young Philosopher', type: 'character', side: 'dynasty', cost: 2, military: null, political: 4, glory: 2, traits: ['shugenja', 'air', 'scholar'] },
  // Unicorn
  { id: 'higashi-kaze-company', clan: 'unicorn', number: '99', en: 'Higashi Kaze Company', type: 'character', side: 'dynasty', cost: 5, military: 6, political: 3, glory: 2, traits: ['bushi', 'army', 'cavalry'] },
]
