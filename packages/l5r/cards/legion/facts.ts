// biome-ignore-all format: one card per line
import type { PrintedFacts } from '../facts.ts'

/** What is printed on the cards of The Emperor's Legion. */
export const facts: readonly PrintedFacts[] = [
  // Lion
  { id: 'samurai-of-integrity', clan: 'lion', number: '5', en: 'Samurai of Integrity', type: 'character', side: 'dynasty', cost: 2, military: 3, political: 3, glory: 2, traits: ['bushi'] },
  { id: 'ashigaru-levy', clan: 'lion', number: '4', en: 'Ashigaru Levy', type: 'character', side: 'dynasty', cost: 0, military: 1, political: null, glory: 0, traits: ['peasant'] },
  { id: 'kenson-no-gakka', clan: 'lion', number: '2', en: 'Kenson no Gakka', type: 'province', strength: 5, elements: ['air'], traits: ['castle'] },
  { id: 'matsu-gohei', clan: 'lion', number: '6', en: 'Matsu Gohei', type: 'character', side: 'dynasty', cost: 2, military: 3, political: 1, glory: 1, traits: ['bushi'], unique: true },
]
