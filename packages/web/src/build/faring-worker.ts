/** The worker in which decks meet, so that the page stays awake; to stop it, it is ended. */
import { loadGame } from '@regelwerk/protocol/games'
import { fare, type Meeting } from './faring.ts'

self.addEventListener('message', async ({ data }: MessageEvent<Meeting>) => {
  const game = await loadGame(data.game)
  for (const fared of fare(game, data, () => performance.now())) self.postMessage(fared)
})
