/** How the game ended, in the place of what was asked: who won, by which rule, and the way to the end screen. */
import type { Outcome } from '@regelwerk/core'
import { type TableUse, useTable } from './context.ts'
import { RuleChip } from './rule-chip.tsx'

interface Props {
  outcome: Outcome
  viewer: number
  /** Opens the end screen; absent: there is none. */
  onShow?: (() => void) | undefined
}

/** Who has won. */
export function sayOutcome(
  { game, say, nameOf }: Pick<TableUse, 'game' | 'say' | 'nameOf'>,
  { winners }: Outcome,
  viewer: number,
): string {
  if (winners.length === 0) return say(game.leads === undefined ? 'draw' : 'drafted')
  if (winners.includes(viewer) && nameOf(viewer) === say('you')) return say('youWon')
  return say('won', { names: winners.map(nameOf).join(', '), n: winners.length })
}

export function OutcomeView({ outcome, viewer, onShow }: Props) {
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
      {onShow && (
        <button type="button" className="primary" onClick={onShow}>
          {say('showAgain')}
        </button>
      )}
    </section>
  )
}
