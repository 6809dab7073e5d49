import type { Texts } from '../facts.ts'
import {
  action,
  all,
  bow,
  character,
  constant,
  duringMilitary,
  honor,
  opponents,
  reaction,
  target,
  thisPhase,
  yourParticipating,
} from '../words.ts'

/** The Phoenix clan, of the Inheritance cycle. */
export const phoenix: Texts = {
  'isawa-heiko': [
    reaction(
      { event: 'played', what: { trait: 'water' }, who: 'you' },
      { targets: [target(character())], effect: thisPhase(constant({ to: 'target', switchBase: true })) },
    ),
  ],
  'earth-becomes-sky': [reaction({ event: 'readied', what: opponents() }, { effect: bow('triggering') })],
  'inferno-guard-invoker': [
    action({
      if: duringMilitary,
      targets: [target(yourParticipating())],
      effect: all(honor('target'), {
        do: 'delayed',
        when: { endOf: 'conflict' },
        if: { brokeThisConflict: 'any' },
        effect: { do: 'sacrifice', what: 'target' },
      }),
    }),
  ],
  'valiant-oathkeeper': [],
}
