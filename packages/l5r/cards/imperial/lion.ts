import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attach,
  attachment,
  attachTo,
  both,
  bow,
  cannot,
  character,
  choose,
  constant,
  costAtMost,
  discard,
  draw,
  duringConflict,
  duringMilitary,
  each,
  honor,
  hostParticipating,
  ifYouDo,
  lowerBid,
  military,
  moveToConflict,
  not,
  pride,
  province,
  putIntoConflict,
  reaction,
  restricted,
  selfAttacking,
  selfParticipating,
  selfWins,
  target,
  that,
  there,
  thisConflict,
  youLose,
  yourParticipating,
  yours,
} from '../words.ts'

/** The Lion clan, of the Imperial cycle. */
export const lion: Texts = {
  'beastmaster-matriarch': [military('self', { rings: { state: 'opponents' }, times: 2 })],
  'gifted-tactician': [reaction(selfWins(undefined, 'military'), { effect: draw(1) })],
  'guard-duty': [action({ if: that('host', { defending: true }), effect: honor('host') })],
  'implacable-magistrate': [
    constant({
      if: selfAttacking,
      counts: character({ either: [{ is: 'self' }, { status: 'honored' }] }),
      as: 'only',
    }),
  ],
  'miwaku-kabe-guard': [pride],
  'seal-of-the-lion': [
    constant({ to: 'host', gainsClan: 'lion' }),
    constant({ to: 'host', gainsTrait: 'commander' }),
  ],
  'ageless-crone': [constant({ if: selfParticipating(), reduceCost: -1, of: { type: 'event' }, who: 'any' })],
  'test-of-courage': [
    action({
      if: both(duringConflict, lowerBid),
      targets: [target(yours({ clan: 'lion' }))],
      effect: ifYouDo(moveToConflict('target'), honor('target')),
    }),
  ],
  kamayari: [
    attachTo(character({ trait: 'bushi' })),
    restricted,
    reaction({ event: 'triggered', what: character() }, { if: hostParticipating, effect: bow('triggering') }),
  ],
  'ikoma-ujiaki': [
    action({
      if: selfParticipating(),
      cost: [{ discardFavor: true }],
      effect: ifYouDo(
        { do: 'turnFaceup', what: each({ in: 'provinces', faceup: false }) },
        putIntoConflict({ choose: character({ in: 'provinces' }), n: 2, upTo: true }),
      ),
    }),
  ],
  'time-for-war': [
    reaction(youLose({ type: 'political' }), {
      targets: [target(yours({ trait: 'bushi' }))],
      effect: attach(
        choose(attachment({ in: ['hand', 'conflictDiscard'], trait: 'weapon', ...costAtMost(3) })),
        'target',
      ),
    }),
  ],
  'a-legion-of-one': [
    action({
      if: duringMilitary,
      targets: [target(yourParticipating({ alone: true }))],
      effect: thisConflict(military('target', 3)),
      twice: [{ removeFate: 1, from: 'target' }],
    }),
  ],
  'akodo-toshiro': [
    action({
      if: selfAttacking,
      effect: all(thisConflict(military('self', 5)), thisConflict(constant({ unbreakable: true })), {
        do: 'delayed',
        when: { endOf: 'conflict' },
        if: not(there(yours({ trait: 'commander' }))),
        effect: discard('self'),
      }),
    }),
  ],
  'hito-district': [cannot(province({ holds: { is: 'self' } }), 'beAttackedPolitical')],
}
