import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attachToYours,
  both,
  bow,
  cannot,
  character,
  constant,
  costAtMost,
  draw,
  duel,
  duringConflict,
  duringMilitary,
  duringPolitical,
  each,
  gainHonor,
  honor,
  ifSo,
  ifYouDo,
  inProvinces,
  limit,
  limited,
  max,
  may,
  more,
  moreHonorable,
  opponentDiscards,
  opponents,
  opponentsTarget,
  opposing,
  participating,
  placeFate,
  playOnly,
  playOnlyOn,
  political,
  putIntoPlay,
  reaction,
  restricted,
  selfParticipating,
  selfPlayed,
  selfRevealed,
  target,
  that,
  thisPhase,
  thisRound,
  unlimited,
  yourParticipating,
  yours,
} from '../words.ts'

/** The Crane clan, of Masters of the Court. */
export const crane: Texts = {
  'kyuden-kakita': [
    reaction(
      { event: 'duelResolved' },
      {
        cost: [{ bow: 'self' }],
        targets: [target(yours({ involvedInDuel: true }))],
        effect: honor('target'),
      },
    ),
  ],
  'kakita-favorite': [political('self', 2, that('self', { involvedInDuel: true }))],
  'benevolent-host': [
    reaction(selfPlayed, {
      targets: [target(character({ trait: 'courtier', in: 'provinces' }))],
      effect: all(putIntoPlay('target'), ifSo(that('target', costAtMost(2)), placeFate(1, 'target'))),
    }),
  ],
  'festival-for-the-fortunes': [action({ effect: honor(each(character())) })],
  'kakita-yuri': [
    action({
      if: duringConflict,
      cost: [{ duel: 'political', against: opponents(), by: 'opponent' }],
      effect: {
        do: 'resolveDuel',
        result: all(
          ifSo(
            that('duelLoser', { whose: 'opponents' }),
            thisPhase(constant({ who: 'opponent', cannotDeclare: { type: 'military' } })),
          ),
          ifSo(
            that('duelLoser', { whose: 'yours' }),
            thisPhase(constant({ who: 'you', cannotDeclare: { type: 'military' } })),
          ),
        ),
      },
    }),
  ],
  gossip: [
    limited,
    action({
      cost: [{ nameCard: true }],
      effect: thisPhase(constant({ who: 'opponent', cannotPlay: { ofNamedName: true, in: 'hand' } })),
    }),
  ],
  'maker-of-keepsakes': [cannot('self', 'receiveDishonored')],
  'beloved-advisor': [action({ effect: draw(1, 'eachPlayer') })],
  'daidoji-uji': [
    constant({
      if: that('self', { status: 'honored' }),
      mayPlay: inProvinces({ type: 'character', faceup: true }),
    }),
  ],
  'asahina-takamori': [
    reaction(
      { event: 'played', what: character({ clan: 'crane' }), who: 'you' },
      {
        targets: [target(opponents({ cost: { max: { stat: 'cost', of: 'triggering' } } }))],
        effect: thisRound(cannot('target', ['beDeclaredAttacker', 'beDeclaredDefender'])),
      },
    ),
  ],
  'winter-court-hosts': [
    { kind: 'noAttachments' },
    reaction(
      { event: 'played', what: {}, who: 'opponent' },
      { ...unlimited, if: both(selfParticipating(), moreHonorable()), effect: draw(1) },
    ),
  ],
  'political-sanction': [
    playOnly(both(duringPolitical, more({ has: 'political' }, { has: 'political', who: 'opponent' }))),
    playOnlyOn(participating()),
    cannot('host', 'triggerAbilities'),
  ],
  'letter-from-the-daimyo': [
    attachToYours,
    restricted,
    reaction(
      { event: 'winsConflict', what: 'host', type: 'political' },
      { cost: [{ sacrifice: 'self' }], effect: opponentDiscards(2) },
    ),
  ],
  'market-of-kaze-no-kami': [
    reaction(selfRevealed, {
      targets: [target(character({ notStatus: 'honored' }))],
      effect: bow('target'),
    }),
  ],
  'the-spear-rushes-forth': [
    action({
      if: duringMilitary,
      cost: [{ discardStatus: participating(), status: 'honored' }],
      targets: [target(opposing())],
      effect: bow('target'),
    }),
  ],
  'courteous-scheming': [
    action({
      if: duringPolitical,
      targets: [target(yourParticipating()), opponentsTarget(opposing())],
      ...max(1, 'round'),
      effect: duel('political', 'target', 'second', {
        do: 'each',
        who: { controllerOf: 'duelWinner' },
        effect: { do: 'additionalConflict', type: 'political' },
      }),
    }),
  ],
  'distinguished-dojo': [
    reaction(
      { event: 'duelWon', what: yours() },
      {
        ...limit(3, 'round'),
        effect: ifYouDo(
          { do: 'placeHonorToken', what: 'self' },
          may(all(gainHonor({ stat: 'tokens', of: 'self' }), { do: 'sacrifice', what: 'self' })),
        ),
      },
    ),
  ],
  'iwasaki-pupil': [constant({ drawsFewer: 2 })],
}
