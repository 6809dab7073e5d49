/** What a rule says, marked with the language it is said in. */
import { type Game, type Lang, type RuleTexts, ruleSummary } from '@regelwerk/core'
import { useCatalogue } from './rule-texts.ts'

interface Props {
  game: Game
  id: string
  texts: RuleTexts
  lang: Lang
  className?: string
}

export function RuleSummary({ game, id, texts, lang, className }: Props) {
  const catalogue = useCatalogue(game)
  const said = ruleSummary(id, catalogue ?? {}, texts, lang)
  return (
    <span className={className} lang={said.lang}>
      {said.text}
    </span>
  )
}
