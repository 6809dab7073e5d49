import type { Texts } from '../facts.ts'
import {
  action,
  attachTo,
  attacking,
  both,
  bow,
  cannot,
  character,
  composure,
  constant,
  defending,
  discard,
  duringConflict,
  duringMilitary,
  lessHonorable,
  military,
  opponents,
  opponentsTarget,
  opposing,
  placeFate,
  reaction,
  removeFate,
  restricted,
  target,
  thisConflict,
  thisPhase,
  yours,
} from '../words.ts'

/** The Crab clan, of Children of the Empire. */
export const crab: Texts = {
  'siege-captain': [],
  'yasuki-procurer': [
    action({
      cost: [{ dishonor: 'self' }],
      effect: thisPhase(constant({ reduceCost: 1, of: { type: ['attachment', 'character'] }, next: true })),
    }),
  ],
  'in-defense-of-rokugan': [
    action({
      if: duringConflict,
      cost: [{ sacrifice: defending() }],
      targets: [target(attacking())],
      effect: thisConflict(constant({ to: 'target', set: { military: 0 } })),
    }),
  ],
  'daring-challenger': [
    military('self', 1, lessHonorable),
    action({
      if: duringConflict,
      cost: [{ duel: 'military', against: opponents() }],
      effect: { do: 'resolveDuel', result: placeFate(1, 'duelWinner') },
    }),
  ],
  'guardian-of-virtue': [
    composure(constant({ to: 'self', doesNotBow: 'conflictResolution', while: 'defending' })),
  ],
  'heavy-ballista': [
    action({
      if: both(duringMilitary, { defendingPlayer: true }),
      cost: [{ discard: { in: 'hand' }, n: 1 }],
      targets: [target(attacking({ bowed: false }))],
      select: { by: 'opponent', options: [{ effect: bow('target') }, { effect: removeFate(1, 'target') }] },
    }),
  ],
  'honed-nodachi': [
    attachTo(character({ trait: 'bushi' })),
    restricted,
    reaction(
      { event: 'winsConflict', what: 'host', type: 'military' },
      {
        cost: [{ removeFate: 1, from: 'host' }],
        targets: [opponentsTarget(opposing())],
        effect: discard('target'),
      },
    ),
  ],
  'hida-yakamo': [
    constant({ if: lessHonorable, to: 'self', doesNotBow: 'conflictResolution', type: 'military' }),
    cannot('self', 'loseDuels', lessHonorable),
  ],
  'smuggling-deal': [
    action({
      cost: [{ giveHonor: 1 }],
      targets: [target(yours())],
      effect: { do: 'extraUse', of: 'target' },
    }),
  ],
}
