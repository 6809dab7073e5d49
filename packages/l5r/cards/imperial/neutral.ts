import type { Texts } from '../facts.ts'
import {
  action,
  all,
  atSelf,
  attachment,
  attachTo,
  attachToYours,
  attacking,
  both,
  bothSkills,
  bow,
  cancel,
  cannot,
  character,
  choose,
  constant,
  costAtMost,
  discard,
  draw,
  duel,
  duringConflict,
  each,
  gainFate,
  gainHonor,
  interrupt,
  max,
  moveFate,
  opponents,
  opposing,
  participating,
  playOnly,
  province,
  put,
  reaction,
  removeFate,
  selfBroken,
  selfEntersPlay,
  selfRevealed,
  takeHonor,
  target,
  that,
  there,
  thisConflict,
  thisPhase,
  wouldInterrupt,
  yourParticipating,
  yours,
} from '../words.ts'

/** Neutral cards, of the Imperial cycle. */
export const neutral: Texts = {
  'feast-or-famine': [
    interrupt(selfBroken, {
      targets: [target(opponents())],
      effect: moveFate({ stat: 'fate', of: 'target' }, 'target', choose(yours({ fate: { max: 0 } }))),
    }),
  ],
  censure: [
    playOnly({ favor: 'yours' }),
    wouldInterrupt({ event: 'effectsInitiate', of: { type: 'event' } }, { effect: cancel }),
  ],
  'policy-debate': [
    action({
      if: duringConflict,
      targets: [target(yourParticipating()), target(opposing())],
      effect: duel(
        'political',
        'target',
        'second',
        all(
          { do: 'revealHand', who: { controllerOf: 'duelLoser' } },
          { do: 'discardFromHand', n: 1, who: { controllerOf: 'duelLoser' }, by: 'theirOpponent' },
        ),
      ),
    }),
  ],
  'waning-hostilities': [
    reaction(
      { event: 'phaseBegins', phase: 'conflict' },
      { effect: thisPhase(constant({ who: 'any', cannotDeclare: 'moreThanOneConflict' })) },
    ),
  ],
  'way-of-the-chrysanthemum': [
    reaction(
      { event: 'honorGiven', to: 'you', from: 'bid' },
      { ...max(1, 'round'), effect: gainHonor({ done: true }) },
    ),
  ],
  'along-the-river-of-gold': [
    action({
      if: { conflict: { at: { element: 'water' } } },
      targets: [target(participating())],
      effect: thisConflict(constant({ to: 'target', switchBase: true })),
    }),
  ],
  'before-the-throne': [cannot('self', 'beStronghold'), interrupt(selfBroken, { effect: takeHonor(2) })],
  'finger-of-jade': [
    attachToYours,
    wouldInterrupt(
      { event: 'effectsInitiate', of: { targets: { is: 'host' } } },
      { cost: [{ sacrifice: 'self' }], effect: cancel },
    ),
  ],
  'frostbitten-crossing': [
    action({
      if: atSelf,
      targets: [target(participating())],
      effect: discard(each(attachment({ attachedTo: { is: 'target' } }))),
    }),
  ],
  'goblin-sneak': [
    reaction(selfEntersPlay, { effect: { do: 'moveFate', n: 1, from: { pool: 'opponent' }, to: 'self' } }),
  ],
  'guardians-of-the-seikitsu': [reaction(selfRevealed, { effect: bow(each(character(costAtMost(2)))) })],
  'mono-no-aware': [action({ ...max(1, 'round'), effect: all(removeFate(1, each(character())), draw(1)) })],
  'riot-in-the-streets': [
    action({
      if: both(atSelf, there(yourParticipating({ trait: 'bushi' }), 3)),
      targets: [target(participating())],
      effect: bow('target'),
    }),
  ],
  'seppun-ishikawa': [bothSkills('self', { count: { whose: 'yours', trait: 'imperial', isNot: 'self' } })],
  'tattered-missive': [
    attachTo(yours({ trait: 'courtier' })),
    action({ cost: [{ bow: 'host' }], effect: { do: 'search', n: 5, take: { reveal: true } } }),
  ],
  'tears-of-amaterasu': [reaction(selfRevealed, { effect: gainFate({ count: attacking() }) })],
  'public-forum': [
    cannot('self', 'beStronghold'),
    wouldInterrupt(selfBroken, {
      if: that('self', { tokens: { max: 0 } }),
      effect: { do: 'replace', effect: { do: 'placeHonorToken', what: 'self' } },
    }),
  ],
  'massing-at-twilight': [constant({ if: atSelf, countsBothSkills: true })],
  'the-imperial-palace': [constant({ addsToGloryCount: 3 })],
  'miwaku-kabe': [
    interrupt(
      { event: 'provinceBroken', what: province({ holds: { is: 'self' } }) },
      { effect: put('self', { shuffle: 'dynasty' }) },
    ),
  ],
  'blood-of-onnotangu': [constant({ if: atSelf, poolsClosed: true })],
  'miya-satoshi': [action({ effect: { do: 'unearth', filter: { in: 'dynastyDeck', trait: 'imperial' } } })],
}
