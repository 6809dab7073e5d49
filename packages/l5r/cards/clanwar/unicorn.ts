import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attachment,
  both,
  bow,
  character,
  costAtMost,
  draw,
  duringMilitary,
  each,
  ifSo,
  ifYouDo,
  limited,
  may,
  moveHome,
  moveToConflict,
  opposing,
  participating,
  placeFate,
  province,
  reaction,
  ready,
  selfParticipating,
  spendTo,
  support,
  takeFate,
  target,
  that,
  yours,
} from '../words.ts'

/** The Unicorn clan, of Clan War. */
export const unicorn: Texts = {
  'way-station-trader': [
    limited,
    reaction(
      { event: 'provinceRevealed', what: province() },
      { if: selfParticipating(), effect: takeFate(1) },
    ),
  ],
  'way-of-the-open-hand': [
    action({
      if: { conflict: { at: province({ stronghold: false }) } },
      targets: [target(opposing())],
      effect: all(moveHome('target'), placeFate(1, 'target')),
    }),
  ],
  'forthright-ide': [
    support,
    action({
      if: selfParticipating(),
      targets: [target(character(costAtMost(3)))],
      effect: all(
        ready('target'),
        ifSo(that('target', { whose: 'yours' }), { do: 'discardFromHand', n: 1, who: 'you' }),
      ),
    }),
  ],
  'merchant-of-curiosities': [
    action({
      cost: [{ discard: { in: 'hand' }, n: 1 }],
      effect: all(draw(1), {
        do: 'each',
        who: 'opponent',
        effect: may(
          ifYouDo(
            { do: 'giveHonor', n: 1, who: 'you' },
            ifYouDo({ do: 'discardFromHand', n: 1, who: 'you' }, draw(1)),
          ),
        ),
      }),
    }),
  ],
  'diversionary-maneuver': [
    action({
      if: both(duringMilitary, { attackingPlayer: true }),
      targets: [target(province({ whose: 'opponents', attacked: false }))],
      effect: all(
        bow(each(participating())),
        moveHome(each(participating())),
        { do: 'moveConflict', to: 'target' },
        moveToConflict({ choose: yours({ bowed: false }), n: 'any' }),
        {
          do: 'each',
          who: 'opponent',
          effect: moveToConflict({ choose: yours({ bowed: false }), n: 'any' }),
        },
      ),
    }),
  ],
  'expert-bartering': [
    action({
      select: {
        options: [
          {
            targets: [target(attachment({ isNot: 'self', whose: 'yours' }))],
            effect: { do: 'swapAttachments', what: 'self', with: 'target' },
          },
          {
            targets: [target(attachment({ whose: 'opponents' }))],
            effect: spendTo(1, { do: 'swapAttachments', what: 'self', with: 'target' }),
          },
        ],
      },
    }),
  ],
}
