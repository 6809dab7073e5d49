import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attach,
  attachment,
  both,
  cannot,
  character,
  constant,
  covert,
  discard,
  draw,
  duringConflict,
  duringMilitary,
  honor,
  ifSo,
  lessHonorable,
  limit,
  lowerBid,
  military,
  more,
  moreHonorable,
  moveToConflict,
  noAttachmentsExcept,
  opposing,
  political,
  reaction,
  ready,
  restricted,
  returnToHand,
  selfAttacking,
  selfRevealed,
  selfWins,
  target,
  that,
  thisConflict,
  wouldInterrupt,
  yourParticipating,
  yours,
  youWin,
} from '../words.ts'

/** The Lion clan, of the Elemental cycle. */
export const lion: Texts = {
  'hisu-mori-toride-lion': [
    reaction(youWin({ type: 'military', margin: 5 }), {
      cost: [{ bow: 'self' }, { sacrifice: character({ trait: 'bushi' }) }],
      effect: { do: 'additionalConflict', type: 'military' },
    }),
  ],
  'my-ancestor-s-strength': [
    action({
      if: duringConflict,
      targets: [
        target(yourParticipating({ trait: 'shugenja' })),
        { ...target(character({ in: 'dynastyDiscard' })), reference: true },
      ],
      effect: thisConflict(
        constant({
          to: 'target',
          setBase: {
            military: { stat: 'military', of: 'second' },
            political: { stat: 'political', of: 'second' },
          },
        }),
      ),
    }),
  ],
  'ikoma-reservist': [
    military('self', 2, {
      either: [{ ring: { state: 'yours', element: 'fire' } }, { ring: { state: 'yours', element: 'water' } }],
    }),
  ],
  'heroic-resolve': [action({ if: more({ has: 'rings' }, 1), effect: ready('host') })],
  'raging-battleground': [
    reaction(selfRevealed, {
      targets: [target(character({ unique: false, fate: { max: 0 } }))],
      effect: discard('target'),
    }),
  ],
  'tactician-s-apprentice': [
    reaction({ event: 'dialsRevealed' }, { ...limit(1, 'phase'), if: lowerBid, effect: draw(1) }),
  ],
  'ancestral-armory': [
    action({
      cost: [{ sacrifice: 'self' }],
      targets: [target(attachment({ trait: 'weapon', in: 'conflictDiscard' }))],
      effect: returnToHand('target'),
    }),
  ],
  'matsu-seventh-legion': [
    noAttachmentsExcept('weapon'),
    cannot(character({ trait: 'courtier' }), 'beDeclaredDefender', selfAttacking),
  ],
  'ikoma-ikehata': [
    covert,
    reaction(selfWins(undefined, 'political'), {
      targets: [target(yours())],
      effect: all(honor('target'), draw(1)),
    }),
  ],
  'matsu-mitsuko': [
    action({
      if: both(duringMilitary, moreHonorable()),
      targets: [target(yours())],
      effect: moveToConflict('target'),
    }),
  ],
  'even-the-odds': [
    action({
      if: both(duringConflict, more({ count: opposing() }, { count: yourParticipating() })),
      targets: [target(yours())],
      effect: all(moveToConflict('target'), ifSo(that('target', { trait: 'commander' }), honor('target'))),
    }),
  ],
  'tireless-sodan-senzo': [constant({ to: 'self', doesNotBow: 'conflictResolution', while: 'lost' })],
  'writ-of-authority': [restricted, constant({ to: 'self', discardedIf: lessHonorable })],
  'kitsu-warrior': [
    military('self', { rings: { state: 'claimed', type: 'military' }, times: 2 }),
    political('self', { rings: { state: 'claimed', type: 'political' }, times: 2 }),
  ],
  'restored-heirloom': [
    restricted,
    wouldInterrupt(
      { event: 'youResolveRing', element: 'water' },
      {
        from: ['hand', 'conflictDiscard'],
        targets: [target(yours())],
        effect: { do: 'replace', effect: attach('self', 'target') },
      },
    ),
  ],
}
