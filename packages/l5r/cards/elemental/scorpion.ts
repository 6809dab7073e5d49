import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attach,
  bothSkills,
  bow,
  character,
  choose,
  constant,
  costAtMost,
  discard,
  dishonor,
  duringConflict,
  duringElement,
  duringPhase,
  either,
  gains,
  higherBid,
  ifYouDo,
  inProvinces,
  interrupt,
  loseHonor,
  military,
  opposing,
  participating,
  playOnly,
  political,
  reaction,
  returnToHand,
  selfParticipating,
  selfPlayed,
  strength,
  target,
  that,
  thisConflict,
  unlimited,
  yourParticipating,
  youWin,
} from '../words.ts'

/** The Scorpion clan, of the Elemental cycle. */
export const scorpion: Texts = {
  'hidden-moon-dojo': [
    constant({ mayPlay: inProvinces({ adjacent: true, faceup: true }) }),
    action({
      if: duringConflict,
      effect: { do: 'turnFaceup', what: choose(inProvinces({ adjacent: true, faceup: false })) },
    }),
  ],
  'court-novice': [
    political('self', 2, {
      either: [{ ring: { element: 'air', state: 'yours' } }, { ring: { element: 'water', state: 'yours' } }],
    }),
  ],
  'deceptive-offer': [
    action({
      if: duringConflict,
      targets: [target(yourParticipating())],
      select: {
        by: 'opponent',
        options: [
          { effect: thisConflict(bothSkills('target', 2)) },
          { effect: { do: 'giveHonor', n: 1, who: 'opponent' } },
        ],
      },
    }),
  ],
  'tainted-koku': [
    interrupt(
      { event: 'leavesPlay', what: 'host' },
      { effect: attach('self', choose(character({ controllerOf: 'host', isNot: 'host' }))) },
    ),
  ],
  'shosuro-sadako': [
    constant({ if: that('self', { status: 'dishonored' }), to: 'self', dishonorAdds: true }),
  ],
  'soshi-shiori': [
    reaction(youWin(), { ...unlimited, targets: [{ player: 'any' }], effect: loseHonor(1, 'chosen') }),
  ],
  'mark-of-shame': [reaction(selfPlayed, { effect: ifYouDo(dishonor('host'), dishonor('host')) })],
  'discourage-pursuit': [
    action({
      if: duringConflict,
      cost: [{ dishonor: character({ trait: 'shinobi' }) }],
      targets: [target(participating())],
      effect: thisConflict(military('target', -4)),
    }),
  ],
  'web-of-lies': [strength('self', { times: 2, of: { has: 'bid' } })],
  'reclusive-zokujin': [
    gains('self', 'covert', duringElement('earth')),
    constant({ if: duringElement('earth'), to: 'self', immuneTo: 'opponentsCards' }),
  ],
  'soshi-shadowshaper': [
    action({
      if: duringPhase('conflict'),
      cost: [{ honor: 1 }],
      targets: [target(character({ ...costAtMost(2), fromHandThisPhase: true }))],
      effect: returnToHand('target'),
    }),
  ],
  'heartless-intimidator': [
    reaction(
      { event: 'opponentLosesHonor' },
      { ...unlimited, effect: discard({ top: 'conflict', n: 1, whose: 'opponents' }) },
    ),
  ],
  'disguised-protector': [
    action({ if: selfParticipating(), effect: thisConflict(constant({ addsBids: true })) }),
  ],
  infiltrator: [
    playOnly(higherBid),
    action({
      if: duringConflict,
      effect: all(
        { do: 'lookAt', what: { top: 'conflict', n: 1, whose: 'opponents' } },
        either({ do: 'play', what: 'it' }, discard('it')),
      ),
    }),
  ],
  'maze-of-illusion': [
    action({
      if: duringConflict,
      targets: [target(opposing())],
      effect: { do: 'guessDial', effect: all(bow('target'), dishonor('target')) },
    }),
  ],
}
