/** Disney Lorcana with all its cards. The page begins with game.ts alone, which has those of the ready decks. */
import './cards/later.ts'

export { type CardDefinition, definitions } from './cards/index.ts'
export { nextStarter, type Series, seriesWinner } from './formats.ts'
export { lorcana } from './game.ts'
export type { LorcanaState } from './state.ts'
export * as table from './table.ts'
export type { InPlayView, SeatView, TableView } from './view.ts'
