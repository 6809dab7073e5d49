import type { Texts } from '../facts.ts'
import { attachTo, cancel, ifYouDo, loseFate, reaction, unlimited, wouldInterrupt, yours } from '../words.ts'

/** The Crane clan, of the Elemental cycle. */
export const crane: Texts = {
  'ikebana-artisan': [
    wouldInterrupt(
      { event: 'honorLost', who: 'you', for: 'unopposed' },
      { ...unlimited, effect: ifYouDo(cancel, loseFate(1)) },
    ),
  ],
  'the-mirror-s-gaze': [
    attachTo(yours({ trait: 'shugenja' })),
    reaction({ event: 'eventResolved', who: 'opponent' }, { effect: { do: 'resolveEventAgain' } }),
  ],
}
