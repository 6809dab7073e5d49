/** Decks: ready ones, one's own, pasted and generated; seen, checked, kept, and taken to a game. */
import type { Game, Lang } from '@regelwerk/core'
import { isGame, loadGame } from '@regelwerk/protocol'
import { use, useMemo, useState } from 'react'
import { deckAddress, deckById, type LookedAt, listIn, textOfDeck } from '../library/deck-shelf.ts'
import { DeckCards, DeckCheck } from '../library/deck-view.tsx'
import { GameTabs, NoGame } from '../library/game-tabs.tsx'
import { Copies, KeptWhere } from '../library/kept-where.tsx'
import { dropDeck, keepDeck, renameDeck, useOwnDecks } from '../library/own-decks.ts'
import { PasteDeck } from '../library/paste-deck.tsx'
import { say as sayBuild } from '../messages/build.ts'
import { say } from '../messages/library.ts'
import { saveFile } from '../shell/save.ts'
import { titleOf } from '../shell/shelf.ts'

interface Props {
  game: string
  /** Which deck is shown first. */
  deck: string | undefined
  lang: Lang
}

export default function DecksPage({ game: id, deck, lang }: Props) {
  const game = isGame(id) ? use(loadGame(id)) : undefined
  return game === undefined ? (
    <NoGame room="decks" lang={lang} />
  ) : (
    <Decks game={game} first={deck} lang={lang} />
  )
}

/** What the page shows: a deck by its id, a list that was pasted, or the place to paste one. */
type Choice = { id: string } | { pasted: LookedAt } | 'paste'

