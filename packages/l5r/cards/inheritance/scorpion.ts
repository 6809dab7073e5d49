import type { Texts } from '../facts.ts'
import {
  action,
  all,
  atSelf,
  both,
  bothSkills,
  cancel,
  cannot,
  character,
  constant,
  discard,
  dishonor,
  draw,
  duringConflict,
  duringPolitical,
  each,
  forcedReaction,
  gains,
  higherBid,
  ifSo,
  lessHonorable,
  loseHonor,
  may,
  moreHonorable,
  moveHome,
  moveToConflict,
  not,
  onceDone,
  opponents,
  opposing,
  participating,
  phaseBegins,
  playOnly,
  playOnlyOn,
  put,
  reaction,
  removeFate,
  selfParticipating,
  selfWins,
  target,
  that,
  there,
  thisConflict,
  unlimited,
  wouldInterrupt,
  youLose,
  yourParticipating,
  yours,
  youWin,
} from '../words.ts'

/** The Scorpion clan, of the Inheritance cycle. */
export const scorpion: Texts = {
  'toshi-ranbo': [
    { kind: 'deck', startsFaceup: true },
    cannot('self', ['turnFacedown', 'beStronghold']),
    constant({ to: character(), entersWithFate: 1, playedFrom: 'self' }),
  ],
  'effective-deception': [
    wouldInterrupt({ event: 'effectsInitiate', of: {} }, { if: atSelf, effect: cancel }),
  ],
  'palace-guard': [cannot('self', 'beDeclaredAttacker', moreHonorable())],
  'licensed-quarter': [
    reaction(youWin(), { ...unlimited, effect: discard({ top: 'conflict', n: 1, whose: 'opponents' }) }),
  ],
  'bayushi-shoju-2': [
    constant({ who: 'opponent', cannotHaveFavor: true }),
    forcedReaction(phaseBegins('conflict'), {
      effect: all(draw(2, 'eachPlayer'), loseHonor(1, 'eachPlayer')),
    }),
  ],
  'yogo-preserver': [gains(yours({ status: 'dishonored' }), 'sincerity')],
  'petal-village-estate': [bothSkills(yours({ trait: 'imperial' }), 1)],
  'unspoken-etiquette': [
    action({ if: duringPolitical, effect: dishonor(each(participating({ notTrait: 'courtier' }))) }),
  ],
  'shosuro-ibuki': [
    { kind: 'disguised', as: { trait: 'courtier' } },
    reaction(selfWins(), { effect: removeFate(1, each(participating({ isNot: 'self' }))) }),
  ],
  'chrysanthemum-steward': [
    action({
      if: selfParticipating(),
      targets: [target({ in: 'conflictDiscard', whose: 'opponents' })],
      effect: put('target', { top: 'conflict' }),
    }),
  ],
  'shameless-gossip': [
    action({
      if: selfParticipating(),
      targets: [
        target(character({ status: 'any' })),
        target(character({ controllerOf: 'target', isNot: 'target' })),
      ],
      effect: { do: 'moveStatus', from: 'target', to: 'second' },
    }),
  ],
  'false-loyalties': [
    reaction(youLose(), {
      if: lessHonorable,
      targets: [target(opposing()), target(opponents({ home: true }))],
      effect: all(moveHome('target'), moveToConflict('second')),
    }),
  ],
  'alluring-patron': [
    action({
      if: selfParticipating(),
      targets: [target(opponents({ home: true }))],
      select: {
        by: 'opponent',
        options: [{ effect: moveToConflict('target') }, { effect: dishonor('target') }],
      },
    }),
  ],
  castigated: [
    playOnly(duringPolitical),
    playOnlyOn(participating()),
    playOnly(there(yours({ trait: 'imperial' }))),
    constant({ to: 'host', discardedIf: that('host', { political: { min: 0, max: 0 } }) }),
  ],
  'by-any-means': [
    action({
      if: both(duringConflict, higherBid),
      targets: [target(yourParticipating({ trait: 'bushi' })), { ...target(opposing()), reference: true }],
      effect: thisConflict(
        constant({ to: 'target', setBase: { military: { stat: 'military', of: 'second' } } }),
      ),
    }),
  ],
  'emissary-of-lies': [
    action({
      if: selfParticipating(),
      targets: [target(opposing())],
      effect: {
        do: 'guessName',
        effect: may(
          onceDone(
            { do: 'revealHand', who: 'you' },
            ifSo(not(there({ in: 'hand', ofNamedName: true })), moveHome('target')),
          ),
        ),
      },
    }),
  ],
}
