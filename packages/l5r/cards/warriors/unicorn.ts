import type { Texts } from '../facts.ts'
import {
  action,
  all,
  bothSkills,
  character,
  constant,
  duringConflict,
  duringPolitical,
  gainFate,
  ifSo,
  max,
  military,
  political,
  province,
  reaction,
  selfEntersPlay,
  selfRevealed,
  target,
  thisConflict,
  thisPhase,
} from '../words.ts'

/** The Unicorn clan, of Warriors of the Wind. */
export const unicorn: Texts = {
  'shinjo-trailblazer': [
    reaction(
      { event: 'provinceRevealed', what: province({ whose: 'opponents' }) },
      { if: duringConflict, effect: thisConflict(bothSkills('self', 2)) },
    ),
  ],
  'shiro-shinjo': [
    reaction(
      { event: 'fateCollected', who: 'you' },
      {
        cost: [{ bow: 'self' }],
        effect: gainFate({ count: province({ whose: 'opponents', faceup: true, stronghold: false }) }),
      },
    ),
  ],
  'iuchi-daiyu': [
    action({
      if: duringConflict,
      targets: [target(character())],
      effect: thisConflict(
        military('target', { count: province({ whose: 'opponents', faceup: true, stronghold: false }) }),
      ),
    }),
  ],
  'speak-to-the-heart': [
    action({
      ...max(1, 'conflict'),
      if: duringConflict,
      targets: [target(character({ clan: 'unicorn' }))],
      effect: thisConflict(
        political('target', { count: province({ whose: 'opponents', faceup: true, stronghold: false }) }),
      ),
    }),
  ],
  'iuchi-farseer': [
    reaction(selfEntersPlay, {
      targets: [target(province({ whose: 'opponents', faceup: false }))],
      effect: { do: 'revealProvince', what: 'target' },
    }),
  ],
  'moto-chagatai': [
    constant({ if: { brokeThisConflict: 'opponents' }, to: 'self', doesNotBow: 'conflictResolution' }),
  ],
  'khan-s-ordu': [
    reaction(selfRevealed, {
      effect: all(
        ifSo(duringPolitical, { do: 'switchConflictType' }),
        thisPhase(constant({ conflictsAre: 'military' })),
      ),
    }),
  ],
}
