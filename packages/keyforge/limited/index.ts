/** The auction of decks with all cards there are. */
import '../cards/later.ts'

export { keyforgeLimited } from './game.ts'
