import type { Texts } from '../facts.ts'
import {
  action,
  all,
  cannot,
  character,
  choose,
  constant,
  dishonor,
  draw,
  duel,
  duringConflict,
  duringPolitical,
  gainFate,
  honor,
  ifSo,
  ifYouDo,
  interrupt,
  may,
  opponents,
  opposing,
  participating,
  playableTop,
  ready,
  support,
  target,
  that,
  thisConflict,
  yourParticipating,
} from '../words.ts'

/** The Crane clan, of Clan War. */
export const crane: Texts = {
  'return-the-offense': [
    action({
      if: duringConflict,
      targets: [target(yourParticipating()), target(opposing())],
      effect: duel(
        'political',
        'target',
        'second',
        all(
          thisConflict(constant({ to: 'duelWinner', doesNotBow: 'conflictResolution' })),
          thisConflict(cannot('duelLoser', 'beReadied')),
        ),
      ),
    }),
  ],
  'chancellor-s-aide': [
    interrupt(
      { event: 'leavesPlay', what: 'self' },
      {
        targets: [{ player: 'any' }, { player: 'any', by: 'opponent', joins: 1 }],
        effect: { do: 'discardFromHand', n: 1, who: 'chosen' },
      },
    ),
  ],
  'dazzling-duelist': [
    action({
      if: duringConflict,
      cost: [{ duel: 'military', against: opponents(), by: 'opponent' }],
      effect: {
        do: 'resolveDuel',
        result: all(
          ifSo(
            that('duelLoser', { whose: 'yours' }),
            thisConflict(constant({ who: 'you', cannotClaim: 'rings' })),
          ),
          ifSo(
            that('duelLoser', { whose: 'opponents' }),
            thisConflict(constant({ who: 'opponent', cannotClaim: 'rings' })),
          ),
        ),
      },
    }),
  ],
  'cultured-facade': [
    action({
      if: duringConflict,
      effect: thisConflict(cannot(participating(), 'beTargetedByHigherBid')),
    }),
  ],
  'a-game-of-letters': [
    action({
      if: duringPolitical,
      targets: [
        target(participating()),
        {
          choose: character({
            notControllerOf: 'target',
            either: [{ status: 'honored' }, { status: 'dishonored' }],
          }),
          reference: true,
        },
      ],
      effect: ifSo(that('second', { status: 'honored' }), honor('target'), dishonor('target')),
    }),
  ],
  'perfect-guest': [
    action({
      effect: all({ do: 'giveControl', of: 'self', to: 'opponent' }, { do: 'useUp', who: 'opponent' }),
    }),
  ],
  'masterpiece-painter': [
    support,
    action({
      targets: [{ player: 'any', n: 'any' }],
      effect: { do: 'each', who: 'chosen', effect: playableTop('phase') },
    }),
  ],
  'negotiation-table': [
    action({
      effect: all(
        ifYouDo({ do: 'each', who: 'opponent', effect: may(draw(1)) }, draw(1)),
        ifYouDo(
          { do: 'each', who: 'opponent', effect: may(ready(choose(character()))) },
          ready(choose(character())),
        ),
        ifYouDo({ do: 'each', who: 'opponent', effect: may(gainFate(1)) }, gainFate(1)),
      ),
    }),
  ],
  'favorable-alliance': [
    support,
    action({ cost: [{ spendUpTo: 'any' }], effect: { do: 'setAside', n: { done: true } } }),
  ],
}
