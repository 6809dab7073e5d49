/** The emblems of all games, by game and id. */
import type { ReactNode } from 'react'
import { emblems as bluemoon } from './bluemoon.tsx'
import { emblems as keyforge } from './keyforge.tsx'
import { emblems as l5r } from './l5r.tsx'
import { emblems as lorcana } from './lorcana.tsx'

const made: Readonly<Record<string, Readonly<Record<string, ReactNode>>>> = {
  bluemoon,
  keyforge,
  l5r,
  lorcana,
}

/** The emblem for a suit, a value or a token; undefined: there is none, and its glyph is shown. */
export const emblemOf = (game: string, id: string): ReactNode | undefined => made[game]?.[id]
