/** Several clients play a match, whoever is asked, one answer after the other. */
import type { RandomState } from '@regelwerk/core'
import { type Client, choiceFor, Refused } from './client.ts'

/** Gives so many answers, or as many as there are until the match is over. */
export async function playTogether(
  clients: readonly Client[],
  match: string,
  answers: number,
  random: RandomState,
): Promise<void> {
  /** For each client, how far the match had come when it answered last: what it was shown until then is old. */
  const seen = clients.map(() => -1)
  for (let given = 0; given < answers; ) {
    const [at, screen] = await Promise.any(
      clients.map(async (client, i) => {
        const fits = await client.screen(
          match,
          ({ seq, decision, outcome }) =>
            seq > (seen[i] as number) && (decision !== null || outcome !== null),
        )
        return [i, fits] as const
      }),
    )
    if (screen.decision === null) return
    try {
      const reply = await clients[at]?.answer(match, choiceFor(screen.decision, random), screen.seq)
      seen[at] = reply?.kind === 'done' ? (reply.seq ?? screen.seq) : screen.seq
      given++
    } catch (error) {
      // Another has answered what both were asked.
      if (!(error instanceof Refused) || error.code !== 'stale') throw error
      seen[at] = screen.seq
    }
  }
}
