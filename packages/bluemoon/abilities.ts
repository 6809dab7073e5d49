/**
 * The language in which Blue Moon's special texts are written, at a glance: plain data. Each word lies in words/, with its
 * form, what it does and how it is said. A card has a list of texts. "I" is the player of the card, "opponent" the other. All continuous texts act at the
 * same time; which of them count is worked out in ignored.ts by the hierarchy (base/30).
 */
import type { Allowing } from './words/allowing.ts'
import type { Conditions } from './words/conditions.ts'
import type { Demanding } from './words/demanding.ts'
import type { Discarding } from './words/discarding.ts'
import type { Dragons } from './words/dragons.ts'
import type { Drawing } from './words/drawing.ts'
import type { InOrder } from './words/effects.ts'
import type { Forbidding } from './words/forbidding.ts'
import type { Ignoring } from './words/ignoring.ts'
import type { Influence } from './words/influence.ts'
import type { Modifying } from './words/modifying.ts'
import type { Retreating } from './words/retreating.ts'
import type { Shuffling } from './words/shuffling.ts'
import type { Kinds } from './words/texts.ts'

export type Element = 'fire' | 'earth'
export type People =
  | 'vulca'
  | 'hoax'
  | 'mimix'
  | 'flit'
  | 'khind'
  | 'terrah'
  | 'pillar'
  | 'aqua'
  | 'buka'
  | 'mutant'
  | 'extra'
export type Icon =
  | 'RETRIEVE'
  | 'PAIR'
  | 'FREE'
  | 'STOP'
  | 'PROTECTED'
  | 'REPLACE'
  | 'SHIELD_FIRE'
  | 'SHIELD_EARTH'
  | 'GANG_COOL'
  | 'GANG_TOP'
  | 'GANG_FUN'
  | 'GANG_NO'
  | 'BLUFF_FIRE'
  | 'BLUFF_EARTH'
  | 'BLUFF_NONE'
export type CardType =
  | 'leader'
  | 'character'
  | 'booster'
  | 'support'
  | 'leadership'
  | 'ship'
  | 'hyla'
  | 'crystal'
  | 'intervention'
  | 'inquisitor'

/** Which cards are meant; all stated properties must hold. What is printed counts, even if it is ignored (base/29). */
export interface Filter {
  type?: CardType | readonly CardType[]
  people?: People
  /** Has a special text, or has none. */
  text?: boolean
  /** Shows this icon; 'any': shows some icon. */
  icon?: Icon | 'any'
  /** Only if that icon is not ignored (Hoax 30). */
  iconEffective?: true
  /** A printed value above this in either element. */
  valueAbove?: number
  /** A word of its name: Storm, Flood, Caterpillar. */
  family?: 'storm' | 'flood' | 'caterpillar'
  mutant?: true
}

export type Ignore = Ignoring['ignore']
export type Demand = Demanding[keyof Demanding]
export type Modify = Modifying[keyof Modifying]
export type Allow = Allowing[keyof Allowing]

/** What is so as long as the card is active. */
export type Lasting =
  | Ignore
  | Forbidding[keyof Forbidding]
  | Demand
  | Modify
  | Retreating[keyof Retreating]
  | Allow

export type Condition = Conditions[keyof Conditions]

interface Effects extends Discarding, Drawing, Shuffling, Dragons, Influence, InOrder {}

/** What is done once. "may" is said by the text it stands in. */
export type Effect = { [Do in keyof Effects]: { do: Do } & Effects[Do] }[keyof Effects]

export type When =
  /** At the moment it is played: "now". */
  | 'played'
  /** At the end of my turn, before or after the refill as base/17 says. */
  | 'endOfTurn'
  /** If my turn ends with fewer cards: after everything else. */
  | 'turnEnds'
  /** Once in each of my turns, in any phase. */
  | 'onMyTurn'
  /** Right after my booster and support phase. */
  | 'afterBoosters'
  | 'gameStart'

export type Text =
  | ({ kind: 'continuous' } & Lasting)
  | { kind: 'effect'; when: When; may?: true; if?: Condition; do: Effect; additional?: true }
  | { [Kind in keyof Kinds]: { kind: Kind } & Kinds[Kind] }[keyof Kinds]
