/** The whole playing screen for a session: any game, from the data its rules lay out. */
import type { Game, Lang, Table } from '@regelwerk/core'
import { gameOf, type Screen } from '@regelwerk/protocol'
import { type ReactNode, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { sayTable } from '../messages/table.ts'
import type { Session, SessionState } from '../session/session.ts'
import { Playing } from './playing.tsx'

interface Props {
  session: Session
  lang: Lang
  /** What the page offers when the game is over. */
  after?: ReactNode
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
  const laid = useLaid(screen, lang)
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

function useLaid(screen: Screen | null, lang: Lang): { game: Game; table: Table } | null {
  return useMemo(() => {
    if (screen === null) return null
    const game = gameOf(screen.game)
    return { game, table: game.layOut(screen.table, lang) }
  }, [screen, lang])
}
