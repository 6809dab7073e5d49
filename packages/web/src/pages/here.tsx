/** The game that is played in this page, without a server. */
import type { Lang, Replay } from '@regelwerk/core'
import { bookOf, USUAL_BOT } from '@regelwerk/protocol'
import { useEffect, useState } from 'react'
import { toLinkData } from '../library/replay-link.ts'
import { say } from '../messages/shell.ts'
import { goTo } from '../router.ts'
import { keptGame } from '../session/kept-games.ts'
import { continueLocal, currentLocal, replayOf, resumeLocal, startLocal } from '../session/local.ts'
import { recordFrom } from '../session/replay.ts'
import type { Session } from '../session/session.ts'
import { HeadSlot } from '../shell/head-slot.tsx'
import { Icon } from '../shell/icons.tsx'
import { saveFile } from '../shell/save.ts'
import { titleOf } from '../shell/shelf.ts'
import { useAtTable } from '../shell/use-at-table.ts'
import { useSession } from '../shell/use-session.ts'
import { useTitle } from '../shell/use-title.ts'
import { TableScreen } from '../table/table-screen.tsx'

export default function HerePage({ lang, seed }: { lang: Lang; seed: string | undefined }) {
  const [session, setSession] = useState<Session | null>(
    () => currentLocal(seed) ?? continueLocal(lang, seed),
  )
  if (session === null) {
    return (
      <section className="sheet">
        <h1>{say(lang, 'hereNone')}</h1>
        <p>{say(lang, 'hereNoneWhat')}</p>
        <a className="button strong" href="#/">
          {say(lang, 'home')}
        </a>
      </section>
    )
  }
  return <Playing session={session} lang={lang} onAgain={() => setSession(currentLocal())} />
}

function Playing({ session, lang, onAgain }: { session: Session; lang: Lang; onAgain(): void }) {
  const { screen, names, next } = useSession(session)
  const id = screen === null ? undefined : bookOf(screen.game)
  const title = id && say(lang, 'hereTitle', { game: titleOf(id) })
  useTitle(title)
  useAtTable()
  // A draft is over when all decks are built: the match begins.
  useEffect(() => {
    if (next === undefined) return
    startLocal(next, lang)
    onAgain()
  }, [next, lang, onAgain])

  const save = async (): Promise<void> => {
    const replay = await replayOf(session)
    if (replay) saveFile(`${replay.game}.replay.json`, JSON.stringify(replay))
  }
  const watch = async (at: number): Promise<void> => {
    const replay = await replayOf(session)
    if (replay) goTo(`#/replay?data=${await toLinkData(replay)}&at=${at}`)
  }
  /** The same players with the same decks, shuffled anew. */
  const again = (): void => {
    const record = keptGame()
    if (record !== null) startLocal({ ...record.plan, seed: undefined }, lang)
    onAgain()
  }
  const record = async (): Promise<Replay> => {
    const replay = await replayOf(session)
    if (replay === null) throw new Error('not a game of this page')
    return replay
  }
  /** From some answer on, against the same players. */
  const retry = async (at: number): Promise<void> => {
    const bots = keptGame()?.plan.bots ?? []
    const seat = bots.indexOf(null)
    const from = recordFrom(await record(), at, seat, USUAL_BOT)
    resumeLocal({ ...from, plan: { ...from.plan, bots } }, lang)
    onAgain()
  }

  return (
    <div className="around">
      <h1 className="unseen">{title ?? say(lang, 'loading')}</h1>
      <TableScreen
        session={session}
        lang={lang}
        after={{
          seats: names.length,
          replay: record,
          see: (at) => void watch(at),
          retry: (at) => void retry(at),
          doors: (
            <div className="after">
              <div className="inline">
                <button type="button" className="strong" onClick={again}>
                  {say(lang, 'sameAgain')}
                </button>
                <button type="button" onClick={() => void watch(0)}>
                  {say(lang, 'watchReplay')}
                </button>
                <a className="button" href={`#/play/${id}`}>
                  {say(lang, 'otherDecks')}
                </a>
                <a className="button" href="#/">
                  {say(lang, 'newGame')}
                </a>
              </div>
            </div>
          ),
        }}
      />
      <HeadSlot>
        <button type="button" onClick={() => void save()}>
          <Icon name="save" />
          <span>{say(lang, 'saveReplay')}</span>
        </button>
      </HeadSlot>
    </div>
  )
}
