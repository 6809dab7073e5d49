/** Turns of phrase that many cards share, made of the words. */
import type {
  Ability,
  Amount,
  BoldAbility,
  Condition,
  Effect,
  Filter,
  Keyword,
  Target,
  Targets,
  Triggered,
  Verb,
} from '../abilities.ts'
import {
  all,
  choose,
  chooseCard,
  constant,
  creature,
  deal,
  destroyed,
  discard,
  draw,
  each,
  either,
  enemy,
  exhaust,
  fight,
  fightReap,
  gains,
  gainsAbility,
  heal,
  ifYouDo,
  inHand,
  lasting,
  may,
  otherFriendly,
  play,
  purge,
  putOnDeck,
  reap,
  returnToHand,
  reveal,
  seen,
  shuffleIntoDeck,
  steal,
  stun,
  there,
  thisTurn,
  times,
  top,
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

/** Of the Star Alliance: "Fight: Look at the top 3 cards of your deck. Put 1 into your hand and 1 on the bottom of your deck." */
export const xeno = fight(
  all(look(top(3)), returnToHand(choose(seen())), putOnDeck(choose(seen()), 'bottom')),
)

/** "Look at the top 3 cards of your deck and put them back in any order." */
export const sortTop: Effect = all(look(top(3)), { do: 'putOnDeck', what: each(seen()), order: 'any' })

/** A weapon that an officer has a use for: "You may deal 2 damage to a creature or attach this to the officer." */
export const blaster = (named: string, effect: Effect): Ability[] => [
  gainsAbility(
    'host',
    fightReap(
      may(
        either(deal(2, choose(creature())), {
          do: 'attach',
          what: 'granter',
          to: choose(creature({ named })),
        }),
      ),
    ),
  ),
  when({ after: 'attached', what: 'self', by: 'you', against: { named } }, effect),
]

/** "Reveal the top 5 cards of a player's deck. Purge one of them and shuffle the others into that deck." */
export const borr: Effect = all(
  either(reveal(top(5)), reveal(top(5, 'opponent'))),
  purge(choose(seen({ whose: 'any' }))),
  shuffleIntoDeck(each(seen({ whose: 'any' }))),
)

/** "You may play or use one such card this turn." */
export const ambassador = (filter: Filter): Ability =>
  fightReap(thisTurn(constant({ mayPlayOrUse: filter, uses: 1 })))

/** "Destroyed: If you control another creature, fully heal this creature, exhaust it and move it to a flank instead." */
const reassemble: Effect = all(heal('all', 'self'), exhaust('self'), {
  do: 'move',
  what: 'self',
  to: 'flank',
})
export const reassembled = (effect: (done: Effect) => Effect = (done) => done): BoldAbility => ({
  kind: 'bold',
  on: ['destroyed'],
  instead: true,
  if: there(otherFriendly()),
  effect: effect(reassemble),
})

/** "Until the start of your next turn, a creature gains ... and the Mutant trait." */
export const mutation = (word: Keyword, n?: number): BoldAbility =>
  play(
    all(
      chooseCard(choose(creature())),
      lasting('untilYourNextTurn', gains('it', word, n)),
      lasting('untilYourNextTurn', constant({ to: 'it', gainsTrait: 'mutant' })),
    ),
  )

/** "If you have used a creature to fight this turn": in your own turn nobody else does. */
export const usedToFight: Condition = {
  happened: { after: 'fights', what: creature(), by: 'you', during: 'you' },
}
