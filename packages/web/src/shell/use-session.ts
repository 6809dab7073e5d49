/** The state of a session, as it changes. */
import { useSyncExternalStore } from 'react'
import type { Session, SessionState } from '../session/session.ts'

export const useSession = (session: Session): SessionState =>
  useSyncExternalStore(session.subscribe, session.state)
