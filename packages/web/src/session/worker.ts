/** The worker in which a game against bots is played, or a puzzle solved, so that the page never holds what its player may not know. */
import { fixRules } from '@regelwerk/core'
import { loadGame } from '@regelwerk/protocol/games'
import { LocalTable, type ToTable } from './local-table.ts'
import { PuzzleTable, type ToPuzzle } from './puzzle-table.ts'
import { wantedBy } from './wanted.ts'

fixRules()

type Message = ToTable | { puzzle: ToPuzzle }

const around = {
  send: (message: unknown) => self.postMessage(message),
  wait: (ms: number) => new Promise<void>((done) => setTimeout(done, ms)),
}
const table = new LocalTable(around)
const puzzle = new PuzzleTable(around)

/** The game that something begins with. */
function gameOfMessage(data: Message): string | undefined {
  if ('puzzle' in data) return data.puzzle.kind === 'begin' ? data.puzzle.game : undefined
  if (data.kind === 'begin') return data.plan.game
  return data.kind === 'continue' ? data.record.plan.game : undefined
}

async function hear(data: Message): Promise<void> {
  const game = gameOfMessage(data)
  // What could not be loaded the table says, as all else that is wrong with a game.
  const wanted = 'puzzle' in data ? 'all cards' : wantedBy(data)
  if (game !== undefined) await loadGame(game, wanted).catch(() => {})
  if ('puzzle' in data) puzzle.hear(data.puzzle)
  else table.hear(data)
}

// One after the other: nothing is heard before the game it is about is there.
let heard: Promise<void> = Promise.resolve()
self.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  heard = heard
    .then(() => hear(data))
    .catch((wrong) => {
      // As a fault of this worker, which the page is told of.
      setTimeout(() => {
        throw wrong
      })
    })
})
