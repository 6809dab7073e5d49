import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attacking,
  blank,
  bow,
  cannot,
  character,
  constant,
  each,
  military,
  reaction,
  selfRevealed,
  target,
  thisConflict,
  thisPhase,
  yourParticipating,
} from '../words.ts'

/** The Crab clan, of the Elemental cycle. */
export const crab: Texts = {
  'spreading-the-darkness': [
    action({
      cost: [{ honor: 2 }],
      targets: [target(yourParticipating())],
      effect: all(
        thisConflict(military('target', 4)),
        thisConflict(constant({ to: 'target', cannot: 'beTargeted', by: 'opponents' })),
      ),
    }),
  ],
  'tainted-hero': [
    cannot('self', ['beDeclaredAttacker', 'beDeclaredDefender']),
    action({ cost: [{ sacrifice: character() }], effect: thisPhase(blank('self')) }),
  ],
  'flooded-waste': [reaction(selfRevealed, { effect: bow(each(attacking())) })],
}
