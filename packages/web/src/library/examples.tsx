/** The positions that show a rule, each with the way to see it played. */
import type { Lang } from '@regelwerk/core'
import { useEffect, useState } from 'react'
import { say } from '../messages/library.ts'
import { positionAddress, ruleAddress } from './addresses.ts'
import { examplesOf, type Position } from './positions.ts'

interface Props {
  game: string
  id: string
  lang: Lang
  Heading: 'h2' | 'h4'
  /** No more than so many here; the rule's page has them all. */
  most?: number
}

export default function Examples({ game, id, lang, Heading, most = Number.POSITIVE_INFINITY }: Props) {
  const [found, setFound] = useState<Position[] | string | null>(null)
  useEffect(() => {
    let here = true
    setFound(null)
    examplesOf(game, id).then(
      (positions) => here && setFound(positions),
      (wrong: unknown) => here && setFound((wrong as Error).message),
    )
    return () => {
      here = false
    }
  }, [game, id])
  return (
    <section aria-busy={found === null}>
      <Heading>{say(lang, 'examples')}</Heading>
      {found === null && <p className="aside">{say(lang, 'looking')}</p>}
      {typeof found === 'string' && <p className="aside">{say(lang, 'cannotLoad', { detail: found })}</p>}
      {Array.isArray(found) && found.length === 0 && <p className="aside">{say(lang, 'noExamples')}</p>}
      {Array.isArray(found) && found.length > 0 && (
        <ul className="examples">
          {found.slice(0, most).map((position) => (
            <li key={positionAddress(position)}>
              <span lang="en">{position.test.title}</span>
              <a
                className="button"
                href={positionAddress(position)}
                aria-label={`${say(lang, 'showMe')}: ${position.test.title}`}
              >
                {say(lang, 'showMe')}
              </a>
            </li>
          ))}
        </ul>
      )}
      {Array.isArray(found) && found.length > most && (
        <p>
          <a href={ruleAddress(game, id)}>{say(lang, 'moreExamples', { n: found.length - most })}</a>
        </p>
      )}
    </section>
  )
}
