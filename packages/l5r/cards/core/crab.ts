import type { Texts } from '../facts.ts'
import {
  action,
  attachToYours,
  attacking,
  both,
  bothSkills,
  character,
  constant,
  courtesy,
  covert,
  defending,
  discard,
  draw,
  duringConflict,
  gainFate,
  holding,
  hostParticipating,
  inProvinces,
  loseHonor,
  max,
  military,
  not,
  opponentChooses,
  opponents,
  participating,
  placeFate,
  reaction,
  ready,
  restricted,
  selfDefending,
  selfParticipating,
  selfWins,
  sincerity,
  target,
  there,
  thisConflict,
  thisPhase,
  unlimited,
  wouldInterrupt,
  yours,
  youWin,
} from '../words.ts'

/** The Crab clan, of the core set. */
export const crab: Texts = {
  'shiro-nishiyama': [
    action({
      if: duringConflict,
      cost: [{ bow: 'self' }],
      effect: thisConflict(bothSkills(defending({ whose: 'yours' }), 1)),
    }),
  ],
  'defend-the-wall': [
    reaction(youWin({ at: 'self' }), { effect: { do: 'resolveRing', which: 'contested', as: 'attacker' } }),
  ],
  'borderlands-fortifications': [
    action({ targets: [target(inProvinces())], effect: { do: 'switchPlaces', a: 'self', b: 'target' } }),
  ],
  'funeral-pyre': [action({ cost: [{ sacrifice: character() }], effect: draw(1) })],
  'hiruma-ambusher': [
    reaction(
      { event: 'entersPlay', what: 'self', as: 'defender' },
      {
        targets: [target(character())],
        effect: thisConflict(constant({ to: 'target', cannot: 'triggerAbilities' })),
      },
    ),
  ],
  'stoic-gunso': [
    action({
      if: duringConflict,
      cost: [{ sacrifice: character() }],
      effect: thisConflict(military('self', 3)),
    }),
  ],
  'borderlands-defender': [
    constant({ if: selfDefending, to: 'self', cannot: ['beBowed', 'beMoved'], by: 'opponents' }),
  ],
  'eager-scout': [],
  'hida-guardian': [
    action({
      if: selfParticipating(),
      targets: [target(participating({ isNot: 'self' }))],
      effect: thisConflict(bothSkills('target', { count: holding({ whose: 'yours' }), times: 2 })),
    }),
  ],
  'hida-kisada': [
    constant({
      if: not({ lostConflictThisPhase: true }),
      cancels: { type: 'action', by: 'opponent', firstActionEachConflict: true },
    }),
  ],
  'hida-tomonatsu': [
    reaction(selfWins('defender'), {
      cost: [{ sacrifice: 'self' }],
      targets: [target(attacking({ unique: false }))],
      effect: { do: 'put', what: 'target', to: { top: 'own' } },
    }),
  ],
  'hiruma-yojimbo': [constant({ to: 'self', cannot: 'beDeclaredAttacker' })],
  'intimidating-hida': [
    reaction({ event: 'conflictPassed', who: 'opponent' }, { effect: loseHonor(1, 'opponent') }),
  ],
  'kaiu-envoy': [courtesy, sincerity],
  'kaiu-shuichi': [covert, action({ if: both(selfParticipating(), there(holding())), effect: gainFate(1) })],
  'shrewd-yasuki': [
    action({
      if: both(selfParticipating(), there(holding())),
      effect: { do: 'lookAtTop', n: 2, take: { n: 1 }, rest: 'bottom' },
    }),
  ],
  'steadfast-witch-hunter': [
    action({
      cost: [{ sacrifice: character() }],
      targets: [target(character())],
      effect: ready('target'),
    }),
  ],
  'vanguard-warrior': [
    action({
      cost: [{ sacrifice: 'self' }],
      targets: [target(character())],
      effect: placeFate(1, 'target'),
    }),
  ],
  'vengeful-berserker': [
    reaction(
      { event: 'leavesPlay', what: yours({ isNot: 'self' }) },
      { if: duringConflict, effect: thisConflict(constant({ to: 'self', double: 'military' })) },
    ),
  ],
  'jade-tetsubo': [
    attachToYours,
    restricted,
    action({
      if: hostParticipating,
      cost: [{ bow: 'self' }],
      targets: [target(participating({ military: { below: { stat: 'military', of: 'host' } } }))],
      effect: { do: 'moveFate', n: 'all', from: 'target', to: { pool: { ownerOf: 'target' } } },
    }),
  ],
  reprieve: [
    wouldInterrupt(
      { event: 'leavesPlay', what: 'host' },
      { effect: { do: 'replace', effect: discard('self') } },
    ),
  ],
  'watch-commander': [
    { kind: 'attachTo', filter: yours(), onePerCharacter: true },
    reaction(
      { event: 'played', what: {}, who: 'opponent' },
      { ...unlimited, if: hostParticipating, effect: loseHonor(1, 'opponent') },
    ),
  ],
  levy: [
    action({
      select: {
        by: 'opponent',
        options: [
          { effect: { do: 'giveFate', n: 1, who: 'opponent' } },
          { effect: { do: 'giveHonor', n: 1, who: 'opponent' } },
        ],
      },
    }),
  ],
  rebuild: [
    action({
      cost: [{ shuffleProvinceCard: true }],
      targets: [target(holding({ in: 'dynastyDiscard' }))],
      effect: { do: 'put', what: 'target', to: { province: 'paid', faceup: true } },
    }),
  ],
  'the-mountain-does-not-fall': [
    action({
      ...max(1, 'round'),
      targets: [target(character())],
      effect: thisPhase(constant({ to: 'target', doesNotBow: 'conflictResolution', while: 'defending' })),
    }),
  ],
  'way-of-the-crab': [
    action({
      ...max(1, 'round'),
      cost: [{ sacrifice: character({ clan: 'crab' }) }],
      effect: { do: 'sacrifice', what: opponentChooses(opponents()), who: 'opponent' },
    }),
  ],
}
