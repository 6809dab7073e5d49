import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attachTo,
  attachToYours,
  attacking,
  blank,
  both,
  bothSkills,
  bow,
  cannot,
  character,
  constant,
  defending,
  duringConflict,
  duringElement,
  each,
  either,
  forcedReaction,
  gains,
  holding,
  lessHonorable,
  loseHonor,
  max,
  military,
  moveToConflict,
  phaseBegins,
  province,
  reaction,
  ready,
  restricted,
  selfEntersPlay,
  selfParticipating,
  selfRevealed,
  sincerity,
  strength,
  target,
  that,
  thisConflict,
  thisPhase,
  yourParticipating,
  yours,
} from '../words.ts'

/** The Crab clan, of the Elemental cycle. */
export const crab: Texts = {
  'spreading-the-darkness': [
    action({
      cost: [{ honor: 2 }],
      targets: [target(yourParticipating())],
      effect: all(
        thisConflict(military('target', 4)),
        thisConflict(constant({ to: 'target', cannot: 'beTargeted', by: 'opponents' })),
      ),
    }),
  ],
  'tainted-hero': [
    cannot('self', ['beDeclaredAttacker', 'beDeclaredDefender']),
    action({ cost: [{ sacrifice: character() }], effect: thisPhase(blank('self')) }),
  ],
  'flooded-waste': [reaction(selfRevealed, { effect: bow(each(attacking())) })],
  'third-tower-guard': [
    military('self', 2, {
      either: [
        { ring: { state: 'yours', element: 'earth' } },
        { ring: { state: 'yours', element: 'water' } },
      ],
    }),
  ],
  'yasuki-broker': [
    gains(yours(), 'courtesy', selfParticipating()),
    gains(yours(), 'sincerity', selfParticipating()),
  ],
  'kuni-laboratory': [
    bothSkills(yours(), 1),
    forcedReaction(phaseBegins('conflict'), { effect: loseHonor(1) }),
  ],
  'fight-on': [
    action({
      if: { defendingPlayer: true },
      targets: [target(yours({ bowed: true }))],
      effect: all(ready('target'), moveToConflict('target')),
    }),
  ],
  pragmatism: [
    attachToYours,
    bothSkills('host', 1, lessHonorable),
    cannot('host', ['beHonored', 'beDishonored'], lessHonorable),
  ],
  'kuni-yori': [
    bothSkills(yours(), 1, duringElement('earth')),
    action({
      if: duringConflict,
      cost: [{ honor: 1 }],
      targets: [{ player: 'any' }],
      effect: { do: 'discardFromHand', n: 1, who: 'chosen', random: true },
    }),
  ],
  'wicked-tetsubo': [
    attachTo(character({ trait: 'berserker' })),
    restricted,
    action({
      if: that('host', { attacking: true }),
      targets: [target(defending())],
      select: {
        options: [
          { effect: thisConflict(constant({ to: 'target', set: { military: 0 } })) },
          { effect: thisConflict(constant({ to: 'target', set: { political: 0 } })) },
        ],
      },
    }),
  ],
  'apprentice-earthcaller': [
    action({
      if: duringConflict,
      targets: [target(attacking({ attachments: { max: 0 } }))],
      effect: thisConflict(constant({ to: 'target', setPrinted: true })),
    }),
  ],
  'hiruma-outpost': [
    constant({
      if: that({ provinceOf: 'self' }, { broken: false }),
      to: 'self',
      gainsAbility: reaction(
        { event: 'conflictDeclared', who: 'opponent', at: province({ holds: { no: holding() } }) },
        { effect: loseHonor(1, 'opponent') },
      ),
    }),
  ],
  'specialized-defenses': [
    action({
      if: both(duringConflict, {
        either: [
          { ring: { state: 'contested', ofProvince: true } },
          { ring: { state: 'yours', ofProvince: true } },
        ],
      }),
      effect: thisConflict(constant({ to: province({ attacked: true }), double: 'strength' })),
    }),
  ],
  'nezumi-infiltrator': [
    constant({ to: 'self', immuneTo: { trait: ['shadowlands', 'maho'] } }),
    reaction(selfEntersPlay, {
      if: duringConflict,
      ...max(1, 'conflict'),
      effect: either(
        thisConflict(strength(province({ attacked: true }), 1)),
        thisConflict(constant({ to: province({ attacked: true }), strength: -1, min: 1 })),
      ),
    }),
  ],
  'hiruma-kogoe': [
    sincerity,
    reaction(phaseBegins('draw'), {
      if: lessHonorable,
      effect: { do: 'arrangeTop', n: 3, deck: 'conflict', how: 'order' },
    }),
  ],
}
