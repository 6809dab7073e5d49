import type { Texts } from '../facts.ts'
import {
  action,
  all,
  ancestral,
  atSelf,
  attachTo,
  attacking,
  bothSkills,
  bow,
  cannot,
  character,
  constant,
  costAtMost,
  covert,
  dire,
  draw,
  duringConflict,
  each,
  gainHonor,
  holding,
  ifSo,
  ifYouDo,
  limited,
  loseFate,
  maho,
  max,
  military,
  more,
  moveToConflict,
  noAttachmentsExcept,
  participating,
  placeFate,
  province,
  reaction,
  restricted,
  selfDefending,
  selfParticipating,
  selfWins,
  strength,
  target,
  that,
  thisConflict,
  thisRound,
  unlimited,
  youWin,
} from '../words.ts'

/** The Crab clan, of the Temptations cycle. */
export const crab: Texts = {
  'battle-meditation': [
    reaction(
      { event: 'provinceBroken', what: province(), who: 'you' },
      {
        ...max(1, 'conflict'),
        if: { conflict: { participating: { whose: 'yours', type: 'character', trait: 'berserker' } } },
        effect: draw(3),
      },
    ),
  ],
  'silent-skirmisher': [
    action({
      if: duringConflict,
      cost: [{ sacrifice: character({ isNot: 'self' }) }],
      effect: thisConflict(military('self', 2)),
    }),
  ],
  'the-eternal-watch': [
    action({
      if: atSelf,
      targets: [target(attacking())],
      select: {
        by: 'opponent',
        options: [{ effect: bow('target') }, { effect: { do: 'giveHonor', n: 1, who: 'opponent' } }],
      },
    }),
  ],
  'damned-hida': [dire(military('self', 3))],
  'castle-of-the-forgotten': [
    reaction(
      { event: 'provinceBroken', what: province(), who: 'you' },
      { cost: [{ bow: 'self' }], effect: thisRound(constant({ conflictsAre: 'military' })) },
    ),
  ],
  'repentant-legion': [
    noAttachmentsExcept('weapon'),
    reaction(
      { event: 'provinceBroken', what: province(), who: 'you' },
      { if: selfParticipating(), effect: { do: 'addToProvinces' } },
    ),
  ],
  enraged: [],
  'at-any-cost': [
    limited,
    action({ cost: [{ honor: 3 }], targets: [target(character())], effect: placeFate(2, 'target') }),
  ],
  'master-of-jade': [
    action({ cost: [{ honor: 2 }], targets: [target(character())], effect: placeFate(1, 'target') }),
  ],
  'yasuki-oguri-2': [
    covert,
    action({
      if: selfDefending,
      cost: [{ fate: 1 }],
      targets: [target(character({ fate: { min: 1 } }))],
      effect: moveToConflict('target'),
    }),
  ],
  'midnight-builder': [
    dire(constant({ to: holding({ whose: 'yours' }), extraUses: 1 })),
    strength(holding({ whose: 'yours' }), 2),
  ],
  'watchtower-of-sun-s-shadow': [
    bothSkills(
      attacking({ whose: 'opponents' }),
      { negative: { stat: 'fate', of: 'itself' } },
      { conflict: { at: province({ whose: 'yours', holds: { type: 'holding', trait: 'kaiu-wall' } }) } },
    ),
    {
      kind: 'interrupt',
      forced: true,
      when: { event: 'provinceBroken', what: province({ holds: { is: 'self' } }) },
      ...unlimited,
      effect: loseFate(2),
    },
  ],
  chikara: [
    attachTo(character({ unique: true, clan: 'crab' })),
    ancestral,
    restricted,
    constant({
      if: that('host', { trait: 'champion' }),
      to: 'host',
      gainsAbility: reaction(selfWins(), {
        targets: [target(participating())],
        effect: ifYouDo(
          { do: 'moveFate', n: 'all', from: 'target', to: { pool: { controllerOf: 'target' } } },
          { do: 'sacrifice', what: 'target', who: { controllerOf: 'target' } },
        ),
      }),
    }),
  ],
  'darkness-rising': [
    maho,
    action({
      if: duringConflict,
      cost: [{ dishonor: participating() }],
      effect: bow(each(participating({ military: { below: { stat: 'military', of: 'paid' } } }))),
    }),
  ],
  'tetsubo-of-blood': [maho, limited, restricted, cannot('host', 'beHonored')],

  'doom-thrower': [
    action({
      if: duringConflict,
      cost: [{ sacrifice: character(), counting: 'fate' }],
      effect: ifSo(
        more({ paidSkill: 'fate' }, 0),
        thisConflict(strength(province({ attacked: true }), -5)),
        thisConflict(strength(province({ attacked: true }), -2)),
      ),
    }),
  ],
  'guardians-of-rokugan': [
    reaction(youWin({ as: 'defender' }), {
      effect: {
        do: 'fetch',
        deck: 'dynasty',
        n: { margin: true },
        what: character({ in: 'dynastyDeck', ...costAtMost({ margin: true }) }),
        to: 'play',
        rest: 'shuffle',
      },
    }),
  ],

  'unleashed-experiment': [
    dire(constant({ to: 'self', losesAbilities: true })),
    constant({ to: 'self', declaringCosts: 2 }),
  ],
  untainted: [
    attachTo(province({ broken: false })),
    reaction(youWin({ at: 'host' }), {
      targets: [
        target({ either: [participating({ status: 'any' }), province({ attacked: true, status: 'any' })] }),
      ],
      effect: all({ do: 'discardToken', what: 'target' }, gainHonor(1)),
    }),
  ],
}
