// biome-ignore-all format: one card per line
import type { CardFacts } from '../facts.ts'

/** What is printed on the cards of Fabled. */
export const facts: readonly CardFacts[] = [
  { id: '9-109', name: { en: 'Powerline', de: 'Powerline', it: 'Powerline' }, version: { en: 'Taking the Stage', de: 'Auf der Bühne', it: 'Sul Palco' }, inks: ['ruby'], cost: 2, inkwell: true, type: 'character', strength: 3, willpower: 2, lore: 1, classifications: ['Storyborn'], rarity: 'common' },
]
