import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attachToYours,
  blank,
  both,
  bothSkills,
  bow,
  character,
  constant,
  dishonor,
  draw,
  duringConflict,
  ifYouDo,
  interrupt,
  loseHonor,
  may,
  more,
  moveHome,
  opposing,
  participating,
  political,
  reaction,
  removeFate,
  selfParticipating,
  selfPlayed,
  target,
  targetUpTo,
  thisConflict,
  thisPhase,
  yours,
} from '../words.ts'

/** The Scorpion clan, of the Imperial cycle. */
export const scorpion: Texts = {
  'a-fate-worse-than-death': [
    action({
      if: duringConflict,
      targets: [target(participating())],
      effect: all(
        bow('target'),
        moveHome('target'),
        dishonor('target'),
        removeFate(1, 'target'),
        thisPhase(blank('target')),
      ),
    }),
  ],
  'bayushi-kachiko': [
    action({
      if: selfParticipating('political'),
      targets: [target(participating({ political: { below: { stat: 'political', of: 'self' } } }))],
      effect: ifYouDo(moveHome('target'), may(bow('target'))),
    }),
  ],
  'cunning-magistrate': [
    constant({
      if: selfParticipating(),
      counts: character({ isNot: 'self', status: 'dishonored' }),
      as: 'nothing',
    }),
  ],
  'fawning-diplomat': [interrupt({ event: 'leavesPlay', what: 'self' }, { effect: { do: 'claimFavor' } })],
  'meek-informant': [reaction(selfPlayed, { effect: { do: 'lookAtHand', who: 'opponent' } })],
  misinformation: [
    action({
      if: both(duringConflict, more({ has: 'bid' }, { has: 'bid', who: 'opponent' }, 2)),
      effect: thisConflict(bothSkills(opposing(), -1)),
    }),
  ],
  'oni-mask': [
    attachToYours,
    action({
      if: duringConflict,
      cost: [{ removeFate: 1, from: 'host' }],
      targets: [target(participating())],
      effect: thisConflict(blank('target')),
    }),
  ],
  'sake-house-confidant': [
    action({
      if: selfParticipating(),
      cost: [{ discardFavor: true }],
      effect: thisConflict(political(yours({ trait: 'shinobi' }), 2)),
    }),
  ],
  'smoke-and-mirrors': [
    action({
      if: duringConflict,
      targets: [targetUpTo('any', yours({ attacking: true, trait: 'shinobi' }))],
      effect: moveHome('target'),
    }),
  ],
  'seal-of-the-scorpion': [
    constant({ to: 'host', gainsClan: 'scorpion' }),
    constant({ to: 'host', gainsTrait: 'shinobi' }),
  ],
  'backhanded-compliment': [
    action({ targets: [{ player: 'any' }], effect: all(draw(1, 'chosen'), loseHonor(1, 'chosen')) }),
  ],
  'bayushi-yojiro': [constant({ if: selfParticipating(), to: participating(), ignoresStatus: true })],
  'illustrious-plagiarist': [
    action({
      targets: [target({ type: 'event', in: 'conflictDiscard', whose: 'opponents', topmost: 'ofType' })],
      effect: { do: 'gainAbilityOf', what: 'self', from: 'target', for: 'phase', actions: true },
    }),
  ],
}
