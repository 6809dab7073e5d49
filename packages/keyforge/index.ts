/** KeyForge with all its cards. The page begins with game.ts alone, which has those of the ready decks. */
import './cards/later.ts'

export { type CardDefinition, definitions } from './cards/index.ts'
export { keyforge } from './game.ts'
export type { Print } from './prints.ts'
export * as table from './table.ts'
export { cardText, traitName } from './text/index.ts'
export type { InPlayView, SeatView, TableView } from './view.ts'
