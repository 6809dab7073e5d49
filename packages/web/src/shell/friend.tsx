/** A match with a friend: made with one click, joined by a link. */
import type { Lang } from '@regelwerk/core'
import { type FormEvent, useState } from 'react'
import { useOwnDecks } from '../library/own-decks.ts'
import { say } from '../messages/shell.ts'
import { goTo } from '../router.ts'
import { changeSettings, useSettings } from '../settings.ts'
import type { DeckPick } from './deck-pick.ts'
import { DeckSelect } from './deck-select.tsx'
import { NameField } from './name-field.tsx'
import { shelf, titleOf } from './shelf.ts'

/** Makes a private match of a game with this deck, one seat free. Gives its address. */
async function invite(id: string, pick: DeckPick): Promise<string> {
  const [{ loadGame }, { makeMatch }, { deckOf }] = await Promise.all([
    import('@regelwerk/protocol/games'),
    import('../session/lobby.ts'),
    import('./deck-pick.ts'),
  ])
  const game = await loadGame(id)
  const format = game.formats[0] as string
  return makeMatch({
    game: id,
    format,
    seats: [{ who: 'me', deck: deckOf(game, pick, format) }, { who: 'open' }],
    starter: 'random',
    clock: { kind: 'none' },
    private: true,
    spectators: true,
    bestOf: 1,
  })
}

export function Friend({ lang }: { lang: Lang }) {
  const { game } = useSettings()
  const own = useOwnDecks(game)
  const [pick, setPick] = useState<DeckPick>({ from: 'any' })
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const make = (event: FormEvent): void => {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    invite(game, pick)
      .then(goTo)
      .catch((wrong: unknown) => setProblem(wrong instanceof Error ? wrong.message : String(wrong)))
      .finally(() => setBusy(false))
  }

  return (
    <section className="friend" aria-labelledby="friend">
      <div>
        <h2 id="friend">{say(lang, 'friend')}</h2>
        <p>{say(lang, 'friendWhat')}</p>
      </div>
      <form className="inline" onSubmit={make}>
        <NameField lang={lang} />
        <label className="field">
          <span>{say(lang, 'friendGame')}</span>
          <select
            value={game}
            onChange={(event) => {
              changeSettings({ game: event.target.value })
              setPick({ from: 'any' })
            }}
          >
            {shelf.map(({ id }) => (
              <option key={id} value={id}>
                {titleOf(id)}
              </option>
            ))}
          </select>
        </label>
        <DeckSelect
          decks={shelf.find(({ id }) => id === game)?.decks ?? []}
          own={own}
          pick={pick}
          lang={lang}
          onPick={setPick}
        />
        <button type="submit" className="strong" disabled={busy}>
          {say(lang, 'friendButton')}
        </button>
      </form>
      {problem !== null && <p role="alert">{problem}</p>}
    </section>
  )
}
