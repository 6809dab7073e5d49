/** Turns of phrase that many cards share, made of words. */
import type { Effect, Target } from '../abilities.ts'
import { cant, inOrder, ready } from './words.ts'

/** "Ready ... They can't quest for the rest of this turn." */
export const readyWithoutQuesting = (what: Target): Effect => inOrder(ready(what), cant('it', 'quest'))
