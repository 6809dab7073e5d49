import type { Texts } from '../facts.ts'
import {
  action,
  all,
  atSelf,
  bothSkills,
  cancel,
  cannot,
  character,
  constant,
  discard,
  dishonor,
  draw,
  duringPolitical,
  each,
  forcedReaction,
  gains,
  loseHonor,
  moreHonorable,
  participating,
  phaseBegins,
  reaction,
  unlimited,
  wouldInterrupt,
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
}
