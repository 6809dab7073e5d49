import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attachTo,
  cancel,
  cannot,
  character,
  constant,
  covert,
  discard,
  dishonor,
  duringConflict,
  each,
  eminent,
  gainHonor,
  glory,
  honor,
  ifYouDo,
  inProvinces,
  limit,
  lowerBid,
  max,
  may,
  opponents,
  phaseBegins,
  playOnly,
  political,
  province,
  rally,
  reaction,
  ready,
  removeFate,
  restricted,
  selfEntersPlay,
  selfWins,
  target,
  targetUpTo,
  there,
  thisConflict,
  wouldInterrupt,
  yourParticipating,
  yours,
} from '../words.ts'

/** The Crane clan, of the Dominion cycle. */
export const crane: Texts = {
  'elegance-and-grace': [
    action({
      targets: [{ choose: character({ status: 'honored' }), n: 2, upTo: true, totalCost: 6 }],
      effect: ready('target'),
    }),
  ],
  'kakita-yoshi-2': [
    reaction(selfWins('attacker', 'political'), {
      targets: [targetUpTo({ count: province({ whose: 'yours', faceup: true }) }, character())],
      effect: dishonor('target'),
    }),
  ],
  'pledge-of-loyalty': [
    wouldInterrupt(
      { event: 'leavesPlay', what: yours({ status: 'honored' }) },
      { effect: { do: 'replace', effect: { do: 'discardStatus', what: 'triggering', status: 'honored' } } },
    ),
  ],
  tsuma: [eminent, constant({ to: character(), entersAs: 'honored', playedFrom: 'self' })],
  'seven-fold-palace': [
    reaction(
      { event: 'winsConflict', what: yours({ status: 'honored' }), as: 'attacker' },
      { cost: [{ bow: 'self' }], effect: gainHonor(2) },
    ),
  ],
  'daidoji-yari': [restricted, constant({ if: lowerBid, to: opponents(), loses: 'covert' })],
  'doji-diplomat': [
    reaction(selfEntersPlay, {
      targets: [
        { choose: province({ whose: 'opponents', faceup: false }), ifAble: true },
        { choose: province({ whose: 'yours', faceup: false }), by: 'opponent', ifAble: true },
      ],
      effect: { do: 'revealProvince', what: 'targets' },
    }),
  ],
  'local-daimyo-s-retainer': [playOnly(there(province({ whose: 'yours', faceup: true }), 3))],
  'crippling-taxes': [
    action({
      targets: [target(province())],
      effect: discard(each({ in: 'provinces', whose: 'any', heldBy: 'target' })),
    }),
  ],
  'veteran-of-toshi-ranbo': [rally, glory('self', { count: province({ whose: 'yours', faceup: true }) })],
  'captivating-story': [
    action({
      if: duringConflict,
      targets: [target(yourParticipating({ alone: true }))],
      effect: all(
        thisConflict(political('target', { count: province({ whose: 'yours', faceup: true }) })),
        ifYouDo(may(removeFate(1, 'target')), honor('target')),
      ),
    }),
  ],
  'master-of-the-court': [
    covert,
    wouldInterrupt(
      { event: 'effectsInitiate', of: { type: 'event' } },
      { cost: [{ discardStatus: 'self', status: 'honored' }], effect: cancel },
    ),
  ],
  'treasured-gift': [attachTo(opponents()), cannot('host', 'attackYou')],
  'highlight-the-flaws': [
    wouldInterrupt({ event: 'effectsInitiate', of: { onProvince: true } }, { effect: cancel }),
  ],
  'daidoji-marketplace': [
    rally,
    reaction(phaseBegins('conflict'), { effect: { do: 'revealProvince', what: { provinceOf: 'self' } } }),
  ],
  'asahina-augur': [
    constant({ mayLook: inProvinces({ faceup: false }) }),
    action({ ...limit(3, 'round'), targets: [target(inProvinces())], effect: discard('target') }),
  ],
  'the-wealth-of-the-crane': [
    constant({ reduceCost: { count: province({ whose: 'yours', faceup: true }) }, of: 'self' }),
    action({ ...max(1, 'phase'), effect: { do: 'spreadTop', n: 10 } }),
  ],
}
