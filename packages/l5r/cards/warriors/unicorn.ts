import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attachTo,
  both,
  bothSkills,
  cannot,
  character,
  constant,
  draw,
  duringConflict,
  duringPhase,
  duringPolitical,
  each,
  gainFate,
  honor,
  ifSo,
  ifYouDo,
  max,
  military,
  moveHome,
  moveToConflict,
  noAttachmentsExcept,
  placeFate,
  political,
  province,
  reaction,
  restricted,
  selfEntersPlay,
  selfParticipating,
  selfPlayed,
  selfRevealed,
  sincerity,
  target,
  targetUpTo,
  that,
  thisConflict,
  thisPhase,
  yourParticipating,
  yours,
  youWin,
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
  'curved-blade': [
    attachTo(character({ clan: 'unicorn' })),
    restricted,
    military('host', 2, that('host', { attacking: true })),
  ],
  'spoils-of-war': [
    reaction(youWin({ as: 'attacker', type: 'military' }), {
      ...max(1, 'conflict'),
      effect: ifYouDo(draw(3), { do: 'discardFromHand', n: 1, who: 'you' }),
    }),
  ],
  'shinomen-wayfinders': [
    noAttachmentsExcept('weapon'),
    constant({
      if: duringConflict,
      reduceCost: { count: yourParticipating({ clan: 'unicorn' }) },
      of: 'self',
    }),
  ],
  'visiting-advisor': [
    action({
      if: selfParticipating(),
      targets: [targetUpTo(1, yours({ isNot: 'self' }))],
      effect: all(moveHome('self'), moveHome('target')),
    }),
  ],
  'wild-stallion': [
    { kind: 'noAttachments' },
    action({
      if: both(duringConflict, that('self', { participating: false })),
      targets: [targetUpTo(1, yours({ isNot: 'self' }))],
      effect: all(moveToConflict('self'), moveToConflict('target')),
    }),
  ],
  'utaku-battle-steed': [
    attachTo(character({ clan: 'unicorn' })),
    constant({ to: 'host', gainsTrait: 'cavalry' }),
    reaction({ event: 'winsConflict', what: 'host', type: 'military' }, { effect: honor('host') }),
  ],
  'warriors-of-the-wind': [
    action({
      if: duringConflict,
      effect: ifYouDo(
        moveHome(each(yourParticipating({ trait: 'cavalry' }))),
        moveToConflict({ choose: yours({ trait: 'cavalry' }), n: 'any', upTo: true }),
      ),
    }),
  ],
  'ring-of-binding': [
    cannot('host', ['loseFate', 'beDiscarded'], both(duringPhase('fate'), { firstPlayer: true })),
  ],
  'saadiyah-al-mozedu': [
    sincerity,
    action({
      cost: [{ discard: { in: 'hand' }, n: 1 }],
      targets: [target(province({ broken: false, attacked: false }))],
      effect: { do: 'turnFacedown', what: 'target' },
    }),
  ],
  aranat: [
    { kind: 'noAttachments' },
    reaction(selfPlayed, {
      effect: all(
        {
          do: 'each',
          who: 'opponent',
          effect: {
            do: 'revealProvince',
            what: {
              choose: province({ whose: 'yours', faceup: false, stronghold: false }),
              n: 'any',
              upTo: true,
            },
          },
        },
        placeFate({ count: province({ whose: 'opponents', faceup: false }) }, 'self'),
      ),
    }),
  ],
  'young-warrior': [constant({ to: 'self', mustJoinFirst: true })],
}