function Decks({ game, first, lang }: { game: Game; first: string | undefined; lang: Lang }) {
  const [choice, setChoice] = useState<Choice>(() => {
    const id = first ?? game.decks[0]?.id ?? ''
    return listIn(id) !== null && deckById(game, id, lang) === undefined ? 'paste' : { id }
  })
  const own = useOwnDecks(game.id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: own decks change under one's hands
  const deck = useMemo(() => {
    if (choice === 'paste') return undefined
    return 'pasted' in choice ? choice.pasted : deckById(game, choice.id, lang)
  }, [choice, game, lang, own])
  const at = choice === 'paste' ? 'paste' : 'id' in choice ? choice.id : ''
  const keep = (name: string, cards: LookedAt['entries']): void => {
    const kept = keepDeck(game.id, name, [...cards])
    setChoice({ id: kept.id })
  }
  const drop = (id: string): void => {
    dropDeck(game.id, id)
    setChoice({ id: game.decks[0]?.id ?? '' })
  }
  return (
    <section className="sheet library decks" data-game={game.id}>
      <h1>{say(lang, 'decksOf', { game: titleOf(game.id) })}</h1>
      <GameTabs room="decks" game={game.id} lang={lang} />
      <Copies lang={lang} />
      <div className="deck-room">
        <nav className="deck-shelf" aria-label={say(lang, 'whichDeck')}>
          <Shelf
            title={say(lang, 'readyDecks')}
            decks={game.decks}
            at={at}
            onChoose={(id) => setChoice({ id })}
          />
          {own.length > 0 && (
            <Shelf title={say(lang, 'ownDecks')} decks={own} at={at} onChoose={(id) => setChoice({ id })} />
          )}
          <div className="deck-more">
            <a className="button" href={`#/build/${game.id}`}>
              {sayBuild(lang, 'build')}
            </a>
            {game.deckOfSeed !== undefined && (
              <button
                type="button"
                aria-pressed={at.startsWith(game.deckOfSeed(''))}
                onClick={() => setChoice({ id: game.deckOfSeed?.(newSeed()) ?? '' })}
              >
                {say(lang, 'generate')}
              </button>
            )}
            <button type="button" aria-pressed={at === 'paste'} onClick={() => setChoice('paste')}>
              {say(lang, 'pasteDeck')}
            </button>
          </div>
        </nav>
        {choice === 'paste' ? (
          <PasteDeck
            game={game}
            lang={lang}
            begun={listIn(first ?? '') ?? ''}
            onRead={(pasted) => setChoice({ pasted })}
          />
        ) : (
          <Deck
            game={game}
            deck={deck}
            lang={lang}
            onSeed={(seed) => setChoice({ id: game.deckOfSeed?.(seed) ?? '' })}
            onKeep={keep}
            onDrop={drop}
          />
        )}
      </div>
    </section>
  )
}

/** Short enough to be told to somebody. */
const newSeed = (): string => (crypto.getRandomValues(new Uint32Array(1))[0] as number).toString(36)

function Shelf(props: {
  title: string
  decks: readonly { id: string; name: string }[]
  at: string
  onChoose(id: string): void
}) {
  const { title, decks, at, onChoose } = props
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {decks.map(({ id, name }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === at} onClick={() => onChoose(id)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface DeckProps {
  game: Game
  deck: LookedAt | undefined
  lang: Lang
  onSeed(seed: string): void
  onKeep(name: string, cards: LookedAt['entries']): void
  onDrop(id: string): void
}

function Deck({ game, deck, lang, onSeed, onKeep, onDrop }: DeckProps) {
  if (deck === undefined) return <p>{say(lang, 'noDeck')}</p>
  const { id, name, entries } = deck
  const prefix = game.deckOfSeed?.('')
  const seed = prefix !== undefined && id?.startsWith(prefix) ? id.slice(prefix.length) : undefined
  const isOwn = id?.startsWith('own:') ?? false
  const about = game.decks.find((ready) => ready.id === id)?.about
  return (
    <article className="deck">
      <header>
        <h2>{name}</h2>
        {about !== undefined && <p className="aside">{about[lang]}</p>}
        {deck.notes?.map((note) => (
          <p key={note} className="aside" role="status">
            {note}
          </p>
        ))}
        {isOwn && id !== null && (
          <>
            <KeptWhere game={game.id} id={id} lang={lang} />
            <Rename key={`${id} ${name}`} game={game.id} id={id} name={name} lang={lang} />
          </>
        )}
        {seed !== undefined && <SeedField key={seed} seed={seed} lang={lang} onSeed={onSeed} />}
        <div className="tools">
          {id !== null && (
            <a className="button strong" href={`#/play/${game.id}?deck=${encodeURIComponent(id)}`}>
              {say(lang, 'playDeck')}
            </a>
          )}
          {id !== null && (
            <a className="button" href={`#/build/${game.id}?deck=${encodeURIComponent(id)}`}>
              {sayBuild(lang, 'change')}
            </a>
          )}
          {!isOwn && (
            <button
              type="button"
              className={id === null ? 'strong' : ''}
              onClick={() => onKeep(name, entries)}
            >
              {say(lang, 'keepDeck')}
            </button>
          )}
          <button type="button" onClick={() => saveFile(`${name}.txt`, textOfDeck(game, deck, lang))}>
            {say(lang, 'saveText')}
          </button>
          <CopyLink address={deckAddress(game, deck)} lang={lang} />
          {isOwn && (
            <button type="button" onClick={() => onDrop(id as string)}>
              {say(lang, 'dropDeck')}
            </button>
          )}
        </div>
      </header>
      <DeckCheck key={id} game={game} entries={entries} lang={lang} />
      <DeckCards game={game} entries={entries} lang={lang} />
      <details>
        <summary>{say(lang, 'asText')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <pre tabIndex={0}>{textOfDeck(game, deck, lang)}</pre>
      </details>
    </article>
  )
}

function Rename({ game, id, name, lang }: { game: string; id: string; name: string; lang: Lang }) {
  const [text, setText] = useState(name)
  const next = text.trim()
  return (
    <form
      className="tools seed"
      onSubmit={(event) => {
        event.preventDefault()
        if (next !== '') renameDeck(game, id, next)
      }}
    >
      <label className="field">
        <span>{say(lang, 'deckName')}</span>
        <input value={text} maxLength={60} onChange={(event) => setText(event.target.value)} />
      </label>
      <button type="submit" disabled={next === '' || next === name}>
        {say(lang, 'renameDeck')}
      </button>
    </form>
  )
}

/** Says so when it is done; where there is no clipboard the link is at least in the address of the page. */
function CopyLink({ address, lang }: { address: string; lang: Lang }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(new URL(address, location.href).href)
      setCopied(true)
    } catch {
      location.hash = address
    }
  }
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {say(lang, 'makeLink')}
      </button>
      <span role="status">{isCopied && say(lang, 'linkCopied')}</span>
    </>
  )
}

/** The seed makes the deck: the same one, the same deck. */
function SeedField({ seed, lang, onSeed }: { seed: string; lang: Lang; onSeed(seed: string): void }) {
  const [text, setText] = useState(seed)
  return (
    <form
      className="tools seed"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') onSeed(text.trim())
      }}
    >
      <label className="field">
        <span>{say(lang, 'seed')}</span>
        <input
          value={text}
          maxLength={60}
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <button type="submit" disabled={text.trim() === '' || text.trim() === seed}>
        {say(lang, 'makeDeck')}
      </button>
      <button type="button" onClick={() => onSeed(newSeed())}>
        {say(lang, 'shuffleSeed')}
      </button>
    </form>
  )
}
