// biome-ignore-all format: one card per line
import type { PrintedFacts } from '../facts.ts'

/** What is printed on the cards of The Emperor's Legion. */
export const facts: readonly PrintedFacts[] = [
  // Lion
  { id: 'samurai-of-integrity', clan: 'lion', number: '5', en: 'Samurai of Integrity', type: 'character', side: 'dynasty', cost: 2, military: 3, political: 3, glory: 2, traits: ['bushi'] },
  { id: 'ashigaru-levy', clan: 'lion', number: '4', en: 'Ashigaru Levy', type: 'character', side: 'dynasty', cost: 0, military: 1, political: null, glory: 0, traits: ['peasant'] },
  { id: 'kenson-no-gakka', clan: 'lion', number: '2', en: 'Kenson no Gakka', type: 'province', strength: 5, elements: ['air'], traits: ['castle'] },
  { id: 'matsu-gohei', clan: 'lion', number: '6', en: 'Matsu Gohei', type: 'character', side: 'dynasty', cost: 2, military: 3, political: 1, glory: 1, traits: ['bushi'], unique: true },
  { id: 'ardent-omoidasu', clan: 'lion', number: '7', en: 'Ardent Omoidasu', type: 'character', side: 'dynasty', cost: 3, military: 2, political: 3, glory: 2, traits: ['courtier'] },
  { id: 'kyuden-ikoma', clan: 'lion', number: '1', en: 'Kyūden Ikoma', type: 'stronghold', strengthBonus: 1, honor: 13, fate: 7, influencePool: 10, traits: ['castle'], unique: true },
  { id: 'prepare-for-war', clan: 'lion', number: '25', en: 'Prepare for War', type: 'event', cost: 1, influence: 2, traits: ['tactic'] },
  // Neutral
  { id: 'those-who-serve', clan: 'neutral', number: '28', en: 'Those Who Serve', type: 'event', cost: 1, influence: 0, traits: ['philosophy'] },
]
