/** A game against the computer, set up as one likes: decks, strength, format, who starts. */
import { type Game, type Lang, playableFormats, playedFirst } from '@regelwerk/core'
import { isGame, loadGame, USUAL_BOT } from '@regelwerk/protocol'
import { type FormEvent, use, useState } from 'react'
import { pickOf } from '../library/deck-shelf.ts'
import { say } from '../messages/shell.ts'
import { goTo } from '../router.ts'
import { startLocal } from '../session/local.ts'
import { changeSettings } from '../settings.ts'
import { DeckField } from '../shell/deck-field.tsx'
import { ANY, type DeckPick, deckOf, problemsOf } from '../shell/deck-pick.ts'
import {
  BotField,
  FormatField,
  HandicapField,
  SeatsField,
  type Starter,
  StarterField,
} from '../shell/fields.tsx'
import { Motif } from '../shell/motifs.tsx'
import { type FormProps, OpenedForm } from '../shell/opened-form.tsx'
import { shortTitle } from '../shell/shelf.ts'

interface Props {
  game: string
  deck: string | undefined
  lang: Lang
}

export default function SetupPage({ game: id, deck, lang }: Props) {
  const game = isGame(id) ? use(loadGame(id)) : undefined
  if (game === undefined) {
    return (
      <section className="sheet">
        <h1>{say(lang, 'noGame')}</h1>
        <a href="#/">{say(lang, 'home')}</a>
      </section>
    )
  }
  return <SetupForm game={game} deck={deck} lang={lang} />
}

interface Seated {
  pick: DeckPick
  bot: string
  /** What it begins with to its disadvantage. */
  handicap: number
}

function SetupForm({ game, deck, lang }: { game: Game; deck: string | undefined; lang: Lang }) {
  const [format, setFormat] = useState(game.formats[0] as string)
  const formats = (
    <FormatField formats={playableFormats(game)} value={format} lang={lang} onChange={setFormat} />
  )
  const shared = { game, format, formats, lang }
  return game.limited?.[format]?.opens === undefined ? (
    <BroughtForm {...shared} deck={deck} />
  ) : (
    <OpenedForm key={format} {...shared} />
  )
}

/** Everybody brings a deck. */
function BroughtForm({ game, format, formats, deck, lang }: FormProps & { deck: string | undefined }) {
  const [starter, setStarter] = useState<Starter>('random')
  const [seats, setSeats] = useState<readonly Seated[]>(() =>
    Array.from({ length: game.players[0] }, (_, seat) => ({
      pick: seat === 0 && deck !== undefined ? pickOf(game, deck) : ANY,
      bot: USUAL_BOT,
      handicap: 0,
    })),
  )
  const handicap = game.handicap?.format === format ? game.handicap : null
  const change = (seat: number, part: Partial<Seated>): void =>
    setSeats(seats.map((one, i) => (i === seat ? { ...one, ...part } : one)))
  const resize = (n: number): void => {
    setSeats(
      Array.from({ length: n }, (_, seat) => seats[seat] ?? { pick: ANY, bot: USUAL_BOT, handicap: 0 }),
    )
    if (starter !== 'random' && starter >= n) setStarter('random')
  }
  const names = seats.map((_, seat) => {
    if (seat === 0) return say(lang, 'you')
    return seats.length === 2 ? say(lang, 'opponent') : say(lang, 'opponentN', { n: seat })
  })
  const wrong = seats.some(({ pick }) => problemsOf(game, pick, format).length > 0)

  const start = (event: FormEvent): void => {
    event.preventDefault()
    changeSettings({ game: game.id })
    const decks = seats.map(({ pick }) => deckOf(game, pick, format))
    const bots = seats.map(({ bot }, seat) => (seat === 0 ? null : bot))
    const begun = handicap && { handicap: seats.map((seat) => seat.handicap) }
    startLocal({ game: playedFirst(game, format), format, decks, bots, starter, ...begun }, lang)
    goTo('#/here')
  }

  return (
    <form className="sheet setup" onSubmit={start} data-tile={game.id} data-game={game.id}>
      <div className="sheet-head">
        <Motif game={game.id} />
        <h1>{say(lang, 'setUpTitle', { game: shortTitle(game.title) })}</h1>
      </div>
      <div className="fields">
        {formats}
        <SeatsField players={game.players} value={seats.length} lang={lang} onChange={resize} />
        <StarterField names={names} value={starter} lang={lang} onChange={setStarter} />
      </div>
      <div className="seat-forms">
        {seats.map(({ pick, bot, handicap: n }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the seat is what it is.
          <fieldset key={seat}>
            <legend>{names[seat]}</legend>
            {seat > 0 && (
              <BotField value={bot} lang={lang} onChange={(name) => change(seat, { bot: name })} />
            )}
            {handicap && (
              <HandicapField
                handicap={handicap}
                value={n}
                lang={lang}
                onChange={(next) => change(seat, { handicap: next })}
              />
            )}
            <DeckField
              game={game}
              format={format}
              pick={pick}
              lang={lang}
              onPick={(next) => change(seat, { pick: next })}
            />
          </fieldset>
        ))}
      </div>
      <button type="submit" className="strong" disabled={wrong}>
        {say(lang, 'start')}
      </button>
    </form>
  )
}
