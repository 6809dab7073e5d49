/** The worker in which a game against bots is played, so that the page never holds what its player may not know. */
import { LocalTable, type ToTable } from './local-table.ts'

const table = new LocalTable({
  send: (message) => self.postMessage(message),
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
})

self.addEventListener('message', ({ data }: MessageEvent<ToTable>) => table.hear(data))
