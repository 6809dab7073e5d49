import type { Texts } from '../facts.ts'
import { limited, province, reaction, selfParticipating, takeFate } from '../words.ts'

/** The Unicorn clan, of Clan War. */
export const unicorn: Texts = {
  'way-station-trader': [
    limited,
    reaction(
      { event: 'provinceRevealed', what: province() },
      { if: selfParticipating(), effect: takeFate(1) },
    ),
  ],
}
