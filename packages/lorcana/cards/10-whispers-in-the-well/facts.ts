// biome-ignore-all format: one card per line
import type { CardFacts } from '../facts.ts'

/** What is printed on the cards of Whispers in the Well. */
export const facts: readonly CardFacts[] = [
  { id: '10-3', name: { en: 'Rapunzel', de: 'Rapunzel', it: 'Rapunzel' }, version: { en: 'Ready for Adventure', de: 'Bereit für Abenteuer', it: "Pronta per l'Avventura" }, inks: ['amber'], cost: 2, inkwell: true, type: 'character', strength: 1, willpower: 2, lore: 1, classifications: ['Dreamborn', 'Hero', 'Princess'], rarity: 'legendary' },
  { id: '10-81', name: { en: 'Flynn Rider', de: 'Flynn Rider', it: 'Flynn Rider' }, version: { en: 'Spectral Scoundrel', de: 'Geisterhafter Schurke', it: 'Furfante Spettrale' }, inks: ['emerald'], cost: 1, inkwell: true, type: 'character', strength: 1, willpower: 2, lore: 1, classifications: ['Storyborn', 'Hero', 'Prince', 'Whisper'], rarity: 'uncommon' },
  { id: '10-130', name: { en: 'Get to Safety!', de: 'Bring dich in Sicherheit!', it: 'Mettiti in Salvo!' }, inks: ['ruby'], cost: 1, inkwell: true, type: 'action', classifications: [], rarity: 'rare' },
  { id: '10-136', name: { en: 'Sleepy Hollow', de: 'Sleepy Hollow', it: 'La Valle Addormentata' }, version: { en: 'The Bridge', de: 'Die Brücke', it: 'Il Ponte' }, inks: ['ruby'], cost: 3, inkwell: true, type: 'location', willpower: 6, lore: 0, moveCost: 1, classifications: [], rarity: 'uncommon' },
  { id: '10-142', name: { en: 'Cri-Kee', de: 'Kriki', it: 'Cri-Cri' }, version: { en: 'Good Luck Charm', de: 'Glücksbringer', it: 'Portafortuna' }, inks: ['sapphire'], cost: 2, inkwell: true, type: 'character', strength: 3, willpower: 2, lore: 1, classifications: ['Storyborn', 'Ally'], rarity: 'common' },
]
