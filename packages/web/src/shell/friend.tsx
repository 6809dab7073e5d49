/** A match with a friend: made with one click, joined by a link. */
import type { Lang } from '@regelwerk/core'
import { type FormEvent, useState } from 'react'
import { say } from '../messages/shell.ts'
import { goTo } from '../router.ts'
import { changeSettings, useSettings } from '../settings.ts'
import { NameField } from './name-field.tsx'
import { shelf, titleOf } from './shelf.ts'

/** Makes a private match of a game: a ready deck by lot, one free seat. Gives its address. */
async function invite(id: string): Promise<string> {
  const [{ loadGame }, { makeMatch }, { ANY, deckOf }] = await Promise.all([
    import('@regelwerk/protocol'),
    import('../session/lobby.ts'),
    import('./deck-pick.ts'),
  ])
  const game = await loadGame(id)
  const format = game.formats[0] as string
  return makeMatch({
    game: id,
    format,
    seats: [{ who: 'me', deck: deckOf(game, ANY, format) }, { who: 'open' }],
    starter: 'random',
    clock: { kind: 'none' },
    private: true,
    spectators: true,
    bestOf: 1,
  })
}

export function Friend({ lang }: { lang: Lang }) {
  const { game } = useSettings()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const make = (event: FormEvent): void => {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    invite(game)
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
          <select value={game} onChange={(event) => changeSettings({ game: event.target.value })}>
            {shelf.map(({ id }) => (
              <option key={id} value={id}>
                {titleOf(id)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="strong" disabled={busy}>
          {say(lang, 'friendButton')}
        </button>
      </form>
      {problem !== null && <p role="alert">{problem}</p>}
    </section>
  )
}
