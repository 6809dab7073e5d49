import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attachment,
  attacking,
  bothSkills,
  bow,
  character,
  constant,
  defending,
  discard,
  dishonor,
  each,
  eminent,
  forcedReaction,
  glory,
  inProvinces,
  interrupt,
  may,
  noAttachmentsExcept,
  onceDone,
  opponents,
  participating,
  phaseBegins,
  province,
  rally,
  reaction,
  ready,
  target,
  that,
  thisConflict,
  unlimited,
} from '../words.ts'

/** Neutral cards, of the Dominion cycle. */
export const neutral: Texts = {
  'weight-of-duty': [
    action({
      if: { conflict: { at: { element: 'void' } } },
      cost: [{ sacrifice: participating() }],
      targets: [target(opponents({ either: [{ unique: false }, { if: that('paid', { unique: true }) }] }))],
      effect: all(bow('target'), dishonor('target')),
    }),
  ],
  'driven-by-courage': [
    action({
      if: { conflict: { at: { element: 'air' } } },
      targets: [target(participating())],
      effect: thisConflict(bothSkills('target', 2)),
    }),
  ],
  'honor-s-reward': [
    action({
      if: { conflict: { at: { element: 'fire' } } },
      targets: [target(participating())],
      effect: thisConflict(glory('target', 3)),
    }),
  ],
  'city-of-the-rich-frog': [eminent, constant({ to: 'self', fillsTo: 3 })],
  'disciple-of-shinsei': [
    interrupt(
      { event: 'leavesPlay', what: 'self' },
      { targets: [target(attachment())], effect: discard('target') },
    ),
  ],
  'the-pursuit-of-justice': [
    action({
      if: { conflict: { at: { element: 'water' } } },
      targets: [target(participating())],
      effect: ready('target'),
    }),
  ],
  'courteous-greeting': [
    action({
      if: { conflict: { at: { element: 'earth' } } },
      targets: [target(attacking()), target(defending())],
      effect: bow('targets'),
    }),
  ],
  'a-season-of-war': [
    rally,
    action({
      effect: all(
        discard(each({ in: 'provinces', whose: 'any' })),
        { do: 'refillProvinces', faceup: true },
        { do: 'additionalPhase', phase: 'dynasty' },
      ),
    }),
  ],
  'mercenary-company': [
    noAttachmentsExcept('weapon'),
    rally,
    forcedReaction(
      { event: 'losesConflict', what: 'self' },
      {
        ...unlimited,
        effect: {
          do: 'each',
          who: 'opponent',
          effect: may(
            onceDone(
              { do: 'moveFate', n: 1, from: { pool: 'you' }, to: 'self' },
              { do: 'takeControl', of: 'self' },
            ),
          ),
        },
      },
    ),
  ],
  'lost-papers': [
    rally,
    reaction(
      { event: 'revealedInProvince', what: 'self' },
      {
        targets: [target(character({ fate: { min: { highest: 'fate', among: character() } } }))],
        effect: bow('target'),
      },
    ),
  ],
  'field-of-ruin': [
    constant({ reduceCost: 1, of: 'self', ontoSuch: province({ broken: true }) }),
    { kind: 'attachTo', filter: province(), oneOf: 'battlefield' },
    reaction(phaseBegins('conflict'), {
      effect: discard(each(inProvinces({ whose: 'any', heldBy: 'host' }))),
    }),
  ],
}
