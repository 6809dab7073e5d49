/** Fields that several forms share: the format, who starts, how strong the computer plays. */
import type { Game, Handicap, Lang, Limited, Product, Seat } from '@regelwerk/core'
import { botNames, sayBot } from '@regelwerk/protocol'
import { say, sayFormat } from '../messages/shell.ts'

export function FormatField(props: {
  formats: readonly string[]
  value: string
  lang: Lang
  onChange(format: string): void
}) {
  const { formats, value, lang, onChange } = props
  return (
    <label className="field">
      <span>{say(lang, 'format')}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {formats.map((format) => (
          <option key={format} value={format}>
            {sayFormat(lang, format)}
          </option>
        ))}
      </select>
    </label>
  )
}

export type Starter = 'random' | Seat

/** Who starts: by lot, or a seat by what it is called. */
export function StarterField(props: {
  names: readonly string[]
  value: Starter
  lang: Lang
  onChange(starter: Starter): void
}) {
  const { names, value, lang, onChange } = props
  return (
    <label className="field">
      <span>{say(lang, 'starts')}</span>
      <select
        value={value}
        onChange={({ target }) => onChange(target.value === 'random' ? 'random' : Number(target.value))}
      >
        <option value="random">{say(lang, 'byLot')}</option>
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the seat is what it is.
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

export function BotField(props: { value: string; lang: Lang; onChange(bot: string): void }) {
  const { value, lang, onChange } = props
  return (
    <label className="field">
      <span>{say(lang, 'strength')}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {botNames.map((name) => (
          <option key={name} value={name}>
            {sayBot(name, lang)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** What each player opens so many of. */
export function ProductField(props: {
  products: readonly Product[]
  opens: number
  what: Limited['what']
  value: string
  lang: Lang
  onChange(product: string): void
}) {
  const { products, opens, what, value, lang, onChange } = props
  return (
    <label className="field">
      <span>{say(lang, what === 'decks' ? 'openedDecks' : 'opened', { n: opens })}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {products.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** What a seat begins with to its disadvantage. */
export function HandicapField(props: {
  handicap: Handicap
  value: number
  lang: Lang
  onChange(n: number): void
}) {
  const { handicap, value, lang, onChange } = props
  return (
    <label className="field">
      <span>{say(lang, 'handicap', { name: handicap.name[lang], usual: handicap.usual })}</span>
      <input
        type="number"
        min={0}
        max={handicap.most}
        value={value}
        onChange={({ target }) =>
          onChange(Math.max(0, Math.min(handicap.most, Math.trunc(Number(target.value) || 0))))
        }
      />
    </label>
  )
}

/** How many play, where the game leaves it open. */
export function SeatsField(props: {
  players: Game['players']
  value: number
  lang: Lang
  onChange(seats: number): void
}) {
  const { players, value, lang, onChange } = props
  const [least, most] = players
  if (least === most) return null
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i)
  return (
    <label className="field">
      <span>{say(lang, 'players')}</span>
      <select value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {counts.map((count) => (
          <option key={count}>{count}</option>
        ))}
      </select>
    </label>
  )
}
