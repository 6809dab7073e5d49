/** The five elements: of the rings, the provinces and the roles. */
import type { Element } from './abilities.ts'

export const elements: readonly Element[] = ['air', 'earth', 'fire', 'void', 'water']

export const elementNames: Readonly<Record<Element, Record<'en' | 'de' | 'it', string>>> = {
  air: { en: 'Air', de: 'Luft', it: 'Aria' },
  earth: { en: 'Earth', de: 'Erde', it: 'Terra' },
  fire: { en: 'Fire', de: 'Feuer', it: 'Fuoco' },
  void: { en: 'Void', de: 'Leere', it: 'Vuoto' },
  water: { en: 'Water', de: 'Wasser', it: 'Acqua' },
}
