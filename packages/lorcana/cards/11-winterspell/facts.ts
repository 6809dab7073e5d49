// biome-ignore-all format: one card per line
import type { CardFacts } from '../facts.ts'

/** What is printed on the cards of Winterspell. */
export const facts: readonly CardFacts[] = [
  { id: '11-77', name: { en: 'Chernabog', de: 'Chernabog', it: 'Chernabog' }, version: { en: 'Unnatural Force', de: 'Unnatürliche Macht', it: 'Forza Innaturale' }, inks: ['emerald'], cost: 5, inkwell: false, type: 'character', strength: 5, willpower: 4, lore: 2, classifications: ['Storyborn', 'Villain'], rarity: 'super rare' },
  { id: '11-112', name: { en: 'Elisa Maza', de: 'Elisa Maza', it: 'Elisa Maza' }, version: { en: 'Transformed Gargoyle', de: 'Verwandelte Gargoyle', it: 'Trasformata in Gargoyle' }, inks: ['ruby'], cost: 3, inkwell: true, type: 'character', strength: 4, willpower: 4, lore: 1, classifications: ['Storyborn', 'Hero', 'Gargoyle', 'Detective'], rarity: 'rare' },
  { id: '11-117', name: { en: 'Hercules', de: 'Hercules', it: 'Ercole' }, version: { en: 'Spectral Demigod', de: 'Spektraler Halbgott', it: 'Semidio Spettrale' }, inks: ['ruby'], cost: 1, inkwell: true, type: 'character', strength: 0, willpower: 3, lore: 1, classifications: ['Storyborn', 'Hero', 'Prince', 'Deity', 'Whisper'], rarity: 'common' },
  { id: '11-134', name: { en: "Scrooge's Counting House", de: 'Scrooges Schatzmeisterei', it: 'Ufficio Contabile di Scrooge' }, version: { en: "Ebenezer's Office", de: 'Ebenezers Büro', it: 'Scrivania di Ebenezer' }, inks: ['ruby'], cost: 2, inkwell: true, type: 'location', willpower: 4, lore: 1, moveCost: 1, classifications: [], rarity: 'uncommon' },
  { id: '11-142', name: { en: 'Sina', de: 'Sina', it: 'Sina' }, version: { en: 'Vigilant Parent', de: 'Wachsames Elternteil', it: 'Genitrice Attenta' }, inks: ['sapphire'], cost: 1, inkwell: true, type: 'character', strength: 2, willpower: 1, lore: 1, classifications: ['Storyborn', 'Ally'], rarity: 'common' },
  { id: '11-193', name: { en: 'John Smith', de: 'John Smith', it: 'John Smith' }, version: { en: 'Undaunted Protector', de: 'Unerschrockener Beschützer', it: 'Protettore Indomito' }, inks: ['steel'], cost: 5, inkwell: false, type: 'character', strength: 3, willpower: 6, lore: 2, classifications: ['Dreamborn', 'Hero'], rarity: 'super rare' },
]
