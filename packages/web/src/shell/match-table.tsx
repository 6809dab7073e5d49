/** A match that is played or over: the table, and around it who plays, the chat, requests to go back, what comes after. */
import type { Lang } from '@regelwerk/core'
import { isBefore, type MatchInfo, USUAL_BOT } from '@regelwerk/protocol'
import { useRef, useState } from 'react'
import type { After } from '../ending/after.ts'
import { say } from '../messages/match.ts'
import { goTo } from '../router.ts'
import { resumeLocal } from '../session/local.ts'
import { recordFrom } from '../session/replay.ts'
import type { Session } from '../session/session.ts'
import { useSettings } from '../settings.ts'
import { TableScreen } from '../table/table-screen.tsx'
import { AfterMatch } from './after-match.tsx'
import { Chat } from './chat.tsx'
import { HeadSlot } from './head-slot.tsx'
import { Icon } from './icons.tsx'
import { Presence } from './presence.tsx'
import { fetchReplay } from './replays.ts'
import { saveFile } from './save.ts'
import { UndoRequest } from './undo-request.tsx'
import { useAtTable } from './use-at-table.ts'
import { useSession } from './use-session.ts'

interface Props {
  session: Session
  match: MatchInfo
  title: string
  lang: Lang
}

export function MatchTable({ session, match, title, lang }: Props) {
  const { seat = -1, chat = [], screen } = useSession(session)
  const { muted } = useSettings()
  useAtTable()
  const [talking, setTalking] = useState(false)
  const [read, setRead] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  const unread = talking || muted ? 0 : chat.length - read

  const isDraft = isBefore(match.game)

  const toggle = (): void => {
    setRead(chat.length)
    setTalking(!talking)
  }

  const hush = (): void => {
    toggle()
    button.current?.focus()
  }

  const afterIt: After = {
    seats: match.seats.length,
    replay: () => fetchReplay(match.id),
    see: (at) => goTo(`#/replay?match=${match.id}&at=${at}`),
    retry: (at) =>
      void fetchReplay(match.id).then((replay) => {
        resumeLocal(recordFrom(replay, at, seat, USUAL_BOT), lang)
        goTo('#/here')
      }),
    doors: <AfterMatch session={session} match={match} lang={lang} />,
  }

  return (
    <div className="around" data-talking={talking}>
      <h1 className="unseen">{title}</h1>
      <div className="bar">
        <Presence match={match} own={seat} lang={lang} />
        {match.watching > 0 && (
          <span className="watching" title={say(lang, 'watching', { n: match.watching })}>
            <Icon name="eye" />
            <span aria-hidden="true">{match.watching}</span>
            <span className="unseen">{say(lang, 'watching', { n: match.watching })}</span>
          </span>
        )}
        {seat < 0 && <span className="tag">{say(lang, 'youWatch')}</span>}
        <button ref={button} type="button" className="bar-chat" aria-expanded={talking} onClick={toggle}>
          <Icon name="chat" />
          <span className="bar-word">{say(lang, 'chat')}</span>
          {unread > 0 && (
            <span className="count">
              <span aria-hidden="true">{unread}</span>
              <span className="unseen">{say(lang, 'chatNew', { n: unread })}</span>
            </span>
          )}
        </button>
      </div>
      <p className="notice" role="status">
        {match.undoAsked?.seat === seat && say(lang, 'undoSent')}
      </p>
      {match.changed !== undefined && <RulesChanged changed={match.changed} lang={lang} />}
      {match.state === 'over' && (isDraft || (!screen?.outcome && match.ended !== null)) && (
        <section className="sheet">
          <AfterMatch session={session} match={match} lang={lang} />
        </section>
      )}
      {talking && <Chat session={session} lang={lang} onClose={hush} />}
      <TableScreen
        session={session}
        lang={lang}
        after={match.state === 'over' && !isDraft ? afterIt : undefined}
      />
      {match.state === 'over' && <SaveReplay match={match} lang={lang} />}
      <UndoRequest session={session} match={match} seat={seat} lang={lang} />
    </div>
  )
}

function RulesChanged({ changed, lang }: { changed: NonNullable<MatchInfo['changed']>; lang: Lang }) {
  const lost = changed.reduce((sum, one) => sum + one.lost, 0)
  return (
    <p className="notice" role="status">
      {say(lang, 'rulesChanged')} {lost > 0 && say(lang, 'rulesTookBack', { n: lost })}
    </p>
  )
}

function SaveReplay({ match, lang }: { match: MatchInfo; lang: Lang }) {
  const [fault, setFault] = useState<Error | null>(null)
  if (fault !== null) throw fault
  const save = async (): Promise<void> =>
    saveFile(`${match.game}-${match.id}.replay.json`, JSON.stringify(await fetchReplay(match.id)))
  return (
    <HeadSlot>
      <button type="button" onClick={() => void save().catch(setFault)}>
        <Icon name="save" />
        <span>{say(lang, 'saveReplay')}</span>
      </button>
    </HeadSlot>
  )
}
