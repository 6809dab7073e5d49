/** A rule by its id, on a button; a click shows what it says. */
import type { Game, Lang } from '@regelwerk/core'
import { lazy, Suspense } from 'react'
import { sayTable } from '../messages/table.ts'
import { useTable } from './context.ts'

// Positions are read by what the table itself does not need.
const Examples = lazy(() => import('../library/examples.tsx'))

/** A rule at the table. */
export function RuleChip({ rule }: { rule: string }) {
  const { say, showRule } = useTable()
  return (
    <button
      type="button"
      className="rule-chip"
      aria-label={say('rule', { id: rule })}
      aria-haspopup="dialog"
      onClick={(event) => showRule(rule, event.currentTarget)}
    >
      {rule.slice(rule.indexOf('/') + 1)}
    </button>
  )
}

/** What a rule says, some positions that show it, and the way to its page. */
export function RuleCard({ game, rule, lang }: { game: Game; rule: string; lang: Lang }) {
  const item = game.catalogue[rule]
  return (
    <div className="rule-card">
      <h3>{sayTable(lang, 'rule', { id: rule })}</h3>
      <p lang={item === undefined ? undefined : 'en'}>{item?.summary ?? sayTable(lang, 'noSummary')}</p>
      {item !== undefined && (
        <a href={`#/rules/${game.id}/${encodeURIComponent(rule)}`}>{sayTable(lang, 'readRule')}</a>
      )}
      {item !== undefined && item.informative === undefined && (
        <Suspense fallback={null}>
          <Examples game={game.id} id={rule} lang={lang} Heading="h4" most={3} />
        </Suspense>
      )}
    </div>
  )
}
