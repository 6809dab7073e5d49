import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attachment,
  both,
  bothSkills,
  bow,
  cannotBear,
  character,
  choose,
  composure,
  constant,
  courtesy,
  discard,
  dishonor,
  draw,
  duel,
  duringConflict,
  each,
  either,
  gainHonor,
  hostParticipating,
  ifYouDo,
  instead,
  opponents,
  opposing,
  playOnly,
  put,
  reaction,
  removeFate,
  restricted,
  selfParticipating,
  target,
  targetRing,
  targetUpTo,
  that,
  there,
  thisConflict,
  yourParticipating,
} from '../words.ts'

/** The Dragon clan, of Children of the Empire. */
export const dragon: Texts = {
  'kitsuki-counselor': [composure(bothSkills('self', 1))],
  'mirumoto-dojo': [
    action({
      if: duringConflict,
      targets: [target(yourParticipating()), target(opposing())],
      effect: duel(
        'military',
        'target',
        'second',
        instead(
          { do: 'moveFate', n: 1, from: 'duelLoser', to: { pool: { ownerOf: 'duelLoser' } } },
          that('duelWinner', { trait: 'duelist' }),
          removeFate(1, 'duelLoser'),
        ),
      ),
    }),
  ],
  'prudent-challenger': [
    courtesy,
    action({
      if: duringConflict,
      cost: [{ duel: 'military', against: opponents() }],
      effect: { do: 'resolveDuel', result: discard(choose(attachment({ attachedTo: { is: 'duelLoser' } }))) },
    }),
  ],
  'solitary-strength': [
    constant({
      to: 'self',
      discardedIf: both(hostParticipating, there(yourParticipating({ isNot: 'host' }))),
    }),
    reaction({ event: 'winsConflict', what: 'host' }, { effect: gainHonor(1) }),
  ],
  'tranquil-philosopher': [
    action({
      targets: [targetRing({ state: 'unclaimed', hasFate: true })],
      effect: ifYouDo(
        {
          do: 'moveFate',
          n: 1,
          from: { ring: 'target' },
          to: { ring: { choose: { state: 'unclaimed', isNot: 'target' } } },
        },
        gainHonor(1),
      ),
    }),
  ],
  'magnificent-triumph': [
    action({
      if: duringConflict,
      targets: [target(character({ duelled: 'won' }))],
      effect: all(
        thisConflict(bothSkills('target', 2)),
        thisConflict(constant({ to: 'target', cannot: 'beTargetedByEvents', by: 'opponents' })),
      ),
    }),
  ],
  'karmic-balance': [
    playOnly({ equal: { has: 'bid' }, to: { has: 'bid', who: 'opponent' } }),
    action({
      effect: all(
        {
          do: 'each',
          who: 'eachPlayer',
          effect: put(each({ in: ['hand', 'conflictDiscard'] }), { shuffle: 'conflict' }),
        },
        draw(4, 'eachPlayer'),
        put('self', 'removed'),
      ),
    }),
  ],
  'mirumoto-daisho': [
    restricted,
    cannotBear('host', attachment({ keyword: 'restricted', isNot: 'self' })),
    constant({ if: that('host', { involvedInDuel: true }), who: 'opponent', cannotBid: [1, 5] }),
  ],
  'mirumoto-hitomi': [
    action({
      if: selfParticipating(),
      targets: [targetUpTo(2, opposing())],
      effect: duel('military', 'self', 'target', {
        do: 'eachOfThem',
        of: 'duelLoser',
        effect: either(dishonor('it'), bow('it')),
      }),
    }),
  ],
}
