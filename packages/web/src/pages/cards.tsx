/** The card browser: a search as one types, filters that write it, and what it finds; the address is a link to it. */
import type { Lang, Wrong } from '@regelwerk/core'
import { isGame } from '@regelwerk/protocol/games'
import { use, useDeferredValue, useMemo, useState } from 'react'
import { type CardShelf, cardShelf, cardsAddress, inOrder } from '../browse/card-shelf.ts'
import { Filters } from '../browse/filters.tsx'
import { Faces, Rows } from '../browse/results.tsx'
import { Syntax } from '../browse/syntax.tsx'
import { GameTabs, NoGame } from '../library/game-tabs.tsx'
import { type CardKey, say } from '../messages/cards.ts'
import { keep, kept } from '../settings.ts'
import { titleOf } from '../shell/shelf.ts'

interface Props {
  game: string
  query: string | undefined
  lang: Lang
}

export default function CardsPage({ game, query, lang }: Props) {
  if (!isGame(game)) return <NoGame room="cards" lang={lang} />
  return (
    <Browser key={`${game} ${query}`} shelf={use(cardShelf(game, lang))} begun={query ?? ''} lang={lang} />
  )
}

const PAGE = 48
const KEPT = 'regelwerk.cards-as'

function Browser({ shelf, begun, lang }: { shelf: CardShelf; begun: string; lang: Lang }) {
  const { game, properties } = shelf
  const [query, setQuery] = useState(begun)
  const [order, setOrder] = useState('best')
  const [as, setAs] = useState<'faces' | 'rows'>(() => (kept(KEPT) === 'rows' ? 'rows' : 'faces'))
  const [pages, setPages] = useState(1)
  const asked = useDeferredValue(query)
  const { cards, wrong } = useMemo(() => shelf.find(asked), [shelf, asked])
  const found = useMemo(() => inOrder(shelf, cards, order, lang), [shelf, cards, order, lang])
  const ranges = useMemo(() => rangesOf(shelf), [shelf])
  const shown = found.slice(0, pages * PAGE)
  const look = (next: string): void => {
    setQuery(next)
    setPages(1)
    history.replaceState(null, '', cardsAddress(game.id, next))
  }
  const Found = as === 'rows' ? Rows : Faces
  return (
    <section className="sheet library browse" data-game={game.id}>
      <h1>{say(lang, 'cardsOf', { game: titleOf(game.id) })}</h1>
      <GameTabs room="cards" game={game.id} lang={lang} />
      <search className="card-search">
        <label className="field">
          <span>{say(lang, 'searchCards')}</span>
          <input
            type="search"
            value={query}
            placeholder={say(lang, `hint-${game.id}` as CardKey)}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => look(event.target.value)}
          />
        </label>
        <label className="field">
          <span>{say(lang, 'sort')}</span>
          <select value={order} onChange={(event) => setOrder(event.target.value)}>
            <option value="best">{say(lang, 'sort-best')}</option>
            <option value="name">{say(lang, 'sort-name')}</option>
            {properties
              .filter((one) => one.values === undefined)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name[lang]}
                </option>
              ))}
          </select>
        </label>
        <Syntax properties={properties} lang={lang} />
      </search>
      <div className="browse-room">
        <details className="card-filtering" open={innerWidth > 900}>
          <summary>{say(lang, 'filters')}</summary>
          <Filters
            game={game.id}
            properties={properties}
            ranges={ranges}
            query={query}
            lang={lang}
            onQuery={look}
          />
        </details>
        <div className="browse-found">
          <div className="tools">
            <p className="rule-count" role="status">
              {say(lang, 'count', { n: found.length })}
            </p>
            {query !== '' && (
              <button type="button" onClick={() => look('')}>
                {say(lang, 'clear')}
              </button>
            )}
            <fieldset className="shown-as">
              <legend className="hidden-text">{say(lang, 'shownAs')}</legend>
              {(['faces', 'rows'] as const).map((one) => (
                <button
                  key={one}
                  type="button"
                  className="chip"
                  aria-pressed={as === one}
                  onClick={() => {
                    setAs(one)
                    keep(KEPT, one)
                  }}
                >
                  {say(lang, one)}
                </button>
              ))}
            </fieldset>
          </div>
          {wrong.map((one) => (
            <p key={`${one.kind} ${one.said}`} className="card-wrong">
              {sayWrong(one, lang)}
            </p>
          ))}
          <Found shelf={shelf} ids={shown} lang={lang} />
          {found.length > shown.length && (
            <button type="button" onClick={() => setPages(pages + 1)}>
              {say(lang, 'more', { n: found.length - shown.length })}
            </button>
          )}
        </div>
      </div>
    </section>
  )
}

const sayWrong = ({ kind, said, property = '', instead }: Wrong, lang: Lang): string =>
  say(lang, `wrong-${kind}`, { said, property, instead: instead.join(', ') })

function rangesOf({ properties, cards }: CardShelf): ReadonlyMap<string, readonly [number, number]> {
  return new Map(
    properties.flatMap((property) => {
      if (property.values !== undefined) return []
      const numbers = [...cards.keys()].flatMap((id) => property.of(id) ?? [])
      return [[property.id, [Math.min(...numbers), Math.max(...numbers)]] as const]
    }),
  )
}
