/** All verbs. */
import type { Verbs } from '../../abilities.ts'
import type { VerbWords } from '../word.ts'
import { characterVerbs } from './characters.ts'
import { damageVerbs } from './damage.ts'
import { drawingVerbs } from './drawing.ts'
import { lastingVerbs } from './lasting.ts'
import { lookingVerbs } from './looking.ts'
import { loreVerbs } from './lore.ts'
import { playingVerbs } from './playing.ts'
import { sendingVerbs } from './sending.ts'
import { waitingVerbs } from './waiting.ts'

export const verbs: VerbWords<Verbs> = {
  ...characterVerbs,
  ...damageVerbs,
  ...drawingVerbs,
  ...lastingVerbs,
  ...lookingVerbs,
  ...loreVerbs,
  ...playingVerbs,
  ...sendingVerbs,
  ...waitingVerbs,
}
