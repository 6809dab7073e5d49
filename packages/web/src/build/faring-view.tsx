/** How the deck fares against ready decks: who plays, how often, how it went so far and how sure that is. */
import { decksFor, type Game, type Lang } from '@regelwerk/core'
import { botNames, sayBot } from '@regelwerk/protocol'
import { useEffect, useRef, useState } from 'react'
import type { Entry } from '../library/deck.ts'
import { say } from '../messages/build.ts'
import type { Fared, Meeting } from './faring.ts'

interface Props {
  game: Game
  format: string
  entries: readonly Entry[]
  lang: Lang
}

const PAIRS = [5, 20, 100] as const

export function Faring({ game, format, entries, lang }: Props) {
  const [player, setPlayer] = useState('greedy')
  const [pairs, setPairs] = useState<number>(PAIRS[0])
  const [fared, setFared] = useState<Fared | null>(null)
  const [wrong, setWrong] = useState('')
  const [worker, setWorker] = useState<Worker | null>(null)
  const last = useRef<Worker | null>(null)
  const end = (): void => {
    last.current?.terminate()
    last.current = null
    setWorker(null)
  }
  useEffect(() => () => last.current?.terminate(), [])
  const isLegal = game.checkDeck(entries, format).length === 0
  const built = decksFor(game, format)
  const against = (built.length > 0 ? built : game.decks).map(({ id }) => id)
  const begin = (): void => {
    end()
    setFared(null)
    setWrong('')
    const next = new Worker(new URL('./faring-worker.ts', import.meta.url), { type: 'module' })
    last.current = next
    setWorker(next)
    next.addEventListener('message', ({ data }: MessageEvent<Fared>) => {
      setFared(data)
      if (data.done === data.of) end()
    })
    next.addEventListener('error', ({ message }) => {
      setWrong(message)
      end()
    })
    const meeting: Meeting = {
      game: game.id,
      format,
      cards: entries,
      against,
      player,
      pairs,
      seed: crypto.randomUUID(),
    }
    next.postMessage(meeting)
  }
  const percent = new Intl.NumberFormat(lang, { style: 'percent' })
  const nameOf = (id: string): string => game.decks.find((deck) => deck.id === id)?.name ?? id
  return (
    <section className="faring">
      <h3>{say(lang, 'fares')}</h3>
      <div className="tools">
        <label className="field">
          <span>{say(lang, 'playedBy')}</span>
          <select value={player} onChange={(event) => setPlayer(event.target.value)}>
            {botNames.map((name) => (
              <option key={name} value={name}>
                {sayBot(name, lang)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{say(lang, 'gamesEach')}</span>
          <select value={pairs} onChange={(event) => setPairs(Number(event.target.value))}>
            {PAIRS.map((n) => (
              <option key={n} value={n}>
                {2 * n}
              </option>
            ))}
          </select>
        </label>
        {worker === null ? (
          <button type="button" disabled={!isLegal} onClick={begin}>
            {say(lang, 'letThemPlay')}
          </button>
        ) : (
          <button type="button" onClick={end}>
            {say(lang, 'stop')}
          </button>
        )}
      </div>
      {!isLegal && <p className="aside">{say(lang, 'legalFirst')}</p>}
      {wrong !== '' && <p role="alert">{wrong}</p>}
      {fared !== null && (
        <>
          <progress max={fared.of} value={fared.done} aria-label={say(lang, 'fares')} />
          <p role="status">
            {say(lang, 'faredSoFar', {
              games: fared.all.games,
              rate: percent.format(fared.all.rate),
              low: percent.format(fared.all.low),
              high: percent.format(fared.all.high),
            })}
          </p>
          <table className="odds">
            <tbody>
              {fared.each.map(({ deck, tally }) => (
                <tr key={deck}>
                  <th scope="row">{nameOf(deck)}</th>
                  <td>{tally.games === 0 ? '–' : percent.format(tally.rate)}</td>
                  <td>{tally.games > 0 && `${percent.format(tally.low)} – ${percent.format(tally.high)}`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}
