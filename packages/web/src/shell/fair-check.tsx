/** Checks the shuffle of a match that is over, and shows the figures so that anyone can check them elsewhere. */
import type { Lang } from '@regelwerk/core'
import { calledAt, type Fairness, type MatchInfo } from '@regelwerk/protocol'
import { useRef, useState } from 'react'
import { say } from '../messages/match.ts'
import { judge, type Verdict } from '../session/fairness.ts'
import { fetchReplay } from './replays.ts'

type Result = { seed: string | null; fair: Fairness; verdict: Verdict } | { failed: string }

export function FairCheck({ match, lang }: { match: MatchInfo; lang: Lang }) {
  const [result, setResult] = useState<Result | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)

  const check = async (): Promise<void> => {
    dialog.current?.showModal()
    try {
      const { seed, fair } = await told(match)
      setResult({ seed, fair, verdict: judge(match.id, seed, fair) })
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
        {result !== null && 'seed' in result && (
          <Figures match={match} fair={result.fair} seed={result.seed} lang={lang} />
        )}
        <div className="inline">
          <button type="button" className="strong" onClick={() => dialog.current?.close()}>
            {say(lang, 'close')}
          </button>
        </div>
      </dialog>
    </>
  )
}

/** What has been told in the end: in the replay, where there is one. */
async function told(match: MatchInfo): Promise<{ seed: string | null; fair: Fairness }> {
  if (match.ended === 'unrevealed') return { seed: null, fair: match.fair }
  const { setup, fair } = await fetchReplay(match.id)
  return { seed: setup.seed, fair }
}

function resultWords(result: Result | null, lang: Lang): string {
  if (result === null) return say(lang, 'fairWait')
  return 'failed' in result
    ? say(lang, 'fairNot', { why: result.failed })
    : say(lang, `fair-${result.verdict}`)
}

function Figures(props: { match: MatchInfo; fair: Fairness; seed: string | null; lang: Lang }) {
  const { match, fair, seed, lang } = props
  const nameOf = (seat: number): string => calledAt(match.seats[seat]?.name ?? '', lang)
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
            <dt>{say(lang, 'fairPromised', { name: nameOf(seat) })}</dt>
            <dd>{fair.commits[seat] || '–'}</dd>
            <dt>{say(lang, 'fairAdded', { name: nameOf(seat) })}</dt>
            <dd>{added || '–'}</dd>
          </div>
        ))}
        <dt>{say(lang, 'fairSeed')}</dt>
        <dd>{seed ?? '–'}</dd>
      </dl>
    </details>
  )
}
