/** Begins the game anew from a turn of it: the same cards in the same order, other decisions. */
import type { Lang } from '@regelwerk/core'
import { useId, useState } from 'react'
import { sayEnding } from '../messages/ending.ts'
import type { Retry } from './why.ts'

interface Props {
  game: string
  retries: readonly Retry[]
  /** The one that is offered first. */
  best: Retry
  lang: Lang
  onRetry(at: number): void
}

export function TryAgain({ game, retries, best, lang, onRetry }: Props) {
  const [at, setAt] = useState(best.at)
  const id = useId()
  return (
    <form
      className="ending-retry"
      onSubmit={(event) => {
        event.preventDefault()
        onRetry(at)
      }}
    >
      <label htmlFor={id}>{sayEnding(lang, 'tryAgain')}</label>
      <select id={id} value={at} onChange={(event) => setAt(Number(event.target.value))}>
        {retries.map((one) => (
          <option key={one.at} value={one.at}>
            {sayEnding(lang, game === 'l5r' ? 'round' : 'turn', { n: one.turn })}
          </option>
        ))}
      </select>
      <button type="submit">{sayEnding(lang, 'tryAgainGo')}</button>
      <p className="ending-small">{sayEnding(lang, 'tryAgainWhat')}</p>
    </form>
  )
}
