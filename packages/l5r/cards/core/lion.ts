import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attachTo,
  attacking,
  both,
  bow,
  cannot,
  character,
  choose,
  constant,
  costAtMost,
  defending,
  discard,
  draw,
  duringConflict,
  duringMilitary,
  each,
  forcedReaction,
  gainHonor,
  honor,
  ifSo,
  inProvinces,
  interrupt,
  lessHonorable,
  max,
  military,
  moreHonorable,
  moveHome,
  opponents,
  opponentsTarget,
  opposing,
  phaseBegins,
  placeFate,
  pride,
  province,
  putIntoConflict,
  putIntoPlay,
  reaction,
  ready,
  removeFate,
  restricted,
  selfAttacking,
  selfBroken,
  selfEntersPlay,
  selfParticipating,
  target,
  targetUpTo,
  there,
  thisConflict,
  thisPhase,
  wouldInterrupt,
  youLose,
  yourParticipating,
  yours,
} from '../words.ts'

/** The Lion clan, of the core set. */
export const lion: Texts = {
  'yojin-no-shiro': [
    action({
      if: duringConflict,
      cost: [{ bow: 'self' }],
      effect: thisConflict(military(yours({ attacking: true }), 1)),
    }),
  ],
  'the-art-of-war': [interrupt(selfBroken, { effect: draw(3) })],
  'staging-ground': [
    action({
      targets: [targetUpTo(2, inProvinces({ faceup: false }))],
      effect: { do: 'turnFaceup', what: 'target' },
    }),
  ],
  'master-of-the-spear': [
    action({ if: selfAttacking, targets: [opponentsTarget(opposing())], effect: moveHome('target') }),
  ],
  'vengeful-oathkeeper': [
    reaction(youLose({ type: 'military' }), { from: ['hand'], effect: putIntoPlay('self') }),
  ],
  'akodo-gunso': [
    pride,
    reaction(
      { event: 'entersPlay', what: 'self', from: 'province' },
      { effect: { do: 'refill', of: 'triggering', faceup: true } },
    ),
  ],
  // As a defender, too; but it is always the attacking player who resolves it (FAQ).
  'akodo-toturi': [
    reaction(
      { event: 'ringClaimed', who: 'you', type: 'military' },
      { if: selfParticipating(), effect: { do: 'resolveRing', which: 'triggering' } },
    ),
  ],
  deathseeker: [
    reaction(
      { event: 'losesConflict', what: 'self', as: 'attacker' },
      {
        cost: [{ sacrifice: 'self' }],
        targets: [target(opponents())],
        effect: ifSo(
          { that: 'target', is: { fate: { max: 0 } } },
          discard('target'),
          removeFate(1, 'target'),
        ),
      },
    ),
  ],
  'honored-general': [
    military(yourParticipating({ isNot: 'self', clan: 'lion' }), 1, selfParticipating()),
    reaction(selfEntersPlay, { effect: honor('self') }),
  ],
  'ikoma-eiji': [
    reaction(youLose({ type: 'political' }), {
      effect: putIntoPlay(
        choose(character({ trait: 'bushi', ...costAtMost(3), in: ['dynastyDiscard', 'provinces'] })),
      ),
    }),
  ],
  'ikoma-prodigy': [reaction({ event: 'fatePlaced', what: 'self' }, { effect: gainHonor(1) })],
  'kitsu-spiritcaller': [
    action({
      if: duringConflict,
      cost: [{ bow: 'self' }],
      targets: [target(character({ in: ['dynastyDiscard', 'conflictDiscard'] }))],
      effect: all(putIntoConflict('target'), {
        do: 'delayed',
        when: { endOf: 'conflict' },
        if: { that: 'target', is: { in: 'play' } },
        effect: { do: 'put', what: 'target', to: { bottom: 'own' } },
      }),
    }),
  ],
  'lion-s-pride-brawler': [
    action({
      if: selfAttacking,
      targets: [target(character({ military: { max: { stat: 'military', of: 'self' } } }))],
      effect: bow('target'),
    }),
  ],
  'matsu-beiona': [
    reaction(selfEntersPlay, {
      if: there(yours({ isNot: 'self', trait: 'bushi' }), 3),
      effect: placeFate(2, 'self'),
    }),
  ],
  'matsu-berserker': [],
  'obstinate-recruit': [constant({ to: 'self', discardedIf: lessHonorable })],
  'steadfast-samurai': [
    forcedReaction(phaseBegins('fate'), {
      if: moreHonorable(5),
      effect: thisPhase(cannot('self', ['beDiscarded', 'loseFate'])),
    }),
  ],
  'venerable-historian': [action({ if: both(selfParticipating(), moreHonorable()), effect: honor('self') })],
  'guidance-of-the-ancestors': [action({ from: ['conflictDiscard'], effect: { do: 'play', what: 'self' } })],
  'honored-blade': [restricted, reaction({ event: 'winsConflict', what: 'host' }, { effect: gainHonor(1) })],
  sashimono: [
    attachTo(yours({ trait: 'bushi' })),
    constant({ to: 'host', doesNotBow: 'conflictResolution', type: 'military' }),
  ],
  'for-greater-glory': [
    reaction(
      { event: 'provinceBroken', what: province(), who: 'you' },
      {
        ...max(1, 'conflict'),
        if: duringMilitary,
        effect: placeFate(1, each(yourParticipating({ trait: 'bushi' }))),
      },
    ),
  ],
  'ready-for-battle': [
    reaction(
      { event: 'bowed', what: yours(), by: { who: 'opponent', kind: 'cardOrRing' } },
      { effect: ready('triggering') },
    ),
  ],
  'stand-your-ground': [
    wouldInterrupt(
      { event: 'leavesPlay', what: yours({ status: 'honored' }) },
      { effect: { do: 'replace', effect: { do: 'discardStatus', what: 'triggering', status: 'honored' } } },
    ),
  ],
  'strength-in-numbers': [
    action({
      if: { attackingPlayer: true },
      targets: [target(defending({ glory: { max: { count: attacking() } } }))],
      effect: moveHome('target'),
    }),
  ],
  'way-of-the-lion': [
    action({
      if: duringConflict,
      targets: [target(character({ clan: 'lion' }))],
      effect: thisConflict(constant({ to: 'target', double: 'baseMilitary' })),
    }),
  ],
}
