/** What an option would lead to, in a few words. */
import type { Foreseen } from '@regelwerk/protocol'
import { useEffect, useState } from 'react'
import { sayMotion } from '../messages/motion.ts'
import { type TableUse, useTable } from './context.ts'
import { Words } from './words.tsx'

/** More than so many lines are not read while choosing: the first ones tell what is done, the last what comes of it. */
const FEW = 4

/** What would be told of it, shortly: what changes in what decides the game, then what happens. */
export function foreseenLines(
  { nameOf, named }: Pick<TableUse, 'nameOf' | 'named'>,
  { sums, lines }: Foreseen,
): string[] {
  const changes = sums.map(({ seat, label, from, to }) => `${nameOf(seat)}: ${from} → ${to} ${label}`)
  // The first line says what the option says; of two the second says what the sum says.
  const rest = lines.slice(changes.length > 0 && lines.length === 2 ? 2 : 1)
  return [...changes, ...rest.slice(-FEW).map(named)]
}

/** What is foreseen of an option; null: nothing, or not yet. */
function useForeseen(index: number | null): Foreseen | null {
  const { foresee } = useTable()
  const [known, setKnown] = useState<{ index: number; foreseen: Foreseen | null } | null>(null)
  useEffect(() => {
    let isWanted = true
    if (index !== null)
      void foresee(index).then((foreseen) => {
        if (isWanted) setKnown({ index, foreseen })
      })
    return () => {
      isWanted = false
    }
  }, [foresee, index])
  return known?.index === index ? (known?.foreseen ?? null) : null
}

export function ForeseenLines({ index }: { index: number }) {
  const use = useTable()
  const foreseen = useForeseen(index)
  if (foreseen === null) return null
  const [first, ...rest] = foreseenLines(use, foreseen)
  if (first === undefined) return null
  return (
    <span className="foreseen">
      <strong>
        <Words game={use.game.id} text={first} />
      </strong>
      {rest.map((line) => (
        <span key={line}>
          <Words game={use.game.id} text={line} />
        </span>
      ))}
    </span>
  )
}

/** What a card would make of the power in a contest, on the card itself. */
export function Makes({ index }: { index: number }) {
  const { lang, contest } = useTable()
  const foreseen = useForeseen(index)
  if (foreseen === null || contest === null) return null
  const sum = foreseen.sums.find(({ seat, label }) => seat === contest.seat && label === contest.title)
  // What is still to be chosen may change it: of that nothing is said.
  if (sum === undefined && foreseen.isOpen) return null
  return (
    <span className="makes" data-more={sum !== undefined || undefined} data-to={sum?.to}>
      {sum === undefined
        ? sayMotion(lang, 'stays', { n: contest.total })
        : sayMotion(lang, 'makes', { n: sum.to })}
    </span>
  )
}
