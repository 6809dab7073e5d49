/** The emblems of all games, by game and id. */
import type { ReactNode } from 'react'

const made = import.meta.glob<{ emblems: Readonly<Record<string, ReactNode>> }>('./*.tsx', { eager: true })

/** The emblem for a suit, a value or a token; undefined: there is none, and its glyph is shown. */
export const emblemOf = (game: string, id: string): ReactNode | undefined =>
  made[`./${game}.tsx`]?.emblems?.[id]
