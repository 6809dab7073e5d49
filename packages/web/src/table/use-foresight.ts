/** What an option would lead to, asked for once. */
import type { Lang } from '@regelwerk/core'
import type { Foreseen, Screen } from '@regelwerk/protocol'
import { useMemo } from 'react'
import type { Session } from '../session/session.ts'

export type Foresight = (index: number) => Promise<Foreseen | null>

export function useForesight(session: Session, screen: Screen, lang: Lang): Foresight {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known of another screen or in another language is void
  return useMemo(() => {
    const asked = new Map<number, Promise<Foreseen | null>>()
    return (index) => {
      const before = asked.get(index)
      if (before !== undefined) return before
      const foreseen = session.foresee?.(index) ?? Promise.resolve(null)
      asked.set(index, foreseen)
      return foreseen
    }
  }, [session, screen, lang])
}
