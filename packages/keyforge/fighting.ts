/** A fight under way (glossary/kaempfen): it is written in rules/using.ts, and conditions and effects look for it. */
import type { Ref, Seat } from '@regelwerk/core'
import { named } from './book.ts'

export interface FightLocals {
  attacker: Ref
  me: Seat
  target: Ref | null
  except: Ref[]
  /** The attacked creature is elusive, and this is the first attack on it this turn. */
  elusive: boolean
  /** The attacker's damage goes here (Gabos Longarms). */
  instead: Ref | null
  /** What has been done before the fight. */
  done: string[]
  pick: string | null
  /** Damage is dealt by power: before that they do not fight yet (glossary/kampf). */
  begun: boolean
  /** The fight does not take place. */
  over: boolean
  /** Nor does anything that comes after a fight: the attacker was exhausted with no effect (Evasion Sigil). */
  cancelled: boolean
}

export const fight = named<FightLocals>('fight')
