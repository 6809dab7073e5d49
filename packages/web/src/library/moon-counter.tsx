/** Blue Moon: the moons of a deck, drawn. */
import type { Lang } from '@regelwerk/core'
import { say } from '../messages/library.ts'
import type { Entry } from './deck.ts'
import { moonsOf } from './moons.ts'

export default function MoonCounter({ entries, lang }: { entries: readonly Entry[]; lang: Lang }) {
  const { spent, allowed } = moonsOf(entries)
  const shown = Math.max(spent, allowed ?? 0)
  return (
    <div className="moons">
      <p>{allowed === null ? say(lang, 'moonsAlone', { spent }) : say(lang, 'moons', { spent, allowed })}</p>
      <svg viewBox={`0 0 ${shown * 20} 20`} aria-hidden="true" focusable="false">
        {Array.from({ length: shown }, (_, i) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: one moon is like another.
            key={i}
            className={i >= (allowed ?? 0) ? 'moon-over' : i < spent ? 'moon-spent' : 'moon-left'}
            transform={`translate(${i * 20} 0)`}
            d="M14.5 3.5a7 7 0 1 0 0 13 8.5 8.5 0 0 1 0-13z"
          />
        ))}
      </svg>
    </div>
  )
}
