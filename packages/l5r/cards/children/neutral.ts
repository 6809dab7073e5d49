import type { Texts } from '../facts.ts'
import {
  action,
  all,
  atMostHonor,
  atSelf,
  attachment,
  both,
  bothSkills,
  bow,
  cancel,
  character,
  composure,
  constant,
  costAtLeast,
  draw,
  duel,
  duringConflict,
  gainHonor,
  glory,
  honor,
  ifSo,
  interrupt,
  limit,
  loseFate,
  loseHonor,
  lowerBid,
  more,
  opponents,
  opponentsTarget,
  opposing,
  participating,
  playOnly,
  reaction,
  selfAttacking,
  selfDefending,
  selfParticipating,
  selfRevealed,
  target,
  that,
  thisConflict,
  thisPhase,
  unlimited,
  wouldInterrupt,
  yourParticipating,
  yours,
} from '../words.ts'

/** Neutral cards, of Children of the Empire. */
export const neutral: Texts = {
  'stay-your-hand': [wouldInterrupt({ event: 'duelResolves', involving: yours() }, { effect: cancel })],
  'vassal-fields': [action({ if: atSelf, effect: loseFate(1, 'opponent') })],
  'aspiring-challenger': [
    composure(glory('self', 2)),
    action({
      if: duringConflict,
      cost: [{ duel: 'military', against: opponents() }],
      effect: { do: 'resolveDuel', result: honor('duelWinner') },
    }),
  ],
  'proving-ground': [
    reaction({ event: 'duelWon', what: yours() }, { ...limit(2, 'round'), effect: draw(1) }),
  ],
  'temple-of-the-dragons': [
    reaction(selfRevealed, { effect: { do: 'resolveRing', which: 'contested', as: 'attacker' } }),
  ],
  'prayers-to-ebisu': [
    action({
      effect: all(
        { do: 'each', who: 'eachPlayer', effect: ifSo(more({ has: 'honor' }, 18), loseHonor(4)) },
        { do: 'each', who: 'eachPlayer', effect: ifSo(atMostHonor(6), gainHonor(4)) },
        draw(1),
      ),
    }),
  ],
  'kiku-matsuri': [
    action({
      if: atSelf,
      targets: [target(yourParticipating()), target(opposing())],
      effect: honor('targets'),
    }),
  ],
  'midnight-revels': [
    reaction(
      { event: 'conflictDeclared', at: 'self' },
      {
        targets: [target(character({ cost: { min: { highest: 'cost', among: character() } } }))],
        effect: bow('target'),
      },
    ),
  ],
  'humble-magistrate': [constant({ if: selfAttacking, counts: character(costAtLeast(4)), as: 'nothing' })],
  'akodo-toturi-2': [
    action({
      if: both(selfParticipating(), { favor: 'yours' }),
      effect: thisConflict(constant({ who: 'any', cannotPlay: { in: 'hand' } })),
    }),
  ],
  'righteous-magistrate': [constant({ if: selfDefending, honorStands: true })],
  'unveiled-destiny': [constant({ if: that('host', { attacking: true }), ringGains: 'role' })],
  'seppun-hidden-guard': [
    wouldInterrupt(
      { event: 'effectsInitiate', of: { type: 'character', targets: yours({ unique: true }) } },
      {
        cost: [{ sacrifice: 'self' }],
        effect: all(cancel, {
          do: 'discardFromHand',
          n: 1,
          who: { controllerOf: 'triggering' },
          random: true,
        }),
      },
    ),
  ],
  'defend-your-honor': [
    wouldInterrupt(
      { event: 'effectsInitiate', of: { type: 'event', by: 'opponent' } },
      {
        if: duringConflict,
        targets: [target(yourParticipating()), opponentsTarget(opposing())],
        effect: duel('military', 'target', 'second', ifSo(that('duelWinner', { whose: 'yours' }), cancel)),
      },
    ),
  ],
  'warm-welcome': [
    playOnly(lowerBid),
    action({
      targets: [target({ in: 'conflictDiscard', isNot: 'self' })],
      effect: ifSo(
        that('target', { type: 'event' }),
        { do: 'playEvent', what: 'target', under: true },
        { do: 'play', what: 'target' },
      ),
    }),
  ],
  'kujira-s-hireling': [
    action({
      ...unlimited,
      anyPlayer: true,
      cost: [{ fate: 1 }],
      select: {
        options: [
          { effect: thisPhase(bothSkills('self', 1)) },
          { effect: thisPhase(bothSkills('self', -1)) },
        ],
      },
    }),
  ],
  'illustrious-forge': [
    reaction(selfRevealed, { effect: { do: 'search', n: 5, take: { filter: attachment(), onto: yours() } } }),
  ],
  'miya-library': [action({ effect: { do: 'switchFromTop', n: 4, of: character({ trait: 'imperial' }) } })],
  'hantei-xxxviii': [
    { kind: 'noAttachments' },
    constant({ to: 'self', discardedIf: { favor: 'opponents' } }),
    action({ if: duringConflict, targets: [target(participating())], effect: bow('target') }),
    interrupt({ event: 'choosesTargets', who: 'opponent' }, { effect: { do: 'chooseTargets' } }),
  ],
}
