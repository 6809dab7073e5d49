import type { Texts } from '../facts.ts'
import {
  action,
  all,
  ancestral,
  attachment,
  bothSkills,
  bow,
  cannot,
  character,
  constant,
  costAtLeast,
  dire,
  draw,
  duel,
  duringConflict,
  duringPolitical,
  forcedReaction,
  gains,
  gainsAbility,
  glory,
  honor,
  ifSo,
  ifYouDo,
  interrupt,
  limited,
  moveHome,
  moveToConflict,
  opponents,
  opponentsTarget,
  participating,
  playOnly,
  playOnlyOn,
  pride,
  province,
  reaction,
  restricted,
  selfBroken,
  selfParticipating,
  selfWins,
  target,
  targetUpTo,
  that,
  there,
  thisConflict,
  unlimited,
  yourParticipating,
  yours,
  youWin,
} from '../words.ts'

/** The Crane clan, of the Temptations cycle. */
export const crane: Texts = {
  'arrogant-kakita': [
    pride,
    forcedReaction(
      { event: 'defendersDeclared' },
      {
        ...unlimited,
        if: selfParticipating(),
        cost: [{ duel: 'military', against: opponents() }],
        effect: { do: 'resolveDuel', result: ifSo(that('duelLoser', { is: 'self' }), moveHome('self')) },
      },
    ),
  ],
  'fu-sui-temple': [gains(participating(), 'pride', duringPolitical)],
  'the-way-of-peace': [
    interrupt(selfBroken, { targets: [targetUpTo(3, character())], effect: honor('target') }),
  ],
  'raze-to-the-ground': [
    reaction(youWin({ type: 'military' }), {
      if: that('attackedProvince', province({ stronghold: false })),
      cost: [{ dishonor: participating() }, { breakProvince: province({ faceup: true }) }],
      effect: { do: 'breakProvince', what: 'attackedProvince' },
    }),
  ],
  'setting-the-standard': [
    restricted,
    gainsAbility(
      'host',
      reaction(selfWins(), { effect: ifYouDo(draw(2), { do: 'discardFromHand', n: 1, who: 'you' }) }),
    ),
  ],
  'superior-authority': [
    action({
      if: duringConflict,
      effect: thisConflict(constant({ counts: character({ fate: { max: 0 } }), as: 'nothing' })),
    }),
  ],
  'exemplary-etiquette': [
    action({ if: duringConflict, effect: thisConflict(cannot(character(), 'triggerAbilities')) }),
  ],
  'desperate-negotiator': [dire(bothSkills('self', 2))],
  'dutiful-assistant': [ancestral, glory('host', 2, that('host', { status: 'honored' }))],
  'daidoji-iron-warrior': [
    reaction(selfWins(), { effect: { do: 'discardFromHand', n: 4, who: 'eachPlayer', downTo: true } }),
  ],

  'talented-performer': [constant({ to: 'self', mustBeTargeted: true, by: 'anybody' })],
  'diplomatic-gift-giver': [
    action({
      if: selfParticipating(),
      targets: [target(opponents()), opponentsTarget(yours())],
      effect: all(
        { do: 'moveFate', n: 1, from: { pool: 'you' }, to: 'target' },
        { do: 'moveFate', n: 1, from: { pool: 'opponent' }, to: 'second' },
      ),
    }),
  ],
  'tsangusuri-ward': [
    playOnlyOn(yours()),
    playOnly(there(yours({ trait: 'shugenja' }))),
    constant({ to: 'host', cannotBear: attachment(), only: 'played', by: 'opponents' }),
  ],
  'an-agreeable-arrangement': [
    action({
      cost: [{ giveControl: character({ bowed: false, ...costAtLeast(2) }) }],
      targets: [target(opponents({ notTrait: 'champion' }))],
      effect: bow('target'),
    }),
  ],
  'asahina-peacekeeper': [limited, constant({ attackersCost: 1, type: 'military' })],

  'disparaging-challenge': [
    action({
      if: duringConflict,
      targets: [target(yourParticipating()), target(opponents({ home: true }))],
      effect: duel(
        'political',
        'target',
        'second',
        ifSo(that('duelLoser', { home: true }), moveToConflict('duelLoser'), moveHome('duelLoser')),
      ),
    }),
  ],
}
