/** The rule browser: all rules of a game, or one of them. */
import type { Lang } from '@regelwerk/core'
import { isGame } from '@regelwerk/protocol/games'
import { use } from 'react'
import { NoGame } from '../library/game-tabs.tsx'
import { RuleItem } from '../library/rule-item.tsx'
import { RuleList } from '../library/rule-list.tsx'
import { withCatalogue } from '../library/rule-texts.ts'

export default function RulesPage({
  game: name,
  id,
  lang,
}: {
  game: string
  id: string | undefined
  lang: Lang
}) {
  if (!isGame(name)) return <NoGame room="rules" lang={lang} />
  const game = use(withCatalogue(name))
  return id === undefined ? (
    <RuleList key={game.id} game={game} lang={lang} />
  ) : (
    <RuleItem key={id} game={game} id={id} lang={lang} />
  )
}
