import type { Texts } from '../facts.ts'
import {
  action,
  all,
  bothSkills,
  draw,
  duringElement,
  ifYouDo,
  phaseBegins,
  put,
  putIntoConflict,
  reaction,
  strength,
  targetRing,
  thisPhase,
} from '../words.ts'

/** The Phoenix clan, of the Elemental cycle. */
export const phoenix: Texts = {
  'oracle-of-stone': [
    action({
      effect: ifYouDo(draw(2, 'eachPlayer'), { do: 'discardFromHand', n: 2, who: 'eachPlayer' }),
    }),
  ],
  'feral-ningyo': [
    action({
      from: ['hand'],
      if: duringElement('water'),
      effect: all(putIntoConflict('self'), {
        do: 'delayed',
        when: { endOf: 'conflict' },
        effect: put('it', { shuffle: 'conflict' }),
      }),
    }),
  ],
  'ethereal-dreamer': [
    reaction(phaseBegins('conflict'), {
      targets: [targetRing({})],
      effect: thisPhase(bothSkills('self', 2, { contested: 'target' })),
    }),
  ],
  'teachings-of-the-elements': [strength('self', { rings: { state: 'claimed' } })],
}
