/** A card as we draw it: small on the table, large to be read. */
import type { Face, Lang, Mark } from '@regelwerk/core'
import { gameOf } from '@regelwerk/protocol'
import { type CSSProperties, Fragment, memo, type ReactNode } from 'react'
import { emblemOf } from '../emblems/index.tsx'
import { paletteOf } from '../faces/palettes.ts'
import { pictureOf } from '../faces/picture.ts'
import { CardLine } from './card-text.tsx'
import { faceOf } from './faces.ts'
import { keyed } from './keyed.ts'
import { Emblem, MarkView } from './mark.tsx'

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

/** Drawn again only when something of it has changed: there may be many. */
export const CardFace = memo(function CardFace({ game, def, lang, size, values, children }: Props) {
  const face = faceOf(gameOf(game), def, lang)
  const shown = values !== undefined && values.length > 0 ? values : face.values
  return size === 'small' ? (
    <SmallFace game={game} def={def} face={face} values={shown}>
      {children}
    </SmallFace>
  ) : (
    <LargeFace game={game} def={def} face={face} values={shown} />
  )
})

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

/** The picture, drawn from the card's facts; to those who cannot see it the words beside it say all. */
const Picture = ({ game, def }: { game: string; def: number }) => (
  <span className="face-art">
    <img className="picture" src={pictureOf(game, def)} alt="" draggable={false} decoding="async" />
  </span>
)

/** The colours of a card's suit, for all that is drawn on it. */
function coloursOf({ suits: [suit = 'neutral'] }: Face): CSSProperties {
  const { deep, mid, bright, light, accent } = paletteOf(suit)
  return {
    '--deep': deep,
    '--mid': mid,
    '--bright': bright,
    '--light': light,
    '--stands-out': accent,
  } as CSSProperties
}

interface Drawn {
  game: string
  def: number
  face: Face
  values: readonly Mark[]
}

/** A name with a long word is set smaller, so that the word stays whole as far as that can be read. */
const longestWord = (name: string): number => Math.max(...name.split(/\s|(?<=-)/).map((word) => word.length))

function SmallFace({ game, def, face, values, children }: Drawn & { children: ReactNode }) {
  return (
    <span className="face face-small" data-suit={face.suits[0]} style={coloursOf(face)}>
      <Picture game={game} def={def} />
      {face.cost && (
        <span className="face-cost" title={face.cost.label}>
          <b>{face.cost.value}</b>
        </span>
      )}
      <span className="face-icons">
        {keyed(face.icons, ({ id }) => id).map(({ key, item }) => (
          <span key={key} data-mark={item.id} title={item.label}>
            <Emblem game={game} mark={item} />
          </span>
        ))}
      </span>
      <Suits game={game} face={face} />
      <span className="face-plate">
        <span className="face-name" style={{ '--letters': longestWord(face.name) } as CSSProperties}>
          {face.name}
        </span>
        {face.version && <span className="face-version">{face.version}</span>}
      </span>
      {face.text.length > 0 && (
        <span className="face-excerpt">
          {keyed(face.text, (line) => line).map(({ key, item: line }, i) => (
            <Fragment key={key}>
              {i > 0 && ' '}
              <CardLine game={game} line={line} isRun />
            </Fragment>
          ))}
        </span>
      )}
      {children}
      {values.length > 0 && (
        <span className="face-values">
          {keyed(values, ({ id }) => id).map(({ key, item: mark }) => (
            <span key={key} className="mark" data-mark={mark.id} data-tone={mark.tone} title={mark.label}>
              <Emblem game={game} mark={mark} />
              <span className="mark-value">{mark.value}</span>
            </span>
          ))}
        </span>
      )}
    </span>
  )
}

/** How much there is to read, in letters: some, many. */
const SOME = 70
const MANY = 150

function LargeFace({ game, def, face, values }: Drawn) {
  const letters = face.text.join('').length
  return (
    <article
      className="face face-large"
      data-suit={face.suits[0]}
      data-words={letters > MANY ? 'many' : letters > SOME ? 'some' : undefined}
      style={coloursOf(face)}
    >
      <Picture game={game} def={def} />
      {face.cost && (
        <span className="face-cost">
          <b>{face.cost.value}</b>
          <span className="hidden-text"> {face.cost.label}</span>
        </span>
      )}
      <Suits game={game} face={face} />
      <header className="face-plate">
        <span className="face-name">{face.name}</span>
        {face.version && <span className="face-version">{face.version}</span>}
      </header>
      <p className="face-type">
        <span>{[face.type, ...face.traits].join(' · ')}</span>
        <span className="face-suit-names">{face.suitNames.join(', ')}</span>
      </p>
      <div className="face-text">
        {keyed(face.text, (line) => line).map(({ key, item: line }) => (
          <p key={key}>
            <CardLine game={game} line={line} />
          </p>
        ))}
      </div>
      <div className="face-values">
        {keyed([...values, ...face.icons], ({ id }) => id).map(({ key, item: mark }) => (
          <MarkView key={key} game={game} mark={mark} long />
        ))}
      </div>
    </article>
  )
}

/** The back of a card nobody may see: the game's weave. */
export function CardBack() {
  return (
    <span className="face face-back" aria-hidden="true">
      <svg viewBox="0 0 100 126" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        {PETALS.map((degrees) => (
          <path
            key={degrees}
            d="M50 63C64 47 64 27 50 11C36 27 36 47 50 63Z"
            transform={`rotate(${degrees} 50 63)`}
          />
        ))}
        <circle cx="50" cy="63" r="50" />
        <circle className="back-heart" cx="50" cy="63" r="9" />
      </svg>
    </span>
  )
}

const PETALS = Array.from({ length: 12 }, (_, i) => i * 30)
