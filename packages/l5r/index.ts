/** Legend of the Five Rings with all its cards. The page begins with game.ts alone, which has the core set. */
import './cards/later.ts'

export { type CardDefinition, definitions } from './cards/index.ts'
export { formatDeck } from './decks.ts'
export { l5r } from './game.ts'
export * as table from './table.ts'
export { cardText } from './text/index.ts'
export { traitName } from './text/traits.ts'
export type { PlacedView, ProvinceView, SeatView, TableView } from './view.ts'
