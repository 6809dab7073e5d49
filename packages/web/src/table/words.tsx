/** Text of a game as it is read at this table: its signs drawn, its players by name. */
import { type ReactNode, useContext } from 'react'
import { emblemOf } from '../emblems/index.tsx'
import { sayTable } from '../messages/table.ts'
import { TableContext } from './context.ts'

type Sign = 'lore' | 'strength' | 'willpower' | 'exert' | 'ink'

/** What signs in braces are called among the emblems. */
const signs: Readonly<Record<string, readonly [id: Sign, glyph: string]>> = {
  '{L}': ['lore', '◊'],
  '{S}': ['strength', '¤'],
  '{W}': ['willpower', '♥'],
  '{E}': ['exert', '⟳'],
  '{I}': ['ink', '⬡'],
}

export function Words({ game, text: said }: { game: string; text: string }): ReactNode {
  const use = useContext(TableContext)
  const text = use?.named(said) ?? said
  if (!text.includes('{')) return text
  return text.split(/(\{[A-Z]\})/).map((part, i) => {
    const sign = signs[part]
    if (sign === undefined) return part
    const [id, glyph] = sign
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
      <span key={i} className="sign" role="img" aria-label={sayTable(use?.lang ?? 'en', `sign-${id}`)}>
        {emblemOf(game, id) ?? glyph}
      </span>
    )
  })
}
