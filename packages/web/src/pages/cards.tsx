/** The card browser: a search as one types, filters that write it, and what it finds; the address is a link to it. */
import type { Lang } from '@regelwerk/core'
import { isGame } from '@regelwerk/protocol/games'
import { use } from 'react'
import { Browser } from '../browse/browser.tsx'
import { type CardShelf, cardShelf, cardsAddress } from '../browse/card-shelf.ts'
import { GameTabs, NoGame } from '../library/game-tabs.tsx'
import { say } from '../messages/cards.ts'
import { titleOf } from '../shell/shelf.ts'

interface Props {
  game: string
  query: string | undefined
  lang: Lang
}

export default function CardsPage({ game, query, lang }: Props) {
  if (!isGame(game)) return <NoGame room="cards" lang={lang} />
  return <Cards key={`${game} ${query}`} shelf={use(cardShelf(game, lang))} begun={query ?? ''} lang={lang} />
}

function Cards({ shelf, begun, lang }: { shelf: CardShelf; begun: string; lang: Lang }) {
  const { id } = shelf.game
  return (
    <section className="sheet library browse" data-game={id}>
      <h1>{say(lang, 'cardsOf', { game: titleOf(id) })}</h1>
      <GameTabs room="cards" game={id} lang={lang} />
      <Browser
        shelf={shelf}
        begun={begun}
        lang={lang}
        onQuery={(query) => history.replaceState(null, '', cardsAddress(id, query))}
      />
    </section>
  )
}
