/** The rule browser: all rules of a game, or one of them. */
import type { Lang } from '@regelwerk/core'
import { games } from '@regelwerk/protocol'
import { NoGame } from '../library/game-tabs.tsx'
import { RuleItem } from '../library/rule-item.tsx'
import { RuleList } from '../library/rule-list.tsx'

export default function RulesPage({
  game: name,
  id,
  lang,
}: {
  game: string
  id: string | undefined
  lang: Lang
}) {
  const game = games.find((one) => one.id === name)
  if (game === undefined) return <NoGame room="rules" lang={lang} />
  return id === undefined ? (
    <RuleList key={game.id} game={game} lang={lang} />
  ) : (
    <RuleItem key={id} game={game} id={id} lang={lang} />
  )
}
