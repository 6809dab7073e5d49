/** Checks the shuffle of a match that is over, and shows the figures so that anyone can check them elsewhere. */
import type { Lang } from '@regelwerk/core'
import type { MatchInfo } from '@regelwerk/protocol'
import { useState } from 'react'
import { say } from '../messages/match.ts'
import { judge, type Verdict } from '../session/fairness.ts'
import { fetchReplay } from './replays.ts'

type Result = { seed: string; verdict: Verdict } | { failed: string }

export function FairCheck({ match, lang }: { match: MatchInfo; lang: Lang }) {
  const [result, setResult] = useState<Result | null>(null)
  const [busy, setBusy] = useState(false)

  const check = async (): Promise<void> => {
    setBusy(true)
    try {
      const { setup } = await fetchReplay(match.id)
      setResult({ seed: setup.seed, verdict: await judge(match.id, setup.seed, match.fair) })
    } catch (wrong) {
      setResult({ failed: wrong instanceof Error ? wrong.message : String(wrong) })
    }
    setBusy(false)
  }

  return (
    <section className="fair" aria-labelledby="fair">
      <h2 id="fair">{say(lang, 'fairTitle')}</h2>
      {result === null && (
        <button type="button" disabled={busy} onClick={() => void check()}>
          {say(lang, busy ? 'fairWait' : 'fairCheck')}
        </button>
      )}
      <p role="status">
        {result !== null &&
          ('failed' in result
            ? say(lang, 'fairNot', { why: result.failed })
            : say(lang, `fair-${result.verdict}`))}
      </p>
      {result !== null && 'seed' in result && <Figures match={match} seed={result.seed} lang={lang} />}
    </section>
  )
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
