/** Where the game turned: what was done, by which card, and how it looked before and after. */
import type { Lang, Seat } from '@regelwerk/core'
import type { Story } from '@regelwerk/protocol'
import { sayEnding } from '../messages/ending.ts'
import { CardFace } from '../table/card-face.tsx'
import { Words } from '../table/words.tsx'

interface Props {
  game: string
  story: Story
  own: Seat
  lang: Lang
  nameOf(seat: Seat): string
  named(text: string): string
  /** Shows the game from after so many answers. */
  onSee(at: number): void
}

export function TurningPoints({ game, story, own, lang, nameOf, named, onSee }: Props) {
  const { points } = story
  const turnWord = game === 'l5r' ? 'round' : 'turn'
  return (
    <section className="ending-box ending-points">
      <h3>{sayEnding(lang, 'points', { n: points.length })}</h3>
      {points.length === 0 && <p>{sayEnding(lang, 'noPoints')}</p>}
      <ol>
        {points.map(({ at, turn, seat, before, after, lines, def, forGood }) => (
          <li key={at}>
            {def !== null && (
              <span className="ending-card" aria-hidden="true">
                <CardFace game={game} def={def} lang={lang} size="small" />
              </span>
            )}
            <div>
              <p>
                <b>{sayEnding(lang, turnWord, { n: turn })}.</b>{' '}
                {lines.slice(0, 2).map((line) => (
                  <span key={line.at}>
                    <Words game={game} text={named(line.text)} />{' '}
                  </span>
                ))}
              </p>
              <p className="ending-chances">
                {sayEnding(lang, seat === own ? 'chancesYou' : 'chances', {
                  name: nameOf(seat),
                  before,
                  after,
                })}{' '}
                {forGood && <strong>{sayEnding(lang, 'forGood')}</strong>}
              </p>
              <button
                type="button"
                className="ending-see"
                aria-label={`${sayEnding(lang, 'seeAgain')}: ${sayEnding(lang, turnWord, { n: turn })}`}
                onClick={() => onSee(at)}
              >
                {sayEnding(lang, 'seeAgain')}
              </button>
            </div>
          </li>
        ))}
      </ol>
      {points.length > 0 && <p className="ending-small">{sayEnding(lang, 'estimate')}</p>}
    </section>
  )
}
