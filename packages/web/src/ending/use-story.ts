/** The story of a game that is over: its record is asked for, and told by a worker. */
import type { Lang, Replay } from '@regelwerk/core'
import { useEffect, useState } from 'react'
import type { Told, ToTeller } from './story-worker.ts'

/** null: it is not known yet. */
export function useStory(getReplay: (() => Promise<Replay>) | undefined, lang: Lang): Told | null {
  const [replay, setReplay] = useState<Replay | null>(null)
  const [told, setTold] = useState<Told | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a game that is over has one record
  useEffect(() => {
    let here = true
    getReplay?.().then(
      (found) => here && setReplay(found),
      (wrong: unknown) => here && setTold({ failed: (wrong as Error).message }),
    )
    return () => {
      here = false
    }
  }, [])
  useEffect(() => {
    if (replay === null) return
    const worker = new Worker(new URL('./story-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => setTold(data))
    worker.addEventListener('error', ({ message }) => setTold({ failed: message ?? '' }))
    worker.postMessage({ replay, lang } satisfies ToTeller)
    return () => worker.terminate()
  }, [replay, lang])
  return told
}
