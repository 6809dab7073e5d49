import type { CardText } from '../../abilities.ts'
import { action, choose, constant, creature, keyword, use, ward, when } from '../words.ts'

export const starAlliance = {
  'crash-muldoon': [
    keyword('deploy'),
    constant({ enters: 'ready', to: 'self' }),
    action(use(choose(creature({ neighbourOf: 'self', notHouse: 'staralliance' })))),
  ],
  'encounter-suit': [when({ before: 'actionResolves' }, ward('host'))],
} satisfies Record<string, CardText>
