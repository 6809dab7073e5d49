/** A game for which nobody brings a deck: what is opened, and who sits there. */
import type { Game, Lang } from '@regelwerk/core'
import { USUAL_BOT } from '@regelwerk/protocol'
import { type FormEvent, type ReactNode, useState } from 'react'
import { say } from '../messages/shell.ts'
import { goTo } from '../router.ts'
import { startLocal } from '../session/local.ts'
import { changeSettings } from '../settings.ts'
import { BotField, ProductField, SeatsField } from './fields.tsx'
import { Motif } from './motifs.tsx'
import { shortTitle } from './shelf.ts'

export interface FormProps {
  game: Game
  format: string
  /** Where another format is chosen. */
  formats: ReactNode
  lang: Lang
}

export function OpenedForm({ game, format, formats, lang }: FormProps) {
  const { opens = 1, what, first = game.id, players = game.players } = game.limited?.[format] ?? {}
  const products = game.products ?? []
  const [product, setProduct] = useState(products[0]?.id ?? '')
  const [seats, setSeats] = useState(first === game.id ? players[0] : players[1])
  const [bot, setBot] = useState(USUAL_BOT)

  const start = (event: FormEvent): void => {
    event.preventDefault()
    changeSettings({ game: game.id })
    const decks = Array.from({ length: seats }, () => [[opens, product]] as const)
    const bots = decks.map((_, seat) => (seat === 0 ? null : bot))
    startLocal({ game: first, format, decks, bots, starter: 'random' }, lang)
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
        <SeatsField players={players} value={seats} lang={lang} onChange={setSeats} />
        <ProductField
          products={products}
          opens={opens}
          what={what}
          value={product}
          lang={lang}
          onChange={setProduct}
        />
        <BotField value={bot} lang={lang} onChange={setBot} />
      </div>
      <button type="submit" className="strong">
        {say(lang, first === game.id ? 'start' : 'openThem')}
      </button>
    </form>
  )
}
