import type { CardText } from '../../abilities.ts'
import { constant, destroyed, enhance, play, shuffleIntoDeck, steal, taunt } from '../words.ts'

export const shadows = {
  'mutant-cutpurse': [enhance('damage', 'damage', 'damage')],
  'rad-penny': [play(steal(1)), destroyed(shuffleIntoDeck('self'))],
  'shoulder-id': [
    taunt,
    constant({ to: 'self', cannot: 'fight' }),
    constant({ to: 'self', insteadOfDamage: steal(1) }),
  ],
} satisfies Record<string, CardText>
