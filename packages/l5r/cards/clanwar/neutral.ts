import type { Texts } from '../facts.ts'
import {
  action,
  both,
  bow,
  duringPhase,
  forcedReaction,
  gainFate,
  gains,
  ifSo,
  ifYouDo,
  limited,
  military,
  more,
  opponents,
  phaseBegins,
  placeFate,
  political,
  reaction,
  selfParticipating,
  strength,
  unlimited,
  yours,
} from '../words.ts'

/** Neutral cards, of Clan War. */
export const neutral: Texts = {
  'insightful-gatekeeper': [
    military('self', 2, both(selfParticipating(), more({ has: 'rings', who: 'opponent' }, { has: 'rings' }))),
  ],
  'cunning-confidant': [
    political(
      'self',
      2,
      both(selfParticipating(), more({ has: 'rings', who: 'opponent' }, { has: 'rings' })),
    ),
  ],
  'temple-of-jikoju': [
    strength('self', { rings: { state: 'claimed', element: 'air' }, times: 2 }),
    forcedReaction(
      { event: 'conflictDeclared', at: 'self' },
      { ...unlimited, effect: placeFate(1, { ring: { each: { state: 'unclaimed', element: 'air' } } }) },
    ),
  ],
  'temple-of-osano-wo': [
    strength('self', { rings: { state: 'claimed', element: 'earth' }, times: 2 }),
    forcedReaction(
      { event: 'conflictDeclared', at: 'self' },
      { ...unlimited, effect: placeFate(1, { ring: { each: { state: 'unclaimed', element: 'earth' } } }) },
    ),
  ],
  'temple-of-the-thunders': [
    strength('self', { rings: { state: 'claimed', element: 'fire' }, times: 2 }),
    forcedReaction(
      { event: 'conflictDeclared', at: 'self' },
      { ...unlimited, effect: placeFate(1, { ring: { each: { state: 'unclaimed', element: 'fire' } } }) },
    ),
  ],
  'temple-of-shinsei-s-wisdom': [
    strength('self', { rings: { state: 'claimed', element: 'void' }, times: 2 }),
    forcedReaction(
      { event: 'conflictDeclared', at: 'self' },
      { ...unlimited, effect: placeFate(1, { ring: { each: { state: 'unclaimed', element: 'void' } } }) },
    ),
  ],
  'temple-of-daikoku': [
    strength('self', { rings: { state: 'claimed', element: 'water' }, times: 2 }),
    forcedReaction(
      { event: 'conflictDeclared', at: 'self' },
      { ...unlimited, effect: placeFate(1, { ring: { each: { state: 'unclaimed', element: 'water' } } }) },
    ),
  ],
  'venerable-fortunist': [
    action({ cost: [{ returnRing: { state: 'yours', inPool: true, ofRole: true } }], effect: gainFate(2) }),
  ],
  'shika-matchmaker': [gains({ in: 'hand', whose: 'yours' }, 'support')],
  'seize-the-day': [reaction(phaseBegins('conflict'), { effect: { do: 'becomeFirst' } })],
  enlightenment: [
    action({
      effect: ifYouDo(
        { do: 'resolveRing', which: { each: { state: 'yours' } }, as: 'attacker' },
        ifSo(more({ has: 'rings' }, 4), { do: 'winGame' }),
      ),
    }),
  ],
  'hige-s-sermon': [
    limited,
    action({
      if: duringPhase('draw'),
      targets: [
        { choose: opponents(), ifAble: true },
        { choose: yours(), by: 'opponent', ifAble: true },
      ],
      effect: bow('targets'),
    }),
  ],
}
