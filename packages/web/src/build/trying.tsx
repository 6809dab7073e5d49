/** What can be tried with a deck before it is played: an opening hand by the rules, the odds of drawing, another deck beside it. */
import type { Game, Lang } from '@regelwerk/core'
import { useState } from 'react'
import { type Entry, linesOf, sizeOf } from '../library/deck.ts'
import { deckById } from '../library/deck-shelf.ts'
import { useOwnDecks } from '../library/own-decks.ts'
import { say } from '../messages/build.ts'
import { CardFace } from '../table/card-face.tsx'
import { keyed } from '../table/keyed.ts'
import { compared, odds, openingHand } from './deck.ts'

interface Props {
  game: Game
  format: string
  entries: readonly Entry[]
  lang: Lang
}

export function TestHand({ game, format, entries, lang }: Props) {
  const [hand, setHand] = useState<number[] | null | undefined>(undefined)
  const deal = (): void => setHand(openingHand(game, format, entries, crypto.randomUUID()))
  return (
    <section className="test-hand">
      <h3>{say(lang, 'hand')}</h3>
      <button type="button" onClick={deal}>
        {say(lang, 'deal')}
      </button>
      <div role="status">
        {hand === null && <p className="aside">{say(lang, 'noHand')}</p>}
        {hand && (
          <ul>
            {keyed(hand, String).map(({ key, item }) => (
              <li key={key}>
                <CardFace game={game.id} def={item} lang={lang} size="small" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

const SEEN = [7, 10, 15, 20] as const

/** For each number of copies that the deck has of some card. */
export function Odds({ entries, lang }: Pick<Props, 'entries' | 'lang'>) {
  const size = sizeOf(entries)
  const copies = [...new Set(entries.map(([n]) => n))].sort((a, b) => a - b)
  if (size === 0) return null
  const percent = new Intl.NumberFormat(lang, { style: 'percent' })
  return (
    <section>
      <h3>{say(lang, 'odds')}</h3>
      <table className="odds">
        <thead>
          <tr>
            <td />
            {SEEN.map((seen) => (
              <th key={seen} scope="col">
                {say(lang, 'among', { n: seen })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {copies.map((n) => (
            <tr key={n}>
              <th scope="row">{say(lang, 'oddsOf', { n, size })}</th>
              {SEEN.map((seen) => (
                <td key={seen}>{percent.format(odds(size, n, seen))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export function Compare({ game, entries, lang }: Omit<Props, 'format'>) {
  const [other, setOther] = useState('')
  const own = useOwnDecks(game.id)
  const there = other === '' ? undefined : deckById(game, other, lang)
  const differences = there === undefined ? [] : compared(entries, there.entries)
  const names = new Map(
    linesOf(
      game,
      differences.map(({ entry }) => [1, entry] as const),
      lang,
    ).map(({ entry, name }) => [entry, name]),
  )
  return (
    <section>
      <label className="field">
        <span>{say(lang, 'compare')}</span>
        <select value={other} onChange={(event) => setOther(event.target.value)}>
          <option value="">{say(lang, 'compareNone')}</option>
          {[...game.decks, ...own].map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {there !== undefined && differences.length === 0 && <p className="aside">{say(lang, 'same')}</p>}
      {differences.length > 0 && (
        <table className="odds">
          <thead>
            <tr>
              <th scope="col">{say(lang, 'card')}</th>
              <th scope="col">{say(lang, 'here')}</th>
              <th scope="col">{say(lang, 'there')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((one) => (
              <tr key={one.entry}>
                <th scope="row">{names.get(one.entry) ?? one.entry}</th>
                <td>{one.here}</td>
                <td>{one.there}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
