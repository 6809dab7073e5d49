/** What is asked, by which rule, and the ways to answer. */
import type { Screen, Until } from '@regelwerk/protocol'
import { sayMotion } from '../messages/motion.ts'
import { Choices } from './choices.tsx'
import { ChosenCurve } from './chosen-curve.tsx'
import { useTable } from './context.ts'
import { TableIcon } from './icons.tsx'
import { isNumber, NumberChoice } from './number.tsx'
import { Order } from './order.tsx'
import { AskEnd, PassesUntil, PassOn, Ways } from './passing.tsx'
import type { Lack, Offered } from './picking.ts'
import { isArrow, moveChoice } from './roving.ts'
import { RuleChip } from './rule-chip.tsx'
import type { Deciding } from './use-deciding.ts'
import type { TurnEnd } from './use-turn-end.ts'
import { Words } from './words.tsx'

interface Props {
  screen: Screen
  deciding: Deciding
  isBusy: boolean
  /** All that can be chosen can also be pointed at, and there is little room. */
  isFolded: boolean
  /** Until when the player passes. */
  until: Until | null
  /** Is being passed for the player. */
  isPassing: boolean
  /** The turn ends in a moment: it ends now, or not yet; null: it does not. */
  onEnd: ((now: boolean) => void) | null
  turnEnd: TurnEnd
  /** Does not wait for the player to watch any longer; absent: nobody does. */
  onSkip?: (() => void) | undefined
  /** Absent: there is nobody to pass for. */
  onPass?: ((until: Until | null) => void) | undefined
  /** Shows the card an option is about. */
  onPoint(offered: Offered): void
}

export function Prompt(props: Props) {
  const { screen, deciding, isBusy, isFolded, until, isPassing, onEnd, turnEnd, onSkip, onPass, onPoint } =
    props
  const { say, game, lang, calledIn } = useTable()
  const { decision } = screen
  if (decision === null && onEnd !== null)
    return (
      <section className="prompt" aria-label={say('prompt')} data-ending="">
        <h2 className="prompt-text" tabIndex={-1}>
          {say('ending')}
        </h2>
        <Ways
          ways={[
            { text: say('endNow'), take: () => onEnd(true) },
            { text: say('endNot'), take: () => onEnd(false) },
          ]}
          isBusy={isBusy}
        />
      </section>
    )
  if (decision === null) {
    const names = screen.waiting.map(calledIn).join(', ')
    return (
      <section className="prompt" aria-label={say('prompt')} data-waiting="">
        <h2 className="prompt-text" tabIndex={-1}>
          {isPassing ? say('passing') : names === '' ? say('waiting') : say('waitingFor', { names })}
        </h2>
        {onSkip && screen.waiting.length > 0 && (
          <button type="button" className="quiet" onClick={onSkip}>
            {sayMotion(lang, 'skip')} <TableIcon name="skip" />
          </button>
        )}
        {until !== null && onPass && <PassesUntil until={until} onAsk={() => onPass(null)} />}
      </section>
    )
  }
  const { offered, draft, take, confirm, setAim } = deciding
  const passing = decision.window !== undefined && !decision.window.costs ? decision.window : undefined
  const hasBar = decision.kind === 'pick' && !deciding.isOne
  return (
    <section
      className="prompt"
      // What is in it is told here: to look for it inside has browsers reckon the looks of the whole table anew.
      data-effect={decision.effect !== undefined || undefined}
      data-window={(onPass !== undefined && passing !== undefined) || undefined}
      data-pick={hasBar || undefined}
      aria-label={say('prompt')}
      onKeyDown={(event) => {
        const isField = event.target instanceof HTMLInputElement && event.target.type === 'range'
        if (!isField && isArrow(event.key) && moveChoice(event.currentTarget, event.key))
          event.preventDefault()
      }}
    >
      <div className="prompt-head">
        <h2 className="prompt-text" tabIndex={-1}>
          <Words game={game.id} text={turnEnd.question ?? decision.text} />
        </h2>
        <RuleChip rule={decision.rule} />
      </div>
      {decision.effect !== undefined && (
        <p className="prompt-effect" title={decision.effect}>
          <Words game={game.id} text={decision.effect} />
        </p>
      )}
      {decision.secret && screen.waiting.length > 0 && <p className="soft">{say('othersToo')}</p>}
      {draft.aim !== null && (
        <p className="prompt-aim">
          {say('aim')}{' '}
          <button type="button" className="quiet" onClick={() => setAim(null)}>
            {say('cancel')}
          </button>
        </p>
      )}
      {turnEnd.question !== null ? (
        <AskEnd turnEnd={turnEnd} isBusy={isBusy} />
      ) : decision.kind === 'order' ? (
        <Order
          decision={decision}
          order={deciding.order}
          onOrder={deciding.setOrder}
          onPoint={(index) => onPoint(offered[index] as Offered)}
          onConfirm={confirm}
        />
      ) : isNumber(decision) ? (
        <NumberChoice decision={decision} onTake={take} />
      ) : (
        <Choices
          key={deciding.key}
          decision={decision}
          offered={offered}
          aim={draft.aim}
          picked={draft.picked}
          isFull={deciding.isFull}
          isBusy={isBusy}
          isFolded={isFolded}
          onTake={take}
          onPoint={onPoint}
        />
      )}
      {onPass && passing && <PassOn window={passing} onPass={onPass} />}
      {hasBar && <PickBar screen={screen} deciding={deciding} isBusy={isBusy} />}
    </section>
  )
}

/** How far a pick is, and its confirmation, which says what is missing. */
function PickBar({ screen, deciding, isBusy }: Pick<Props, 'screen' | 'deciding' | 'isBusy'>) {
  const { say, game } = useTable()
  const { lack, draft, confirm, isFull, setPicked } = deciding
  /** To what is picked comes what a sensible player would add. */
  const fillUp = (): void => {
    const [best] = game.weigh?.(screen, draft.picked) ?? []
    if (best !== undefined && typeof best.choice !== 'number') setPicked(best.choice)
  }
  const n = draft.picked.length
  return (
    <div className="pick-bar">
      {game.leads !== undefined && <ChosenCurve screen={screen} picked={draft.picked} />}
      <p className="pick-lack" aria-live="polite">
        {lack !== null ? sayLack(say, lack) : isFull && say('full', { n })}
      </p>
      {game.weigh !== undefined && (
        <button type="button" data-choice="" aria-disabled={lack === null || isBusy} onClick={fillUp}>
          {say('fillUp')}
        </button>
      )}
      <button
        type="button"
        className="primary"
        data-choice=""
        aria-disabled={lack !== null || isBusy}
        onClick={() => lack === null && !isBusy && confirm()}
      >
        {say('confirmN', { n })}
      </button>
    </div>
  )
}

const sayLack = (say: ReturnType<typeof useTable>['say'], { kind, ...values }: Lack): string =>
  say(kind, values as Record<string, number>)
