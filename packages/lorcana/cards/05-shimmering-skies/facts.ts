// biome-ignore-all format: one card per line
import type { CardFacts } from '../facts.ts'

/** What is printed on the cards of Shimmering Skies. */
export const facts: readonly CardFacts[] = [
  { id: '5-34', name: { en: 'Pride Lands', de: 'Das Geweihte Land', it: 'Terre del Branco' }, version: { en: 'Jungle Oasis', de: 'Dschungeloase', it: 'Oasi nella Giungla' }, inks: ['amber'], cost: 3, inkwell: true, type: 'location', willpower: 8, lore: 1, moveCost: 2, classifications: [], rarity: 'rare' },
  { id: '5-103', name: { en: 'Taffyta Muttonfudge', de: 'Taffyta Muttonfudge', it: 'Taffyta Muttonfudge' }, version: { en: 'Ruthless Rival', de: 'Rücksichtslose Rivalin', it: 'Rivale Senza Scrupoli' }, inks: ['ruby'], cost: 2, inkwell: true, type: 'character', strength: 2, willpower: 2, lore: 2, classifications: ['Storyborn', 'Ally', 'Racer'], rarity: 'uncommon', blank: true },
  { id: '5-107', name: { en: 'Donald Duck', de: 'Donald Duck', it: 'Paperino' }, version: { en: 'Pie Slinger', de: 'Kuchenschleuderer', it: 'Lanciatore di Torte' }, inks: ['ruby'], cost: 5, inkwell: true, type: 'character', strength: 3, willpower: 6, lore: 1, classifications: ['Floodborn', 'Hero', 'Knight'], rarity: 'legendary' },
  { id: '5-117', name: { en: 'Taffyta Muttonfudge', de: 'Taffyta Muttonfudge', it: 'Taffyta Muttonfudge' }, version: { en: 'Sour Speedster', de: 'Saure Raserin', it: 'Aspra Velocista' }, inks: ['ruby'], cost: 4, inkwell: true, type: 'character', strength: 3, willpower: 3, lore: 1, classifications: ['Floodborn', 'Ally', 'Racer'], rarity: 'uncommon' },
  { id: '5-177', name: { en: 'Sleepy', de: 'Schlafmütz', it: 'Pisolo' }, version: { en: 'Sluggish Knight', de: 'Ritter der Müdigkeit', it: 'Cavaliere Sonnolento' }, inks: ['steel'], cost: 2, inkwell: true, type: 'character', strength: 0, willpower: 4, lore: 1, classifications: ['Dreamborn', 'Ally', 'Knight', 'Seven Dwarfs'], rarity: 'uncommon' },
  { id: '5-195', name: { en: 'Pete', de: 'Kater Karlo', it: 'Gambadilegno' }, version: { en: 'Games Referee', de: 'Schiedsrichter der Spiele', it: 'Arbitro di Gioco' }, inks: ['steel'], cost: 3, inkwell: true, type: 'character', strength: 3, willpower: 3, lore: 1, classifications: ['Dreamborn', 'Villain'], rarity: 'uncommon' },
  { id: '5-204', name: { en: "Seven Dwarfs' Mine", de: 'Mine der Sieben Zwerge', it: 'Miniera dei Sette Nani' }, version: { en: 'Secure Fortress', de: 'Sicheres Bollwerk', it: 'Fortezza Inespugnabile' }, inks: ['steel'], cost: 2, inkwell: true, type: 'location', willpower: 6, lore: 1, moveCost: 2, classifications: [], rarity: 'uncommon' },
]
