/** How the game ended: who won, by which rule, and what can be done now. */
import { type Outcome, WATCHER } from '@regelwerk/core'
import type { ReactNode } from 'react'
import { useTable } from './context.ts'
import { RuleChip } from './rule-chip.tsx'

interface Props {
  outcome: Outcome
  viewer: number
  after?: ReactNode
}

export function OutcomeView({ outcome, viewer, after }: Props) {
  const { say, nameOf } = useTable()
  const { winners } = outcome
  const names = winners.map(nameOf).join(', ')
  const isMine = viewer !== WATCHER && winners.includes(viewer)
  const text =
    winners.length === 0 ? say('draw') : isMine ? say('youWon') : say('won', { names, n: winners.length })
  return (
    <section className="prompt outcome" aria-label={say('over')}>
      <p className="soft">{say('over')}</p>
      <div className="prompt-head">
        <h2 className="prompt-text" tabIndex={-1}>
          {text}
        </h2>
        <RuleChip rule={outcome.rule} />
      </div>
      {after && <div className="outcome-after">{after}</div>}
    </section>
  )
}
