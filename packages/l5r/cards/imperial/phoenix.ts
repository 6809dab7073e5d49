import type { Texts } from '../facts.ts'
import { playOnly, there, wouldInterrupt, yours } from '../words.ts'

/** The Phoenix clan, of the Imperial cycle. */
export const phoenix: Texts = {
  'embrace-the-void': [
    playOnly(there(yours({ trait: 'shugenja' }))),
    wouldInterrupt(
      { event: 'fateRemoved', what: 'host' },
      {
        effect: {
          do: 'replace',
          effect: { do: 'moveFate', n: { done: true }, from: 'host', to: { pool: 'you' } },
        },
      },
    ),
  ],
}
