/** How many copies of a card, with one less and one more. */
import type { Lang } from '@regelwerk/core'
import { say } from '../messages/build.ts'

interface Props {
  n: number
  name: string
  lang: Lang
  onChange(by: 1 | -1): void
}

export function Stepper({ n, name, lang, onChange }: Props) {
  return (
    <span className="stepper">
      <button
        type="button"
        disabled={n === 0}
        aria-label={say(lang, 'take', { name })}
        onClick={() => onChange(-1)}
      >
        −
      </button>
      <span className="stepper-n">{n}</span>
      <button type="button" aria-label={say(lang, 'add', { name })} onClick={() => onChange(1)}>
        +
      </button>
    </span>
  )
}
