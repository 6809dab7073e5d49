/** While a deck is built of what one has: how many cards of each cost are chosen so far. */
import type { Screen } from '@regelwerk/protocol'
import type { CSSProperties } from 'react'
import { useTable } from './context.ts'
import { cardThing } from './picking.ts'

/** So much, or more. */
const MOST = 7
const COSTS = Array.from({ length: MOST }, (_, i) => i + 1)

export function ChosenCurve({ screen, picked }: { screen: Screen; picked: readonly number[] }) {
  const { face, pieceOf, say } = useTable()
  const costOf = (index: number): number => {
    const source = screen.decision?.options[index]?.source
    const def = source === undefined ? undefined : pieceOf(cardThing(source))?.def
    const cost = def === undefined ? 0 : Number(face(def).cost?.value ?? 0)
    return Math.min(MOST, Math.max(1, cost))
  }
  const costs = picked.map(costOf)
  const counts = COSTS.map((cost) => costs.filter((one) => one === cost).length)
  const most = Math.max(1, ...counts)
  return (
    <ul className="chosen-curve" aria-label={say('curve')}>
      {COSTS.map((cost, i) => (
        <li key={cost} className="chosen-cost" style={{ '--part': (counts[i] ?? 0) / most } as CSSProperties}>
          <span className="hidden-text">{say('ofCost', { n: counts[i] ?? 0, cost })}</span>
          <span aria-hidden="true">{counts[i]}</span>
          <i aria-hidden="true" />
          <span aria-hidden="true" className="soft">
            {cost === MOST ? `${cost}+` : cost}
          </span>
        </li>
      ))}
    </ul>
  )
}
