/** The seven great clans (glossary/klan), and the cards of none (glossary/neutral). */
import type { Clan } from './abilities.ts'

export const clans: readonly Clan[] = ['crab', 'crane', 'dragon', 'lion', 'phoenix', 'scorpion', 'unicorn']

export const clanNames: Readonly<Record<Clan, { en: string; de: string }>> = {
  crab: { en: 'Crab', de: 'Krabbe' },
  crane: { en: 'Crane', de: 'Kranich' },
  dragon: { en: 'Dragon', de: 'Drache' },
  lion: { en: 'Lion', de: 'Löwe' },
  phoenix: { en: 'Phoenix', de: 'Phönix' },
  scorpion: { en: 'Scorpion', de: 'Skorpion' },
  unicorn: { en: 'Unicorn', de: 'Einhorn' },
  neutral: { en: 'Neutral', de: 'Neutral' },
}
