import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attachment,
  attachTo,
  attacking,
  blank,
  both,
  bow,
  cannot,
  character,
  choose,
  constant,
  defending,
  discard,
  duringConflict,
  duringMilitary,
  duringPolitical,
  each,
  gainFate,
  glory,
  holding,
  inProvinces,
  interrupt,
  lessHonorable,
  max,
  military,
  moveToConflict,
  noAttachmentsExcept,
  opponentChooses,
  opponentDiscardsRandom,
  opponents,
  opponentsTarget,
  placeFate,
  province,
  put,
  reaction,
  ready,
  restricted,
  returnToHand,
  selfDefending,
  selfParticipating,
  selfWins,
  strength,
  target,
  that,
  thisConflict,
  thisPhase,
  wouldInterrupt,
  yourParticipating,
  yours,
} from '../words.ts'

/** The Crab clan, of the Inheritance cycle. */
export const crab: Texts = {
  'gallant-quartermaster': [interrupt({ event: 'sacrificed', what: 'self' }, { effect: gainFate(2) })],
  'sharpened-tsuruhashi': [
    interrupt({ event: 'sacrificed', what: 'host' }, { effect: returnToHand('self') }),
  ],
  'fifth-tower-watch': [
    noAttachmentsExcept('weapon'),
    interrupt(
      { event: 'sacrificed', what: character(), who: 'you' },
      {
        targets: [
          opponentsTarget(opponents({ military: { below: { stat: 'military', of: 'triggering' } } })),
        ],
        effect: bow('target'),
      },
    ),
  ],
  'fortified-assembly': [
    cannot('self', 'beStronghold'),
    strength('self', { times: 2, of: { stat: 'tokens', of: 'self' } }),
    reaction({ event: 'conflictDeclared', at: 'self' }, { effect: { do: 'placeHonorToken', what: 'self' } }),
  ],
  'hida-sugi': [
    reaction(selfWins(), {
      targets: [target({ in: 'dynastyDiscard', whose: 'any' })],
      effect: put('target', { bottom: 'dynasty' }),
    }),
  ],
  'hiruma-signaller': [
    action({
      if: selfDefending,
      cost: [{ sacrifice: 'self' }],
      targets: [target(yours())],
      effect: all(ready('target'), moveToConflict('target')),
    }),
  ],
  'student-of-anatomies': [
    action({
      cost: [{ sacrifice: character() }],
      targets: [target(character())],
      effect: thisPhase(blank('target')),
    }),
  ],
  'callous-ashigaru': [
    attachTo(character({ unique: true })),
    restricted,
    reaction(
      { event: 'provinceBroken', what: province(), who: 'you' },
      {
        if: both(duringMilitary, that('host', { attacking: true })),
        effect: discard(each(inProvinces({ whose: 'opponents' }))),
      },
    ),
  ],
  'yasuki-hatsu': [
    action({
      if: both(selfParticipating(), lessHonorable),
      effect: { do: 'search', n: 5, take: { filter: attachment(), reveal: true } },
    }),
  ],
  'fury-of-the-damned': [
    action({
      if: duringConflict,
      targets: [{ choose: yourParticipating({ trait: 'bushi' }), n: 'any' }],
      effect: all(thisConflict(constant({ to: 'target', double: 'baseMilitary' })), {
        do: 'delayed',
        when: { endOf: 'conflict' },
        effect: { do: 'sacrifice', what: 'target' },
      }),
    }),
  ],
  'root-out-heresy': [
    action({
      if: duringPolitical,
      effect: all(
        opponentDiscardsRandom(1),
        thisConflict(strength(province({ attacked: true }), { negative: { stat: 'cost', of: 'it' } })),
      ),
    }),
  ],
  'strategic-weakpoint': [
    wouldInterrupt(
      { event: 'provinceBroken', what: province({ is: { provinceOf: 'self' } }) },
      { targets: [opponentsTarget(attacking())], effect: discard('target') },
    ),
  ],
  'withstand-the-darkness': [
    reaction(
      { event: 'targeted', what: yours({ clan: 'crab' }), by: 'opponentsEvent' },
      { ...max(1, 'phase'), effect: placeFate(1, 'triggering') },
    ),
  ],
  'give-no-ground': [
    action({
      if: duringMilitary,
      targets: [target(defending({ whose: 'yours' }))],
      effect: all(
        thisConflict(military('target', 2)),
        thisConflict(constant({ to: 'target', unreduced: 'skills' })),
      ),
    }),
  ],
  'warden-of-the-damned': [
    interrupt(
      { event: 'phaseEnds', phase: 'conflict' },
      {
        forced: true,
        effect: all(
          { do: 'sacrifice', what: choose(yours({ status: 'dishonored' })) },
          { do: 'sacrifice', what: opponentChooses(opponents({ status: 'dishonored' })), who: 'opponent' },
        ),
      },
    ),
  ],
  'frontline-engineer': [
    glory('self', { count: holding() }),
    action({
      if: both(duringConflict, selfDefending),
      effect: {
        do: 'fetch',
        deck: 'dynasty',
        n: 5,
        what: holding({ in: 'dynastyDeck' }),
        to: { province: 'attackedProvince', alone: true },
        rest: 'shuffle',
      },
    }),
  ],
  'hiruma-yoshino': [
    { kind: 'disguised', as: { trait: 'bushi' } },
    action({
      if: selfParticipating('military'),
      targets: [target(character({ in: 'provinces', whose: 'any', heldBy: 'attackedProvince' }))],
      effect: thisConflict(constant({ to: 'target', contributesPrinted: 'military' })),
    }),
  ],
}
