/** Another player asks to go back further than the rules allow: asks whether that may be. */
import type { Lang, Seat } from '@regelwerk/core'
import type { MatchInfo } from '@regelwerk/protocol'
import { useEffect, useRef } from 'react'
import { say } from '../messages/match.ts'
import type { Session } from '../session/session.ts'

interface Props {
  session: Session
  match: MatchInfo
  seat: Seat
  lang: Lang
}

export function UndoRequest({ session, match, seat, lang }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const asked = match.undoAsked
  const open = asked !== null && seat >= 0 && asked.seat !== seat && match.state === 'playing'

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open) dialog.current?.close()
  }, [open])

  const answer = (yes: boolean): void => {
    dialog.current?.close()
    session.consent?.(yes)
  }

  return (
    <dialog
      ref={dialog}
      className="ask"
      aria-labelledby="undo"
      // Closing it is an answer too: others must not wait for ever.
      onCancel={(event) => {
        event.preventDefault()
        answer(false)
      }}
    >
      <h2 id="undo">{say(lang, 'undoTitle')}</h2>
      <p>{say(lang, 'undoWhat', { name: match.seats[asked?.seat ?? 0]?.name ?? '' })}</p>
      <div className="inline">
        <button type="button" className="strong" onClick={() => answer(true)}>
          {say(lang, 'undoYes')}
        </button>
        <button type="button" onClick={() => answer(false)}>
          {say(lang, 'undoNo')}
        </button>
      </div>
    </dialog>
  )
}
