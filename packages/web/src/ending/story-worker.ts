/** Tells the story of a game beside the page, which stays free meanwhile. */
import type { Lang, Replay } from '@regelwerk/core'
import { loadGame, type Story, tell } from '@regelwerk/protocol'

export interface ToTeller {
  replay: Replay
  lang: Lang
}

export type Told = { story: Story } | { failed: string }

async function told({ replay, lang }: ToTeller): Promise<Told> {
  try {
    return { story: tell(await loadGame(replay.game), replay, lang) }
  } catch (wrong) {
    return { failed: wrong instanceof Error ? wrong.message : String(wrong) }
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<ToTeller>) =>
  self.postMessage(await told(data)),
)
