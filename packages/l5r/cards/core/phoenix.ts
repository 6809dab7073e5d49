import type { Texts } from '../facts.ts'
import {
  action,
  all,
  atSelf,
  attachTo,
  attacking,
  both,
  bothSkills,
  bow,
  cancel,
  cannot,
  character,
  constant,
  costAtMost,
  discard,
  dishonor,
  draw,
  duringConflict,
  duringElement,
  each,
  either,
  gains,
  glory,
  honor,
  ifYouDo,
  interrupt,
  max,
  more,
  moveHome,
  not,
  opponents,
  opposing,
  participating,
  phaseBegins,
  playOnly,
  reaction,
  ready,
  removeFate,
  selfAttacking,
  selfParticipating,
  selfWins,
  sincerity,
  takeFate,
  takeHonor,
  target,
  targetRing,
  thisConflict,
  thisPhase,
  wouldInterrupt,
  youLose,
  yourParticipating,
  yours,
} from '../words.ts'

/** The Phoenix clan, of the core set. */
export const phoenix: Texts = {
  'isawa-mori-seido': [
    action({
      cost: [{ bow: 'self' }],
      targets: [target(character())],
      effect: thisPhase(glory('target', 2)),
    }),
  ],
  'kuroi-mori': [
    action({
      if: atSelf,
      select: {
        options: [{ effect: { do: 'switchRing', a: 'contested' } }, { effect: { do: 'switchConflictType' } }],
      },
    }),
  ],
  'forgotten-library': [reaction(phaseBegins('draw'), { effect: draw(1) })],
  'ishiken-initiate': [bothSkills('self', { rings: { state: 'claimed' } })],
  // That one of the ring's elements may be picked is a rule of its own (glossary/ringeffekte).
  'seeker-of-knowledge': [constant({ if: selfAttacking, ringGains: 'air' })],
  'adept-of-the-waves': [
    action({
      targets: [target(character())],
      effect: thisPhase(gains('target', 'covert', duringElement('water'))),
    }),
  ],
  'asako-diplomat': [
    reaction(selfWins(), {
      targets: [target(character())],
      effect: either(honor('target'), dishonor('target')),
    }),
  ],
  'fearsome-mystic': [
    glory('self', 2, duringElement('air')),
    action({
      if: selfParticipating(),
      effect: removeFate(1, each(opposing({ glory: { below: { stat: 'glory', of: 'self' } } }))),
    }),
  ],
  'isawa-atsuko': [
    action({
      if: duringElement('void'),
      effect: all(thisConflict(bothSkills(yourParticipating(), 1)), thisConflict(bothSkills(opposing(), -1))),
    }),
  ],
  'isawa-masahiro': [
    action({
      if: duringElement('fire'),
      cost: [{ bow: 'self' }],
      targets: [target(participating(costAtMost(2)))],
      effect: discard('target'),
    }),
  ],
  'meddling-mediator': [
    action({
      if: { conflictsDeclaredAgainstYou: 2 },
      select: { options: [{ effect: takeFate(1) }, { effect: takeHonor(1) }] },
    }),
  ],
  'naive-student': [sincerity],
  'radiant-orator': [
    action({
      if: both(selfParticipating(), more({ has: 'glory' }, { has: 'glory', who: 'opponent' })),
      targets: [target(opponents())],
      effect: moveHome('target'),
    }),
  ],
  'serene-warrior': [],
  'shiba-peacemaker': [cannot('self', 'attack')],
  'shiba-yojimbo': [
    wouldInterrupt(
      { event: 'effectsInitiate', of: { type: 'triggered', targets: yours({ trait: 'shugenja' }) } },
      { effect: cancel },
    ),
  ],
  'shiba-tsukune': [
    interrupt(
      { event: 'phaseEnds', phase: 'conflict' },
      {
        effect: {
          do: 'resolveRing',
          which: { choose: { state: 'unclaimed' }, n: 2, upTo: true },
          as: 'attacker',
        },
      },
    ),
  ],
  'solemn-scholar': [
    action({
      if: both(duringConflict, { ring: { state: 'yours', element: 'earth' } }),
      targets: [target(attacking())],
      effect: bow('target'),
    }),
  ],
  'grasp-of-earth': [
    attachTo(yours({ trait: 'shugenja' })),
    action({
      if: duringConflict,
      cost: [{ bow: 'self' }],
      effect: all(
        thisConflict(constant({ who: 'opponent', cannotMoveToConflict: true })),
        thisConflict(constant({ who: 'opponent', cannotPlay: opponents({ in: 'hand' }) })),
      ),
    }),
  ],
  'magnificent-kimono': [gains('host', 'pride')],
  pacifism: [playOnly(not(duringConflict)), cannot('host', 'participateMilitary')],
  'against-the-waves': [
    action({
      targets: [target(character({ trait: 'shugenja' }))],
      effect: either(bow('target'), ready('target')),
    }),
  ],
  // It waits for the step in which the ring's effect would be resolved (FAQ).
  'display-of-power': [
    reaction(youLose({ unopposed: true }), {
      effect: {
        do: 'delayed',
        when: { event: 'ringEffects', of: 'contested' },
        effect: ifYouDo(
          cancel,
          all({ do: 'resolveRing', which: 'contested', as: 'attacker' }, { do: 'claimRing' }),
        ),
      },
    }),
  ],
  'know-the-world': [
    action({
      effect: all(
        { do: 'switchRing', a: 'yours' },
        { do: 'moveFate', n: 'all', from: { ring: 'it' }, to: { pool: 'you' } },
      ),
    }),
  ],
  'supernatural-storm': [
    action({
      targets: [target(participating())],
      effect: thisConflict(bothSkills('target', { count: yours({ trait: 'shugenja' }) })),
    }),
  ],
  'way-of-the-phoenix': [
    action({
      ...max(1, 'phase'),
      targets: [targetRing({})],
      effect: thisPhase(constant({ who: 'opponent', cannotDeclare: { element: 'target' } })),
    }),
  ],
}
