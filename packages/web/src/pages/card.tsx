/** One card: its face, what it is in each language, which decks have it, and positions that show it. */
import type { Lang } from '@regelwerk/core'
import { isGame } from '@regelwerk/protocol/games'
import { use } from 'react'
import { type CardShelf, cardShelf, cardsAddress } from '../browse/card-shelf.ts'
import { RulesAbout } from '../browse/rules-about.tsx'
import { Shown } from '../browse/shown.tsx'
import { NoGame } from '../library/game-tabs.tsx'
import { say } from '../messages/cards.ts'
import { LANGS } from '../settings.ts'
import { titleOf } from '../shell/shelf.ts'
import { CardFace } from '../table/card-face.tsx'
import { faceOf } from '../table/faces.ts'
import { Words } from '../table/words.tsx'

export default function CardPage({ game, id, lang }: { game: string; id: string; lang: Lang }) {
  if (!isGame(game)) return <NoGame room="cards" lang={lang} />
  return <Card shelf={use(cardShelf(game, lang))} id={id} lang={lang} />
}

function Card({ shelf, id, lang }: { shelf: CardShelf; id: string; lang: Lang }) {
  const { game } = shelf
  const card = shelf.cards.get(id)
  const back = (
    <a className="back" href={cardsAddress(game.id)}>
      {say(lang, 'backToCards', { game: titleOf(game.id) })}
    </a>
  )
  if (card === undefined) {
    return (
      <section className="sheet library" data-game={game.id}>
        {back}
        <h1>{say(lang, 'noCard', { id })}</h1>
      </section>
    )
  }
  const def = shelf.defOf(id)
  // A list may write more behind a card's id: a house, icons.
  const decks = game.decks.filter((deck) =>
    game.deckList(deck.id).some(([, entry]) => entry.split(' ')[0] === id),
  )
  return (
    <section className="sheet library browse card-page" data-game={game.id}>
      {back}
      <h1>{card.name[lang] ?? card.name.en}</h1>
      <div className="card-columns">
        <div className="card-face-large">
          <CardFace game={game.id} def={def} lang={lang} size="large" />
        </div>
        <div className="card-about">
          <section>
            <h2>{say(lang, 'printed')}</h2>
            <Printed shelf={shelf} id={id} lang={lang} />
          </section>
          <section>
            <h2>{say(lang, 'inOtherLanguages')}</h2>
            {LANGS.filter((one) => one !== lang).map((one) => (
              <div key={one} className="card-in" lang={one}>
                <h3>
                  <span lang={lang}>{say(lang, one)}</span> {card.name[one] ?? card.name.en}
                </h3>
                {card.name[one] === undefined && <p className="aside">{say(one, 'untranslated')}</p>}
                {faceOf(game, def, one).text.map((line) => (
                  <p key={line}>
                    <Words game={game.id} text={line} />
                  </p>
                ))}
              </div>
            ))}
          </section>
          <RulesAbout shelf={shelf} card={card} lang={lang} />
          <section>
            <h2>{say(lang, 'inDecks')}</h2>
            {decks.length === 0 ? (
              <p className="aside">{say(lang, 'inNoDeck')}</p>
            ) : (
              <ul className="card-decks">
                {decks.map((deck) => (
                  <li key={deck.id}>
                    <a href={`#/decks/${game.id}?deck=${encodeURIComponent(deck.id)}`}>{deck.name}</a>
                  </li>
                ))}
              </ul>
            )}
          </section>
          <Shown game={game} name={card.name.en} lang={lang} />
        </div>
      </div>
    </section>
  )
}

/** Every property of it; a click finds all that are like it. */
function Printed({ shelf, id, lang }: { shelf: CardShelf; id: string; lang: Lang }) {
  const { game, properties } = shelf
  return (
    <dl className="card-printed">
      {properties.map((property) => {
        const said =
          property.values === undefined
            ? [property.of(id)]
                .filter((n) => n !== null)
                .map((n) => [String(n), `${property.id}=${n}`] as const)
            : property
                .of(id)
                .map((value) => [property.sayValue(value, lang), `${property.id}:"${value}"`] as const)
        return said.length === 0 ? null : (
          <div key={property.id}>
            <dt>{property.name[lang]}</dt>
            {said.map(([text, query]) => (
              <dd key={text}>
                <a href={cardsAddress(game.id, query)}>{text}</a>
              </dd>
            ))}
          </div>
        )
      })}
    </dl>
  )
}
