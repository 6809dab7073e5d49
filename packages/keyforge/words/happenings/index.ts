/** What can happen: how it is said while it happens, and when it is past. */
import type { Happening } from '../../abilities.ts'
import { happeningKey } from '../../happening.ts'
import type { HappeningWord, PastWord } from '../types.ts'
import { battleHappenings } from './battle.ts'
import { cardHappenings } from './cards.ts'
import { turnHappenings } from './turn.ts'

/** What has just happened. */
export type After =
  | 'enters'
  | 'played'
  /** From the hand. */
  | 'discards'
  /** From wherever it was. */
  | 'discardsAny'
  | 'used'
  | 'reaps'
  | 'gainsByReaping'
  | 'fights'
  | 'destroyed'
  | 'armorPrevents'
  | 'damagedByIcon'
  | 'forges'
  | 'choosesHouse'
  | 'usedToFight'
  | 'attached'
  | 'steals'
  | 'resolvesIcon'
/** What is about to happen. 'actionResolves': after an action card is played (faq/timing/6). */
export type Before = 'fights' | 'actionResolves' | 'forges'
/** 'endOfReady': of the "ready cards" step. */
export type Moment = 'startOfTurn' | 'endOfReady' | 'endOfTurn'

/** By this it is known who waits for it. */
export type HappeningKey = After | `before ${Before}` | Moment

const words: Readonly<Record<HappeningKey, HappeningWord | PastWord>> = {
  ...cardHappenings,
  ...battleHappenings,
  ...turnHappenings,
}

export const happeningWord = (happening: Happening): HappeningWord | PastWord =>
  words[happeningKey(happening)]
