/** Replays: opened from a file, a link or the server, then looked at. */
import type { Lang } from '@regelwerk/core'
import { gameOf, type KeptReplay, loadGame, replayFrom } from '@regelwerk/protocol'
import { useEffect, useState } from 'react'
import { fromLinkData, replayInText } from '../library/replay-link.ts'
import { ReplayOpen } from '../library/replay-open.tsx'
import { ReplayView } from '../library/replay-view.tsx'
import { say } from '../messages/library.ts'

interface Props {
  data: string | undefined
  match: string | undefined
  /** After how many answers it begins. */
  at: string | undefined
  lang: Lang
}

type Opened = { replay: KeptReplay } | { problem: string } | 'nothing' | 'looking'

async function fromServer(id: string): Promise<KeptReplay> {
  const answer = await fetch(`api/replays/${encodeURIComponent(id)}`)
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`)
  return replayFrom(await answer.json())
}

/** A game that is not here, or a set-up that cannot be begun, is said now and not when it is shown. */
async function open(coming: Promise<KeptReplay>): Promise<Opened> {
  try {
    const replay = await coming
    const game = await loadGame(replay.game)
    game.begin(replay.setup)
    return { replay }
  } catch (wrong) {
    return { problem: (wrong as Error).message }
  }
}

export default function ReplayPage({ data, match, at, lang }: Props) {
  const [opened, setOpened] = useState<Opened>('nothing')
  useEffect(() => {
    if (data === undefined && match === undefined) return
    let here = true
    setOpened('looking')
    void open(data === undefined ? fromServer(match as string) : fromLinkData(data)).then(
      (next) => here && setOpened(next),
    )
    return () => {
      here = false
    }
  }, [data, match])

  if (opened === 'looking') {
    return (
      <section className="sheet library">
        <h1>{say(lang, 'replays')}</h1>
        <p className="aside">{say(lang, 'opening')}</p>
      </section>
    )
  }
  if (opened === 'nothing' || 'problem' in opened) {
    const problem = opened === 'nothing' ? null : opened.problem
    return (
      <ReplayOpen
        problem={problem}
        lang={lang}
        onText={(text) => void open(replayInText(text)).then(setOpened)}
      />
    )
  }
  const { replay } = opened
  return (
    <ReplayView
      game={gameOf(replay.game)}
      replay={replay}
      begins={Number(at) || 0}
      lang={lang}
      onClose={() => setOpened('nothing')}
    />
  )
}
