/** Where things of the library are: addresses after the #. */
import type { Position } from './positions.ts'

export const ruleAddress = (game: string, id: string): string => `#/rules/${game}/${encodeURIComponent(id)}`

export const positionAddress = ({ game, file, n }: Pick<Position, 'game' | 'file' | 'n'>): string =>
  `#/show/${game}/${file}/${n}`
