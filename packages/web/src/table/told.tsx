/** A line of the log in which the cards it is about stand out: their names, before what they are besides. */
import { Fragment } from 'react'
import { useTable } from './context.ts'
import { cardThing } from './picking.ts'
import { Words } from './words.tsx'

/** A name as a line has it, with what follows it where the card has a second line. */
interface Named {
  name: string
  version?: string | undefined
}

/** The text in parts: plain words and the names of cards among them. */
export function partsOf(text: string, names: readonly Named[]): (string | Named)[] {
  const longest = [...names].sort((a, b) => b.name.length - a.name.length)
  for (const { name, version } of longest) {
    const whole = version === undefined ? name : `${name} - ${version}`
    const at = text.indexOf(whole)
    if (at < 0) continue
    const rest = partsOf(text.slice(at + whole.length), names)
    return [...partsOf(text.slice(0, at), names), { name, version }, ...rest].filter((part) => part !== '')
  }
  return [text]
}

export function Told({ text, cards }: { text: string; cards: readonly number[] }) {
  const { game, named, pieceOf, face } = useTable()
  const names = cards.flatMap((card) => {
    const def = pieceOf(cardThing(card))?.def
    return def === undefined ? [] : [face(def)]
  })
  return partsOf(named(text), names).map((part, i) =>
    typeof part === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
      <Words key={i} game={game.id} text={part} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
      <Fragment key={i}>
        <b>{part.name}</b>
        {part.version !== undefined && <span className="log-version"> - {part.version}</span>}
      </Fragment>
    ),
  )
}
