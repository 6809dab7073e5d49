import type { Texts } from '../facts.ts'
import {
  action,
  character,
  constant,
  draw,
  honor,
  military,
  pride,
  reaction,
  selfAttacking,
  selfWins,
  that,
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
}
