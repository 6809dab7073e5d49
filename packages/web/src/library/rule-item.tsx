/** A rule: what it says, what it follows from, where it is carried out, and the positions that show it. */
import {
  type Catalogued,
  type CatalogueItem,
  type Game,
  type Lang,
  type RuleTexts,
  ruleTitle,
} from '@regelwerk/core'
import { useEffect, useState } from 'react'
import { say } from '../messages/library.ts'
import { sayIfKnown } from '../messages/library-words.ts'
import { titleOf } from '../shell/shelf.ts'
import { ruleAddress } from './addresses.ts'
import Examples from './examples.tsx'
import { RuleLines } from './rule-links.tsx'
import { RuleSummary } from './rule-summary.tsx'
import { useRuleTexts } from './rule-texts.ts'

interface Props {
  game: Catalogued
  id: string
  lang: Lang
}

export function RuleItem({ game, id, lang }: Props) {
  const texts = useRuleTexts(game, lang)
  const item = Object.hasOwn(game.catalogue, id) ? game.catalogue[id] : undefined
  const back = (
    <a className="back" href={`#/rules/${game.id}`}>
      {say(lang, 'backToRules', { game: titleOf(game.id) })}
    </a>
  )
  if (item === undefined) {
    return (
      <section className="sheet library" data-game={game.id}>
        {back}
        <h1>{say(lang, 'noRule', { id })}</h1>
      </section>
    )
  }
  const ids = Object.keys(game.catalogue)
  const at = ids.indexOf(id)
  const below = ids.filter((one) => one.startsWith(`${id}.`) || one.startsWith(`${id}/`))
  const followers = ids.filter((one) => game.catalogue[one]?.follows?.includes(id) && !below.includes(one))
  return (
    <article className="sheet library rule-item" data-game={game.id}>
      {back}
      <header>
        <p className="rule-kind">{sayIfKnown(lang, 'kind', item.kind)}</p>
        <h1>{ruleTitle(id, texts)}</h1>
        <p className="rule-id">{id}</p>
      </header>
      <p className="rule-says">
        <RuleSummary game={game} id={id} texts={texts} lang={lang} />
      </p>
      {lang !== 'en' && texts[id]?.summary === undefined && <p className="aside">{say(lang, 'inEnglish')}</p>}
      <Examples game={game.id} id={id} lang={lang} Heading="h2" />
      {item.follows !== undefined && item.follows.length > 0 && (
        <Related title={say(lang, 'followsFrom')} game={game} ids={item.follows} lang={lang} />
      )}
      {below.length > 0 && <Related title={say(lang, 'below')} game={game} ids={below} lang={lang} />}
      {followers.length > 0 && (
        <Related title={say(lang, 'followers')} game={game} ids={followers} lang={lang} />
      )}
      <Enforced game={game} id={id} item={item} lang={lang} />
      <nav className="neighbours" aria-label={say(lang, 'neighbours')}>
        <Neighbour game={game} texts={texts} id={ids[at - 1]} label={say(lang, 'ruleBefore')} rel="prev" />
        <Neighbour game={game} texts={texts} id={ids[at + 1]} label={say(lang, 'ruleAfter')} rel="next" />
      </nav>
    </article>
  )
}

interface NeighbourProps {
  game: Game
  texts: RuleTexts
  id: string | undefined
  label: string
  rel: 'prev' | 'next'
}

function Neighbour({ game, texts, id, label, rel }: NeighbourProps) {
  if (id === undefined) return <span />
  return (
    <a href={ruleAddress(game.id, id)} rel={rel}>
      <span>{label}</span> {ruleTitle(id, texts)}
    </a>
  )
}

/** A long list opens when asked for. */
const MANY = 12

interface RelatedProps {
  title: string
  game: Game
  ids: readonly string[]
  lang: Lang
}

function Related({ title, game, ids, lang }: RelatedProps) {
  if (ids.length <= MANY) {
    return (
      <section>
        <h2>{title}</h2>
        <RuleLines game={game} ids={ids} lang={lang} />
      </section>
    )
  }
  return (
    <details>
      <summary>
        <h2>
          {title} ({ids.length})
        </h2>
      </summary>
      <RuleLines game={game} ids={ids} lang={lang} />
    </details>
  )
}

function Enforced({ game, id, item, lang }: Props & { item: CatalogueItem }) {
  const [places, setPlaces] = useState<readonly string[]>([])
  useEffect(() => {
    let here = true
    void game.loadEnforced?.().then((enforced) => here && setPlaces(enforced[id] ?? []))
    return () => {
      here = false
    }
  }, [game, id])
  const { informative } = item
  if (informative !== undefined) {
    return (
      <p className="aside">
        {say(lang, 'informative', { why: sayIfKnown(lang, 'informative', informative) })}
      </p>
    )
  }
  if (places.length === 0) return null
  return (
    <section>
      <h2>{say(lang, 'enforced')}</h2>
      <ul className="places">
        {places.map((place) => (
          <li key={place}>
            <code>
              packages/{game.id}/{place}
            </code>
          </li>
        ))}
      </ul>
    </section>
  )
}
