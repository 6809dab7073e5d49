/** Rules by their ids, as links to their pages. */
import type { Game } from '@regelwerk/core'
import { ruleAddress } from './addresses.ts'

export function RuleLink({ game, id }: { game: Game; id: string }) {
  return (
    <a className="rule-link" href={ruleAddress(game.id, id)} title={game.catalogue[id]?.summary}>
      {id}
    </a>
  )
}

/** Each with what it says. */
export function RuleLines({ game, ids }: { game: Game; ids: readonly string[] }) {
  return (
    <ul className="rule-lines">
      {ids.map((id) => (
        <li key={id}>
          <RuleLink game={game} id={id} /> <span lang="en">{game.catalogue[id]?.summary}</span>
        </li>
      ))}
    </ul>
  )
}
