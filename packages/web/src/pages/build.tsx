/** The deck builder: the card browser, and beside it the deck, which is kept while one builds. */
import type { Lang } from '@regelwerk/core'
import { isGame } from '@regelwerk/protocol/games'
import { use, useEffect, useState } from 'react'
import { Browser } from '../browse/browser.tsx'
import { type CardShelf, cardShelf } from '../browse/card-shelf.ts'
import { BuildBar } from '../build/build-bar.tsx'
import { CardInBrowser, DRAGGED } from '../build/card-in-browser.tsx'
import { type Built, changed, countOf, emptyDeck, entryOf } from '../build/deck.ts'
import { DeckPane } from '../build/deck-pane.tsx'
import { deckById } from '../library/deck-shelf.ts'
import { GameTabs, NoGame } from '../library/game-tabs.tsx'
import { keepDeck, ownDeck } from '../library/own-decks.ts'
import { say } from '../messages/build.ts'
import { goTo } from '../router.ts'
import { keep, kept as keptHere } from '../settings.ts'
import { titleOf } from '../shell/shelf.ts'

export default function BuildPage({
  game,
  deck,
  lang,
}: {
  game: string
  deck: string | undefined
  lang: Lang
}) {
  if (!isGame(game)) return <NoGame room="build" lang={lang} />
  return <Builder shelf={use(cardShelf(game, lang))} deck={deck} lang={lang} />
}

const keyOf = (game: string): string => `regelwerk.building.${game}`

/** What is built at first: a deck that was named, or what was being built when one left. */
function begun({ game }: CardShelf, id: string | undefined, lang: Lang): Built {
  const named = id === undefined ? undefined : deckById(game, id, lang)
  if (named !== undefined)
    return {
      name: named.name,
      notes: ownDeck(game.id, id ?? '')?.notes ?? '',
      format:
        game.formats.find((format) => game.checkDeck(named.entries, format).length === 0) ??
        emptyDeck(game).format,
      entries: named.entries,
    }
  const left = keptHere(keyOf(game.id)) as Partial<Built> | null
  return Array.isArray(left?.entries) ? { ...emptyDeck(game), ...left } : emptyDeck(game)
}

function Builder({ shelf, deck: id, lang }: { shelf: CardShelf; deck: string | undefined; lang: Lang }) {
  const { game } = shelf
  const [deck, setDeck] = useState(() => begun(shelf, id, lang))
  const [done, setDone] = useState('')
  /** The deck as it was kept last. */
  const [kept, setKept] = useState<string | null>(null)
  useEffect(() => keep(keyOf(game.id), deck), [game, deck])
  const change = (entry: string, by: 1 | -1): void => {
    setDone('')
    setDeck((now) => ({ ...now, entries: changed(now.entries, entry, by) }))
  }
  const entryWithId = (card: string): string => {
    const found = shelf.cards.get(card)
    return found === undefined ? card : entryOf(game, found)
  }
  const store = (): string | null => {
    const name = deck.name.trim()
    if (name === '') {
      setDone(say(lang, 'nameFirst'))
      return null
    }
    setDone(say(lang, 'saved', { name }))
    const { id: now } = keepDeck(game.id, name, [...deck.entries], deck.notes)
    setKept(now)
    return now
  }
  return (
    <section className="sheet library browse build" data-game={game.id}>
      <h1>{say(lang, 'buildOf', { game: titleOf(game.id) })}</h1>
      <GameTabs room="build" game={game.id} lang={lang} />
      <div className="build-room">
        <section
          className="build-browser"
          aria-label={say(lang, 'chooseFrom')}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            const [way, entry = ''] = event.dataTransfer.getData(DRAGGED).split(/ (.*)/s)
            if (way === 'out') change(entry, -1)
          }}
        >
          <Browser
            shelf={shelf}
            begun=""
            lang={lang}
            card={(card) => {
              const entry = entryWithId(card)
              return (
                <CardInBrowser
                  shelf={shelf}
                  id={card}
                  n={countOf(deck.entries, entry)}
                  lang={lang}
                  onChange={(by) => change(entry, by)}
                />
              )
            }}
          />
        </section>
        <DeckPane
          shelf={shelf}
          deck={deck}
          done={done}
          kept={done === '' ? null : kept}
          lang={lang}
          onDeck={(next) => {
            setDone('')
            setDeck(next)
          }}
          onChange={change}
          onDrop={(card) => change(entryWithId(card), 1)}
          onKeep={store}
          onPlay={() => {
            const id = store()
            if (id !== null) goTo(`#/play/${game.id}?deck=${encodeURIComponent(id)}`)
          }}
        />
      </div>
      <BuildBar game={game} deck={deck} lang={lang} />
    </section>
  )
}
