/** A card to be read: its large face, and how it lies here. */
import { CardBack, CardFace } from './card-face.tsx'
import { type Inspected, useTable } from './context.ts'
import { nameOfPiece } from './describe.ts'
import { keyed } from './keyed.ts'
import { MarkView } from './mark.tsx'

export function Inspect({ piece }: Inspected) {
  const use = useTable()
  const { game, lang, say } = use
  return (
    <div className="inspect">
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
