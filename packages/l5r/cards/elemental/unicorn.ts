import type { Texts } from '../facts.ts'
import {
  action,
  all,
  atSelf,
  attach,
  both,
  bothSkills,
  bow,
  character,
  choose,
  constant,
  draw,
  duringConflict,
  duringMilitary,
  either,
  gainFate,
  ifYouDo,
  limited,
  military,
  more,
  moveHome,
  moveToConflict,
  noAttachmentsExcept,
  opposing,
  participating,
  pride,
  province,
  reaction,
  ready,
  removeFate,
  selfParticipating,
  selfWins,
  target,
  thisConflict,
  yourParticipating,
  yours,
  youWin,
} from '../words.ts'

/** The Unicorn clan, of the Elemental cycle. */
export const unicorn: Texts = {
  'unleash-the-djinn': [
    action({
      if: duringConflict,
      cost: [{ honor: 3 }],
      effect: thisConflict(constant({ to: participating(), set: { military: 3, political: 3 } })),
    }),
  ],
  'border-fortress': [
    action({
      if: atSelf,
      targets: [target(province({ faceup: false }))],
      effect: { do: 'revealProvince', what: 'target' },
    }),
  ],
  'battle-maiden-recruit': [
    military('self', 2, {
      either: [{ ring: { state: 'yours', element: 'water' } }, { ring: { state: 'yours', element: 'void' } }],
    }),
  ],
  'invocation-of-ash': [
    action({
      cost: [{ honor: 1 }],
      targets: [target(yours())],
      effect: ifYouDo(attach('self', 'target'), removeFate(1, 'target')),
    }),
  ],
  'master-of-the-swift-waves': [
    action({
      if: duringConflict,
      targets: [target(yourParticipating()), target(yours({ home: true }))],
      effect: all(moveHome('target'), moveToConflict('second')),
    }),
  ],
  dispatch: [
    limited,
    action({
      effect: either(
        moveToConflict(choose(yours({ clan: 'unicorn' }))),
        moveHome(choose(yours({ clan: 'unicorn' }))),
      ),
    }),
  ],
  'minami-kaze-regulars': [
    noAttachmentsExcept('weapon'),
    reaction(selfWins(), {
      if: more({ count: yourParticipating() }, { count: opposing() }),
      effect: all(gainFate(1), draw(1)),
    }),
  ],
  'press-of-battle': [
    action({
      if: both(duringMilitary, more({ count: yourParticipating() }, { count: opposing() })),
      targets: [target(participating({ unique: false }))],
      effect: bow('target'),
    }),
  ],
  'hisu-mori-toride-unicorn': [
    reaction(youWin({ type: 'military' }), {
      if: more({ count: yourParticipating() }, { count: opposing() }),
      cost: [{ bow: 'self' }, { sacrifice: character({ trait: 'cavalry' }) }],
      effect: { do: 'additionalConflict', type: 'military' },
    }),
  ],
  'shinjo-shono': [
    pride,
    action({
      if: both(selfParticipating(), more({ count: yourParticipating() }, { count: opposing() })),
      effect: thisConflict(bothSkills(yourParticipating({ trait: 'cavalry' }), 1)),
    }),
  ],
  'shiotome-encampment': [
    action({
      if: { ring: { state: 'yours', type: 'military' } },
      targets: [target(character({ trait: 'cavalry' }))],
      effect: ready('target'),
    }),
  ],
  'sneaky-shinjo': [
    reaction({ event: 'passed', who: 'you' }, { from: ['provinces'], effect: { do: 'play', what: 'self' } }),
  ],
  'shiksha-scout': [constant({ if: selfParticipating(), to: 'self', countsTwice: true })],
}
