/** The auction of decks and Sealed with all cards there are. */
import '../cards/later.ts'

export { keyforgeLimited } from './game.ts'
export { keyforgeSealed } from './sealed.ts'
