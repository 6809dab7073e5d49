/** A card as we draw it: small on the table, large to be read. */
import type { Face, Lang, Mark } from '@regelwerk/core'
import { gameOf } from '@regelwerk/protocol'
import type { CSSProperties, ReactNode } from 'react'
import { emblemOf } from '../emblems/index.tsx'
import { faceOf } from './faces.ts'
import { keyed } from './keyed.ts'
import { Emblem, MarkView } from './mark.tsx'
import { Words } from './words.tsx'

interface Props {
  game: string
  def: number
  lang: Lang
  size: 'small' | 'large'
  /** Its values as they are now, shown instead of those printed. */
  values?: readonly Mark[]
  /** What lies on it. */
  children?: ReactNode
}

export function CardFace({ game, def, lang, size, values, children }: Props) {
  const face = faceOf(gameOf(game), def, lang)
  const shown = values !== undefined && values.length > 0 ? values : face.values
  return size === 'small' ? (
    <SmallFace game={game} face={face} values={shown}>
      {children}
    </SmallFace>
  ) : (
    <LargeFace game={game} face={face} values={shown} />
  )
}

function Suits({ game, face }: { game: string; face: Face }) {
  return (
    <span className="suits" aria-hidden="true">
      {face.suits.map((suit, i) => (
        <span key={suit} className="suit" data-suit={suit} title={face.suitNames[i]}>
          {emblemOf(game, suit) ?? face.suitNames[i]?.slice(0, 1)}
        </span>
      ))}
    </span>
  )
}

interface Drawn {
  game: string
  face: Face
  values: readonly Mark[]
}

/** A name with a long word is set smaller, so that the word stays whole as far as that can be read. */
const longestWord = (name: string): number => Math.max(...name.split(/\s|(?<=-)/).map((word) => word.length))

function SmallFace({ game, face, values, children }: Drawn & { children: ReactNode }) {
  const letters = longestWord(face.name)
  return (
    <span className="face face-small" data-suit={face.suits[0]}>
      <span className="face-band">
        {face.cost && (
          <span className="face-cost" title={face.cost.label}>
            {face.cost.value}
          </span>
        )}
        <span className="face-icons">
          {keyed(face.icons, ({ id }) => id).map(({ key, item }) => (
            <span key={key} title={item.label}>
              <Emblem game={game} mark={item} />
            </span>
          ))}
        </span>
        <Suits game={game} face={face} />
      </span>
      <span className="face-body">
        <span
          className="face-name"
          data-long={letters > 15 ? 'broken' : letters > 9 ? 'whole' : undefined}
          style={{ '--letters': letters } as CSSProperties}
        >
          {face.name}
        </span>
        {face.version && <span className="face-version">{face.version}</span>}
        <span className="face-type">{face.type}</span>
        <span className="face-excerpt">
          <Words game={game} text={face.text.join(' ')} />
        </span>
        {children}
        <span className="face-values">
          {keyed(values, ({ id }) => id).map(({ key, item: mark }) => (
            <span key={key} className="mark" data-mark={mark.id} data-tone={mark.tone} title={mark.label}>
              <Emblem game={game} mark={mark} />
              <span className="mark-value">{mark.value}</span>
            </span>
          ))}
        </span>
      </span>
    </span>
  )
}

function LargeFace({ game, face, values }: Drawn) {
  return (
    <article className="face face-large" data-suit={face.suits[0]}>
      <header className="face-band">
        {face.cost && (
          <span className="face-cost">
            {face.cost.value}
            <span className="hidden-text"> {face.cost.label}</span>
          </span>
        )}
        <span className="face-title">
          <span className="face-name">{face.name}</span>
          {face.version && <span className="face-version">{face.version}</span>}
        </span>
        <Suits game={game} face={face} />
      </header>
      <div className="face-body">
        <p className="face-type">
          <span>{[face.type, ...face.traits].join(' · ')}</span>
          <span className="face-suit-names">{face.suitNames.join(', ')}</span>
        </p>
        <div className="face-text">
          {keyed(face.text, (line) => line).map(({ key, item: line }) => (
            <p key={key}>
              <Words game={game} text={line} />
            </p>
          ))}
        </div>
        <div className="face-values">
          {keyed([...values, ...face.icons], ({ id }) => id).map(({ key, item: mark }) => (
            <MarkView key={key} game={game} mark={mark} long />
          ))}
        </div>
      </div>
    </article>
  )
}

/** The back of a card nobody may see. */
export function CardBack() {
  return (
    <span className="face face-back" aria-hidden="true">
      <svg viewBox="0 0 40 50" aria-hidden="true" focusable="false">
        <path d="M20 8 32 25 20 42 8 25Z" />
        <path d="M20 15 27 25 20 35 13 25Z" />
      </svg>
    </span>
  )
}
