/** Whether a server stands behind this page; without one it plays offline. */
import { useEffect, useSyncExternalStore } from 'react'

export type ServerState = 'asking' | 'there' | 'absent'

let state: ServerState = 'asking'
let asked = false
const listeners = new Set<() => void>()

function set(next: ServerState): void {
  state = next
  for (const listener of listeners) listener()
}

/** Asks whether the server is well; a host of files that answers anything with a page is none. */
export async function askServer(): Promise<void> {
  asked = true
  set('asking')
  try {
    const answer = await fetch('healthz', { cache: 'no-store' })
    const json = answer.headers.get('content-type')?.includes('json') ?? false
    set(answer.ok && json ? 'there' : 'absent')
  } catch {
    set('absent')
  }
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useServer(): ServerState {
  useEffect(() => {
    if (!asked) void askServer()
  }, [])
  return useSyncExternalStore(subscribe, () => state)
}
