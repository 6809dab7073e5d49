/** Passing for longer than one window: the ways to say so, what has been said, and the question before a turn is given away. */
import type { Until, WindowOnScreen } from '@regelwerk/protocol'
import type { TableMessage } from '../messages/table.ts'
import { useTable } from './context.ts'
import type { TurnEnd } from './use-turn-end.ts'

/** What a window lies in, as far as there are words for it. */
const SPANS = ['conflict', 'turn', 'phase'] as const
type Span = (typeof SPANS)[number]
const spanOf = (within: string): Span | undefined => SPANS.find((span) => within.startsWith(`${span} `))

/** Beside the options of a window: to pass here and in what follows. */
export function PassOn({ window, onPass }: { window: WindowOnScreen; onPass(until: Until): void }) {
  const { say } = useTable()
  const ways: { until: Until; label: TableMessage }[] = [
    { until: { deeds: window.deeds }, label: 'passUntilDeed' },
    ...window.within.flatMap((within) => {
      const span = spanOf(within)
      return span === undefined ? [] : [{ until: { within }, label: `pass-${span}` as const }]
    }),
  ]
  return (
    <div className="pass-on">
      {ways.map(({ until, label }) => (
        <button key={label} type="button" className="quiet" onClick={() => onPass(until)}>
          {say(label)}
        </button>
      ))}
    </div>
  )
}

/** That one passes, and the way back. */
export function PassesUntil({ until, onAsk }: { until: Until; onAsk(): void }) {
  const { say } = useTable()
  const span = 'within' in until ? spanOf(until.within) : undefined
  return (
    <p className="passes-until">
      {say(span === undefined ? 'passingUntil' : `passing-${span}`)}{' '}
      <button type="button" className="quiet" onClick={onAsk}>
        {say('askAgain')}
      </button>
    </p>
  )
}

/** Before a turn ends with something left to do, in the place of what can be chosen; what is left stands as the question. */
export function AskEnd({ turnEnd, isBusy }: { turnEnd: TurnEnd; isBusy: boolean }) {
  const { say } = useTable()
  const ways = [
    { text: say('endNo'), take: () => turnEnd.answer(false) },
    { text: turnEnd.act, take: () => turnEnd.answer(true) },
  ]
  return <Ways ways={ways} isBusy={isBusy} />
}

/** What the page itself asks, as numbered buttons like those of the game. */
export function Ways({ ways, isBusy }: { ways: readonly { text: string; take(): void }[]; isBusy: boolean }) {
  return (
    <div className="choices">
      <ul className="choice-group choice-few">
        {ways.map(({ text, take }, i) => (
          <li key={text}>
            <button type="button" className="choice" data-choice={i + 1} disabled={isBusy} onClick={take}>
              <span className="choice-number" aria-hidden="true">
                {i + 1}
              </span>
              <span className="choice-text">{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
