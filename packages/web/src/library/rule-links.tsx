/** Rules by their titles, as links to their pages. */
import { type Game, type Lang, ruleTitle } from '@regelwerk/core'
import { ruleAddress } from './addresses.ts'
import { RuleSummary } from './rule-summary.tsx'
import { useRuleTexts } from './rule-texts.ts'

export function RuleLink({ game, id, lang }: { game: Game; id: string; lang: Lang }) {
  const texts = useRuleTexts(game, lang)
  return (
    <a className="rule-link" href={ruleAddress(game.id, id)} title={id}>
      {ruleTitle(id, texts)}
    </a>
  )
}

/** Each with what it says. */
export function RuleLines({ game, ids, lang }: { game: Game; ids: readonly string[]; lang: Lang }) {
  const texts = useRuleTexts(game, lang)
  return (
    <ul className="rule-lines">
      {ids.map((id) => (
        <li key={id}>
          <RuleLink game={game} id={id} lang={lang} />{' '}
          <RuleSummary game={game} id={id} texts={texts} lang={lang} />
        </li>
      ))}
    </ul>
  )
}
