/** Choosing a number: a button each, or a stepper where there are many. */
import type { DecisionOnScreen } from '@regelwerk/protocol'
import { useState } from 'react'
import { useTable } from './context.ts'

/** More numbers than this are reached by a stepper. */
const MANY = 12

/** All options are numbers and nothing else. */
export const isNumber = ({ kind, options }: DecisionOnScreen): boolean =>
  kind === 'choose' &&
  options.length > 2 &&
  options.every((one) => one.n !== undefined && one.source === undefined && one.target === undefined) &&
  new Set(options.map(({ verb }) => verb)).size === 1 &&
  options.every(({ ability }) => ability === undefined)

interface Props {
  decision: DecisionOnScreen
  onTake(index: number): void
}

export function NumberChoice({ decision, onTake }: Props) {
  const { say, isAdvised } = useTable()
  return decision.options.length > MANY ? (
    <Stepper decision={decision} onTake={onTake} />
  ) : (
    <ul className="numbers">
      {decision.options.map(({ n, text }, index) => (
        <li key={n}>
          <button
            type="button"
            className="number"
            data-choice={n}
            data-advised={isAdvised(index) || undefined}
            aria-label={isAdvised(index) ? `${text} (${say('advised')})` : text}
            onClick={() => onTake(index)}
          >
            {n}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Stepper({ decision: { options }, onTake }: Props) {
  const { say } = useTable()
  const [at, setAt] = useState(0)
  return (
    <div className="stepper">
      <button type="button" aria-label={say('less')} disabled={at === 0} onClick={() => setAt(at - 1)}>
        −
      </button>
      <input
        type="range"
        aria-label={say('amount')}
        aria-valuetext={options[at]?.text}
        min={0}
        max={options.length - 1}
        value={at}
        onChange={(event) => setAt(Number(event.target.value))}
      />
      <button
        type="button"
        aria-label={say('more')}
        disabled={at === options.length - 1}
        onClick={() => setAt(at + 1)}
      >
        +
      </button>
      <button type="button" className="primary" data-choice="" onClick={() => onTake(at)}>
        {options[at]?.text}
      </button>
    </div>
  )
}
