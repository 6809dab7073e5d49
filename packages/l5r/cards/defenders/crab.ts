import type { Texts } from '../facts.ts'
import {
  action,
  all,
  atSelf,
  both,
  cannot,
  character,
  constant,
  defending,
  draw,
  duringConflict,
  duringMilitary,
  duringPhase,
  gainFate,
  gains,
  holding,
  limit,
  loseHonor,
  max,
  opponentDiscardsRandom,
  opponents,
  province,
  reaction,
  ready,
  selfDefending,
  selfEntersPlay,
  strength,
  target,
  that,
  there,
  thisConflict,
  thisPhase,
  unlimited,
  youWin,
} from '../words.ts'

/** The Crab clan, of Defenders of Rokugan. */
export const crab: Texts = {
  'purifier-apprentice': [reaction(youWin({ as: 'defender' }), { effect: loseHonor(1, 'opponent') })],
  'fruitful-respite': [
    reaction(
      { event: 'conflictPassed', who: 'opponent' },
      { if: there(opponents({ bowed: false })), effect: gainFate(2) },
    ),
  ],
  'hida-sukune': [
    action({
      ...limit(1, 'conflict'),
      if: selfDefending,
      effect: all(draw(1), { do: 'discardFromHand', n: 1, who: 'you' }),
    }),
  ],
  'hida-o-ushi': [
    reaction(youWin({ as: 'defender' }), {
      ...max(1, 'phase'),
      effect: { do: 'additionalConflict', type: 'military' },
    }),
  ],
  'siege-warfare': [
    action({
      if: both({ attackingPlayer: true }, there(holding({ whose: 'yours' }))),
      effect: thisConflict(strength(province({ attacked: true }), -2)),
    }),
  ],
  'the-strength-of-the-mountain': [
    action({
      if: duringConflict,
      effect: all(
        thisConflict(constant({ to: defending(), cannot: ['beBowed', 'beMovedHome'], by: 'opponents' })),
        thisConflict(constant({ to: defending(), doesNotBow: 'conflictResolution' })),
      ),
    }),
  ],
  'subterranean-guile': [
    gains(
      'host',
      'covert',
      both(duringMilitary, there(province({ whose: 'yours', broken: false, holds: holding() }))),
    ),
  ],
  'watchtower-of-valor': [
    reaction(youWin({ as: 'defender' }), {
      ...unlimited,
      if: that('attackedProvince', province({ holds: holding({ trait: 'kaiu-wall' }) })),
      effect: draw(1),
    }),
  ],
  'seventh-tower': [
    reaction(youWin({ as: 'defender' }), {
      if: that('attackedProvince', province({ holds: holding({ trait: 'kaiu-wall' }) })),
      effect: { do: 'resolveRing', which: 'contested', as: 'attacker' },
    }),
  ],
  'river-of-the-last-stand': [
    action({
      if: { conflict: { at: province({ whose: 'yours', holds: holding({ trait: 'kaiu-wall' }) }) } },
      effect: all(opponentDiscardsRandom(2), draw(1, 'opponent')),
    }),
  ],
  'northern-curtain-wall': [strength(holding({ trait: 'kaiu-wall', adjacent: true }), 2)],
  'reinforced-plate': [
    constant({
      if: { conflict: { type: 'military', participating: { is: 'host' } } },
      to: 'host',
      immuneTo: 'events',
      by: 'opponents',
    }),
  ],
  'kaiu-siege-force': [
    { kind: 'noAttachments' },
    action({ cost: [{ putUnder: holding() }], effect: ready('self') }),
  ],
  desolation: [
    action({
      cost: [{ honor: 2 }],
      effect: thisPhase(constant({ to: province({ whose: 'opponents' }), blank: true, later: true })),
    }),
  ],
  'kuni-wasteland': [cannot(opponents(), ['triggerAbilities', 'useKeywords'], atSelf)],
  'shadowlands-hunter': [constant({ to: 'self', winsUnopposed: true })],
  'favorable-dealbroker': [
    reaction(selfEntersPlay, {
      effect: {
        do: 'fetch',
        deck: 'dynasty',
        n: 'all',
        what: character({ in: 'dynastyDeck', cost: { min: 1, max: 1 } }),
        to: 'play',
        rest: 'shuffle',
      },
    }),
  ],
  'unyielding-sensei': [
    action({
      targets: [target(province({ whose: 'yours', broken: false, holds: holding() }))],
      effect: {
        do: 'fetch',
        deck: 'dynasty',
        n: 2,
        what: character({ in: 'dynastyDeck' }),
        to: { province: 'target' },
        rest: 'stay',
      },
    }),
  ],
  'kaiu-forges': [
    action({
      targets: [target(province({ whose: 'yours', holds: holding({ trait: 'kaiu-wall' }) }))],
      effect: {
        do: 'fetch',
        deck: 'dynasty',
        n: 10,
        what: holding({ in: 'dynastyDeck' }),
        to: { switchWith: holding({ in: 'provinces', heldBy: 'target', faceup: true, trait: 'kaiu-wall' }) },
        rest: 'shuffle',
      },
    }),
  ],
  'kyuden-hida': [
    action({
      if: duringPhase('dynasty'),
      cost: [{ bow: 'self' }],
      effect: {
        do: 'fetch',
        deck: 'dynasty',
        n: 3,
        what: character({ in: 'dynastyDeck' }),
        to: 'played',
        rest: 'discard',
      },
    }),
  ],
  'third-whisker-warrens': [
    constant({
      if: { conflict: { at: { whose: 'yours', holds: holding({ trait: 'kaiu-wall' }) } } },
      mayLook: { in: 'dynastyDeck', topmost: true },
    }),
    constant({
      if: { conflict: { at: { whose: 'yours', holds: holding({ trait: 'kaiu-wall' }) } } },
      mayPlay: { in: 'dynastyDeck', topmost: true },
    }),
  ],
}
