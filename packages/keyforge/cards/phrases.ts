/** Turns of phrase that many cards share, made of the words. */
import type {
  Amount,
  BoldAbility,
  Condition,
  Effect,
  Filter,
  Target,
  Targets,
  Triggered,
  Verb,
} from '../abilities.ts'
import {
  choose,
  creature,
  deal,
  destroyed,
  discard,
  draw,
  enemy,
  ifYouDo,
  inHand,
  may,
  play,
  reap,
  steal,
  stun,
  times,
  when,
} from './words.ts'

export const exalt = (what: Targets, n?: Amount): Verb => ({
  do: 'exalt',
  what,
  ...(n !== undefined && { n }),
})
export const enrage = (what: Targets): Verb => ({ do: 'enrage', what })
export const look = (what: Targets): Verb => ({ do: 'look', what })
export const takeControl = (of: Target): Verb => ({ do: 'takeControl', of })
export const swap = (what: Target, other: Target): Verb => ({ do: 'swap', what, with: other })
export const toSupply = (n: Amount | 'all', from: Targets): Verb => ({
  do: 'moveAmber',
  n,
  from,
  to: { pool: 'supply' },
})
/** "Forge a key at +n current cost." */
export const forge = (extra?: Amount): Verb => ({ do: 'forge', ...(extra !== undefined && { extra }) })

export const neighbour = (filter: Filter = {}): Filter => creature({ neighbourOf: 'self', ...filter })
export const upgrade = (filter: Filter = {}): Filter => ({ type: 'upgrade', ...filter })

export const playFight = (effect: Effect): BoldAbility => ({ kind: 'bold', on: ['play', 'fight'], effect })

const shards: Filter = { whose: 'friendly', trait: 'shard' }
export const eachShard: Amount = { each: shards }
/** "... for each friendly Shard": every time with a choice of its own (glossary/fuer-jeden-fuer-jede-fuer-jedes). */
export const forEachShard = (effect: Effect): Effect => times(eachShard, effect)

/** "After an enemy creature reaps, stun it." */
export const stunsReapers: Triggered = when({ after: 'reaps', what: enemy() }, stun('triggering'))

/** "You may exalt this creature. If you do, ..." */
export const mayExalt = (then: Effect): Effect => ifYouDo(may(exalt('self')), then)

// ---- what the Mutants of Mass Mutation have of each house

/** Of Saurians: "Play: You may exalt this creature. If you do, deal 3 damage to a creature." */
export const dino = play(mayExalt(deal(3, choose(creature()))))
/** Of Logos: "Reap: Discard a card from your hand. If you do, draw a card." */
export const techno = reap(ifYouDo(discard(choose(inHand())), draw(1)))
/** Of Dis: "Destroyed: Steal 1 Æmber." */
export const daemo = destroyed(steal(1))

/** "If you have used a creature to fight this turn": in your own turn nobody else does. */
export const usedToFight: Condition = {
  happened: { after: 'fights', what: creature(), by: 'you', during: 'you' },
}
