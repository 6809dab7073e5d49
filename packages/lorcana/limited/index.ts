/** Draft and Sealed with all cards there are. */
import '../cards/later.ts'

export { lorcanaLimited } from './game.ts'
