/** A card to be read: its large face, how it lies here, and why it cannot do what one may want. */
import type { ObstacleOnScreen } from '@regelwerk/protocol'
import { CardBack, CardFace } from './card-face.tsx'
import { type Inspected, useTable } from './context.ts'
import { nameOfPiece } from './describe.ts'
import { keyed } from './keyed.ts'
import { MarkView } from './mark.tsx'
import { RuleChip } from './rule-chip.tsx'

interface Props {
  inspected: Inspected
  /** Asked for by activating it: null where it was only pointed at. */
  refused: readonly ObstacleOnScreen[] | null
}

export function Inspect({ inspected: { piece }, refused }: Props) {
  const use = useTable()
  const { game, lang, say } = use
  return (
    <div className="inspect">
      {refused !== null && <Refusal obstacles={refused} />}
      {piece.def === undefined ? (
        <div className="inspect-unknown">
          {piece.token === undefined && <CardBack />}
          <p>{nameOfPiece(use, piece)}</p>
        </div>
      ) : (
        <CardFace game={game.id} def={piece.def} lang={lang} size="large" values={piece.values} />
      )}
      {piece.marks.length > 0 && (
        <section className="inspect-now" aria-label={say('now')}>
          <ul>
            {keyed(piece.marks, ({ id }) => id).map(({ key, item }) => (
              <li key={key}>
                <MarkView game={game.id} mark={item} long />
              </li>
            ))}
          </ul>
        </section>
      )}
      {piece.attached.length > 0 && (
        <section className="inspect-attached" aria-label={say('withAttached', { n: piece.attached.length })}>
          <h3>{say('withAttached', { n: piece.attached.length })}</h3>
          <ul>
            {keyed(piece.attached, (one) => nameOfPiece(use, one)).map(({ key, item }) => (
              <li key={key}>{nameOfPiece(use, item)}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Why nothing can be done with it, by which rules. */
function Refusal({ obstacles }: { obstacles: readonly ObstacleOnScreen[] }) {
  const { game, say } = useTable()
  if (obstacles.length === 0) return <p className="refusal">{say('nothingToDo')}</p>
  return (
    <section className="refusal" aria-label={say('notNow')}>
      <h3>{say('notNow')}</h3>
      <ul>
        {keyed(obstacles, ({ verb, rule }) => `${verb} ${rule}`).map(({ key, item }) => (
          <li key={key}>
            <RuleChip rule={item.rule} /> <span lang="en">{game.catalogue[item.rule]?.summary}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
