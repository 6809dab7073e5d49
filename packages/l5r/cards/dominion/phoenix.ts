import type { Texts } from '../facts.ts'
import {
  action,
  after,
  all,
  attachment,
  attachTo,
  attacking,
  both,
  character,
  constant,
  discard,
  dishonor,
  draw,
  duringConflict,
  each,
  eminent,
  gainHonor,
  gains,
  gainsAbility,
  honor,
  ifSo,
  ifYouDo,
  inProvinces,
  interrupt,
  moveHome,
  moveToConflict,
  opponents,
  participating,
  phaseBegins,
  playOnly,
  pride,
  province,
  put,
  rally,
  reaction,
  removeFate,
  selfRevealed,
  selfWins,
  target,
  that,
  there,
  thisConflict,
  unlimited,
  yours,
} from '../words.ts'

/** The Phoenix clan, of the Dominion cycle. */
export const phoenix: Texts = {
  'shiba-pureheart': [
    rally,
    reaction(
      { event: 'conflictDeclared', who: 'opponent', second: true },
      {
        targets: [target(character())],
        effect: honor('target'),
      },
    ),
  ],
  kakudaira: [
    eminent,
    after(
      { event: 'phaseBegins' },
      { do: 'turnFaceup', what: each({ in: 'provinces', heldBy: 'self', faceup: false }) },
    ),
  ],
  'kyofuki-s-hammer': [
    reaction(
      { event: 'winsConflict', what: 'host' },
      { ...unlimited, targets: [target(inProvinces({ whose: 'any' }))], effect: discard('target') },
    ),
  ],
  studious: [
    attachTo(character({ trait: 'scholar' })),
    gains('host', 'sincerity'),
    gainsAbility('host', reaction(selfWins(), { effect: draw(1) })),
  ],
  'wandering-mediator': [
    action({
      if: { conflict: { at: { element: 'air' } } },
      select: { options: [{ effect: moveToConflict('self') }, { effect: moveHome('self') }] },
    }),
  ],
  'inspired-visionary': [
    reaction(phaseBegins('fate'), {
      cost: [{ bow: 'self' }],
      targets: [target(attachment())],
      effect: all(put('target', { shuffle: 'conflict' }), draw(1, { ownerOf: 'target' })),
    }),
  ],
  'celebrated-renown': [
    rally,
    action({
      targets: [target(character({ fate: { min: { highest: 'fate', among: character() } } }))],
      effect: honor('target'),
    }),
  ],
  'student-of-the-tao': [
    rally,
    action({
      if: { conflict: { at: { element: 'void' } } },
      targets: [target(opponents())],
      effect: moveHome('target'),
    }),
  ],
  'magistrate-s-intervention': [
    playOnly(there(yours({ trait: ['courtier', 'magistrate'] }))),
    action({
      targets: [target(attacking())],
      effect: ifYouDo(
        dishonor('target'),
        ifSo(
          both({ conflictsDeclaredAgainstYou: 2 }, that('target', { whose: 'opponents' })),
          dishonor('target'),
        ),
      ),
    }),
  ],
  'isawa-tsuke-2': [
    pride,
    action({
      if: both(duringConflict, { ring: { state: 'unclaimed', element: 'fire' } }),
      cost: [{ honor: 'oneOrMore' }],
      targets: [target(participating(), { done: true })],
      effect: removeFate(1, 'target'),
    }),
  ],
  'asako-lawmaster': [reaction({ event: 'conflictPassed', who: 'you' }, { effect: gainHonor(1) })],
  'garanto-guardian': [
    reaction(selfWins('defender'), {
      effect: { do: 'resolveRing', which: { elementOf: 'attackedProvince' }, as: 'attacker' },
    }),
  ],
  'ethereal-alignment': [
    interrupt(
      { event: 'phaseEnds', phase: 'conflict' },
      {
        targets: [target(province({ broken: true, ofYourRings: true }))],
        effect: all({ do: 'restoreProvince', what: 'target' }, put('self', 'removed')),
      },
    ),
  ],
  'study-the-natural-world': [
    action({
      if: both(duringConflict, there(attacking({ whose: 'yours', trait: 'scholar' }))),
      effect: all(
        thisConflict(constant({ ringGains: 'attackedProvince' })),
        thisConflict(constant({ resolvesEach: true })),
      ),
    }),
  ],
  'retire-to-the-brotherhood': [reaction(selfRevealed, { effect: { do: 'renewCharacters' } })],
}
