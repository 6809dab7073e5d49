/** The seven great clans (glossary/klan), those who serve Fu Leng, and the cards of none (glossary/neutral). */
import type { Clan } from './abilities.ts'

export const clans: readonly Clan[] = ['crab', 'crane', 'dragon', 'lion', 'phoenix', 'scorpion', 'unicorn']

export const clanNames: Readonly<Record<Clan, Record<'en' | 'de' | 'it', string>>> = {
  crab: { en: 'Crab', de: 'Krabbe', it: 'Granchio' },
  crane: { en: 'Crane', de: 'Kranich', it: 'Gru' },
  dragon: { en: 'Dragon', de: 'Drache', it: 'Drago' },
  lion: { en: 'Lion', de: 'Löwe', it: 'Leone' },
  phoenix: { en: 'Phoenix', de: 'Phönix', it: 'Fenice' },
  scorpion: { en: 'Scorpion', de: 'Skorpion', it: 'Scorpione' },
  unicorn: { en: 'Unicorn', de: 'Einhorn', it: 'Unicorno' },
  shadowlands: { en: 'Shadowlands', de: 'Schattenlande', it: "Terre d'Ombra" },
  neutral: { en: 'Neutral', de: 'Neutral', it: 'Neutrale' },
}
