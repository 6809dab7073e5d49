/** The whole playing screen for a session: any game, from the data its rules lay out. */
import type { Game, Lang, Table } from '@regelwerk/core'
import { bookOf, loadedGame, loadGame, type Screen, type Wanted } from '@regelwerk/protocol'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { After } from '../ending/after.ts'
import { sayTable } from '../messages/table.ts'
import type { Session, SessionState } from '../session/session.ts'
import { Playing } from './playing.tsx'

interface Props {
  session: Session
  lang: Lang
  /** What the page offers when the game is over. */
  after?: After | undefined
}

export function TableScreen({ session, lang, after }: Props) {
  const before = useRef<() => void>(() => {})
  const subscribe = useMemo(
    () => (listener: () => void) =>
      session.subscribe(() => {
        before.current()
        listener()
      }),
    [session],
  )
  const state = useSyncExternalStore(subscribe, session.state)
  useEffect(() => session.speak(lang), [session, lang])
  const { screen } = state
  const laid = useLaid(screen, lang, session.wanted)
  if (screen === null || laid === null) {
    return (
      <section className="table-screen table-empty" aria-busy="true" aria-label={sayTable(lang, 'table')}>
        <p role="status">
          {state.problem ?? sayTable(lang, state.connection === 'lost' ? 'lost' : 'loading')}
        </p>
      </section>
    )
  }
  return (
    <Playing
      session={session}
      state={state as SessionState & { screen: Screen }}
      game={laid.game}
      table={laid.table}
      lang={lang}
      after={after}
      onBeforeChange={(measure) => {
        before.current = measure
      }}
    />
  )
}

function useLaid(
  screen: Screen | null,
  lang: Lang,
  wanted: Wanted | undefined,
): { game: Game; table: Table } | null {
  const found = useGame(screen?.game, wanted)
  // A game before the game is drawn as the one by whose book it is played.
  const game = useMemo(() => found && { ...found, id: bookOf(found.id) }, [found])
  return useMemo(
    () => (screen === null || game === null ? null : { game, table: game.layOut(screen.table, lang) }),
    [screen, game, lang],
  )
}

/** The game by this id, once it is there; that it cannot be loaded is said where all that goes wrong is. */
function useGame(id: string | undefined, wanted: Wanted | undefined): Game | null {
  const [, setLoaded] = useState('')
  const [fault, setFault] = useState<Error | null>(null)
  if (fault !== null) throw fault
  const game = id === undefined ? undefined : loadedGame(id, wanted)
  useEffect(() => {
    if (id === undefined || game !== undefined) return
    let here = true
    loadGame(id, wanted).then(
      () => here && setLoaded(id),
      (wrong: Error) => here && setFault(wrong),
    )
    return () => {
      here = false
    }
  }, [id, game, wanted])
  return game ?? null
}
