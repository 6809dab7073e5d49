/** Why nothing can be done with a card now, by which rules. */
import type { Piece } from '@regelwerk/core'
import type { ObstacleOnScreen } from '@regelwerk/protocol'
import { RuleSummary } from '../library/rule-summary.tsx'
import { useTable } from './context.ts'
import { nameOfPiece } from './describe.ts'
import { TableIcon } from './icons.tsx'
import { keyed } from './keyed.ts'
import { RuleChip } from './rule-chip.tsx'

/** A card that was activated in vain. */
export interface Refused {
  piece: Piece
  obstacles: readonly ObstacleOnScreen[]
}

interface Props {
  refused: Refused
  /** Absent: what it is shown in can be closed. */
  onClose?(): void
}

export function Refusal({ refused: { piece, obstacles }, onClose }: Props) {
  const use = useTable()
  const { game, say, texts, lang } = use
  return (
    <div className="refusal" role="status">
      <div className="refusal-head">
        <p>
          <strong>{nameOfPiece(use, piece)}</strong>: {say(obstacles.length === 0 ? 'nothingToDo' : 'notNow')}
        </p>
        {onClose && (
          <button type="button" className="tool" aria-label={say('close')} onClick={onClose}>
            <TableIcon name="close" />
          </button>
        )}
      </div>
      {obstacles.length > 0 && (
        <ul>
          {keyed(obstacles, ({ verb, rule }) => `${verb} ${rule}`).map(({ key, item }) => (
            <li key={key}>
              <RuleChip rule={item.rule} />{' '}
              <RuleSummary game={game} id={item.rule} texts={texts} lang={lang} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
