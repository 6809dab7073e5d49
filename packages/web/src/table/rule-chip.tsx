/** A rule by its title, on a button; a click shows what it says. */
import { type Game, type Lang, type RuleTexts, ruleTitle } from '@regelwerk/core'
import { lazy, Suspense } from 'react'
import { RuleSummary } from '../library/rule-summary.tsx'
import { useCatalogue } from '../library/rule-texts.ts'
import { sayTable } from '../messages/table.ts'
import { useSettings } from '../settings.ts'
import { useTable } from './context.ts'

// Positions are read by what the table itself does not need.
const Examples = lazy(() => import('../library/examples.tsx'))

/** A rule at the table; who does not want to read titles everywhere, or where they would crowd all else, finds a sign in their place. */
export function RuleChip({ rule, isSmall }: { rule: string; isSmall?: boolean }) {
  const { say, showRule, texts } = useTable()
  const { rules } = useSettings()
  const title = ruleTitle(rule, texts)
  return (
    <button
      type="button"
      className={isSmall ? 'rule-chip rule-sign' : 'rule-chip'}
      aria-label={say('rule', { id: title })}
      title={title}
      aria-haspopup="dialog"
      onClick={(event) => showRule(rule, event.currentTarget)}
    >
      {rules === 'shown' && !isSmall ? title : '§'}
    </button>
  )
}

interface CardProps {
  game: Game
  rule: string
  lang: Lang
  texts: RuleTexts
}

/** What a rule says, some positions that show it, and the way to its page. */
export function RuleCard({ game, rule, lang, texts }: CardProps) {
  const catalogue = useCatalogue(game)
  const item = catalogue?.[rule]
  return (
    <div className="rule-card">
      <h3>{ruleTitle(rule, texts)}</h3>
      <p>
        {catalogue !== null && item === undefined ? (
          sayTable(lang, 'noSummary')
        ) : (
          <RuleSummary game={game} id={rule} texts={texts} lang={lang} />
        )}
      </p>
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
