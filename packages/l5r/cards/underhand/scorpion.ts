import type { Texts } from '../facts.ts'
import {
  action,
  all,
  atMostHonor,
  attachment,
  bothSkills,
  cancel,
  cannot,
  character,
  choose,
  constant,
  discard,
  dishonor,
  duel,
  duringConflict,
  either,
  gainHonor,
  higherBid,
  ifSo,
  ifYouDo,
  lessHonorable,
  limit,
  military,
  moveHome,
  moveToConflict,
  not,
  opposing,
  participating,
  placeFate,
  playOnly,
  political,
  reaction,
  ready,
  selfEntersPlay,
  selfParticipating,
  selfPlayed,
  target,
  thisConflict,
  thisPhase,
  wouldInterrupt,
  yourParticipating,
  yours,
} from '../words.ts'

/** The Scorpion clan, of Underhand of the Emperor. */
export const scorpion: Texts = {
  'kyuden-bayushi': [
    action({
      cost: [{ bow: 'self' }],
      targets: [target(yours({ status: 'dishonored' }))],
      effect: all(ready('target'), ifSo(atMostHonor(6), thisPhase(bothSkills('target', 1)))),
    }),
  ],
  'alibi-artist': [
    action({ if: atMostHonor(6), effect: { do: 'lookAtTop', n: 2, take: { n: 1 }, rest: 'bottom' } }),
  ],
  duty: [
    wouldInterrupt(
      { event: 'honorLost', who: 'you', for: 'last' },
      { effect: ifYouDo(cancel, gainHonor(1)) },
    ),
  ],
  'make-an-opening': [
    action({
      if: { conflict: { participating: yours() } },
      targets: [target(opposing())],
      effect: thisConflict(bothSkills('target', { negative: { bidDifference: true } })),
    }),
  ],
  'stolen-breath': [playOnly(not(duringConflict)), cannot('host', 'participatePolitical')],
  'liar-s-mask': [playOnly(atMostHonor(6)), action({ effect: { do: 'discardToken', what: 'host' } })],
  'shosuro-takao': [
    action({
      if: { conflict: { participating: character({ status: 'dishonored' }) } },
      effect: either(moveToConflict('self'), moveHome('self')),
    }),
  ],
  'court-of-deception': [
    action({
      if: atMostHonor(6),
      targets: [target(yours({ home: true, status: 'dishonored' }))],
      effect: { do: 'discardStatus', what: 'target', status: 'dishonored' },
    }),
  ],
  'brother-s-gift-dojo': [
    action({
      ...limit(2, 'round'),
      if: duringConflict,
      cost: [{ honor: 1 }],
      targets: [target(yourParticipating())],
      effect: moveHome('target'),
    }),
  ],
  'from-the-shadows': [
    playOnly(lessHonorable),
    action({
      if: duringConflict,
      effect: {
        do: 'putIntoPlay',
        what: choose(character({ trait: 'shinobi', in: ['hand', 'provinces'] })),
        inConflict: true,
        status: 'dishonored',
      },
    }),
  ],
  'soshi-aoi': [
    action({
      cost: [{ honor: 1 }],
      targets: [target(yours())],
      select: {
        options: [
          {
            effect: all(
              thisPhase(military('target', 1)),
              thisPhase(constant({ to: 'target', gainsTrait: 'bushi' })),
            ),
          },
          {
            effect: all(
              thisPhase(political('target', 1)),
              thisPhase(constant({ to: 'target', gainsTrait: 'courtier' })),
            ),
          },
        ],
      },
    }),
  ],
  'bayushi-aramoro': [
    action({
      if: selfParticipating('military'),
      cost: [{ dishonor: 'self' }],
      targets: [target(opposing())],
      effect: all(
        thisConflict(military('target', -2)),
        thisConflict(
          constant({ to: 'target', discardedIf: { that: 'target', is: { military: { max: 0 } } } }),
        ),
      ),
    }),
  ],
  'insolent-rival': [
    bothSkills('self', 2, higherBid),
    action({
      if: selfParticipating(),
      targets: [target(opposing())],
      effect: duel('military', 'self', 'target', dishonor('duelLoser')),
    }),
  ],
  'opium-wastrel': [
    playOnly(lessHonorable),
    reaction(selfEntersPlay, {
      if: duringConflict,
      targets: [target(participating())],
      effect: thisConflict(constant({ to: 'target', set: { glory: 0 } })),
    }),
  ],
  'bayushi-collector': [
    action({
      targets: [target(attachment({ attachedTo: character({ status: 'dishonored' }) }))],
      effect: all(
        { do: 'discardStatus', what: { hostOf: 'target' }, status: 'dishonored' },
        discard('target'),
      ),
    }),
  ],
  'ignoble-enforcers': [
    reaction(selfPlayed, {
      cost: [{ honor: 'oneOrMore', upTo: 3 }],
      effect: placeFate({ done: true }, 'self'),
    }),
  ],
  'bayushi-s-whisperers': [
    { kind: 'noAttachments' },
    action({
      if: duringConflict,
      effect: all(
        { do: 'lookAtHand', who: 'opponent' },
        {
          do: 'nameCard',
          for: 'phase',
          what: constant({ who: 'opponent', cannotPlay: { ofNamedName: true } }),
        },
      ),
    }),
  ],
}
