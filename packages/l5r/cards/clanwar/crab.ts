import type { Texts } from '../facts.ts'
import {
  action,
  all,
  character,
  constant,
  honor,
  ifSo,
  military,
  opponents,
  placeFate,
  reaction,
  ready,
  restricted,
  selfWins,
  target,
  that,
  there,
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
}
