/** The five elements: of the rings, the provinces and the roles. */
import type { Element } from './abilities.ts'

export const elements: readonly Element[] = ['air', 'earth', 'fire', 'void', 'water']

export const elementNames: Readonly<Record<Element, { en: string; de: string }>> = {
  air: { en: 'Air', de: 'Luft' },
  earth: { en: 'Earth', de: 'Erde' },
  fire: { en: 'Fire', de: 'Feuer' },
  void: { en: 'Void', de: 'Leere' },
  water: { en: 'Water', de: 'Wasser' },
}
