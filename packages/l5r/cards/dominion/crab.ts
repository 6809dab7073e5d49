import type { Texts } from '../facts.ts'
import {
  action,
  attachTo,
  attacking,
  cannot,
  character,
  choose,
  constant,
  costAtMost,
  dishonor,
  duringMilitary,
  eminent,
  gainHonor,
  gainsAbility,
  holding,
  inProvinces,
  interrupt,
  limit,
  max,
  moveHome,
  opponentDiscards,
  opponentDiscardsRandom,
  opponentsTarget,
  opposing,
  province,
  rally,
  reaction,
  restricted,
  selfAttacking,
  selfEntersPlay,
  selfParticipating,
  selfWins,
  strength,
  target,
  that,
  unlimited,
  wouldInterrupt,
} from '../words.ts'

/** The Crab clan, of the Dominion cycle. */
export const crab: Texts = {
  'shrug-off-despair': [
    cannot('self', 'beStronghold'),
    action({
      if: { conflict: { at: province({ whose: 'yours', isNot: 'self' }) } },
      effect: { do: 'moveConflict', to: 'self' },
    }),
  ],
  'butcher-of-the-fallen': [
    rally,
    cannot(
      character({ military: { below: { count: province({ whose: 'yours', broken: false }) } } }),
      'beDeclaredDefender',
      selfAttacking,
    ),
  ],
  'shinsei-s-last-hope': [
    eminent,
    constant({ reduceCost: 2, of: character({ in: 'provinces', heldBy: 'self' }) }),
    constant({ to: character(), entersAs: 'dishonored', playedFrom: 'self' }),
  ],
  'ceaseless-duty': [
    wouldInterrupt(
      {
        event: 'leavesPlay',
        what: character(costAtMost({ count: province({ whose: 'yours', broken: false }) })),
      },
      { effect: { do: 'remain' } },
    ),
  ],
  'obsidian-talisman': [
    action({ ...unlimited, cost: [{ honor: 1 }], effect: { do: 'discardToken', what: 'host' } }),
  ],
  'kuni-purifier': [
    reaction({ event: 'conflictPassed', who: 'opponent' }, { effect: opponentDiscardsRandom(1) }),
  ],
  'pious-guardian': [
    rally,
    interrupt(
      { event: 'phaseEnds', phase: 'conflict' },
      { if: { there: province({ whose: 'yours', broken: true }), atMost: 1 }, effect: gainHonor(1) },
    ),
  ],
  'sturdy-tetsubo': [
    restricted,
    gainsAbility('host', reaction(selfWins(), { ...limit(2, 'round'), effect: opponentDiscards(1) })),
  ],
  'blatant-swindler': [
    action({
      if: selfParticipating(),
      cost: [{ giveHonor: 1 }],
      targets: [opponentsTarget(opposing())],
      effect: moveHome('target'),
    }),
  ],
  'hida-etsuji': [cannot('self', 'beEvaded'), constant({ to: province({ whose: 'yours' }), extraUses: 1 })],
  'fire-and-oil': [
    constant({
      if: that({ provinceOf: 'self' }, { broken: false }),
      to: 'self',
      gainsAbility: action({
        if: { conflict: { at: province({ whose: 'yours' }) } },
        cost: [{ honor: 1 }],
        targets: [target(attacking())],
        effect: dishonor('target'),
      }),
    }),
  ],
  'inventive-buttressing': [
    attachTo(province({ whose: 'yours', broken: false })),
    strength('host', 3, duringMilitary),
  ],
  'our-foe-does-not-wait': [
    reaction(
      { event: 'conflictPassed', who: 'you' },
      {
        ...max(1, 'opportunity'),
        targets: [target(province({ whose: 'yours', broken: false, stronghold: false }))],
        effect: {
          do: 'fetch',
          deck: 'dynasty',
          n: 8,
          what: { in: 'dynastyDeck' },
          to: { province: 'target' },
          rest: 'shuffle',
        },
      },
    ),
  ],
  'third-whisker-sneak': [
    constant({ to: 'self', immuneTo: { trait: ['shadowlands', 'maho'] } }),
    reaction(
      { event: 'winsConflict', what: 'self', unopposed: true },
      { effect: { do: 'search', n: { count: province({ whose: 'yours', broken: false }) }, take: {} } },
    ),
  ],
  'recalled-defenses': [
    rally,
    action({
      effect: {
        do: 'moveToProvince',
        what: choose(inProvinces()),
        to: choose(province({ whose: 'yours', stronghold: true })),
      },
    }),
  ],
  'apprentice-engineer': [
    reaction(selfEntersPlay, {
      targets: [target(holding({ in: 'dynastyDiscard' }))],
      effect: {
        do: 'settle',
        what: 'target',
        in: choose(province({ whose: 'yours', broken: false, stronghold: false })),
      },
    }),
  ],
}
