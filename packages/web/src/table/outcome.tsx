/** How the game ended: who won, by which rule, and what can be done now. */
import type { Outcome } from '@regelwerk/core'
import type { ReactNode } from 'react'
import { type TableUse, useTable } from './context.ts'
import { RuleChip } from './rule-chip.tsx'

interface Props {
  outcome: Outcome
  viewer: number
  after?: ReactNode
}

/** Who has won. */
export function sayOutcome(
  { say, nameOf }: Pick<TableUse, 'say' | 'nameOf'>,
  { winners }: Outcome,
  viewer: number,
): string {
  if (winners.length === 0) return say('draw')
  if (winners.includes(viewer) && nameOf(viewer) === say('you')) return say('youWon')
  return say('won', { names: winners.map(nameOf).join(', '), n: winners.length })
}

export function OutcomeView({ outcome, viewer, after }: Props) {
  const use = useTable()
  const { say } = use
  return (
    <section className="prompt outcome" aria-label={say('over')}>
      <p className="soft">{say('over')}</p>
      <div className="prompt-head">
        <h2 className="prompt-text" tabIndex={-1}>
          {sayOutcome(use, outcome, viewer)}
        </h2>
        <RuleChip rule={outcome.rule} />
      </div>
      {after && <div className="outcome-after">{after}</div>}
    </section>
  )
}
