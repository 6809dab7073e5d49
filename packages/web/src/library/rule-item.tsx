/** A rule: what it says, what it follows from, where it is carried out, and the positions that show it. */
import type { CatalogueItem, Game, Lang } from '@regelwerk/core'
import { say } from '../messages/library.ts'
import { sayIfKnown } from '../messages/library-words.ts'
import { titleOf } from '../shell/shelf.ts'
import { ruleAddress } from './addresses.ts'
import { placesOf } from './enforced.ts'
import Examples from './examples.tsx'
import { RuleLines } from './rule-links.tsx'

interface Props {
  game: Game
  id: string
  lang: Lang
}

export function RuleItem({ game, id, lang }: Props) {
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
        <h1>{id}</h1>
      </header>
      <p className="rule-says" lang="en">
        {item.summary}
      </p>
      {lang !== 'en' && <p className="aside">{say(lang, 'inEnglish')}</p>}
      <Examples game={game.id} id={id} lang={lang} Heading="h2" />
      {item.follows !== undefined && item.follows.length > 0 && (
        <Related title={say(lang, 'followsFrom')} game={game} ids={item.follows} />
      )}
      {below.length > 0 && <Related title={say(lang, 'below')} game={game} ids={below} />}
      {followers.length > 0 && <Related title={say(lang, 'followers')} game={game} ids={followers} />}
      <Enforced game={game} id={id} item={item} lang={lang} />
      <nav className="neighbours" aria-label={say(lang, 'neighbours')}>
        <Neighbour game={game} id={ids[at - 1]} label={say(lang, 'ruleBefore')} rel="prev" />
        <Neighbour game={game} id={ids[at + 1]} label={say(lang, 'ruleAfter')} rel="next" />
      </nav>
    </article>
  )
}

function Neighbour(props: { game: Game; id: string | undefined; label: string; rel: 'prev' | 'next' }) {
  const { game, id, label, rel } = props
  if (id === undefined) return <span />
  return (
    <a href={ruleAddress(game.id, id)} rel={rel}>
      <span>{label}</span> {id}
    </a>
  )
}

/** A long list opens when asked for. */
const MANY = 12

function Related({ title, game, ids }: { title: string; game: Game; ids: readonly string[] }) {
  if (ids.length <= MANY) {
    return (
      <section>
        <h2>{title}</h2>
        <RuleLines game={game} ids={ids} />
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
      <RuleLines game={game} ids={ids} />
    </details>
  )
}

function Enforced({ game, id, item, lang }: Props & { item: CatalogueItem }) {
  const places = placesOf(game.id, id)
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
