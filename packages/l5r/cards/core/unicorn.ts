import type { Filter } from '../../abilities.ts'
import type { Texts } from '../facts.ts'
import {
  action,
  attach,
  attachment,
  attachTo,
  attachToYours,
  attacking,
  bothSkills,
  cannot,
  character,
  choose,
  constant,
  discard,
  draw,
  duringConflict,
  duringMilitary,
  duringPolitical,
  gainFate,
  limit,
  military,
  moveToConflict,
  noAttachmentsExcept,
  opponents,
  opponentsTarget,
  opposing,
  province,
  putIntoConflict,
  reaction,
  ready,
  selfEntersPlay,
  selfParticipating,
  target,
  targetUpTo,
  thisConflict,
  wouldInterrupt,
  yourParticipating,
  yours,
} from '../words.ts'

const fallenCavalry: Filter = character({ trait: 'cavalry', in: 'dynastyDiscard' })

/** The Unicorn clan, of the core set. */
export const unicorn: Texts = {
  'golden-plains-outpost': [
    action({
      if: duringMilitary,
      cost: [{ bow: 'self' }],
      targets: [target(yours({ trait: 'cavalry' }))],
      effect: moveToConflict('target'),
    }),
  ],
  'endless-plains': [
    reaction(
      { event: 'conflictDeclared', at: 'self' },
      { cost: [{ breakSelf: true }], targets: [opponentsTarget(attacking())], effect: discard('target') },
    ),
  ],
  'ide-messenger': [
    action({
      if: duringConflict,
      cost: [{ fate: 1 }],
      targets: [target(yours())],
      effect: moveToConflict('target'),
    }),
  ],
  'iuchi-wayfinder': [
    reaction(selfEntersPlay, {
      effect: { do: 'lookAt', what: choose(province({ whose: 'opponents', faceup: false })) },
    }),
  ],
  'aggressive-moto': [cannot('self', 'beDeclaredDefender')],
  'border-rider': [action({ effect: ready('self') })],
  'giver-of-gifts': [
    action({ targets: [target(attachment({ whose: 'yours' }))], effect: attach('target', choose(yours())) }),
  ],
  'ide-trader': [
    reaction(
      { event: 'movedToConflict', what: character() },
      {
        ...limit(1, 'conflict'),
        if: selfParticipating(),
        select: { options: [{ effect: gainFate(1) }, { effect: draw(1) }] },
      },
    ),
  ],
  'meishodo-wielder': [constant({ if: { firstPlayer: true }, reduceCost: 1, of: 'self' })],
  'moto-horde': [noAttachmentsExcept('weapon')],
  'moto-youth': [military('self', 1, { firstConflict: 'military' })],
  'shinjo-altansarnai': [
    reaction(
      { event: 'provinceBroken', what: province(), who: 'you' },
      {
        if: selfParticipating('military'),
        targets: [opponentsTarget(opponents())],
        effect: discard('target'),
      },
    ),
  ],
  'shinjo-outrider': [action({ if: duringConflict, effect: moveToConflict('self') })],
  'shinjo-tatsuo': [
    action({
      if: duringConflict,
      targets: [target({ is: 'self' }), targetUpTo(1, yours({ isNot: 'self' }))],
      effect: moveToConflict('targets'),
    }),
  ],
  'utaku-infantry': [
    bothSkills('self', { count: yourParticipating({ clan: 'unicorn' }) }, selfParticipating()),
  ],
  'utaku-yumino': [
    action({
      ...limit(1, 'conflict'),
      if: duringConflict,
      cost: [{ discard: { in: 'hand' }, n: 1 }],
      effect: thisConflict(bothSkills('self', 2)),
    }),
  ],
  'warrior-poet': [action({ if: selfParticipating(), effect: thisConflict(bothSkills(opposing(), -1)) })],
  // Its printed bonus is X.
  'born-in-war': [
    attachTo(character({ trait: 'cavalry' })),
    military('host', { rings: { state: 'unclaimed' } }),
  ],
  'favored-mount': [
    attachToYours,
    constant({ to: 'host', gainsTrait: 'cavalry' }),
    action({ if: duringConflict, cost: [{ bow: 'self' }], effect: moveToConflict('host') }),
  ],
  spyglass: [
    reaction({ event: 'committedOrMoved', what: 'host' }, { ...limit(2, 'round'), effect: draw(1) }),
  ],
  breakthrough: [
    reaction(
      { event: 'conflictResolved', as: 'attacker', first: true, broke: true },
      { effect: { do: 'declareConflict' } },
    ),
  ],
  'captive-audience': [
    action({
      if: duringPolitical,
      cost: [{ honor: 1 }],
      effect: { do: 'switchConflictType', to: 'military' },
    }),
  ],
  // As many as the printed costs allow.
  'cavalry-reserves': [
    action({
      if: duringMilitary,
      targets: [{ ...targetUpTo('any', fallenCavalry), totalCost: 6 }],
      effect: putIntoConflict('target'),
    }),
  ],
  'i-am-ready': [
    action({ cost: [{ removeFate: 1, from: character({ clan: 'unicorn' }) }], effect: ready('paid') }),
  ],
  'way-of-the-unicorn': [
    wouldInterrupt({ event: 'passFirstPlayer', who: 'you' }, { effect: { do: 'keepFirstPlayer' } }),
  ],
}
