import type { Texts } from '../facts.ts'
import {
  action,
  after,
  all,
  attachTo,
  attacking,
  bow,
  cannot,
  character,
  composure,
  constant,
  dishonor,
  draw,
  duel,
  duringConflict,
  honor,
  ifSo,
  instead,
  may,
  moveHome,
  opponentDiscards,
  opponentDiscardsRandom,
  opponents,
  opponentsTarget,
  opposing,
  reaction,
  spendTo,
  target,
  that,
  thisConflict,
  wouldInterrupt,
  yourParticipating,
  yours,
} from '../words.ts'

/** The Crane clan, of Children of the Empire. */
export const crane: Texts = {
  'kakita-toshimoko': [
    wouldInterrupt(
      { event: 'losesConflict', what: 'self' },
      {
        cost: [{ duel: 'military', against: opponents(), by: 'opponent' }],
        effect: {
          do: 'resolveDuel',
          result: ifSo({ that: 'duelWinner', is: { is: 'self' } }, { do: 'noWinner' }),
        },
      },
    ),
  ],
  'paragon-of-grace': [
    action({
      if: { that: 'self', is: { participating: true, alone: true } },
      effect: instead(
        opponentDiscards(1),
        { that: 'self', is: { status: 'honored' } },
        opponentDiscardsRandom(1),
      ),
    }),
  ],
  'iaijutsu-master': [
    attachTo(character({ trait: 'duelist' })),
    reaction(
      { event: 'dialsRevealed' },
      { if: that('host', { involvedInDuel: true }), effect: { do: 'changeBid', by: 'either' } },
    ),
  ],
  'try-again-tomorrow': [
    action({
      if: { conflict: { participating: yours({ status: 'honored', trait: 'courtier' }) } },
      targets: [target(attacking())],
      effect: moveHome('target'),
    }),
  ],
  'kakita-dojo': [
    action({
      if: duringConflict,
      targets: [target(yourParticipating()), target(opposing())],
      effect: duel(
        'military',
        'target',
        'second',
        all(
          thisConflict(cannot('duelLoser', 'triggerAbilities')),
          ifSo(that('duelWinner', { trait: 'duelist' }), bow('duelLoser')),
        ),
      ),
    }),
  ],
  'courtly-challenger': [
    after({ event: 'duelWon', what: 'self' }, honor('self')),
    after({ event: 'duelLost', what: 'self' }, dishonor('self')),
    action({
      if: duringConflict,
      cost: [{ duel: 'political', against: opponents() }],
      effect: { do: 'resolveDuel', result: draw(2, { controllerOf: 'duelWinner' }) },
    }),
  ],
  'storied-defeat': [
    action({
      if: duringConflict,
      targets: [target(character({ duelled: 'lost' }))],
      effect: all(bow('target'), may(spendTo(1, dishonor('target')))),
    }),
  ],
  'ichigenkin-soloist': [composure(constant({ to: 'self', cannot: 'beTargeted', by: 'opponents' }))],
  'civil-discourse': [
    action({
      if: duringConflict,
      targets: [target(yourParticipating()), opponentsTarget(opposing())],
      effect: duel(
        'political',
        'target',
        'second',
        thisConflict(
          constant({ to: 'duelLoser', gainsAbility: constant({ reduceCost: -1, of: { in: 'hand' } }) }),
        ),
      ),
    }),
  ],
}
