/** Positions in which a card lies, each with the way to see it played, and the rules that they show. */
import type { Game, Lang } from '@regelwerk/core'
import { useEffect, useState } from 'react'
import { positionAddress } from '../library/addresses.ts'
import { type Position, positionsNaming } from '../library/positions.ts'
import { RuleLink } from '../library/rule-links.tsx'
import { say } from '../messages/cards.ts'
import { say as sayLibrary } from '../messages/library.ts'

const MOST = 8

export function Shown({ game, name, lang }: { game: Game; name: string; lang: Lang }) {
  const [found, setFound] = useState<Position[] | null>(null)
  useEffect(() => {
    let here = true
    positionsNaming(game.id, name).then(
      (positions) => here && setFound(positions),
      () => here && setFound([]),
    )
    return () => {
      here = false
    }
  }, [game, name])
  const rules = [...new Set(found?.flatMap(({ test }) => test.rules))]
  return (
    <section aria-busy={found === null}>
      <h2>{say(lang, 'positions')}</h2>
      {found === null && <p className="aside">{sayLibrary(lang, 'looking')}</p>}
      {found?.length === 0 && <p className="aside">{say(lang, 'noPositions')}</p>}
      <ul className="examples">
        {found?.slice(0, MOST).map((position) => (
          <li key={positionAddress(position)}>
            <span lang="en">{position.test.title}</span>
            <a
              className="button"
              href={positionAddress(position)}
              aria-label={`${sayLibrary(lang, 'showMe')}: ${position.test.title}`}
            >
              {sayLibrary(lang, 'showMe')}
            </a>
          </li>
        ))}
      </ul>
      {rules.length > 0 && (
        <>
          <h3>{say(lang, 'touched')}</h3>
          <p className="card-rules">
            {rules.map((id) => (
              <RuleLink key={id} game={game} id={id} lang={lang} />
            ))}
          </p>
        </>
      )}
    </section>
  )
}
