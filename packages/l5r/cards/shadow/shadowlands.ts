import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attachment,
  attachTo,
  attacking,
  bothSkills,
  bow,
  character,
  constant,
  corrupted,
  discard,
  dishonor,
  duringPolitical,
  each,
  ifSo,
  ifYouDo,
  interrupt,
  loseHonor,
  may,
  moveFate,
  noAttachmentsExcept,
  opponentDiscards,
  opponents,
  opposing,
  participating,
  placeFate,
  political,
  put,
  reaction,
  removeFate,
  selfAttacked,
  selfPlayed,
  selfWins,
  spendTo,
  taint,
  takeFate,
  target,
  that,
  thisConflict,
} from '../words.ts'

/** The Shadowlands clan, of Under Fu Leng's Shadow. */
export const shadowlands: Texts = {
  'goblin-brawler': [],
  'wild-ogre': [],
  'skeletal-warrior': [corrupted],
  'haunted-ruins': [
    interrupt({ event: 'phaseEnds', phase: 'conflict' }, { effect: loseHonor(1, 'opponent') }),
  ],
  'spectral-watchtower': [reaction(selfAttacked, { effect: takeFate(1) })],
  'blood-fields': [reaction(selfAttacked, { effect: removeFate(1, each(attacking())) })],
  'unending-hatred': [
    attachTo(character({ clan: 'shadowlands' })),
    reaction(selfPlayed, { effect: placeFate(1, 'host') }),
  ],
  'blade-of-chaos': [
    attachTo(character({ clan: 'shadowlands' })),
    reaction(selfPlayed, { effect: { do: 'anotherAction' } }),
  ],
  'tendrils-of-corruption': [
    attachTo(character({ clan: 'shadowlands' })),
    reaction(selfPlayed, { targets: [target(participating())], effect: taint('target') }),
  ],
  'chieftain-fouleye': [
    constant({ reduceCost: 1, of: character({ clan: 'shadowlands', trait: 'goblin' }) }),
    political(character({ clan: 'shadowlands', trait: 'goblin', isNot: 'self' }), 2),
  ],
  'bloodthirsty-kansen': [
    corrupted,
    reaction(selfWins(), { effect: { do: 'resolveRing', which: 'contested' } }),
  ],
  'way-of-the-shadowlands': [
    action({
      targets: [target(participating())],
      effect: all(
        taint('target'),
        ifSo(that('target', { notClan: 'shadowlands' }), may(spendTo(1, bow('target')))),
      ),
    }),
  ],
  'garden-of-corruption': [
    reaction(selfAttacked, {
      effect: ifYouDo(dishonor(each(attacking({ status: 'tainted' }))), taint(each(attacking()))),
    }),
  ],
  'insatiable-gaki': [corrupted, reaction(selfWins(), { effect: opponentDiscards(1) })],
  'shambling-servant': [
    corrupted,
    reaction(selfWins(), { targets: [target(participating())], effect: taint('target') }),
  ],
  'oni-of-obsidian-and-blood': [
    corrupted,
    reaction(selfWins(), { targets: [target(opponents({ status: 'tainted' }))], effect: discard('target') }),
  ],
  'fouleye-s-elite': [
    reaction(selfWins(), {
      targets: [target(opponents({ military: { max: { stat: 'military', of: 'self' } } }))],
      effect: bow('target'),
    }),
  ],
  'lost-samurai': [
    corrupted,
    reaction(selfWins(), {
      targets: [target(participating({ notClan: 'shadowlands' }))],
      effect: dishonor('target'),
    }),
  ],
  'death-after-life': [
    action({
      targets: [
        target(
          character({
            in: 'dynastyDiscard',
            cost: { min: { highest: 'cost', among: character({ in: 'dynastyDiscard' }) } },
          }),
        ),
      ],
      effect: { do: 'putIntoPlay', what: 'target', inConflict: true, status: 'tainted' },
    }),
  ],
  'violence-and-evil': [
    action({
      effect: ifSo(
        duringPolitical,
        { do: 'switchConflictType' },
        discard({
          choose: attachment({ notClan: 'shadowlands', attachedTo: participating() }),
          n: 2,
          upTo: true,
        }),
      ),
    }),
  ],
  'endless-ranks': [
    corrupted,
    noAttachmentsExcept('weapon'),
    reaction(selfWins(), {
      targets: [target(character({ in: 'dynastyDiscard' }))],
      effect: put('target', { top: 'dynasty' }),
    }),
  ],
  'dark-moto': [
    corrupted,
    reaction(selfWins(), {
      effect: all(
        { do: 'moveFate', n: 1, from: { pool: 'you' }, to: 'self' },
        thisConflict(constant({ to: 'self', doesNotBow: 'conflictResolution' })),
      ),
    }),
  ],
  penanggalan: [
    corrupted,
    reaction(selfWins(), {
      targets: [target(opposing({ status: 'tainted' }))],
      effect: moveFate(1, 'target', 'self'),
    }),
  ],
  'evil-portents': [
    action({
      effect: all(
        thisConflict(bothSkills(participating({ status: 'tainted', clan: 'shadowlands' }), 2)),
        thisConflict(bothSkills(participating({ status: 'tainted', notClan: 'shadowlands' }), -2)),
      ),
    }),
  ],
}
