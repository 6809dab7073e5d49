/** What those at a table say to each other; it can be muted. */
import type { Lang } from '@regelwerk/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { say } from '../messages/match.ts'
import type { Session } from '../session/session.ts'
import { changeSettings, useSettings } from '../settings.ts'
import { useSession } from './use-session.ts'

interface Props {
  session: Session
  lang: Lang
  /** Absent: it is part of the page and stays. */
  onClose?: () => void
}

export function Chat({ session, lang, onClose }: Props) {
  const { chat = [] } = useSession(session)
  const { muted } = useSettings()
  const [text, setText] = useState('')
  const lines = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what moves it.
  useEffect(() => {
    lines.current?.scrollTo({ top: lines.current.scrollHeight })
  }, [chat.length])

  const send = (event: FormEvent): void => {
    event.preventDefault()
    const said = text.trim()
    if (said === '') return
    session.say?.(said)
    setText('')
  }

  return (
    <section
      className="chat"
      aria-labelledby="chat"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose?.()
      }}
    >
      <div className="chat-head">
        <h2 id="chat">{say(lang, 'chat')}</h2>
        <button type="button" onClick={() => changeSettings({ muted: !muted })}>
          {say(lang, muted ? 'chatUnmute' : 'chatMute')}
        </button>
      </div>
      {muted ? (
        <p className="remark">{say(lang, 'chatMuted')}</p>
      ) : (
        <>
          {chat.length === 0 && <p className="remark">{say(lang, 'chatNone')}</p>}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
          <div className="chat-lines" role="log" aria-labelledby="chat" tabIndex={0} ref={lines}>
            {chat.map(({ from, text: said }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added.
              <p key={i}>
                <strong>{from}</strong> {said}
              </p>
            ))}
          </div>
          <form className="inline" onSubmit={send}>
            <input
              aria-label={say(lang, 'chatWrite')}
              placeholder={say(lang, 'chatWrite')}
              value={text}
              maxLength={500}
              autoComplete="off"
              onChange={(event) => setText(event.target.value)}
            />
            <button type="submit">{say(lang, 'chatSend')}</button>
          </form>
        </>
      )}
    </section>
  )
}
