import type { Texts } from '../facts.ts'
import { has, intoInkwell, keyword, location, may, selfHas, when, yourTurn } from '../words.ts'

export const sapphire: Texts = {
  'Aurora - Tranquil Princess': [has(keyword('ward'))],
  'Olaf - Trusting Companion': [has(keyword('support'))],
  'Triton - Young Prince': [
    selfHas({ keywords: [keyword('evasive')] }, { while: yourTurn }),
    when('banished', may(intoInkwell('triggering', 'exerted')), { what: location({ whose: 'yours' }) }),
  ],
}
