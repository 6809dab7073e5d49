import type { Texts } from '../facts.ts'
import { action, courtesy, each, inProvinces, limit, province, sincerity, target } from '../words.ts'

/** The Phoenix clan, of Defenders of Rokugan. */
export const phoenix: Texts = {
  'isawa-eju': [
    courtesy,
    sincerity,
    action({
      if: { ring: { state: 'yours', element: 'air' } },
      targets: [target(province({ holds: { in: 'provinces', whose: 'any' } }))],
      ...limit(3, 'round'),
      effect: { do: 'discardAndRefill', what: each(inProvinces({ heldBy: 'target', whose: 'any' })) },
    }),
  ],
}
