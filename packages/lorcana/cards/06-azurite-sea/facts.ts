// biome-ignore-all format: one card per line
import type { CardFacts } from '../facts.ts'

/** What is printed on the cards of Azurite Sea. */
export const facts: readonly CardFacts[] = [
  { id: '6-2', name: { en: 'Lilo', de: 'Lilo', it: 'Lilo' }, version: { en: 'Escape Artist', de: 'Entfesslungskünstlerin', it: 'Artista della Fuga' }, inks: ['amber'], cost: 2, inkwell: true, type: 'character', strength: 1, willpower: 2, lore: 2, classifications: ['Storyborn', 'Hero'], rarity: 'super rare' },
  { id: '6-6', name: { en: 'Chip', de: 'Chip', it: 'Cip' }, version: { en: 'Friend Indeed', de: 'Freund in der Tat', it: 'Amico al Bisogno' }, inks: ['amber'], cost: 3, inkwell: true, type: 'character', strength: 3, willpower: 3, lore: 1, classifications: ['Storyborn', 'Hero'], rarity: 'common' },
  { id: '6-14', name: { en: "Chip 'n' Dale", de: 'Chip und Chap', it: 'Cip e Ciop' }, version: { en: 'Recovery Rangers', de: 'Ritter der Rückgewinnung', it: 'Agenti di Recupero' }, inks: ['amber'], cost: 8, inkwell: false, type: 'character', strength: 6, willpower: 6, lore: 3, classifications: ['Floodborn', 'Hero'], rarity: 'rare' },
  { id: '6-27', name: { en: 'Good Job!', de: 'Gut gemacht!', it: 'Ben fatto!' }, inks: ['amber'], cost: 1, inkwell: true, type: 'action', classifications: [], rarity: 'common' },
  { id: '6-140', name: { en: 'Gadget Hackwrench', de: 'Trixi', it: 'Scheggia Hackwrench' }, version: { en: 'Brilliant Bosun', de: 'Geniale Bootsführerin', it: 'Brillante Nostroma' }, inks: ['sapphire'], cost: 6, inkwell: true, type: 'character', strength: 3, willpower: 6, lore: 3, classifications: ['Floodborn', 'Ally', 'Inventor'], rarity: 'super rare' },
  { id: '6-151', name: { en: 'Gadget Hackwrench', de: 'Trixi', it: 'Scheggia Hackwrench' }, version: { en: 'Perceptive Mouse', de: 'Scharfsinnige Maus', it: 'Topolina Perspicace' }, inks: ['sapphire'], cost: 2, inkwell: true, type: 'character', strength: 2, willpower: 3, lore: 1, classifications: ['Storyborn', 'Ally', 'Inventor'], rarity: 'common', blank: true },
  { id: '6-158', name: { en: 'Yokai' }, version: { en: 'Professor Callaghan' }, inks: ['sapphire'], cost: 1, inkwell: true, type: 'character', strength: 2, willpower: 2, lore: 1, classifications: ['Storyborn', 'Villain', 'Inventor'], rarity: 'common', blank: true },
  { id: '6-160', name: { en: 'Yokai', de: 'Yokai', it: 'Yokai' }, version: { en: 'Scientific Supervillain', de: 'Wissenschaftlicher Superschurke', it: 'Supercattivo Scientifico' }, inks: ['sapphire'], cost: 9, inkwell: true, type: 'character', strength: 6, willpower: 10, lore: 2, classifications: ['Floodborn', 'Villain', 'Inventor'], rarity: 'rare' },
  { id: '6-167', name: { en: 'Microbots', it: 'Microbot' }, inks: ['sapphire'], cost: 2, inkwell: true, type: 'item', classifications: [], rarity: 'uncommon' },
]
