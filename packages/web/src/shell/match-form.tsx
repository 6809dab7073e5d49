/** Making a match on the server, with everything that can be chosen about it. */
import { type Game, type Lang, playableFormats } from '@regelwerk/core'
import { isGame, loadGame, type MatchPlan, USUAL_BOT } from '@regelwerk/protocol'
import { type FormEvent, use, useState } from 'react'
import { say, sayRefusal } from '../messages/match.ts'
import { goTo } from '../router.ts'
import { Refusal } from '../session/connection.ts'
import { type DeckChoice, makeMatch, type PlannedSeat } from '../session/lobby.ts'
import { changeSettings, useSettings } from '../settings.ts'
import { ClockField } from './clock-field.tsx'
import { ANY, type DeckPick, deckOf, problemsOf } from './deck-pick.ts'
import { FormatField, ProductField, SeatsField, type Starter, StarterField } from './fields.tsx'
import { SeatField, type SeatWish } from './seat-field.tsx'
import { shelf, titleOf } from './shelf.ts'

const FIRST: readonly SeatWish[] = [
  { who: 'me', pick: ANY, bot: USUAL_BOT, handicap: 0 },
  { who: 'open', pick: ANY, bot: USUAL_BOT, handicap: 0 },
]

const SERIES = [1, 3, 5, 7] as const

export function MatchForm({ lang }: { lang: Lang }) {
  const { game: id } = useSettings()
  return <Form key={id} game={use(loadGame(isGame(id) ? id : 'lorcana'))} lang={lang} />
}

function Form({ game, lang }: { game: Game; lang: Lang }) {
  const [format, setFormat] = useState(game.formats[0] as string)
  const [seats, setSeats] = useState(FIRST)
  const products = game.products ?? []
  const [product, setProduct] = useState(products[0]?.id ?? '')
  const { opens, what, players = game.players } = game.limited?.[format] ?? {}
  const [starter, setStarter] = useState<Starter>('random')
  const [clock, setClock] = useState<MatchPlan['clock']>({ kind: 'none' })
  const [hidden, setHidden] = useState(false)
  const [spectators, setSpectators] = useState(true)
  const [bestOf, setBestOf] = useState(1)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const resize = (n: number): void => {
    setSeats(Array.from({ length: n }, (_, seat) => seats[seat] ?? (FIRST[1] as SeatWish)))
    setStarter('random')
  }
  const play = (wanted: string): void => {
    const [least, most] = game.limited?.[wanted]?.players ?? game.players
    setFormat(wanted)
    resize(Math.max(least, Math.min(most, seats.length)))
  }
  const change = (seat: number, wish: SeatWish): void =>
    setSeats(seats.map((one, i) => (i === seat ? wish : one)))
  const wrong =
    opens === undefined &&
    seats.some(({ who, pick }) => who !== 'open' && problemsOf(game, pick, format).length > 0)
  const deck = (pick: DeckPick): DeckChoice =>
    opens === undefined ? deckOf(game, pick, format) : [[opens, product]]

  const make = (event: FormEvent): void => {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    const planned = seats.map(({ who, pick, bot }): PlannedSeat => {
      if (who === 'open') return { who }
      return who === 'me' ? { who, deck: deck(pick) } : { who, name: bot, deck: deck(pick) }
    })
    const begun = game.handicap?.format === format && { handicap: seats.map(({ handicap }) => handicap) }
    const chosen = { starter, clock, private: hidden, spectators, bestOf }
    makeMatch({ game: game.id, format, seats: planned, ...chosen, ...begun })
      .then(goTo)
      .catch((wrong: unknown) =>
        setProblem(wrong instanceof Refusal ? sayRefusal(lang, wrong) : String(wrong)),
      )
      .finally(() => setBusy(false))
  }

  return (
    <form className="sheet make" onSubmit={make} aria-labelledby="make">
      <h2 id="make">{say(lang, 'make')}</h2>
      <div className="fields">
        <label className="field">
          <span>{say(lang, 'game')}</span>
          <select value={game.id} onChange={(event) => changeSettings({ game: event.target.value })}>
            {shelf.map(({ id }) => (
              <option key={id} value={id}>
                {titleOf(id)}
              </option>
            ))}
          </select>
        </label>
        <FormatField formats={playableFormats(game)} value={format} lang={lang} onChange={play} />
        {opens !== undefined && (
          <ProductField
            products={products}
            opens={opens}
            what={what}
            value={product}
            lang={lang}
            onChange={setProduct}
          />
        )}
        <SeatsField players={players} value={seats.length} lang={lang} onChange={resize} />
      </div>
      <div className="seat-forms">
        {seats.map((wish, seat) => (
          <SeatField
            // biome-ignore lint/suspicious/noArrayIndexKey: the seat is what it is.
            key={seat}
            n={seat + 1}
            game={game}
            format={format}
            isOpened={opens !== undefined}
            wish={wish}
            lang={lang}
            onWish={(next) => change(seat, next)}
          />
        ))}
      </div>
      <div className="fields">
        <StarterField
          names={seats.map((_, seat) =>
            seat === 0 ? say(lang, 'me') : say(lang, 'seatOf', { n: seat + 1 }),
          )}
          value={starter}
          lang={lang}
          onChange={setStarter}
        />
        <label className="field">
          <span>{say(lang, 'bestOf')}</span>
          <select value={bestOf} onChange={(event) => setBestOf(Number(event.target.value))}>
            {SERIES.map((n) => (
              <option key={n} value={n}>
                {say(lang, 'bestOfN', { n })}
              </option>
            ))}
          </select>
        </label>
        <ClockField value={clock} lang={lang} onChange={setClock} />
      </div>
      <div className="ticks">
        <label>
          <input type="checkbox" checked={hidden} onChange={(event) => setHidden(event.target.checked)} />
          <span>{say(lang, 'private')}</span>
        </label>
        <label>
          <input
            type="checkbox"
            checked={spectators}
            onChange={(event) => setSpectators(event.target.checked)}
          />
          <span>{say(lang, 'spectators')}</span>
        </label>
      </div>
      {problem !== null && (
        <p className="problems" role="alert">
          {problem}
        </p>
      )}
      <button type="submit" className="strong" disabled={busy || wrong}>
        {say(lang, 'makeIt')}
      </button>
    </form>
  )
}
