/** One seat of a match that is being made: who is to sit there, and with which deck. */
import type { Game, Lang } from '@regelwerk/core'
import { say } from '../messages/match.ts'
import { DeckField } from './deck-field.tsx'
import type { DeckPick } from './deck-pick.ts'
import { BotField, HandicapField } from './fields.tsx'

export interface SeatWish {
  /** Who makes a match sits in its first seat. */
  who: 'me' | 'open' | 'bot'
  pick: DeckPick
  bot: string
  /** What the seat begins with to its disadvantage. */
  handicap: number
}

interface Props {
  n: number
  game: Game
  format: string
  /** What everybody opens is chosen for all. */
  isOpened: boolean
  wish: SeatWish
  lang: Lang
  onWish(wish: SeatWish): void
}

export function SeatField({ n, game, format, isOpened, wish, lang, onWish }: Props) {
  return (
    <fieldset>
      <legend>{wish.who === 'me' ? say(lang, 'me') : say(lang, 'seatOf', { n })}</legend>
      {wish.who !== 'me' && (
        <label className="field">
          <span>{say(lang, 'whoSits')}</span>
          <select
            value={wish.who}
            onChange={(event) => onWish({ ...wish, who: event.target.value === 'bot' ? 'bot' : 'open' })}
          >
            <option value="open">{say(lang, 'guest')}</option>
            <option value="bot">{say(lang, 'bot')}</option>
          </select>
        </label>
      )}
      {wish.who === 'bot' && (
        <BotField value={wish.bot} lang={lang} onChange={(bot) => onWish({ ...wish, bot })} />
      )}
      {game.handicap?.format === format && (
        <HandicapField
          handicap={game.handicap}
          value={wish.handicap}
          lang={lang}
          onChange={(handicap) => onWish({ ...wish, handicap })}
        />
      )}
      {wish.who !== 'open' && !isOpened && (
        <DeckField
          game={game}
          format={format}
          pick={wish.pick}
          lang={lang}
          onPick={(pick) => onWish({ ...wish, pick })}
        />
      )}
    </fieldset>
  )
}
