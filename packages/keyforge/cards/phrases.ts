/** Turns of phrase that many cards share, made of the words. */
import type { Amount, Effect, Filter, Target, Targets, Triggered, Verb } from '../abilities.ts'
import { creature, enemy, stun, times, when } from './words.ts'

export const takeControl = (of: Target): Verb => ({ do: 'takeControl', of })
export const toSupply = (n: Amount | 'all', from: Targets): Verb => ({
  do: 'moveAmber',
  n,
  from,
  to: 'supply',
})
/** "Forge a key at +n current cost." */
export const forge = (extra?: Amount): Verb => ({ do: 'forge', ...(extra !== undefined && { extra }) })

export const neighbour = (filter: Filter = {}): Filter => creature({ neighbourOf: 'self', ...filter })
export const upgrade = (filter: Filter = {}): Filter => ({ type: 'upgrade', ...filter })

const shards: Filter = { whose: 'friendly', trait: 'shard' }
export const eachShard: Amount = { each: shards }
/** "... for each friendly Shard": every time with a choice of its own (glossary/fuer-jeden-fuer-jede-fuer-jedes). */
export const forEachShard = (effect: Effect): Effect => times(eachShard, effect)

/** "After an enemy creature reaps, stun it." */
export const stunsReapers: Triggered = when({ after: 'reaps', what: enemy() }, stun('triggering'))
