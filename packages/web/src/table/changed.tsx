/** Marks of what has changed since the player last acted: a tag on a card, a number beside a number. */
import { sayMotion } from '../messages/motion.ts'
import { useTable } from './context.ts'
import { Emblem } from './mark.tsx'
import type { Change } from './since.ts'

const signed = (by: number): string => (by > 0 ? `+${by}` : `\u2212${-by}`)

/** What has changed on a card; to those who hear it the card itself says it. */
export function ChangedTag({ change }: { change: Change }) {
  const { game, lang } = useTable()
  return (
    <span className="changed-tag" data-change={change.kind} aria-hidden="true">
      {change.kind === 'changed' ? (
        <>
          <Emblem game={game.id} mark={change.mark} />
          {typeof change.by === 'number' ? signed(change.by) : change.by === 'came' ? '+' : '\u2212'}
        </>
      ) : (
        <span className="changed-word">{sayMotion(lang, change.kind)}</span>
      )}
    </span>
  )
}

/** By how much something that a player has is more or less. */
export function CountChange({ seat, id }: { seat: number; id: string }) {
  const { lang, countChange } = useTable()
  const by = countChange(seat, id)
  return by === null ? null : (
    <span className="count-change" title={sayMotion(lang, 'sinceActed')}>
      {signed(by)}
    </span>
  )
}
