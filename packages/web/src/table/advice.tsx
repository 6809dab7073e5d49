/** A hint: the best few answers in the eyes of a good player, with what each is worth. */
import type { DecisionOnScreen } from '@regelwerk/protocol'
import type { Hint } from '../session/session.ts'
import { useTable } from './context.ts'
import { Words } from './words.tsx'

interface Props {
  /** null: none has been asked for. It is there all the same, so that what comes in is said aloud. */
  hint: Hint | null
  decision: DecisionOnScreen | null
}

export function AdviceView({ hint, decision }: Props) {
  const { say, game } = useTable()
  const joint = decision?.kind === 'order' ? ' → ' : ' + '
  const textOf = (index: number): string => decision?.options[index]?.text ?? ''
  return (
    <div className="advice" role="status">
      {hint !== null && hint.answers === null && <p className="soft">{say('thinking')}</p>}
      {hint?.answers?.length === 0 && <p className="soft">{say('hintNothing')}</p>}
      {hint?.answers && hint.answers.length > 0 && (
        <>
          <p className="advice-title">{say('hintTitle')}</p>
          <ol>
            {hint.answers.map(({ choice, worth }) => (
              <li key={String(choice)}>
                <span className="advice-worth">{say('hintWorth', { worth })}</span>{' '}
                <span>
                  <Words
                    game={game.id}
                    text={[choice].flat().map(textOf).join(joint) || say('confirmN', { n: 0 })}
                  />
                </span>
              </li>
            ))}
          </ol>
          <p className="soft advice-meaning">{say('hintMeaning')}</p>
        </>
      )}
    </div>
  )
}
