/** Checks the shuffle of a match that is over, and shows the figures so that anyone can check them elsewhere. */
import type { Lang } from '@regelwerk/core'
import type { MatchInfo } from '@regelwerk/protocol'
import { useRef, useState } from 'react'
import { say } from '../messages/match.ts'
import { judge, type Verdict } from '../session/fairness.ts'
import { fetchReplay } from './replays.ts'

type Result = { seed: string; verdict: Verdict } | { failed: string }

export function FairCheck({ match, lang }: { match: MatchInfo; lang: Lang }) {
  const [result, setResult] = useState<Result | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)

  const check = async (): Promise<void> => {
    dialog.current?.showModal()
    try {
      const { setup } = await fetchReplay(match.id)
      setResult({ seed: setup.seed, verdict: await judge(match.id, setup.seed, match.fair) })
    } catch (wrong) {
      setResult({ failed: wrong instanceof Error ? wrong.message : String(wrong) })
    }
  }

  return (
    <>
      <button type="button" onClick={() => void check()}>
        {say(lang, 'fairCheck')}
      </button>
      <dialog ref={dialog} className="ask fair" aria-labelledby="fair">
        <h2 id="fair">{say(lang, 'fairTitle')}</h2>
        <p role="status">{resultWords(result, lang)}</p>
        {result !== null && 'seed' in result && <Figures match={match} seed={result.seed} lang={lang} />}
        <div className="inline">
          <button type="button" className="strong" onClick={() => dialog.current?.close()}>
            {say(lang, 'close')}
          </button>
        </div>
      </dialog>
    </>
  )
}

function resultWords(result: Result | null, lang: Lang): string {
  if (result === null) return say(lang, 'fairWait')
  return 'failed' in result
    ? say(lang, 'fairNot', { why: result.failed })
    : say(lang, `fair-${result.verdict}`)
}

function Figures({ match: { fair, seats }, seed, lang }: { match: MatchInfo; seed: string; lang: Lang }) {
  return (
    <details>
      <summary>{say(lang, 'fairDetails')}</summary>
      <dl>
        <dt>{say(lang, 'fairCommit')}</dt>
        <dd>{fair.commit}</dd>
        <dt>{say(lang, 'fairSecret')}</dt>
        <dd>{fair.secret}</dd>
        {fair.entropy.map((added, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the seat is what it is.
          <div key={seat}>
            <dt>{say(lang, 'fairAdded', { name: seats[seat]?.name ?? '' })}</dt>
            <dd>{added || '–'}</dd>
          </div>
        ))}
        <dt>{say(lang, 'fairSeed')}</dt>
        <dd>{seed}</dd>
      </dl>
    </details>
  )
}
