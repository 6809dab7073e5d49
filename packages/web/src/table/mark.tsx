/** A value, an icon or a token as it is drawn: emblem or glyph, number, and its word for those who cannot see it. */
import type { Mark } from '@regelwerk/core'
import { emblemOf } from '../emblems/index.tsx'

export function Emblem({ game, mark }: { game: string; mark: Pick<Mark, 'id' | 'glyph'> }) {
  return (
    <span className="emblem" aria-hidden="true">
      {emblemOf(game, mark.id) ?? mark.glyph}
    </span>
  )
}

interface Props {
  game: string
  mark: Mark
  /** With its word written out. */
  long?: boolean
}

export function MarkView({ game, mark, long }: Props) {
  return (
    <span className="mark" data-mark={mark.id} data-tone={mark.tone} title={long ? undefined : mark.label}>
      <Emblem game={game} mark={mark} />
      {mark.value !== undefined && <span className="mark-value">{mark.value}</span>}
      <span className={long ? 'mark-label' : 'hidden-text'}> {mark.label}</span>
    </span>
  )
}

/** In words: "strength 3". */
export const markText = ({ label, value }: Mark): string =>
  value === undefined ? label : `${label} ${value}`
