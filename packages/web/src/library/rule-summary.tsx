/** What a rule says, marked with the language it is said in. */
import { type Game, type Lang, type RuleTexts, ruleSummary } from '@regelwerk/core'

interface Props {
  game: Game
  id: string
  texts: RuleTexts
  lang: Lang
  className?: string
}

export function RuleSummary({ game, id, texts, lang, className }: Props) {
  const said = ruleSummary(id, game.catalogue, texts, lang)
  return (
    <span className={className} lang={said.lang}>
      {said.text}
    </span>
  )
}
