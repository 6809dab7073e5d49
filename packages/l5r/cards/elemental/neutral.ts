import type { Texts } from '../facts.ts'
import {
  action,
  all,
  bothSkills,
  cannot,
  character,
  choose,
  constant,
  defending,
  discard,
  draw,
  duringMilitary,
  duringPolitical,
  each,
  forcedReaction,
  gainFate,
  glory,
  interrupt,
  limit,
  loseHonor,
  max,
  may,
  moveHome,
  putIntoPlay,
  reaction,
  selfBroken,
  selfWins,
  strength,
  target,
  thisConflict,
  unlimited,
} from '../words.ts'

/** Neutral cards, of the Elemental cycle. */
export const neutral: Texts = {
  kudaka: [
    reaction(
      { event: 'ringClaimed', who: 'you', element: 'air' },
      { ...limit(2, 'round'), effect: all(gainFate(1), draw(1)) },
    ),
  ],
  yoritomo: [bothSkills('self', { has: 'fate' })],
  'appealing-to-the-fortunes': [
    strength('self', 2, { role: 'void' }),
    interrupt(selfBroken, { effect: putIntoPlay(choose(character({ in: ['provinces', 'hand'] }))) }),
  ],
  'marauding-oni': [
    cannot('self', ['beHonored', 'beDishonored']),
    forcedReaction({ event: 'committed', what: 'self' }, { ...unlimited, effect: loseHonor(1) }),
  ],
  'upholding-authority': [
    strength('self', 2, { role: 'earth' }),
    interrupt(selfBroken, {
      effect: all(
        { do: 'revealHand', who: 'attacker' },
        may(
          all(
            discard(choose({ in: 'hand', whose: 'opponents' })),
            discard({
              choose: { named: { sameAs: 'it' }, in: 'hand', whose: 'opponents' },
              n: 'any',
              upTo: true,
            }),
          ),
        ),
      ),
    }),
  ],
  'perfect-land-ethos': [
    action({ effect: { do: 'discardStatus', what: each({ type: ['character', 'province'] }) } }),
  ],
  'imperial-librarian': [glory(character({ isNot: 'self' }), 1)],
  'mantis-seafarer': [reaction(selfWins(), { ...unlimited, cost: [{ honor: 1 }], effect: gainFate(1) })],
  sabotage: [
    action({
      if: duringMilitary,
      targets: [target({ in: 'provinces', whose: 'opponents' })],
      effect: discard('target'),
    }),
  ],
  'demonstrating-excellence': [
    strength('self', 2, { role: 'air' }),
    interrupt(selfBroken, { effect: all(gainFate(1), draw(1)) }),
  ],
  'abandoning-honor': [
    strength('self', 2, { role: 'fire' }),
    interrupt(selfBroken, {
      targets: [target(character({ status: 'dishonored' }))],
      effect: discard('target'),
    }),
  ],
  'seeking-the-truth': [
    strength('self', 2, { role: 'water' }),
    interrupt(selfBroken, { targets: [target(defending())], effect: moveHome('target') }),
  ],
  'breach-of-etiquette': [
    action({
      if: duringPolitical,
      ...max(1, 'conflict'),
      effect: thisConflict(constant({ of: character({ notTrait: 'courtier' }), triggeringCosts: 1 })),
    }),
  ],
  'awakened-tsukumogami': [constant({ mayPayFromRings: true })],
}
