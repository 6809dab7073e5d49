/** A search as one types, filters that write it, and what it finds. */
import type { Lang, Wrong } from '@regelwerk/core'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { type CardKey, say } from '../messages/cards.ts'
import { keep, kept } from '../settings.ts'
import { type CardShelf, inOrder } from './card-shelf.ts'
import { Filters } from './filters.tsx'
import { Faces, Rows } from './results.tsx'
import { Syntax } from './syntax.tsx'

/** So many are shown at once, that a letter is answered at once; and so many more for who asks for them. */
const FIRST = 24
const MORE = 48
const KEPT = 'regelwerk.cards-as'

interface Props {
  shelf: CardShelf
  /** What is looked for at first. */
  begun: string
  lang: Lang
  onQuery?(query: string): void
  /** How a card that was found is shown, where that is not a link to its page. */
  card?(id: string): ReactNode
}

/** Fields, filters and cards: the card browser, and the larger half of the builder. */
export function Browser({ shelf, begun, lang, onQuery, card }: Props) {
  const { game, properties } = shelf
  const [query, setQuery] = useState(begun)
  const [order, setOrder] = useState('best')
  const [as, setAs] = useState<'faces' | 'rows'>(() => (kept(KEPT) === 'rows' ? 'rows' : 'faces'))
  const [more, setMore] = useState(0)
  const asked = useDeferredValue(query)
  const { cards, wrong } = useMemo(() => shelf.find(asked), [shelf, asked])
  const found = useMemo(() => inOrder(shelf, cards, order, lang), [shelf, cards, order, lang])
  const ranges = useMemo(() => rangesOf(shelf), [shelf])
  const shown = found.slice(0, FIRST + more * MORE)
  const look = (next: string): void => {
    setQuery(next)
    setMore(0)
    onQuery?.(next)
  }
  return (
    <>
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
        <details className="card-filtering" open={card === undefined && innerWidth > 900}>
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
            {card === undefined && (
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
            )}
          </div>
          {wrong.map((one) => (
            <p key={`${one.kind} ${one.said}`} className="card-wrong">
              {sayWrong(one, lang)}
            </p>
          ))}
          {as === 'rows' && card === undefined ? (
            <Rows shelf={shelf} ids={shown} lang={lang} />
          ) : (
            <Faces shelf={shelf} ids={shown} lang={lang} {...(card && { card })} />
          )}
          {found.length > shown.length && (
            <button type="button" onClick={() => setMore(more + 1)}>
              {say(lang, 'more', { n: found.length - shown.length })}
            </button>
          )}
        </div>
      </div>
    </>
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
