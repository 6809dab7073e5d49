/** Whether this page and the server were made from the same sources. After an upgrade, a page that is still open was not. */
import { useSyncExternalStore } from 'react'

/** Of this page; in tests and while it is being developed there is none. */
declare const BUILD: string | undefined

let isOld = false
const listeners = new Set<() => void>()

/** The server has said what it was made from. */
export function compareBuild(server: string, page = typeof BUILD === 'undefined' ? '' : BUILD): void {
  isOld = page !== '' && server !== page
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const isPageOld = (): boolean => isOld

export const useIsPageOld = (): boolean => useSyncExternalStore(subscribe, isPageOld)
