/** The record of a match that is over, from the server. */
import type { Replay } from '@regelwerk/core'
import type { Fairness } from '@regelwerk/protocol'

export type MatchReplay = Replay & { fair: Fairness; names: readonly string[] }

export async function fetchReplay(id: string): Promise<MatchReplay> {
  const answer = await fetch(`api/replays/${encodeURIComponent(id)}`)
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return (await answer.json()) as MatchReplay
}
