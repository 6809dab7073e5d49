import type { Texts } from '../facts.ts'
import {
  action,
  all,
  character,
  constant,
  duringConflict,
  duringPhase,
  honor,
  ifSo,
  military,
  opponents,
  phaseBegins,
  placeFate,
  province,
  reaction,
  ready,
  restricted,
  selfWins,
  strength,
  support,
  target,
  that,
  there,
  thisConflict,
  thisPhase,
} from '../words.ts'

/** The Crab clan, of Clan War. */
export const crab: Texts = {
  'one-of-the-forgotten': [
    constant({ to: 'self', noFateWhenPlayed: true }),
    reaction(
      { event: 'conflictPassed', who: 'opponent' },
      { if: there(opponents({ bowed: false })), effect: placeFate(1, 'self') },
    ),
  ],
  'kobo-ichi-kai-jujutsu': [restricted, military('host', { has: 'rings', who: 'opponent' })],
  'common-cause': [
    action({
      cost: [{ sacrifice: character() }],
      targets: [target(character({ isNot: 'paid' }))],
      effect: all(ready('target'), ifSo(that('target', { whose: 'opponents' }), honor('target'))),
    }),
  ],
  'kuni-silencer': [
    reaction(selfWins('defender'), {
      effect: {
        do: 'each',
        who: 'opponent',
        effect: { do: 'returnRing', which: { choose: { state: 'yours', inPool: true } } },
      },
    }),
  ],
  'fulfill-your-duty': [
    action({
      if: duringConflict,
      cost: [{ sacrifice: character(), counting: 'military' }],
      effect: thisConflict(strength(province({ attacked: true }), { paidSkill: 'military' })),
    }),
  ],
  'roadside-inn': [
    reaction(phaseBegins('fate'), {
      targets: [target(character()), { choose: character(), by: 'opponent', joins: 1 }],
      effect: all(
        { do: 'moveFate', n: 1, from: { pool: 'you' }, to: 'target' },
        { do: 'moveFate', n: 1, from: { pool: 'opponent' }, to: 'second' },
      ),
    }),
  ],
  'sake-house-smuggler': [
    support,
    action({
      if: duringPhase('conflict'),
      effect: all(
        thisPhase(constant({ reduceCost: 1, of: { type: ['character', 'attachment'] }, next: true })),
        thisPhase(
          constant({ reduceCost: 1, of: { type: ['character', 'attachment'] }, next: true, who: 'opponent' }),
        ),
      ),
    }),
  ],
}
