import type { Texts } from '../facts.ts'
import { intoInkwell, keyword, location, may, selfHas, when, yourTurn } from '../words.ts'

export const sapphire: Texts = {
  'Triton - Young Prince': [
    selfHas({ keywords: [keyword('evasive')] }, { while: yourTurn }),
    when('banished', may(intoInkwell('triggering', 'exerted')), { what: location({ whose: 'yours' }) }),
  ],
}
